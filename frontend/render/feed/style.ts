import type { FeedLayout } from './types';

/** Custom properties of the wrapper, for React's `style` or an attribute. */
export type FeedStyle = Record< `--vitrine-${ string }`, string | number >;

/** A length as the editor writes it; anything else could leave its declaration. */
const LENGTH = /^(0|\d{0,4}(\.\d{1,4})?(px|em|rem|vw|vh|ch|%))$/;

const PRESET = /^var:preset\|spacing\|([a-z0-9-]{1,40})$/;

/** The attribute `style.spacing.blockGap`: one gap, or rows and columns apart. */
export type BlockGap = string | { top?: string; left?: string };

/**
 * Turns a block gap as the editor stores it into CSS.
 *
 * Twin: Vitrine\Feed\FeedBlock::gap() in PHP; both must answer alike.
 *
 * @param blockGap A length, `var:preset|spacing|X`, or nothing.
 * @return CSS value, or null when the theme's own gap is to stay.
 */
export function gapValue( blockGap: BlockGap | undefined ): string | null {
	if ( typeof blockGap === 'object' && blockGap !== null ) {
		const row = gapValue( blockGap.top );
		const column = gapValue( blockGap.left );
		return row && column ? `${ row } ${ column }` : ( row ?? column );
	}
	if ( typeof blockGap !== 'string' ) {
		return null;
	}
	const preset = PRESET.exec( blockGap )?.[ 1 ];
	if ( preset !== undefined ) {
		return `var(--wp--preset--spacing--${ preset })`;
	}
	return LENGTH.test( blockGap ) ? blockGap : null;
}

/**
 * Names the layout of a feed in classes of its wrapper.
 *
 * @param view Layout of the feed.
 */
export function feedClassName( view: FeedLayout ): string {
	return `is-feed-${ view.layout } is-sized-by-${ view.columnsBy }`;
}

/**
 * Hands the counts of columns and the gap to the stylesheet.
 *
 * @param view     Layout of the feed.
 * @param blockGap The attribute `style.spacing.blockGap`.
 */
export function feedStyle( view: FeedLayout, blockGap?: BlockGap ): FeedStyle {
	const gap = gapValue( blockGap );
	return {
		'--vitrine-columns': view.columns,
		'--vitrine-columns-tablet': view.columnsTablet,
		'--vitrine-columns-phone': view.columnsPhone,
		...( gap !== null && { '--vitrine-gap': gap } ),
	};
}
