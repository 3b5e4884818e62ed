<?php
/**
 * What a provider has, for a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Gallery\Contents\Album;
use Vitrine\Gallery\Contents\Candidate;
use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\Index;
use Vitrine\Gallery\Contents\Item;
use Vitrine\Gallery\Contents\Picture as TilePicture;
use Vitrine\Gallery\Contents\Problem;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Contents\Sieve;
use Vitrine\Gallery\Contents\Texts;
use Vitrine\Gallery\GallerySettings;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Albums and pictures of a connection as they were answered last. It cannot ask: a page view calls nobody and waits for nobody.
 *
 * A picture whose copy is not here yet is left out.
 */
final class ProviderContents implements Contents {

	/** Ids that may stand in addresses as they are; others are named by their digest. */
	private const PLAIN_ID = '/^[A-Za-z0-9_-]{1,64}$/D';

	/** Width in pixels of a tile's picture where nobody chooses from `srcset`. */
	private const TILE = 640;

	/**
	 * The connection, null when there is none; false = not looked up yet.
	 *
	 * @var Connection|null|false
	 */
	private Connection|null|false $connection = false;

	/**
	 * The album that the gallery begins with, once it is written down that a page shows it.
	 *
	 * @var RemoteAlbum|null
	 */
	private ?RemoteAlbum $root = null;

	/**
	 * Whether a page shows that album for the first time.
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
	 * Items that can be shown, in their order.
	 *
	 * @var array<int, array<int|string, RemoteItem>>
	 */
	private array $shown = [];

	/**
	 * Copies of their pictures.
	 *
	 * @var array<int, array<string, Picture>>
	 */
	private array $copies = [];

	/**
	 * The filters.
	 *
	 * @var Sieve
	 */
	private readonly Sieve $sieve;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections     $connections The connections.
	 * @param Answers         $answers     What was answered.
	 * @param Pictures        $pictures    Copies of pictures.
	 * @param Providers       $providers   The providers.
	 * @param Folder          $folder      Where copies are.
	 * @param GallerySettings $settings    Settings of the gallery: `provider` is the id of a connection.
	 */
	public function __construct(
		private readonly Connections $connections,
		private readonly Answers $answers,
		private readonly Pictures $pictures,
		private readonly Providers $providers,
		private readonly Folder $folder,
		private readonly GallerySettings $settings
	) {
		$this->sieve = new Sieve( $settings );
	}

	/**
	 * An album that visitors may see.
	 *
	 * @param string $id Id, `0` = the root.
	 */
	public function album( string $id ): ?Album {
		$path = $this->path( $id );
		return $path === [] ? null : $path[ count( $path ) - 1 ];
	}

	/**
	 * The way to an album.
	 *
	 * @param string $id Id.
	 * @return list<Album>
	 */
	public function path( string $id ): array {
		$root = $this->root();
		$at   = $id === self::ROOT ? $root : $this->found( $id );
		$path = [];
		for ( $step = 0; $at !== null && $root !== null && $step <= Answers::DEEPEST; $step++ ) {
			if ( $at->id === $root->id ) {
				return [ new Album( self::ROOT, $root->title, $root->description, '' ), ...$this->linked( $path ) ];
			}
			array_unshift( $path, $at );
			$above = $at->parent === '' ? null : $this->by_key( $at->parent );
			if ( $above !== null && ! $this->allows( $above, $root, $at->title, $at->album ) ) {
				return [];
			}
			$at = $above;
		}
		// Before the first answer there is an empty gallery rather than none.
		return $id === self::ROOT && $this->connection() !== null ? [ new Album( self::ROOT, '', '', '' ) ] : [];
	}

	/**
	 * Everything in an album that can be shown.
	 *
	 * @param string $album Id.
	 * @param Query  $query Filter and search.
	 */
	public function index( string $album, Query $query ): Index {
		$row = $this->visible( $album );
		if ( $row === null ) {
			return Index::none();
		}
		$candidates = [];
		foreach ( $this->shown( $row ) as $id => $item ) {
			$candidates[] = new Candidate( (string) $id, $item->kind, $this->ratio( $row, $item ), false, $item->title, $item->description, $item->tags );
		}
		return $this->sieve->index( $candidates, $album, $query );
	}

	/**
	 * Whole items.
	 *
	 * @param string   $album Id of the album.
	 * @param string[] $ids   Ids of entries.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids ): array {
		$row   = $this->visible( $album );
		$items = $row === null ? [] : $this->shown( $row );
		$found = [];
		foreach ( $ids as $id ) {
			if ( $row !== null && isset( $items[ $id ] ) ) {
				$found[] = $this->item( $row, $items[ $id ], $album );
			}
		}
		return $found;
	}

	/**
	 * What the person who can mend it should know.
	 */
	public function problem(): ?Problem {
		$connection = $this->connection();
		if ( $connection === null ) {
			return $this->settings->provider === ''
				? new Problem( 'empty', __( 'No provider is chosen.', 'vitrine' ), __( 'Choose a connection in the settings of the block. An administrator adds connections under Settings → Vitrine.', 'vitrine' ) )
				: new Problem( 'unknown', __( 'This connection to a provider does not exist any more.', 'vitrine' ), __( 'Choose another connection, or connect the provider again under Settings → Vitrine.', 'vitrine' ) );
		}
		if ( $connection->error !== null ) {
			return new Problem( $connection->state->value, ConnectionView::message( $connection->error, $this->providers->get( $connection->provider ) ), ConnectionView::remedy( $connection->error ) );
		}
		$root = $this->root();
		if ( $root === null || $root->shown_round === 0 ) {
			return new Problem( 'connecting', __( 'The provider has not been asked for this album yet.', 'vitrine' ), __( 'Wait some minutes: Vitrine fetches it in the background.', 'vitrine' ) );
		}
		// An album that another one listed has answers before anybody has asked for its pictures.
		$is_due = $this->is_new || $connection->next_refresh_at <= time();
		if ( $is_due && count( $this->shown( $root ) ) < count( $this->answers->items( $root ) ) || $this->pictures->awaits( $connection->id ) ) {
			return $this->pictures->is_full()
				? new Problem( 'full', __( 'There is no room for further pictures: the limit for pictures of providers is reached.', 'vitrine' ), __( 'Show fewer albums, let visitors load pictures from the provider’s host, or raise the limit (docs/names.md, vitrine_provider_picture_quota).', 'vitrine' ) )
				: new Problem( 'fetching', __( 'Some pictures are still being fetched; the gallery grows by itself.', 'vitrine' ), '' );
		}
		return null;
	}

	/**
	 * The row of an album that visitors may see.
	 *
	 * @param string $album Id.
	 */
	private function visible( string $album ): ?RemoteAlbum {
		return $this->path( $album ) === [] ? null : ( $album === self::ROOT ? $this->root() : $this->found( $album ) );
	}

	/**
	 * Items of an album that can be shown, in the provider's order.
	 *
	 * @param RemoteAlbum $album Row.
	 * @return array<int|string, RemoteItem> By id in the gallery; PHP makes integers of digits.
	 */
	private function shown( RemoteAlbum $album ): array {
		if ( isset( $this->shown[ $album->id ] ) ) {
			return $this->shown[ $album->id ];
		}
		$connection                  = $this->connection();
		$this->copies[ $album->id ] = $this->pictures->of_album( $album->id );
		$items                       = array_values(
			array_filter(
				$this->answers->items( $album ),
				fn( RemoteItem $item ): bool => $connection !== null
					&& ( isset( $this->copies[ $album->id ][ $item->key() ] ) || Pictures::is_direct( $connection, $item ) && $this->is_from_provider( $connection, $item ) )
					&& ( $item->kind !== 'album' || $this->allows( $album, $this->root(), $item->title, $item->id ) )
			)
		);
		$found = [];
		foreach ( $items as $item ) {
			$found[ self::public_id( $item->id ) ] = $item;
		}
		$this->shown[ $album->id ] = $found;
		return $found;
	}

	/**
	 * Whether the picture that visitors would load comes from where the provider's pictures do.
	 *
	 * @param Connection $connection Connection.
	 * @param RemoteItem $item       Item.
	 */
	private function is_from_provider( Connection $connection, RemoteItem $item ): bool {
		$provider = $this->providers->get( $connection->provider );
		foreach ( $item->renditions as $one ) {
			if ( $provider === null || ! $provider->allows_picture( $connection->settings, $one->url ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether an album is shown.
	 *
	 * @param RemoteAlbum      $above The album that it is in.
	 * @param RemoteAlbum|null $root  The album that the gallery begins with.
	 * @param string           $title Its title.
	 * @param string           $id    Its id at the provider.
	 */
	private function allows( RemoteAlbum $above, ?RemoteAlbum $root, string $title, string $id ): bool {
		return $this->sieve->allows( $title, [ $id, self::public_id( $id ), rawurldecode( $id ) ], $above->id === $root?->id );
	}

	/**
	 * Texts as they are shown.
	 *
	 * @param RemoteItem $item Item.
	 */
	private function texts( RemoteItem $item ): Texts {
		return $this->sieve->rules()->apply( $item->title, $this->settings->description_from === 'none' ? '' : $item->description, $item->tags, false, $item->kind === 'album' );
	}

	/**
	 * Width by height, 0 = unknown.
	 *
	 * @param RemoteAlbum $album Row.
	 * @param RemoteItem  $item  Item.
	 */
	private function ratio( RemoteAlbum $album, RemoteItem $item ): float {
		[ $width, $height ] = $this->size( $this->sources( $album, $item ) );
		return $height > 0 ? round( $width / $height, 4 ) : 0.0;
	}

	/**
	 * Size of the largest of several pictures.
	 *
	 * @param list<Rendition> $sources Smallest first.
	 * @return array{int, int}
	 */
	private function size( array $sources ): array {
		$largest = $sources[ count( $sources ) - 1 ] ?? null;
		return $largest === null || $largest->width === 0 || $largest->height === 0 ? [ 0, 0 ] : [ $largest->width, $largest->height ];
	}

	/**
	 * The pictures that visitors may load: copies, or the provider's own.
	 *
	 * @param RemoteAlbum $album Row.
	 * @param RemoteItem  $item  Item.
	 * @return list<Rendition> Smallest first.
	 */
	private function sources( RemoteAlbum $album, RemoteItem $item ): array {
		$copy = $this->copies[ $album->id ][ $item->key() ] ?? null;
		if ( $copy === null ) {
			return $item->renditions;
		}
		$sources = [];
		foreach ( $copy->sizes as $width => $size ) {
			array_unshift( $sources, new Rendition( $this->folder->url( $copy->file( $width ) ), $size[0], $size[1] ) );
		}
		return $sources;
	}

	/**
	 * An item of the gallery.
	 *
	 * @param RemoteAlbum $row   Row of the album that it is in.
	 * @param RemoteItem  $item  What the provider has.
	 * @param string      $album Id of that album in the gallery.
	 */
	private function item( RemoteAlbum $row, RemoteItem $item, string $album ): Item {
		$sources = $this->sources( $row, $item );
		$tile    = $sources[0];
		foreach ( $sources as $one ) {
			$tile = $one->width > 0 && $one->width <= self::TILE ? $one : $tile;
		}
		$sized   = array_filter( $sources, static fn( Rendition $one ): bool => $one->width > 0 );
		$srcset  = count( $sized ) < 2 ? '' : implode( ', ', array_map( static fn( Rendition $one ): string => "{$one->url} {$one->width}w", $sized ) );
		$largest = $sources[ count( $sources ) - 1 ];
		$texts   = $this->texts( $item );
		$is_album = $item->kind === 'album';
		return new Item(
			id: self::public_id( $item->id ),
			kind: $item->kind,
			album_id: $album,
			title: $texts->title,
			description: $texts->description,
			author: $item->author,
			tags: $texts->tags,
			src: $is_album ? '' : $largest->url,
			srcset: $is_album ? '' : $srcset,
			width: $is_album ? 0 : $largest->width,
			height: $is_album ? 0 : $largest->height,
			thumb: new TilePicture( $tile->url, $srcset, '', $tile->width, $tile->height, $texts->title, $this->copies[ $row->id ][ $item->key() ]->color ?? $item->color ),
			url: $is_album ? '' : $largest->url,
			download_url: $is_album ? '' : $largest->url,
			original_url: $item->original,
			featured: $texts->featured,
			number_items: $item->count,
			exif: $item->exif === [] ? null : $item->exif
		);
	}

	/**
	 * Rows as albums of the gallery, each with the id of the one above.
	 *
	 * @param list<RemoteAlbum> $rows From the first below the root.
	 * @return list<Album>
	 */
	private function linked( array $rows ): array {
		$parent = self::ROOT;
		$albums = [];
		foreach ( $rows as $row ) {
			$id       = self::public_id( $row->album );
			$albums[] = new Album( $id, $row->title, $row->description, $parent );
			$parent   = $id;
		}
		return $albums;
	}

	/**
	 * The row of the album that the gallery begins with; it is written down that a page shows it.
	 */
	private function root(): ?RemoteAlbum {
		$connection = $this->connection();
		$provider   = $connection === null ? null : $this->providers->get( $connection->provider );
		if ( $connection === null || $provider === null ) {
			return null;
		}
		$id = $this->settings->provider_album === '' ? Provider::ROOT : $provider->album_id( $this->settings->provider_album );
		if ( $id !== '' && $this->root === null ) {
			$before     = $this->by_key( RemoteAlbum::key( $id ) );
			$this->root = $this->answers->want( $connection->id, $id, $before->title ?? self::named( $provider, $id ), $before );
			if ( $before === null || $before->wanted_at === 0 ) {
				$this->is_new = true;
				$this->connections->update( $connection, [ 'next_refresh_at' => time() ] );
				/**
				 * Fires when a page shows an album of a provider for the first time.
				 *
				 * @param int $connection Id of the connection.
				 */
				do_action( 'vitrine_provider_wanted', $connection->id );
			}
		}
		return $this->root;
	}

	/**
	 * Title of an album that no listing has.
	 *
	 * @param Provider $provider Provider.
	 * @param string   $id       Id of the album.
	 */
	private static function named( Provider $provider, string $id ): string {
		foreach ( $provider->albums() as $album ) {
			if ( $album->id === $id ) {
				return $album->title;
			}
		}
		return '';
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
			foreach ( $this->answers->albums( $connection->id ) as $album ) {
				$this->rows[ RemoteAlbum::key( $album->album ) ] ??= $album;
			}
		}
		$is_digest = preg_match( '/^[0-9a-f]{32}$/D', $id ) === 1;
		return preg_match( self::PLAIN_ID, $id ) !== 1 ? null : $this->by_key( RemoteAlbum::key( $id ) ) ?? ( $is_digest ? $this->by_key( $id ) : null );
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
			$this->rows[ $key ] ??= $this->answers->by_key( $connection->id, $key );
		}
		return $this->rows[ $key ] ?? null;
	}

	/**
	 * The connection.
	 */
	private function connection(): ?Connection {
		if ( $this->connection === false ) {
			$this->connection = ctype_digit( $this->settings->provider ) ? $this->connections->get( (int) $this->settings->provider ) : null;
		}
		return $this->connection;
	}

	/**
	 * Id in the gallery: short, without signs that mean something in an address.
	 *
	 * @param string $id Id at the provider.
	 */
	public static function public_id( string $id ): string {
		return preg_match( self::PLAIN_ID, $id ) === 1 ? $id : RemoteAlbum::key( $id );
	}
}
