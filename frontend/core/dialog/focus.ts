/** The focus of dialogs: inside while they are open, afterwards where it was. */

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

const FOCUSABLE =
	'a[href], button:not([disabled]), input:not([disabled]), select, textarea, video[controls], iframe, [tabindex="0"]';

/**
 * Lets Tab go round inside: the browser alone would walk on into its own bars.
 *
 * @param event A key.
 */
export function keepFocus( event: KeyboardEvent ): void {
	const dialog = event.currentTarget as HTMLElement;
	if (
		event.key !== 'Tab' ||
		( event.target as Element ).closest( 'dialog' ) !== dialog
	) {
		return;
	}
	const stops = [
		...dialog.querySelectorAll< HTMLElement >( FOCUSABLE ),
	].filter( ( stop ) => stop.tabIndex >= 0 && isVisible( stop ) );
	const [ first, last ] = [ stops[ 0 ], stops[ stops.length - 1 ] ];
	const active = dialog.ownerDocument.activeElement;
	const leaving = event.shiftKey
		? active === first || active === dialog
		: active === last;
	const next = event.shiftKey ? last : first;
	if ( ! next ) {
		event.preventDefault();
	} else if ( leaving ) {
		event.preventDefault();
		next.focus();
	}
}

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
	giveFocus( target );
}

/**
 * Gives something the focus; what cannot have it can for as long as it has it.
 *
 * @param target Gets it.
 */
export function giveFocus( target: HTMLElement | SVGElement ): void {
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
