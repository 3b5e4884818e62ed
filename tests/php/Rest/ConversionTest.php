<?php
/**
 * The routes of converting galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use Vitrine\Tests\TestCase;

/**
 * Managers convert what they may edit, ten places at a time.
 */
final class ConversionTest extends TestCase {

	private const BLOCK = '<!-- wp:vitrine/gallery {"source":"urls","items":[{"url":"https://example.test/1.jpg"}]} /-->';

	/**
	 * Asks a route.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Behind `gallery-places`.
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function ask( string $method, string $path, array $params = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/vitrine/v1/gallery-places{$path}" );
		foreach ( $params as $name => $value ) {
			$request->set_param( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * A published page of the administrator.
	 *
	 * @param string $title Title.
	 */
	private static function page( string $title ): int {
		return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_author' => 1, 'post_content' => self::BLOCK ] ) );
	}

	/**
	 * The list, the preview and the conversion of one page and one widget.
	 */
	public function test_manager(): void {
		wp_set_current_user( 1 );
		$page = self::page( 'Roses &amp; <em>more</em>' );
		update_option( 'widget_block', [ 3 => [ 'content' => self::BLOCK ] ] );
		$list = self::ask( 'GET', '' )->get_data();
		self::assertSame( [ 'kind' => 'post', 'id' => (string) $page, 'galleries' => 1, 'title' => 'Roses & more', 'type' => 'Page', 'edit' => admin_url( "post.php?post={$page}&action=edit" ), 'canUndo' => true ], $list[0] );
		self::assertSame( [ 'widget', 'block-3', false ], [ $list[1]['kind'], $list[1]['id'], $list[1]['canUndo'] ] );
		$told = self::ask( 'GET', '/preview', [ 'kind' => 'post', 'id' => (string) $page ] )->get_data();
		self::assertSame( [ 1, 0, 1, [], '' ], [ $told[0]['images'], $told[0]['videos'], $told[0]['columns'], $told[0]['headings'], $told[0]['reason'] ] );
		self::assertStringContainsString( 'wp:vitrine/gallery', (string) get_post( $page )?->post_content, 'A preview changes nothing.' );
		$places = [ [ 'kind' => 'post', 'id' => (string) $page ], [ 'kind' => 'widget', 'id' => 'block-3' ], [ 'kind' => 'post', 'id' => '999999' ] ];
		$done   = self::ask( 'POST', '/convert', [ 'places' => $places ] )->get_data();
		self::assertSame( [ 1, 1, 0 ], array_column( $done, 'converted' ) );
		self::assertSame( [ null, null, 'There are no galleries here that you can convert.' ], array_column( $done, 'error' ) );
		self::assertStringStartsWith( '<!-- wp:gallery ', (string) get_post( $page )?->post_content );
		self::assertSame( [], self::ask( 'GET', '' )->get_data() );
		self::assertSame( 404, self::ask( 'GET', '/preview', [ 'kind' => 'post', 'id' => (string) $page ] )->get_status() );
	}

	/**
	 * What other plugins break while one place is saved keeps no other from being told, and can be found out.
	 */
	public function test_a_failure_half_way(): void {
		wp_set_current_user( 1 );
		$pages = [ self::page( 'First' ), self::page( 'Broken' ), self::page( 'Last' ) ];
		add_action(
			'pre_post_update',
			static function ( int $post ) use ( $pages ): void {
				if ( $post === $pages[1] ) {
					throw new \TypeError( 'Of another plugin.' );
				}
			}
		);
		$failed = [];
		add_action(
			'vitrine_conversion_failed',
			static function ( \Throwable $thrown, string $kind, string $id ) use ( &$failed ): void {
				$failed[] = [ $thrown->getMessage(), $kind, $id ];
			},
			10,
			3
		);
		$places = array_map( static fn( int $page ): array => [ 'kind' => 'post', 'id' => (string) $page ], $pages );
		$done   = self::ask( 'POST', '/convert', [ 'places' => $places ] )->get_data();
		self::assertSame( [ [ 'Of another plugin.', 'post', (string) $pages[1] ] ], $failed );
		self::assertSame( [ 1, 0, 1 ], array_column( $done, 'converted' ) );
		self::assertSame( [ null, 'An error occurred while it was being converted.', null ], array_column( $done, 'error' ) );
		self::assertStringContainsString( 'wp:vitrine/gallery', (string) get_post( $pages[1] )?->post_content );
	}

	/**
	 * Whoever manages without being an administrator sees and converts only what they may edit.
	 */
	public function test_each_place_is_asked_for(): void {
		$page = self::page( 'Not theirs' );
		$user = wp_insert_user( [ 'user_login' => 'manager', 'user_pass' => 'x', 'role' => 'author' ] );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		self::assertSame( 403, self::ask( 'GET', '' )->get_status() );
		add_filter( 'vitrine_manage_capability', static fn(): string => 'edit_posts' );
		update_option( 'widget_block', [ 3 => [ 'content' => self::BLOCK ] ] );
		self::assertSame( [], self::ask( 'GET', '' )->get_data() );
		self::assertSame( 404, self::ask( 'GET', '/preview', [ 'kind' => 'post', 'id' => (string) $page ] )->get_status() );
		$done = self::ask( 'POST', '/convert', [ 'places' => [ [ 'kind' => 'post', 'id' => (string) $page ], [ 'kind' => 'widget', 'id' => 'block-3' ] ] ] )->get_data();
		self::assertSame( [ 0, 0 ], array_column( $done, 'converted' ) );
		self::assertSame( self::BLOCK, get_post( $page )?->post_content );
		self::assertSame( self::BLOCK, get_option( 'widget_block' )[3]['content'] );
	}

	/**
	 * What is no place is refused.
	 */
	public function test_bounds(): void {
		wp_set_current_user( 1 );
		$one = [ 'kind' => 'post', 'id' => '1' ];
		foreach ( [ [], array_fill( 0, 11, $one ), [ [ 'kind' => 'post' ] ], [ [ 'kind' => 'file', 'id' => '1' ] ], [ 'x' ], 'x' ] as $places ) {
			self::assertSame( 400, self::ask( 'POST', '/convert', [ 'places' => $places ] )->get_status(), (string) wp_json_encode( $places ) );
		}
		self::assertSame( 400, self::ask( 'GET', '/preview', [ 'kind' => 'file', 'id' => 'x' ] )->get_status() );
	}

	/**
	 * The setting of what is kept is a setting of the site.
	 */
	public function test_deletion_is_a_setting(): void {
		do_action( 'rest_api_init' );
		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/settings' );
		self::assertSame( 'keep', rest_do_request( $request )->get_data()['vitrine_when_deleted'] );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_param( 'vitrine_when_deleted', 'everything' );
		self::assertSame( 'everything', rest_do_request( $request )->get_data()['vitrine_when_deleted'] );
		$request->set_param( 'vitrine_when_deleted', 'x' );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}
}
