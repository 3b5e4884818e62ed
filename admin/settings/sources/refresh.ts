import type { RefreshAnswer } from '../types';

/** A source that stands still for so many calls is left to the site's own schedule. */
const PATIENCE = 10;

interface Options {
	call: () => Promise< RefreshAnswer >;
	onAnswer: ( answer: RefreshAnswer ) => void;
	/** True once nobody looks any more. */
	isOver: () => boolean;
}

/**
 * Calls a refresh again and again until it is complete, because a whole refresh may take longer than one request may.
 *
 * Answers with the last answer, whose counts are those of all calls, or with null when it was left early; the site then
 * goes on by its own schedule. A refresh that ended with a failure is complete, too: its source says what went wrong.
 */
export async function refreshWhole( {
	call,
	onAnswer,
	isOver,
}: Options ): Promise< RefreshAnswer | null > {
	let before = '';
	let still = 0;

	while ( ! isOver() && still < PATIENCE ) {
		const answer = await call();

		if ( isOver() ) {
			return null;
		}

		onAnswer( answer );

		if ( answer.complete ) {
			return answer;
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
