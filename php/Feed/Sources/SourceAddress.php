<?php
/**
 * Addresses of sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Graph\Lists\Address;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether an address that somebody has pasted is that of a connected account or website. What is kept of a
 * website's address is told to nobody who does not know it already.
 */
final class SourceAddress {

	/**
	 * Whether it is the source's.
	 *
	 * @param Source $source The source.
	 * @param string $url    Address of a feed, or of a profile.
	 */
	public static function is_of( Source $source, string $url ): bool {
		if ( $source->network === Websites::NETWORK ) {
			$kept = $source->memo['url'] ?? null;
			return is_string( $kept ) && self::plain( $kept ) === self::plain( $url );
		}
		$name = Address::profile( $source->network, $url );
		return $name !== null && in_array(
			$name,
			[ $source->account, Address::profile( $source->network, (string) $source->link ) ],
			true
		);
	}

	/**
	 * An address without what does not tell it from others.
	 *
	 * @param string $url Address.
	 */
	private static function plain( string $url ): string {
		return rtrim( (string) preg_replace( '~^(?:feed:)?(?://)?(?:https?://)?|#.*$~i', '', trim( $url ) ), '/' );
	}
}
