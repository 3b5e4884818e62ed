<?php
/**
 * Sealed tokens.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;
use Vitrine\Tests\TestCase;

/**
 * Tokens are sealed in the database: tampered cipher text rejected; missing salts refused, no default key.
 */
final class EncryptionTest extends TestCase {

	private const TOKEN = 'EAAVPageGarden00000000000000000000000000000000ZDZD';

	/**
	 * Eight salts as wp-config.php should have them.
	 *
	 * @param string $seed Makes other ones.
	 * @return array<string, string>
	 */
	private static function salts( string $seed = '' ): array {
		$salts = [];
		foreach ( [ 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ] as $name ) {
			$salts[ $name ] = hash( 'sha256', $name . $seed );
		}
		return $salts;
	}

	/**
	 * What is sealed opens again, is never the same twice, and tells nothing.
	 */
	public function test_what_is_sealed_opens(): void {
		foreach ( [ new Encryption( self::salts() ), new Encryption( [ 'VITRINE_KEY' => str_repeat( 'k', 32 ) ] ), Encryption::of_site() ] as $encryption ) {
			self::assertTrue( $encryption->has_key() );
			$sealed = $encryption->seal( self::TOKEN, 'source:facebook:1' );
			self::assertSame( self::TOKEN, $encryption->open( $sealed, 'source:facebook:1' ) );
			self::assertNotSame( $sealed, $encryption->seal( self::TOKEN, 'source:facebook:1' ) );
			self::assertStringNotContainsString( 'EAAV', $sealed );
			self::assertMatchesRegularExpression( '~^v1:[0-9a-f]{12}:[A-Za-z0-9+/=]+$~', $sealed );
			self::assertSame( '', $encryption->open( $encryption->seal( '', '' ), '' ) );
		}
	}

	/**
	 * The site's own key is its constants: VITRINE_KEY wins over the salts.
	 */
	public function test_the_own_key_wins(): void {
		$both   = new Encryption( [ 'VITRINE_KEY' => str_repeat( 'k', 40 ), ...self::salts() ] );
		$sealed = $both->seal( self::TOKEN, '' );
		self::assertSame( self::TOKEN, ( new Encryption( [ 'VITRINE_KEY' => str_repeat( 'k', 40 ), ...self::salts( 'other' ) ] ) )->open( $sealed, '' ) );
		$this->expectException( KeyChanged::class );
		( new Encryption( self::salts() ) )->open( $sealed, '' );
	}

	/**
	 * Sets of constants that are no key.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function no_keys(): array {
		return [
			'nothing'                       => [ [] ],
			'the phrase of the sample'      => [ array_fill_keys( array_keys( self::salts() ), 'put your unique phrase here' ) ],
			'that phrase in another tongue' => [ array_fill_keys( array_keys( self::salts() ), 'mettez une phrase unique ici, bien longue' ) ],
			'one missing'                   => [ array_diff_key( self::salts(), [ 'NONCE_SALT' => 1 ] ) ],
			'one too short'                 => [ [ ...self::salts(), 'NONCE_SALT' => str_repeat( 'x', 31 ) ] ],
			'one empty'                     => [ [ ...self::salts(), 'AUTH_KEY' => '' ] ],
			'one that is no text'           => [ [ ...self::salts(), 'AUTH_KEY' => 1234 ] ],
			'two the same'                  => [ [ ...self::salts(), 'AUTH_KEY' => self::salts()['NONCE_SALT'] ] ],
			'an own key that is too short'  => [ [ ...self::salts(), 'VITRINE_KEY' => 'secret' ] ],
		];
	}

	/**
	 * Default, missing and too short keys are refused: nothing is sealed, nothing opens.
	 *
	 * @param array<string, mixed> $constants Constants.
	 */
	#[DataProvider( 'no_keys' )]
	public function test_without_a_key_nothing_is_sealed( array $constants ): void {
		$encryption = new Encryption( $constants );
		self::assertFalse( $encryption->has_key() );
		$refused = 0;
		foreach ( [ static fn() => $encryption->seal( self::TOKEN, '' ), static fn() => $encryption->open( ( new Encryption( self::salts() ) )->seal( self::TOKEN, '' ), '' ) ] as $try ) {
			try {
				$try();
			} catch ( KeyMissing $error ) {
				++$refused;
				self::assertStringNotContainsString( 'EAAV', (string) $error );
			}
		}
		self::assertSame( 2, $refused );
	}

	/**
	 * What was done to a sealed text.
	 *
	 * @return array<string, array{callable(string): string}>
	 */
	public static function forgeries(): array {
		$change = static fn( int $at ): callable => static function ( string $sealed ) use ( $at ): string {
			[ $version, $key, $text ] = explode( ':', $sealed );
			$bytes                    = (string) base64_decode( $text, true );
			$at                       = $at < 0 ? strlen( $bytes ) + $at : $at;
			$bytes[ $at ]             = chr( ord( $bytes[ $at ] ) ^ 1 );
			return "{$version}:{$key}:" . base64_encode( $bytes );
		};
		return [
			'the nonce was changed'        => [ $change( 0 ) ],
			'a letter was changed'         => [ $change( 24 ) ],
			'the tag was changed'          => [ $change( -1 ) ],
			'it was shortened'             => [ static fn( string $sealed ): string => substr( $sealed, 0, -8 ) ],
			'only the nonce is left'       => [ static fn( string $sealed ): string => substr( $sealed, 0, 16 + 32 ) ],
			'it is no base64'              => [ static fn( string $sealed ): string => substr( $sealed, 0, 16 ) . '***' ],
			'another version'              => [ static fn( string $sealed ): string => 'v2' . substr( $sealed, 2 ) ],
			'another key is named'         => [ static fn( string $sealed ): string => 'v1:000000000000' . substr( $sealed, 15 ) ],
			'the token in the open'        => [ static fn(): string => self::TOKEN ],
			'nothing'                      => [ static fn(): string => '' ],
		];
	}

	/**
	 * A tampered text does not open, and the reason tells nothing of it.
	 *
	 * @param callable $forge What was done.
	 */
	#[DataProvider( 'forgeries' )]
	public function test_forged_texts_do_not_open( callable $forge ): void {
		$encryption = new Encryption( self::salts() );
		try {
			$encryption->open( $forge( $encryption->seal( self::TOKEN, 'a' ) ), 'a' );
			self::fail( 'It opened.' );
		} catch ( KeyChanged $error ) {
			self::assertStringNotContainsString( 'EAAV', (string) $error );
		}
	}

	/**
	 * A token copied to another account's row does not open there.
	 */
	public function test_a_token_belongs_to_its_account(): void {
		$encryption = new Encryption( self::salts() );
		$this->expectException( KeyChanged::class );
		$encryption->open( $encryption->seal( self::TOKEN, 'source:facebook:1' ), 'source:facebook:2' );
	}

	/**
	 * A token for one address does not open for another, nor for none.
	 */
	public function test_a_token_belongs_to_an_address(): void {
		$encryption = new Encryption( self::salts() );
		$sealed     = $encryption->seal( self::TOKEN, 'a', 'https://one.example' );
		self::assertSame( self::TOKEN, $encryption->open( $sealed, 'a', 'https://one.example' ) );
		self::assertSame( self::TOKEN, $encryption->open( $encryption->seal( self::TOKEN, 'a' ), 'a', 'https://one.example' ), 'As it was sealed before.' );
		foreach ( [ 'https://two.example', '' ] as $address ) {
			try {
				$encryption->open( $sealed, 'a', $address );
				self::fail( 'It opened.' );
			} catch ( KeyChanged $error ) {
				self::assertStringNotContainsString( 'EAAV', (string) $error );
			}
		}
	}

	/**
	 * After the salts have changed, the text does not open and nothing fatals.
	 */
	public function test_changed_salts(): void {
		$sealed = ( new Encryption( self::salts() ) )->seal( self::TOKEN, '' );
		$this->expectException( KeyChanged::class );
		( new Encryption( self::salts( 'new' ) ) )->open( $sealed, '' );
	}
}
