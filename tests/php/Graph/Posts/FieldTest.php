<?php
/**
 * Fields of answers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Posts;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Posts\Field;
use Vitrine\Tests\TestCase;

/**
 * Everything the network sends is hostile until it is read by one of these functions.
 */
#[Group( 'environment-agnostic' )]
final class FieldTest extends TestCase {

	/**
	 * Values and addresses.
	 *
	 * @return array<string, array{mixed, string|null}>
	 */
	public static function addresses(): array {
		return [
			'an address'                 => [ 'https://www.facebook.com/1/posts/2/', 'https://www.facebook.com/1/posts/2/' ],
			'plain HTTP'                 => [ 'http://hollinbank.example/?a=1&b=2#c', 'http://hollinbank.example/?a=1&b=2#c' ],
			'script'                     => [ 'javascript:alert(1)', null ],
			'data'                       => [ 'data:text/html,<script>alert(1)</script>', null ],
			'a file'                     => [ 'file:///etc/passwd', null ],
			'an archive of PHP'          => [ 'phar:///srv/a.phar', null ],
			'without scheme'             => [ '//evil.example/x', null ],
			'only a path'                => [ '/page/videos/1/', null ],
			'markup'                     => [ 'https://www.facebook.com/"><script>alert(1)</script>', null ],
			'a space'                    => [ 'https://a.example/a b', null ],
			'a new line at its end'      => [ "https://a.example/\n", null ],
			'a new line before a script' => [ "https://a.example/\njavascript:alert(1)", null ],
			'a space before'             => [ ' https://a.example/', null ],
			'a backslash'                => [ 'https:\\\\a.example', null ],
			'no host'                    => [ 'https:///path', null ],
			'too long'                   => [ 'https://a.example/' . str_repeat( 'a', 5000 ), null ],
			'a list'                     => [ [ 'https://a.example/' ], null ],
			'a number'                   => [ 7, null ],
			'nothing'                    => [ null, null ],
		];
	}

	/**
	 * Only whole http(s) addresses pass.
	 *
	 * @param mixed       $value Value.
	 * @param string|null $url   Address.
	 */
	#[DataProvider( 'addresses' )]
	public function test_addresses_are_http( mixed $value, ?string $url ): void {
		self::assertSame( $url, Field::url( $value ) );
	}

	/**
	 * Values and texts.
	 *
	 * @return array<string, array{mixed, string}>
	 */
	public static function texts(): array {
		return [
			'words'                     => [ ' Ten past eight ', 'Ten past eight' ],
			'lines'                     => [ "a\r\nb\rc\n\td", "a\nb\nc\n\td" ],
			'NUL and other controls'    => [ "a\0b\x07c\x1Bd\x7Fe\u{85}f", 'abcdef' ],
			'a turn of direction'       => [ "\u{202E}evil\u{202C} \u{2066}x\u{2069}", 'evil x' ],
			'invisible joiners of text' => [ "\u{FEFF}a\u{200B}b\u{00AD}c", 'abc' ],
			'a family'                  => [ '👩🏽‍🌾👨‍👩‍👧 ☕️', '👩🏽‍🌾👨‍👩‍👧 ☕️' ],
			'the flag of Scotland'      => [ "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}" ],
			'Persian with its joiner'   => [ "می\u{200C}خواهم", "می\u{200C}خواهم" ],
			'Arabic and Hebrew'         => [ 'غروب הלופין', 'غروب הלופין' ],
			'markup stays what it is'   => [ '<script>alert(1)</script>', '<script>alert(1)</script>' ],
			'broken UTF-8'              => [ "a\xC3\x28", '' ],
			'a list'                    => [ [ 'a' ], '' ],
			'a number'                  => [ 5, '' ],
			'nothing'                   => [ null, '' ],
		];
	}

	/**
	 * No control character and nothing that turns what stands around it; scripts and emoji stay whole.
	 *
	 * @param mixed  $value Value.
	 * @param string $text  Text.
	 */
	#[DataProvider( 'texts' )]
	public function test_texts_are_clean( mixed $value, string $text ): void {
		self::assertSame( $text, Field::text( $value ) );
	}

	/**
	 * Texts end at their limit, between characters.
	 */
	public function test_texts_have_an_end(): void {
		self::assertSame( 65000, mb_strlen( Field::text( str_repeat( '🌼', 70000 ) ) ) );
		self::assertSame( 'a b', Field::line( "a \n\t b" ) );
		self::assertSame( 191, mb_strlen( Field::line( str_repeat( 'ü', 500 ) ) ) );
	}

	/**
	 * Ids are letters, digits and a few signs.
	 */
	public function test_ids_are_plain(): void {
		self::assertSame( '1_2', Field::id( '1_2' ) );
		self::assertSame( '12', Field::id( 12 ) );
		foreach ( [ '', '../1', "1\n", '1 2', '"><img>', '1%2F', str_repeat( '1', 181 ), null, 1.5, [ '1' ], true ] as $value ) {
			self::assertSame( '', Field::id( $value ) );
		}
	}

	/**
	 * Times are ISO dates of this era, counts are natural numbers.
	 */
	public function test_times_and_counts(): void {
		self::assertSame( 1625857792, Field::time( '2021-07-09T19:09:52+0000' ) );
		self::assertSame( -86400, Field::time( '1969-12-31T00:00:00+0000' ), 'What a museum dates back may be older than 1970.' );
		foreach ( [ 'now', '+1 day', '2021-07-09', '0160-01-01T00:00:00+0000', '2021-07-09Tx', 1625857792, null ] as $value ) {
			self::assertNull( Field::time( $value ) );
		}
		self::assertSame( 7, Field::count( 7 ) );
		foreach ( [ -1, '7', 7.0, null, [] ] as $value ) {
			self::assertNull( Field::count( $value ) );
		}
	}
}
