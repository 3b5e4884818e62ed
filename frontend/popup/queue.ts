/** Whose turn it is among popups that open by themselves. Pure. */
import type { PopupConfig, TriggerName } from '../render/popup/types';

type Id = PopupConfig[ 'id' ];

/** Seconds that pass at least between two popups, whatever their settings say. */
export const MIN_PAUSE = 3;

/** How often those that wait look again, ms. */
export const INTERVAL = 250;

/** How long one waits behind what is in its way before its moment is over, ms. */
const PATIENCE = 5000;

/** A popup whose trigger has fired. */
export interface Waiting {
	id: Id;
	trigger: TriggerName;
	/** Greater goes first, then who waits longer. */
	priority: number;
	/** Seconds that must have passed since another popup opened or closed. */
	pause: number;
	/** It gives way for good once another popup has been shown on this page. */
	avoids: boolean;
	/** How long something has been in its way, ms. */
	waited: number;
}

/**
 * Why one does not open now: nobody looks at the page, a field is typed in, something fills the screen, a dialog or another popup is in the way, the pause is not over.
 * With the last two it never will: its moment is over, or it gives way to another popup.
 */
export type Reason =
	| 'hidden'
	| 'field'
	| 'fullscreen'
	| 'dialog'
	| 'pause'
	| 'stale'
	| 'avoided';

/** What is in somebody's way, and which popup that is. */
export type Obstacle = [
	reason: Exclude< Reason, 'stale' | 'avoided' >,
	other?: Id | undefined,
];

export interface Moment< One extends Waiting > {
	/** Ms of any clock. */
	now: number;
	/** What is in the way of one. */
	inTheWay: ( one: One ) => Obstacle | undefined;
	/** Of every popup that was shown on this page, when it opened or closed last. */
	shown: ReadonlyMap< Id, number >;
}

export interface Decision< One extends Waiting > {
	/** Who opens now, if anybody. */
	open: One | undefined;
	/** Who goes on waiting, longest first; all others are done with. */
	stay: One[];
	/** Why each of the others does not open, and because of which popup. */
	why: [ one: One, reason: Reason, other: Id | undefined ][];
}

/**
 * Decides.
 *
 * @param waiting Those that wait, longest first.
 * @param moment  What is the case now.
 */
export function decide< One extends Waiting >(
	waiting: readonly One[],
	{ now, inTheWay, shown }: Moment< One >
): Decision< One > {
	const reasonOf = (
		one: One
	): [ Reason, ( Id | undefined )? ] | undefined => {
		// The last first.
		const others = [ ...shown ]
			.filter( ( [ other ] ) => other !== one.id )
			.sort( ( [ , a ], [ , b ] ) => b - a );
		const [ other, since ] = others[ 0 ] ?? [];
		if ( one.avoids && other !== undefined ) {
			return [ 'avoided', other ];
		}
		const obstacle = inTheWay( one );
		if ( obstacle ) {
			const [ reason, by ] = obstacle;
			// A tab that nobody looks at makes nothing stale.
			const isStale =
				reason !== 'hidden' &&
				one.waited >=
					// Who is leaving will not be there later.
					( one.trigger === 'exit_intent' ? 0 : PATIENCE );
			return [ isStale ? 'stale' : reason, by ];
		}
		return since !== undefined &&
			now - since < Math.max( MIN_PAUSE, one.pause ) * 1000
			? [ 'pause', other ]
			: undefined;
	};

	const reasons = waiting.map( reasonOf );
	const open = waiting
		.filter( ( _one, index ) => ! reasons[ index ] )
		.sort( ( a, b ) => b.priority - a.priority )[ 0 ];
	const stay: One[] = [];
	const why: Decision< One >[ 'why' ] = [];
	waiting.forEach( ( one, index ) => {
		const [ reason, other ] = reasons[ index ] ?? [ 'pause', open?.id ];
		if ( one === open ) {
			return;
		}
		why.push( [ one, reason as Reason, other ] );
		if ( reason !== 'stale' && reason !== 'avoided' ) {
			const isHeldUp = reason !== 'pause' && reason !== 'hidden';
			stay.push( {
				...one,
				waited: one.waited + ( isHeldUp ? INTERVAL : 0 ),
			} );
		}
	} );
	return { open, stay, why };
}
