<?php
/**
 * Where feeds stand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

use Vitrine\CapabilityModule;
use Vitrine\Install\Database;
use Vitrine\Rest\Feeds\PlacesController;

defined( 'ABSPATH' ) || exit;

/**
 * The list of places, and page caches that are told when what stands there has changed.
 */
final class PlacesModule extends CapabilityModule {

	/**
	 * Keeps the list right when something is saved.
	 */
	public function register(): void {
		add_action(
			'save_post',
			fn( mixed $id, mixed $post ) => $post instanceof \WP_Post && Database::exists()
				? $this->places()->saved( $post )
				: null,
			10,
			2
		);
		add_action(
			'deleted_post',
			fn( mixed $id ) => Database::exists() ? $this->places()->deleted( (int) $id ) : null
		);
		foreach ( [ 'widget_block', 'widget_text', 'sidebars_widgets' ] as $option ) {
			add_action(
				"update_option_{$option}",
				fn() => Database::exists() ? $this->places()->widgets_saved() : null
			);
		}
		add_action( 'switch_theme', static fn() => Places::look_again() );
		add_action( 'vitrine_posts_changed', fn( mixed $account ) => $this->changed( (int) $account ) );
	}

	/**
	 * Looks through everything once a day, and tells page caches what a run has brought.
	 */
	public function events(): array {
		return [
			'vitrine_refresh_sources' => function (): void {
				if ( Database::exists() ) {
					$this->places()->note_all();
					$this->pages()->purge();
				}
			},
		];
	}

	/**
	 * The list for managers.
	 */
	public function routes(): array {
		return [
			fn() => ( new PlacesController( $this->places(), $this->plugin->feed->sources() ) )->register_routes(),
		];
	}

	/**
	 * Makes the list.
	 */
	public function places(): Places {
		return new Places( new PlaceScan( self::db() ) );
	}

	/**
	 * Makes what tells page caches.
	 */
	private function pages(): ChangedPages {
		return new ChangedPages( $this->places() );
	}

	/**
	 * Notes an account whose posts have changed. What is refreshed outside of the event, as behind a webhook or by a
	 * manager, is to be seen at once; a run tells once for all accounts, at its end.
	 *
	 * @param int $account Id of the account.
	 */
	private function changed( int $account ): void {
		ChangedPages::note( $account );
		if ( ! doing_action( 'vitrine_refresh_sources' ) ) {
			$this->pages()->purge();
		}
	}
}
