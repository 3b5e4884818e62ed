<?php
/**
 * Cursors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Tests\TestCase;

/**
 * What travels through the browser is opaque and signed, and cached pages stay usable.
 */
final class CursorTest extends TestCase {

	private const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

	/**
	 * A cursor brings back the settings and the position it was made of.
	 */
	public function test_brings_back_settings_and_position(): void {
		$cursor   = new Cursor( self::KEY );
		$settings = FeedSettings::of( [ 'source' => 7, 'layout' => 'list', 'number' => 4, 'numberPhone' => 2, 'includeWords' => [ 'Rose & "thorn"', '薔薇' ], 'showCounts' => false, 'textLimit' => 50 ] );
		[ $opened, $position ] = $cursor->open( $cursor->seal( $settings, [ 1_790_000_000, 42 ] ) );
		self::assertSame( $settings->attributes(), $opened->attributes() );
		self::assertSame( [ 1_790_000_000, 42 ], $position );
	}

	/**
	 * Fewer posts on phones stay fewer, also where they are as many as a new block has.
	 */
	public function test_brings_back_posts_on_phones(): void {
		foreach ( [ [ 12, 9 ], [ 12, 12 ], [ 9, 9 ], [ 9, 4 ] ] as [ $number, $phone ] ) {
			$settings = FeedSettings::of( [ 'source' => 7, 'number' => $number, 'numberPhone' => $phone ] );
			$cursor   = Cursor::of_site()->seal( $settings, [ 5, 6 ] );
			self::assertSame( $settings->attributes(), Cursor::of_site()->open( $cursor )[0]->attributes() );
		}
	}

	/**
	 * Nothing of it can be read, and it fits into an address as it is.
	 */
	public function test_is_opaque(): void {
		$cursor = ( new Cursor( self::KEY ) )->seal( FeedSettings::of( [ 'source' => 7, 'includeWords' => [ 'needle' ] ] ), [ 1_790_000_000, 42 ] );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]+$/', $cursor );
		$bytes = sodium_base642bin( $cursor, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
		self::assertStringNotContainsString( 'needle', $bytes );
		self::assertStringNotContainsString( '1790000000', $bytes );
	}

	/**
	 * The same page has the same cursor at every view, so that caches stay warm; another position has another one.
	 */
	public function test_is_the_same_for_the_same(): void {
		$cursor   = new Cursor( self::KEY );
		$settings = FeedSettings::of( [ 'source' => 7 ] );
		self::assertSame( $cursor->seal( $settings, [ 5, 6 ] ), $cursor->seal( FeedSettings::of( [ 'source' => '7', 'columns' => 3 ] ), [ 5, 6 ] ) );
		self::assertNotSame( substr( $cursor->seal( $settings, [ 5, 6 ] ), 0, 32 ), substr( $cursor->seal( $settings, [ 5, 7 ] ), 0, 32 ), 'Not even the nonce is shared.' );
	}

	/**
	 * What this site has not made, or what was changed, does not open and complains of nothing else.
	 *
	 * @param string $forged What a visitor sends.
	 */
	#[DataProvider( 'forged' )]
	public function test_refuses_what_is_not_ours( string $forged ): void {
		$this->expectException( CursorInvalid::class );
		( new Cursor( self::KEY ) )->open( $forged );
	}

	/**
	 * What visitors might send.
	 *
	 * @return array<string, array{string}>
	 */
	public static function forged(): array {
		$settings = FeedSettings::of( [ 'source' => 7 ] );
		$real     = ( new Cursor( self::KEY ) )->seal( $settings, [ 5, 6 ] );
		$bytes    = sodium_base642bin( $real, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
		$encode   = static fn( string $some ): string => sodium_bin2base64( $some, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
		return [
			'empty'           => [ '' ],
			'a word'          => [ 'cursor' ],
			'plain JSON'      => [ '[{"source":7},[5,6]]' ],
			'JSON in base64'  => [ $encode( '[{"source":7},[5,6]]' ) ],
			'one byte'        => [ $encode( 'x' ) ],
			'the nonce alone' => [ $encode( substr( $bytes, 0, 24 ) ) ],
			'less than a tag' => [ $encode( substr( $bytes, 0, 30 ) ) ],
			'truncated'       => [ substr( $real, 0, -4 ) ],
			'longer'          => [ $real . 'AAAA' ],
			'first byte'      => [ $encode( chr( ord( $bytes[0] ) ^ 1 ) . substr( $bytes, 1 ) ) ],
			'last byte'       => [ $encode( substr( $bytes, 0, -1 ) . chr( ord( $bytes[ strlen( $bytes ) - 1 ] ) ^ 1 ) ) ],
			'another site'    => [ ( new Cursor( strrev( self::KEY ) ) )->seal( $settings, [ 5, 6 ] ) ],
			'no base64'       => [ '%%%%////++++====' ],
			'padding'         => [ $real . '==' ],
			'NUL'             => [ $real . "\0" ],
			'not UTF-8'       => [ "\xff\xfe" . $real ],
			'huge'            => [ str_repeat( 'A', 2_000_000 ) ],
			'markup'          => [ '"><script>alert(1)</script>' ],
			'an address'      => [ 'https://graph.facebook.com/v26.0/1/posts?access_token=x' ],
			'a path'          => [ '../../wp-config.php' ],
			'serialized'      => [ 'O:8:"stdClass":0:{}' ],
		];
	}

	/**
	 * A site without a key makes nothing valid.
	 */
	public function test_without_key_nothing_opens(): void {
		$none = new Cursor( '' );
		$this->expectException( CursorInvalid::class );
		$none->open( $none->seal( FeedSettings::of( [ 'source' => 7 ] ), [ 5, 6 ] ) );
	}

	/**
	 * The largest filter that a block can have makes a cursor that opens again.
	 *
	 * @param string $word Characters of its words.
	 */
	#[DataProvider( 'characters' )]
	public function test_opens_its_own_largest( string $word ): void {
		$cursor   = new Cursor( self::KEY );
		$words    = array_fill( 0, 20, str_repeat( $word, 100 ) );
		$settings = FeedSettings::of( [ 'source' => 7, 'includeWords' => $words, 'excludeWords' => $words ] );
		self::assertSame( $settings->attributes(), $cursor->open( $cursor->seal( $settings, [ 5, 6 ] ) )[0]->attributes() );
	}

	/**
	 * Characters of one to six bytes as JSON.
	 *
	 * @return array<string, array{string}>
	 */
	public static function characters(): array {
		return [
			'Latin'    => [ 'a' ],
			'quotes'   => [ '"' ],
			'Japanese' => [ '桜' ],
			'emoji'    => [ '🌻' ],
			'control'  => [ "a\x01" ],
		];
	}

	/**
	 * Cursors of older versions, which pages have that were cached then, go on, and so do those that follow them: for a
	 * day, because nothing says who may see what they show.
	 */
	public function test_cursors_of_older_versions(): void {
		$cursor = new Cursor( self::KEY );
		$former = '_6bF6IN7GWRNw7XoDH1JWG8rYEJgdxS9gk0Yisj3qNsu7SQ7mCRJPgrpSy8sgZiEJkDPJgzzARLgUWGNIVdIK87jS8o3D3j65MEWJGQS989DgqsexDqSBD_QxQmEkM7fVFeHeansX-tv8BhNUy7fz3uylvUwNLRR5fDvWoCWqUU5m54CVw';
		[ $settings, $position, $is_brief ] = $cursor->open( $former );
		self::assertSame( FeedSettings::of( [ 'source' => 7, 'number' => 4, 'includeWords' => [ 'Rose & "thorn"' ] ] )->attributes(), $settings->attributes() );
		self::assertSame( [ [ 1_790_000_000, 42 ], true ], [ $position, $is_brief ], 'No proxy keeps what leads to something that ends.' );
		[ $again, $position, $is_brief ] = $cursor->open( $cursor->next( $former, $settings, [ 5, 6 ] ) );
		self::assertSame( [ $settings->attributes(), [ 5, 6 ], true ], [ $again->attributes(), $position, $is_brief ] );
		$this->expectException( CursorInvalid::class );
		( new Cursor( strrev( self::KEY ) ) )->open( $former );
	}

	/**
	 * What follows a cursor of an older version ends, and so does what follows that: one cursor makes no others that
	 * are bound to nothing and never end.
	 */
	public function test_what_follows_cursors_of_older_versions_ends(): void {
		$cursor = new Cursor( self::KEY );
		$former = '_6bF6IN7GWRNw7XoDH1JWG8rYEJgdxS9gk0Yisj3qNsu7SQ7mCRJPgrpSy8sgZiEJkDPJgzzARLgUWGNIVdIK87jS8o3D3j65MEWJGQS989DgqsexDqSBD_QxQmEkM7fVFeHeansX-tv8BhNUy7fz3uylvUwNLRR5fDvWoCWqUU5m54CVw';
		$next   = $cursor->next( $former, $cursor->open( $former )[0], [ 5, 6 ] );
		$later  = $cursor->next( $next, $cursor->open( $next )[0], [ 4, 5 ] );
		self::assertSame( [ 4, 5 ], $cursor->open( $later )[1] );
		add_filter( 'nonce_life', static fn(): int => 1 );
		self::assertSame( [ 1_790_000_000, 42 ], $cursor->open( $former )[1] );
		foreach ( [ $next, $later ] as $ended ) {
			try {
				$cursor->open( $ended );
				self::fail( 'It goes on for ever.' );
			} catch ( CursorInvalid ) {
				self::assertNotSame( $former, $ended );
			}
		}
	}

	/**
	 * Cursors of pages that were cached before the salts changed still work.
	 */
	public function test_outlives_the_salts(): void {
		$cursor = Cursor::of_site()->seal( FeedSettings::of( [ 'source' => 7 ] ), [ 5, 6 ] );
		add_filter( 'salt', static fn(): string => 'completely different salts' );
		self::assertSame( [ 5, 6 ], Cursor::of_site()->open( $cursor )[1] );
		self::assertSame( $cursor, Cursor::of_site()->seal( FeedSettings::of( [ 'source' => 7 ] ), [ 5, 6 ] ) );
	}
}
