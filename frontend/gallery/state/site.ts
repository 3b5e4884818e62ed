import type { GalleryConfig } from '../../render/gallery/types';
import type { Context } from '../context';
import type { Source } from '../types';

const sources = new WeakMap< Context, Source >();

/**
 * Where the items of a gallery come from.
 *
 * @param context The gallery.
 */
export function sourceOf( context: Context ): Source {
	const source =
		sources.get( context ) ??
		( context.source ?? siteSource )( context.config );
	sources.set( context, source );
	return source;
}

/** Fetches the code for requests: whoever opens a picture that is on the page needs none. */
const load = () =>
	import( /* webpackChunkName: "chunks/gallery-requests" */ './requests' );

/**
 * The items of a block, from its site.
 *
 * @param config What the page says.
 */
function siteSource( config: GalleryConfig ): Source {
	const requests = async () => ( await load() ).requestsTo( config );
	return {
		canReload: true,
		warmUp: () => void load().catch( () => undefined ),
		tiles: async ( ...asked ) => ( await requests() ).tiles( ...asked ),
		render: async ( ...asked ) => ( await requests() ).render( ...asked ),
		index: async ( ...asked ) => ( await requests() ).index( ...asked ),
	};
}
