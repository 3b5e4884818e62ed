import type { FeedLayout } from './types';

/** Custom properties of the wrapper, for React's `style` or an attribute. */
export type FeedStyle = Record< `--vitrine-${ string }`, string | number >;

/** What a CSS length may consist of; anything else could leave its declaration. */
const LENGTH = /^[\w\s.,%()+*/-]+$/;

/**
 * Turns a block gap as the editor stores it into CSS.
 *
 * Twin: Vitrine\Feed\Gap in PHP; both must answer alike.
 *
 * @param blockGap `var:preset|spacing|X`, a length, or nothing.
 * @return CSS value, or null when the theme's own gap is to stay.
 */
export function gapValue( blockGap: unknown ): string | null {
	if ( typeof blockGap !== 'string' || blockGap === '' ) {
		return null;
	}
	const preset = /^var:preset\|spacing\|([\w-]+)$/.exec( blockGap );
	if ( preset ) {
		return `var(--wp--preset--spacing--${ preset[ 1 ] })`;
	}
	return LENGTH.test( blockGap ) ? blockGap : null;
}

/**
 * Names the layout of a feed in classes of its wrapper.
 *
 * @param view Layout of the feed.
 */
export function feedClassName( view: FeedLayout ): string {
	return `is-layout-${ view.layout } is-sized-by-${ view.columnsBy }`;
}

/**
 * Hands the counts of columns and the gap to the stylesheet.
 *
 * @param view     Layout of the feed.
 * @param blockGap The attribute `style.spacing.blockGap`.
 */
export function feedStyle( view: FeedLayout, blockGap?: unknown ): FeedStyle {
	const gap = gapValue( blockGap );
	return {
		'--vitrine-columns': view.columns,
		'--vitrine-columns-tablet': view.columnsTablet,
		'--vitrine-columns-phone': view.columnsPhone,
		...( gap !== null && { '--vitrine-gap': gap } ),
	};
}
