import type { Context } from '../context';
import type { Browsing } from '../parts';
import { START } from '../state/variable';
import type { State } from '../types';
import { isSame, stateOf } from './address';
import type { How, Loader } from './loader';

/**
 * What links, tiles and the form of filter and search lead to.
 *
 * @param context The gallery.
 * @param loader  Fetches it.
 */
export function linksOf(
	context: Context,
	loader: Loader
): Pick< Browsing, 'follow' | 'enter' | 'submit' > {
	const stateAt = ( url: string ) =>
		stateOf(
			new URL( url, document.baseURI ).searchParams,
			context.config.element
		);

	return {
		follow: async ( link ) => {
			if ( ! link.className.includes( '__more' ) ) {
				await loader.show( stateAt( link.href ), { entry: 'push' } );
			} else if ( context.config.level.mode === 'moreButton' ) {
				await ( await context.part( 'tiles' ) ).more();
			} else {
				throw new Error( 'A plain link' );
			}
		},

		/** Enters an album, or leaves it by the back item. */
		enter: async ( item ) => {
			const state =
				item.kind === 'album'
					? { ...START, album: item.id }
					: stateAt( item.url );
			await loader.show( state, { entry: 'push' } );
		},

		submit: async ( form, type ) => {
			await loader.pause( type === 'input' );
			const { state } = context;
			const next = stateIn( form, context );
			if ( isSame( { ...next, page: state.page }, state ) ) {
				return;
			}
			// Letters of one word are one step back.
			const isTyping = state.search && next.search;
			const how: How = { entry: isTyping ? 'replace' : 'push' };
			await ( type === 'submit'
				? loader.show( next, how )
				: loader.command( next, how, { entry: 'push' } ) );
		},
	};
}

/**
 * What a form asks for: the first page of what it finds in the album.
 *
 * @param form           Filter and search.
 * @param context        The gallery.
 * @param context.state  What it shows.
 * @param context.config What it goes by.
 */
function stateIn( form: HTMLFormElement, { state, config }: Context ): State {
	const fields = [ ...new FormData( form ) ] as [ string, string ][];
	return {
		...stateOf( new URLSearchParams( fields ), config.element ),
		album: state.album,
		page: 1,
		// Tags that are links are no fields.
		...( ! form.querySelector( '[name*="[tags]"]' ) && {
			tags: state.tags,
			match: state.match,
		} ),
	};
}
