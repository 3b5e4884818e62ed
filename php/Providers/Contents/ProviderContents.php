<?php
/**
 * What a provider has, for a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Contents;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\ItemFilter;
use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Index;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Problem;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Store\StoredResponses;
use Vitrine\Providers\Sync\ShownAlbums;

defined( 'ABSPATH' ) || exit;

/**
 * Albums and pictures of a connection as they were answered last. It cannot ask: a page view calls nobody and waits for
 * nobody.
 *
 * A picture whose copy is not here yet is left out.
 */
final class ProviderContents implements Contents {

	/**
	 * Albums that visitors may see.
	 *
	 * @var ProviderAlbums
	 */
	private readonly ProviderAlbums $albums;

	/**
	 * What is in them.
	 *
	 * @var ProviderItems
	 */
	private readonly ProviderItems $items;

	/**
	 * The filters.
	 *
	 * @var ItemFilter
	 */
	private readonly ItemFilter $filter;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections     $connections The connections.
	 * @param RemoteAlbums    $albums      Their albums.
	 * @param StoredResponses $responses   What was answered.
	 * @param Pictures        $pictures    Copies of pictures.
	 * @param Providers       $providers   The providers.
	 * @param Folder          $folder      Where copies are.
	 * @param GallerySettings $settings    Settings of the gallery: `provider` is the id of a connection.
	 * @param ShownAlbums|null $shown      Notes that the album is shown; null for page views, which write nothing.
	 */
	public function __construct(
		Connections $connections,
		RemoteAlbums $albums,
		StoredResponses $responses,
		private readonly Pictures $pictures,
		private readonly Providers $providers,
		Folder $folder,
		private readonly GallerySettings $settings,
		?ShownAlbums $shown
	) {
		$this->filter = new ItemFilter( $settings );
		$this->albums = new ProviderAlbums( $connections, $albums, $providers, $settings, $this->filter, $shown );
		$this->items  = new ProviderItems( $this->albums, $responses, $pictures, $folder, $settings, $this->filter );
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
		return $this->albums->path( $id );
	}

	/**
	 * Everything in an album that can be shown.
	 *
	 * @param string $album Id.
	 * @param Query  $query Filter and search.
	 */
	public function index( string $album, Query $query ): Index {
		$row = $this->albums->visible( $album );
		if ( $row === null ) {
			return Index::none();
		}
		$below = $query->search === '' ? [] : $this->albums->below( $row );
		$this->items->load( [ $row, ...array_values( $below ) ] );
		// Providers list by upload; only when a photograph was taken is known here.
		$is_dated   = $this->settings->date() === 'taken';
		$candidates = [];
		$next       = [ '' => $row ];
		while ( $next !== [] ) {
			$in  = array_key_first( $next );
			$one = $next[ $in ];
			unset( $next[ $in ] );
			foreach ( $this->items->shown( $one ) as $id => $item ) {
				$candidates[] = new Candidate(
					(string) $id,
					$item->kind,
					$this->items->ratio( $one, $item ),
					$this->items->leads_off( $item ),
					$item->title,
					$item->description,
					$item->tags,
					date: $is_dated ? str_replace( 'T', ' ', $item->exif['time'] ?? '' ) : '',
					author: $item->author,
					album: (string) $in
				);
				if ( $item->kind === 'album' && isset( $below[ $id ] ) ) {
					$next[ $id ] = $below[ $id ];
					unset( $below[ $id ] );
				}
			}
		}
		return $this->filter->index( $candidates, $album, $query );
	}

	/**
	 * Whole items.
	 *
	 * @param string                    $album Id of the album.
	 * @param string[]                  $ids   Ids of entries.
	 * @param array<int|string, string> $below Albums of what a search has found below it, by id.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids, array $below = [] ): array {
		$found = [];
		foreach ( $ids as $id ) {
			$in    = $below[ $id ] ?? $album;
			$row   = $this->albums->visible( $in );
			$items = $row === null ? [] : $this->items->shown( $row );
			if ( $row !== null && isset( $items[ $id ] ) ) {
				$found[] = $this->items->item( $row, $items[ $id ], $in );
			}
		}
		return $found;
	}

	/**
	 * Albums that the black list leaves out.
	 *
	 * @return array<string, string>
	 */
	public function left_out(): array {
		return $this->albums->left_out();
	}

	/**
	 * What the person who can mend it should know.
	 */
	public function problem(): ?Problem {
		$connection = $this->albums->connection();
		if ( $connection === null ) {
			return $this->settings->provider === ''
				? new Problem(
					'empty',
					__( 'No provider is selected.', 'vitrine' ),
					__(
						'Choose a connection in the block settings. Administrators can add connections under Settings → Vitrine.',
						'vitrine'
					)
				)
				: new Problem(
					'unknown',
					__( 'This provider connection no longer exists.', 'vitrine' ),
					__(
						'Choose another connection, or reconnect the provider under Settings → Vitrine.',
						'vitrine'
					)
				);
		}
		if ( $connection->error !== null ) {
			return new Problem(
				$connection->state->value,
				ConnectionView::message( $connection->error, $this->providers->get( $connection->provider ) ),
				ConnectionView::remedy( $connection->error )
			);
		}
		$root = $this->albums->root();
		if ( $root === null || $root->shown_round === 0 ) {
			return new Problem(
				'connecting',
				__( 'This album has not been fetched from the provider yet.', 'vitrine' ),
				__( 'Wait a few minutes. Vitrine will fetch it in the background.', 'vitrine' )
			);
		}
		// An album that another one listed has answers before anybody has asked for its pictures.
		if (
			$this->albums->is_due() && count( $this->items->shown( $root ) ) < $root->count
			|| $this->pictures->awaits( $connection->id )
		) {
			return $this->pictures->quota->is_full()
				? new Problem(
					'full',
					__(
						'The storage limit for images from providers is reached.',
						'vitrine'
					),
					__(
						'Show fewer albums, let visitors load images from the provider’s servers, or raise the limit with the vitrine_provider_picture_quota filter.',
						'vitrine'
					)
				)
				: new Problem(
					'fetching',
					__( 'Some images are still being fetched. They will appear automatically.', 'vitrine' ),
					''
				);
		}
		return null;
	}
}
