<?php
/**
 * E-mails about accounts that need somebody.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Health;

use Vitrine\Health\IncidentMail;
use Vitrine\Tests\SourceTestCase;

/**
 * One e-mail when an incident begins, one when it is over, sent by the job alone.
 */
final class IncidentsTest extends SourceTestCase {

	/**
	 * E-mails that were sent.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $sent = [];

	/**
	 * Catches them on their way to the mailer, behind all that WordPress does to them.
	 */
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		$this->sent = [];
		add_filter(
			'pre_wp_mail',
			function ( mixed $answer, array $mail ): bool {
				$this->sent[] = [ ...$mail, 'type' => apply_filters( 'wp_mail_content_type', 'text/plain' ) ];
				return true;
			},
			10,
			2
		);
	}

	/**
	 * E-mails that were sent until now.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function sent(): array {
		return $this->sent;
	}

	/**
	 * Runs the job as WP-Cron does.
	 */
	private static function run_job(): void {
		do_action( 'vitrine_refresh_sources' );
	}

	/**
	 * Lets the next run refresh a source.
	 *
	 * @param int $source Row.
	 */
	private function make_due( int $source ): void {
		$this->edit_source( $source, [ 'next_refresh_at' => time() - 1 ] );
	}

	/**
	 * A token dies, stays dead, and works again: one e-mail at the beginning and one at the end, however often the job runs.
	 */
	public function test_one_mail_per_incident_and_one_on_recovery(): void {
		add_filter( 'option_admin_email', static fn(): string => 'owner@example.org' );
		$source = $this->fetched();
		self::run_job();
		self::assertSame( [], $this->sent(), 'An account that works is not worth an e-mail.' );

		$this->graph_control( [ 'fail' => 'expired' ] );
		foreach ( range( 1, 3 ) as $turn ) {
			$this->make_due( $source->id );
			self::run_job();
		}
		self::assertSame( 'reconnect', $this->source( $source->id )->state->value );
		self::assertCount( 1, $this->sent() );
		self::assertSame( [ 'owner@example.org' ], (array) $this->sent()[0]['to'] );
		self::assertStringContainsString( 'needs you', $this->sent()[0]['subject'] );
		self::assertStringContainsString( '“Hollin Bank Gardens” (Facebook)', $this->sent()[0]['message'] );
		self::assertStringContainsString( 'The access token has expired. (190/463)', $this->sent()[0]['message'] );
		self::assertStringContainsString( 'options-general.php?page=vitrine', $this->sent()[0]['message'] );

		$this->graph_control( [ 'reset' => true ] );
		foreach ( range( 1, 2 ) as $turn ) {
			$this->make_due( $source->id );
			self::run_job();
		}
		self::assertCount( 2, $this->sent() );
		self::assertStringContainsString( 'works again', $this->sent()[1]['subject'] );
		self::assertStringContainsString( '“Hollin Bank Gardens” (Facebook)', $this->sent()[1]['message'] );
	}

	/**
	 * What the network has written about an error, and the token, are not in it.
	 */
	public function test_nothing_of_the_network_is_repeated(): void {
		$source = $this->fetched();
		$this->graph_control( [ 'fail' => 'expired' ] );
		$this->make_due( $source->id );
		self::run_job();
		self::assertCount( 1, $this->sent() );
		$text = $this->sent()[0]['subject'] . $this->sent()[0]['message'];
		foreach ( [ 'Error validating', 'session', 'OAuthException', 'fbtrace', $this->token( 'page-garden' ) ] as $remote ) {
			self::assertStringNotContainsStringIgnoringCase( $remote, $text );
		}
	}

	/**
	 * A name is somebody else's words: in one line, without markup, headers or characters that turn the direction around.
	 */
	public function test_hostile_names_are_plain_text(): void {
		add_filter( 'wp_mail_content_type', static fn(): string => 'text/html', 999 );
		update_option( 'blogname', 'Nursery &amp; Sons' );
		$source = $this->fetched();
		$name   = "Rose\r\nBcc: all@example.org\n\n<a href=\"https://evil.test\">&lt;img src=x onerror=alert(1)&gt;\u{202E}gnp.exe";
		$this->edit_source( $source->id, [ 'name' => $name, 'state' => 'reconnect', 'error' => '["token",190,460,1]', 'next_refresh_at' => time() + 999 ] );
		self::run_job();
		self::assertCount( 1, $this->sent() );
		[ 'subject' => $subject, 'message' => $message, 'type' => $type ] = $this->sent()[0];
		self::assertSame( 'text/plain', $type, 'Whatever another plugin makes of e-mails.' );
		self::assertStringStartsWith( '[Nursery & Sons] ', $subject );
		self::assertStringContainsString( '“Rose Bcc: all@example.org img src=x onerror=alert(1) gnp.exe” (Facebook)', str_replace( ')gnp', ') gnp', $message ) );
		self::assertDoesNotMatchRegularExpression( '/[<>\r]|\x{202E}|^Bcc:/mu', $message );
		self::assertSame( 'text/html', apply_filters( 'wp_mail_content_type', '' ), 'Only this e-mail is meant.' );
	}

	/**
	 * A network that has trouble of its own is given a day.
	 */
	public function test_passing_trouble_is_no_incident(): void {
		$source = $this->fetched();
		$hour   = (string) wp_json_encode( [ 'unreachable', 0, 0, time() - HOUR_IN_SECONDS ] );
		$days   = (string) wp_json_encode( [ 'unreachable', 0, 0, time() - 2 * DAY_IN_SECONDS ] );
		$this->edit_source( $source->id, [ 'state' => 'failing', 'error' => $hour, 'next_refresh_at' => time() + 999 ] );
		self::run_job();
		self::assertCount( 0, $this->sent() );
		$this->edit_source( $source->id, [ 'error' => $days ] );
		self::run_job();
		self::assertCount( 1, $this->sent() );
		$this->edit_source( $source->id, [ 'state' => 'connecting', 'error' => null ] );
		self::run_job();
		self::assertCount( 1, $this->sent(), 'One that is being tried is not well yet.' );
	}

	/**
	 * A token that ends in a week and was not renewed is told of, and once more when it has ended.
	 */
	public function test_a_token_that_ends(): void {
		$source = $this->fetched();
		$ends   = time() + 3 * DAY_IN_SECONDS;
		$this->edit_source( $source->id, [ 'expires_at' => $ends, 'connected_at' => time() - 57 * DAY_IN_SECONDS, 'next_refresh_at' => time() + 999 ] );
		self::run_job();
		self::run_job();
		self::assertCount( 1, $this->sent() );
		self::assertStringContainsString( (string) wp_date( (string) get_option( 'date_format' ), $ends ), $this->sent()[0]['message'] );
		$this->edit_source( $source->id, [ 'state' => 'reconnect', 'error' => '["token",190,463,1]' ] );
		self::run_job();
		self::run_job();
		self::assertCount( 2, $this->sent() );
	}

	/**
	 * They can be switched off, and go to whom the site says; what happened meanwhile is not told later.
	 */
	public function test_settings(): void {
		IncidentMail::register_setting();
		update_option( IncidentMail::OPTION, false );
		unregister_setting( 'vitrine', IncidentMail::OPTION );
		$source = $this->fetched();
		$this->edit_source( $source->id, [ 'state' => 'reconnect', 'error' => '["token",190,463,1]', 'next_refresh_at' => time() + 999 ] );
		self::run_job();
		update_option( IncidentMail::OPTION, true );
		self::run_job();
		self::assertSame( [], $this->sent() );
		add_filter( 'vitrine_incident_recipients', static fn(): array => [ 'a@example.org', 'no address', 'b@example.org' ] );
		$this->edit_source( $source->id, [ 'state' => 'ok', 'error' => null ] );
		self::run_job();
		self::assertSame( [ 'a@example.org', 'b@example.org' ], $this->sent()[0]['to'] );
	}

	/**
	 * A page view and a manager's own refresh send nothing: the job does.
	 */
	public function test_only_the_job_sends(): void {
		$source = $this->fetched();
		$this->graph_control( [ 'fail' => 'expired' ] );
		$this->refresh( $source->id );
		self::assertSame( 'reconnect', $this->source( $source->id )->state->value );
		do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $source->id . '} /-->' );
		self::assertSame( [], $this->sent() );
		self::run_job();
		self::assertCount( 1, $this->sent() );
	}

	/**
	 * Two jobs at once tell once.
	 */
	public function test_who_comes_second_is_silent(): void {
		$source = $this->fetched();
		self::run_job();
		$this->edit_source( $source->id, [ 'state' => 'reconnect', 'error' => '["token",190,463,1]', 'next_refresh_at' => time() + 999 ] );
		$other = function () use ( &$other ): void {
			remove_action( 'vitrine_test_between', $other );
			self::run_job();
		};
		add_filter(
			'option_vitrine_incidents',
			static function ( mixed $value ): mixed {
				do_action( 'vitrine_test_between' );
				return $value;
			}
		);
		update_option( 'vitrine_incidents', '{}', false );
		add_action( 'vitrine_test_between', $other );
		self::run_job();
		self::assertCount( 1, $this->sent() );
	}
}
