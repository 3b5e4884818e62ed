/** Copies the code that is in the same popup as the button, and says so on it. */

/** So long the button says it, ms. */
const SAID = 2000;

document.addEventListener( 'click', ( { target } ) => {
	const button = ( target as Element ).closest< HTMLElement >(
		'dialog [data-vitrine-popup="copy"]'
	);
	const code = button?.closest( 'dialog' )?.querySelector( 'code' );
	if ( button && code ) {
		// Without a secure connection there is no clipboard: it is selected, and the visitor copies it.
		getSelection()?.selectAllChildren( code );
		void navigator.clipboard?.writeText( code.textContent ).then(
			() => say( button ),
			() => undefined
		);
	}
} );

/**
 * Says on a button for a while that it is done; its width stays, so that nothing moves.
 *
 * @param button The button.
 */
function say( button: HTMLElement ): void {
	const { vitrineCopied: done } = button.dataset;
	const words = button.textContent;
	if ( done && words !== done ) {
		button.style.minInlineSize = `${ button.offsetWidth }px`;
		button.setAttribute( 'aria-live', 'polite' );
		button.textContent = done;
		setTimeout( () => {
			button.textContent = words;
		}, SAID );
	}
}
