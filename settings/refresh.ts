import type { RefreshAnswer } from './types';

/** A source that stands still for so many calls is left to the site's own schedule. */
const PATIENCE = 10;

export interface Counts {
	added: number;
	changed: number;
	removed: number;
	failedPictures: number;
}

interface Options {
	call: () => Promise< RefreshAnswer >;
	onAnswer: ( answer: RefreshAnswer ) => void;
	/** True once nobody looks any more. */
	isOver: () => boolean;
}

/**
 * Calls a refresh again and again until it is complete, because a whole refresh may take longer than one request may.
 *
 * Answers with the sum of all calls, or null when it was left early; the site then goes on by its own schedule.
 */
export async function refreshWhole( {
	call,
	onAnswer,
	isOver,
}: Options ): Promise< Counts | null > {
	const counts: Counts = { added: 0, changed: 0, removed: 0, failedPictures: 0 };
	let before = '';
	let still = 0;

	while ( ! isOver() && still < PATIENCE ) {
		const answer = await call();

		if ( isOver() ) {
			return null;
		}

		onAnswer( answer );
		counts.added += answer.posts.added;
		counts.changed += answer.posts.changed;
		counts.removed += answer.posts.removed;
		counts.failedPictures += answer.pictures.failed;

		if ( answer.complete ) {
			return counts;
		}

		const now = JSON.stringify( [
			answer.source.progress,
			answer.source.posts,
			answer.source.pictures,
		] );
		still = now === before ? still + 1 : 0;
		before = now;
	}

	return null;
}
