<?php
/**
 * Popups of Popup Maker.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Compat\Elementor\ElementorPopup;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Transfer\ImportedPopup;

defined( 'ABSPATH' ) || exit;

/**
 * Reads its posts of type `popup` and what is in their meta `popup_settings`: size and place, triggers, cookies and
 * conditions.
 */
final class PopupMaker {

	/** Its post type. */
	public const TYPE = 'popup';

	/** Its post meta. */
	public const META = 'popup_settings';

	/** Widths of its named sizes. */
	private const SIZES = [
		'nano'   => [ 10, 'vw' ],
		'micro'  => [ 20, 'vw' ],
		'tiny'   => [ 30, 'vw' ],
		'small'  => [ 40, 'vw' ],
		'medium' => [ 60, 'vw' ],
		'normal' => [ 70, 'vw' ],
		'large'  => [ 80, 'vw' ],
		'xlarge' => [ 95, 'vw' ],
	];

	/** Its animations. */
	private const ANIMATIONS = [
		'fade'         => [ 'fadeIn', 'fadeIn' ],
		'slide'        => [ 'slideInDown', 'slideInDown' ],
		'fadeAndSlide' => [ 'fadeInDown', 'fadeInDown' ],
		'grow'         => [ 'zoomIn', 'zoomIn' ],
		'growAndSlide' => [ 'zoomInDown', 'zoomInDown' ],
	];

	/** Settings that say nothing here, or that are read below. */
	private const SILENT = [
		'triggers',
		'cookies',
		'conditions',
		'size',
		'custom_width',
		'custom_height',
		'custom_height_auto',
		'location',
		'overlay_disabled',
		'close_on_overlay_click',
		'close_on_esc_press',
		'close_button_delay',
		'animation_type',
		'animation_speed',
		'animation_origin',
		'disable_on_mobile',
		'disable_on_tablet',
		'stackable',
		'theme_id',
		'theme_slug',
		'zindex',
		'enabled',
		'position_fixed',
		'position_from_trigger',
		'responsive_min_width',
		'responsive_max_width',
		'responsive_min_width_unit',
		'responsive_max_width_unit',
		'custom_width_unit',
		'custom_height_unit',
		'scrollable_content',
		'position_top',
		'position_bottom',
		'position_left',
		'position_right',
		'close_text',
		'disable_reposition',
		'disable_accessibility',
		'disable_analytics',
		'close_on_f4_press',
		'close_on_form_submission',
		'close_on_form_submission_delay',
	];

	/**
	 * What was not taken over so far.
	 *
	 * @var list<string>
	 */
	private array $left = [];

	/**
	 * Whether a file is one of its popups.
	 *
	 * @param array<mixed> $given File.
	 */
	public static function is_one( array $given ): bool {
		return is_array( $given['popup_settings'] ?? null );
	}

	/**
	 * Reads a popup.
	 *
	 * @param array<mixed> $given   Settings, possibly hostile.
	 * @param string       $title   Title.
	 * @param string       $content Its content: blocks, or HTML.
	 * @param int          $id      Number that classes of links name it by, 0 = not known.
	 */
	public static function read( array $given, string $title, string $content, int $id = 0 ): ImportedPopup {
		return ( new self() )->popup( $given, $title, $content, $id );
	}

	/**
	 * Reads a popup.
	 *
	 * @param array<mixed> $given   Settings.
	 * @param string       $title   Title.
	 * @param string       $content Its content.
	 * @param int          $id      Its number, 0 = not known.
	 */
	private function popup( array $given, string $title, string $content, int $id ): ImportedPopup {
		$triggers = $this->triggers( PopupMakerValue::rows( $given['triggers'] ?? null ), $id );
		$timing   = $this->timing( $given );

		[ $conditions, $left ] = PopupMakerConditions::read( $given['conditions'] ?? null );
		array_push( $this->left, ...$left );
		$settings = PopupSettings::of(
			[
				'kind'       => PopupMakerValue::is_on( $given, 'overlay_disabled' ) ? 'slide-in' : 'modal',
				'settings'   => [ ...self::frame( $given ), ...$triggers['settings'] ],
				'timing'     => $timing,
				'triggers'   => $triggers['triggers'],
				'conditions' => $conditions,
			]
		);
		$blocks  = PopupMakerLinks::convert( HtmlBlocks::of( $content ) );
		foreach ( array_diff( PopupMakerLinks::opened( $content ), [ $id ] ) as $other ) {
			$this->left[] = sprintf(
				/* translators: %d: number of a popup. */
				__( 'Links to popup %d will work once that popup is imported, too.', 'vitrine' ),
				$other
			);
		}
		$unknown = array_diff( array_map( 'strval', array_keys( $given ) ), self::SILENT );
		if ( $unknown !== [] ) {
			$this->left[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings that are not supported: %s', 'vitrine' ),
				implode( wp_get_list_item_separator(), array_slice( array_map( 'sanitize_key', $unknown ), 0, 20 ) )
			);
		}
		if ( isset( $given['theme_id'] ) || isset( $given['theme_slug'] ) ) {
			$this->left[] = __( 'The popup theme. Set colors and borders in the editor.', 'vitrine' );
		}
		if ( PopupMakerValue::is_on( $given, 'close_on_form_submission' ) ) {
			$this->left[] = __( 'Closing after a form submission.', 'vitrine' );
		}
		return new ImportedPopup(
			$title,
			$blocks,
			$settings,
			[],
			ElementorPopup::taken( $settings, $blocks ),
			$this->left
		);
	}

	/**
	 * Size, place, overlay, ways to close, animation.
	 *
	 * @param array<mixed> $given Settings.
	 * @return array<string, mixed>
	 */
	private static function frame( array $given ): array {
		$location         = explode( ' ', PopupMakerValue::text( $given['location'] ?? '' ) );
		$size             = PopupMakerValue::text( $given['size'] ?? '' );
		[ $width, $unit ] = self::SIZES[ $size ] ?? PopupMakerValue::length(
			$given['custom_width'] ?? '',
			$given['custom_width_unit'] ?? ''
		);
		$height           = PopupMakerValue::length(
			$given['custom_height'] ?? '',
			$given['custom_height_unit'] ?? ''
		);
		$is_high          = $size === 'custom'
			&& ! PopupMakerValue::is_on( $given, 'custom_height_auto' )
			&& $height[0] > 0;
		$unless           = static fn( string $name ): string => PopupMakerValue::is_on( $given, $name ) ? '' : 'yes';
		$animation        = self::ANIMATIONS[ PopupMakerValue::text( $given['animation_type'] ?? '' ) ] ?? [ '', '' ];
		return [
			...(
				$width > 0 && ( $size === 'custom' || isset( self::SIZES[ $size ] ) )
					? [ 'width' => [ 'size' => $width, 'unit' => $unit ] ]
					: []
			),
			...(
				$is_high
					? [ 'height_type' => 'custom', 'height' => [ 'size' => $height[0], 'unit' => $height[1] ] ]
					: []
			),
			'horizontal_position'               => array_values(
				array_intersect( $location, [ 'left', 'right' ] )
			)[0] ?? 'center',
			'vertical_position'                 => array_values(
				array_intersect( $location, [ 'top', 'bottom' ] )
			)[0] ?? 'center',
			'prevent_close_on_background_click' => $unless( 'close_on_overlay_click' ),
			'prevent_close_on_esc_key'          => $unless( 'close_on_esc_press' ),
			'close_button_delay'                => PopupMakerValue::seconds( $given['close_button_delay'] ?? 0 ),
			'avoid_multiple_popups'             => $unless( 'stackable' ),
			'entrance_animation'                => $animation[0],
			'exit_animation'                    => $animation[1],
			...(
				$animation[0] !== '' && is_numeric( $given['animation_speed'] ?? null )
					? [
						'entrance_animation_duration' => [
							'size' => PopupMakerValue::seconds( $given['animation_speed'] ),
						],
					]
					: []
			),
		];
	}

	/**
	 * What opens it.
	 *
	 * @param list<array<mixed>> $rows Its triggers.
	 * @param int                $id   Its number, 0 = not known.
	 * @return array{settings: array<string, mixed>, triggers: array<string, mixed>}
	 */
	private function triggers( array $rows, int $id ): array {
		$read      = [];
		// Links open it by this class with or without a trigger that says so.
		$selectors = $id > 0 ? [ ".popmake-{$id}" ] : [];
		foreach ( $rows as $row ) {
			$type     = sanitize_key( PopupMakerValue::text( $row['type'] ?? '' ) );
			$settings = is_array( $row['settings'] ?? null ) ? $row['settings'] : [];
			switch ( $type ) {
				case 'click_open':
					$selector = PopupMakerValue::text( $settings['extra_selectors'] ?? '' );
					if ( $selector !== '' ) {
						$selectors[] = $selector;
					} elseif ( $id === 0 ) {
						$this->left[] = __(
							'Links with a custom class: set the popup in the Popup control of their blocks.',
							'vitrine'
						);
					}
					break;
				case 'auto_open':
					$read += [
						'page_load'       => 'yes',
						'page_load_delay' => PopupMakerValue::seconds( $settings['delay'] ?? 0 ),
					];
					break;
				case 'exit_intent':
					$read += [ 'exit_intent' => 'yes' ];
					break;
				case 'form_submission':
					$read += [ 'form_submit' => 'yes' ];
					break;
				case 'scroll':
				case 'scroll_percentage':
					$read += [
						'scrolling'        => 'yes',
						'scrolling_offset' => (int) ( $settings['distance'] ?? $settings['percentage'] ?? 50 ),
					];
					break;
				default:
					/* translators: %s: name of a trigger. */
					$this->left[] = sprintf( __( 'Trigger “%s”', 'vitrine' ), $type );
			}
		}
		return [
			'settings' => $selectors === [] ? [] : [ 'open_selector' => implode( ', ', $selectors ) ],
			'triggers' => $read,
		];
	}

	/**
	 * Who gets it, and how often: cookies that its own events set become a number of times.
	 *
	 * @param array<mixed> $given Settings.
	 * @return array<string, mixed>
	 */
	private function timing( array $given ): array {
		$timing = [];
		foreach ( PopupMakerValue::rows( $given['cookies'] ?? null ) as $cookie ) {
			$event    = sanitize_key( PopupMakerValue::text( $cookie['event'] ?? '' ) );
			$settings = is_array( $cookie['settings'] ?? null ) ? $cookie['settings'] : [];
			if ( $event === 'on_popup_open' || $event === 'on_popup_close' ) {
				$timing += [
					'times'        => 'yes',
					'times_times'  => 1,
					'times_count'  => $event === 'on_popup_close' ? 'close' : '',
					'times_period' => PopupMakerValue::is_on( $settings, 'session' )
						? 'session'
						: PopupMakerValue::period( PopupMakerValue::text( $settings['time'] ?? '' ) ),
				];
			} elseif (
				$event === 'form_submission'
				|| str_ends_with( $event, '_form_success' )
				|| $event === 'on_popup_conversion'
			) {
				$timing += [ 'conversion' => 'yes' ];
			} else {
				/* translators: %s: name of an event. */
				$this->left[] = sprintf( __( 'Cookie for the event “%s”', 'vitrine' ), $event );
			}
		}
		$devices = array_values(
			array_filter(
				[
					'desktop',
					PopupMakerValue::is_on( $given, 'disable_on_tablet' ) ? '' : 'tablet',
					PopupMakerValue::is_on( $given, 'disable_on_mobile' ) ? '' : 'mobile',
				],
				static fn( string $device ): bool => $device !== ''
			)
		);
		return [
			...$timing,
			...( count( $devices ) < 3 ? [ 'devices' => 'yes', 'devices_devices' => $devices ] : [] ),
		];
	}
}
