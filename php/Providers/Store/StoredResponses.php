<?php
/**
 * Responses of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Store;

use Vitrine\Providers\RemoteItem;
use Vitrine\Providers\RemotePage;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Stores checked responses of providers by album and page, in table `vitrine_answers`.
 *
 * A listing writes its pages beside those that are shown and replaces them when it is complete: whoever looks sees the
 * last good answer.
 */
final class StoredResponses {

	/** Items of an album; an index holds no more. */
	public const MAX_ITEMS = 10_000;

	/** Calls for an album. */
	public const MAX_PAGES = 100;

	private const ANSWERS = 'vitrine_answers';

	/**
	 * Keeps its helpers.
	 *
	 * @param Db           $db     Tables.
	 * @param RemoteAlbums $albums The albums.
	 */
	public function __construct( private readonly Db $db, private readonly RemoteAlbums $albums ) {}

	/**
	 * What an album shows, in its order.
	 *
	 * @param RemoteAlbum $album The album.
	 * @return list<RemoteItem>
	 */
	public function items( RemoteAlbum $album ): array {
		return $this->of_albums( [ $album ] )[ $album->id ];
	}

	/**
	 * What several albums show, each in its order.
	 *
	 * @param list<RemoteAlbum> $albums The albums.
	 * @return array<int, list<RemoteItem>> By their rows.
	 */
	public function of_albums( array $albums ): array {
		$rounds = array_filter(
			array_column( $albums, 'shown_round', 'id' ),
			static fn( int $round ): bool => $round > 0
		);
		$items  = array_fill_keys( array_column( $albums, 'id' ), [] );
		foreach (
			$rounds === []
				? []
				: $this->db->all(
					'SELECT album_id, round_number, data FROM %i WHERE album_id IN ( '
						. $this->db->numbers( array_keys( $rounds ) ) . ' ) ORDER BY album_id, page',
					$this->db->table( self::ANSWERS )
				) as $row
		) {
			$album = (int) $row['album_id'];
			// A listing under way is written beside the one that is shown.
			if ( (int) $row['round_number'] === $rounds[ $album ] ) {
				$items[ $album ] = [ ...$items[ $album ], ...self::items_of( (string) $row['data'] ) ];
			}
		}
		return $items;
	}

	/**
	 * Writes a page down. The last one lets the listing be shown.
	 *
	 * @param RemoteAlbum $album The album.
	 * @param int         $round Round.
	 * @param RemotePage  $page  What the provider has answered.
	 * @return bool Whether the listing is complete.
	 */
	public function write( RemoteAlbum $album, int $round, RemotePage $page ): bool {
		$is_new = $album->open_round !== $round;
		$before = $is_new ? [] : $this->of_round( $album->id, $round );
		if ( $is_new ) {
			$this->db->run(
				'DELETE FROM %i WHERE album_id = %d AND round_number <> %d',
				$this->db->table( self::ANSWERS ),
				$album->id,
				$album->shown_round
			);
		}
		$known = [];
		foreach ( $before as $item ) {
			$known[ $item->key() ] = true;
		}
		$fresh = [];
		foreach ( $page->items as $item ) {
			// Twice the same id, an album in itself, more than there may be.
			if (
				! isset( $known[ $item->key() ] )
				&& ! ( $item->kind === 'album' && $item->id === $album->album )
				&& count( $known ) < self::MAX_ITEMS
			) {
				$known[ $item->key() ] = true;
				$fresh[]               = $item;
			}
		}
		$pages = $is_new ? 1 : $album->pages + 1;
		$this->db->add(
			self::ANSWERS,
			[
				'connection_id' => $album->connection,
				'album_id'      => $album->id,
				'round_number'  => $round,
				'page'          => $pages,
				'data'          => (string) wp_json_encode(
					array_map( static fn( RemoteItem $item ): array => $item->to_array(), $fresh ),
					JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
				),
			]
		);
		// A page that brings nothing new is the end, whatever it says about further ones.
		$is_last = $page->next === null
			|| $page->next === $album->next_page && ! $is_new
			|| $fresh === []
			|| $pages >= self::MAX_PAGES
			|| count( $known ) >= self::MAX_ITEMS;
		$fields  = [ 'pages' => $pages, 'open_round' => $round, 'next_page' => (string) $page->next ];
		if ( $page->title !== '' && $album->title === '' ) {
			$fields['title'] = $page->title;
		}
		if ( $is_last ) {
			$items  = [ ...$before, ...$fresh ];
			$fields = [
				...$fields,
				'open_round'  => 0,
				'next_page'   => '',
				'shown_round' => $round,
				'items'       => count( $items ),
				'version'     => self::version( $items ),
			];
		}
		$this->albums->change( $album, $fields );
		if ( $is_last ) {
			$this->db->run(
				'DELETE FROM %i WHERE album_id = %d AND round_number <> %d',
				$this->db->table( self::ANSWERS ),
				$album->id,
				$round
			);
			$this->albums->place( $album, [ ...$before, ...$fresh ] );
		}
		return $is_last;
	}

	/**
	 * What changes when an album does.
	 *
	 * @param list<RemoteItem> $items What is in it.
	 */
	private static function version( array $items ): string {
		$said = array_map(
			static fn( RemoteItem $item ): array => [ $item->id, $item->title, $item->picture_version() ],
			$items
		);
		return md5( (string) wp_json_encode( $said ) );
	}

	/**
	 * Writes down that an album failed in a round: what it showed stays.
	 *
	 * @param RemoteAlbum $album The album.
	 * @param int         $round Round.
	 */
	public function fail( RemoteAlbum $album, int $round ): void {
		$this->db->run(
			'DELETE FROM %i WHERE album_id = %d AND round_number <> %d',
			$this->db->table( self::ANSWERS ),
			$album->id,
			$album->shown_round
		);
		$this->albums->change( $album, [ 'open_round' => -$round, 'next_page' => '' ] );
	}

	/**
	 * The items of a round.
	 *
	 * @param int $album Row of the album.
	 * @param int $round Round.
	 * @return list<RemoteItem>
	 */
	private function of_round( int $album, int $round ): array {
		$items = [];
		foreach (
			$this->db->all(
				'SELECT data FROM %i WHERE album_id = %d AND round_number = %d ORDER BY page',
				$this->db->table( self::ANSWERS ),
				$album,
				$round
			) as $row
		) {
			$items = [ ...$items, ...self::items_of( (string) $row['data'] ) ];
		}
		return $items;
	}

	/**
	 * The items of a page.
	 *
	 * @param string $data JSON.
	 * @return list<RemoteItem>
	 */
	private static function items_of( string $data ): array {
		return array_values(
			array_filter(
				array_map( [ RemoteItem::class, 'of_array' ], array_values( (array) json_decode( $data, true ) ) )
			)
		);
	}
}
