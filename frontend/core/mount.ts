import { on } from './events';

/**
 * Attaches a behavior to every element that matches, now and whenever Vitrine adds HTML to the page.
 *
 * Each element is attached once, however often its surroundings are replaced.
 *
 * @param selector Which elements.
 * @param attach   Gives one element its behavior.
 */
export function mount(
	selector: string,
	attach: ( element: HTMLElement ) => void
): void {
	const attached = new WeakSet< Element >();
	const attachOnce = ( element: HTMLElement ) => {
		if ( ! attached.has( element ) ) {
			attached.add( element );
			attach( element );
		}
	};

	// Modules run when the document has been parsed.
	document.querySelectorAll< HTMLElement >( selector ).forEach( attachOnce );

	on( 'vitrine:replaced', ( { added } ) => {
		added.forEach( ( root ) => {
			if ( root.matches( selector ) ) {
				attachOnce( root as HTMLElement );
			}
			root.querySelectorAll< HTMLElement >( selector ).forEach(
				attachOnce
			);
		} );
	} );
}
