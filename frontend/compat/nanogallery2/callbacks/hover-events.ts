/**
 * Tells which tile the pointer is over.
 *
 * @param element The wrapper.
 * @param tell    Hears `hoverOut` of the tile that was, and `hover` of the one that is.
 */
export function watchHover(
	element: HTMLElement,
	tell: ( event: string, detail: { at: Element } ) => void
): void {
	let over: Element | null = null;
	const move = ( next: Element | null ) => {
		if ( next === over ) {
			return;
		}
		if ( over ) {
			tell( 'hoverOut', { at: over } );
		}
		if ( next ) {
			tell( 'hover', { at: next } );
		}
		over = next;
	};
	element.addEventListener( 'pointerover', ( { target } ) =>
		move( ( target as Element ).closest( '[data-item]' ) )
	);
	element.addEventListener( 'pointerleave', () => move( null ) );
}
