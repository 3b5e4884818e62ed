<?php
/**
 * Popups of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Transfer\ImportedPopup;
use Vitrine\Popup\Transfer\ImportInvalid;
use Vitrine\Popup\Transfer\PopupFile;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads an exported template of Elementor Pro. Its settings have the names of ours.
 */
final class ElementorPopup {

	/** Settings of the frame that mean the same here. */
	private const SAME = [
		'width',
		'height_type',
		'height',
		'content_position',
		'horizontal_position',
		'vertical_position',
		'overlay',
		'overlay_background_color',
		'close_button',
		'close_button_position',
		'close_button_delay',
		'close_automatically',
		'prevent_close_on_background_click',
		'prevent_close_on_esc_key',
		'prevent_scroll',
		'avoid_multiple_popups',
		'a11y_navigation',
		'entrance_animation',
		'exit_animation',
		'entrance_animation_duration',
		'open_selector',
		'classes',
	];

	/** Settings of the editor that say nothing about the popup, or whose meaning is taken over otherwise. */
	private const SILENT = [
		'timing',
		'triggers',
		'conditions',
		'margin',
		'padding',
		'background_background',
		'background_color',
		'border_radius',
		'template',
		'post_title',
		'post_status',
		'hide_title',
		'overlay_background_background',
		'__globals__',
		'width_tablet',
		'width_mobile',
	];

	/** What of a shop has keys of its own here (PageKeys); terms and authors of products are those of any content. */
	private const SHOP = [ '', 'shop_page', 'product_archive', 'product_search', 'product' ];

	/**
	 * Whether a file is such a template.
	 *
	 * @param array<mixed> $given File.
	 */
	public static function is_one( array $given ): bool {
		return is_array( $given['content'] ?? null )
			&& ( isset( $given['page_settings'] ) || ( $given['type'] ?? '' ) === 'popup' );
	}

	/**
	 * Reads a template.
	 *
	 * @param array<mixed> $given File, possibly hostile.
	 * @param string       $name  Name of the file: `elementor-12-2026-11-21.json` has the number that links name it by.
	 * @throws ImportInvalid When it is another template.
	 */
	public static function read( array $given, string $name ): ImportedPopup {
		if ( ( $given['type'] ?? 'popup' ) !== 'popup' ) {
			throw new ImportInvalid( [ __( 'This is an Elementor template, but not a popup.', 'vitrine' ) ] );
		}
		$page     = is_array( $given['page_settings'] ?? null ) ? $given['page_settings'] : [];
		$display  = is_array( $given['display_settings'] ?? null ) ? $given['display_settings'] : [];
		$wanted   = [
			'kind'       => self::kind( $page ),
			'settings'   => self::frame( $page ),
			'timing'     => self::group( 'timing', $page, $display, $given ),
			'triggers'   => self::group( 'triggers', $page, $display, $given ),
			'conditions' => self::conditions(
				$given['conditions'] ?? $page['conditions'] ?? $display['conditions'] ?? []
			),
		];
		$settings = PopupSettings::of( $wanted );
		$content  = new ElementorContent();
		$blocks   = $content->blocks( $given['content'] ?? [] );
		$left     = PopupFile::left_out( $wanted, $settings );
		array_push( $left, ...$content->notes() );
		if ( $settings->conditions === [] ) {
			$left[] = __(
				'No display conditions. Choose where it is shown, or it opens only from links.',
				'vitrine'
			);
		}
		$unknown = array_diff( array_map( 'strval', array_keys( $page ) ), self::SAME, self::SILENT );
		if ( $unknown !== [] ) {
			$left[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings that are not supported: %s', 'vitrine' ),
				implode( wp_get_list_item_separator(), array_slice( array_map( 'sanitize_key', $unknown ), 0, 20 ) )
			);
		}
		if ( array_filter( $settings->conditions, static fn( array $row ): bool => $row['sub_id'] !== '' ) !== [] ) {
			$left[] = __(
				'Display conditions: check the IDs of posts, terms, and authors, which come from the other site.',
				'vitrine'
			);
		}
		return new ImportedPopup(
			is_string( $given['title'] ?? null ) ? $given['title'] : '',
			$blocks,
			$settings,
			self::look( $page ),
			self::taken( $settings, $blocks ),
			$left,
			preg_match( '/^elementor-([1-9]\d{0,14})\b/', $name, $match ) === 1 ? (int) $match[1] : 0
		);
	}

	/**
	 * What was taken over.
	 *
	 * @param PopupSettings $settings Settings.
	 * @param string        $blocks   Content.
	 * @return list<string>
	 */
	public static function taken( PopupSettings $settings, string $blocks ): array {
		$names = static fn( array $group ): string => implode(
			wp_get_list_item_separator(),
			array_keys(
				array_filter(
					$group,
					static fn( mixed $value, string $name ): bool => $value === 'yes'
						&& ! str_ends_with( $name, '_not' ),
					ARRAY_FILTER_USE_BOTH
				)
			)
		);
		$taken = [];
		if ( $blocks !== '' ) {
			$taken[] = __( 'Content position', 'vitrine' );
		}
		if ( $settings->compact() !== [] ) {
			$taken[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings: %s', 'vitrine' ),
				implode( wp_get_list_item_separator(), array_keys( $settings->compact() ) )
			);
		}
		if ( $settings->timing !== [] ) {
			/* translators: %s: names of rules. */
			$taken[] = sprintf( __( 'Rules: %s', 'vitrine' ), $names( $settings->timing ) );
		}
		if ( $settings->triggers !== [] ) {
			/* translators: %s: names of triggers. */
			$taken[] = sprintf( __( 'Triggers: %s', 'vitrine' ), $names( $settings->triggers ) );
		}
		if ( $settings->conditions !== [] ) {
			$number  = count( $settings->conditions );
			/* translators: %d: a number. */
			$taken[] = sprintf( _n( '%d display condition', '%d display conditions', $number, 'vitrine' ), $number );
		}
		return $taken;
	}

	/**
	 * How it stands on the page: without an overlay the page behind can be used.
	 *
	 * @param array<mixed> $page Settings of the template.
	 */
	private static function kind( array $page ): string {
		$width   = is_array( $page['width'] ?? null ) ? $page['width'] : [];
		$is_wide = in_array( $width['unit'] ?? '', [ 'vw', '%' ], true )
			&& is_numeric( $width['size'] ?? null )
			&& (float) $width['size'] >= 100;
		if ( ( $page['overlay'] ?? 'yes' ) === 'yes' ) {
			return $is_wide && ( $page['height_type'] ?? '' ) === 'fit_to_screen' ? 'full-screen' : 'modal';
		}
		return $is_wide ? 'bar' : 'slide-in';
	}

	/**
	 * Settings of the frame.
	 *
	 * @param array<mixed> $page Settings of the template.
	 * @return array<string, mixed>
	 */
	private static function frame( array $page ): array {
		$frame    = [];
		$settings = Schema::of_block( 'popup' )->node( 'settings' )['properties'];
		foreach ( self::SAME as $name ) {
			$value = $page[ $name ] ?? '';
			// Nothing says something where it switches off what is on.
			if ( $value !== '' || ( isset( $page[ $name ] ) && $settings[ $name ]['default'] === 'yes' ) ) {
				$frame[ $name ] = $value;
			}
			$members = $settings[ $name ]['properties'] ?? [];
			if ( $members !== [] && isset( $frame[ $name ] ) ) {
				// A number alone is a size, too.
				$frame[ $name ] = is_array( $value )
					? array_intersect_key( $value, $members )
					: [ 'size' => $value ];
			}
		}
		$margin = is_array( $page['margin'] ?? null )
			? array_filter(
				array_intersect_key( $page['margin'], [ 'top' => 1, 'right' => 1, 'bottom' => 1, 'left' => 1 ] ),
				'is_numeric'
			)
			: [];
		if ( $margin !== [] && ( $page['margin']['unit'] ?? 'px' ) === 'px' ) {
			$frame['margin'] = (int) max( $margin );
		}
		return $frame;
	}

	/**
	 * Rules or triggers, from wherever a version keeps them.
	 *
	 * @param string       $name     `timing` or `triggers`.
	 * @param array<mixed> ...$places Where they may be.
	 * @return array<mixed>
	 */
	private static function group( string $name, array ...$places ): array {
		foreach ( $places as $place ) {
			if ( is_array( $place[ $name ] ?? null ) && $place[ $name ] !== [] ) {
				return $place[ $name ];
			}
		}
		return [];
	}

	/**
	 * Rows of where: paths such as `include/singular/page/12`, or the rows themselves.
	 *
	 * @param mixed $given Rows.
	 * @return list<array<string, string>>
	 */
	private static function conditions( mixed $given ): array {
		$rows = [];
		foreach ( is_array( $given ) ? $given : [] as $row ) {
			$parts = is_string( $row )
				? explode( '/', $row, 4 )
				: (
					is_array( $row )
						? array_map(
							static fn( string $name ): string => is_scalar( $row[ $name ] ?? null )
								? (string) $row[ $name ]
								: '',
							[ 'type', 'name', 'sub_name', 'sub_id' ]
						)
						: []
				);
			$name  = $parts[1] ?? '';
			$sub   = $parts[2] ?? '';
			if ( $name === 'woocommerce' && ! in_array( $sub, self::SHOP, true ) ) {
				$name = preg_match( '/^in_|by_author$/D', $sub ) === 1 ? 'singular' : 'archive';
			}
			$rows[] = [
				'type'     => $parts[0] ?? '',
				'name'     => $name,
				'sub_name' => $sub,
				'sub_id'   => $parts[3] ?? '',
			];
		}
		return $rows;
	}

	/**
	 * Color and spacing of the frame.
	 *
	 * @param array<mixed> $page Settings of the template.
	 * @return array<string, mixed>
	 */
	private static function look( array $page ): array {
		$style = [];
		if (
			is_string( $page['background_color'] ?? null )
			&& sanitize_hex_color( $page['background_color'] ) !== null
			&& $page['background_color'] !== ''
		) {
			$style['color'] = [ 'background' => $page['background_color'] ];
		}
		$sides = static function ( mixed $given ): array {
			$given = is_array( $given ) ? $given : [];
			$unit  = $given['unit'] ?? 'px';
			return ! in_array( $unit, [ 'px', 'em', 'rem', '%' ], true )
				? []
				: array_map(
					static fn( mixed $side ): string => (float) $side . $unit,
					array_filter(
						array_intersect_key( $given, [ 'top' => 1, 'right' => 1, 'bottom' => 1, 'left' => 1 ] ),
						'is_numeric'
					)
				);
		};
		if ( $sides( $page['padding'] ?? null ) !== [] ) {
			$style['spacing'] = [ 'padding' => $sides( $page['padding'] ?? null ) ];
		}
		if ( $sides( $page['border_radius'] ?? null ) !== [] ) {
			$style['border'] = [ 'radius' => max( $sides( $page['border_radius'] ?? null ) ) ];
		}
		return $style === [] ? [] : [ 'style' => $style ];
	}
}
