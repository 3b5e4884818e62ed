<?php
/**
 * GET /shortcode.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What a shortcode becomes, for people who edit.
 */
final class ShortcodeTest extends TestCase {

	use StoredFeed;

	/**
	 * Asks as a role.
	 *
	 * @param string $text Text.
	 * @param string $role Role, '' = nobody's.
	 */
	private static function answer( string $text, string $role = 'contributor' ): \WP_REST_Response {
		wp_set_current_user( $role === '' ? 0 : wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'password', 'role' => $role ] ) );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/shortcode' );
		$request->set_query_params( [ 'text' => $text ] );
		return rest_do_request( $request );
	}

	/**
	 * Attributes of the block, and names of what does nothing: what is unknown, what is not understood, tokens, values that are too long.
	 */
	public function test_reads(): void {
		$source = self::add_source( [ 'account' => '1001' ] );
		$answer = self::answer( "<p>[custom-facebook-feed id=1001 num=3 Layout=half cols=many favorlocal=true accesstoken='EAAX' filter='" . str_repeat( 'x', 2000 ) . "']</p>" );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertSame( 'custom-facebook-feed', $data['tag'] );
		self::assertTrue( $data['connected'] );
		self::assertEquals( [ 'number' => 3, 'layout' => 'list', 'postLayout' => 'half', 'source' => $source ], (array) $data['attributes'] );
		self::assertSame( [ 'cols', 'favorlocal', 'accesstoken', 'filter' ], $data['withoutEffect'] );
	}

	/**
	 * An account that is not connected: everything but the source, and the account has no effect.
	 */
	public function test_account_not_connected(): void {
		$data = self::answer( '[instagram-feed user=nobody num=4]' )->get_data();
		self::assertFalse( $data['connected'] );
		self::assertSame( 4, $data['attributes']->number );
		self::assertFalse( isset( $data['attributes']->source ) );
		self::assertSame( [ 'user' ], $data['withoutEffect'] );
	}

	/**
	 * A feed that was imported is named by its pattern, as long as that is published.
	 */
	public function test_imported_feed(): void {
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Feed', 'post_content' => '<!-- wp:vitrine/social-feed /-->' ] );
		update_post_meta( $pattern, ImportedPatterns::FEED, 'instagram-feed:7' );
		self::assertSame( $pattern, self::answer( '[instagram-feed feed="7"]' )->get_data()['pattern'] );
		foreach ( [ '[instagram-feed feed=8]', '[custom-facebook-feed feed=7]', '[instagram-feed feed="7 OR 1=1"]', '[instagram-feed]', '[instagram-feed num=7]' ] as $other ) {
			self::assertNull( self::answer( $other )->get_data()['pattern'], $other );
		}
		wp_trash_post( $pattern );
		self::assertNull( self::answer( '[instagram-feed feed="7"]' )->get_data()['pattern'] );
	}

	/**
	 * The answer repeats no token, and nothing of what it does not use.
	 */
	public function test_repeats_nothing(): void {
		self::add_source();
		$answer = wp_json_encode( self::answer( '[custom-facebook-feed accesstoken=EAAVSecret ownaccesstoken=EAAVSecret id=EAAVSecret nonsense=EAAVSecret]' )->get_data() );
		self::assertStringNotContainsString( 'EAAVSecret', (string) $answer );
	}

	/**
	 * Text without one.
	 *
	 * @param string $text Text.
	 */
	#[DataProvider( 'texts' )]
	public function test_no_shortcode( string $text ): void {
		$answer = self::answer( $text );
		self::assertSame( [ 404, 'vitrine_shortcode_unknown' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	/**
	 * Texts.
	 *
	 * @return array<string, array{string}>
	 */
	public static function texts(): array {
		return [
			'words'   => [ 'custom-facebook-feed' ],
			'another' => [ '[gallery ids=1]' ],
			'longer'  => [ '[custom-facebook-feeds num=3]' ],
			'escaped' => [ '[[custom-facebook-feed num=3]]' ],
			'empty'   => [ '' ],
		];
	}

	/**
	 * Only people who edit may ask, and nobody for more than a page of text.
	 */
	public function test_refuses(): void {
		self::assertSame( 401, self::answer( '[instagram-feed]', '' )->get_status() );
		self::assertSame( 403, self::answer( '[instagram-feed]', 'subscriber' )->get_status() );
		self::assertSame( 400, self::answer( '[instagram-feed]' . str_repeat( ' ', 20_000 ) )->get_status() );
	}
}
