import {
	layoutFor,
	levelSettings,
	toolSettings,
	unpackRatios,
} from '../../frontend/render/gallery';
import type { LayoutSettings, SizeClass } from '../../frontend/render/gallery';
import type { GalleryAttributes, StoredItem } from './gallery-attributes';
import { isPagedMode } from './use-preview';
import type { CanvasItem, Preview } from './use-preview';

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
	return {
		...view,
		theme: attributes.theme,
		level: levelSettings( attributes, root ),
		tools: toolSettings( attributes.tools ),
		sizesBy: attributes.sizesBy,
		selectable: attributes.selectable,
		cart: attributes.cart,
		css: '',
		items: ownOrder( view, attributes ),
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
 * Shapes of the items: of those of the page where there are pages, of those that are known when that is all, otherwise what the server says of the whole album.
 * In thousandths, like visitors' (frontend/render/gallery/ratios.ts): rows add up what is rounded.
 *
 * @param view The gallery.
 */
export function ratiosOf( view: Preview ): ArrayLike< number > {
	const all = unpackRatios( view.ratios );
	const own = view.items.map( ( { thumb, width, height } ) => {
		const [ w, h ] = thumb?.width
			? [ thumb.width, thumb.height ]
			: [ width, height ];
		return w && h ? Math.round( ( 1000 * w ) / h ) / 1000 : 0;
	} );
	return isPagedMode( view.level.mode ) || own.length >= all.length
		? own
		: all;
}

export const layoutOf = ( view: Preview, size: SizeClass ): LayoutSettings =>
	layoutFor( view.level, size );
