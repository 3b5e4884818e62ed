import type { GalleryItem } from '../../render/gallery/types';
import type { Context } from '../context';
import type { OpenOn } from './album';
import { Pages } from '../state/pages';
import { sourceOf } from '../state/site';
import { START } from '../state/variable';

/**
 * Opens the first picture of an album; afterwards the gallery shows the album of the picture.
 *
 * @param context The gallery.
 * @param item    Of the album's tile.
 * @param openOn  Opens the viewer.
 */
export async function openFirst(
	context: Context,
	item: GalleryItem,
	openOn: OpenOn
): Promise< void > {
	const source = sourceOf( context );
	const query = { ...START, album: item.id };
	const index = await source.index( query, '', context.signal );
	const { total, others } = index;
	if ( others.length === total ) {
		const browsing = await context.part( 'browsing' );
		await browsing.display( item.id, '' );
		return;
	}
	const pages = new Pages( {
		...index,
		source,
		query,
		onStale: () => undefined,
	} );
	const album = { query, pages, others, total };
	await openOn( album, 0, 'new', undefined, () => {
		pages.stop();
		context
			.part( 'browsing' )
			.then( ( browsing ) => browsing.display( item.id, '' ) )
			.catch( () => undefined );
	} );
}
