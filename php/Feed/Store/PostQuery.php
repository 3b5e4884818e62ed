<?php
/**
 * The posts that can be shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\FeedSettings;
use Vitrine\Images\Images;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts of a source, newest first, filtered by the words that a feed includes and excludes.
 */
final class PostQuery {

	/** Newest posts that one request searches for words at most, so that visitors cause no unbounded work. */
	private const SEARCHED = 1000;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Images $images The pictures.
	 */
	public function __construct( private readonly Db $db, private readonly Images $images ) {}

	/**
	 * A page of posts, newest first, with their pictures: two queries.
	 *
	 * @param FeedSettings         $settings Source and words.
	 * @param array{int, int}|null $after    Time and row of the last post that was shown, null = from the beginning.
	 * @param int                  $limit    Posts at most.
	 * @return list<Post>
	 */
	public function page( FeedSettings $settings, ?array $after, int $limit ): array {
		$where = $this->db->prepare( 'p.source_id = %d AND p.ready = 1', $settings->source );
		if ( $after !== null ) {
			// Compared by the first column alone as well, so that the index is entered at the right place.
			$where .= $this->db->prepare(
				' AND p.published_at <= %d AND ( p.published_at < %d OR p.id < %d )',
				$after[0],
				$after[0],
				$after[1]
			);
		}
		$table  = $this->db->prepare( '%i', $this->db->table( 'vitrine_posts' ) );
		$source = "JOIN {$this->db->prepare( '%i', $this->db->table( 'vitrine_sources' ) )} s ON s.id = p.source_id";
		$order  = 'ORDER BY p.published_at DESC, p.id DESC LIMIT';
		$words  = $this->words( $settings );
		// Only ids are looked up in advance: MySQL writes derived tables with long texts to the disk.
		$found  = $words === ''
			? "{$table} p {$source} WHERE {$where}"
			: "( SELECT p.id FROM {$table} p WHERE {$where} {$order} " . self::SEARCHED
				. " ) f JOIN {$table} p ON p.id = f.id {$source} WHERE {$words}";
		$rows   = $this->db->all(
			"SELECT p.*, s.network, s.name, s.link, s.picture FROM {$found} {$order} "
				. $this->db->numbers( [ max( 0, $limit ) ] )
		);
		$ids    = array_map( static fn( array $row ): int => (int) $row['id'], $rows );
		$images = $ids !== [] && $settings->shows_pictures() ? $this->images->of_posts( $ids ) : [];
		return array_map(
			static fn( array $row ): Post => Post::of_row( $row, $images[ (int) $row['id'] ] ?? [] ),
			$rows
		);
	}

	/**
	 * The condition on words, or an empty string.
	 *
	 * @param FeedSettings $settings Which words.
	 * @return literal-string
	 */
	private function words( FeedSettings $settings ): string {
		$include = $this->conditions( $settings->include_words );
		$exclude = $this->conditions( $settings->exclude_words );
		return implode(
			' AND ',
			[
				...( $include === [] ? [] : [ '( ' . implode( ' OR ', $include ) . ' )' ] ),
				...( $exclude === [] ? [] : [ 'NOT ( ' . implode( ' OR ', $exclude ) . ' )' ] ),
			]
		);
	}

	/**
	 * A condition for each word.
	 *
	 * @param string[] $words Words and phrases.
	 * @return list<literal-string>
	 */
	private function conditions( array $words ): array {
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
