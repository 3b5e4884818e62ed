<?php
/**
 * The posts that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Graph\RemotePost;
use Vitrine\Images\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_posts`.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class Posts {

	/** Posts that one request searches for words at most: a visitor causes no unbounded work. */
	private const SEARCHED = 1000;

	/**
	 * Keeps its helpers.
	 *
	 * @param \wpdb  $db     Database.
	 * @param Images $images The pictures.
	 */
	public function __construct( private readonly \wpdb $db, private readonly Images $images ) {}

	/**
	 * Posts that can be shown, newest first, after a position: two queries.
	 *
	 * @param FeedSettings             $settings Whose, and which.
	 * @param array{int, int}|null     $after    Time and row of the last post that was shown.
	 * @param int                      $limit    How many.
	 * @return list<Post>
	 */
	public function page( FeedSettings $settings, ?array $after, int $limit ): array {
		$sources = $this->db->prefix . 'vitrine_sources';
		$where   = $this->db->prepare( 'p.source_id = %d AND p.ready = 1', $settings->source );
		if ( $after !== null ) {
			// Compared by the first column alone as well, so that the index is entered at the right place.
			$where .= $this->db->prepare( ' AND p.published_at <= %d AND ( p.published_at < %d OR p.id < %d )', $after[0], $after[0], $after[1] );
		}
		$words = $this->words( $settings );
		$from  = $words === ''
			? "{$this->table()} p WHERE {$where}"
			: "( SELECT * FROM {$this->table()} p WHERE {$where} ORDER BY p.published_at DESC, p.id DESC LIMIT " . self::SEARCHED . " ) p WHERE {$words}";
		$rows  = $this->db->get_results(
			"SELECT f.*, s.network, s.name, s.link, s.picture FROM ( SELECT p.id, p.source_id, p.network_id, p.published_at, p.data FROM {$from} ORDER BY p.published_at DESC, p.id DESC LIMIT " . max( 0, $limit ) . " ) f JOIN {$sources} s ON s.id = f.source_id ORDER BY f.published_at DESC, f.id DESC", // phpcs:ignore WordPress.DB.PreparedSQL -- prepared above.
			ARRAY_A
		);
		if ( ! is_array( $rows ) || $rows === [] ) {
			return [];
		}
		$images = $settings->shows_pictures() ? $this->images->of_posts( array_map( static fn( array $row ): int => (int) $row['id'], $rows ) ) : [];
		return array_values(
			array_map(
				static function ( array $row ) use ( $images ): Post {
					/** What `store()` wrote.
					 *
					 * @var PostData $data */
					$data = json_decode( (string) $row['data'], true );
					return new Post(
						(int) $row['id'],
						(string) $row['network_id'],
						(int) $row['published_at'],
						$data,
						[
							'network' => (string) $row['network'],
							'name'    => (string) $row['name'],
							'link'    => (string) $row['link'] === '' ? null : (string) $row['link'],
							'picture' => (string) $row['picture'] === '' ? null : (string) $row['picture'],
						],
						$images[ (int) $row['id'] ] ?? []
					);
				},
				$rows
			)
		);
	}

	/**
	 * Writes posts of a round down.
	 *
	 * @param int          $source Source.
	 * @param int          $round  Number of the round.
	 * @param RemotePost[] $posts  What the network has.
	 * @return array{added: int, changed: int, rows: array<string, int>} Counts, and rows by id on the network.
	 */
	public function store( int $source, int $round, array $posts ): array {
		$known = $this->known( $source, array_map( static fn( RemotePost $post ): string => $post->network_id, $posts ) );
		$done  = [ 'added' => 0, 'changed' => 0, 'rows' => [] ];
		foreach ( $posts as $post ) {
			$data   = (string) wp_json_encode( $post->data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			$fields = [
				'published_at' => $post->published_at,
				'round_number' => $round,
				'digest'       => md5( $data . $post->published_at ),
				'words'        => Words::fold( implode( ' ', [ $post->data['text'], ...array_column( $post->data['links'], 'title' ) ] ) ),
				'data'         => $data,
			];
			$row    = $known[ $post->network_id ] ?? null;
			if ( $row === null ) {
				$this->db->insert( $this->table(), [ 'source_id' => $source, 'network_id' => $post->network_id, 'ready' => 0, ...$fields ] );
				$done['rows'][ $post->network_id ] = (int) $this->db->insert_id;
				++$done['added'];
				continue;
			}
			$done['rows'][ $post->network_id ] = $row['id'];
			$is_same                           = $row['digest'] === $fields['digest'];
			$done['changed']                  += $is_same ? 0 : 1;
			$this->db->update( $this->table(), $is_same ? [ 'round_number' => $round ] : $fields, [ 'id' => $row['id'] ] );
		}
		return $done;
	}

	/**
	 * Shows the posts of a source whose pictures are there or were tried.
	 *
	 * @param int $source Source.
	 */
	public function release( int $source ): void {
		$images = $this->db->prefix . 'vitrine_images';
		$this->db->query(
			$this->db->prepare(
				"UPDATE {$this->table()} SET ready = 1 WHERE source_id = %d AND ready = 0 AND id NOT IN ( SELECT post_id FROM {$images} WHERE source_id = %d AND status = 'pending' AND attempts = 0 AND ( expires_at IS NULL OR expires_at > %d ) )", // phpcs:ignore WordPress.DB.PreparedSQL -- our own tables.
				$source,
				$source,
				time()
			)
		);
	}

	/**
	 * Rows that a round has not seen: they are gone on the network, or beyond what is kept.
	 *
	 * @param int $source Source.
	 * @param int $round  Number of the round.
	 * @return int[]
	 */
	public function unseen( int $source, int $round ): array {
		return array_map( 'intval', $this->db->get_col( $this->db->prepare( "SELECT id FROM {$this->table()} WHERE source_id = %d AND round_number < %d", $source, $round ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
	}

	/**
	 * Deletes posts.
	 *
	 * @param int   $source Source.
	 * @param int[] $rows   Ids of rows.
	 */
	public function delete( int $source, array $rows ): void {
		$this->images->forget_posts( $source, $rows );
		foreach ( array_chunk( array_map( 'intval', $rows ), 200 ) as $some ) {
			$this->db->query( $this->db->prepare( "DELETE FROM {$this->table()} WHERE source_id = %d", $source ) . ' AND id IN (' . implode( ',', $some ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		}
	}

	/**
	 * Forgets everything of a source.
	 *
	 * @param int $source Source.
	 */
	public function forget_source( int $source ): void {
		$this->images->forget_source( $source );
		$this->db->delete( $this->table(), [ 'source_id' => $source ] );
	}

	/**
	 * How many posts a source has to show.
	 *
	 * @param int $source Source.
	 */
	public function count( int $source ): int {
		return (int) $this->db->get_var( $this->db->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE source_id = %d AND ready = 1", $source ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
	}

	/**
	 * What is known of posts.
	 *
	 * @param int      $source Source.
	 * @param string[] $ids    Ids on the network.
	 * @return array<string, array{id: int, digest: string}>
	 */
	private function known( int $source, array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%s' ) );
		$rows   = $this->db->get_results( $this->db->prepare( "SELECT id, network_id, digest FROM {$this->table()} WHERE source_id = %d AND network_id IN ({$places})", $source, ...$ids ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- as many places as ids.
		$known  = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			$known[ (string) $row['network_id'] ] = [ 'id' => (int) $row['id'], 'digest' => (string) $row['digest'] ];
		}
		return $known;
	}

	/**
	 * The condition on words, or an empty string.
	 *
	 * @param FeedSettings $settings Which words.
	 */
	private function words( FeedSettings $settings ): string {
		$like    = fn( string $pattern ): string => (string) $this->db->prepare( 'p.words LIKE %s', '%' . $this->db->esc_like( $pattern ) . '%' );
		$include = array_map( $like, array_filter( array_map( [ Words::class, 'pattern' ], $settings->include_words ) ) );
		$exclude = array_map( $like, array_filter( array_map( [ Words::class, 'pattern' ], $settings->exclude_words ) ) );
		return implode(
			' AND ',
			[
				...( $include === [] ? [] : [ '( ' . implode( ' OR ', $include ) . ' )' ] ),
				...array_map( static fn( string $one ): string => "NOT {$one}", $exclude ),
			]
		);
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_posts';
	}
}
