<?php
/**
 * Where feeds stand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Places;

use Vitrine\Places\Places;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * The list has every place with its area; it is made by the job and kept right by saving, and tells nobody of what is not theirs.
 */
final class PlacesTest extends TestCase {

	use StoredFeed;

	/**
	 * Looks as the job does.
	 */
	private static function look(): void {
		Plugin::instance()->places->places()->note_all();
	}

	/**
	 * Areas by kind and id.
	 *
	 * @return array<string, string>
	 */
	private static function areas(): array {
		$areas = [];
		foreach ( Places::all() as $place ) {
			$areas[ "{$place->kind} {$place->id}" ] = $place->area;
		}
		return $areas;
	}

	/**
	 * The answer of the route.
	 */
	private static function answer(): \WP_REST_Response {
		return rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/feed-places' ) );
	}

	/**
	 * Posts, drafts, patterns, templates and parts by their areas, and widgets.
	 */
	public function test_all_kinds(): void {
		switch_theme( 'twentytwentyfive' );
		$source = self::add_source();
		$feed   = self::block( [ 'source' => $source ] );
		$page   = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => "<!-- wp:group --><div>{$feed}</div><!-- /wp:group -->" ] );
		$draft  = wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'Draft', 'post_content' => self::block( [] ) ] );
		$block  = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => $feed ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'None', 'post_content' => 'wp:vitrine/social-feed in words' ] );
		foreach ( [ 'header', 'footer', 'uncategorized' ] as $area ) {
			$part = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => "our-{$area}", 'post_title' => $area, 'post_content' => $feed ] );
			wp_set_post_terms( $part, get_stylesheet(), 'wp_theme' );
			wp_set_post_terms( $part, $area, 'wp_template_part_area' );
		}
		update_option( 'widget_block', [ 5 => [ 'content' => $feed ], 6 => [ 'content' => $feed ], 7 => [ 'content' => $feed ] ] );
		wp_set_sidebars_widgets( [ 'sidebar-1' => [ 'block-5' ], 'footer-area' => [ 'block-6' ], 'wp_inactive_widgets' => [ 'block-7' ] ] );
		self::look();
		$theme = get_stylesheet();
		self::assertEqualsCanonicalizing(
			[
				"post {$page}"                                => 'content',
				"post {$draft}"                               => 'content',
				"wp_block {$block}"                           => '',
				"wp_template_part {$theme}//our-header"       => 'header',
				"wp_template_part {$theme}//our-footer"       => 'footer',
				"wp_template_part {$theme}//our-uncategorized" => '',
				'widget block-5'                              => 'sidebar',
				'widget block-6'                              => 'footer',
				'widget block-7'                              => '',
			],
			self::areas()
		);
		self::assertEqualsCanonicalizing( array_keys( self::areas() ), array_unique( array_keys( self::areas() ) ) );
		foreach ( Places::all() as $place ) {
			self::assertSame( $place->id === (string) $draft ? [] : [ $source ], $place->accounts );
		}
	}

	/**
	 * Saving keeps the list right: added, changed, trashed, deleted.
	 */
	public function test_saving(): void {
		self::look();
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => self::block( [ 'source' => 7 ] ) ] );
		self::assertSame( [ "post {$page}" => 'content' ], self::areas() );
		self::assertSame( [ 7 ], Places::all()[0]->accounts );
		wp_update_post( [ 'ID' => $page, 'post_content' => self::block( [ 'source' => 8, 'others' => [ [ 'source' => 9 ] ] ] ) ] );
		self::assertSame( [ 8, 9 ], Places::all()[0]->accounts );
		wp_trash_post( $page );
		self::assertSame( [], Places::all() );
		wp_untrash_post( $page );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'publish' ] );
		self::assertCount( 1, Places::all() );
		wp_delete_post( $page, true );
		self::assertSame( [], Places::all() );
	}

	/**
	 * A day later what has changed past the hooks is found; before, nothing is looked through again.
	 */
	public function test_once_a_day(): void {
		global $wpdb;
		self::look();
		$wpdb->insert( $wpdb->posts, [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Imported', 'post_content' => self::block( [ 'source' => 7 ] ) ] );
		self::look();
		self::assertSame( [], Places::all() );
		update_option( Places::OPTION, [ time() - DAY_IN_SECONDS - 1, [] ], false );
		do_action( 'vitrine_refresh_sources' );
		self::assertCount( 1, Places::all() );
	}

	/**
	 * What visitors see writes nothing.
	 */
	public function test_page_views_write_nothing(): void {
		delete_option( Places::OPTION );
		do_blocks( self::block( [ 'source' => self::add_source() ] ) );
		self::assertFalse( get_option( Places::OPTION ) );
	}

	/**
	 * Managers are told what they may edit, with links; others nothing.
	 */
	public function test_route(): void {
		$source = self::add_source( [ 'name' => 'Garden' ] );
		$author = (int) wp_insert_user( [ 'user_login' => 'somebody', 'user_pass' => 'x', 'role' => 'editor' ] );
		$page   = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'private', 'post_author' => 1, 'post_title' => '<img src=x onerror=alert(1)> &amp; more', 'post_content' => self::block( [ 'source' => $source ] ) ] );
		update_option( 'widget_block', [ 5 => [ 'content' => self::block( [] ) ] ] );
		self::assertSame( 401, self::answer()->get_status() );
		wp_set_current_user( $author );
		self::assertSame( 403, self::answer()->get_status() );
		add_filter( 'vitrine_manage_capability', static fn(): string => 'edit_pages' );
		self::assertSame( [ 'post' ], array_column( self::answer()->get_data(), 'kind' ), 'An editor has no widgets.' );
		wp_set_current_user( 1 );
		$rows = array_column( self::answer()->get_data(), null, 'kind' );
		self::assertSame( [ 'Garden' ], $rows['post']['accounts'] );
		self::assertStringNotContainsString( '<', $rows['post']['title'] );
		self::assertSame( 'Private', $rows['post']['status'] );
		self::assertNull( $rows['post']['view'] );
		self::assertStringContainsString( "post={$page}", $rows['post']['edit'] );
		self::assertStringContainsString( 'widgets.php', $rows['widget']['edit'] );
		get_role( 'editor' )?->remove_cap( 'edit_private_pages' );
		wp_set_current_user( $author );
		self::assertSame( [], self::answer()->get_data(), 'What somebody may not edit is not named.' );
		get_role( 'editor' )?->add_cap( 'edit_private_pages' );
	}
}
