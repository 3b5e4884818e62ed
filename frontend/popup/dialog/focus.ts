/** Where text is typed; a frame may be such a place. */
const FIELD =
	'textarea, select, iframe, [role=textbox], [role=searchbox], [role=combobox], ' +
	'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image])';

/**
 * Whether an element is a field that is typed in.
 *
 * @param element Any, or what has the focus.
 */
export function isField( element: Element | null ): boolean {
	return (
		element !== null &&
		( element.matches( FIELD ) ||
			Boolean( ( element as HTMLElement ).isContentEditable ) ||
			isField( element.shadowRoot?.activeElement ?? null ) )
	);
}

/** jsdom lays nothing out and has no such method. */
export const isVisible = ( element: Element ): boolean =>
	element.isConnected &&
	element.checkVisibility?.( { visibilityProperty: true } ) !== false;

/**
 * Gives the focus back to who had it, or to the page's main part when that is gone.
 *
 * @param before Had the focus.
 */
export function giveBack( before: Element | null ): void {
	if ( ! before || before === document.body ) {
		return;
	}
	const target = isVisible( before )
		? before
		: document.querySelector( 'main, [role=main], h1' );
	if ( ! ( target instanceof HTMLElement || target instanceof SVGElement ) ) {
		return;
	}
	target.focus( { preventScroll: true } );
	if ( target.ownerDocument.activeElement !== target ) {
		target.tabIndex = -1;
		target.focus( { preventScroll: true } );
		target.addEventListener(
			'blur',
			() => target.removeAttribute( 'tabindex' ),
			{ once: true }
		);
	}
}
