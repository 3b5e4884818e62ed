/** Forms that were sent: by the browser, or by a plugin that says so. */
import { listen } from '../core/listen';

/** Events of the DOM: Contact Form 7, Kadence, Fluent Forms. */
const NATIVE =
	'wpcf7mailsent kb-form-success kb-advanced-form-success fluentform_submission_success';

/** Events of jQuery: Elementor, WPForms, Gravity Forms, Ninja Forms, Fluent Forms, Formidable, Forminator. */
const JQUERY =
	'submit_success wpformsAjaxSubmitSuccess gform_confirmation_loaded nfFormSubmitResponse fluentform_submission_success frmFormComplete forminator:form:submit:success';

const POPUP = '.wp-block-vitrine-popup';

/** Ms in which a plugin may say the same twice. */
const TWICE = 500;

type Listener = ( form: Element, popup: Element | null ) => void;

interface JQuery {
	( target: Document ): {
		on: (
			names: string,
			run: ( event: { target: unknown }, ...data: unknown[] ) => void
		) => void;
	};
}

const listeners = new Set< Listener >();

/** The form that a visitor sent last, perhaps into a script; it may be gone when the answer comes. */
let last: Parameters< Listener > | undefined;

let hasBegun = false;

/** When each was told. */
const told = new WeakMap< Element, number >();

/**
 * Listens for forms that were sent.
 *
 * @param listener Gets the form, or what is known of it, and the popup that it is, or was, in.
 * @param signal   Ends it.
 */
export function onSent( listener: Listener, signal?: AbortSignal ): void {
	if ( ! hasBegun ) {
		hasBegun = true;
		begin();
	}
	listeners.add( listener );
	signal?.addEventListener( 'abort', () => listeners.delete( listener ) );
}

function begin(): void {
	listen( 'submit', ( { target } ) => {
		last = withPopup( target as Element );
	} );
	// After everybody else: nobody may have prevented it.
	window.addEventListener( 'submit', ( { target, defaultPrevented } ) => {
		const form = target as Element;
		if (
			! defaultPrevented &&
			form.getAttribute( 'method' )?.toLowerCase() !== 'dialog'
		) {
			tell( form );
		}
	} );
	listen( NATIVE, ( { target } ) => tell( target ) );
	( window as { jQuery?: JQuery } )
		.jQuery?.( document )
		.on( JQUERY, ( { target }, ...data ) => tell( target, data ) );
}

/**
 * Tells of a form, once.
 *
 * @param target Where the plugin says it was.
 * @param data   What else it says.
 */
function tell( target: unknown, data: unknown[] = [] ): void {
	// Gravity Forms and Ninja Forms tell the document, with the number of the form.
	const number = data.find( ( part ) => /^\d+$/.test( String( part ) ) );
	const element =
		target instanceof Element && target !== document.body
			? target
			: document.querySelector(
					`#gform_confirmation_wrapper_${ number },#gform_wrapper_${ number },#nf-form-${ number }-cont`
				);
	const found = element ? withPopup( element ) : last;
	const now = performance.now();
	if ( found && now - ( told.get( found[ 0 ] ) ?? -TWICE ) >= TWICE ) {
		told.set( found[ 0 ], now );
		listeners.forEach( ( listener ) => listener( ...found ) );
	}
}

const withPopup = ( form: Element ): Parameters< Listener > => [
	form,
	form.closest( POPUP ),
];
