import { useCallback } from 'react';
import type { ReactNode } from 'react';

interface InertProps {
	children: ReactNode;
}

/**
 * Holds what a visitor would use and an editor only looks at: no link in it can be followed or focused, and a click selects the block.
 *
 * @param props          What to show.
 * @param props.children Content, which lies in the wrapper as if this element were not there.
 */
export function Inert( { children }: InertProps ) {
	// React 18 and 19 disagree about the attribute, the property is the same for both.
	const makeInert = useCallback( ( element: HTMLElement | null ) => {
		if ( element ) {
			element.inert = true;
		}
	}, [] );
	return (
		<div ref={ makeInert } style={ { display: 'contents' } }>
			{ children }
		</div>
	);
}
