<?php
/**
 * What can be played.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Posts;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vitrine\Graph\Posts\Player;

/**
 * Pages of films and music by their addresses.
 */
#[Group( 'environment-agnostic' )]
final class PlayerTest extends TestCase {

	/**
	 * A page plays, or does not.
	 *
	 * @param mixed       $url      Address.
	 * @param string|null $provider Provider.
	 */
	#[DataProvider( 'addresses' )]
	public function test_a_page( mixed $url, ?string $provider ): void {
		$player = Player::of( $url, 0.5 );
		self::assertSame( $provider, $player['provider'] ?? null );
		self::assertSame( match ( $provider ) {
			'youtube', 'vimeo', 'dailymotion' => 1.7778,
			'facebook' => 0.5,
			null => null,
			default => 0.0,
		}, $player['ratio'] ?? null );
	}

	/**
	 * Addresses.
	 *
	 * @return iterable<string, array{mixed, string|null}>
	 */
	public static function addresses(): iterable {
		$pages = [
			'youtube'    => [ 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://YouTube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', 'https://youtu.be/dQw4w9WgXcQ?si=x', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/live/dQw4w9WgXcQ' ],
			'vimeo'      => [ 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=x', 'https://vimeo.com/channels/staffpicks/76979871' ],
			'dailymotion' => [ 'https://www.dailymotion.com/video/x8m8jbn', 'https://dailymotion.com/video/x8m8jbn_a-title', 'https://dai.ly/x8m8jbn', 'https://www.dailymotion.com/embed/video/x8m8jbn?mute=1', 'https://geo.dailymotion.com/player/x1abc.html?mute=1&video=x8m8jbn' ],
			'spotify'    => [ 'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk', 'https://open.spotify.com/intl-de/album/4rOoJ6Egrf8K2IrywzwOMk' ],
			'soundcloud' => [ 'https://soundcloud.com/forss/flickermood' ],
			'facebook'   => [ 'https://www.facebook.com/hollinbankgardens/videos/123/', 'https://www.facebook.com/reel/123/', 'https://www.facebook.com/watch/?v=123', 'https://fb.watch/abc/' ],
		];
		foreach ( $pages as $provider => $urls ) {
			foreach ( $urls as $url ) {
				yield $url => [ $url, $provider ];
			}
		}
		foreach ( [ 'https://www.youtube.com/@channel', 'https://www.youtube.com/results?search_query=v', 'https://vimeo.com/about', 'https://www.dailymotion.com/playlist/x8m8jbn', 'https://dai.ly.evil.example/x8m8jbn', 'https://geo.dailymotion.com/player.html?video=%22onload', 'https://open.spotify.com/', 'https://soundcloud.com/forss', 'https://evil.example/www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'https://evilyoutube.com/watch?v=dQw4w9WgXcQ', 'https://www.facebook.com/hollinbankgardens/posts/1', 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ', '', null, 7, [ 'https://youtu.be/dQw4w9WgXcQ' ] ] as $index => $url ) {
			yield "none {$index}" => [ $url, null ];
		}
	}
}
