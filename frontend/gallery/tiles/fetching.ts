import { offerLink } from '../context';
import type { Context } from '../context';
import { say, word } from '../messages';
import { pagesOf } from '../state/pages';
import type { Range } from './album';

/**
 * Fetches tiles. After a failure nothing is asked for until the visitor says so: the site may be down.
 *
 * @param context  The gallery.
 * @param onChange There is something new, or to be tried again.
 */
export function fetching( context: Context, onChange: () => void ) {
	let isBroken = false;
	const forget = () => {
		isBroken = false;
	};
	const fetchTiles = ( ranges: Range[] ) => {
		if ( isBroken ) {
			return;
		}
		pagesOf( context )
			.want( ...ranges )
			.then( ( hasNew ) => {
				if ( hasNew ) {
					onChange();
				}
			} )
			.catch( () => {
				if ( context.signal.aborted ) {
					return;
				}
				isBroken = true;
				offerLink( context );
				say( context, word( context, 'failed' ), () => {
					forget();
					onChange();
				} );
			} );
	};
	return [ fetchTiles, forget ] as const;
}
