<?php
/**
 * What a visitor asked for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * Filter and search, within bounds: both come from addresses.
 */
final class Query {

	private const MAX_TAGS = 20;

	private const MAX_TAG_LENGTH = 100;

	private const MAX_SEARCH_LENGTH = 200;

	/**
	 * Keeps the fields.
	 *
	 * @param list<string> $tags   Tags; none = everything.
	 * @param string       $match  `or`: one of the tags is enough; `and`: all of them.
	 * @param string       $search Words that titles, descriptions, tags or authors have parts of, '' = everything.
	 * @param bool         $counts Whether tags are to be counted.
	 */
	private function __construct(
		public readonly array $tags,
		public readonly string $match,
		public readonly string $search,
		public readonly bool $counts
	) {}

	/**
	 * Reads what somebody sent.
	 *
	 * @param mixed $tags   List of tags.
	 * @param mixed $match  Operator.
	 * @param mixed $search Text.
	 * @param bool  $counts Whether tags are to be counted.
	 */
	public static function of( mixed $tags = [], mixed $match = 'or', mixed $search = '', bool $counts = false ): self {
		$kept = [];
		foreach ( is_array( $tags ) ? array_slice( $tags, 0, self::MAX_TAGS ) : [] as $tag ) {
			$tag = self::text( $tag, self::MAX_TAG_LENGTH );
			if ( $tag !== '' && ! in_array( $tag, $kept, true ) ) {
				$kept[] = $tag;
			}
		}
		return new self(
			$kept,
			$match === 'and' ? 'and' : 'or',
			self::text( $search, self::MAX_SEARCH_LENGTH ),
			$counts
		);
	}

	/**
	 * Everything.
	 *
	 * @param bool $counts Whether tags are to be counted.
	 */
	public static function all( bool $counts = false ): self {
		return new self( [], 'or', '', $counts );
	}

	/**
	 * Whether it leaves anything out.
	 */
	public function is_narrow(): bool {
		return $this->tags !== [] || $this->search !== '';
	}

	/**
	 * A text in one line.
	 *
	 * @param mixed $value What was sent.
	 * @param int   $max   Longest, in characters.
	 */
	private static function text( mixed $value, int $max ): string {
		if ( ! is_string( $value ) ) {
			return '';
		}
		return mb_substr(
			trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', wp_check_invalid_utf8( $value ) ) ),
			0,
			$max
		);
	}
}
