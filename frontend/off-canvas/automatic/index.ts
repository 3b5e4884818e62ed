/** `@vitrine/off-canvas-automatic`: opens panels after a form was sent, or a product was added to the cart; on pages with such a panel alone. */
import { on } from '@vitrine/frontend';
import { watchCart, watchForms } from '@vitrine/forms';
import type { Told } from '@vitrine/forms';
// What opens them.
import '@vitrine/off-canvas';
import { settingsOf } from '../panel/settings';
import type { Occasion } from '../panel/settings';

/**
 * The panel that waits for something: that in which it happened, else the first one.
 *
 * @param occasion What has happened.
 * @param where    In what.
 */
function panelFor(
	occasion: Occasion,
	where: Element | null
): HTMLElement | undefined {
	const panels = [
		...document.querySelectorAll< HTMLElement >(
			'dialog.wp-block-vitrine-off-canvas'
		),
	].filter( ( panel ) => settingsOf( panel ).after?.includes( occasion ) );
	return panels.find( ( panel ) => panel.contains( where ) ) ?? panels[ 0 ];
}

/**
 * Opens a panel. Who has closed one does not get it again for what they did in it.
 *
 * @param panel  Which.
 * @param where  In what it happened.
 * @param opener Gets the focus back.
 */
function open(
	panel: HTMLElement | undefined,
	where: Element | null,
	opener: Element | null
): void {
	if (
		panel &&
		! ( panel.contains( where ) && panel.classList.contains( 'is-ready' ) )
	) {
		document.dispatchEvent(
			new CustomEvent( 'vitrine:off-canvas:open', {
				detail: { id: panel.id, opener },
			} )
		);
	}
}

/**
 * Opens a panel after a form. Where the page is the answer to one in it, that may be an error.
 *
 * @param told        What is known of the form.
 * @param told.type   What became of it.
 * @param told.detail Which, and where it was.
 */
function onForm( { type, detail: { form, dialog, source } }: Told ): void {
	const panel = panelFor( 'form', dialog );
	if ( type === 'vitrine:form:error' && ! panel?.contains( dialog ) ) {
		return;
	}
	const { activeElement, body } = document;
	// The form may be gone, and a comment is on a new page.
	const result =
		( source === 'comments' && document.querySelector( ':target' ) ) ||
		form;
	open( panel, dialog, activeElement === body ? result : activeElement );
}

for ( const type of [
	'vitrine:form:success',
	'vitrine:form:error',
] as const ) {
	on( type, ( detail ) => onForm( { type, detail } ) );
}
on( 'vitrine:cart:added', ( { control } ) =>
	open( panelFor( 'cart', control ), control, control )
);
watchForms().forEach( onForm );
watchCart();
