import { useEffect, useRef } from 'react';
import type { FeedView } from '../../../frontend/render/feed';
import type { FeedNotice } from '../../../frontend/render/feed/notes';

/** Ms until the canvas looks again at a source whose first posts are being fetched. */
export const PAUSE = 5_000;

/** How often it does; then the button is left. */
export const MAX_TIMES = 24;

/** What the server would fetch more of, were it asked. */
export type Unfinished = NonNullable< FeedNotice[ 'unfinished' ] >;

/**
 * Looks again as long as first posts are being fetched, and has the server go on fetching where it says that it can:
 * no job may do it, on a site without cron.
 *
 * @param view What the server has answered; null = it has not.
 * @param look Asks anew.
 * @param goOn Has more fetched, and asks anew; null = it failed, and is not tried again.
 * @return Does so at once, and begins to count anew.
 */
export function useLookingAgain(
	view: FeedView | null,
	look: () => void,
	goOn: ( unfinished: Unfinished ) => Promise< unknown >
): () => void {
	const times = useRef( 0 );
	const isBusy = useRef( false );
	const notices = view?.notices ?? [];
	const isWaiting =
		view?.empty?.reason === 'fetching' ||
		notices.some( ( { state } ) => state === 'connecting' );
	const step = async () => {
		const unfinished = notices.find(
			( one ) => one.unfinished
		)?.unfinished;
		if ( ! unfinished ) {
			look();
		} else if ( ! isBusy.current ) {
			isBusy.current = true;
			const answer = await goOn( unfinished );
			isBusy.current = false;
			if ( answer === null ) {
				times.current = MAX_TIMES;
			}
		}
	};
	const latest = useRef( step );
	latest.current = step;
	useEffect( () => {
		if ( ! isWaiting ) {
			times.current = 0;
			return;
		}
		let timer: ReturnType< typeof setTimeout >;
		const wait = () => {
			clearTimeout( timer );
			timer = setTimeout( () => {
				if ( ! document.hidden && times.current < MAX_TIMES ) {
					times.current++;
					void latest.current();
				}
			}, PAUSE );
		};
		wait();
		document.addEventListener( 'visibilitychange', wait );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', wait );
		};
		// Each answer, though it be the same, is a reason to wait once more.
	}, [ isWaiting, view ] );
	return () => {
		times.current = 0;
		void latest.current();
	};
}
