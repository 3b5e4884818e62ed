<?php
/**
 * The notice of accounts that need somebody.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Plugin;
use Vitrine\Tests\HttpTestCase;

/**
 * Managers see it on the site and in the admin, visitors and others nothing of it; whoever dismisses it sees it again with the next incident.
 */
final class SiteNoticeTest extends HttpTestCase {

	private const MARK = 'vitrine-site-notice';

	/**
	 * A page of the site.
	 *
	 * @param array<string, string> $headers Headers.
	 */
	private static function home( array $headers = [] ): string {
		return self::ask( 'GET', '/', $headers )['body'];
	}

	/**
	 * Somebody's cookies.
	 *
	 * @param string $role Role.
	 * @return array{int, array<string, string>} Id and headers.
	 */
	private static function somebody( string $role ): array {
		$user = self::add_user( $role );
		return [ $user, [ 'Cookie' => self::session( $user )['cookies'] ] ];
	}

	/**
	 * The nonce in a notice.
	 *
	 * @param string $html HTML.
	 */
	private static function nonce( string $html ): string {
		self::assertSame( 1, preg_match( '/vitrine_dismiss_incidents">.*?name="_wpnonce" value="(\w+)"/s', $html, $found ), $html );
		return $found[1];
	}

	/**
	 * Sends the form of the notice.
	 *
	 * @param array<string, string> $headers Headers.
	 * @param string                $nonce   Nonce.
	 * @return array{int, string} Status, and where it leads.
	 */
	private static function send( array $headers, string $nonce ): array {
		$answer = wp_remote_post( admin_url( 'admin-post.php' ), [ 'timeout' => 60.0, 'redirection' => 0, 'headers' => $headers, 'body' => [ 'action' => DismissedIncidents::ACTION, '_wpnonce' => $nonce, '_wp_http_referer' => '/?p=1' ] ] );
		self::assertIsArray( $answer );
		return [ (int) wp_remote_retrieve_response_code( $answer ), implode( '', (array) wp_remote_retrieve_header( $answer, 'location' ) ) ];
	}

	/**
	 * Only managers have anything of it in their pages, and only while an account needs somebody.
	 */
	public function test_who_sees_it(): void {
		[ , $manager ] = self::somebody( 'administrator' );
		[ , $editor ]  = self::somebody( 'editor' );
		self::assertStringNotContainsString( self::MARK, self::home( $manager ) );
		self::add_source( [ 'name' => 'Ill <script>alert(42)</script>', 'state' => 'reconnect', 'error' => '["token",190,460,1]' ], 'EAAVSecretToken' );
		$html = self::home( $manager );
		self::assertStringContainsString( 'class="vitrine-site-notice"', $html );
		self::assertStringContainsString( 'admin/site-notice.css', $html );
		self::assertStringContainsString( 'Ill &lt;script&gt;alert(42)&lt;/script&gt;:', $html );
		self::assertStringContainsString( 'password was changed. (190/460)', $html );
		self::assertStringNotContainsString( 'EAAV', $html );
		self::assertStringNotContainsString( '<script>alert(42)', $html );
		foreach ( [ self::home(), self::home( $editor ) ] as $other ) {
			self::assertStringNotContainsString( self::MARK, $other );
			self::assertStringNotContainsString( DismissedIncidents::ACTION, $other );
		}
	}

	/**
	 * Each account whose token is dead has its own button, before the way to all accounts; what a token does not mend
	 * has none.
	 */
	public function test_reconnects(): void {
		[ , $manager ] = self::somebody( 'administrator' );
		$dead          = self::add_source( [ 'account' => '1', 'name' => 'Dead', 'state' => 'reconnect', 'error' => '["token",190,460,1]' ] );
		$refused       = self::add_source( [ 'account' => '2', 'name' => 'Refused "x"', 'state' => 'permission', 'error' => '["permission",10,0,1]' ] );
		$full          = self::add_source( [ 'account' => '3', 'name' => 'Full', 'state' => 'pictures' ] );
		foreach ( [ self::home( $manager ), self::ask( 'GET', '/wp-admin/index.php', $manager )['body'] ] as $html ) {
			preg_match_all( '~<a (?:class="[^"]+" )?href="[^"#]+page=vitrine(?:#([^"]+))?"(?: aria-label="([^"]+)")?>(Reconnect|Manage accounts)<~', $html, $links, PREG_SET_ORDER );
			self::assertSame(
				[ [ "reconnect-{$dead}", 'Reconnect Dead', 'Reconnect' ], [ "reconnect-{$refused}", 'Reconnect Refused &quot;x&quot;', 'Reconnect' ], [ '', '', 'Manage accounts' ] ],
				array_map( static fn( array $link ): array => array_slice( $link, 1 ), $links )
			);
			self::assertStringContainsString( 'Full', $html );
			self::assertStringNotContainsString( "reconnect-{$full}", $html );
		}
	}

	/**
	 * Dismissed by one person, by the form, the route or the original's call, it is gone for that person on the site and in the admin, and back with the next incident.
	 *
	 * @param string $way How.
	 */
	#[DataProvider( 'ways' )]
	public function test_dismissed( string $way ): void {
		global $wpdb;
		$source             = self::add_source( [ 'state' => 'reconnect', 'error' => '["token",190,460,100]' ] );
		[ $user, $manager ] = self::somebody( 'administrator' );
		[ , $other ]        = self::somebody( 'administrator' );
		$html               = self::home( $manager );
		if ( $way === 'form' ) {
			[ $status, $location ] = self::send( $manager, self::nonce( $html ) );
			self::assertSame( 302, $status );
			self::assertStringEndsWith( '/?p=1', $location );
		} elseif ( $way === 'route' ) {
			$session = self::session( $user );
			self::assertSame( 200, self::ask( 'POST', '/wp-json/vitrine/v1/incidents/dismissal', [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ], [] )['status'] );
		} else {
			self::assertIsArray( wp_remote_post( admin_url( 'admin-ajax.php' ), [ 'timeout' => 60.0, 'headers' => $manager, 'body' => [ 'action' => 'cff_hide_frontend_license_error', 'nonce' => self::nonce( $html ) ] ] ) );
		}
		self::assertStringNotContainsString( self::MARK, self::home( $manager ) );
		self::assertStringNotContainsString( 'Social feed of', self::ask( 'GET', '/wp-admin/index.php', $manager )['body'] );
		self::assertStringContainsString( self::MARK, self::home( $other ) );

		$wpdb->update( "{$wpdb->prefix}vitrine_sources", [ 'error' => '["token",190,463,200]' ], [ 'id' => $source ] );
		self::assertStringContainsString( self::MARK, self::home( $manager ), 'Another incident.' );
	}

	/**
	 * Ways to dismiss it.
	 *
	 * @return array<string, array{string}>
	 */
	public static function ways(): array {
		return [ 'form' => [ 'form' ], 'route' => [ 'route' ], 'call' => [ 'call' ] ];
	}

	/**
	 * Nobody else, and no page elsewhere, dismisses it.
	 */
	public function test_refusals(): void {
		self::add_source( [ 'state' => 'reconnect', 'error' => '["token",190,460,100]' ] );
		[ , $manager ]      = self::somebody( 'administrator' );
		[ $user, $editor ] = self::somebody( 'editor' );
		$nonce              = self::nonce( self::home( $manager ) );
		self::assertSame( 403, self::send( $manager, 'wrong' )[0] );
		self::assertSame( 403, self::send( $editor, $nonce )[0] );
		foreach ( [ [ $manager, 'wrong' ], [ $manager, '' ], [ $editor, $nonce ] ] as [ $headers, $sent ] ) {
			$answer = wp_remote_post( admin_url( 'admin-ajax.php' ), [ 'timeout' => 60.0, 'headers' => $headers, 'body' => [ 'action' => 'cff_hide_frontend_license_error', 'nonce' => $sent ] ] );
			self::assertSame( 403, wp_remote_retrieve_response_code( $answer ) );
		}
		$session = self::session( $user );
		self::assertSame( 403, self::ask( 'POST', '/wp-json/vitrine/v1/incidents/dismissal', [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ], [] )['status'] );
		self::assertSame( 401, self::ask( 'POST', '/wp-json/vitrine/v1/incidents/dismissal', $manager, [] )['status'] );
		self::assertStringContainsString( self::MARK, self::home( $manager ) );
		self::assertSame( [], get_users( [ 'meta_key' => $GLOBALS['wpdb']->get_blog_prefix() . DismissedIncidents::OPTION ] ) );
		self::assertCount( 1, Plugin::instance()->feed->sources()->all() );
	}
}
