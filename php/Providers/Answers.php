<?php
/**
 * What providers have answered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_provider_albums` and `vitrine_answers`: checked answers by album and page.
 *
 * A listing writes its pages beside those that are shown and replaces them when it is complete: whoever looks sees the last good answer.
 */
final class Answers {

	/** Albums of a connection. */
	public const MOST_ALBUMS = 1000;

	/** Items of an album; an index holds no more. */
	public const MOST_ITEMS = 10_000;

	/** Calls for an album. */
	public const MOST_PAGES = 100;

	/** Albums within albums. */
	public const DEEPEST = 20;

	/** A use is written down once a day at most: visitors cause no write at every view. */
	private const USE_STEP = DAY_IN_SECONDS;

	/** Seconds after its last use that an album is still kept up. */
	private const USED_FOR = 30 * DAY_IN_SECONDS;

	private const ALBUMS = 'vitrine_provider_albums';

	private const ANSWERS = 'vitrine_answers';

	/**
	 * Keeps the tables.
	 *
	 * @param Rows $rows Tables.
	 */
	public function __construct( private readonly Rows $rows ) {}

	/**
	 * One album.
	 *
	 * @param int    $connection Connection.
	 * @param string $album      Id at the provider.
	 */
	public function album( int $connection, string $album ): ?RemoteAlbum {
		return $this->by_key( $connection, RemoteAlbum::key( $album ) );
	}

	/**
	 * One album by its key.
	 *
	 * @param int    $connection Connection.
	 * @param string $key        Key.
	 */
	public function by_key( int $connection, string $key ): ?RemoteAlbum {
		$row = $this->rows->first( 'SELECT * FROM %i WHERE connection_id = %d AND album_key = %s', $this->rows->table( self::ALBUMS ), $connection, $key );
		return $row === null ? null : RemoteAlbum::of_row( $row );
	}

	/**
	 * All albums of a connection, the root first and parents before what is in them.
	 *
	 * @param int $connection Connection.
	 * @return list<RemoteAlbum>
	 */
	public function albums( int $connection ): array {
		return array_map( [ RemoteAlbum::class, 'of_row' ], $this->rows->all( 'SELECT * FROM %i WHERE connection_id = %d ORDER BY CASE WHEN album_key = %s THEN 0 ELSE 1 END, depth, position, id LIMIT %d', $this->rows->table( self::ALBUMS ), $connection, RemoteAlbum::key( Provider::ROOT ), self::MOST_ALBUMS ) );
	}

	/**
	 * What an album shows, in its order.
	 *
	 * @param RemoteAlbum $album The album.
	 * @return list<RemoteItem>
	 */
	public function items( RemoteAlbum $album ): array {
		return $album->shown_round === 0 ? [] : $this->of_round( $album->id, $album->shown_round );
	}

	/**
	 * Writes down that pages show an album, so that it is kept up.
	 *
	 * @param int              $connection Connection.
	 * @param string           $album      Id at the provider.
	 * @param string           $title      Title where it is known.
	 * @param RemoteAlbum|null $known      Its row, null where there is none.
	 */
	public function want( int $connection, string $album, string $title, ?RemoteAlbum $known ): ?RemoteAlbum {
		$now = time();
		if ( $known === null ) {
			if ( $this->rows->number( 'SELECT COUNT(*) FROM %i WHERE connection_id = %d', $this->rows->table( self::ALBUMS ), $connection ) >= self::MOST_ALBUMS ) {
				return null;
			}
			$this->rows->add( self::ALBUMS, [ 'connection_id' => $connection, 'album_key' => RemoteAlbum::key( $album ), 'album' => $album, 'title' => $title, 'description' => '', 'wanted_at' => $now, 'next_page' => '' ] );
			return $this->album( $connection, $album );
		}
		if ( $known->wanted_at < $now - self::USE_STEP ) {
			$this->rows->change( self::ALBUMS, [ 'wanted_at' => $now ], [ 'id' => $known->id ] );
		}
		return $known;
	}

	/**
	 * Adds the album that has all others.
	 *
	 * @param int $connection Connection.
	 */
	public function add_root( int $connection ): void {
		$this->rows->add( self::ALBUMS, [ 'connection_id' => $connection, 'album_key' => RemoteAlbum::key( Provider::ROOT ), 'album' => Provider::ROOT, 'title' => '', 'description' => '', 'next_page' => '' ] );
	}

	/**
	 * How many albums failed in a round.
	 *
	 * @param int $connection Connection.
	 * @param int $round      Round.
	 */
	public function failed( int $connection, int $round ): int {
		return $this->rows->number( 'SELECT COUNT(*) FROM %i WHERE connection_id = %d AND open_round = %d', $this->rows->table( self::ALBUMS ), $connection, -$round );
	}

	/**
	 * The next album that a round has to list: the root, what pages show, and what is in that.
	 *
	 * @param int $connection Connection.
	 * @param int $round      Round.
	 */
	public function next( int $connection, int $round ): ?RemoteAlbum {
		foreach ( $this->used( $connection ) as $album ) {
			// What has failed in this round waits for the next: its round is written down, too.
			if ( $album->open_round !== -$round && $album->shown_round < $round ) {
				return $album;
			}
		}
		return null;
	}

	/**
	 * Albums that are kept up.
	 *
	 * @param int $connection Connection.
	 * @return list<RemoteAlbum>
	 */
	public function used( int $connection ): array {
		$used  = [];
		$since = time() - self::USED_FOR;
		foreach ( $this->albums( $connection ) as $album ) {
			if ( $album->album === Provider::ROOT || $album->wanted_at > $since || isset( $used[ $album->parent ] ) && $this->descends( $used[ $album->parent ], $since ) ) {
				$used[ RemoteAlbum::key( $album->album ) ] = $album;
			}
		}
		return array_values( $used );
	}

	/**
	 * Rows of the albums whose pictures are wanted: those that pages show, and what is in them.
	 *
	 * @param int $connection Connection.
	 * @return list<int>
	 */
	public function shown( int $connection ): array {
		$since = time() - self::USED_FOR;
		return array_map(
			static fn( RemoteAlbum $album ): int => $album->id,
			array_values( array_filter( $this->used( $connection ), fn( RemoteAlbum $album ): bool => $album->album !== Provider::ROOT || $this->descends( $album, $since ) ) )
		);
	}

	/**
	 * Whether what is in an album is kept up as well. The root is always listed, so that albums can be chosen, but only followed down where a page shows it.
	 *
	 * @param RemoteAlbum $album An album that is kept up.
	 * @param int         $since Unix time.
	 */
	private function descends( RemoteAlbum $album, int $since ): bool {
		return $album->album !== Provider::ROOT || $album->wanted_at > $since;
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
			$this->rows->run( 'DELETE FROM %i WHERE album_id = %d AND round_number <> %d', $this->rows->table( self::ANSWERS ), $album->id, $album->shown_round );
		}
		$known = [];
		foreach ( $before as $item ) {
			$known[ $item->key() ] = true;
		}
		$fresh = [];
		foreach ( $page->items as $item ) {
			// Twice the same id, an album in itself, more than there may be.
			if ( ! isset( $known[ $item->key() ] ) && ! ( $item->kind === 'album' && $item->id === $album->album ) && count( $known ) < self::MOST_ITEMS ) {
				$known[ $item->key() ] = true;
				$fresh[]               = $item;
			}
		}
		$pages = $is_new ? 1 : $album->pages + 1;
		$this->rows->add( self::ANSWERS, [ 'connection_id' => $album->connection, 'album_id' => $album->id, 'round_number' => $round, 'page' => $pages, 'data' => (string) wp_json_encode( array_map( static fn( RemoteItem $item ): array => $item->to_array(), $fresh ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) ] );
		// A page that brings nothing new is the end, whatever it says about further ones.
		$is_last = $page->next === null || $page->next === $album->next_page && ! $is_new || $fresh === [] || $pages >= self::MOST_PAGES || count( $known ) >= self::MOST_ITEMS;
		$fields  = [ 'pages' => $pages, 'open_round' => $round, 'next_page' => (string) $page->next ];
		if ( $page->title !== '' && $album->title === '' ) {
			$fields['title'] = $page->title;
		}
		if ( $is_last ) {
			$items  = [ ...$before, ...$fresh ];
			$fields = [ ...$fields, 'open_round' => 0, 'next_page' => '', 'shown_round' => $round, 'items' => count( $items ), 'version' => md5( (string) wp_json_encode( array_map( static fn( RemoteItem $item ): array => [ $item->id, $item->title, $item->picture_version() ], $items ) ) ) ];
		}
		$this->rows->change( self::ALBUMS, $fields, [ 'id' => $album->id ] );
		if ( $is_last ) {
			$this->rows->run( 'DELETE FROM %i WHERE album_id = %d AND round_number <> %d', $this->rows->table( self::ANSWERS ), $album->id, $round );
			$this->place( $album, [ ...$before, ...$fresh ] );
		}
		return $is_last;
	}

	/**
	 * Writes down that an album failed in a round: what it showed stays.
	 *
	 * @param RemoteAlbum $album The album.
	 * @param int         $round Round.
	 */
	public function fail( RemoteAlbum $album, int $round ): void {
		$this->rows->run( 'DELETE FROM %i WHERE album_id = %d AND round_number <> %d', $this->rows->table( self::ANSWERS ), $album->id, $album->shown_round );
		$this->rows->change( self::ALBUMS, [ 'open_round' => -$round, 'next_page' => '' ], [ 'id' => $album->id ] );
	}

	/**
	 * Forgets albums that no listing has and no page shows any more: somebody may have tried any name.
	 *
	 * @param int $connection Connection.
	 */
	public function prune( int $connection ): void {
		foreach ( $this->albums( $connection ) as $album ) {
			if ( $album->parent === '' && $album->album !== Provider::ROOT && $album->wanted_at > 0 && $album->wanted_at <= time() - self::USED_FOR ) {
				$this->rows->delete( self::ANSWERS, [ 'album_id' => $album->id ] );
				$this->rows->delete( self::ALBUMS, [ 'id' => $album->id ] );
			}
		}
	}

	/**
	 * Forgets everything of a connection.
	 *
	 * @param int $connection Connection.
	 */
	public function forget( int $connection ): void {
		$this->rows->delete( self::ALBUMS, [ 'connection_id' => $connection ] );
		$this->rows->delete( self::ANSWERS, [ 'connection_id' => $connection ] );
	}

	/**
	 * Writes down which albums are in an album, and forgets those that no longer are. An album has one place: the first that was found.
	 *
	 * @param RemoteAlbum      $album The album.
	 * @param list<RemoteItem> $items What is in it.
	 */
	private function place( RemoteAlbum $album, array $items ): void {
		$key   = RemoteAlbum::key( $album->album );
		$known = [];
		foreach ( $this->albums( $album->connection ) as $one ) {
			$known[ RemoteAlbum::key( $one->album ) ] = $one;
		}
		$gone = array_filter( $known, static fn( RemoteAlbum $one ): bool => $one->parent === $key );
		foreach ( $items as $position => $item ) {
			if ( $item->kind !== 'album' || $album->depth >= self::DEEPEST ) {
				continue;
			}
			$child = RemoteAlbum::key( $item->id );
			$one   = $known[ $child ] ?? null;
			unset( $gone[ $child ] );
			if ( $one === null && count( $known ) < self::MOST_ALBUMS ) {
				$this->rows->add( self::ALBUMS, [ 'connection_id' => $album->connection, 'album_key' => $child, 'album' => $item->id, 'parent_key' => $key, 'title' => $item->title, 'description' => $item->description, 'depth' => $album->depth + 1, 'position' => $position, 'items' => $item->count, 'next_page' => '' ] );
				$known[ $child ] = new RemoteAlbum( 0, $album->connection, $item->id, $key, '', '', 0, 0, 0, 0, '', 0, 0, '' );
			} elseif ( $one !== null && ( $one->parent === $key || $one->parent === '' && $one->album !== Provider::ROOT && ! $this->is_above( $child, $album, $known ) ) ) {
				$this->rows->change( self::ALBUMS, [ 'parent_key' => $key, 'title' => $item->title, 'description' => $item->description, 'depth' => $album->depth + 1, 'position' => $position ], [ 'id' => $one->id ] );
			}
		}
		foreach ( $gone as $one ) {
			if ( $one->wanted_at > 0 ) {
				// A block shows it by itself: it is asked for until nobody shows it.
				$this->rows->change( self::ALBUMS, [ 'parent_key' => '' ], [ 'id' => $one->id ] );
				continue;
			}
			$this->rows->delete( self::ANSWERS, [ 'album_id' => $one->id ] );
			$this->rows->delete( self::ALBUMS, [ 'id' => $one->id ] );
		}
	}

	/**
	 * Whether an album is above another one: it cannot be in it, too.
	 *
	 * @param string                     $key   Key of the album.
	 * @param RemoteAlbum                $album The other one.
	 * @param array<string, RemoteAlbum> $known Albums by key.
	 */
	private function is_above( string $key, RemoteAlbum $album, array $known ): bool {
		$at = $album;
		for ( $step = 0; $step <= self::DEEPEST && $at !== null; $step++ ) {
			if ( RemoteAlbum::key( $at->album ) === $key ) {
				return true;
			}
			$at = $known[ $at->parent ] ?? null;
		}
		return $at !== null;
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
		foreach ( $this->rows->all( 'SELECT data FROM %i WHERE album_id = %d AND round_number = %d ORDER BY page', $this->rows->table( self::ANSWERS ), $album, $round ) as $row ) {
			foreach ( (array) json_decode( $row['data'] ?? '', true ) as $data ) {
				$item = RemoteItem::of_array( $data );
				if ( $item !== null ) {
					$items[] = $item;
				}
			}
		}
		return $items;
	}
}
