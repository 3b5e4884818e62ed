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
use Vitrine\SignUp\FormToken;
use Vitrine\SignUp\MailLink;
use Vitrine\SignUp\SignUpData;
use Vitrine\SignUp\SignUpModule;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;
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
	 * Takes what was added away.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'pre_wp_mail' );
		remove_all_filters( 'pre_http_request' );
		remove_all_filters( 'vitrine_visitor_address' );
		remove_all_filters( 'vitrine_sign_up_mails_per_day' );
		remove_all_filters( 'vitrine_sign_ups_per_hour' );
		delete_option( Webhook::OPTION );
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
		return (string) ( rest_do_request( $request )->get_data()['code'] ?? '' );
	}

	/**
	 * What is refused, and why.
	 */
	public function test_what_is_refused(): void {
		$old = FormToken::of( 'I agree', 0, time() - YEAR_IN_SECONDS );
		self::assertSame( 'stale', self::send( [ 'form' => strtr( FormToken::of( 'x', 1, 1 ), '.', '_' ) ] ) );
		self::assertSame( 'stale', self::send( [ 'form' => $old . '0' ] ) );
		self::assertSame( 'again', self::send( [ 'website' => 'https://spam.example' ] ) );
		self::assertSame( 'again', self::send( [ 'pace' => '300' ] ), 'Sooner than anybody writes.' );
		self::assertSame( 'again', self::send( [ 'pace' => '' ] ), 'Without script, on a page made in this second.' );
		self::assertSame( 'email', self::send( [ 'email' => 'ada@' ] ) );
		self::assertSame( 'email', self::send( [ 'email' => "ada@example.org\nBcc: all@example.org" ] ) );
		self::assertSame( 'consent', self::send( [ 'consent' => '' ] ) );
		self::assertSame( [], self::list()->find( '', '', 10 ) );
		self::assertSame( [], $this->mails );
		self::assertSame( 'sent', self::send( [ 'form' => $old, 'pace' => '' ] ), 'A page of a cache, without script.' );
		self::assertSame( 'sent', self::send( [ 'form' => $old, 'pace' => '2500' ] ) );
	}

	/**
	 * The answer is the same for all, and each address gets three mails a day.
	 */
	public function test_asks_confirms_and_leaves(): void {
		self::assertSame( 'sent', self::send() );
		$row = self::list()->by_email( 'ada@example.org' );
		self::assertSame( [ 'pending', 'I <strong>agree</strong>', 'Ada' ], [ $row['state'], $row['consent'], $row['name'] ] );
		self::assertSame( 'ada@example.org', $this->mails[0]['to'] );
		$confirm = MailLink::of( $row, MailLink::CONFIRM );
		self::assertStringContainsString( $confirm, $this->mails[0]['message'] );

		parse_str( (string) wp_parse_url( $confirm, PHP_URL_QUERY ), $link );
		$valid = static fn( array $row, array $link ): bool => MailLink::is_valid( $row, $link['vitrine-sign-up'], (int) $link['until'], $link['key'] );
		self::assertTrue( $valid( $row, $link ) );
		self::assertFalse( $valid( $row, [ ...$link, 'until' => (int) $link['until'] + 1 ] ) );
		self::assertFalse( $valid( $row, [ ...$link, 'vitrine-sign-up' => 'leave' ] ) );

		self::assertTrue( self::list()->confirm( (int) $row['id'] ) );
		self::assertFalse( self::list()->confirm( (int) $row['id'] ), 'Once.' );
		self::assertSame( 'sent', self::send( [ 'name' => 'Eve' ] ) );
		self::assertSame( [ 'confirmed', 'Ada' ], [ self::list()->by_email( 'ada@example.org' )['state'], self::list()->by_email( 'ada@example.org' )['name'] ] );
		self::assertStringContainsString( 'already', $this->mails[1]['subject'] );

		self::assertTrue( self::list()->leave( (int) $row['id'] ) );
		self::send();
		self::send();
		self::assertCount( 3, $this->mails );
		self::assertFalse( $valid( self::list()->get( (int) $row['id'] ), $link ), 'A link from before is worth nothing.' );
	}

	/**
	 * Limits of an address of visitors, and of the site.
	 */
	public function test_limits(): void {
		add_filter( 'vitrine_sign_ups_per_hour', static fn(): int => 2 );
		add_filter( 'vitrine_visitor_address', static fn(): string => '8.8.4.4' );
		self::assertSame( [ 'sent', 'sent', 'busy' ], [ self::send(), self::send( [ 'email' => 'b@example.org' ] ), self::send( [ 'email' => 'c@example.org' ] ) ] );
		remove_all_filters( 'vitrine_visitor_address' );
		add_filter( 'vitrine_sign_up_mails_per_day', static fn(): int => 2 );
		self::assertSame( 'busy', self::send( [ 'email' => 'd@example.org' ] ) );
		self::assertSame( 2, self::list()->count( '', '' ) );
	}

	/**
	 * Files for spreadsheets, exports and erasure.
	 */
	public function test_file_and_privacy(): void {
		self::send( [ 'name' => '=HYPERLINK("https://evil.example")', 'email' => '-a@example.org' ] );
		$csv = implode( '', iterator_to_array( SignUpTable::csv( self::list() ), false ) );
		self::assertStringContainsString( "\"'-a@example.org\",\"'=HYPERLINK(\"\"https://evil.example\"\")\"", $csv );
		$data = new SignUpData( self::list() );
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
		self::assertGreaterThan( time(), wp_next_scheduled( Webhook::EVENT, [ $id ] ) ?: 0 );
		$status = 204;
		$webhook->tell( $id );
		$webhook->tell( $id );
		self::assertCount( 2, $asked, 'What is told is not told again.' );
		self::assertSame( 'sha256=' . hash_hmac( 'sha256', $asked[1]['body'], Webhook::secret() ), $asked[1]['headers']['X-Vitrine-Signature'] );
		self::assertSame( '', self::list()->get( $id )['hook_problem'] );
		wp_unschedule_hook( Webhook::EVENT );
	}

	/**
	 * What is printed: no HTML of strangers, no form in feeds.
	 */
	public function test_hostile_attributes(): void {
		$html = do_blocks( '<!-- wp:vitrine/sign-up ' . wp_json_encode( [ 'emailLabel' => '"><script>x()</script>', 'consentText' => 'A <a href="javascript:x()" onclick="x()">link</a><script>x()</script>[gallery]', 'layout' => '" onclick="x()', 'buttonText' => [ 1 ] ] ) . ' /-->' );
		self::assertStringContainsString( 'is-layout-inline', $html );
		self::assertStringContainsString( 'A <a href="x()">link</a>', $html );
		self::assertDoesNotMatchRegularExpression( '~onclick|<script>|javascript:|\[gallery~', $html );
	}

	/**
	 * Sign-ups stay when the plugin is deleted, unless the site says otherwise.
	 */
	public function test_table_is_kept(): void {
		self::send();
		KeptTables::drop();
		self::assertSame( 1, self::list()->count( '', '' ) );
		self::assertSame( [ SignUps::TABLE ], KeptTables::NAMES );
		self::assertContains( $GLOBALS['wpdb']->prefix . SignUps::TABLE, ( new Database() )->tables_of_site( [], get_current_blog_id() ) );
	}
}
