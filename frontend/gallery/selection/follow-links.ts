/** Links that choose items again. */
import type { Context } from '../context';
import { say, word } from '../messages';
import { setCount, setSelected } from './changes';
import { entryOf } from './entries';
import { fetchItem } from './find-items';
import type { Albums } from './find-items';
import { parseSelection } from './selection-link';

/**
 * Chooses what the address says, now and whenever it changes.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 */
export function followLinks( context: Context, save: () => void ): void {
	const { signal } = context;
	const follow = async () => {
		const links = parseSelection(
			window.location.hash,
			context.config.element
		);
		const albums: Albums = new Map();
		for ( const { album, id, cnt } of links ?? [] ) {
			const found = await fetchItem( context, album, id, albums );
			if ( found ) {
				entryOf( context.selection, found );
				if ( cnt > 0 ) {
					setCount( context, save, id, cnt, 'gallery' );
				} else {
					setSelected( context, save, [ found ], true );
				}
			}
		}
	};
	follow().catch( () => {
		if ( ! signal.aborted ) {
			say( context, word( context, 'failed' ) );
		}
	} );
	window.addEventListener(
		'hashchange',
		() => {
			follow().catch( () => undefined );
		},
		{ signal }
	);
}
