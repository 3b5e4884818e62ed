import type { Context } from '../context';
import { clear, setCount, setSelected } from './changes';
import type { createPanel } from './panel';

/**
 * The list of what is chosen; its code is fetched when there is something to list.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 * @return Shows what is chosen now.
 */
export function panelOf( context: Context, save: () => void ): () => void {
	const { selection, signal } = context;
	let panel: ReturnType< typeof createPanel > | null = null;
	signal.addEventListener( 'abort', () => panel?.( false ) );

	const isShown = () =>
		selection.size > 0 &&
		( context.config.selectable || context.config.cart );

	return () => {
		if ( panel || ! isShown() ) {
			// At once: a line that takes itself away gives the focus to the next.
			return panel?.( isShown() );
		}
		import(
			/* webpackChunkName: "chunks/gallery-selection-panel" */ './panel'
		)
			.then( ( module ) => {
				if ( signal.aborted ) {
					return;
				}
				panel ??= module.createPanel( context, {
					setCount: ( id, cnt ) =>
						setCount( context, save, id, cnt, 'gallery' ),
					deselect: ( item ) =>
						setSelected(
							context,
							save,
							[ { item, index: -1 } ],
							false
						),
					clear: () => clear( context, save ),
				} );
				panel( isShown() );
			} )
			// Nothing is lost but the list.
			.catch( () => undefined );
	};
}
