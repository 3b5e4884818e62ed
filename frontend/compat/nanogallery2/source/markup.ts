import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * What a component draws, as HTML.
 *
 * @param node Component.
 */
export function markup( node: ReactNode ): string {
	const host = document.createElement( 'div' );
	const root = createRoot( host );
	flushSync( () => root.render( node ) );
	// Preact's core calls attributes of SVG as JSX does.
	for ( const icon of host.querySelectorAll( '[strokeWidth]' ) ) {
		icon.setAttribute(
			'stroke-width',
			icon.getAttribute( 'strokeWidth' ) ?? ''
		);
		icon.removeAttribute( 'strokeWidth' );
	}
	const html = host.innerHTML;
	root.unmount();
	return html;
}
