import { columnsOf } from './layout/columns';
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
 * Turns a shadow as the editor stores it into CSS: one of the theme's presets.
 *
 * Twin: LayoutSettings::shadow() in PHP.
 *
 * @param shadow `var:preset|shadow|X`, or nothing.
 */
export function shadowValue( shadow: unknown ): string | null {
	const preset =
		typeof shadow === 'string' &&
		/^var:preset\|shadow\|([a-z0-9-]{1,40})$/.exec( shadow )?.[ 1 ];
	return preset ? `var(--wp--preset--shadow--${ preset })` : null;
}

/**
 * Whether posts are pictures alone.
 *
 * @param layout            Layout of the feed.
 * @param layout.layout     Which it is.
 * @param layout.postLayout Where the pictures of a post are.
 */
export const isTile = ( {
	layout,
	postLayout,
}: Pick< FeedLayout, 'layout' | 'postLayout' > ): boolean =>
	layout === 'tiles' || postLayout === 'tile';

/**
 * Whether each post stands directly below the one above it: tiles of any shape do so, too.
 *
 * @param layout           Layout of the feed.
 * @param layout.layout    Which it is.
 * @param layout.tileRatio Width and height of tiles.
 */
export const isMasonry = ( {
	layout,
	tileRatio,
}: Pick< FeedLayout, 'layout' | 'tileRatio' > ): boolean =>
	layout === 'masonry' || ( layout === 'tiles' && tileRatio === 'original' );

/**
 * Whether a layout has rows of posts of one height, below pictures that can grow. Twin: LayoutSettings::fills_rows() in
 * PHP.
 *
 * @param layout            Layout of the feed.
 * @param layout.layout     Which it is.
 * @param layout.postLayout Where pictures are.
 */
export const hasRows = ( {
	layout,
	postLayout,
}: Pick< FeedLayout, 'layout' | 'postLayout' > ): boolean =>
	[ 'grid', 'highlight', 'carousel' ].includes( layout ) &&
	[ 'auto', 'full' ].includes( postLayout );

/**
 * Names the layout of a feed in classes of its wrapper.
 *
 * Twin: LayoutSettings::classes() in PHP.
 *
 * @param view Layout of the feed.
 */
export function feedClassName( view: FeedLayout ): string {
	const { layout, columnsBy, boxed, scheme, tileRatio, carouselRows } = view;
	const posts = layout === 'tiles' ? 'tile' : view.postLayout;
	return [
		`is-feed-${ layout }`,
		`is-sized-by-${ columnsBy }`,
		posts !== 'auto' && `has-posts-${ posts }`,
		view.fillRows && hasRows( view ) && 'has-filled-rows',
		isMasonry( view ) && 'is-masonry',
		posts === 'tile' &&
			tileRatio !== '1:1' &&
			`has-ratio-${ tileRatio.replace( ':', '-' ) }`,
		! boxed && 'is-plain',
		scheme !== 'inherit' && `is-scheme-${ scheme }`,
		layout === 'carousel' && carouselRows > 1 && 'has-2-rows',
	]
		.filter( Boolean )
		.join( ' ' );
}

/** What block supports store that posts are shown with. */
export interface StoredStyle {
	spacing?: { blockGap?: BlockGap };
	shadow?: string;
}

/**
 * Hands the counts of columns, the gap and the shadow to the stylesheet.
 *
 * @param view  Layout of the feed.
 * @param style The attribute `style`.
 */
export function feedStyle( view: FeedLayout, style?: StoredStyle ): FeedStyle {
	const { wide, tablet, small, phone } = columnsOf( view );
	const gap = gapValue( style?.spacing?.blockGap );
	const [ row, column ] = gap?.split( ' ' ) ?? [];
	const shadow = shadowValue( style?.shadow );
	return {
		'--vitrine-columns': wide,
		'--vitrine-columns-tablet': tablet,
		...( small !== tablet && { '--vitrine-columns-small': small } ),
		'--vitrine-columns-phone': phone,
		...( gap !== null && { '--vitrine-gap': gap } ),
		...( row &&
			column && {
				'--vitrine-gap-row': row,
				'--vitrine-gap-column': column,
			} ),
		...( shadow !== null && { '--vitrine-post-shadow': shadow } ),
	};
}
