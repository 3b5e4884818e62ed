<?php
/**
 * Who may manage popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\PopupPosts;
use Vitrine\Tests\HttpTestCase;

/**
 * Every route that manages popups, by role, with and without a nonce, over real HTTP. Drafts and private popups come out to nobody else.
 */
final class PopupsTest extends HttpTestCase {

	private const SECRET = 'Nobody else may read this';

	/**
	 * Editors do everything, others nothing, and a refusal tells nothing.
	 *
	 * @param string $route     Route.
	 * @param string $role      Role.
	 * @param bool   $has_nonce Whether the nonce is sent.
	 */
	#[DataProvider( 'cases' )]
	public function test_routes( string $route, string $role, bool $has_nonce ): void {
		$before  = self::count_popups();
		$headers = [];
		$user    = 0;
		if ( $role !== 'anonymous' ) {
			$user    = self::add_user( $role );
			$session = self::session( $user );
			$headers = [ 'Cookie' => $session['cookies'], ...( $has_nonce ? [ 'X-WP-Nonce' => $session['nonce'] ] : [] ) ];
		}
		$ids = [];
		foreach ( [ 'publish', 'draft', 'private' ] as $status ) {
			// An author's own popup is none that an author may edit.
			$ids[] = self::add_popup( $status, $role === 'author' ? $user : 1 );
		}
		foreach ( $route === 'import' ? [ 0 ] : $ids as $id ) {
			$answer = self::route( $route, $id, $headers );
			if ( $role === 'editor' && $has_nonce ) {
				self::assertContains( $answer['status'], [ 200, 201 ], $answer['body'] );
				continue;
			}
			self::assertSame( $has_nonce && $role !== 'anonymous' ? 403 : 401, $answer['status'], $answer['body'] );
			self::assertSame( 'vitrine_forbidden', $answer['json']['code'] );
			self::assertStringNotContainsString( self::SECRET, $answer['body'] );
		}
		$made = self::count_popups() - $before - 3;
		self::assertSame( $role === 'editor' && $has_nonce ? [ 'export' => 0, 'mentions' => 0, 'duplicate' => 3, 'import' => 1 ][ $route ] : 0, $made );
	}

	/**
	 * Every route, role and nonce.
	 *
	 * @return array<string, array{string, string, bool}>
	 */
	public static function cases(): array {
		$cases = [];
		foreach ( [ 'export', 'mentions', 'duplicate', 'import' ] as $route ) {
			foreach ( [ 'anonymous', 'subscriber', 'author', 'editor' ] as $role ) {
				foreach ( [ true, false ] as $has_nonce ) {
					$cases[ "{$route}, {$role}, " . ( $has_nonce ? 'nonce' : 'none' ) ] = [ $route, $role, $has_nonce ];
				}
			}
		}
		return $cases;
	}

	/**
	 * What is no popup is none by these routes, and a file that is too large is refused before it is read.
	 */
	public function test_what_is_refused(): void {
		$session = self::session( self::add_user( 'editor' ) );
		$headers = [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ];
		$page    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'private', 'post_title' => 'Page', 'post_content' => self::SECRET ] );
		foreach ( [ 'export', 'mentions', 'duplicate' ] as $route ) {
			foreach ( [ $page, 999_999_999 ] as $id ) {
				$answer = self::route( $route, $id, $headers );
				self::assertSame( 404, $answer['status'] );
				self::assertSame( 'vitrine_popup_unknown', $answer['json']['code'] );
				self::assertStringNotContainsString( self::SECRET, $answer['body'] );
			}
		}
		wp_delete_post( $page, true );
		$answer = self::ask( 'POST', '/wp-json/vitrine/v1/popups/import', $headers, [ 'file' => str_repeat( ' ', MB_IN_BYTES + 1 ) ] );
		self::assertSame( [ 413, 'vitrine_import_too_large' ], [ $answer['status'], $answer['json']['code'] ] );
		$answer = self::ask( 'POST', '/wp-json/vitrine/v1/popups/import', $headers, [ 'file' => '{"vitrine":1,"settings":7}' ] );
		self::assertSame( [ 400, 'vitrine_import_invalid', [ '“settings” must be an object.' ] ], [ $answer['status'], $answer['json']['code'], $answer['json']['data']['faults'] ] );
		foreach ( [ [ 'file' => [ 1 ] ], [ 'source' => '../../x' ], [ 'name' => str_repeat( 'x', 300 ) ], [ 'trusted' => 'maybe' ] ] as $body ) {
			self::assertSame( 400, self::ask( 'POST', '/wp-json/vitrine/v1/popups/import', $headers, $body )['status'] );
		}
	}

	/**
	 * Asks a route.
	 *
	 * @param string                $route   Route.
	 * @param int                   $id      Popup.
	 * @param array<string, string> $headers Headers.
	 * @return array{status: int, body: string, json: mixed}
	 */
	private static function route( string $route, int $id, array $headers ): array {
		return match ( $route ) {
			'import' => self::ask( 'POST', '/wp-json/vitrine/v1/popups/import', $headers, [ 'file' => '{"vitrine":1,"title":"Imported"}' ] ),
			'duplicate' => self::ask( 'POST', "/wp-json/vitrine/v1/popups/{$id}/duplicate", $headers ),
			default => self::ask( 'GET', "/wp-json/vitrine/v1/popups/{$id}/{$route}", $headers ),
		};
	}

	/**
	 * Adds a popup.
	 *
	 * @param string $status Its status.
	 * @param int    $author Its author.
	 */
	private static function add_popup( string $status, int $author ): int {
		return wp_insert_post( [ 'post_type' => PopupPosts::TYPE, 'post_status' => $status, 'post_author' => $author, 'post_title' => self::SECRET, 'post_content' => '<!-- wp:vitrine/popup --><!-- wp:paragraph --><p>' . self::SECRET . '</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->' ] );
	}

	/**
	 * How many popups there are.
	 */
	private static function count_popups(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s", PopupPosts::TYPE ) );
	}
}
