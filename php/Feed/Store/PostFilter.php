<?php
/**
 * The filters of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Settings\QuerySettings;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions on posts, by where they are looked up: what the index leads to, what it holds besides, and what only the
 * rows hold.
 */
final class PostFilter {

	/**
	 * Keeps its helpers.
	 *
	 * @param Db            $db    Prepares pieces of SQL.
	 * @param QuerySettings $query Settings.
	 */
	public function __construct( private readonly Db $db, private readonly QuerySettings $query ) {}

	/**
	 * On rows `p` while the index is read; they pass over a bounded number of posts.
	 *
	 * @return literal-string With AND before each, or ''.
	 */
	public function of_index(): string {
		[ $from, $to ] = $this->query->dates->bounds();
		$others        = [ ...$this->query->hidden, ...$this->query->pinned ];
		return ( $from === null ? '' : $this->db->prepare( ' AND p.published_at >= %d', $from ) )
			. ( $to === null ? '' : $this->db->prepare( ' AND p.published_at <= %d', $to ) )
			. ( $others === [] ? '' : " AND p.network_id NOT IN ({$this->db->texts( $others )})" );
	}

	/**
	 * On rows `f` with the columns of PostFacts.
	 *
	 * @return literal-string With AND before each, or ''.
	 */
	public function of_facts(): string {
		$types = $this->query->types;
		$flags = [
			...( $this->query->cancelled || ! $this->query->shows( 'events' ) ? [] : [ PostFacts::CANCELLED ] ),
			...( $this->query->negative || ! $this->query->shows( 'reviews' ) ? [] : [ PostFacts::NEGATIVE ] ),
		];
		$when  = $this->query->shows( 'events' ) ? $this->query->events : 'all';
		return ( $types === [] ? '' : " AND f.type IN ({$this->db->texts( $types )})" )
			. ( $flags === [] ? '' : " AND f.flag NOT IN ({$this->db->texts( $flags )})" )
			. match ( $when ) {
				'upcoming' => $this->db->prepare( " AND ( f.type <> 'event' OR f.ends_at >= %d )", time() ),
				'past' => $this->db->prepare( " AND ( f.type <> 'event' OR f.ends_at < %d )", time() ),
				default => '',
			};
	}

	/**
	 * On rows `p`, all of which have to be read.
	 *
	 * @return literal-string With AND before each, or ''.
	 */
	public function of_rows(): string {
		$include = $this->words( $this->query->include_words );
		$exclude = $this->words( $this->query->exclude_words );
		return ( $include === [] ? '' : ' AND ( ' . implode( ' OR ', $include ) . ' )' )
			. ( $exclude === [] ? '' : ' AND NOT ( ' . implode( ' OR ', $exclude ) . ' )' );
	}

	/**
	 * A condition for each word.
	 *
	 * @param string[] $words Words and phrases.
	 * @return list<literal-string>
	 */
	private function words( array $words ): array {
		$conditions = [];
		foreach ( $words as $word ) {
			$pattern = SearchText::pattern( $word );
			if ( $pattern !== null ) {
				$conditions[] = $this->db->prepare( 'p.words LIKE %s', $this->db->like( $pattern ) );
			}
		}
		return $conditions;
	}
}
