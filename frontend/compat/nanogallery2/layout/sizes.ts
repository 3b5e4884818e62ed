import { safeUrl } from '@vitrine/frontend';
import type { GalleryItem } from '../../../render/gallery/types';

/** Ms that shapes are waited for: after that what is not known has the shape of most photographs. */
const PATIENCE = 3000;

/** Requests at the same time. */
const AT_ONCE = 6;

/** Each file is asked once: one that cannot be read, or not in time, keeps the usual shape; one that was given up is asked again. */
const asked = new WeakSet< GalleryItem >();

/**
 * Whether the shape of an item has to be learned.
 *
 * @param item Item.
 */
export function isUnknown( item: GalleryItem ): boolean {
	const { width, height, thumb } = item;
	return (
		! asked.has( item ) &&
		! ( width > 0 && height > 0 ) &&
		! ( thumb.width > 0 && thumb.height > 0 ) &&
		thumb.src !== ''
	);
}

/**
 * Learns the shapes of pictures from their thumbnails.
 *
 * Only of the items that are about to be shown, and before they are: what is on the screen never moves. A file that cannot be read keeps its place.
 *
 * @param items  Items; those without a size receive that of their thumbnail.
 * @param signal Gives up: nobody wants them any longer.
 * @return Whether a shape was learned.
 */
export async function learnSizes(
	items: readonly GalleryItem[],
	signal?: AbortSignal
): Promise< boolean > {
	const unknown = items.filter( isUnknown );
	if ( unknown.length === 0 || signal?.aborted ) {
		return false;
	}
	let isOver = false;
	let hasLearned = false;
	let timer = 0;
	const waiting = new Set< GalleryItem >();
	const late = new Promise< void >( ( resolve ) => {
		timer = window.setTimeout( resolve, PATIENCE );
		signal?.addEventListener( 'abort', () => resolve() );
	} );
	const work = async () => {
		for ( let item = unknown.shift(); item; item = unknown.shift() ) {
			if ( isOver ) {
				return;
			}
			asked.add( item );
			waiting.add( item );
			const size = await sizeOf( item.thumb.src );
			waiting.delete( item );
			if ( size && ! isOver ) {
				Object.assign( item.thumb, size );
				hasLearned = true;
			}
		}
	};
	await Promise.race( [
		late,
		Promise.all( Array.from( { length: AT_ONCE }, work ) ),
	] );
	isOver = true;
	window.clearTimeout( timer );
	if ( signal?.aborted ) {
		waiting.forEach( ( item ) => asked.delete( item ) );
	}
	return hasLearned;
}

/**
 * The size of a picture in px; null = it cannot be read.
 *
 * @param src Address.
 */
function sizeOf(
	src: string
): Promise< { width: number; height: number } | null > {
	const image = new Image();
	return new Promise( ( resolve ) => {
		image.addEventListener( 'load', () => {
			const { naturalWidth: width, naturalHeight: height } = image;
			resolve( width > 0 && height > 0 ? { width, height } : null );
		} );
		image.addEventListener( 'error', () => resolve( null ) );
		image.src = safeUrl( src );
	} );
}
