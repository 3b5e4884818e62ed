<?php
/**
 * Personal data of people who write on social networks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Feed\Comments\Comments;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases it under Tools. Networks tell no e-mail addresses, so that people are found by name alone: by the
 * names of the user of this site who has the address, exactly as they are written.
 *
 * @phpstan-type Found array{table: string, id: int, source: int, post: int, data: array<mixed>, published: int}
 */
final class PersonalData {

	/** Rows that are looked at in one request. */
	private const BATCH = 500;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db        $db        Tables.
	 * @param Sources   $sources   The sources.
	 * @param Posts     $posts     Their posts.
	 * @param Retention $retention Deletes comments.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Retention $retention
	) {}

	/**
	 * Comments, reviews and posts of a person.
	 *
	 * @param string $email Address.
	 * @param int    $page  From 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page ): array {
		$found = $this->find( self::names( $email ), max( 0, $page - 1 ) * self::BATCH );
		$items = array_map(
			static fn( array $one ): array => [
				'group_id'    => 'vitrine',
				'group_label' => __( 'Social feeds', 'vitrine' ),
				'item_id'     => "{$one['table']}-{$one['id']}",
				'data'        => [
					[ 'name' => __( 'Name', 'vitrine' ), 'value' => (string) ( $one['data']['author']['name'] ?? '' ) ],
					[ 'name' => __( 'Text', 'vitrine' ), 'value' => (string) ( $one['data']['text'] ?? '' ) ],
					[ 'name' => __( 'Address', 'vitrine' ), 'value' => (string) ( $one['data']['url'] ?? '' ) ],
					[ 'name' => __( 'Date', 'vitrine' ), 'value' => gmdate( 'c', $one['published'] ) ],
				],
			],
			$found['rows']
		);
		return [ 'data' => $items, 'done' => $found['done'] ];
	}

	/**
	 * Deletes them, and keeps them from coming back.
	 *
	 * @param string $email Address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$names = self::names( $email );
		// First: a refresh that goes on meanwhile does not bring them again.
		if ( $names !== [] ) {
			ErasedNames::add( $names );
		}
		$found = $this->find( $names, 0 );
		$this->retention->delete_comments(
			array_values(
				array_map(
					static fn( array $one ): array => [
						'id'        => (string) $one['id'],
						'source_id' => (string) $one['source'],
						'post_id'   => (string) $one['post'],
					],
					array_filter( $found['rows'], static fn( array $one ): bool => $one['post'] > 0 )
				)
			)
		);
		foreach ( $found['rows'] as $one ) {
			if ( $one['post'] === 0 ) {
				$this->posts->delete( $one['source'], [ $one['id'] ] );
			}
		}
		foreach ( array_unique( array_column( $found['rows'], 'source' ) ) as $id ) {
			$source = $this->sources->get( $id );
			if ( $source !== null ) {
				PostChanges::tell( $source );
			}
		}
		return [
			'items_removed'  => $found['rows'] !== [],
			'items_retained' => false,
			'messages'       => $names === [] ? [] : [
				__(
					'Social feeds: networks tell no e-mail addresses, so comments, reviews and posts were looked for by the names of the user with this address. Names within texts were not looked for.',
					'vitrine'
				),
			],
			'done'           => $found['done'],
		];
	}

	/**
	 * The names of whoever has an address.
	 *
	 * @param string $email Address.
	 * @return list<string>
	 */
	private static function names( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$names = $user === false
			? []
			: [ $user->display_name, $user->nickname, trim( "{$user->first_name} {$user->last_name}" ) ];
		/**
		 * Filters the names that a person has on social networks, by which personal data is found.
		 *
		 * @param string[] $names Names, exactly as they are written there.
		 * @param string   $email Address of the person.
		 */
		$names = apply_filters( 'vitrine_privacy_names', $names, $email );
		$names = array_filter(
			is_array( $names ) ? $names : [],
			static fn( mixed $name ): bool => is_string( $name ) && $name !== ''
		);
		return array_values( array_unique( $names ) );
	}

	/**
	 * What people of some names have written.
	 *
	 * @param list<string> $names Names.
	 * @param int          $from  How many rows were looked at before.
	 * @return array{rows: list<Found>, done: bool}
	 * @phpstan-return array{rows: list<Found>, done: bool}
	 */
	private function find( array $names, int $from ): array {
		$found   = [];
		$is_done = true;
		foreach ( $names as $name ) {
			$like = $this->db->like(
				'"author":{"name":' . wp_json_encode( $name, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			);
			$rows = [
				Comments::TABLE => $this->db->all(
					'SELECT id, source_id, post_id, data, published_at FROM %i WHERE data LIKE %s ORDER BY id LIMIT %d OFFSET %d',
					$this->db->table( Comments::TABLE ),
					$like,
					self::BATCH,
					$from
				),
				'vitrine_posts' => $this->db->all(
					"SELECT p.id, p.source_id, 0 AS post_id, p.data, p.published_at FROM %i p JOIN %i s ON s.id = p.source_id WHERE s.content IN ( 'reviews', 'tagged' ) AND p.data LIKE %s ORDER BY p.id LIMIT %d OFFSET %d",
					$this->db->table( 'vitrine_posts' ),
					$this->db->table( 'vitrine_sources' ),
					$like,
					self::BATCH,
					$from
				),
			];
			foreach ( $rows as $table => $some ) {
				$is_done = $is_done && count( $some ) < self::BATCH;
				foreach ( $some as $row ) {
					$data = json_decode( (string) $row['data'], true );
					$author = is_array( $data ) && is_array( $data['author'] ?? null ) ? $data['author'] : [];
					// Databases take upper and lower case for the same. What the account writes is no person's.
					if ( ( $author['name'] ?? null ) === $name && ( $author['is_account'] ?? false ) !== true ) {
						$found[] = [
							'table'     => $table,
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
}
