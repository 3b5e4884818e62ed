<?php
/**
 * Addresses at Facebook.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * What an address at Facebook leads to, by the patterns that the editor has, too:
 * frontend/render/embed/addresses.json. Twin: frontend/render/embed/address.ts.
 */
final class FacebookAddress {

	private const LINK = '~^https?://(?:(?:www|m|web)\.)?facebook\.com(/[^#]*)(?:#.*)?$~Di';

	/** What no address has. */
	private const STRANGE = '/[\x00-\x20\x7F"\'<>\\\\`]/';

	/** Longer ones are none. */
	private const LONGEST = 2000;

	/**
	 * The patterns, read once somebody asks.
	 *
	 * @var list<array{kind: string, pattern: string, page: string}>|null
	 */
	private static ?array $patterns = null;

	/**
	 * Keeps the fields.
	 *
	 * @param string $kind `post`, `video` or `page`.
	 * @param string $name What of the address is kept: names and ids alone.
	 */
	private function __construct( public readonly string $kind, public readonly string $name ) {}

	/**
	 * Reads an address.
	 *
	 * @param string $url Address, possibly hostile.
	 * @return self|null Null = it is nothing that can be embedded.
	 */
	public static function of( string $url ): ?self {
		if (
			strlen( $url ) > self::LONGEST
			|| preg_match( self::STRANGE, $url ) === 1
			|| preg_match( self::LINK, $url, $link ) !== 1
		) {
			return null;
		}
		foreach ( self::patterns() as [ 'kind' => $kind, 'pattern' => $pattern, 'page' => $page ] ) {
			if ( preg_match( "~{$pattern}~D", $link[1], $match ) === 1 ) {
				$parts = [ '$1' => $match[1], '$2' => $match[2] ?? '' ];
				return new self( $kind, strtr( $page, $parts ) );
			}
		}
		return null;
	}

	/**
	 * Address of the original.
	 */
	public function page(): string {
		return "https://www.facebook.com/{$this->name}";
	}

	/**
	 * The patterns.
	 *
	 * @return list<array{kind: string, pattern: string, page: string}>
	 */
	private static function patterns(): array {
		$file = dirname( VITRINE_FILE ) . '/build/facebook-addresses.json';
		/** Ours, and tested.
		 *
		 * @var list<array{kind: string, pattern: string, page: string}> $patterns */
		$patterns = self::$patterns ?? (array) wp_json_file_decode( $file, [ 'associative' => true ] );
		self::$patterns = $patterns;
		return $patterns;
	}
}
