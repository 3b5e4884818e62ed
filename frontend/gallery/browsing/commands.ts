import type { Context } from '../context';
import { say, word } from '../messages';
import type { Browsing } from '../parts';
import { sourceOf } from '../state/site';
import type { State } from '../types';
import { itemsOf } from './loader';
import type { How, Loader } from './loader';
import { pageOf } from './page-of';

/**
 * Pages and searches that scripts of the page and the viewer ask for.
 *
 * @param context The gallery.
 * @param loader  Fetches them.
 */
export function commandsOf(
	context: Context,
	loader: Loader
): Pick<
	Browsing,
	'page' | 'turnTo' | 'search' | 'search2' | 'search2Execute'
> {
	let asked: State | undefined;

	/**
	 * Shows a state.
	 *
	 * @param state What of it is another; undefined = nothing.
	 * @param entry What becomes of the address bar.
	 * @return The number of items.
	 */
	const show = async (
		state?: Partial< State >,
		entry: How[ 'entry' ] = 'push'
	) => {
		await loader.command( { ...context.state, ...state }, { entry } );
		return itemsOf( context );
	};

	return {
		page: async ( page ) => {
			if ( page !== context.state.page ) {
				await show( { page } );
			}
		},

		turnTo: async ( place, ready ) => {
			const tiles = await context.part( 'tiles' );
			const page = pageOf( place, tiles.starts() );
			if ( page !== context.state.page ) {
				await ready();
				await show( { page }, 'replace' );
			}
		},

		search: ( search ) => show( { page: 1, search } ),

		search2: async ( search, tags ) => {
			asked = {
				...context.state,
				page: 1,
				search,
				tags:
					typeof tags === 'string'
						? tags.split( /\s+/ ).filter( Boolean )
						: [ ...tags ],
			};
			try {
				const { total } = await sourceOf( context ).index(
					asked,
					'',
					context.signal
				);
				return total - Number( context.config.up );
			} catch {
				say( context, word( context, 'failed' ) );
				return 0;
			}
		},

		search2Execute: () => show( asked ),
	};
}
