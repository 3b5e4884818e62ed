/** Opens the form of the site's own app, and leads there. Not at once: a dialog that closes gives the focus back first. */
export function showApps(): void {
	window.setTimeout( () => {
		const apps =
			document.querySelector< HTMLDetailsElement >( '.vitrine-apps' );

		if ( apps ) {
			apps.open = true;
			apps.scrollIntoView( { block: 'center' } );
			( apps.querySelector( 'input' ) ?? apps ).focus();
		}
	} );
}
