<?php
/**
 * Frames of third parties.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Consent;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Consent\Embeds\Embed;
use Vitrine\Consent\Embeds\EmbedLinks;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;
use Vitrine\Tests\TestCase;

/**
 * Addresses of frames are made of ids, and nothing is asked of a third party by what is printed.
 */
final class EmbedTest extends TestCase {

	/**
	 * Pages, and the frames of them.
	 *
	 * @return array<string, array{string, string, string}>
	 */
	public static function pages(): array {
		$plugin = 'https://www.facebook.com/plugins/';
		return [
			'video of Facebook'     => [ 'https://www.facebook.com/harbor.cafe/videos/a-day-out/1234567890123/?ref=share', 'facebook', "{$plugin}video.php?href=https%3A%2F%2Fwww.facebook.com%2Fharbor.cafe%2Fvideos%2F1234567890123%2F&show_text=false&autoplay=true" ],
			'watch'                 => [ 'https://www.facebook.com/watch/?v=1234567890123&x=1', 'facebook', "{$plugin}video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567890123&show_text=false&autoplay=true" ],
			'reel of Facebook'      => [ 'https://www.facebook.com/reel/1234567890123', 'facebook', "{$plugin}video.php?href=https%3A%2F%2Fwww.facebook.com%2Freel%2F1234567890123%2F&show_text=false&autoplay=true" ],
			'post of Facebook'      => [ 'https://m.facebook.com/harbor.cafe/posts/pfbid02abcDEFghijk', 'facebook', "{$plugin}post.php?href=https%3A%2F%2Fwww.facebook.com%2Fharbor.cafe%2Fposts%2Fpfbid02abcDEFghijk&show_text=true" ],
			'post by both ids'      => [ 'https://www.facebook.com/1234567890_9876543210', 'facebook', "{$plugin}post.php?href=https%3A%2F%2Fwww.facebook.com%2F1234567890%2Fposts%2F9876543210&show_text=true" ],
			'post of Instagram'     => [ 'https://www.instagram.com/p/CSgf9BChwVq/?img_index=2', 'instagram', 'https://www.instagram.com/p/CSgf9BChwVq/embed/' ],
			'reel of an account'    => [ 'https://instagram.com/harbor.cafe/reel/CSgf9BChwVq', 'instagram', 'https://www.instagram.com/reel/CSgf9BChwVq/embed/' ],
			'YouTube'               => [ 'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=5', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' ],
			'short link of YouTube' => [ 'https://youtu.be/dQw4w9WgXcQ', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1' ],
			'Vimeo'                 => [ 'https://vimeo.com/76979871', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1' ],
			'private on Vimeo'      => [ 'https://vimeo.com/76979871/8272103f6e', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e' ],
			'Dailymotion'           => [ 'https://www.dailymotion.com/video/x8m8jbn_a-title?start=1', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x8m8jbn&autoplay=1' ],
			'short link of Dailymotion' => [ 'https://dai.ly/x8m8jbn', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x8m8jbn&autoplay=1' ],
			'frame of Dailymotion'  => [ 'https://www.dailymotion.com/embed/video/x8m8jbn', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x8m8jbn&autoplay=1' ],
			'player of Dailymotion' => [ 'https://geo.dailymotion.com/player/x1abc.html?mute=1&video=x8m8jbn', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x8m8jbn&autoplay=1' ],
			'Spotify'               => [ 'https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1', 'spotify', 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC' ],
			'SoundCloud'            => [ 'https://soundcloud.com/some-body/a-track', 'soundcloud', 'https://w.soundcloud.com/player/?auto_play=true&url=https%3A%2F%2Fsoundcloud.com%2Fsome-body%2Fa-track' ],
			'list on SoundCloud'    => [ 'https://soundcloud.com/some-body/sets/a-list', 'soundcloud', 'https://w.soundcloud.com/player/?auto_play=true&url=https%3A%2F%2Fsoundcloud.com%2Fsome-body%2Fsets%2Fa-list' ],
		];
	}

	/**
	 * The frame is made of ids alone.
	 *
	 * @param string $page    Address of a page.
	 * @param string $service Provider.
	 * @param string $src     Address of the frame.
	 */
	#[DataProvider( 'pages' )]
	public function test_a_page_has_a_frame( string $page, string $service, string $src ): void {
		$embed = EmbedLinks::of( $page );
		self::assertSame( [ $service, $src ], [ $embed?->service, $embed?->src ] );
		self::assertNotNull( EmbedLinks::of( (string) $embed?->page ), 'The original has the same frame.' );
		self::assertTrue( $embed->ratio > 0 || $embed->height > 0, 'Nothing moves when it comes.' );
	}

	/**
	 * Addresses that are none of a player.
	 *
	 * @return list<array{string}>
	 */
	public static function hostile(): array {
		return array_map(
			static fn( string $url ): array => [ $url ],
			[
				'',
				'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
				'data:text/html,<script>alert(1)</script>',
				'https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ',
				'https://www.youtube.com@example.com/watch?v=dQw4w9WgXcQ',
				'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
				'https://example.com/www.youtube.com/watch?v=dQw4w9WgXcQ',
				"https://www.youtube.com/watch?v=dQw4w9WgXcQ\n",
				'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=x',
				'https://www.youtube.com/watch?v=dQw4w9WgXc',
				'https://www.youtube.com/embed/../redirect?q=x',
				'https://vimeo.com/1/../../x',
				'https://www.dailymotion.com/playlist/x8m8jbn',
				'https://www.dailymotion.com/video/x8m8jbn/../../x',
				'https://geo.dailymotion.com/player.html?video=%22onload=x',
				'https://geo.dailymotion.com/player.html?video[]=x8m8jbn',
				'https://geo.dailymotion.com/evil.html?video=x8m8jbn',
				'https://dai.ly.example.com/x8m8jbn',
				'https://dai.ly/x8m8jbn/more',
				'https://www.facebook.com/../videos/1234567890/',
				'https://www.facebook.com/a/videos/1234567890/../../x',
				'https://www.facebook.com/a%2F..%2F/posts/1234567890',
				'https://www.facebook.com/plugins/page.php?href=https://example.com',
				'https://www.facebook.com/l.php?u=https://example.com',
				'https://www.instagram.com/p/a/../b/',
				'https://www.instagram.com/accounts/login/',
				'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQ',
				'https://open.spotify.com/user/4uLU6hMCjMI75M1A2tKUQC',
				'https://soundcloud.com/x/likes',
				'https://soundcloud.com/x/y/z/w',
				'//www.youtube.com/watch?v=dQw4w9WgXcQ',
				'https://www.youtube.com/watch?v=dQw4w9WgXcQ' . str_repeat( 'x', 3000 ),
			]
		);
	}

	/**
	 * They have no frame.
	 *
	 * @param string $url An address.
	 */
	#[DataProvider( 'hostile' )]
	public function test_nothing_else_has_a_frame( string $url ): void {
		self::assertNull( EmbedLinks::of( $url ) );
	}

	/**
	 * The box of a page has its name and nothing else of what was given.
	 */
	public function test_box_of_a_page(): void {
		$box = EmbedLinks::page( 'harbor.cafe' );
		self::assertSame( 'https://www.facebook.com/harbor.cafe', $box?->page );
		self::assertStringStartsWith( 'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fharbor.cafe&tabs=&width=500&height=130&', $box->src );
		self::assertTrue( $box->is_box );
		foreach ( [ '', '../x', 'a/b', 'a?b', 'a&b', "a\n", 'a"b', str_repeat( 'a', 101 ) ] as $name ) {
			self::assertNull( EmbedLinks::page( $name ), $name );
		}
	}

	/**
	 * A strange ratio is none: the frame stays in bounds.
	 */
	public function test_ratio_is_within_bounds(): void {
		$url = 'https://vimeo.com/76979871';
		self::assertSame( 0.75, EmbedLinks::of( $url, 0.75 )?->ratio );
		foreach ( [ NAN, INF, -1.0, 0.0, 0.01, 1e9 ] as $ratio ) {
			self::assertEqualsWithDelta( 16 / 9, EmbedLinks::of( $url, $ratio )?->ratio, 1e-9 );
		}
	}

	/**
	 * What is printed names the third party and leads to the original; the frame's address stands in the data alone.
	 */
	public function test_prints_a_notice_in_place_of_the_frame(): void {
		add_filter( 'vitrine_consent_tool', static fn(): string => 'cookiebot' );
		$html = EmbedPrinter::html( self::video(), Mode::Auto, 'A day out' );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertStringNotContainsStringIgnoringCase( '<iframe', $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'script' ] ) );
		self::assertSame( 'application/json', $tags->get_attribute( 'type' ) );
		$data = json_decode( $tags->get_modifiable_text(), true );
		self::assertSame( [ 'auto', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1', 'A day out (YouTube)' ], [ $data['mode'], $data['service'], $data['src'], $data['title'] ] );
		self::assertStringContainsString( 'allow-scripts', $data['sandbox'] );
		self::assertSame( 1, substr_count( $html, 'youtube-nocookie' ) );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'vitrine-embed__notice' ] ) );
		self::assertNull( $tags->get_attribute( 'hidden' ) );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'vitrine-embed__allow' ] ) );
		self::assertTrue( $tags->get_attribute( 'hidden' ), 'Without script it does nothing.' );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'vitrine-embed__link' ] ) );
		self::assertSame( 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', $tags->get_attribute( 'href' ) );
		self::assertStringContainsString( 'comes from YouTube', $html );
		self::assertStringContainsString( '--vitrine-embed-ratio:1.7778', $html );
	}

	/**
	 * Who is asked, by mode and tool.
	 */
	public function test_notice_is_shown_where_visitors_are_asked(): void {
		$asks = static fn( Mode $mode ): bool => ! str_contains( EmbedPrinter::html( self::video(), $mode ), 'notice" hidden' );
		self::assertSame( [ false, true, false ], array_map( $asks, Mode::cases() ) );
		add_filter( 'vitrine_has_consent_tool', '__return_true' );
		self::assertSame( [ true, true, false ], array_map( $asks, Mode::cases() ) );
		self::assertSame( [ Mode::Auto, Mode::Auto, Mode::Off, Mode::On ], array_map( Mode::of( ... ), [ null, [ 'off' ], 'off', 'on' ] ) );
	}

	/**
	 * Titles are strangers' words.
	 */
	public function test_hostile_title_is_text(): void {
		$title = '</script><img src=x onerror=alert(1)>" onclick="x [gallery] &amp;';
		$html  = EmbedPrinter::html( self::video(), Mode::On, $title );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$names = [];
		while ( $tags->next_tag() ) {
			$names[] = $tags->get_tag();
			self::assertSame( [], $tags->get_attribute_names_with_prefix( 'on' ) );
			if ( $tags->get_tag() === 'SCRIPT' ) {
				self::assertSame( "{$title} (YouTube)", json_decode( $tags->get_modifiable_text(), true )['title'] );
			}
		}
		self::assertSame( [ 'DIV', 'SCRIPT', 'DIV', 'DIV', 'P', 'BUTTON', 'BUTTON', 'SVG', 'PATH', 'A' ], $names );
		self::assertStringNotContainsString( '[gallery', $html );
	}

	/**
	 * The sandbox of a provider can be changed, and taken away.
	 */
	public function test_sandbox_is_filtered(): void {
		add_filter( 'vitrine_embed_sandbox', static fn( string $sandbox, string $service ): string => $service === 'youtube' ? '' : $sandbox, 10, 2 );
		self::assertSame( '', self::video()->data( 'auto', 'x' )['sandbox'] );
		self::assertNotSame( '', EmbedLinks::of( 'https://vimeo.com/1' )?->data( 'auto', 'x' )['sandbox'] );
	}

	/**
	 * In RSS nothing runs: the link is left.
	 */
	public function test_link_alone_in_rss(): void {
		global $wp_query;
		$wp_query->is_feed = true;
		$html              = EmbedPrinter::html( self::video(), Mode::On, 'x' );
		self::assertStringStartsWith( '<a class="vitrine-embed__link"', $html );
	}

	/**
	 * A video.
	 */
	private static function video(): Embed {
		$embed = EmbedLinks::of( 'https://youtu.be/dQw4w9WgXcQ' );
		self::assertNotNull( $embed );
		return $embed;
	}
}
