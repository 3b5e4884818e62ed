<?php
/**
 * The check before a popup is published.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Publishing;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Publishing\Guard;
use Vitrine\Popup\Publishing\PrePublishCheck;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * Publishing is refused, by REST too, when there is no visible way to close.
 */
final class GuardTest extends PopupTestCase {

	private const LOCKED = [ 'settings' => [ 'close_button' => '' ] ];

	/**
	 * Both languages judge alike (twin: frontend/render/popup/checks/guard.test.ts).
	 *
	 * @param array<string, mixed> $given A case of the fixture.
	 */
	#[DataProvider( 'cases' )]
	public function test_exits( array $given ): void {
		$root = self::tree( [ 'name' => 'vitrine/popup', 'attributes' => $given['attributes'], 'blocks' => $given['blocks'] ] );
		self::assertSame( $given['closes'], Guard::has_exit( $root, 7 ) );
	}

	/**
	 * The fixture.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/popup-guard.json' ), true );
		self::assertIsArray( $cases );
		return array_combine( array_column( $cases, 'title' ), array_map( static fn( array $given ): array => [ $given ], $cases ) );
	}

	/**
	 * A control in a synced pattern counts, but none of a draft, and patterns within themselves end.
	 */
	public function test_synced_patterns(): void {
		$control = '<!-- wp:button {"vitrinePopup":{"action":"close"}} --><div class="wp-block-button"><a class="wp-block-button__link">Close</a></div><!-- /wp:button -->';
		$pattern = self::add_post( [ 'post_type' => 'wp_block', 'post_content' => $control ] );
		$inside  = "<!-- wp:block {\"ref\":{$pattern}} /-->";
		self::assertFalse( Guard::refuses( self::block( self::LOCKED, $inside ) ) );
		wp_update_post( [ 'ID' => $pattern, 'post_status' => 'draft' ] );
		self::assertTrue( Guard::refuses( self::block( self::LOCKED, $inside ) ) );
		wp_update_post( [ 'ID' => $pattern, 'post_status' => 'publish', 'post_content' => $inside ] );
		self::assertTrue( Guard::refuses( self::block( self::LOCKED, $inside ) ) );
	}

	/**
	 * Patterns that hold one another many times are looked at once each.
	 */
	public function test_synced_patterns_within_one_another(): void {
		$first  = self::add_post( [ 'post_type' => 'wp_block', 'post_content' => '' ] );
		$second = self::add_post( [ 'post_type' => 'wp_block', 'post_content' => str_repeat( "<!-- wp:block {\"ref\":{$first}} /-->", 10 ) ] );
		wp_update_post( [ 'ID' => $first, 'post_content' => str_repeat( "<!-- wp:block {\"ref\":{$second}} /-->", 10 ) ] );
		$reads = 0;
		add_filter(
			'block_parser_class',
			static function ( string $parser ) use ( &$reads ): string {
				++$reads;
				return $reads > 1000 ? throw new \LogicException( 'It does not end.' ) : $parser;
			}
		);
		self::assertTrue( Guard::refuses( self::block( self::LOCKED, "<!-- wp:block {\"ref\":{$first}} /-->" ) ) );
		self::assertLessThan( 10, $reads );
	}

	/**
	 * REST answers 400 with what mends it, for new popups, for published ones, for scheduled ones; a draft, and an autosave, are saved.
	 */
	public function test_rest(): void {
		wp_set_current_user( self::user( 'editor' ) );
		foreach ( [ 'publish', 'future' ] as $status ) {
			$answer = self::rest( '/wp/v2/popups', [ 'title' => 'Trap', 'status' => $status, 'date' => '2099-01-01T00:00:00', 'content' => self::block( self::LOCKED ) ] );
			self::assertSame( 400, $answer->get_status() );
			self::assertSame( PrePublishCheck::ERROR, $answer->get_data()['code'] );
			self::assertStringContainsString( 'close button', $answer->get_data()['data']['remedy'] );
		}
		self::assertSame( [], get_posts( [ 'post_type' => PopupPosts::TYPE, 'post_status' => 'any' ] ), 'Nothing was saved.' );

		$draft = self::rest( '/wp/v2/popups', [ 'title' => 'Trap', 'status' => 'draft', 'content' => self::block( self::LOCKED ) ] );
		self::assertSame( 201, $draft->get_status() );
		$id = (int) $draft->get_data()['id'];
		self::assertSame( 400, self::rest( "/wp/v2/popups/{$id}", [ 'status' => 'publish' ] )->get_status(), 'Its content is looked at, too.' );
		self::assertSame( 200, self::rest( "/wp/v2/popups/{$id}", [ 'status' => 'publish', 'content' => self::block() ] )->get_status() );
		self::assertSame( 400, self::rest( "/wp/v2/popups/{$id}", [ 'content' => self::block( self::LOCKED ) ] )->get_status() );
		// Core's route would define DOING_AUTOSAVE for all tests.
		$saved = (object) [ 'ID' => $id, 'post_content' => self::block( self::LOCKED ) ];
		/** @var \WP_REST_Request<array<mixed>> $request */
		$request = new \WP_REST_Request( 'POST', "/wp/v2/popups/{$id}/autosaves" );
		self::assertSame( $saved, ( new PrePublishCheck() )->check_request( $saved, $request ) );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertStringNotContainsString( 'close_button', get_post_field( 'post_content', $id ) );
		self::assertSame( 200, self::rest( "/wp/v2/popups/{$id}", [ 'content' => self::block( self::LOCKED ), 'status' => 'draft' ] )->get_status() );
	}

	/**
	 * Every other way leaves a draft, and the list says so: wp_insert_post() serves quick edit, bulk edit, WP-CLI and XML-RPC.
	 */
	public function test_elsewhere_it_stays_a_draft(): void {
		wp_set_current_user( self::user( 'editor' ) );
		$id = self::add_popup( self::LOCKED, '', [ 'post_title' => 'Trap <b>' ] );
		self::assertSame( 'draft', get_post_status( $id ) );
		self::assertStringContainsString( 'Trap', self::notice() );
		self::assertStringContainsString( Guard::remedy(), self::notice() );
		self::assertStringNotContainsString( '<b>', self::notice() );

		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		self::assertSame( '', self::notice(), 'It was saved as a draft by will.' );
		wp_publish_post( $id );
		self::assertSame( 'draft', get_post_status( $id ) );
		self::assertStringContainsString( 'Trap', self::notice() );
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_status' => 'publish', 'post_content' => self::block() ] ) );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( '', self::notice() );
	}

	/**
	 * What was scheduled while a synced pattern closed it is looked at again when its time has come; the content stays as it was written.
	 */
	public function test_scheduled(): void {
		global $wpdb;
		wp_set_current_user( self::user( 'administrator' ) );
		$id = self::add_popup( [], '<!-- wp:html --><iframe src="https://example.org/"></iframe><!-- /wp:html -->', [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00' ] );
		self::assertSame( 'future', get_post_status( $id ) );
		$wpdb->update( $wpdb->posts, [ 'post_content' => str_replace( 'wp:vitrine/popup', 'wp:vitrine/popup {"settings":{"close_button":""}}', get_post_field( 'post_content', $id ) ), 'post_date_gmt' => '2020-01-01 00:00:00', 'post_date' => '2020-01-01 00:00:00' ], [ 'ID' => $id ] );
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_content = REPLACE( post_content, '/wp:vitrine/popup {\"settings\":{\"close_button\":\"\"}}', '/wp:vitrine/popup' )" );
		clean_post_cache( $id );
		wp_set_current_user( 0 );
		do_action( 'publish_future_post', $id );
		self::assertSame( 'draft', get_post_status( $id ) );
		self::assertStringContainsString( '<iframe', get_post_field( 'post_content', $id ) );
		wp_set_current_user( self::user( 'editor' ) );
		self::assertStringContainsString( 'was kept as a draft', self::notice() );
	}

	/**
	 * Private posts are printed for nobody, and what is no popup is not ours.
	 */
	public function test_what_is_left_alone(): void {
		self::assertSame( 'private', get_post_status( self::add_popup( self::LOCKED, '', [ 'post_status' => 'private' ] ) ) );
		self::assertSame( 'publish', get_post_status( self::add_post( [ 'post_content' => self::block( self::LOCKED ) ] ) ) );
		self::assertSame( 'publish', get_post_status( self::add_post( [ 'post_type' => PopupPosts::TYPE, 'post_content' => '' ] ) ) );
	}

	/**
	 * A parsed block.
	 *
	 * @param array<string, mixed> $given A block of the fixture.
	 * @return array<string, mixed>
	 */
	private static function tree( array $given ): array {
		return [
			'blockName'   => $given['name'],
			'attrs'       => $given['attributes'],
			'innerHTML'   => isset( $given['text'] ) ? "<div class=\"wp-block-button\"><a class=\"wp-block-button__link\">{$given['text']}</a></div>" : $given['html'] ?? '',
			'innerBlocks' => array_map( self::tree( ... ), $given['blocks'] ?? [] ),
		];
	}

	/**
	 * What the list of popups says above itself.
	 */
	private static function notice(): string {
		set_current_screen( 'edit-' . PopupPosts::TYPE );
		ob_start();
		( new PrePublishCheck() )->notice();
		return (string) ob_get_clean();
	}

	/**
	 * Asks a route.
	 *
	 * @param string               $route Route.
	 * @param array<string, mixed> $body  Parameters.
	 */
	private static function rest( string $route, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', $route );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	}

	/**
	 * Adds a user.
	 *
	 * @param string $role Role.
	 */
	private static function user( string $role ): int {
		$id = wp_insert_user( [ 'user_login' => "guard-{$role}", 'user_pass' => 'x', 'role' => $role ] );
		return is_int( $id ) ? $id : (int) username_exists( "guard-{$role}" );
	}
}
