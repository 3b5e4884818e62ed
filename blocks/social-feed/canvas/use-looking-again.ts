import { useEffect, useRef } from 'react';
import type { FeedView } from '../../../frontend/render/feed';

/** Ms until the canvas looks again at a source whose first posts are being fetched. */
export const PAUSE = 5_000;

/** How often it does; then the button is left. */
export const MAX_TIMES = 24;

/**
 * Looks again as long as first posts are being fetched.
 *
 * @param view What the server has answered; null = it has not.
 * @param look Asks anew.
 */
export function useLookingAgain(
	view: FeedView | null,
	look: () => void
): void {
	const times = useRef( 0 );
	const latest = useRef( look );
	latest.current = look;
	const isWaiting =
		view?.empty?.reason === 'fetching' ||
		( view?.notices ?? [] ).some( ( { state } ) => state === 'connecting' );
	useEffect( () => {
		if ( ! isWaiting ) {
			times.current = 0;
			return;
		}
		if ( times.current >= MAX_TIMES ) {
			return;
		}
		const timer = setTimeout( () => {
			times.current++;
			latest.current();
		}, PAUSE );
		return () => clearTimeout( timer );
		// Each answer, though it be the same, is a reason to wait once more.
	}, [ isWaiting, view ] );
}
