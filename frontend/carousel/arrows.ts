/**
 * Lets two buttons move a row; where a button leads nowhere it says so, and keeps the focus.
 *
 * @param previous Back.
 * @param next     On.
 * @param move     Moves the row.
 * @return Tells them whether they lead anywhere: back, and on.
 */
export function attachArrows(
	previous: HTMLElement | null,
	next: HTMLElement | null,
	move: ( forward: boolean ) => void
): ( back: boolean, on: boolean ) => void {
	previous?.addEventListener( 'click', () => move( false ) );
	next?.addEventListener( 'click', () => move( true ) );
	return ( back, on ) => {
		if ( previous ) {
			previous.ariaDisabled = String( ! back );
		}
		if ( next ) {
			next.ariaDisabled = String( ! on );
		}
	};
}
