/** Whose turn it is among popups that open by themselves (issue 5 §2 "Order"). Pure. */
import type { PopupConfig } from '../render/popup/types';

type Id = PopupConfig[ 'id' ];

/** A popup whose trigger has fired. */
export interface Waiting {
	id: Id;
	/** Greater goes first, then who waits longer. */
	priority: number;
	/** Seconds that must have passed since another popup closed. */
	pause: number;
	/** It gives way for good once another popup has been shown on this page. */
	avoids: boolean;
}

export interface Moment {
	/** Ms of any clock. */
	now: number;
	/** Nothing may open: a field is typed in, a dialog is open, nobody looks at the page. */
	isBusy: boolean;
	/** Of every popup that was shown on this page, when it closed last; 0 = it has not. */
	shown: ReadonlyMap< Id, number >;
}

/**
 * Decides.
 *
 * @param waiting Those that wait, longest first.
 * @param moment  What is the case now.
 * @return `open` = who opens now, if anybody; `stay` = who goes on waiting, all others are done with.
 */
export function decide< One extends Waiting >(
	waiting: readonly One[],
	{ now, isBusy, shown }: Moment
): { open: One | undefined; stay: One[] } {
	const others = ( { id }: One ) =>
		[ ...shown ].filter( ( [ other ] ) => other !== id );
	const stay = waiting.filter(
		( one ) => ! one.avoids || others( one ).length === 0
	);
	const open = isBusy
		? undefined
		: [ ...stay ]
				.sort( ( a, b ) => b.priority - a.priority )
				.find( ( one ) =>
					others( one ).every(
						( [ , closed ] ) => now - closed >= one.pause * 1000
					)
				);
	return { open, stay: stay.filter( ( one ) => one !== open ) };
}
