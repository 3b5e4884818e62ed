<?php
/**
 * Effects of core's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

use Vitrine\Effects\Backgrounds\Background;
use Vitrine\LateStyle;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the HTML of another's block what its effects need, as frontend/render/effects/schema.json describes them.
 *
 * @phpstan-import-type EntranceSettings from Entrance
 * @phpstan-import-type DividerSettings from Divider
 * @phpstan-import-type MotionSettings from Motion
 * @phpstan-import-type BackgroundSettings from Background
 * @phpstan-type EffectSettings array{
 *     entrance: EntranceSettings,
 *     motion: MotionSettings,
 *     dividerTop: DividerSettings,
 *     dividerBottom: DividerSettings,
 *     background: BackgroundSettings,
 * }
 */
final class Effects {

	/** Blocks that have blocks of any kind in them. Twin: frontend/render/effects/look.ts. */
	private const SECTIONS = [ 'core/group', 'core/cover', 'core/columns', 'core/column' ];

	/** Class of a block with dividers. */
	private const DIVIDED = 'has-vitrine-divider';

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * A block with its effects, and what they need on the page.
	 *
	 * @param string       $html   The block, rendered.
	 * @param array<mixed> $stored The attribute, possibly hostile.
	 * @param string       $block  Name of the block.
	 */
	public static function rendered( string $html, array $stored, string $block ): string {
		if ( is_feed() ) {
			return $html;
		}
		$read = self::read( $stored );
		$html = self::with_dividers( $html, $read, $block );
		$with = in_array( $block, self::SECTIONS, true ) ? Background::put_into( $html, $read['background'] ) : null;
		$html = $with ?? $html;
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag() ) {
			return $html;
		}
		$styles   = $tags->has_class( self::DIVIDED ) === true ? [ 'divider' ] : [];
		$styles   = $with === null ? $styles : [ ...$styles, 'background' ];
		$entrance = Entrance::look( $read['entrance'], $block );
		if ( $entrance !== null ) {
			$entrance->add_to( $tags );
			wp_enqueue_script_module( '@vitrine/entrances' );
			$styles = [ ...$styles, ...Entrance::styles( $read['entrance'] ) ];
		}
		$motion = Motion::look( $read['motion'], $block );
		if ( $motion !== null ) {
			$motion->add_to( $tags );
			$styles = [ ...$styles, ...self::bring_motion( $motion ) ];
		}
		return $styles === [] ? $html : self::bring_styles( $styles ) . $tags->get_updated_html();
	}

	/**
	 * Brings the scripts of a motion.
	 *
	 * @param Look $motion What it adds to the block.
	 * @return list<string> Its style sheets, without `style-`.
	 */
	private static function bring_motion( Look $motion ): array {
		$styles = [];
		foreach ( [ 'vitrine-motion' => 'motion', 'vitrine-follows' => 'pointer' ] as $class => $name ) {
			if ( in_array( $class, $motion->classes, true ) ) {
				wp_enqueue_script_module( "@vitrine/{$name}" );
				$styles[] = $name;
			}
		}
		// What hides a block on a way through the window, which it may not be able to go to its end.
		if (
			preg_match( '/opacity|blur/', $motion->style['--vitrine-motion'] ?? '' ) === 1
			&& ! isset( $motion->style['--vitrine-motion-timeline'] )
		) {
			wp_enqueue_script_module( '@vitrine/motion-reach' );
		}
		return $styles;
	}

	/**
	 * A block with its dividers, and a class that says so.
	 *
	 * @param string         $html  The block, rendered.
	 * @param EffectSettings $read  Settings within their bounds.
	 * @param string         $block Name of the block.
	 */
	private static function with_dividers( string $html, array $read, string $block ): string {
		$shapes = in_array( $block, self::SECTIONS, true )
			? Divider::svg( $read['dividerTop'], 'top' ) . Divider::svg( $read['dividerBottom'], 'bottom' )
			: '';
		$tags   = new \WP_HTML_Tag_Processor( $html );
		if ( $shapes === '' || ! $tags->next_tag() ) {
			return $html;
		}
		$tags->add_class( self::DIVIDED );
		return Divider::put_into( $tags->get_updated_html(), $shapes, (string) $tags->get_tag() ) ?? $html;
	}

	/**
	 * Asks WordPress for style sheets.
	 *
	 * @param list<string> $names Without `style-`.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	public static function bring_styles( array $names ): string {
		return implode(
			'',
			array_map(
				static fn( string $name ): string
					=> LateStyle::bring( "vitrine-effects-{$name}", "effects/style-{$name}.css" ),
				$names
			)
		);
	}

	/**
	 * Reads what is stored.
	 *
	 * @param array<mixed> $stored The object, possibly hostile.
	 * @return EffectSettings
	 */
	private static function read( array $stored ): array {
		if ( self::$schema === null ) {
			$file         = dirname( VITRINE_FILE ) . '/build/effects.json';
			self::$schema = new Schema( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) );
		}
		/** As the schema says.
		 *
		 * @var EffectSettings $read */
		$read = self::$schema->read( $stored );
		return $read;
	}
}
