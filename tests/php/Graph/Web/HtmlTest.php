<?php
/**
 * HTML of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Web;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Web\Discovery;
use Vitrine\Graph\Web\Embed;
use Vitrine\Graph\Web\Html;
use Vitrine\Tests\TestCase;

/**
 * Words, line breaks and addresses come out of HTML, and nothing else.
 */
#[Group( 'environment-agnostic' )]
final class HtmlTest extends TestCase {

	/**
	 * HTML and its text.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function texts(): array {
		return [
			'paragraphs'          => [ '<p>One</p><p>Two</p>', "One\n\nTwo" ],
			'line breaks'         => [ "One<br>Two<br />\nThree", "One\nTwo\nThree" ],
			'source formatting'   => [ "<p>\n\tOne\n\ttwo   three\n</p>", 'One two three' ],
			'a list'              => [ '<ul><li>One</li><li><p>Two</p></li></ul>', "• One\n• Two" ],
			'entities'            => [ 'Tom &amp; Jerry &lt;3 &hellip; &#8217;', 'Tom & Jerry <3 … ’' ],
			'text only'           => [ "1 < 2 and 3 > 2", '1 < 2 and 3 > 2' ],
			'a script'            => [ 'One<script>alert( "<p>1</p>" )</script> two', 'One two' ],
			'a style'             => [ '<style>p { color: red }</style>One', 'One' ],
			'a comment'           => [ 'One<!-- <b>two</b> --> three', 'One three' ],
			'what scripts replace' => [ 'One<noscript><img src="https://a.example/p.gif">Two</noscript> three', 'One three' ],
			'an emoji as picture' => [ 'Hello <img class="emoji" alt="🌱" src="https://s.w.org/1.svg">!', 'Hello 🌱!' ],
			'headings'            => [ 'One<h2>Two</h2>three', "One\n\nTwo\n\nthree" ],
			'control characters'  => [ "One\x00\x07\u{202E}two", 'Onetwo' ],
			'broken markup'       => [ '<p>One <b>two <a href="', 'One two' ],
			'nothing'             => [ '', '' ],
		];
	}

	/**
	 * What readers of a page would read.
	 *
	 * @param string $html HTML.
	 * @param string $text Text.
	 */
	#[DataProvider( 'texts' )]
	public function test_text( string $html, string $text ): void {
		self::assertSame( $text, Html::of( $html )->text );
	}

	/**
	 * Pictures by their addresses; no inline ones, no scripts, no counters.
	 */
	public function test_pictures(): void {
		$html = '<img src="/a.jpg" alt="A"> <img src="data:image/gif;base64,AA"> <img src="javascript:alert(1)"> <img width="1" height="1" src="https://count.example/1.gif"> <img data-src="b.png">';
		self::assertSame(
			[ [ 'url' => 'https://a.example/a.jpg', 'alt' => 'A' ], [ 'url' => 'https://a.example/blog/b.png', 'alt' => '' ] ],
			Html::of( $html, 'https://a.example/blog/post' )->pictures
		);
	}

	/**
	 * A long document ends, and so does one of very many tags.
	 */
	public function test_length_has_an_end(): void {
		self::assertSame( 65_000, mb_strlen( Html::of( str_repeat( 'ab ', 400_000 ) )->text ) );
		self::assertLessThan( 60_000, strlen( Html::of( str_repeat( '<b>x', 200_000 ) )->text ) );
	}

	/**
	 * Addresses and players.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public static function players(): array {
		return [
			'a page of YouTube'      => [ 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ],
			'a short one'            => [ 'https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ],
			'a player of YouTube'    => [ 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' ],
			'Vimeo'                  => [ 'https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871' ],
			'an unlisted film'       => [ 'https://vimeo.com/76979871/0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e' ],
			'Dailymotion'            => [ 'https://dailymotion.com/video/x8m8jbn_a-title', 'https://www.dailymotion.com/video/x8m8jbn' ],
			'a short one of it'      => [ 'https://dai.ly/x8m8jbn?t=1', 'https://www.dailymotion.com/video/x8m8jbn' ],
			'a player of it'         => [ 'https://geo.dailymotion.com/player/x1abc.html?video=x8m8jbn', 'https://www.dailymotion.com/video/x8m8jbn' ],
			'a list of Dailymotion'  => [ 'https://www.dailymotion.com/playlist/x8m8jbn?video=x8m8jbn', null ],
			'an id of it with markup' => [ 'https://geo.dailymotion.com/player.html?video=%22%3E%3Cscript', null ],
			'Spotify'                => [ 'https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' ],
			'SoundCloud'             => [ 'https://soundcloud.com/forss/flickermood', 'https://soundcloud.com/forss/flickermood' ],
			'a player of SoundCloud' => [ 'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/forss/sets/x', 'https://soundcloud.com/forss/sets/x' ],
			'another host'           => [ 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null ],
			'an id with markup'      => [ 'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E', null ],
			'a list as id'           => [ 'https://www.youtube.com/watch?v[]=dQw4w9WgXcQ', null ],
			'a channel'              => [ 'https://www.youtube.com/@hollinbank', null ],
			'nothing'                => [ '', null ],
		];
	}

	/**
	 * Only letters and digits of an id are taken from an address.
	 *
	 * @param string      $url    Address.
	 * @param string|null $player Address of the player's page.
	 */
	#[DataProvider( 'players' )]
	public function test_players( string $url, ?string $player ): void {
		self::assertSame( $player, Embed::page( $url ) );
	}

	/**
	 * The feeds of a page: absolute, each once, comments last, nothing but addresses of the web.
	 */
	public function test_discovery(): void {
		$html = '<html><head><base href="/blog/">
			<link rel="alternate" type="application/rss+xml" title="Comments" href="comments/feed/">
			<link rel="ALTERNATE home" type="application/atom+xml; charset=utf-8" title="Blog &amp; more" href="atom.xml">
			<link rel="alternate" type="application/feed+json" href="https://other.example/feed.json">
			<link rel="alternate" type="application/feed+json" href="https://other.example/feed.json">
			<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
			<link rel="alternate" hreflang="de" href="/de/"><link rel="icon" type="image/png" href="i.png">
			<!-- <link rel="alternate" type="application/rss+xml" href="/hidden"> -->';
		self::assertSame(
			[
				[ 'url' => 'https://a.example/blog/atom.xml', 'title' => 'Blog & more' ],
				[ 'url' => 'https://other.example/feed.json', 'title' => '' ],
				[ 'url' => 'https://a.example/blog/comments/feed/', 'title' => 'Comments' ],
			],
			Discovery::feeds( $html, 'https://a.example/x' )
		);
	}
}
