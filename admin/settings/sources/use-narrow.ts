import { useSyncExternalStore } from 'react';

/** Where the admin itself changes to its small layout. */
const QUERY = '(max-width: 782px)';

function subscribe( onChange: () => void ) {
	const query = window.matchMedia( QUERY );
	query.addEventListener( 'change', onChange );

	return () => query.removeEventListener( 'change', onChange );
}

export const useNarrow = () =>
	useSyncExternalStore( subscribe, () => window.matchMedia( QUERY ).matches );
