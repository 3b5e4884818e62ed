<?php
/**
 * What core's gallery does not have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Says it in sentences, of settings that a gallery uses.
 */
final class Changes {

	/** Attributes of block supports that are not carried over. */
	private const LOOK = [
		'style',
		'backgroundColor',
		'textColor',
		'gradient',
		'fontSize',
		'fontFamily',
		'borderColor',
	];

	/**
	 * What settings say.
	 *
	 * @param GallerySettings $settings   Settings of the gallery.
	 * @param array<mixed>    $attributes Attributes of its block, possibly hostile.
	 * @return list<string>
	 */
	public static function of( GallerySettings $settings, array $attributes ): array {
		$level = $settings->level( true );
		return array_keys(
			array_filter(
				[
					self::source( $settings ) => true,
					__( 'The layout becomes columns.', 'vitrine' ) => $level->layout->layout !== 'grid',
					__( 'All images are shown at once.', 'vitrine' ) => $level->mode !== 'fullContent',
					__( 'The search is lost.', 'vitrine' ) => $settings->search,
					__( 'The tag filter is lost.', 'vitrine' ) => $settings->tag_filter !== 'none',
					__( 'The cart and selecting images are lost.', 'vitrine' ) => $settings->cart
						|| $settings->selectable,
					__( 'Effects are lost.', 'vitrine' ) => self::has_effects( $level )
						|| isset( $attributes['vitrineEffects'] ),
					__( 'Colors, borders, spacing, and typography are lost.', 'vitrine' )
						=> array_intersect_key( $attributes, array_flip( self::LOOK ) ) !== [],
					self::opening( $settings ) => true,
				],
				static fn( bool $does, string $sentence ): bool => $does && $sentence !== '',
				ARRAY_FILTER_USE_BOTH
			)
		);
	}

	/**
	 * What was left out, or cannot be as it was.
	 *
	 * @param GalleryTally $tally What was met on the way.
	 * @return list<string>
	 */
	public static function met( GalleryTally $tally ): array {
		return array_values(
			array_filter(
				[
					$tally->headings === [] ? '' : __(
						'Albums become headings, each with its own gallery.',
						'vitrine'
					),
					$tally->videos === 0 ? '' : __( 'Videos move below the images.', 'vitrine' ),
					self::count(
						/* translators: %d: number of files. */
						_n_noop(
							'%d file that visitors cannot see is left out.',
							'%d files that visitors cannot see are left out.',
							'vitrine'
						),
						$tally->missing
					),
					self::count(
						/* translators: %d: number of images. */
						_n_noop(
							'%d image from the online album is copied to the Media Library.',
							'%d images from the online album are copied to the Media Library.',
							'vitrine'
						),
						$tally->copies
					),
					self::count(
						/* translators: %d: number of images. */
						_n_noop(
							'%d image stays on another server, and is lost if it is deleted there.',
							'%d images stay on other servers, and are lost if they are deleted there.',
							'vitrine'
						),
						$tally->remote
					),
					! $tally->is_cut ? '' : sprintf(
						/* translators: %s: number of images. */
						__( 'Only the first %s images are kept.', 'vitrine' ),
						number_format_i18n( GalleryTally::MAX )
					),
				],
				static fn( string $sentence ): bool => $sentence !== ''
			)
		);
	}

	/**
	 * What no longer comes by itself.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	private static function source( GallerySettings $settings ): string {
		return in_array( $settings->source, [ 'media', 'urls' ], true )
			? ''
			: __( 'New images are no longer added automatically.', 'vitrine' );
	}

	/**
	 * What a click does.
	 *
	 * @param GallerySettings $settings Settings.
	 */
	private static function opening( GallerySettings $settings ): string {
		return $settings->open_image && ! $settings->open_original
			? __( 'Images are enlarged on click instead of opening in the viewer.', 'vitrine' )
			: '';
	}

	/**
	 * Whether a level has effects.
	 *
	 * @param LevelSettings $level Settings.
	 */
	private static function has_effects( LevelSettings $level ): bool {
		return array_diff( $level->hover_effects, [ 'toolsAppear' ] ) !== []
			|| ! in_array( $level->display_transition, [ 'none', 'fadeIn' ], true )
			|| $level->stacks->count > 0;
	}

	/**
	 * A sentence about a number, '' = there are none.
	 *
	 * @param array<mixed> $sentence As `_n_noop()` gives it.
	 * @param int          $number   How many.
	 */
	private static function count( array $sentence, int $number ): string {
		return $number === 0 ? '' : sprintf( translate_nooped_plural( $sentence, $number, 'vitrine' ), $number );
	}
}
