<?php
/**
 * The calls of other plugins' scripts, over real HTTP.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\SocialFeed\Calls\Calls;
use Vitrine\Tests\HttpTestCase;

/**
 * Anybody may call, logged in or not, without a nonce; where the other plugin is active its calls stay its own; who calls a hundred times leaves nothing behind.
 */
final class CallsHttpTest extends HttpTestCase {

	/**
	 * Calls.
	 *
	 * @param string                $action  Action.
	 * @param array<string, mixed>  $fields  Fields.
	 * @param array<string, string> $headers Headers.
	 * @return array{int, string} Status and body.
	 */
	private static function call( string $action, array $fields = [], array $headers = [] ): array {
		$answer = wp_remote_post( admin_url( 'admin-ajax.php' ), [ 'timeout' => 60.0, 'headers' => $headers, 'body' => [ 'action' => $action, ...$fields ] ] );
		self::assertIsArray( $answer );
		return [ (int) wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) ];
	}

	/**
	 * What each action answers where there is nothing.
	 *
	 * @param string $action Action.
	 * @param string $empty  Answer.
	 */
	#[DataProvider( 'actions' )]
	public function test_empty_answers( string $action, string $empty ): void {
		$session = self::session( self::add_user( 'subscriber' ) );
		self::assertSame( [ 200, $empty ], self::call( $action ) );
		self::assertSame( [ 200, $empty ], self::call( $action, [ 'post_id' => '1', 'id' => '1', 'locator_nonce' => 'wrong' ], [ 'Cookie' => $session['cookies'] ] ) );
	}

	/**
	 * All actions.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function actions(): array {
		$answers = [
			'cff_resized_images_submit' => '{"resizing":{}}',
			'get_meta'                  => '[]',
			'sbi_load_more_clicked'     => '{"html":"","resizedImages":{},"feedStatus":{"shouldPaginate":false}}',
			'sbi_resized_images_submit' => '{}',
		];
		$cases   = [];
		foreach ( array_merge( ...array_values( Calls::ACTIONS ) ) as $action ) {
			$cases[ $action ] = [ $action, $answers[ $action ] ?? '' ];
		}
		return $cases;
	}

	/**
	 * A page that was cached when the other plugin was there goes on: its script names the page and the attributes.
	 */
	public function test_posts(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		self::add_posts( $source, 5 );
		$page             = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => '[custom-facebook-feed num=2]' ] );
		[ $status, $html ] = self::call( 'cff_get_new_posts', [ 'post_id' => $page, 'shortcode_data' => '{"num":"2"}', 'page' => 1, 'pag_url' => '{"1001":"https://graph.facebook.com/1001/posts?access_token=EAAV"}' ] );
		self::assertSame( [ 200, 2 ], [ $status, substr_count( $html, '<article' ) ] );
		self::assertStringNotContainsString( 'EAAV', $html );
	}

	/**
	 * Where the other plugin is active its calls stay its own; where another plugin has one of the general names, that one answers.
	 */
	public function test_originals_answer_theirs(): void {
		$remove = self::with_plugin( "add_action( 'init', static fn() => add_shortcode( 'custom-facebook-feed', static fn() => 'original' ) ); add_action( 'wp_ajax_nopriv_sbi_do_locator', static fn() => wp_die( 'theirs' ) );" );
		try {
			self::assertSame( 400, self::call( 'cff_query', [ 'post_id' => '1' ] )[0], 'WordPress knows no such call.' );
			self::assertSame( [ 200, 'theirs' ], self::call( 'sbi_do_locator' ) );
			self::assertSame( [ 200, '{}' ], self::call( 'sbi_resized_images_submit' ) );
		} finally {
			$remove();
		}
	}

	/**
	 * A visitor who calls again and again leaves no row.
	 */
	public function test_flood(): void {
		global $wpdb;
		$tables = [ 'options', 'posts', 'vitrine_threads', 'vitrine_images', 'vitrine_posts', 'vitrine_comments' ];
		$count  = static fn(): array => array_map( static fn( string $table ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table} WHERE 1 = 1" . ( $table === 'options' ? " AND option_name NOT LIKE '\\_%transient%' AND option_name <> 'cron'" : '' ) ), $tables );
		self::call( 'cff_do_locator' );
		$before = $count();
		foreach ( range( 1, 8 ) as $number ) {
			foreach ( [ 'cff_do_locator', 'sbi_do_locator', 'cff_resized_images_submit', 'sbi_resized_images_submit', 'cache_meta' ] as $action ) {
				self::call( $action, [ 'feed_id' => "sbi_{$number}", 'post_id' => $number, 'location' => 'content', 'needs_resizing' => [ "1_{$number}" ], 'metadata' => "{\"1_{$number}\":\"x\"}" ] );
			}
		}
		self::assertSame( $before, $count() );
	}
}
