<?php
/**
 * Sign-ups, from the form to the list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SignUp;

use Vitrine\Install\Database;
use Vitrine\Install\KeptTables;
use Vitrine\Plugin;
use Vitrine\SignUp\Cleaning;
use Vitrine\SignUp\FormToken;
use Vitrine\SignUp\Limits\Counters;
use Vitrine\SignUp\Limits\Mailbox;
use Vitrine\SignUp\Mails\MailLink;
use Vitrine\SignUp\Mails\Outbox;
use Vitrine\SignUp\Origin;
use Vitrine\SignUp\SignUpData;
use Vitrine\SignUp\SignUpHealth;
use Vitrine\SignUp\SignUpModule;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;
use Vitrine\SignUp\Submission;
use Vitrine\SignUp\Webhook;
use Vitrine\Support\SafeHttp;
use Vitrine\Tests\TestCase;

/**
 * Through the REST API of this site; mails and requests end before they leave it.
 */
final class SignUpTest extends TestCase {

	/**
	 * Mails that were sent.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $mails = [];

	/**
	 * Keeps mails here.
	 */
	protected function setUp(): void {
		parent::setUp();
		( new Database() )->migrate();
		$this->keep_mails();
	}

	/**
	 * Has mails end here.
	 */
	private function keep_mails(): void {
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	/**
	 * Mails that were sent.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function mails(): array {
		return $this->mails;
	}

	/**
	 * Takes what was added away.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'pre_wp_mail' );
		remove_all_filters( 'pre_http_request' );
		remove_all_filters( 'vitrine_visitor_address' );
		remove_all_filters( 'vitrine_sign_up_mails_per_hour' );
		remove_all_filters( 'vitrine_sign_ups_per_hour' );
		delete_option( Webhook::OPTION );
		delete_option( SignUpHealth::OPTION );
		self::forget_counts();
		wp_unschedule_hook( Outbox::EVENT );
		wp_unschedule_hook( 'vitrine_sign_up_cleaning' );
		self::list()->delete( array_map( intval( ... ), array_column( self::list()->find( '', '', 1000 ), 'id' ) ) );
		parent::tearDown();
	}

	/**
	 * The list.
	 */
	private static function list(): SignUps {
		return SignUpModule::sign_ups();
	}

	/**
	 * Sends a form.
	 *
	 * @param array<string, mixed> $fields What differs.
	 * @return string Code of the answer.
	 */
	private static function send( array $fields = [] ): string {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/sign-up' );
		$request->set_body_params(
			[
				'form'    => FormToken::of( 'I <strong>agree</strong>', 0, time() ),
				'email'   => 'Ada@Example.org',
				'name'    => 'Ada',
				'consent' => '1',
				'pace'    => '5000',
				...$fields,
			]
		);
		$code = (string) ( rest_do_request( $request )->get_data()['code'] ?? '' );
		// Mails go after the answer.
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( $hooks[ Outbox::EVENT ] ?? [] as $event ) {
				wp_unschedule_hook( Outbox::EVENT );
				do_action( Outbox::EVENT, ...$event['args'] );
			}
		}
		return $code;
	}

	/**
	 * Lets all limits begin anew.
	 */
	private static function forget_counts(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . Counters::TABLE );
	}

	/**
	 * Lets time pass for mails to recipients.
	 *
	 * @param int $seconds How much.
	 */
	private static function wait( int $seconds ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}" . Counters::TABLE . " SET counted_at = counted_at - {$seconds}" );
	}

	/**
	 * The row of the address that most tests use.
	 *
	 * @return array<string, string|null>
	 */
	private static function ada(): array {
		$row = self::list()->by_email( 'ada@example.org' );
		self::assertNotNull( $row );
		return $row;
	}

	/**
	 * Whether a link of the last mail works.
	 *
	 * @param string $link Address.
	 */
	private static function is_valid( string $link ): bool {
		parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $parts );
		$query = array_map( static fn( mixed $one ): string => is_string( $one ) ? $one : '', $parts );
		return MailLink::is_valid( self::ada(), $query['vitrine-sign-up'], (int) $query['until'], $query['key'] );
	}

	/**
	 * What is refused, and why.
	 */
	public function test_what_is_refused(): void {
		$old = FormToken::of( 'I agree', 0, time() - YEAR_IN_SECONDS );
		self::assertSame( 'stale', self::send( [ 'form' => strtr( FormToken::of( 'x', 1, 1 ), '.', '_' ) ] ) );
		self::assertSame( 'stale', self::send( [ 'form' => $old . '0' ] ) );
		self::assertSame( 'again', self::send( [ Submission::TRAP => 'https://spam.example' ] ) );
		self::assertSame( 'again', self::send( [ 'pace' => '300' ] ), 'Sooner than anybody writes.' );
		self::assertSame( 'again', self::send( [ 'pace' => '' ] ), 'Without script, on a page made in this second.' );
		self::assertSame( 'email', self::send( [ 'email' => 'ada@' ] ) );
		self::assertSame( 'email', self::send( [ 'email' => "ada@example.org\nBcc: all@example.org" ] ) );
		self::assertSame( 'consent', self::send( [ 'consent' => '' ] ) );
		self::assertSame( [], self::list()->find( '', '', 10 ) );
		self::assertSame( [], $this->mails() );
		self::assertSame( 'sent', self::send( [ 'form' => $old, 'pace' => '' ] ), 'A page of a cache, without script.' );
		self::forget_counts();
		self::assertSame( 'sent', self::send( [ 'form' => $old, 'pace' => '2500' ] ) );
	}

	/**
	 * The answer is the same for all.
	 */
	public function test_asks_confirms_and_leaves(): void {
		self::assertSame( 'sent', self::send() );
		$row = self::ada();
		self::assertSame( [ 'pending', 'I <strong>agree</strong>', 'Ada' ], [ $row['state'], $row['consent'], $row['name'] ] );
		self::assertSame( 'ada@example.org', $this->mails()[0]['to'] );
		$confirm = MailLink::of( $row, MailLink::CONFIRM );
		self::assertStringContainsString( $confirm, $this->mails()[0]['message'] );
		self::assertTrue( self::is_valid( $confirm ) );
		self::assertFalse( self::is_valid( (string) preg_replace( '/until=\d/', 'until=9', $confirm ) ) );
		self::assertFalse( self::is_valid( str_replace( 'sign-up=confirm', 'sign-up=leave', $confirm ) ) );

		self::assertTrue( self::list()->confirm( $row ) );
		self::assertFalse( self::list()->confirm( self::ada() ), 'Once.' );
		self::wait( WEEK_IN_SECONDS );
		self::assertSame( 'sent', self::send( [ 'name' => 'Eve' ] ) );
		self::assertSame( [ 'confirmed', 'Ada' ], [ self::ada()['state'], self::ada()['name'] ] );
		self::assertStringContainsString( 'already', $this->mails()[1]['subject'] );

		$leave = MailLink::of( $row, MailLink::LEAVE );
		self::assertTrue( self::list()->leave( (int) $row['id'] ) );
		self::assertFalse( self::is_valid( $confirm ), 'A link from before is worth nothing.' );
		self::assertTrue( self::is_valid( $leave ), 'One to unsubscribe stays.' );
	}

	/**
	 * What somebody else asks for with the same address, no earlier link confirms.
	 */
	public function test_a_link_confirms_what_its_mail_was_about(): void {
		self::send();
		$first = self::ada();
		$link  = MailLink::of( $first, MailLink::CONFIRM );
		self::send( [ 'name' => 'Eve' ] );
		self::assertSame( $first, self::ada(), 'Nothing changes without a mail.' );
		self::assertTrue( self::is_valid( $link ) );
		self::wait( DAY_IN_SECONDS );
		self::send( [ 'name' => 'Eve' ] );
		self::assertSame( 'Eve', self::ada()['name'] );
		self::assertFalse( self::is_valid( $link ) );
		self::assertFalse( self::list()->confirm( $first ), 'Nor one that was looked at before.' );
		self::assertTrue( self::list()->confirm( self::ada() ) );
	}

	/**
	 * Who has left stays on record, whoever fills in a form with their address.
	 */
	public function test_who_has_left_stays_so_until_they_confirm(): void {
		global $wpdb;
		self::send();
		self::list()->confirm( self::ada() );
		self::list()->leave( (int) self::ada()['id'] );
		$left = self::ada();
		self::wait( WEEK_IN_SECONDS );
		self::send( [ 'name' => 'Eve' ] );
		self::assertSame( [ 'left', 'Ada', $left['left_at'] ], [ self::ada()['state'], self::ada()['name'], self::ada()['left_at'] ] );
		self::assertSame( 'Eve', SignUps::asked( self::ada() )['name'] );
		$exported = ( new SignUpData( self::list(), new Webhook( self::list(), new SafeHttp() ) ) )->export( 'ada@example.org' )['data'];
		self::assertSame( [ 'Ada', 'Eve' ], array_map( static fn( array $item ): string => $item['data'][1]['value'], $exported ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_sign_ups SET next_at = 1, asked_at = 1" );
		self::list()->purge();
		self::assertSame( [ 'left', '' ], [ self::ada()['state'], self::ada()['next'] ] );
		self::assertFalse( self::list()->confirm( self::ada() ) );
		self::wait( WEEK_IN_SECONDS );
		self::send( [ 'name' => 'Countess' ] );
		self::assertTrue( self::list()->confirm( self::ada() ) );
		self::assertSame( [ 'confirmed', 'Countess', '' ], [ self::ada()['state'], self::ada()['name'], self::ada()['next'] ] );
	}

	/**
	 * Of somebody who was never on the list nothing stays but what stands for the address.
	 */
	public function test_unsubscribing_before_confirming_keeps_no_address(): void {
		self::send();
		$row   = self::ada();
		$leave = MailLink::of( $row, MailLink::LEAVE );
		self::assertFalse( self::list()->leave( (int) $row['id'] ) );
		self::assertSame( [ '', '', '', '', 'left' ], [ self::ada()['email'], self::ada()['name'], self::ada()['consent'], self::ada()['page'], self::ada()['state'] ] );
		self::wait( DAY_IN_SECONDS );
		self::send();
		self::assertCount( 1, $this->mails(), 'One a week.' );
		self::wait( WEEK_IN_SECONDS );
		self::send();
		self::assertSame( 'ada@example.org', $this->mails()[1]['to'] );
		self::assertTrue( self::is_valid( $leave ) );
		self::assertTrue( self::list()->confirm( self::ada() ) );
		self::assertSame( 'ada@example.org', self::ada()['email'] );
	}

	/**
	 * Nobody fills a mailbox: one mail a day, then one a week, however the address is written.
	 */
	public function test_mails_to_a_mailbox(): void {
		self::assertSame( 'adalove@gmail.com', Mailbox::of( 'Ada.Love+x@googlemail.com' ) );
		self::assertSame( '+a@example.org', Mailbox::of( '+a@example.org' ) );
		$send = static fn( string $email ): string => self::send( [ 'email' => $email ] );
		self::assertSame( [ 'sent', 'sent' ], [ $send( 'ada.l@gmail.com' ), $send( 'a.d.a.l+9@gmail.com' ) ] );
		self::assertCount( 1, $this->mails() );
		self::assertNull( self::list()->by_email( 'a.d.a.l+9@gmail.com' ) );
		self::wait( DAY_IN_SECONDS );
		$send( 'adal+1@gmail.com' );
		self::wait( DAY_IN_SECONDS );
		$send( 'adal+2@gmail.com' );
		self::assertCount( 2, $this->mails() );
		self::wait( 6 * DAY_IN_SECONDS );
		$send( 'adal+2@gmail.com' );
		self::assertCount( 3, $this->mails() );
	}

	/**
	 * A mail that the server does not take does not count, and administrators are told.
	 */
	public function test_failed_mails(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_false' );
		self::assertSame( 'sent', self::send() );
		self::assertStringContainsString( 'could not be sent', SignUpHealth::test()['description'] );
		remove_all_filters( 'pre_wp_mail' );
		$this->keep_mails();
		self::send();
		self::assertCount( 1, $this->mails() );
	}

	/**
	 * What the database does not take is not told as a success, and does not count.
	 */
	public function test_a_database_that_takes_nothing(): void {
		$broken = static fn( string $sql ): string => str_starts_with( $sql, 'INSERT INTO' ) && str_contains( $sql, 'vitrine_sign_ups' ) ? '' : $sql;
		add_filter( 'query', $broken );
		self::assertSame( 'failed', self::send() );
		remove_filter( 'query', $broken );
		self::assertStringContainsString( 'could not be saved', SignUpHealth::test()['description'] );
		self::assertSame( 'sent', self::send() );
		self::assertCount( 1, $this->mails() );
	}

	/**
	 * Other sites do not send forms of this one.
	 */
	public function test_origin(): void {
		self::assertFalse( Origin::is_foreign( [] ) );
		self::assertFalse( Origin::is_foreign( [ 'HTTP_ORIGIN' => 'null' ] ) );
		self::assertFalse( Origin::is_foreign( [ 'HTTP_ORIGIN' => 'https://shop.example:8443', 'HTTP_HOST' => 'shop.example:8443' ] ) );
		self::assertFalse( Origin::is_foreign( [ 'HTTP_ORIGIN' => home_url(), 'HTTP_HOST' => '10.0.0.1' ] ) );
		self::assertTrue( Origin::is_foreign( [ 'HTTP_ORIGIN' => 'https://evil.example', 'HTTP_HOST' => 'shop.example' ] ) );
		self::assertTrue( Origin::is_foreign( [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ] ) );
		self::assertFalse( Origin::is_foreign( [ 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'null' ] ) );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( 'failed', self::send() );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		self::assertSame( [], self::list()->find( '', '', 10 ) );
	}

	/**
	 * A form counts where somebody who may publish has put it.
	 */
	public function test_tokens_of_drafts(): void {
		$draft = wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		$page  = wp_insert_post( [ 'post_title' => 'Page', 'post_status' => 'publish' ] );
		self::assertSame( 'draft', self::send( [ 'form' => FormToken::of( 'x', $draft, 1 ) ] ), 'A preview is told so.' );
		wp_trash_post( $draft );
		self::assertSame( 'stale', self::send( [ 'form' => FormToken::of( 'x', $draft, 1 ) ] ) );
		self::assertSame( 'stale', self::send( [ 'form' => FormToken::of( 'x', -1, 1 ) ] ) );
		self::assertSame( 'sent', self::send( [ 'form' => FormToken::of( 'x', $page, 1 ) ] ) );
		self::assertSame( get_permalink( $page ), self::ada()['page'] );
		wp_delete_post( $draft, true );
		wp_delete_post( $page, true );
	}

	/**
	 * Names hold nothing that turns the direction of a text.
	 */
	public function test_names(): void {
		self::send( [ 'name' => "A\u{202E}d\u{200B}a\x07" ] );
		self::assertSame( 'A d a', self::ada()['name'] );
	}

	/**
	 * Limits of an address of visitors, and of the site.
	 */
	public function test_limits(): void {
		add_filter( 'vitrine_sign_ups_per_hour', static fn(): int => 2 );
		add_filter( 'vitrine_visitor_address', static fn(): string => '8.8.4.4' );
		self::assertSame( [ 'sent', 'sent', 'busy' ], [ self::send(), self::send( [ 'email' => 'b@example.org' ] ), self::send( [ 'email' => 'c@example.org' ] ) ] );
		remove_all_filters( 'vitrine_visitor_address' );
		add_filter( 'vitrine_sign_up_mails_per_hour', static fn(): int => 2 );
		self::assertSame( 'busy', self::send( [ 'email' => 'd@example.org' ] ) );
		self::assertSame( 2, self::list()->count( '', '' ) );
		self::assertStringContainsString( 'hourly email limit', SignUpHealth::test()['description'] );
		self::forget_counts();
		remove_all_filters( 'vitrine_sign_up_mails_per_hour' );
		add_filter( 'vitrine_visitor_address', static fn(): string => '10.0.0.1' );
		$codes = [];
		for ( $i = 0; $i < 11; $i++ ) {
			$codes[] = self::send();
		}
		self::assertSame( [ ...array_fill( 0, 10, 'sent' ), 'busy' ], $codes, 'Proxies are limited, too.' );
		self::forget_counts();
		remove_all_filters( 'vitrine_visitor_address' );
		$host = 0;
		add_filter(
			'vitrine_visitor_address',
			static function () use ( &$host ): string {
				return '2a00:1450:4001:' . dechex( ++$host ) . '::1';
			}
		);
		self::assertSame( [ 'sent', 'sent', 'sent', 'sent', 'busy' ], [ self::send(), self::send(), self::send(), self::send(), self::send() ], 'A /48.' );
	}

	/**
	 * Files for spreadsheets, exports and erasure.
	 */
	public function test_file_and_privacy(): void {
		self::send( [ 'name' => '=HYPERLINK("https://evil.example")', 'email' => '-a@example.org' ] );
		$csv = implode( '', iterator_to_array( SignUpTable::csv( self::list() ), false ) );
		self::assertStringContainsString( "\"'-a@example.org\",\"'=HYPERLINK(\"\"https://evil.example\"\")\"", $csv );
		$data = new SignUpData( self::list(), new Webhook( self::list(), new SafeHttp() ) );
		self::assertSame( '-a@example.org', $data->export( '-A@example.org' )['data'][0]['data'][0]['value'] );
		self::assertTrue( $data->erase( '-a@example.org' )['items_removed'] );
		self::assertSame( [], $data->export( '-a@example.org' )['data'] );
	}

	/**
	 * The webhook is HTTPS, signed, and tried again.
	 */
	public function test_webhook(): void {
		self::assertSame( '', Webhook::valid( 'http://example.org/hook' ) );
		self::assertSame( '', Webhook::valid( 'https://user:secret@example.org/hook' ) );
		update_option( Webhook::OPTION, 'https://example.org/hook' );
		$asked  = [];
		$status = 500;
		add_filter(
			'pre_http_request',
			static function ( mixed $no, array $args, string $url ) use ( &$asked, &$status ): array {
				$asked[] = [ ...$args, 'url' => $url ];
				return [ 'headers' => [], 'body' => '', 'response' => [ 'code' => $status, 'message' => '' ], 'cookies' => [], 'filename' => null ];
			},
			10,
			3
		);
		self::send();
		$id      = (int) self::list()->by_email( 'ada@example.org' )['id'];
		$webhook = new Webhook( self::list(), new SafeHttp( static fn(): array => [ '93.184.216.34' ] ) );
		$webhook->announce( $id, 'confirmed' );
		// As WP-Cron does before it runs one.
		wp_unschedule_hook( Webhook::EVENT );
		$webhook->tell( $id );
		self::assertSame( 'HTTP 500', self::list()->get( $id )['hook_problem'] );
		self::assertGreaterThan( time(), (int) wp_next_scheduled( Webhook::EVENT, [ $id ] ) );
		$status = 204;
		$webhook->tell( $id );
		$webhook->tell( $id );
		self::assertCount( 2, $asked, 'What is told is not told again.' );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', $asked[1]['body'], Webhook::secret() ), $asked[1]['headers']['X-Vitrine-Signature'] );
		self::assertSame( '', self::list()->get( $id )['hook_problem'] );
		wp_unschedule_hook( Webhook::EVENT );
		$webhook->announce( $id, 'confirmed' );
		wp_unschedule_hook( Webhook::EVENT );
		$between = static function ( mixed $response ) use ( $webhook, $id, &$between ): mixed {
			remove_filter( 'pre_http_request', $between, 20 );
			$webhook->announce( $id, 'unsubscribed' );
			wp_unschedule_hook( Webhook::EVENT );
			return $response;
		};
		add_filter( 'pre_http_request', $between, 20 );
		$webhook->tell( $id );
		self::assertSame( 'unsubscribed', self::list()->get( $id )['hook_event'], 'Not lost in between.' );
		self::assertNotFalse( wp_next_scheduled( Webhook::EVENT, [ $id ] ) );
		$webhook->tell( $id );
		self::assertStringContainsString( '"event":"unsubscribed"', end( $asked )['body'] );
		self::assert_erasing_is_told( $webhook, $asked, $status );
		wp_unschedule_hook( Webhook::EVENT );
	}

	/**
	 * The webhook is told of an erasure if it was told of the sign-up, and whoever erases is told if that fails.
	 *
	 * @param Webhook                    $webhook Tells.
	 * @param list<array<string, mixed>> $asked   What was sent.
	 * @param int                        $status  What is answered.
	 */
	private static function assert_erasing_is_told( Webhook $webhook, array &$asked, int &$status ): void {
		$data  = new SignUpData( self::list(), $webhook );
		$count = count( $asked );
		self::assertFalse( $data->erase( 'nobody@example.org' )['items_retained'] );
		self::send( [ 'email' => 'untold@example.org' ] );
		self::assertFalse( $data->erase( 'untold@example.org' )['items_retained'] );
		self::assertCount( $count, $asked, 'It never knew of these.' );
		$erased = $data->erase( 'ada@example.org' );
		self::assertSame( [ true, false, [] ], [ $erased['items_removed'], $erased['items_retained'], $erased['messages'] ] );
		$told = json_decode( (string) $asked[ $count ]['body'], true );
		self::assertSame( [ 'erased', 'ada@example.org' ], [ $told['event'], $told['email'] ] );
		self::forget_counts();
		self::send();
		$webhook->announce( (int) self::ada()['id'], 'confirmed' );
		$status = 500;
		$erased = $data->erase( 'ada@example.org' );
		self::assertSame( [ true, true, 1 ], [ $erased['items_removed'], $erased['items_retained'], count( $erased['messages'] ) ] );
		self::assertNull( self::list()->by_email( 'ada@example.org' ) );
	}

	/**
	 * What is printed: no HTML of strangers, no form in feeds.
	 */
	public function test_hostile_attributes(): void {
		$html = do_blocks( '<!-- wp:vitrine/sign-up ' . wp_json_encode( [ 'emailLabel' => '"><script>x()</script>', 'consentText' => 'A <a href="javascript:x()" onclick="x()">link</a><script>x()</script>[gallery]', 'layout' => '" onclick="x()', 'buttonText' => [ 1 ] ] ) . ' /-->' );
		self::assertStringContainsString( 'is-layout-inline', $html );
		self::assertStringContainsString( 'A <a href="x()">link</a>', $html );
		self::assertDoesNotMatchRegularExpression( '~onclick|<script>|javascript:|\[gallery~', $html );
		$html = do_blocks( '<!-- wp:vitrine/sign-up {"buttonText":"Sign up \u0026amp; save","emailLabel":"Work \u0026amp; private"} /-->' );
		self::assertStringContainsString( '>Sign up &amp; save<', $html );
		self::assertStringContainsString( '>Work &amp; private<', $html );
	}

	/**
	 * Colors of the button are said as core's Button says them: themes paint all buttons that do not.
	 */
	public function test_button_colors(): void {
		$button = static fn( string $attributes ): string => preg_match( '~<button type="submit" class="([^"]*)"~', do_blocks( "<!-- wp:vitrine/sign-up {$attributes} /-->" ), $match ) === 1 ? $match[1] : '';
		self::assertStringEndsWith( '__button wp-block-button__link wp-element-button', $button( '' ) );
		self::assertStringEndsWith( ' has-text-color has-background', $button( '{"style":{"elements":{"button":{"color":{"background":"#ffd166","text":"#161b33"}}}}}' ) );
		self::assertStringEndsWith( 'wp-element-button has-background', $button( '{"style":{"elements":{"button":{"color":{"background":"#ffd166"}}}}}' ) );
		foreach ( [ '{"style":"elements"}', '{"style":{"elements":{"button":{"color":"text"}}}}' ] as $hostile ) {
			self::assertStringEndsWith( 'wp-element-button', $button( $hostile ) );
		}
	}

	/**
	 * A deactivation takes events away: the next activation plans the cleaning again, and what was to be told can be
	 * sent again.
	 */
	public function test_goes_on_after_a_deactivation(): void {
		update_option( Webhook::OPTION, 'https://example.org/hook' );
		self::send();
		self::list()->confirm( self::ada() );
		$webhook = new Webhook( self::list(), new SafeHttp() );
		$webhook->announce( (int) self::ada()['id'], 'confirmed' );
		self::assertFalse( Webhook::has_given_up( self::ada() ) );
		Plugin::instance()->signUp->clear_events();
		self::assertFalse( wp_next_scheduled( Cleaning::EVENT ) );
		self::assertTrue( Webhook::has_given_up( self::ada() ) );
		SignUpModule::plan();
		self::assertIsInt( wp_next_scheduled( Cleaning::EVENT ) );
	}

	/**
	 * Sign-ups stay when the plugin is deleted, unless the site says otherwise.
	 */
	public function test_table_is_kept(): void {
		global $wpdb;
		self::send();
		self::list()->confirm( self::ada() );
		self::send( [ 'email' => 'b@example.org' ] );
		KeptTables::drop( false );
		self::assertSame( 1, self::list()->count( '', '' ), 'Without who has only asked.' );
		$broken = static fn( string $sql ): string => str_starts_with( $sql, 'SELECT COUNT(*)' ) ? '' : $sql;
		add_filter( 'query', $broken );
		KeptTables::drop( false );
		remove_filter( 'query', $broken );
		self::assertSame( 1, self::list()->count( '', '' ), 'A database that does not answer is not an empty one.' );
		self::assertContains( $wpdb->prefix . SignUps::TABLE, ( new Database() )->tables_of_site( [], get_current_blog_id() ) );
	}
}
