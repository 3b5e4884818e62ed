import { useEffect, useSyncExternalStore } from 'react';

function subscribe( onChange: () => void ) {
	document.addEventListener( 'visibilitychange', onChange );

	return () => document.removeEventListener( 'visibilitychange', onChange );
}

const isVisible = () => document.visibilityState === 'visible';

/** Whether anybody can see the page. */
export const useVisible = () => useSyncExternalStore( subscribe, isVisible );

/** Calls when the window is looked at again. */
export function useReturn( onReturn: () => void ): void {
	useEffect( () => {
		window.addEventListener( 'focus', onReturn );

		return () => window.removeEventListener( 'focus', onReturn );
	}, [ onReturn ] );
}
