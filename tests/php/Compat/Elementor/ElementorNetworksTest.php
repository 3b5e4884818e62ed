<?php
/**
 * Networks in Elementor's content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Elementor;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Share buttons, and widgets for Facebook.
 */
final class ElementorNetworksTest extends ElementorContentCase {

	private const ENDED = 'Facebook’s Like, Recommend, and Follow buttons ended in February 2026. A link or a share button takes their place.';

	/**
	 * Share buttons with everything that they may have.
	 */
	public function test_share_buttons(): void {
		$block = self::blocks(
			self::widget(
				'share-buttons',
				[
					'share_buttons'  => [ [ '_id' => '1', 'button' => 'facebook', 'text' => 'Tell friends' ], [ 'button' => 'x-twitter' ], [ 'button' => 'odnoklassniki', 'text' => '' ], [ 'button' => 'email' ], [ 'button' => 'print' ] ],
					'view'           => 'text',
					'skin'           => 'framed',
					'shape'          => 'circle',
					'columns'        => '3',
					'alignment'      => 'center',
					'share_url_type' => 'custom',
					'share_url'      => [ 'url' => 'https://example.com/?a=1&b=2' ],
					'color_source'   => 'custom',
				]
			)
		)[0];
		self::assertSame( 'vitrine/share-buttons', $block['blockName'] );
		self::assertEquals(
			[
				'services'  => [ [ 'service' => 'facebook', 'label' => 'Tell friends' ], [ 'service' => 'x', 'label' => '' ], [ 'service' => 'ok', 'label' => '' ], [ 'service' => 'email', 'label' => '' ], [ 'service' => 'print', 'label' => '' ] ],
				'show'      => 'text',
				'colors'    => 'text',
				'columns'   => 3,
				'url'       => 'https://example.com/?a=1&b=2',
				'className' => 'is-style-outline',
				'style'     => [ 'border' => [ 'radius' => '100px' ] ],
				'layout'    => [ 'type' => 'flex', 'justifyContent' => 'center' ],
			],
			array_replace( $block['attrs'], [ 'services' => array_map( static fn( array $one ): array => [ 'label' => '', ...$one ], $block['attrs']['services'] ) ] )
		);
	}

	/**
	 * What Elementor does by itself is not stored, and is said here.
	 */
	public function test_share_buttons_as_they_begin(): void {
		$attributes = self::blocks( self::widget( 'share-buttons', [ 'show_label' => '' ] ) )[0]['attrs'];
		self::assertSame( [ 'facebook', 'x', 'linkedin' ], array_column( $attributes['services'], 'service' ) );
		self::assertSame( [ 'icon', '0px' ], [ $attributes['show'], $attributes['style']['border']['radius'] ] );
	}

	/**
	 * One number of columns for all devices.
	 */
	public function test_columns_of_devices(): void {
		self::assertSame( [ 'Settings of elements without a counterpart: columns_mobile' ], self::page( self::widget( 'share-buttons', [ 'columns' => '3', 'columns_mobile' => '1' ] ) )['left'] );
	}

	/**
	 * Services that have closed are kept, others are left out, and the preview says both.
	 */
	public function test_services(): void {
		$page = self::page( self::widget( 'share-buttons', [ 'share_buttons' => [ [ 'button' => 'pocket' ], [ 'button' => 'google' ], [ 'button' => 'xing' ] ] ] ) );
		self::assertSame( [ 'pocket', 'xing' ], array_column( self::parsed( $page['content'] )[0]['attrs']['services'], 'service' ) );
		self::assertSame( [ 'Share button “pocket”: the service has shut down, and visitors do not see it', 'Share button “google”' ], $page['left'] );
	}

	/**
	 * Widgets for Facebook.
	 *
	 * @return array<string, array{string, array<string, string>, string, string, list<string>}>
	 */
	public static function facebook(): array {
		$post    = 'https://www.facebook.com/wordpress/posts/1234567890';
		$comment = "{$post}?comment_id=77";
		return [
			'a page'                       => [ 'facebook-page', [ 'url' => 'https://www.facebook.com/wordpress', 'show_cover' => '' ], 'vitrine/embed', '"url":"https://www.facebook.com/wordpress","cover":false', [] ],
			'a page of a group'            => [ 'facebook-page', [ 'url' => 'https://www.facebook.com/groups/1' ], 'core/buttons', 'href="https://www.facebook.com/groups/1"', [] ],
			'a post'                       => [ 'facebook-embed', [ 'post_url' => $post ], 'vitrine/embed', "{\"url\":\"{$post}\"}", [] ],
			'a video'                      => [ 'facebook-embed', [ 'type' => 'video', 'video_url' => 'https://www.facebook.com/watch/?v=1234567890' ], 'vitrine/embed', '"url":"https://www.facebook.com/watch/?v=1234567890"', [] ],
			'a comment'                    => [ 'facebook-embed', [ 'type' => 'comment', 'comment_url' => $comment ], 'core/buttons', "href=\"{$comment}\"", [] ],
			'a short address'              => [ 'facebook-embed', [ 'type' => 'video', 'video_url' => 'https://fb.watch/abc/' ], 'core/buttons', 'href="https://fb.watch/abc/"', [] ],
			'Like, of the page'            => [ 'facebook-button', [], 'vitrine/share-buttons', '{"services":[{"service":"facebook"', [ self::ENDED ] ],
			'Recommend, of an address'     => [ 'facebook-button', [ 'type' => 'recommend', 'url_type' => 'custom', 'url' => 'https://example.com/a' ], 'vitrine/share-buttons', '"url":"https://example.com/a"', [ self::ENDED ] ],
			'Share'                        => [ 'facebook-button', [ 'type' => 'share' ], 'vitrine/share-buttons', '"facebook"', [] ],
			'Follow'                       => [ 'facebook-button', [ 'type' => 'follow', 'url' => 'https://www.facebook.com/wordpress' ], 'core/buttons', 'href="https://www.facebook.com/wordpress"', [ self::ENDED ] ],
			'Like, of a page at Facebook'  => [ 'facebook-button', [ 'type' => 'like', 'url_type' => 'custom', 'url' => 'https://www.facebook.com/wordpress' ], 'core/buttons', 'Follow us on Facebook', [ self::ENDED ] ],
			'Comments'                     => [ 'facebook-comments', [ 'comments_number' => '10' ], 'core/comments', '<!-- wp:post-comments-form /-->', [ 'Facebook Comments ended in February 2026, and existing comments cannot be imported. A Comments block takes their place. Remove it if your theme already shows comments.' ] ],
		];
	}

	/**
	 * They become what Facebook still has.
	 *
	 * @param string                $widget   Its type.
	 * @param array<string, string> $settings Its settings.
	 * @param string                $block    Name of the block.
	 * @param string                $with     What is in it.
	 * @param list<string>          $left     What is said.
	 */
	#[DataProvider( 'facebook' )]
	public function test_facebook( string $widget, array $settings, string $block, string $with, array $left ): void {
		$page = self::page( self::widget( $widget, $settings ) );
		self::assertSame( [ $block ], array_column( self::parsed( $page['content'] ), 'blockName' ) );
		self::assertStringContainsString( $with, $page['content'] );
		self::assertSame( $left, $page['left'] );
	}

	/**
	 * Addresses of others, or none.
	 *
	 * @return array<string, array{string, array<string, mixed>}>
	 */
	public static function hostile(): array {
		$evil = [ 'javascript:alert(1)', 'https://www.facebook.com@evil.example/wordpress', 'https://evil.example/https://www.facebook.com/', 'https://www.facebook.com/a"><script>alert(1)</script>', '//facebook.com.evil.example/', '' ];
		$all  = [];
		foreach ( $evil as $number => $url ) {
			$all[ "page {$number}" ]   = [ 'facebook-page', [ 'url' => $url ] ];
			$all[ "embed {$number}" ]  = [ 'facebook-embed', [ 'type' => 'comment', 'comment_url' => $url ] ];
			$all[ "button {$number}" ] = [ 'facebook-button', [ 'type' => 'follow', 'url' => $url ] ];
		}
		return [ ...$all, 'not text' => [ 'facebook-page', [ 'url' => [ 'https://www.facebook.com/wordpress' ] ] ] ];
	}

	/**
	 * Nothing leads there.
	 *
	 * @param string               $widget   Its type.
	 * @param array<string, mixed> $settings Its settings.
	 */
	#[DataProvider( 'hostile' )]
	public function test_hostile( string $widget, array $settings ): void {
		$page = self::page( self::widget( $widget, $settings ) );
		self::assertSame( '', $page['content'] );
		self::assertContains( "1 widget “{$widget}”", $page['left'] );
	}

	/**
	 * Hostile share buttons.
	 */
	public function test_hostile_share_buttons(): void {
		$evil = '"><script>alert(1)</script>';
		$page = self::page( self::widget( 'share-buttons', [ 'share_buttons' => [ [ 'button' => $evil ], [ 'button' => 'facebook', 'text' => $evil ], [ 'button' => [ 'x' ] ] ], 'share_url_type' => 'custom', 'share_url' => [ 'url' => 'javascript:alert(2)' ], 'columns' => 1e9, 'skin' => $evil, 'alignment' => $evil ] ) );
		foreach ( [ '<script', 'javascript:', 'u003cscript' ] as $sign ) {
			self::assertStringNotContainsString( $sign, $page['content'] );
		}
		self::assertSame( 6, self::parsed( $page['content'] )[0]['attrs']['columns'] );
	}
}
