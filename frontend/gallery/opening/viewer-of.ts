import type { openViewer } from '@vitrine/viewer';
import type { Context } from '../context';
import { fragmentTo } from '../state/tracking';
import type { OpenOn } from './album';
import { placeOf } from './order';
import { linkAt } from './tile';

type Handle = ReturnType< typeof openViewer >;

/**
 * The viewer of a gallery, which opens on one album at a time.
 *
 * @param context The gallery.
 * @return What opens it, and what says whether it is open.
 */
export function viewerOf( context: Context ): [ OpenOn, () => Handle | null ] {
	const { element, signal } = context;
	let handle: Handle | null = null;
	signal.addEventListener( 'abort', () => handle?.close() );

	const openOn: OpenOn = async (
		{ query, pages, others, total },
		index,
		entry,
		panel,
		onClose
	) => {
		// What is shown first is known before the screen goes dark.
		const [ module, tools ] = await Promise.all( [
			context.viewer(),
			ownTools( context ),
			pages.item( placeOf( index, others ) ),
		] );
		if ( signal.aborted ) {
			return;
		}
		const { viewer, words } = context.config;
		handle = module.openViewer( {
			items: {
				count: total - others.length,
				at: ( at ) => pages.knownItem( placeOf( at, others ) ),
				load: ( at ) => pages.item( placeOf( at, others ) ),
			},
			index,
			settings: viewer,
			words,
			host: element,
			entry,
			...( panel && { panel } ),
			returnTo: ( at ) => linkAt( context, placeOf( at, others ) ),
			address: ( { id } ) => fragmentTo( context, query.album, id ),
			tools,
			onClose: ( at ) => {
				handle = null;
				onClose( placeOf( at, others ) );
			},
		} );
	};
	return [ openOn, () => handle ];
}

/**
 * Tools that the viewer does not know by itself.
 *
 * @param context The gallery.
 */
async function ownTools( context: Context ) {
	const { viewer, cart } = context.config;
	return cart || /custom\d/.test( JSON.stringify( viewer ) )
		? ( await context.part( 'selection' ) ).viewerTools()
		: {};
}
