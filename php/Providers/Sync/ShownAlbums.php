<?php
/**
 * Albums that pages show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Providers\Provider;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\RemoteAlbum;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Sealed\StoredBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which albums are to be kept up: when a gallery is saved, when REST is asked for one, and in each refresh for
 * all that are saved. Page views read only.
 */
final class ShownAlbums {

	/** Option: posts with which the next refresh goes on, by connection; there while one had no time for all. */
	public const PLACES = 'vitrine_albums_places';

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections  $connections The connections.
	 * @param RemoteAlbums $albums      Their albums.
	 * @param Providers    $providers   The providers.
	 * @param StoredBlocks $blocks      What is saved.
	 */
	public function __construct(
		private readonly Connections $connections,
		private readonly RemoteAlbums $albums,
		private readonly Providers $providers,
		private readonly StoredBlocks $blocks
	) {}

	/**
	 * Notes what a saved post shows.
	 *
	 * @param mixed $post Post.
	 */
	public function saved( mixed $post ): void {
		if ( $post instanceof \WP_Post && ! in_array( $post->post_status, StoredBlocks::UNUSED, true ) ) {
			$this->note_all( StoredBlocks::within( [ $post->post_content ], GallerySettings::BLOCK ) );
		}
	}

	/**
	 * Notes what widgets show.
	 */
	public function widgets_saved(): void {
		$this->note_all( StoredBlocks::within( StoredBlocks::widgets(), GallerySettings::BLOCK ) );
	}

	/**
	 * Notes what the site shows of a connection. What there is no time for is for the next call.
	 *
	 * @param int   $connection Connection.
	 * @param float $until      `microtime( true )` after which no further post is looked at.
	 */
	public function note_saved( int $connection, float $until = INF ): void {
		$stored    = get_option( self::PLACES, [] );
		$places    = is_array( $stored ) ? $stored : [];
		$galleries = $this->saved_until( $until, (int) ( $places[ $connection ] ?? PHP_INT_MAX ) );
		$this->note_all( $galleries, $connection );
		$places[ $connection ] = $galleries->getReturn();
		$places                = array_filter( $places, 'is_int' );
		if ( $places !== [] ) {
			update_option( self::PLACES, $places, false );
		} elseif ( $stored !== [] ) {
			delete_option( self::PLACES );
		}
	}

	/**
	 * Galleries that are saved, as many as there is time for, those of one post at least.
	 *
	 * @param float $until When to stop.
	 * @param int   $from  Post to begin with.
	 * @return \Generator<int, array<mixed>, void, int|null> Attributes; at the end the post to go on with, null = all
	 *                                                        were read.
	 */
	private function saved_until( float $until, int $from ): \Generator {
		$last = null;
		// The mark says where the items come from: `"source":"provider"`, in whatever way the JSON is written.
		foreach ( $this->blocks->everywhere( GallerySettings::BLOCK, '"provider"', $from ) as $post => $attributes ) {
			if ( $last !== null && $post !== $last && microtime( true ) >= $until ) {
				return $post;
			}
			$last = $post;
			yield $attributes;
		}
		return null;
	}

	/**
	 * Notes an album.
	 *
	 * @param Connection       $connection Connection.
	 * @param Provider         $provider   Its provider.
	 * @param string           $id         Id of the album there.
	 * @param RemoteAlbum|null $known      Its row, null where there is none.
	 * @return bool Whether it is the first time.
	 */
	public function note( Connection $connection, Provider $provider, string $id, ?RemoteAlbum $known ): bool {
		if ( ! $this->albums->want( $connection->id, $id, $known->title ?? self::title( $provider, $id ), $known ) ) {
			return false;
		}
		$this->connections->update( $connection, [ 'next_refresh_at' => time() ] );
		/**
		 * Fires when a gallery shows an album of a provider for the first time.
		 *
		 * @param int $connection Id of the connection.
		 */
		do_action( 'vitrine_provider_wanted', $connection->id );
		return true;
	}

	/**
	 * Id of the album that a gallery begins with, at its provider.
	 *
	 * @param Provider        $provider Provider.
	 * @param GallerySettings $settings Settings.
	 * @return string '' = there is no such album.
	 */
	public static function first_album_id( Provider $provider, GallerySettings $settings ): string {
		return $settings->provider_album === '' ? Provider::ROOT : $provider->album_id( $settings->provider_album );
	}

	/**
	 * Notes what galleries show.
	 *
	 * @param iterable<array<mixed>> $galleries Attributes.
	 * @param int|null               $only      Connection, null = any.
	 */
	private function note_all( iterable $galleries, ?int $only = null ): void {
		$chosen = [];
		foreach ( $galleries as $attributes ) {
			$settings = ( $attributes['source'] ?? '' ) === 'provider' ? GallerySettings::of( $attributes ) : null;
			if ( $settings !== null && ctype_digit( $settings->provider ) ) {
				$chosen[ (int) $settings->provider ][ $settings->provider_album ] = $settings;
			}
		}
		foreach ( $only === null ? $chosen : array_intersect_key( $chosen, [ $only => true ] ) as $id => $albums ) {
			$connection = $this->connections->get( $id );
			$provider   = $connection === null ? null : $this->providers->get( $connection->provider );
			if ( $connection === null || $provider === null ) {
				continue;
			}
			foreach ( $albums as $settings ) {
				$album = self::first_album_id( $provider, $settings );
				if ( $album !== '' ) {
					$this->note( $connection, $provider, $album, $this->albums->album( $connection->id, $album ) );
				}
			}
		}
	}

	/**
	 * Title of an album that no listing has.
	 *
	 * @param Provider $provider Provider.
	 * @param string   $id       Id of the album.
	 */
	private static function title( Provider $provider, string $id ): string {
		foreach ( $provider->albums() as $album ) {
			if ( $album->id === $id ) {
				return $album->title;
			}
		}
		return '';
	}
}
