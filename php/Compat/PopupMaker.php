<?php
/**
 * Popups of Popup Maker.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Transfer\ImportedPopup;
use Vitrine\Support\Schema;

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

	/** Seconds of the longest day, week and month that become a period. */
	private const PERIODS = [ 'day' => 86400, 'week' => 604800, 'month' => 2764800 ];

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
		$triggers = $this->triggers( self::rows( $given['triggers'] ?? null ), $id );
		$timing   = $this->timing( $given );
		$settings = PopupSettings::of(
			[
				'kind'       => self::is_on( $given, 'overlay_disabled' ) ? 'slide-in' : 'modal',
				'settings'   => [ ...self::frame( $given ), ...$triggers['settings'] ],
				'timing'     => $timing,
				'triggers'   => $triggers['triggers'],
				'conditions' => $this->conditions( $given['conditions'] ?? null ),
			]
		);
		$blocks  = PopupMakerLinks::convert( HtmlBlocks::of( $content ) );
		foreach ( array_diff( PopupMakerLinks::opened( $content ), [ $id ] ) as $other ) {
			$this->left[] = sprintf(
				/* translators: %d: number of a popup. */
				__( 'Links that open popup %d: they work once that one is imported, too.', 'vitrine' ),
				$other
			);
		}
		$unknown = array_diff( array_map( 'strval', array_keys( $given ) ), self::SILENT );
		if ( $unknown !== [] ) {
			$this->left[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings without a counterpart: %s', 'vitrine' ),
				implode( wp_get_list_item_separator(), array_slice( array_map( 'sanitize_key', $unknown ), 0, 20 ) )
			);
		}
		if ( isset( $given['theme_id'] ) || isset( $given['theme_slug'] ) ) {
			$this->left[] = __( 'The popup theme: choose colours and border in the editor.', 'vitrine' );
		}
		if ( self::is_on( $given, 'close_on_form_submission' ) ) {
			$this->left[] = __( 'Closing after a form was sent.', 'vitrine' );
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
		$location         = explode( ' ', self::text( $given['location'] ?? '' ) );
		$size             = self::text( $given['size'] ?? '' );
		[ $width, $unit ] = self::SIZES[ $size ] ?? self::length(
			$given['custom_width'] ?? '',
			$given['custom_width_unit'] ?? ''
		);
		$height           = self::length( $given['custom_height'] ?? '', $given['custom_height_unit'] ?? '' );
		$is_high          = $size === 'custom' && ! self::is_on( $given, 'custom_height_auto' ) && $height[0] > 0;
		$animation        = self::ANIMATIONS[ self::text( $given['animation_type'] ?? '' ) ] ?? [ '', '' ];
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
			'prevent_close_on_background_click' => self::is_on( $given, 'close_on_overlay_click' ) ? '' : 'yes',
			'prevent_close_on_esc_key'          => self::is_on( $given, 'close_on_esc_press' ) ? '' : 'yes',
			'close_button_delay'                => self::seconds( $given['close_button_delay'] ?? 0 ),
			'avoid_multiple_popups'             => self::is_on( $given, 'stackable' ) ? '' : 'yes',
			'entrance_animation'                => $animation[0],
			'exit_animation'                    => $animation[1],
			...(
				$animation[0] !== '' && is_numeric( $given['animation_speed'] ?? null )
					? [ 'entrance_animation_duration' => [ 'size' => self::seconds( $given['animation_speed'] ) ] ]
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
			$type     = sanitize_key( self::text( $row['type'] ?? '' ) );
			$settings = is_array( $row['settings'] ?? null ) ? $row['settings'] : [];
			switch ( $type ) {
				case 'click_open':
					$selector = self::text( $settings['extra_selectors'] ?? '' );
					if ( $selector !== '' ) {
						$selectors[] = $selector;
					} elseif ( $id === 0 ) {
						$this->left[] = __(
							'Links with its own class: give their blocks the control “Popup”.',
							'vitrine'
						);
					}
					break;
				case 'auto_open':
					$read += [ 'page_load' => 'yes', 'page_load_delay' => self::seconds( $settings['delay'] ?? 0 ) ];
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
		foreach ( self::rows( $given['cookies'] ?? null ) as $cookie ) {
			$event    = sanitize_key( self::text( $cookie['event'] ?? '' ) );
			$settings = is_array( $cookie['settings'] ?? null ) ? $cookie['settings'] : [];
			if ( $event === 'on_popup_open' || $event === 'on_popup_close' ) {
				$timing += [
					'times'        => 'yes',
					'times_times'  => 1,
					'times_count'  => $event === 'on_popup_close' ? 'close' : '',
					'times_period' => self::is_on( $settings, 'session' )
						? 'session'
						: $this->period( self::text( $settings['time'] ?? '' ) ),
				];
			} elseif (
				$event === 'form_submission'
				|| str_ends_with( $event, '_form_success' )
				|| $event === 'on_popup_conversion'
			) {
				$timing += [ 'conversion' => 'yes' ];
			} else {
				/* translators: %s: name of an event. */
				$this->left[] = sprintf( __( 'Cookie of the event “%s”', 'vitrine' ), $event );
			}
		}
		$devices = array_values(
			array_filter(
				[
					'desktop',
					self::is_on( $given, 'disable_on_tablet' ) ? '' : 'tablet',
					self::is_on( $given, 'disable_on_mobile' ) ? '' : 'mobile',
				],
				static fn( string $device ): bool => $device !== ''
			)
		);
		return [
			...$timing,
			...( count( $devices ) < 3 ? [ 'devices' => 'yes', 'devices_devices' => $devices ] : [] ),
		];
	}

	/**
	 * Where it is: groups of which all must be true, each of rows of which one must. One group can be taken over, and
	 * others that only exclude.
	 *
	 * @param mixed $given Groups.
	 * @return list<array<string, string>>
	 */
	private function conditions( mixed $given ): array {
		$rows       = [];
		$has_group  = false;
		$everywhere = true;
		foreach ( is_array( $given ) ? $given : [] as $group ) {
			$members  = self::rows( isset( $group['target'] ) ? [ $group ] : $group );
			$excludes = $members !== []
				&& array_filter(
					$members,
					static fn( array $row ): bool => ! self::is_on( $row, 'not_operand' )
				) === [];
			if ( ( ! $excludes && $has_group ) || ( $excludes && count( $members ) > 1 ) ) {
				$this->left[] = __( 'Where: conditions that must all be true.', 'vitrine' );
				continue;
			}
			foreach ( $members as $member ) {
				$type  = self::is_on( $member, 'not_operand' ) ? 'exclude' : 'include';
				$paths = $type === 'exclude' && ! $excludes ? [] : self::places( $member );
				if ( $paths === [] ) {
					$this->left[] = sprintf(
						/* translators: %s: name of a condition. */
						__( 'Where: condition “%s”', 'vitrine' ),
						sanitize_key( self::text( $member['target'] ?? '' ) )
					);
				}
				foreach ( $paths as [ $name, $sub_name, $sub_id ] ) {
					$rows[] = [ 'type' => $type, 'name' => $name, 'sub_name' => $sub_name, 'sub_id' => $sub_id ];
				}
			}
			$has_group  = $has_group || ! $excludes;
			$everywhere = $everywhere && $excludes;
		}
		// Without a condition it is on every page, and so it is with those alone that exclude.
		return $everywhere
			? [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ], ...$rows ]
			: $rows;
	}

	/**
	 * Keys of where for one condition.
	 *
	 * @param array<mixed> $row Condition.
	 * @return list<array{string, string, string}>
	 */
	private static function places( array $row ): array {
		$target = self::text( $row['target'] ?? '' );
		$chosen = $row['selected'] ?? (
			is_array( $row['settings'] ?? null ) ? $row['settings']['selected'] ?? [] : []
		);
		$ids    = array_slice(
			array_values(
				array_filter(
					array_map(
						'strval',
						array_filter(
							is_array( $chosen ) ? $chosen : explode( ',', self::text( $chosen ) ),
							'is_scalar'
						)
					),
					static fn( string $id ): bool => preg_match( '/^\s*\d+\s*$/D', $id ) === 1
				)
			),
			0,
			50
		);
		$each   = static fn( string $name, string $sub ): array => array_map(
			static fn( string $id ): array => [ $name, $sub, trim( $id ) ],
			$ids
		);
		$fixed  = [
			'is_front_page'  => [ 'singular', 'front_page', '' ],
			'is_home'        => [ 'archive', 'post_archive', '' ],
			'is_search'      => [ 'archive', 'search', '' ],
			'is_404'         => [ 'singular', 'not_found404', '' ],
			'is_archive'     => [ 'archive', '', '' ],
			'is_author'      => [ 'archive', 'author', '' ],
			'is_date'        => [ 'archive', 'date', '' ],
			'is_woocommerce' => [ 'woocommerce', '', '' ],
			'is_shop'        => [ 'woocommerce', 'shop_page', '' ],
		];
		if ( isset( $fixed[ $target ] ) ) {
			return [ $fixed[ $target ] ];
		}
		if ( preg_match( '/^tax_([\w-]+?)_(all|selected|ID)$/D', $target, $match ) === 1 ) {
			return $match[2] === 'all' ? [ [ 'archive', $match[1], '' ] ] : $each( 'archive', $match[1] );
		}
		if ( preg_match( '/^[\w-]+?_w_([\w-]+)$/D', $target, $match ) === 1 ) {
			return $each( 'singular', "in_{$match[1]}" );
		}
		if ( preg_match( '/^([\w-]+?)_(all|selected|ID|index|children|ancestors)$/D', $target, $match ) === 1 ) {
			return match ( $match[2] ) {
				'all' => [ [ 'singular', $match[1], '' ] ],
				'index' => [ [ 'archive', "{$match[1]}_archive", '' ] ],
				'children' => $each( 'singular', 'child_of' ),
				'ancestors' => $each( 'singular', 'any_child_of' ),
				default => $each( 'singular', $match[1] ),
			};
		}
		return [];
	}

	/**
	 * The period that is next above a time such as `1 month`.
	 *
	 * @param string $time Time in words; '' = for ever.
	 */
	private function period( string $time ): string {
		$end = preg_match( '/^\d{1,4} ?(second|minute|hour|day|week|month|year)s?$/iD', $time ) === 1
			? strtotime( "+{$time}", 0 )
			: false;
		foreach ( $end === false ? [] : self::PERIODS as $period => $seconds ) {
			if ( $end <= $seconds ) {
				return $period;
			}
		}
		return '';
	}

	/**
	 * A length such as `640px`.
	 *
	 * @param mixed $length Length, or its number alone.
	 * @param mixed $unit   Unit where it has none.
	 * @return array{float, string}
	 */
	private static function length( mixed $length, mixed $unit ): array {
		$units = implode( '|', Schema::of_block( 'popup' )->node( 'settings.width.unit' )['enum'] );
		return preg_match( "/^\s*(\d+(?:\.\d+)?)\s*({$units})?\s*\$/D", self::text( $length ), $match ) === 1
			? [ (float) $match[1], $match[2] ?? ( self::text( $unit ) === '' ? 'px' : self::text( $unit ) ) ]
			: [ 0.0, 'px' ];
	}

	/**
	 * Seconds of milliseconds.
	 *
	 * @param mixed $milliseconds Anything.
	 */
	private static function seconds( mixed $milliseconds ): float {
		return is_numeric( $milliseconds ) ? round( (float) $milliseconds / 1000, 1 ) : 0.0;
	}

	/**
	 * Whether something is switched on; it writes that in several ways.
	 *
	 * @param array<mixed> $given Settings.
	 * @param string       $name  Setting.
	 */
	private static function is_on( array $given, string $name ): bool {
		return in_array( $given[ $name ] ?? null, [ true, 1, '1', 'true', 'yes', 'on' ], true );
	}

	/**
	 * A list of rows.
	 *
	 * @param mixed $given Anything.
	 * @return list<array<mixed>>
	 */
	private static function rows( mixed $given ): array {
		return array_slice( array_values( array_filter( is_array( $given ) ? $given : [], 'is_array' ) ), 0, 100 );
	}

	/**
	 * A value as text.
	 *
	 * @param mixed $value Anything.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}
}
