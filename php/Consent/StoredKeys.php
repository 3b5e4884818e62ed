<?php
/**
 * What browsers keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * Every key that Vitrine writes into the storage of visitors' browsers, in words. Twins:
 * frontend/popup/counting/counters.ts, frontend/gallery/selection/selection.ts,
 * frontend/share-buttons/mastodon/index.ts, frontend/countdown/visitor.ts; docs/popup.md.
 *
 * `purpose` is a category of the WP Consent API; `{popup}` and `{gallery}` stand for an id,
 * `{campaign}` for a name or a duration.
 *
 * @phpstan-type StoredKey array{
 *     name: string,
 *     purpose: string,
 *     lifetime: string,
 *     meaning: string,
 *     is_cookie: bool,
 * }
 */
final class StoredKeys {

	/**
	 * Lists them, and what the site's own scripts keep.
	 *
	 * @return list<StoredKey>
	 */
	public static function all(): array {
		/**
		 * What the site's own scripts keep in browsers, such as cookies by `setCookie()` of `@vitrine/cookies`: for
		 * privacy policies and consent tools.
		 *
		 * @param list<array<string, mixed>> $keys Each with `name`, `purpose` (a category of the WP Consent API),
		 *                                         `lifetime` and `meaning` in words, and `is_cookie`.
		 */
		$more = apply_filters( 'vitrine_stored_keys', [] );
		$keys = self::own();
		foreach ( is_array( $more ) ? $more : [] as $key ) {
			$text = is_array( $key ) ? array_filter( $key, 'is_string' ) : [];
			if ( isset( $text['name'], $text['purpose'], $text['lifetime'], $text['meaning'] ) ) {
				$keys[] = [
					'name'      => $text['name'],
					'purpose'   => $text['purpose'],
					'lifetime'  => $text['lifetime'],
					'meaning'   => $text['meaning'],
					'is_cookie' => ( $key['is_cookie'] ?? false ) === true,
				];
			}
		}
		return $keys;
	}

	/**
	 * Lists ours.
	 *
	 * @return list<StoredKey>
	 */
	private static function own(): array {
		$years   = __( 'ten years', 'vitrine' );
		$visit   = __( 'until the tab is closed', 'vitrine' );
		$counted = __( 'how often a popup was shown or closed', 'vitrine' );
		return [
			self::key(
				'popup.pageViews',
				'preferences',
				$years,
				__( 'how many pages with popups were seen', 'vitrine' )
			),
			self::key( 'popup.sessions', 'preferences', $years, __( 'how many visits there were', 'vitrine' ) ),
			self::key( 'popup.active', 'preferences', $visit, __( 'that this visit was counted', 'vitrine' ) ),
			self::key(
				'popup.{popup}.first',
				'preferences',
				$years,
				__( 'page views and visits when a popup was first considered', 'vitrine' )
			),
			self::key(
				'popup.{popup}.times',
				'preferences',
				__( 'ten years, or until the tab is closed', 'vitrine' ),
				$counted
			),
			self::key( 'popup.{popup}.times.day', 'preferences', __( 'one day', 'vitrine' ), $counted ),
			self::key( 'popup.{popup}.times.week', 'preferences', __( 'one week', 'vitrine' ), $counted ),
			self::key( 'popup.{popup}.times.month', 'preferences', __( 'one month', 'vitrine' ), $counted ),
			self::key(
				'popup.{popup}.converted',
				'preferences',
				$years,
				__( 'that a form in a popup was submitted', 'vitrine' )
			),
			self::key( 'popup.{popup}.half', 'preferences', $visit, __( 'which of two popups is shown', 'vitrine' ) ),
			self::key(
				'popup.{popup}.disable',
				'functional',
				$years,
				__( 'that a popup should not be shown again', 'vitrine' )
			),
			self::key(
				'gallery.{gallery}',
				'functional',
				$visit,
				__( 'images that were selected in a gallery', 'vitrine' )
			),
			self::key(
				'countdown.{campaign}',
				'preferences',
				__( 'one year', 'vitrine' ),
				__( 'when a visitor’s countdown started', 'vitrine' )
			),
			self::key(
				'share.mastodon',
				'preferences',
				__( 'one year', 'vitrine' ),
				__( 'the Mastodon server that a page was shared on', 'vitrine' )
			),
		];
	}

	/**
	 * One key.
	 *
	 * @param string $key      After the prefix of the plugin.
	 * @param string $purpose  Category of the WP Consent API.
	 * @param string $lifetime How long, in words.
	 * @param string $meaning  What it holds, in words.
	 * @return StoredKey
	 */
	private static function key( string $key, string $purpose, string $lifetime, string $meaning ): array {
		return [
			'name'      => "vitrine.{$key}",
			'purpose'   => $purpose,
			'lifetime'  => $lifetime,
			'meaning'   => $meaning,
			'is_cookie' => false,
		];
	}
}
