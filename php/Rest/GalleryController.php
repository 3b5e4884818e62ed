<?php
/**
 * The routes of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Gallery\Contents\AlbumContents;
use Vitrine\Gallery\Contents\ChosenContents;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Gallery;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\Ratios;
use Vitrine\Gallery\Render\GalleryPage;
use Vitrine\Gallery\Render\GalleryTemplate;
use Vitrine\Gallery\Render\GalleryView;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Install\Database;
use Vitrine\MediaLibrary\StoredAlbum;
use Vitrine\MediaLibrary\Visibility;
use Vitrine\Rest\Schemas\GallerySchema;
use Vitrine\Sealed\OpenedSettings;
use Vitrine\Sealed\SealedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/gallery` for visitors and the preview for the canvas (docs/gallery.md).
 */
final class GalleryController {

	/** Longest attributes of a preview, in bytes of JSON: 10,000 items with their texts. */
	private const MAX_LENGTH = 4_000_000;

	/** States of a provider whose reason may tell how it is configured. */
	private const FOR_MANAGERS = [ 'failing', 'key' ];

	/**
	 * Keeps its helpers.
	 *
	 * @param Gallery         $gallery    Galleries.
	 * @param GalleryTemplate $template   Prints them.
	 * @param SealedSettings  $sealed     Opens what pages were given.
	 * @param Visibility      $visibility Who may see what.
	 */
	public function __construct(
		private readonly Gallery $gallery,
		private readonly GalleryTemplate $template,
		private readonly SealedSettings $sealed,
		private readonly Visibility $visibility
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/gallery',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					// Everybody who has been given a proof by a page.
					'permission_callback' => '__return_true',
					'args'                => GallerySchema::of_visitors(),
				],
				'schema' => GallerySchema::answer( ... ),
			]
		);
		register_rest_route(
			'vitrine/v1',
			'/gallery/preview',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'preview' ],
				'permission_callback' => [ $this, 'may_preview' ],
				'args'                => GallerySchema::of_preview(),
			]
		);
	}

	/**
	 * What visitors' script asks for.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function show( \WP_REST_Request $request ) {
		$opened = $this->sealed->open( (string) $request['gallery'] );
		if ( $opened === null || ! Database::exists() ) {
			return RestErrors::gallery_unknown();
		}
		// The answer is for everybody with this address, whoever asks and whatever passwords they know: proxies may
		// keep it.
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			return $this->visibility->shared(
				$opened->open,
				fn(): \WP_REST_Response|\WP_Error => $this->shown( $request, $opened )
			);
		} finally {
			wp_set_current_user( $user );
		}
	}

	/**
	 * What is asked for of a gallery.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @param OpenedSettings                         $opened  What the page was given.
	 * @return \WP_REST_Response|\WP_Error
	 */
	private function shown( \WP_REST_Request $request, OpenedSettings $opened ) {
		$settings = GallerySettings::of( $opened->settings );
		$sealed   = (string) $request['gallery'];
		$query   = Query::of( $request['tags'], $request['match'], $request['search'] );
		$listing = $this->gallery->listing( $settings, (string) $request['album'], $query );
		if ( $listing === null ) {
			return RestErrors::album_unknown();
		}
		if ( $request['index'] === true ) {
			return CachedAnswer::of( $request, self::index( $listing, (string) $request['item'] ), $opened->is_brief );
		}
		$element = (string) $request['element'];
		if ( $request['render'] === true ) {
			$state = PageState::of(
				[
					'album'  => $listing->album->id,
					'page'   => (string) $request['page'],
					'tags'   => $query->tags,
					'match'  => $query->match,
					'search' => $query->search,
				]
			);
			$page  = $this->gallery->page(
				$settings,
				$sealed,
				PageUrl::of( (string) $request['at'], $element )->with( $state ),
				$element,
				nth: (int) $request['nth']
			);
			return CachedAnswer::of(
				$request,
				[
					'html'    => $this->template->inside( $page ),
					'config'  => $page->config,
					'title'   => $listing->album->title,
					'version' => $listing->version,
				],
				$opened->is_brief
			);
		}
		$after = (string) $request['after'];
		$first = $after === '' ? 0 : $listing->place( $after ) + 1;
		if ( $after !== '' && $first === 0 ) {
			return RestErrors::item_unknown();
		}
		$page = $this->gallery->tiles(
			$settings,
			$sealed,
			$listing,
			$query,
			PageUrl::of( (string) $request['at'], $element ),
			$element,
			$first,
			(int) $request['number']
		);
		$end  = $first + count( $page->view->items );
		return CachedAnswer::of(
			$request,
			[
				'html'    => $this->template->tiles( $page ),
				'next'    => $end < $listing->places() && $page->view->items !== []
					? $listing->entries[ $end - 1 ]->id
					: null,
				'total'   => $listing->places(),
				'version' => $listing->version,
			],
			$opened->is_brief
		);
	}

	/**
	 * Whether somebody may see a preview.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|\WP_Error
	 */
	public function may_preview( \WP_REST_Request $request ): bool|\WP_Error {
		$post = (int) $request['post'];
		return current_user_can( 'edit_posts' ) && ( $post === 0 || current_user_can( 'edit_post', $post ) )
			? true
			: RestErrors::forbidden();
	}

	/**
	 * What the canvas shows.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function preview( \WP_REST_Request $request ) {
		$attributes = is_array( $request['attributes'] ) ? $request['attributes'] : [];
		if ( strlen( (string) wp_json_encode( $attributes ) ) > self::MAX_LENGTH ) {
			return RestErrors::too_long();
		}
		if ( ! Database::exists() ) {
			return RestErrors::gallery_unknown();
		}
		$settings = GallerySettings::of( [ ...$attributes, 'post' => (int) $request['post'] ] );
		$state    = PageState::of(
			[
				'album'  => (string) $request['album'],
				'page'   => (string) $request['page'],
				'tags'   => $request['tags'],
				'match'  => $request['match'],
				'search' => $request['search'],
			]
		);
		$element  = 'gallery';
		$page     = $this->gallery->page(
			$settings,
			'',
			PageUrl::of( '', $element )->with( $state ),
			$element,
			$request['first'] === null ? [] : [ (int) $request['first'], (int) $request['number'] ]
		);
		$contents = $this->gallery->contents( $settings );
		$album    = $contents instanceof AlbumContents ? $contents->stored( $page->view->album->id ) : null;
		$places   = match ( true ) {
			$contents instanceof ChosenContents => $contents->places(),
			// Sorted or filtered, they do not have the places that can be given to them.
			$album !== null
				&& $settings->sorting === ''
				&& $state->tags === []
				&& $state->search === '' => self::places( $page->config->listing ),
			default => [],
		};
		return rest_ensure_response(
			[
				...$page->view->jsonSerialize(),
				'items'  => array_map(
					static fn( Item $item ): array => [
						...$item->jsonSerialize(),
						...( isset( $places[ $item->id ] ) ? [ 'place' => $places[ $item->id ] ] : [] ),
					],
					$page->view->items
				),
				'ratios' => Ratios::packed( $page->config->listing->ratios ),
				'starts' => $page->config->listing->pages,
				'notice' => self::notice( $page->view ),
				'leftOut' => (object) $contents->left_out(),
				...( $album === null ? [] : [ 'libraryAlbum' => self::library_album( $album, $page ) ] ),
			]
		);
	}

	/**
	 * Where files stand in their album: albums and the back item before them have no place.
	 *
	 * @param Listing $listing The album.
	 * @return array<int> From 0, by id of the item.
	 */
	private static function places( Listing $listing ): array {
		return array_flip( self::files( $listing ) );
	}

	/**
	 * Ids of the files of an album.
	 *
	 * @param Listing $listing The album.
	 * @return list<string>
	 */
	private static function files( Listing $listing ): array {
		return array_column(
			array_filter( $listing->entries, static fn( Entry $entry ): bool => $entry->kind === 'image' ),
			'id'
		);
	}

	/**
	 * The album of the media library that the canvas shows, and what this user may do with it.
	 *
	 * @param StoredAlbum $album The album.
	 * @param GalleryPage $page  The page.
	 * @return array{id: int, title: string, files: int, mayArrange: bool, mayAdd: bool}
	 */
	private static function library_album( StoredAlbum $album, GalleryPage $page ): array {
		return [
			'id'         => $album->id,
			'title'      => $page->view->album->title,
			'files'      => count( self::files( $page->config->listing ) ),
			'mayArrange' => AlbumsController::may_arrange( $album->id ),
			'mayAdd'     => AlbumsController::may_add(),
		];
	}

	/**
	 * What the canvas tells. Why a provider fails is for those who connect providers; others learn of it where there is
	 * nothing else to see.
	 *
	 * @param GalleryView $view The gallery.
	 * @return array{state: string, message: string, remedy: string}|null
	 */
	private static function notice( GalleryView $view ): ?array {
		$problem = $view->problem;
		if (
			$problem === null || ! in_array( $problem->state, self::FOR_MANAGERS, true ) || Capability::may_manage()
		) {
			return $problem === null
				? null
				: [ 'state' => $problem->state, 'message' => $problem->message, 'remedy' => $problem->remedy ];
		}
		return $view->total > 0 ? null : [
			'state'   => 'unavailable',
			'message' => __( 'The provider of these images is not responding.', 'vitrine' ),
			'remedy'  => __( 'Administrators can see the reason under Settings → Vitrine.', 'vitrine' ),
		];
	}

	/**
	 * The shapes of an album and where its pages begin.
	 *
	 * @param Listing $listing The album.
	 * @param string  $item    Id of an item whose place is wanted, '' = none.
	 * @return array<string, mixed>
	 */
	private static function index( Listing $listing, string $item ): array {
		return [
			'ratios'  => Ratios::packed( $listing->ratios ),
			'cursors' => $listing->cursors(),
			'pages'   => $listing->pages,
			'others'  => $listing->others(),
			'total'   => $listing->places(),
			'version' => $listing->version,
			...( $item === '' ? [] : [ 'place' => $listing->place( $item ) ] ),
		];
	}
}
