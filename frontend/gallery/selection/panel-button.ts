/**
 * Makes a button.
 *
 * @param label What it shows.
 * @param run   What it does.
 * @param name  Its accessible name, where that says more.
 */
export function button(
	label: string,
	run: () => void,
	name = label
): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.textContent = label;
	if ( name !== label ) {
		made.setAttribute( 'aria-label', name );
	}
	made.addEventListener( 'click', run );
	return made;
}
