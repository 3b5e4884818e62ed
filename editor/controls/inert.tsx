import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface InertProps {
	children: ReactNode;
	/** Selector of controls for the editor within the content; they go on to work. */
	except?: string | undefined;
}

/**
 * Holds what a visitor would use and an editor only looks at: no link in it can be followed or focused, and a click selects the block.
 *
 * @param props          What to show.
 * @param props.children Content, which lies in the wrapper as if this element were not there.
 * @param props.except   Selector of what goes on to work.
 */
export function Inert( { children, except }: InertProps ) {
	const root = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		if ( root.current ) {
			makeInert( root.current, except );
		}
	} );
	return (
		<div ref={ root } style={ { display: 'contents' } }>
			{ children }
		</div>
	);
}

/**
 * Switches an element off, or all of it but what goes on to work.
 *
 * @param element The element.
 * @param except  Selector of what goes on to work.
 */
function makeInert( element: HTMLElement, except: string | undefined ): void {
	const isLive = except !== undefined && element.matches( except );
	const holdsLive =
		except !== undefined && element.querySelector( except ) !== null;
	// React 18 and 19 disagree about the attribute, the property is the same for both.
	element.inert = ! isLive && ! holdsLive;
	if ( holdsLive && ! isLive ) {
		for ( const child of element.children ) {
			if (
				child instanceof child.ownerDocument.defaultView!.HTMLElement
			) {
				makeInert( child, except );
			}
		}
	}
}
