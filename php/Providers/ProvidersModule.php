<?php
/**
 * Providers of photographs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Admin\ProviderNotices;
use Vitrine\CapabilityModule;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Providers\Contents\ProviderContents;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Store\StoredResponses;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\ShownAlbums;
use Vitrine\Providers\Sync\SyncPlan;
use Vitrine\Rest\ProvidersController;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\RefreshQueue;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Encryption;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Connections to services such as Flickr, what galleries show of them, and the job that asks them.
 */
final class ProvidersModule extends CapabilityModule {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action(
			'save_post',
			fn( mixed $id, mixed $post ) => Database::exists() ? $this->shown_albums()->saved( $post ) : null,
			10,
			2
		);
		foreach ( [ 'add', 'update' ] as $change ) {
			add_action(
				"{$change}_option_widget_block",
				fn() => Database::exists() ? $this->shown_albums()->widgets_saved() : null
			);
		}
		add_action( 'vitrine_provider_wanted', fn() => $this->schedule()->hurry() );
	}

	/**
	 * Reschedules the event if it was lost.
	 */
	public function prepare_admin(): void {
		$this->schedule()->revive();
	}

	/**
	 * Routes of connections.
	 */
	public function routes(): array {
		return [
			function (): void {
				$view = new ConnectionView( $this->albums(), $this->pictures(), $this->services() );
				(
					new ProvidersController(
						$this->connections(),
						$this->albums(),
						$this->pictures(),
						$this->services(),
						$this->refresh(),
						$this->schedule(),
						$view
					)
				)->register_routes();
			},
		];
	}

	/**
	 * The event that asks services.
	 */
	public function events(): array {
		return [ 'vitrine_refresh_providers' => fn() => $this->schedule()->run() ];
	}

	/**
	 * Takes it away.
	 */
	public function clear_events(): void {
		$this->schedule()->clear();
	}

	/**
	 * Notices of connections that need somebody.
	 */
	public function admin(): array {
		return [ fn(): Module => new ProviderNotices( $this->connections( ... ), $this->services( ... ) ) ];
	}

	/**
	 * Makes the services that this site knows.
	 */
	public function services(): Providers {
		return new Providers();
	}

	/**
	 * Makes the store of connections.
	 */
	public function connections(): Connections {
		return new Connections( self::db(), Encryption::of_site(), $this->services() );
	}

	/**
	 * Makes the store of albums.
	 */
	public function albums(): RemoteAlbums {
		return new RemoteAlbums( self::db() );
	}

	/**
	 * Makes the store of what services have answered.
	 */
	public function responses(): StoredResponses {
		return new StoredResponses( self::db(), $this->albums() );
	}

	/**
	 * Makes the store of pictures.
	 */
	public function pictures(): Pictures {
		return new Pictures( self::db(), new Folder() );
	}

	/**
	 * Makes the job that asks services.
	 */
	public function refresh(): ProviderRefresh {
		return new ProviderRefresh(
			$this->connections(),
			$this->albums(),
			new SyncPlan( $this->albums() ),
			$this->responses(),
			$this->pictures(),
			$this->services(),
			new SafeHttp(),
			$this->shown_albums()
		);
	}

	/**
	 * Makes what notes the albums that pages show.
	 */
	public function shown_albums(): ShownAlbums {
		return new ShownAlbums(
			$this->connections(),
			$this->albums(),
			$this->services(),
			new StoredBlocks( self::db() )
		);
	}

	/**
	 * Makes what schedules the job.
	 */
	public function schedule(): RefreshSchedule {
		return new RefreshSchedule(
			ProviderRefresh::HOOK,
			fn(): RefreshQueue => $this->connections()->queue,
			$this->refresh( ... )
		);
	}

	/**
	 * Makes what a gallery shows of a connection, and notes that it does.
	 *
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public function contents( GallerySettings $settings ): ProviderContents {
		return $this->make_contents( $settings, $this->shown_albums() );
	}

	/**
	 * Makes what a page shows of a connection: it writes nothing.
	 *
	 * @param GallerySettings $settings Settings of the gallery.
	 */
	public function page_contents( GallerySettings $settings ): ProviderContents {
		return $this->make_contents( $settings, null );
	}

	/**
	 * Makes what is shown of a connection.
	 *
	 * @param GallerySettings  $settings Settings of the gallery.
	 * @param ShownAlbums|null $shown    Notes that the album is shown.
	 */
	private function make_contents( GallerySettings $settings, ?ShownAlbums $shown ): ProviderContents {
		return new ProviderContents(
			$this->connections(),
			$this->albums(),
			$this->responses(),
			$this->pictures(),
			$this->services(),
			new Folder(),
			$settings,
			$shown
		);
	}
}
