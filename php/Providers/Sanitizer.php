<?php
/**
 * Sanitizes responses of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Turns any value of a response into one of the expected type, within bounds, or into an empty one. Lengths are in
 * characters, those of ids and addresses in bytes, sides in pixels.
 */
final class Sanitizer extends \Vitrine\Support\Sanitizer {

	/**
	 * The entries of an answer's list.
	 *
	 * @param mixed  $list Any.
	 * @param string $id   Name of the member that has the id.
	 * @return list<array<mixed>>
	 * @throws ProviderError When it is no list, or one without entries, or with entries that have no id: that says
	 *                       nothing about what there is.
	 */
	public static function entries( mixed $list, string $id ): array {
		if ( ! is_array( $list ) || ! array_is_list( $list ) ) {
			throw new ProviderError( ErrorKind::Broken );
		}
		$found = [];
		foreach ( $list as $entry ) {
			// What is no entry at all stands in the way of none.
			if ( ! is_array( $entry ) || $entry === [] ) {
				continue;
			}
			if ( ! is_string( $entry[ $id ] ?? null ) && ! is_int( $entry[ $id ] ?? null ) ) {
				throw new ProviderError( ErrorKind::Broken );
			}
			$found[] = $entry;
		}
		if ( $found === [] && $list !== [] ) {
			throw new ProviderError( ErrorKind::Broken );
		}
		return $found;
	}
}
