<?php
/**
 * What script knows about a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Statistics\CountToken;

defined( 'ABSPATH' ) || exit;

/**
 * Only what is on, or differs from the defaults, and nothing that is said in the markup already. Twin: PopupConfig in
 * frontend/render/popup/types.ts.
 */
final class PopupConfig implements \JsonSerializable {

	/** Document settings that the dialog has as classes and custom properties, or that mean nothing to visitors. */
	private const PRINTED = [
		'width',
		'height_type',
		'height',
		'content_position',
		'horizontal_position',
		'vertical_position',
		'overlay',
		'overlay_background_color',
		'margin',
		'close_button',
		'close_button_position',
		'classes',
		'split',
		'split_popup',
	];

	/**
	 * Keeps the fields.
	 *
	 * @param int|string    $id       Post, or id of the dialog: counters and events name it.
	 * @param string        $element  Id of the dialog.
	 * @param PopupSettings $settings Settings.
	 * @param bool          $is_armed Whether triggers may open it.
	 * @param int           $split    Post of the other half of a split; its own = variant B of it; 0 = none.
	 */
	public function __construct(
		public readonly int|string $id,
		public readonly string $element,
		public readonly PopupSettings $settings,
		public readonly bool $is_armed,
		public readonly int $split = 0,
		public readonly bool $is_row = false
	) {}

	/**
	 * Whether it may be a row of the page: a bar at the top that opens with the page for everybody, and nothing but a
	 * visitor's press closes.
	 */
	public function may_be_row(): bool {
		$settings = $this->settings;
		return $this->is_armed && $this->split === 0
			&& $settings->kind === 'bar' && $settings->word( 'vertical_position' ) !== 'bottom'
			&& array_filter( $settings->rule_sets() ) === []
			&& ( $settings->triggers['page_load_delay'] ?? 1 ) <= 0
			&& $settings->number( 'close_automatically' ) <= 0 && ! $settings->has( 'avoid_multiple_popups' );
	}

	/**
	 * The same, printed as a row of the page.
	 */
	public function as_row(): self {
		return new self( $this->id, $this->element, $this->settings, $this->is_armed, $this->split, true );
	}

	/**
	 * Whether what happens to it is counted: figures belong to posts, one that stands in a page has nowhere to show
	 * them.
	 */
	public function is_counted(): bool {
		return is_int( $this->id ) && $this->settings->has( 'statistics' );
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'id'       => $this->id,
			'element'  => $this->element,
			'kind'     => $this->settings->kind,
			'settings' => (object) array_diff_key(
				$this->settings->compact(),
				array_flip( $this->is_counted() ? self::PRINTED : [ ...self::PRINTED, 'statistics' ] )
			),
			'armed'    => $this->is_armed,
			...( $this->is_row ? [ 'row' => true ] : [] ),
			...( is_int( $this->id ) && $this->is_counted() ? [ 'token' => CountToken::of( $this->id ) ] : [] ),
			...array_filter(
				[
					'timing'     => self::dated( $this->settings->timing ),
					'timing_any' => array_map( self::dated( ... ), $this->settings->timing_any ),
					'triggers'   => $this->settings->triggers,
					'split'      => $this->split,
				],
				static fn( array|int $value ): bool => $value !== [] && $value !== 0
			),
		];
	}

	/**
	 * Dates by the site's clock become seconds since 1970: the page may be cached, and the browser may be anywhere.
	 *
	 * @param array<string, mixed> $rules Rules.
	 * @return array<string, mixed>
	 */
	private static function dated( array $rules ): array {
		foreach (
			( $rules['schedule_timezone'] ?? '' ) === 'site'
				? [ 'schedule_start_date', 'schedule_end_date' ]
				: [] as $name
		) {
			$date = (string) $rules[ $name ];
			// A date without an hour begins at midnight; an impossible one means none, as in the twin.
			$moment         = $date === '' ? false : date_create_immutable( $date, wp_timezone() );
			$rules[ $name ] = $moment === false ? '' : (string) $moment->getTimestamp();
		}
		return $rules;
	}
}
