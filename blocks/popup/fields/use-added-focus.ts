import { useEffect, useRef } from 'react';

/**
 * Whoever adds an entry to a list goes on in it.
 *
 * @param count    Entries of the list.
 * @param selector What gets the focus: the last that it finds in the list.
 * @return The list's element, and what to call before one is added.
 */
export function useAddedFocus( count: number, selector: string ) {
	const box = useRef< HTMLDivElement >( null );
	const isAdding = useRef( false );
	useEffect( () => {
		if ( isAdding.current ) {
			isAdding.current = false;
			[ ...box.current!.querySelectorAll< HTMLElement >( selector ) ]
				.at( -1 )
				?.focus();
		}
	}, [ count, selector ] );
	return {
		box,
		willAdd: () => {
			isAdding.current = true;
		},
	};
}
