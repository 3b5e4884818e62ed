<?php
/**
 * The documented shape of answers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Compares answers with what the network documents. An answer of another shape says nothing: it is neither an empty
 * list nor a post without text.
 *
 * A shape names the members that may be there, others are not looked at: `text`, `number`, `id`, `url`, `object`, an
 * array for an object by its members, `[ '*' => … ]` for a list.
 * A `?` before the word allows null. JSON's `{}` and `[]` are the same in PHP's arrays.
 *
 * @phpstan-type Form string|array<string, mixed>
 */
final class Shape {

	/**
	 * Refuses what has another shape.
	 *
	 * @param mixed                       $value Answer or part of it.
	 * @param string|array<string, mixed> $form  Its shape.
	 * @throws GraphError Of kind Malformed.
	 */
	public static function check( mixed $value, string|array $form ): void {
		if ( ! self::fits( $value, $form ) ) {
			throw new GraphError( ErrorKind::Malformed );
		}
	}

	/**
	 * Whether a value has a shape.
	 *
	 * @param mixed                       $value Value.
	 * @param string|array<string, mixed> $form  Shape.
	 */
	private static function fits( mixed $value, string|array $form ): bool {
		if ( is_string( $form ) ) {
			return match ( $form ) {
				'id'     => Field::id( $value ) !== '',
				'url'    => Field::url( $value ) !== null,
				'number' => is_int( $value ),
				'object' => is_array( $value ),
				default  => is_string( $value ),
			};
		}
		if ( ! is_array( $value ) || $value !== [] && array_is_list( $value ) !== isset( $form['*'] ) ) {
			return false;
		}
		foreach ( $value as $name => $member ) {
			$of = $form['*'] ?? $form[ $name ] ?? null;
			if ( is_string( $of ) && str_starts_with( $of, '?' ) ) {
				$of = $member === null ? null : substr( $of, 1 );
			}
			if ( ( is_string( $of ) || is_array( $of ) ) && ! self::fits( $member, $of ) ) {
				return false;
			}
		}
		return true;
	}
}
