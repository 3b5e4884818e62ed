<?php
/**
 * Personal data on this site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\CapabilityModule;
use Vitrine\Feed\Store\PostPeople;
use Vitrine\Install\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Export and Erase Personal Data, and how long posts are kept.
 */
final class PrivacyModule extends CapabilityModule {

	/**
	 * Adds the hooks: core asks when somebody exports or erases.
	 */
	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			fn( array $all ): array => [
				...$all,
				'vitrine' => [
					'exporter_friendly_name' => __( 'Social feeds', 'vitrine' ),
					'callback'               => fn( string $email, int $page = 1 ): array => Database::exists()
						? $this->data()->export( $email, $page )
						: [ 'data' => [], 'done' => true ],
				],
			]
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			fn( array $all ): array => [
				...$all,
				'vitrine' => [
					'eraser_friendly_name' => __( 'Social feeds', 'vitrine' ),
					'callback'             => fn( string $email ): array => Database::exists()
						? $this->data()->erase( $email )
						: [ 'items_removed' => false, 'items_retained' => false, 'messages' => [], 'done' => true ],
				],
			]
		);
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_admin(): void {
		Retention::register_setting();
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_rest(): void {
		Retention::register_setting();
	}

	/**
	 * Deletes what is too old.
	 */
	public function events(): array {
		return [
			'vitrine_refresh_sources' => fn() => Database::exists() ? $this->retention()->sweep() : null,
		];
	}

	/**
	 * Makes what deletes old posts.
	 */
	public function retention(): Retention {
		$feed = $this->plugin->feed;
		return new Retention( self::db(), $feed->sources(), $feed->posts(), $feed->comments() );
	}

	/**
	 * Makes what exports and erases.
	 */
	private function data(): PersonalData {
		$feed = $this->plugin->feed;
		return new PersonalData(
			new PersonSearch( self::db() ),
			$feed->sources(),
			$feed->posts(),
			new PostPeople( self::db() ),
			$feed->images(),
			$this->retention()
		);
	}
}
