<?php
/**
 * A page of a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * The rows of one answer and where the list goes on. A page may be short or even empty and still have a next one.
 */
final class Listing {

	private const FORM = [
		'data'    => [ '*' => [ 'id' => 'id' ] ],
		'paging'  => [ 'cursors' => [ 'before' => 'text', 'after' => 'text' ], 'next' => 'text', 'previous' => 'text' ],
		'summary' => [ 'total_count' => 'number' ],
	];

	/** Characters of a cursor; those of the network have some hundred. */
	private const MAX_LENGTH = 4096;

	/** Where the network itself is: a proxy may leave its addresses as they are. */
	private const HOSTS = [ 'graph.facebook.com', 'graph.instagram.com' ];

	/**
	 * Keeps them.
	 *
	 * @param list<array<mixed>> $rows  Objects with an id.
	 * @param string|null        $after Cursor of the next page, null at the end. It holds no token.
	 * @param int|null           $total How many the whole list has, null where that was not asked for.
	 */
	public function __construct(
		public readonly array $rows,
		public readonly ?string $after,
		public readonly ?int $total = null
	) {}

	/**
	 * Reads an answer.
	 *
	 * @param array<mixed> $body Answer.
	 * @param string       $url  What was asked for.
	 * @param string       $id   Member that every row has.
	 * @throws GraphError Of kind Malformed when it is no page of a list.
	 */
	public static function of( array $body, string $url, string $id = 'id' ): self {
		Shape::check( $body, self::FORM );
		$rows = [];
		foreach ( is_array( $body['data'] ?? null ) ? $body['data'] : [ null ] as $row ) {
			if ( ! is_array( $row ) || ! isset( $row[ $id ] ) ) {
				throw new GraphError( ErrorKind::Malformed );
			}
			$rows[] = $row;
		}
		$next = Field::at( $body, 'paging', 'next' );
		return new self(
			$rows,
			is_string( $next ) ? self::after( $body, $next, $url ) : null,
			Field::count( Field::at( $body, 'summary', 'total_count' ) )
		);
	}

	/**
	 * The cursor of the next page. The address itself holds a token and is not kept.
	 *
	 * @param array<mixed> $body Answer.
	 * @param string       $next Address of the next page.
	 * @param string       $url  What was asked for.
	 * @throws GraphError Of kind Malformed when there is none.
	 */
	private static function after( array $body, string $next, string $url ): string {
		$hosts = [ SafeHttp::host( $url ), ...self::HOSTS ];
		if ( SafeHttp::origin( $next ) === '' || ! in_array( SafeHttp::host( $next ), $hosts, true ) ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		$after = Field::at( $body, 'paging', 'cursors', 'after' );
		// Time-based paging: its parameters stand in the address only.
		parse_str( (string) wp_parse_url( $next, PHP_URL_QUERY ), $query );
		$kept = is_string( $after ) && $after !== ''
			? [ 'after' => $after ]
			: array_filter(
				array_intersect_key( $query, array_flip( [ 'after', 'until', '__paging_token' ] ) ),
				'is_string'
			);
		$text = http_build_query( $kept, '', '&', PHP_QUERY_RFC3986 );
		if ( $text === '' || strlen( $text ) > self::MAX_LENGTH ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		return $text;
	}

	/**
	 * A kept cursor as query parameters.
	 *
	 * @param string|null $after What `after` was.
	 * @return array<string, string>
	 */
	public static function cursor( ?string $after ): array {
		parse_str( (string) $after, $query );
		return array_filter(
			$query,
			static fn( $value, $key ): bool => is_string( $value ) && is_string( $key ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
