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
use Vitrine\Support\Background\FreshOption;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which albums are to be kept up: when a gallery is saved, when REST is asked for one, and in each refresh for
 * as many saved ones as there is time for. Page views read only.
 */
final class ShownAlbums {

	/** Option: post at which the next refresh goes on, by connection; there while one had no time for all. */
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
		$galleries = $this->saved_until( $until, self::places()[ $connection ] ?? PHP_INT_MAX );
		$this->note_all( $galleries, $connection );
		self::keep_place( $connection, $galleries->getReturn() );
	}

	/**
	 * Forgets what is kept here of a connection that is deleted.
	 *
	 * @param int $connection Connection.
	 */
	public static function forget( int $connection ): void {
		self::keep_place( $connection, null );
	}

	/**
	 * Keeps where to go on. Refreshes of other connections have written theirs meanwhile.
	 *
	 * @param int      $connection Connection.
	 * @param int|null $post       Post to go on with, null = begin with the newest.
	 */
	private static function keep_place( int $connection, ?int $post ): void {
		FreshOption::refresh( self::PLACES );
		$places = self::places();
		if ( $post !== null ) {
			update_option( self::PLACES, [ $connection => $post ] + $places, false );
		} elseif ( isset( $places[ $connection ] ) ) {
			unset( $places[ $connection ] );
			$places === [] ? delete_option( self::PLACES ) : update_option( self::PLACES, $places, false );
		}
	}

	/**
	 * Where to go on.
	 *
	 * @return array<int> Posts by connection.
	 */
	private static function places(): array {
		$places = get_option( self::PLACES, [] );
		return is_array( $places ) ? array_filter( $places, 'is_int' ) : [];
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
