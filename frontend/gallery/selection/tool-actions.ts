/** What the tools of tiles and of the viewer do. */
import { emit, safeUrl } from '@vitrine/frontend';
import type { openViewer } from '@vitrine/viewer';
import type { GalleryItem } from '../../render/gallery/types';
import icons from '../../render/icons.json';
import type { Context } from '../context';
import { announce, word } from '../messages';
import { fragmentTo } from '../state/tracking';
import { setCount, toggle } from './changes';
import type { By } from './changes';
import { entryOf } from './entries';
import type { Found } from './entries';
import { knownItem } from './find-items';

type ViewerTools = NonNullable<
	Parameters< typeof openViewer >[ 0 ][ 'tools' ]
>;

/**
 * Name of a tool; themes and scripts may have given it classes, too.
 *
 * @param button Its button.
 */
export const toolName = ( { classList }: Element ) =>
	[ ...classList ].find( ( name ) => name.startsWith( 'is-' ) )?.slice( 3 );

/**
 * Does what a tool says.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 * @param tool    Its name.
 * @param found   What the tile or the viewer shows.
 * @param by      Where it was used.
 */
export async function runTool(
	context: Context,
	save: () => void,
	tool: string,
	found: Found,
	by: By
): Promise< void > {
	const { item, index } = found;
	const { id } = item;
	if ( ! emit( context.element, 'vitrine:gallery:tool', { id, tool } ) ) {
		return;
	}
	switch ( tool ) {
		case 'select':
			return toggle( context, save, found );
		case 'shoppingcart': {
			// Another one of the same counts up.
			const { cnt } = entryOf(
				context.selection,
				knownItem( context, id ) ?? found
			);
			return setCount( context, save, id, cnt + 1, by );
		}
		case 'display':
			return item.kind === 'image'
				? void ( await (
						await context.part( 'opening' )
					).open( index, 'new' ) )
				: ( await context.part( 'browsing' ) ).enter( item );
		case 'download':
			return download( item );
		case 'info':
		case 'share':
			if ( item.kind === 'image' ) {
				const opening = await context.part( 'opening' );
				await opening.open( index, 'new', tool );
			} else {
				await share( context, item );
			}
	}
}

/**
 * The cart, and what the page's own scripts have added, as tools of the viewer.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 */
export function viewerToolsOf(
	context: Context,
	save: () => void
): ViewerTools {
	const { viewer, words, cart } = context.config;
	const names = JSON.stringify( viewer ).match( /custom\d+/g ) ?? [];
	return Object.fromEntries(
		[ ...names, ...( cart ? [ 'shoppingcart' ] : [] ) ].map( ( name ) => {
			const isCart = name === 'shoppingcart';
			return [
				name,
				{
					label: words[ isCart ? 'cart' : name ] ?? name,
					icon: isCart ? icons.cart : icons.featured,
					run: ( item ) => {
						runTool(
							context,
							save,
							name,
							{ item, index: -1 },
							'viewer'
						).catch( () => undefined );
					},
				},
			];
		} )
	);
}

/**
 * Shares an album.
 *
 * @param context The gallery.
 * @param item    The album, as an item.
 */
async function share( context: Context, item: GalleryItem ): Promise< void > {
	const fragment = fragmentTo( context, item.id, '' );
	const url = fragment
		? new URL( fragment, window.location.href ).href
		: new URL( item.url, document.baseURI ).href;
	if ( 'share' in navigator ) {
		await navigator.share( { url, title: item.title } );
	} else {
		await window.navigator.clipboard.writeText( url );
		announce( context, word( context, 'copied' ) );
	}
}

/**
 * Saves a file.
 *
 * @param item Whose file.
 */
function download( item: GalleryItem ): void {
	const link = document.createElement( 'a' );
	link.href = safeUrl( item.downloadURL || item.originalURL || item.src );
	link.download = '';
	link.rel = 'noopener';
	if ( link.getAttribute( 'href' ) ) {
		link.click();
	}
}
