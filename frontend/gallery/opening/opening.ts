import { say, word } from '../messages';
import type { Context } from '../context';
import type { Opening } from '../parts';
import { clicksOf } from './clicks';
import { indexOf } from './order';
import { pagesOf } from '../state/pages';
import { sourceOf } from '../state/site';
import { returnTo } from './tile';
import { viewerOf } from './viewer-of';

/** The way into the viewer, and back to the tile. */
export function create( context: Context ): Opening {
	const { signal } = context;
	const source = sourceOf( context );
	const [ openOn, viewer ] = viewerOf( context );

	const open: Opening[ 'open' ] = async ( place, entry, panel ) => {
		const { others = [], total } = context.config;
		const index = indexOf( place, others );
		if ( index < 0 || place < 0 || place >= total ) {
			return false;
		}
		if ( viewer() ) {
			viewer()?.go( index );
			return true;
		}
		const pages = pagesOf( context );
		const album = { query: context.state, pages, others, total };
		await openOn( album, index, entry, panel, ( last ) => {
			returnTo( context, last, place, entry ).catch( () => undefined );
		} );
		return true;
	};

	return {
		open,

		click: clicksOf( context, open, openOn ),

		viewer,

		prepare: () => context.viewer(),

		openId: async ( id, entry ) => {
			const pages = pagesOf( context );
			const place =
				pages
					.known()
					.find( ( at ) => pages.knownItem( at )?.id === id ) ??
				( await source.index( context.state, id, signal ) ).place;
			try {
				return await open( place, entry );
			} catch ( reason ) {
				say( context, word( context, 'failed' ) );
				throw reason;
			}
		},
	};
}
