/** What is told of a change: in the address bar, by events, and to those who do not see it. */
import { emit } from '@vitrine/frontend';
import type { GalleryItem } from '../../render/gallery/types';
import type { Entry } from './entry';
import { positionOf } from './strings';
import { addressOf, type Viewing } from './viewing';

export type Announcements = ReturnType< typeof announcementsOf >;

/**
 * Announces that the viewer has opened, once its item is known, and each change after that.
 *
 * @param viewing What is shown.
 * @param entry   Gets the address.
 * @return `expect( timed )` before another item, by the slideshow or not; `tell()` when the item may be known;
 * `say( index, item, more )` says the position to screen readers.
 */
export function announcementsOf( viewing: Viewing, entry: Entry ) {
	const { items, host, words, state, update } = viewing;
	/** The change that is told once its item is known. */
	let untold: 'open' | 'change' | null = 'open';
	let byTime: boolean | undefined;

	const expect = ( timed?: boolean ) => {
		untold ??= 'change';
		byTime = timed;
	};
	const say = ( index: number, item: GalleryItem | undefined, more = '' ) => {
		// A slideshow would never stop talking.
		if ( ! byTime ) {
			update( {
				said: positionOf( words, index, items.count, item ) + more,
			} );
		}
	};
	const tell = () => {
		const { item, index } = state;
		if ( ! untold || ! item ) {
			return;
		}
		const kind = untold;
		untold = null;
		entry.show( addressOf( viewing ) );
		emit( host, `vitrine:gallery:${ kind }`, { id: item.id, index } );
		if ( kind === 'change' ) {
			viewing.onChange?.( index, item );
		}
		say( index, item );
	};
	return [ expect, tell, say ] as const;
}
