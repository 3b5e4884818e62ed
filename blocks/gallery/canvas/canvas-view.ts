import {
	labelHeight,
	layoutFor,
	layoutTiles,
	levelSettings,
	pageRange,
	toolSettings,
	unpackRatios,
} from '../../../frontend/render/gallery';
import type {
	LayoutSettings,
	SizeClass,
} from '../../../frontend/render/gallery';
import type { GalleryAttributes, StoredItem } from '../gallery-attributes';
import { isPagedMode } from './use-preview';
import type { CanvasItem } from './canvas-item';
import type { Preview } from './use-preview';

/** Sources whose items the block itself stores. */
export const isOwn = ( { source }: GalleryAttributes ): boolean =>
	source === 'media' || source === 'urls';

const keyOf = ( { id, url }: StoredItem ): string =>
	id ? `id ${ id }` : `url ${ url ?? '' }`;

/**
 * Puts the settings that need no server into the server's answer, so that they show at once.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 * @param root       Whether the canvas shows the first level of albums.
 */
export function canvasView(
	view: Preview,
	attributes: GalleryAttributes,
	root: boolean
): Preview {
	const shaped = withShapes( view );
	return {
		...shaped,
		theme: attributes.theme,
		level: levelSettings( attributes, root ),
		tools: toolSettings( attributes.tools ),
		sizesBy: attributes.sizesBy,
		selectable: attributes.selectable,
		cart: attributes.cart,
		themeButtons: attributes.themeButtons,
		css: '',
		items: ownOrder( shaped, attributes ),
		pages: view.pages && {
			...view.pages,
			mode: attributes.paginationMode,
			topButtons: attributes.paginationTopButtons,
		},
	};
}

/**
 * Items in the order of the block, before the server has answered: a move, a removal and a new title show at once.
 *
 * @param view       The server's answer, about a former order.
 * @param attributes What the block stores.
 */
function ownOrder(
	view: Preview,
	attributes: GalleryAttributes
): CanvasItem[] {
	if (
		! isOwn( attributes ) ||
		attributes.sorting !== '' ||
		attributes.mode === 'pagination' ||
		attributes.mode === 'moreButton' ||
		view.items.some( ( { place } ) => place === undefined )
	) {
		return view.items;
	}
	const known = new Map< string, CanvasItem >();
	for ( const item of view.items ) {
		const stored = Number( item.id );
		known.set(
			Number.isInteger( stored ) && stored > 0
				? `id ${ stored }`
				: `url ${ item.url }`,
			item
		);
		known.set( `url ${ item.src }`, item );
	}
	return attributes.items.flatMap( ( stored, place ) => {
		const item = known.get( keyOf( stored ) );
		return item
			? [
					{
						...item,
						place,
						...( stored.title ? { title: stored.title } : {} ),
					},
				]
			: [];
	} );
}

/**
 * Gives every item the shape that the server lays it out with: it stays with the item when the editor moves it.
 *
 * @param view The server's answer.
 */
function withShapes( view: Preview ): Preview {
	const shapes = unpackRatios( view.ratios );
	return {
		...view,
		rest: Array.from( shapes.subarray( view.first + view.items.length ) ),
		items: view.items.map( ( item, index ) => ( {
			...item,
			ratio: shapes[ view.first + index ] ?? 0,
		} ) ),
	};
}

/**
 * Shapes of the items: of those of the page where there are pages, otherwise of the whole album, in the order that the editor has given to those that are known.
 *
 * @param view The gallery.
 */
export function ratiosOf( view: Preview ): number[] {
	const own = view.items.map(
		( { ratio, width, height } ) =>
			ratio ?? ( width && height ? width / height : 0 )
	);
	return isPagedMode( view.level.mode )
		? own
		: [ ...own, ...( view.rest ?? [] ) ];
}

/**
 * Which items of a page a width shows: whole rows of the album. Twin: frontend/gallery/tiles/tiles.ts, shownIn().
 *
 * @param view     The gallery.
 * @param settings Its layout.
 * @param width    Nominal width of the canvas.
 */
export function rangeOf(
	view: Preview,
	settings: LayoutSettings,
	width: number
): { first: number; end: number; goesOn: boolean } {
	const { first, from, items, level, starts = [] } = view;
	if ( ! isPagedMode( level.mode ) || starts.length < 2 ) {
		return { first: 0, end: items.length, goesOn: false };
	}
	const ratios = unpackRatios( view.ratios );
	const end = first + items.length;
	const { rows } = layoutTiles(
		ratios,
		settings,
		labelHeight( level.label ),
		width
	);
	const range = pageRange( rows, starts, { first: from, end } );
	// The server has printed for the layout of before.
	const start = Math.max( 0, range.first - first );
	return {
		first: start,
		end: Math.max( start, range.end - first ),
		goesOn: end < ratios.length,
	};
}

export const layoutOf = ( view: Preview, size: SizeClass ): LayoutSettings =>
	layoutFor( view.level, size );
