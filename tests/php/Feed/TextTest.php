<?php
/**
 * The text of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Text;
use Vitrine\Tests\TestCase;

/**
 * Links, hashtags, mentions, and the limit of the text.
 */
#[Group( 'environment-agnostic' )]
final class TextTest extends TestCase {

	/**
	 * Addresses, www addresses and e-mail addresses are linked, and the sentence around them is not.
	 *
	 * @param string                $text  Text.
	 * @param array<string, string> $links Address by linked text.
	 */
	#[DataProvider( 'addresses' )]
	public function test_links_addresses( string $text, array $links ): void {
		self::assertSame( $links, self::links( Text::segments( $text, [], 'facebook', true, true ) ) );
		self::assertSame( $text, self::plain( Text::segments( $text, [], 'facebook', true, true ) ), 'No character is lost.' );
	}

	/**
	 * Texts with addresses.
	 *
	 * @return array<string, array{string, array<string, string>}>
	 */
	public static function addresses(): array {
		$one = static fn( string $shown, ?string $href = null ): array => [ $shown => $href ?? $shown ];
		return [
			'http'                        => [ 'See http://example.org/a for more', $one( 'http://example.org/a' ) ],
			'https with query'            => [ 'https://example.org/?a=1&b=2#c', $one( 'https://example.org/?a=1&b=2#c' ) ],
			'capitals'                    => [ 'HTTPS://EXAMPLE.ORG/A', $one( 'HTTPS://EXAMPLE.ORG/A', 'https://EXAMPLE.ORG/A' ) ],
			'full stop'                   => [ 'Go to https://example.org/a.', $one( 'https://example.org/a' ) ],
			'dots'                        => [ 'Go to https://example.org/a...', $one( 'https://example.org/a' ) ],
			'question mark and quote'     => [ 'Did you see “https://example.org/a?”', $one( 'https://example.org/a' ) ],
			'comma'                       => [ 'https://example.org/a, https://example.org/b', [ ...$one( 'https://example.org/a' ), ...$one( 'https://example.org/b' ) ] ],
			'in brackets'                 => [ '(https://example.org/a)', $one( 'https://example.org/a' ) ],
			'in brackets with full stop'  => [ '(see https://example.org/a.)', $one( 'https://example.org/a' ) ],
			'in square brackets'          => [ '[https://example.org/a]', $one( 'https://example.org/a' ) ],
			'own brackets'                => [ '(https://example.org/Rose_(plant))', $one( 'https://example.org/Rose_(plant)' ) ],
			'in full-width brackets'      => [ '（https://example.org/a）', $one( 'https://example.org/a' ) ],
			'in corner brackets'          => [ '「https://example.org/a」。', $one( 'https://example.org/a' ) ],
			'behind Japanese'             => [ '詳細はhttps://example.org/a', $one( 'https://example.org/a' ) ],
			'behind Chinese www'          => [ '请看www.example.org', $one( 'www.example.org', 'https://www.example.org' ) ],
			'lines'                       => [ "https://example.org/a\nhttps://example.org/b", [ ...$one( 'https://example.org/a' ), ...$one( 'https://example.org/b' ) ] ],
			'www'                         => [ 'www.example.org!', $one( 'www.example.org', 'https://www.example.org' ) ],
			'Www from a phone'            => [ 'Www.example.org', $one( 'Www.example.org', 'https://Www.example.org' ) ],
			'www without a name'          => [ 'www. is not one, and www.. neither', [] ],
			'scheme without a name'       => [ 'http:// and https://. are none', [] ],
			'part of a word'              => [ 'xhttp://example.org awww.example.org', [] ],
			'javascript'                  => [ 'javascript:alert(1) data:text/html,x file:///etc/passwd ftp://example.org', [] ],
			'markup around'               => [ '<a href="https://example.org/a">x</a>', $one( 'https://example.org/a' ) ],
			'markup inside'               => [ 'https://example.org/<script>', $one( 'https://example.org/' ) ],
			'e-mail'                      => [ 'Write to first.last+tag@mail.example.org.', $one( 'first.last+tag@mail.example.org', 'mailto:first.last+tag@mail.example.org' ) ],
			'e-mail in brackets'          => [ '<someone@example.org>', $one( 'someone@example.org', 'mailto:someone@example.org' ) ],
			'e-mail without an end'       => [ 'someone@example', [] ],
			'number that looks like mail' => [ '5@2.5', [] ],
		];
	}

	/**
	 * Hashtags of any script are linked; six-digit colors, numbers and emoji with a number sign are none.
	 *
	 * @param string                $text  Text.
	 * @param array<string, string> $links Address by linked text.
	 */
	#[DataProvider( 'hashtags' )]
	public function test_links_hashtags( string $text, array $links ): void {
		self::assertSame( $links, self::links( Text::segments( $text, [], 'facebook', true, true ) ) );
		self::assertSame( $text, self::plain( Text::segments( $text, [], 'facebook', true, true ) ), 'No character is lost.' );
	}

	/**
	 * Texts with hashtags.
	 *
	 * @return array<string, array{string, array<string, string>}>
	 */
	public static function hashtags(): array {
		$tag = static fn( string $shown, string $name ): array => [ $shown => 'https://www.facebook.com/hashtag/' . rawurlencode( $name ) ];
		return [
			'Latin'             => [ 'We love #gardening!', $tag( '#gardening', 'gardening' ) ],
			'several'           => [ '#one #two', [ ...$tag( '#one', 'one' ), ...$tag( '#two', 'two' ) ] ],
			'umlauts'           => [ '#Grüße', $tag( '#Grüße', 'Grüße' ) ],
			'combining marks'   => [ "#Gru\u{308}n", $tag( "#Gru\u{308}n", "Gru\u{308}n" ) ],
			'Arabic'            => [ 'اليوم #حديقة_جميلة الآن', $tag( '#حديقة_جميلة', 'حديقة_جميلة' ) ],
			'Hebrew'            => [ '#תל_אביב', $tag( '#תל_אביב', 'תל_אביב' ) ],
			'Hindi'             => [ '#हिन्दी', $tag( '#हिन्दी', 'हिन्दी' ) ],
			'Japanese'          => [ '今日 #桜', $tag( '#桜', '桜' ) ],
			'full-width sign'   => [ '＃花見 です', $tag( '＃花見', '花見' ) ],
			'with digits'       => [ '#2026goals', $tag( '#2026goals', '2026goals' ) ],
			'in brackets'       => [ '(#tag)', $tag( '#tag', 'tag' ) ],
			'color'            => [ 'Paint it #ABCDEF, #a1b2c3 or #123456', [] ],
			'letters of six'    => [ '#flower', $tag( '#flower', 'flower' ) ],
			'color of three'   => [ '#abc', $tag( '#abc', 'abc' ) ],
			'number'            => [ 'We are #1 of #123 and #١٢', [] ],
			'underscores'       => [ '#_ #__ #1_2', [] ],
			'keycap emoji'      => [ "#\u{FE0F}\u{20E3} and #1\u{FE0F}\u{20E3}", [] ],
			'inside a word'     => [ 'C#sharp a#b', [] ],
			'entity'            => [ '&#x27; &#39;', [] ],
			'two signs'         => [ '##tag', [] ],
			'sign alone'        => [ '# tag', [] ],
			'part of a link'    => [ 'https://example.org/#tag', [ 'https://example.org/#tag' => 'https://example.org/#tag' ] ],
			'ends with a mark'  => [ '#tag.more', $tag( '#tag', 'tag' ) ],
			'markup'            => [ '#tag"><script>', $tag( '#tag', 'tag' ) ],
		];
	}

	/**
	 * Hashtags and mentions are linked only when their option is on; addresses always.
	 */
	public function test_links_follow_the_options(): void {
		$text = '#tag @name https://example.org/';
		$seen = static fn( bool $hashtags, bool $mentions ): array => array_keys( self::links( Text::segments( $text, [], 'instagram', $hashtags, $mentions ) ) );
		self::assertSame( [ '#tag', '@name', 'https://example.org/' ], $seen( true, true ) );
		self::assertSame( [ '@name', 'https://example.org/' ], $seen( false, true ) );
		self::assertSame( [ '#tag', 'https://example.org/' ], $seen( true, false ) );
		self::assertSame( [ 'https://example.org/' ], $seen( false, false ) );
	}

	/**
	 * Names and hashtags of Instagram lead to Instagram, and names on Facebook come from its own list.
	 */
	public function test_networks_differ(): void {
		self::assertSame(
			[
				'@some.body_1' => 'https://www.instagram.com/some.body_1/',
				'#rose'        => 'https://www.instagram.com/explore/tags/rose/',
			],
			self::links( Text::segments( 'With @some.body_1. #rose', [], 'instagram', true, true ) )
		);
		self::assertSame( [], self::links( Text::segments( 'With @somebody', [], 'facebook', true, true ) ) );
	}

	/**
	 * A mentioned account is linked wherever the network counts its place, in code points or UTF-16 units, and even where it counts wrongly.
	 *
	 * @param int  $offset Place that the network tells.
	 * @param bool $found  Whether it can be linked.
	 */
	#[DataProvider( 'offsets' )]
	public function test_links_mentions( int $offset, bool $found ): void {
		$text     = '🌻🌻 With Hollin Bank today';
		$tag      = [ 'name' => $found ? 'Hollin Bank' : 'Somebody Else', 'url' => 'https://www.facebook.com/1', 'offset' => $offset, 'length' => 11 ];
		$segments = Text::segments( $text, [ $tag ], 'facebook', true, true );
		self::assertSame( $text, self::plain( $segments ) );
		self::assertSame( $found ? [ 'Hollin Bank' => 'https://www.facebook.com/1' ] : [], self::links( $segments ) );
	}

	/**
	 * Offsets of the mention.
	 *
	 * @return array<string, array{int, bool}>
	 */
	public static function offsets(): array {
		return [
			'code points'             => [ 8, true ],
			'UTF-16 units'            => [ 10, true ],
			'wrong'                   => [ 3, true ],
			'inside a surrogate pair' => [ 1, true ],
			'behind the end'          => [ 500, true ],
			'absurd'                  => [ PHP_INT_MAX, true ],
			'not in the text'         => [ 8, false ],
		];
	}

	/**
	 * People with an app-scoped address, which Graph leaves without one, are shown without a link.
	 */
	public function test_people_stay_text(): void {
		$tags = [ [ 'name' => 'Ada Lovelace', 'url' => null, 'offset' => 5, 'length' => 12 ] ];
		self::assertSame( [ 'With Ada Lovelace' ], Text::segments( 'With Ada Lovelace', $tags, 'facebook', true, true ) );
	}

	/**
	 * Mentions that overlap, repeat or have no name lose no text and link nothing twice.
	 */
	public function test_odd_mentions_lose_nothing(): void {
		$tag  = static fn( string $name, int $offset ): array => [ 'name' => $name, 'url' => 'https://www.facebook.com/1', 'offset' => $offset, 'length' => 4 ];
		$text = 'Rose Garden and Rose Garden';
		foreach ( [ [ $tag( 'Rose Garden', 0 ), $tag( 'Rose', 0 ) ], [ $tag( 'Garden', 5 ), $tag( 'Rose Garden', 0 ) ], [ $tag( '', 3 ) ], [ $tag( 'Rose Garden', 16 ), $tag( 'Rose Garden', 0 ) ] ] as $tags ) {
			self::assertSame( $text, self::plain( Text::segments( $text, $tags, 'facebook', true, true ) ) );
		}
		self::assertSame( [ $text ], Text::segments( $text, [ $tag( '', 3 ) ], 'facebook', true, true ), 'Nothing is no link.' );
		self::assertCount( 3, Text::segments( $text, [ $tag( 'Rose Garden', 16 ), $tag( 'Rose Garden', 0 ) ], 'facebook', true, true ), 'Link, text, link.' );
	}

	/**
	 * Text is collapsed at the limit at the end of a word, and both parts together are the text.
	 */
	public function test_cuts_at_words(): void {
		[ $shown, $rest ] = Text::cut( [ 'The quick brown fox jumps over the lazy dog' ], 21 );
		self::assertSame( [ 'The quick brown fox' ], $shown );
		self::assertSame( [ ' jumps over the lazy dog' ], $rest );
		self::assertSame( [ [ 'Short.' ], [] ], Text::cut( [ 'Short.' ], 6 ) );
		self::assertSame( [ [ 'Short.' ], [] ], Text::cut( [ "Short.  \n " ], 6 ), 'Space only is no rest worth a button.' );
		self::assertSame( [ [ '短い文章' ], [ 'です' ] ], Text::cut( [ '短い文章です' ], 4 ), 'A script without spaces is cut where the limit is.' );
	}

	/**
	 * A link is collapsed as a whole, never cut.
	 */
	public function test_never_cuts_links(): void {
		$link = [ 'href' => 'https://example.org/long', 'text' => 'https://example.org/long' ];
		foreach ( range( 1, 60 ) as $limit ) {
			[ $shown, $rest ] = Text::cut( [ 'A text ', $link, ' and more' ], $limit );
			self::assertContains( $link, [ ...$shown, ...$rest ], "Limit {$limit}" );
			self::assertSame( 'A text https://example.org/long and more', self::plain( $shown ) . self::plain( $rest ), "Limit {$limit}" );
			self::assertLessThanOrEqual( $limit, mb_strlen( self::plain( $shown ) ) );
		}
	}

	/**
	 * What readers take for one character – families, flags, skin tones, accents, Hangul, Indic clusters – is never cut in two.
	 *
	 * @param string $marked Text of such characters, with a bar between them.
	 */
	#[DataProvider( 'clusters' )]
	public function test_never_cuts_characters( string $marked ): void {
		$text = str_replace( '|', '', $marked );
		$ends = [];
		$seen = '';
		foreach ( explode( '|', $marked ) as $cluster ) {
			$seen  .= $cluster;
			$ends[] = $seen;
		}
		foreach ( range( 1, count( $ends ) ) as $limit ) {
			[ $shown, $rest ] = Text::cut( [ $text ], $limit );
			$head             = self::plain( $shown );
			self::assertSame( $text, $head . self::plain( $rest ), "Limit {$limit}" );
			self::assertContains( $head, array_slice( $ends, 0, $limit ), "Limit {$limit}: {$head}" );
		}
	}

	/**
	 * What has no end that readers see still folds near the limit, and never to nothing: joined emoji, heaps of accents, a long address at the beginning.
	 *
	 * @param string|array{href: string, text: string} $segment What the text begins with.
	 */
	#[DataProvider( 'long_beginnings' )]
	public function test_never_folds_to_nothing( string|array $segment ): void {
		foreach ( [ 1, 10, 40 ] as $limit ) {
			[ $shown, $rest ] = Text::cut( [ $segment, ' and more' ], $limit );
			self::assertNotSame( '', trim( self::plain( $shown ) ), "Limit {$limit}" );
			self::assertLessThanOrEqual( 16 * $limit, mb_strlen( self::plain( $shown ) ), "Limit {$limit}" );
			self::assertSame( self::plain( [ $segment, ' and more' ] ), self::plain( $shown ) . self::plain( $rest ), "Limit {$limit}" );
			if ( is_array( $segment ) ) {
				self::assertSame( [ $segment['href'], $segment['href'] ], array_column( array_filter( [ ...$shown, ...$rest ], 'is_array' ), 'href' ) );
			}
		}
	}

	/**
	 * Beginnings longer than any limit below.
	 *
	 * @return array<string, array{string|array{href: string, text: string}}>
	 */
	public static function long_beginnings(): array {
		$url = 'https://example.org/' . str_repeat( 'a-long-way/', 30 );
		return [
			'joined emoji' => [ implode( "\u{200D}", array_fill( 0, 900, '🌸' ) ) ],
			'accents'      => [ 'Z' . str_repeat( "\u{301}\u{316}", 900 ) ],
			'an address'   => [ [ 'href' => $url, 'text' => $url ] ],
		];
	}

	/**
	 * The limit counts what readers see, not code points: ten families are ten characters.
	 */
	public function test_counts_characters_as_readers_do(): void {
		$families = str_repeat( '👨‍👩‍👧‍👦', 10 );
		self::assertSame( [ [ $families ], [] ], Text::cut( [ $families ], 10 ) );
		self::assertSame( [ [ str_repeat( '👨‍👩‍👧‍👦', 4 ) ], [ str_repeat( '👨‍👩‍👧‍👦', 6 ) ] ], Text::cut( [ $families ], 4 ) );
	}

	/**
	 * Texts of clusters.
	 *
	 * @return array<string, array{string}>
	 */
	public static function clusters(): array {
		return [
			'families'      => [ '👨‍👩‍👧‍👦|👩‍🌾|👨‍👩‍👧‍👦' ],
			'emoji'         => [ '🌸|🌸|❤️|✨|🌸' ],
			'flags'         => [ '🇩🇪|🇫🇷|🇯🇵|🇺🇦' ],
			'Scotland'      => [ "a|\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}|b" ],
			'skin tones'    => [ '👋🏽|👍🏿|o|k' ],
			'combining'     => [ "e\u{301}|a\u{308}\u{323}|o\u{302}" ],
			'keycaps'       => [ "1\u{FE0F}\u{20E3}|2\u{FE0F}\u{20E3}" ],
			'Hangul jamo'   => [ "\u{1112}\u{1161}\u{11AB}|\u{1100}\u{1173}\u{11AF}" ],
			'Devanagari'    => [ 'न|म|स्|ते' ],
			'long prefix'   => [ implode( '|', str_split( str_repeat( 'x', 200 ) ) ) . '|👨‍👩‍👧‍👦|🇩🇪' ],
		];
	}

	/**
	 * Text as long as the network allows, whatever is in it, is handled at once.
	 */
	public function test_long_text_is_fast(): void {
		$begin = microtime( true );
		foreach ( [ 'a', '#a ', '@', '(', 'a@', 'www.', 'https://', '👨‍👩‍👧‍👦', ')))', '......', 'a.', 'https://example.org/)).,' ] as $piece ) {
			$text             = mb_substr( str_repeat( $piece, 65000 ), 0, 65000 );
			$segments         = Text::segments( $text, [], 'instagram', true, true );
			[ $shown, $rest ] = Text::cut( $segments, 30000 );
			self::assertSame( $text, self::plain( $shown ) . self::plain( $rest ), $piece );
		}
		self::assertLessThan( 5.0, microtime( true ) - $begin );
	}

	/**
	 * The text of segments.
	 *
	 * @param list<string|array{href: string, text: string}> $segments Segments.
	 */
	private static function plain( array $segments ): string {
		return implode( '', array_map( static fn( string|array $one ): string => is_string( $one ) ? $one : $one['text'], $segments ) );
	}

	/**
	 * The links of segments.
	 *
	 * @param list<string|array{href: string, text: string}> $segments Segments.
	 * @return array<string, string> Address by text.
	 */
	private static function links( array $segments ): array {
		return array_column( array_filter( $segments, 'is_array' ), 'href', 'text' );
	}

	/**
	 * The start of a text ends between two characters as readers see them, whichever way they are told apart.
	 */
	public function test_starts_end_between_characters(): void {
		$accent = "e\u{301}";
		foreach ( [ 'Plain text — “with” quotes…', 'Ünïcödé ÑÇ', "{$accent}{$accent}{$accent}", "abc{$accent}", "a\u{308}bc", 'Привет, мир', 'Καλημέρα', 'a👩‍👩‍👧b', '1️⃣2️⃣', "a\r\nb", '©️®️', 'สวัสดี', '🇩🇪🇫🇷' ] as $text ) {
			preg_match_all( '/\X/u', $text, $found );
			for ( $limit = 1; $limit <= 5; $limit++ ) {
				self::assertSame( implode( '', array_slice( $found[0], 0, $limit ) ), Text::start( $text, $limit ), "{$text} to {$limit}" );
			}
		}
	}
}
