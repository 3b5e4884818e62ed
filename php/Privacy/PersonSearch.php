<?php
/**
 * What is stored of a person.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Feed\Comments\Comments;
use Vitrine\Graph\Content;
use Vitrine\Graph\Networks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds comments and posts by the name of whoever wrote them, and posts by the names of people who reacted, or whose
 * posts they share.
 *
 * @phpstan-type Kind 'comment'|'post'|'reaction'|'share'
 * @phpstan-type Found array{
 *     kind: Kind,
 *     name: string,
 *     id: int,
 *     source: int,
 *     post: int,
 *     data: array<mixed>,
 *     published: int,
 * }
 */
final class PersonSearch {

	/** Rows of each kind that are looked at for each name. */
	public const BATCH = 500;

	private const POSTS = 'vitrine_posts';

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * What there is of people of some names.
	 *
	 * @param list<string> $names Names.
	 * @param int          $from  How many rows were looked at before.
	 * @return array
	 * @phpstan-return array{rows: list<Found>, done: bool}
	 */
	public function find( array $names, int $from ): array {
		$found   = [];
		$is_done = true;
		foreach ( $names as $name ) {
			$json = (string) wp_json_encode( $name, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			$rows = [
				'comment'  => $this->comments( $json, $from ),
				'post'     => $this->posts( $json, $from ),
				'reaction' => $this->reactions( $json, $from ),
				'share'    => $this->shares( $json, $from ),
			];
			foreach ( $rows as $kind => $some ) {
				$is_done = $is_done && count( $some ) < self::BATCH;
				foreach ( $some as $row ) {
					$data = json_decode( (string) $row['data'], true );
					if ( is_array( $data ) && self::is_of( $kind, $data, $name ) ) {
						$found[] = [
							'kind'      => $kind,
							'name'      => $name,
							'id'        => (int) $row['id'],
							'source'    => (int) $row['source_id'],
							'post'      => (int) $row['post_id'],
							'data'      => $data,
							'published' => (int) $row['published_at'],
						];
					}
				}
			}
		}
		return [ 'rows' => $found, 'done' => $is_done ];
	}

	/**
	 * Whether it is that person's: databases take upper and lower case for the same, and other texts may have the name,
	 * too.
	 *
	 * @param string       $kind What was looked for.
	 * @param array<mixed> $data What is stored.
	 * @param string       $name Name.
	 * @phpstan-param Kind $kind
	 */
	private static function is_of( string $kind, array $data, string $name ): bool {
		if ( $kind === 'reaction' ) {
			return is_array( $data['people'] ?? null ) && in_array( $name, $data['people'], true );
		}
		if ( $kind === 'share' ) {
			return is_array( $data['shared'] ?? null ) && ( $data['shared']['author'] ?? null ) === $name;
		}
		$author = is_array( $data['author'] ?? null ) ? $data['author'] : [];
		// What the account writes is no person's.
		return ( $author['name'] ?? null ) === $name && ( $author['is_account'] ?? false ) !== true;
	}

	/**
	 * Comments.
	 *
	 * @param string $name Name, as JSON.
	 * @param int    $from How many were looked at before.
	 * @return list<array<string, string|null>>
	 */
	private function comments( string $name, int $from ): array {
		return $this->db->all(
			'SELECT id, source_id, post_id, data, published_at FROM %i WHERE data LIKE %s ORDER BY id LIMIT %d OFFSET %d',
			$this->db->table( Comments::TABLE ),
			$this->db->like( "\"author\":{\"name\":{$name}" ),
			self::BATCH,
			$from
		);
	}

	/**
	 * Posts that people may have written. Twin: Admission::is_of_people().
	 *
	 * @param string $name Name, as JSON.
	 * @param int    $from How many were looked at before.
	 * @return list<array<string, string|null>>
	 */
	private function posts( string $name, int $from ): array {
		return $this->db->all(
			'SELECT p.id, p.source_id, 0 AS post_id, p.data, p.published_at FROM %i p JOIN %i s ON s.id = p.source_id WHERE ( s.content <> %s OR s.network NOT IN ('
				. $this->db->texts( Networks::NAMES ) . ') ) AND p.data LIKE %s ORDER BY p.id LIMIT %d OFFSET %d',
			$this->db->table( self::POSTS ),
			$this->db->table( 'vitrine_sources' ),
			Content::POSTS,
			$this->db->like( "\"author\":{\"name\":{$name}" ),
			self::BATCH,
			$from
		);
	}

	/**
	 * Posts of any source that may name somebody who reacted.
	 *
	 * @param string $name Name, as JSON.
	 * @param int    $from How many were looked at before.
	 * @return list<array<string, string|null>>
	 */
	private function reactions( string $name, int $from ): array {
		return $this->db->all(
			'SELECT id, source_id, 0 AS post_id, data, published_at FROM %i WHERE data LIKE %s AND data LIKE %s ORDER BY id LIMIT %d OFFSET %d',
			$this->db->table( self::POSTS ),
			$this->db->like( '"people":[' ),
			$this->db->like( $name ),
			self::BATCH,
			$from
		);
	}

	/**
	 * Posts of any source that share one of somebody.
	 *
	 * @param string $name Name, as JSON.
	 * @param int    $from How many were looked at before.
	 * @return list<array<string, string|null>>
	 */
	private function shares( string $name, int $from ): array {
		return $this->db->all(
			'SELECT id, source_id, 0 AS post_id, data, published_at FROM %i WHERE data LIKE %s ORDER BY id LIMIT %d OFFSET %d',
			$this->db->table( self::POSTS ),
			$this->db->like( "\"shared\":{\"author\":{$name}" ),
			self::BATCH,
			$from
		);
	}
}
