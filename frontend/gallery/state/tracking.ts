import { isAddressable } from '../context';
import type { Context } from '../context';
import { formatFragment } from './fragment';

/** Apart from history.ts, which the way into the viewer does not need. */
const tracking = new WeakMap< Context, boolean >();

/**
 * Whether the address bar follows a gallery.
 *
 * @param context The gallery.
 */
export function tracks( context: Context ): boolean {
	const isTracking =
		tracking.get( context ) ??
		// An album option with an authkey is nobody else's business.
		! /authkey=/i.test( context.config.album );
	tracking.set( context, isTracking );
	return (
		isTracking && context.config.locationHash && isAddressable( context )
	);
}

/**
 * Leaves the address bar alone from now on.
 *
 * @param context The gallery.
 */
export function untrack( context: Context ): void {
	tracking.set( context, false );
}

/**
 * The fragment of an album or an item.
 *
 * @param context The gallery.
 * @param album   Id of the album.
 * @param image   Id of the item; '' = none.
 * @return Null = addresses are not followed.
 */
export function fragmentTo(
	context: Context,
	album: string,
	image: string
): string | null {
	const { element } = context.config;
	return tracks( context )
		? formatFragment( { element, album, image } )
		: null;
}
