/**
 * Lets two buttons move a row; where a button leads nowhere it says so, and keeps the focus.
 *
 * @param previous Back.
 * @param next     On.
 * @param move     Moves the row.
 * @return Tells them whether they lead anywhere.
 */
export function attachArrows(
	previous: HTMLElement | null,
	next: HTMLElement | null,
	move: ( forward: boolean ) => void
): ( leads: { back: boolean; on: boolean } ) => void {
	const attach = ( button: HTMLElement | null, forward: boolean ) =>
		button?.addEventListener( 'click', () => {
			if ( button.ariaDisabled !== 'true' ) {
				move( forward );
			}
		} );
	attach( previous, false );
	attach( next, true );
	return ( { back, on } ) => {
		if ( previous ) {
			previous.ariaDisabled = String( ! back );
		}
		if ( next ) {
			next.ariaDisabled = String( ! on );
		}
	};
}
