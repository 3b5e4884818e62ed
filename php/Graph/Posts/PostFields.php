<?php
/**
 * Fields that are asked for of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Fields of a network's posts: a network may refuse some, and then the others are asked for without them.
 */
final class PostFields {

	/**
	 * Keeps them.
	 *
	 * @param string                      $core     Those that no post is without, with commas.
	 * @param array<string, string>       $optional What is asked for by name of the field, most demanding first; the
	 *                                              one with the pictures is the last.
	 * @param array<string, list<string>> $parts    What of a post an optional field has, by its name: see PostPage.
	 */
	public function __construct(
		private readonly string $core,
		private readonly array $optional,
		private readonly array $parts
	) {}

	/**
	 * Names of those that can be left out.
	 *
	 * @return string[]
	 */
	public function optional(): array {
		return array_keys( $this->optional );
	}

	/**
	 * What is asked for.
	 *
	 * @param string[] $dropped Optional fields left out.
	 */
	public function asked( array $dropped ): string {
		$optional = array_diff_key( $this->optional, array_flip( $dropped ) );
		return implode( ',', [ $this->core, ...array_values( $optional ) ] );
	}

	/**
	 * The parts of posts that are not asked for.
	 *
	 * @param string[] $dropped Optional fields left out.
	 * @return list<string>
	 */
	public function lacking( array $dropped ): array {
		$parts = array_intersect_key( $this->parts, array_flip( $dropped ) );
		return array_values( array_unique( array_merge( ...array_values( $parts ) ) ) );
	}
}
