/**
 * Closes the menu of a post by Escape, and by whatever happens elsewhere, as menus do.
 *
 * @param menu A `details` element.
 */
export function attachShareMenu( menu: HTMLElement ): void {
	const details = menu as HTMLDetailsElement;
	const page = details.ownerDocument;
	const closeElsewhere = ( { target }: Event ) => {
		if ( ! details.contains( target as Node ) ) {
			details.open = false;
		}
	};
	details.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' && details.open ) {
			details.open = false;
			details.querySelector( 'summary' )?.focus();
			// Nothing around it is to close, too.
			event.stopPropagation();
		}
	} );
	details.addEventListener( 'toggle', () => {
		for ( const name of [ 'pointerdown', 'focusin' ] ) {
			if ( details.open ) {
				page.addEventListener( name, closeElsewhere );
			} else {
				page.removeEventListener( name, closeElsewhere );
			}
		}
	} );
}
