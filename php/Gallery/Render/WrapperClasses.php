<?php
/**
 * Classes of the wrapper.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Classes of a gallery's wrapper. Twin: frontend/render/gallery/wrapper.ts.
 */
final class WrapperClasses {

	/**
	 * Those that belong to an album's level.
	 *
	 * @param LevelSettings $level Settings of the level.
	 */
	public static function of_level( LevelSettings $level ): string {
		$label = $level->label;
		return implode(
			' ',
			[
				"is-gallery-{$level->layout->layout}",
				...( $label->display ? [
					"has-label-{$label->position}",
					"has-label-align-{$label->align}",
					...( $label->display_description ? [ 'has-descriptions' ] : [] ),
					...( $label->title_multi_line ? [ 'has-long-titles' ] : [] ),
					...( $label->description_multi_line ? [ 'has-long-descriptions' ] : [] ),
				] : [] ),
				...array_map( static fn( string $name ): string => "has-effect-{$name}", $level->hover_effects ),
				...( $level->display_transition !== 'none' ? [ "has-transition-{$level->display_transition}" ] : [] ),
				...( $level->stacks->count > 0 ? [ 'has-stacks' ] : [] ),
			]
		);
	}

	/**
	 * All but the block's own.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param LevelSettings   $level    Settings of the level.
	 */
	public static function of( GallerySettings $settings, LevelSettings $level ): string {
		return "is-sized-by-{$settings->sizes_by} is-theme-{$settings->theme} " . self::of_level( $level );
	}

	/**
	 * Whether a gallery needs the style sheet of effects: `fadeIn` and `toolsAppear`, the defaults, are in the first
	 * one.
	 *
	 * @param LevelSettings $level Settings of a level.
	 */
	public static function need_effects( LevelSettings $level ): bool {
		return $level->stacks->count > 0
			|| ! in_array( $level->display_transition, [ 'none', 'fadeIn' ], true )
			|| array_diff( $level->hover_effects, [ 'toolsAppear' ] ) !== [];
	}
}
