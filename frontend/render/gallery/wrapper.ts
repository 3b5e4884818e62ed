import { BLOCK } from './names';
import type { GalleryView, LevelSettings } from './types';

/**
 * Classes of the wrapper that belong to an album's level. Twin: php/Gallery/Render/WrapperClasses.php.
 *
 * @param level Settings of the level.
 */
export function levelClasses( level: LevelSettings ): string[] {
	const { label, hoverEffects, displayTransition, stacks } = level;
	return [
		// `is-layout-grid` is core's own.
		`is-gallery-${ level.layout.layout }`,
		...( label.display
			? [
					`has-label-${ label.position }`,
					`has-label-align-${ label.align }`,
					...( label.displayDescription
						? [ 'has-descriptions' ]
						: [] ),
					...( label.titleMultiLine ? [ 'has-long-titles' ] : [] ),
					...( label.descriptionMultiLine
						? [ 'has-long-descriptions' ]
						: [] ),
				]
			: [] ),
		...hoverEffects.map( ( name ) => `has-effect-${ name }` ),
		...( displayTransition !== 'none'
			? [ `has-transition-${ displayTransition }` ]
			: [] ),
		...( stacks.count > 0 ? [ 'has-stacks' ] : [] ),
	];
}

/**
 * All classes of the wrapper.
 *
 * @param view The gallery.
 */
export function wrapperClasses(
	view: Pick< GalleryView, 'level' | 'sizesBy' | 'theme' >
): string {
	return [
		BLOCK,
		`is-sized-by-${ view.sizesBy }`,
		`is-theme-${ view.theme }`,
		...levelClasses( view.level ),
	].join( ' ' );
}

/**
 * Whether a gallery needs the style sheet of effects: `fadeIn` and `toolsAppear`, the defaults, are in the first one.
 *
 * @param level Settings of a level.
 */
export function needsEffects( level: LevelSettings ): boolean {
	return (
		level.stacks.count > 0 ||
		! [ 'none', 'fadeIn' ].includes( level.displayTransition ) ||
		level.hoverEffects.some( ( name ) => name !== 'toolsAppear' )
	);
}
