<?php
/**
 * Albums of a provider, for a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Contents;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\ItemFilter;
use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Providers\Provider;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\RemoteAlbum;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Sync\ShownAlbums;

defined( 'ABSPATH' ) || exit;

/**
 * The connection that a gallery shows, the album that it begins with, and the albums below that visitors may see.
 */
final class ProviderAlbums {

	/** Ids that may stand in addresses as they are; others are named by their digest. */
	private const PLAIN_ID = '/^[A-Za-z0-9_-]{1,64}$/D';

	/**
	 * The connection, null when there is none; false = not looked up yet.
	 *
	 * @var Connection|null|false
	 */
	private Connection|null|false $connection = false;

	/**
	 * The album that the gallery begins with, once it is looked up.
	 *
	 * @var RemoteAlbum|null
	 */
	private ?RemoteAlbum $root = null;

	/**
	 * Whether that has been done.
	 *
	 * @var bool
	 */
	private bool $is_looked_up = false;

	/**
	 * Whether that album is shown for the first time.
	 *
	 * @var bool
	 */
	private bool $is_new = false;

	/**
	 * Rows that were read, by key.
	 *
	 * @var array<string, RemoteAlbum|null>
	 */
	private array $rows = [];

	/**
	 * Whether all of them were read.
	 *
	 * @var bool
	 */
	private bool $has_all = false;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections     $connections The connections.
	 * @param RemoteAlbums    $albums      Their albums.
	 * @param Providers       $providers   The providers.
	 * @param GallerySettings $settings    Settings of the gallery: `provider` is the id of a connection.
	 * @param ItemFilter      $filter      The filters.
	 * @param ShownAlbums|null $shown      Notes that the album is shown; null for page views, which write nothing.
	 */
	public function __construct(
		private readonly Connections $connections,
		private readonly RemoteAlbums $albums,
		private readonly Providers $providers,
		private readonly GallerySettings $settings,
		private readonly ItemFilter $filter,
		private readonly ?ShownAlbums $shown
	) {}

	/**
	 * The connection.
	 */
	public function connection(): ?Connection {
		if ( $this->connection === false ) {
			$this->connection = $this->connections->of_gallery( $this->settings );
		}
		return $this->connection;
	}

	/**
	 * Its provider.
	 */
	public function provider(): ?Provider {
		$connection = $this->connection();
		return $connection === null ? null : $this->providers->get( $connection->provider );
	}

	/**
	 * The way to an album.
	 *
	 * @param string $id Id.
	 * @return list<Album>
	 */
	public function path( string $id ): array {
		$root = $this->root();
		$at   = $id === Contents::ROOT ? $root : $this->found( $id );
		$path = [];
		for ( $step = 0; $at !== null && $root !== null && $step <= RemoteAlbums::MAX_DEPTH; $step++ ) {
			if ( $at->id === $root->id ) {
				return [ new Album( Contents::ROOT, $root->title, $root->description, '' ), ...$this->linked( $path ) ];
			}
			array_unshift( $path, $at );
			$above = $at->parent === '' ? null : $this->by_key( $at->parent );
			if ( $above !== null && ! $this->allows( $above, $root, $at->title, $at->album ) ) {
				return [];
			}
			$at = $above;
		}
		// Before the first answer there is an empty gallery rather than none.
		return $id === Contents::ROOT && $this->connection() !== null
			? [ new Album( Contents::ROOT, '', '', '' ) ]
			: [];
	}

	/**
	 * The row of an album that visitors may see.
	 *
	 * @param string $album Id.
	 */
	public function visible( string $album ): ?RemoteAlbum {
		return $this->path( $album ) === []
			? null
			: ( $album === Contents::ROOT ? $this->root() : $this->found( $album ) );
	}

	/**
	 * The row of the album that the gallery begins with.
	 */
	public function root(): ?RemoteAlbum {
		$connection = $this->connection();
		$provider   = $this->provider();
		$id         = $provider === null ? '' : ShownAlbums::first_album_id( $provider, $this->settings );
		if ( $connection === null || $provider === null || $id === '' || $this->is_looked_up ) {
			return $this->root;
		}
		$this->is_looked_up = true;
		$this->root         = $this->by_key( RemoteAlbum::key( $id ) );
		if ( $this->shown !== null && $this->shown->note( $connection, $provider, $id, $this->root ) ) {
			$this->is_new = true;
			$this->root ??= $this->albums->album( $connection->id, $id );
		}
		return $this->root;
	}

	/**
	 * Albums below one, as far as they hold no more together than an index does.
	 *
	 * @param RemoteAlbum $top Row.
	 * @return array<int|string, RemoteAlbum> By id in the gallery; PHP makes integers of digits.
	 */
	public function below( RemoteAlbum $top ): array {
		$inside = [ RemoteAlbum::key( $top->album ) => true ];
		$room   = Contents::MAX_ENTRIES - $top->count;
		$found  = [];
		foreach ( $this->albums->albums( $top->connection ) as $album ) {
			if ( isset( $inside[ $album->parent ] ) && $album->count <= $room ) {
				$inside[ RemoteAlbum::key( $album->album ) ]  = true;
				$found[ self::public_id( $album->album ) ] = $album;
				$room                                        -= $album->count;
			}
		}
		return $found;
	}

	/**
	 * Albums of the gallery that the black list leaves out.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array {
		$root  = $this->settings->black_list === [] ? null : $this->root();
		$found = [];
		foreach ( $root === null ? [] : $this->below( $root ) as $album ) {
			$word = $this->filter->word_against( $album->title );
			if ( $word !== '' && count( $found ) < Contents::MAX_LEFT_OUT ) {
				$found[ $album->title ] = $word;
			}
		}
		return $found;
	}

	/**
	 * Whether pictures of the album that the gallery begins with are about to be asked for.
	 */
	public function is_due(): bool {
		return $this->is_new || (int) $this->connection()?->next_refresh_at <= time();
	}

	/**
	 * Whether an album is shown.
	 *
	 * @param RemoteAlbum      $above The album that it is in.
	 * @param RemoteAlbum|null $root  The album that the gallery begins with.
	 * @param string           $title Its title.
	 * @param string           $id    Its id at the provider.
	 */
	public function allows( RemoteAlbum $above, ?RemoteAlbum $root, string $title, string $id ): bool {
		return $this->filter->allows(
			$title,
			[ $id, self::public_id( $id ), rawurldecode( $id ) ],
			$above->id === $root?->id
		);
	}

	/**
	 * Id in the gallery: short, without signs that mean something in an address.
	 *
	 * @param string $id Id at the provider.
	 */
	public static function public_id( string $id ): string {
		return preg_match( self::PLAIN_ID, $id ) === 1 ? $id : RemoteAlbum::key( $id );
	}

	/**
	 * Rows as albums of the gallery, each with the id of the one above.
	 *
	 * @param list<RemoteAlbum> $rows From the first below the root.
	 * @return list<Album>
	 */
	private function linked( array $rows ): array {
		$parent = Contents::ROOT;
		$albums = [];
		foreach ( $rows as $row ) {
			$id       = self::public_id( $row->album );
			$albums[] = new Album( $id, $row->title, $row->description, $parent );
			$parent   = $id;
		}
		return $albums;
	}

	/**
	 * The row of an album by its id in the gallery.
	 *
	 * @param string $id Id.
	 */
	private function found( string $id ): ?RemoteAlbum {
		$connection = $this->connection();
		if ( $connection !== null && ! $this->has_all ) {
			// The way to it may be long: one query for all of it.
			$this->has_all = true;
			foreach ( $this->albums->albums( $connection->id ) as $album ) {
				$this->rows[ RemoteAlbum::key( $album->album ) ] ??= $album;
			}
		}
		$is_digest = preg_match( '/^[0-9a-f]{32}$/D', $id ) === 1;
		return preg_match( self::PLAIN_ID, $id ) !== 1
			? null
			: $this->by_key( RemoteAlbum::key( $id ) ) ?? ( $is_digest ? $this->by_key( $id ) : null );
	}

	/**
	 * A row by key.
	 *
	 * @param string $key Key.
	 */
	private function by_key( string $key ): ?RemoteAlbum {
		$connection = $this->connection();
		if ( $connection === null ) {
			return null;
		}
		if ( ! $this->has_all ) {
			$this->rows[ $key ] ??= $this->albums->by_key( $connection->id, $key );
		}
		return $this->rows[ $key ] ?? null;
	}
}
