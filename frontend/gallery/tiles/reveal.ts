import { boxAt } from '../../render/gallery/layout';
import { find } from '../context';
import type { Context } from '../context';
import { pagesOf } from '../state/pages';
import type { Placement } from './placement';
import { tileAt } from './tile-list';

/**
 * Brings a tile onto the screen.
 *
 * @param context The gallery.
 * @param place   Its place in the album.
 * @param update  Makes the tiles that are wanted, and tells where they are.
 * @return Null = this page does not show it.
 */
export async function reveal(
	context: Context,
	place: number,
	update: () => Placement | null
): Promise< HTMLElement | null > {
	const placement = update();
	const list = find( context, 'items' );
	if (
		! list ||
		! placement ||
		place < placement.shown.first ||
		place >= placement.shown.end
	) {
		return null;
	}
	scrollTo( list, placement, place );
	update();
	await pagesOf( context )
		.want( { first: place, end: place + 1 } )
		.catch( () => undefined );
	update();
	return tileAt( context.element, place );
}

/**
 * Scrolls to a tile that is not on the screen; those that PHP has placed the browser finds itself.
 *
 * @param list      The list.
 * @param placement Where tiles are.
 * @param place     Of the tile.
 */
function scrollTo(
	list: HTMLElement,
	{ layout, origin, down }: Placement,
	place: number
): void {
	if ( place < origin ) {
		return;
	}
	const rect = list.getBoundingClientRect();
	const { y, h } = boxAt( layout, place - origin, rect.width );
	const top = rect.top + y + down;
	if ( top < 0 || top + h > window.innerHeight ) {
		window.scrollBy( {
			top: top + h / 2 - window.innerHeight / 2,
			behavior: 'instant',
		} );
	}
}
