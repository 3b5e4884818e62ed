<?php
/**
 * The author of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Authors by the names of their archives, in small letters: accents tell them apart, as slugs of terms, whatever the
 * database takes for the same. Those without a published post are as unknown as those who do not exist.
 */
final class AuthorFacet extends Facet {

	/** Authors that the first by name are looked for among. */
	private const MAX_AUTHORS = 1000;

	/**
	 * Authors by the names of their archives, once these have been asked for; null = there is none.
	 *
	 * @var array<string, array{id: int, slug: string, name: string}|null>
	 */
	private array $known = [];

	/**
	 * Its name.
	 */
	public function label(): string {
		return __( 'Author', 'vitrine' );
	}

	/**
	 * The authors.
	 *
	 * @param array          $read  Attributes of the block.
	 * @param PublishedPosts $posts Posts that visitors choose.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function options( array $read, PublishedPosts $posts ): array {
		$rows = $posts->only( $this->types )->rows(
			'p.post_author AS `id`',
			'',
			'GROUP BY p.post_author LIMIT ' . self::MAX_AUTHORS
		);
		return $rows === [] ? [] : array_map(
			static fn( array $author ): array => [ $author['slug'], $author['name'] ],
			$this->authors(
				[ 'include' => array_column( $rows, 'id' ), 'number' => $read['number'], 'orderby' => 'display_name' ]
			)
		);
	}

	/**
	 * The name of an author.
	 *
	 * @param string $value Name of the archive, possibly hostile.
	 */
	public function name( string $value ): string {
		$this->know( [ $value ] );
		return $this->known[ $value ]['name'] ?? $value;
	}

	/**
	 * Posts of some of the authors. WP_Query looks at authors that are left out alone where there are such, and else
	 * for any of those that it is given: what was saved and what is chosen become one list.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query.
	 * @param array                $choice Names of their archives.
	 * @phpstan-param array{all: bool, terms: list<string>, not: list<string>} $choice
	 */
	public function narrowed( array $query, array $choice ): array {
		$query  = self::of_types( $query, $this->types );
		$chosen = $this->ids( $choice['terms'] );
		$not    = $this->ids( $choice['not'] );
		$saved  = self::saved( $query );
		if ( $choice['terms'] === [] && $saved['in'] === [] ) {
			return [ ...$query, 'author' => '', 'author__not_in' => [ ...$saved['not'], ...$not ] ];
		}
		$in = match ( true ) {
			$choice['terms'] === [] => $saved['in'],
			$saved['in'] === []     => $chosen,
			default                 => array_values( array_intersect( $chosen, $saved['in'] ) ),
		};
		$in = array_values( array_diff( $in, $saved['not'], $not ) );
		if ( $in === [] ) {
			return self::nothing( $query );
		}
		// The archive of an author stays one.
		return $in === $saved['in']
			? $query
			: [ ...$query, 'author' => '', 'author__in' => $in, 'author__not_in' => [] ];
	}

	/**
	 * Authors of a query.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @return array{in: list<int>, not: list<int>}
	 */
	private static function saved( array $query ): array {
		$ids    = static fn( mixed $value ): array => array_values(
			array_diff( array_map( 'intval', wp_parse_list( is_array( $value ) ? $value : (string) $value ) ), [ 0 ] )
		);
		$author = $ids( $query['author'] ?? '' );
		$not    = [
			...$ids( $query['author__not_in'] ?? [] ),
			...array_map( 'abs', array_filter( $author, static fn( int $id ): bool => $id < 0 ) ),
		];
		return [
			'in'  => $not === []
				? [
					...$ids( $query['author__in'] ?? [] ),
					...array_filter( $author, static fn( int $id ): bool => $id > 0 ),
				]
				: [],
			'not' => $not,
		];
	}

	/**
	 * Ids of authors.
	 *
	 * @param list<string> $slugs Names of their archives, possibly hostile.
	 * @return list<int>
	 */
	private function ids( array $slugs ): array {
		$this->know( $slugs );
		return array_column( array_filter( array_intersect_key( $this->known, array_flip( $slugs ) ) ), 'id' );
	}

	/**
	 * Asks for authors that are not known yet, all of them at once.
	 *
	 * @param list<string> $slugs Names of their archives, possibly hostile.
	 */
	public function know( array $slugs ): void {
		$unknown = array_values( array_diff( $slugs, array_map( 'strval', array_keys( $this->known ) ) ) );
		if ( $unknown === [] ) {
			return;
		}
		$asked = array_merge( ...array_map( self::spellings( ... ), $unknown ) );
		$found = array_column( $this->authors( [ 'nicename__in' => $asked ] ), null, 'slug' );
		foreach ( $unknown as $slug ) {
			$this->known[ $slug ] = $found[ $slug ] ?? null;
		}
	}

	/**
	 * How imports may have spelled a name. WordPress has small letters without accents; of others SQLite knows no small
	 * and big ones.
	 *
	 * @param string $slug The name, in small letters.
	 * @return non-empty-list<string>
	 */
	private static function spellings( string $slug ): array {
		return preg_match( '/[^\x00-\x7F]/', $slug ) === 1
			? [ $slug, mb_convert_case( $slug, MB_CASE_TITLE ), mb_strtoupper( $slug ) ]
			: [ $slug ];
	}

	/**
	 * Authors with published posts.
	 *
	 * @param array<string, mixed> $query Variables of WP_User_Query.
	 * @return list<array{id: int, slug: string, name: string}>
	 */
	private function authors( array $query ): array {
		$users = get_users(
			[
				...$query,
				'fields'              => [ 'ID', 'user_nicename', 'display_name' ],
				'has_published_posts' => $this->types,
				'count_total'         => false,
			]
		);
		$found = [];
		foreach ( $users as $user ) {
			$found[] = [
				'id'   => (int) $user->ID,
				'slug' => mb_strtolower( (string) $user->user_nicename ),
				// Core keeps names as HTML.
				'name' => html_entity_decode( (string) $user->display_name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			];
		}
		return $found;
	}
}
