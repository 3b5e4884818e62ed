import { useEffect, useState } from 'react';

const EVERY = 30_000;

/** The time, so that '2 minutes ago' stays true while the screen is open. */
export function useNow(): number {
	const [ now, setNow ] = useState( Date.now );

	useEffect( () => {
		const timer = window.setInterval( () => setNow( Date.now() ), EVERY );

		return () => window.clearInterval( timer );
	}, [] );

	return now;
}
