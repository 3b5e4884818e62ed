<?php
/**
 * The routes of albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\ContentsFactory;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\Albums;
use Vitrine\MediaLibrary\AlbumStore;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\StoredAlbum;
use Vitrine\Rest\Schemas\AlbumSchema;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/albums` for editors: what core's `wp/v2/vitrine_album` and `wp/v2/media` do not do. Making, naming,
 * moving and deleting albums, their cover and their order are there.
 */
final class AlbumsController {

	/**
	 * Keeps its helpers.
	 *
	 * @param AlbumStore      $albums   Albums.
	 * @param ContentsFactory $contents What is in them.
	 * @param MediaStore      $media    Counts files.
	 */
	public function __construct(
		private readonly AlbumStore $albums,
		private readonly ContentsFactory $contents,
		private readonly MediaStore $media
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/albums',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'list' ],
				'permission_callback' => static fn() => current_user_can( 'edit_posts' )
					? true
					: RestErrors::forbidden(),
				'args'                => [
					'parent' => [
						'description' => __( 'Parent album, 0 = none.', 'vitrine' ),
						'type'        => 'integer',
						'minimum'     => 0,
						'default'     => 0,
					],
				],
			]
		);
		register_rest_route(
			'vitrine/v1',
			'/albums/(?P<id>[1-9]\d{0,15})/items',
			[
				'args' => [ 'id' => [ 'description' => __( 'Album.', 'vitrine' ), 'type' => 'integer' ] ],
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'items' ],
					'permission_callback' => static fn() => self::may_add() ? true : RestErrors::forbidden(),
					'args'                => [
						'page'     => [ 'type' => 'integer', 'minimum' => 1, 'default' => 1 ],
						'per_page' => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 100, 'default' => 50 ],
					],
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'change' ],
					'permission_callback' => static fn() => self::may_add() ? true : RestErrors::forbidden(),
					'args'                => AlbumSchema::change(),
				],
			]
		);
		register_rest_route(
			'vitrine/v1',
			'/albums/(?P<id>[1-9]\d{0,15})/order',
			[
				'methods'             => 'PUT',
				'callback'            => [ $this, 'arrange' ],
				'permission_callback' => static fn(
					\WP_REST_Request $request
				) => self::may_arrange( (int) $request['id'] )
					? true
					: RestErrors::album_not_yours(),
				'args'                => AlbumSchema::order(),
			]
		);
	}

	/**
	 * Albums right below one, with cover and counts; empty ones, too.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function list( \WP_REST_Request $request ): \WP_REST_Response {
		$parent   = (int) $request['parent'];
		$albums   = array_slice( $this->albums->children( $parent ), 0, 1000 );
		$contents = $this->contents->of(
			GallerySettings::of( [ 'source' => 'albums', 'album' => $parent, 'blackList' => [] ] )
		);
		$files    = $this->media->summaries(
			array_map( static fn( StoredAlbum $album ): int => $album->taxonomy_id, $albums )
		);
		$tiles    = [];
		foreach (
			$contents->items(
				'0',
				array_map( static fn( StoredAlbum $album ): string => $album->name(), $albums )
			) as $item
		) {
			$tiles[ $item->id ] = $item;
		}
		return new \WP_REST_Response(
			array_map(
				function ( StoredAlbum $album ) use ( $tiles, $files ): array {
					$tile = $tiles[ $album->name() ] ?? null;
					return [
						'id'     => $album->id,
						'title'  => $tile === null ? '' : $tile->title,
						'parent' => $album->parent,
						'items'  => $files[ $album->taxonomy_id ]['number'] ?? 0,
						'albums' => count( $this->albums->below( $album->id ) ),
						'cover'  => $album->cover,
						'thumb'  => $tile === null ? '' : $tile->thumb->src,
					];
				},
				$albums
			)
		);
	}

	/**
	 * Files of an album in its order.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function items( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$album = $this->album( (int) $request['id'] );
		if ( $album === null ) {
			return RestErrors::album_unknown();
		}
		$contents = $this->contents->of( GallerySettings::of( [ 'source' => 'album', 'album' => $album->id ] ) );
		$files    = self::files( $contents );
		$page     = array_slice(
			$files,
			( (int) $request['page'] - 1 ) * (int) $request['per_page'],
			(int) $request['per_page']
		);
		$items    = $contents->items( '0', array_map( 'strval', $page ) );
		$response = new \WP_REST_Response(
			array_map(
				static fn( Item $item ): array => [
					'id'     => (int) $item->id,
					'title'  => $item->title,
					'kind'   => $item->media_kind,
					'thumb'  => $item->thumb->src,
					'width'  => $item->width,
					'height' => $item->height,
				],
				$items
			)
		);
		$response->header( 'X-WP-Total', (string) count( $files ) );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( count( $files ) / (int) $request['per_page'] ) );
		return $response;
	}

	/**
	 * Puts files into an album and takes files out, or moves them into another one.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function change( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$album = $this->album( (int) $request['id'] );
		$to    = $this->album( (int) $request['to'] );
		if ( $album === null || ( $to === null && (int) $request['to'] !== 0 ) ) {
			return RestErrors::album_unknown();
		}
		$add    = self::ids( $request['add'] );
		$remove = self::ids( $request['remove'] );
		_prime_post_caches( [ ...$add, ...$remove ], false, false );
		foreach ( [ ...$add, ...$remove ] as $id ) {
			if ( get_post_type( $id ) !== 'attachment' || ! current_user_can( 'edit_post', $id ) ) {
				return RestErrors::file_not_yours();
			}
		}
		wp_defer_term_counting( true );
		foreach ( $add as $id ) {
			wp_set_object_terms( $id, [ $album->id ], Albums::TAXONOMY, true );
		}
		foreach ( $remove as $id ) {
			if ( $to !== null ) {
				wp_set_object_terms( $id, [ $to->id ], Albums::TAXONOMY, true );
			}
			wp_remove_object_terms( $id, [ $album->id ], Albums::TAXONOMY );
		}
		wp_defer_term_counting( false );
		return new \WP_REST_Response( [ 'added' => $add, 'removed' => $remove ] );
	}

	/**
	 * Puts the files of an album into an order, or moves some of them: an album of thousands is not sent for one that
	 * moves.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request<array<mixed>> $request
	 */
	public function arrange( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$album = $this->album( (int) $request['id'] );
		if ( $album === null ) {
			return RestErrors::album_unknown();
		}
		$ids = self::ids( $request['ids'] );
		if ( $request['place'] === null ) {
			$this->albums->arrange( $album->taxonomy_id, $ids );
		} else {
			// Places are counted as this user sees them: there may be files that others see.
			$others = array_values(
				array_diff(
					self::files(
						$this->contents->of( GallerySettings::of( [ 'source' => 'album', 'album' => $album->id ] ) )
					),
					$ids
				)
			);
			$this->albums->move( $album->taxonomy_id, $ids, $others[ (int) $request['place'] ] ?? 0 );
		}
		return new \WP_REST_Response( [ 'ids' => $ids ] );
	}

	/**
	 * Whether somebody may change the order of an album.
	 *
	 * @param int $id Id of the term.
	 */
	public static function may_arrange( int $id ): bool {
		return current_user_can( 'edit_term', $id );
	}

	/**
	 * Whether somebody may put files into albums and take them out, as far as they may edit these.
	 */
	public static function may_add(): bool {
		return current_user_can( 'upload_files' );
	}

	/**
	 * Files of an album in its order.
	 *
	 * @param Contents $contents Of the album.
	 * @return list<int>
	 */
	private static function files( Contents $contents ): array {
		$files = array_filter(
			$contents->index( '0', Query::all() )->entries,
			static fn( Entry $entry ): bool => $entry->kind !== 'album'
		);
		return array_values( array_map( static fn( Entry $entry ): int => (int) $entry->id, $files ) );
	}

	/**
	 * An album.
	 *
	 * @param int $id Id of the term.
	 */
	private function album( int $id ): ?StoredAlbum {
		return $this->albums->get( [ $id ] )[ $id ] ?? null;
	}

	/**
	 * Ids, none twice.
	 *
	 * @param mixed $value What the schema let pass.
	 * @return list<int>
	 */
	private static function ids( mixed $value ): array {
		return array_values( array_unique( array_filter( is_array( $value ) ? $value : [], 'is_int' ) ) );
	}
}
