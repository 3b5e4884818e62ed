/** The tile of a picture: found in the page, and shown again when the viewer has closed. */
import { find } from '../context';
import type { Context } from '../context';
import { parseFragment } from '../state/fragment';

/** Ms that a browser may take to go back to the entry before the viewer's. */
const PATIENCE = 600;

/**
 * A tile that is in the page.
 *
 * @param context The gallery.
 * @param place   Its place in the album.
 */
function tileAt( context: Context, place: number ): HTMLElement | null {
	return (
		find( context, 'items' )?.querySelector< HTMLElement >(
			`[data-index="${ place }"]`
		) ?? null
	);
}

/**
 * The link of a tile that is in the page.
 *
 * @param context The gallery.
 * @param place   Its place in the album.
 */
export function linkAt( context: Context, place: number ): HTMLElement | null {
	return tileAt( context, place )?.querySelector( 'a' ) ?? null;
}

/**
 * Goes back to the tile of the last picture, unless it is the one that was opened.
 *
 * @param context The gallery.
 * @param place   Of the last picture.
 * @param opened  Place of the first one.
 * @param entry   Whether the history had an entry for it.
 */
export async function returnTo(
	context: Context,
	place: number,
	opened: number,
	entry: 'new' | 'there'
): Promise< void > {
	const isElsewhere =
		place !== opened ||
		entry === 'there' ||
		// The window may have turned meanwhile, and its pages with it.
		! tileAt( context, place )?.checkVisibility?.();
	if ( ! isElsewhere || context.signal.aborted ) {
		return;
	}
	await showTile( context, place );
	if ( entry === 'there' ) {
		const browsing = await context.part( 'browsing' );
		await left();
		browsing.addresses.settle();
	}
}

/**
 * Shows the tile of a picture: its page, and where it is on it.
 *
 * @param context The gallery.
 * @param place   Its place in the album.
 */
async function showTile( context: Context, place: number ): Promise< void > {
	const { element } = context;
	if ( context.config.level.mode === 'pagination' ) {
		await ( await context.part( 'browsing' ) ).turnTo( place, left );
	}
	const tile = tileAt( context, place );
	if ( tile?.getBoundingClientRect().width ) {
		tile.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
	} else {
		await ( await context.part( 'tiles' ) ).reveal( place );
	}
	if ( ! element.contains( element.ownerDocument.activeElement ) ) {
		linkAt( context, place )?.focus( { preventScroll: true } );
	}
}

/** When the viewer's entry in the history has been left: what is written before would be written into it. */
async function left(): Promise< void > {
	if ( parseFragment( window.location.hash )?.image ) {
		await new Promise( ( resolve ) => {
			window.addEventListener( 'popstate', () => setTimeout( resolve ), {
				once: true,
			} );
			setTimeout( resolve, PATIENCE );
		} );
	}
}
