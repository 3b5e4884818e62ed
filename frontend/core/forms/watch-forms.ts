/** Forms that were sent: by the browser, or by a plugin that says so. */
import { emit } from '@vitrine/frontend';
import { listen } from '../listen';
import { goToError } from './first-error';
import { onJQuery } from './jquery';
import { answersOf, DOM_EVENTS, isError, JQUERY_EVENTS } from './plugins';
import type { FormSource } from './plugins';

type Outcome = 'sent' | 'success' | 'error';

/** A form, or what is known of it, and the dialog that it is, or was, in. */
type Place = [ form: Element, dialog: Element | null ];

/** Ms in which a plugin may say the same twice. */
const TWICE = 500;

/** The form that a visitor sent last, perhaps into a script; it may be gone when the answer comes. */
let last: Place | undefined;

let hasBegun = false;

/** What was told of each, and when. */
const told = new WeakMap< Element, [ Outcome, number ] >();

/**
 * Says what becomes of forms from now on, and once what this page is the answer to: `vitrine:form:sent`, `success` and `error`.
 *
 * @param missed Events `submit` that have reached the window before.
 */
export function watchForms( missed: Event[] = [] ): void {
	if ( hasBegun ) {
		return;
	}
	hasBegun = true;
	watchBrowser();
	for ( const event of missed ) {
		last = placeOf( event.target as Element );
		onSubmit( event );
	}
	for ( const [ source, names ] of entries( DOM_EVENTS ) ) {
		names.forEach( ( events, isFailure ) =>
			listen( events, ( { target } ) =>
				tell( isFailure ? 'error' : 'success', source, target )
			)
		);
	}
	for ( const [ source, names ] of entries( JQUERY_EVENTS ) ) {
		names.forEach( ( events, isFailure ) =>
			onJQuery( events, ( { target }, ...data ) => {
				const element = elementOf( target, data );
				const failed = isError(
					source,
					Boolean( isFailure ),
					element,
					data
				);
				if ( failed !== undefined ) {
					tell( failed ? 'error' : 'success', source, element );
				}
			} )
		);
	}
	const [ visit ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	// Whoever reloads the page, or comes back to it, has sent nothing.
	if ( visit?.type === 'navigate' ) {
		const address = new URL( window.location.href );
		for ( const { form, source, isError: is } of answersOf(
			address,
			document.referrer
		) ) {
			tell( is ? 'error' : 'success', source, form );
		}
	}
}

const entries = ( names: typeof DOM_EVENTS ) =>
	Object.entries( names ) as [ FormSource, [ string, string ] ][];

function watchBrowser(): void {
	let pressed = false;
	listen( 'submit', ( { target } ) => {
		last = placeOf( target as Element );
	} );
	// After everybody else: nobody may have prevented it.
	window.addEventListener( 'submit', onSubmit );
	// Enter in a field presses the button, too.
	listen( 'click', ( { target } ) => {
		pressed = Boolean(
			( target as Element ).closest?.(
				'button:not([type=button]),[type=submit],[type=image]'
			)
		);
		setTimeout( () => ( pressed = false ) );
	} );
	// Scripts ask fields whether they are valid at other times.
	listen( 'invalid', ( { target } ) => {
		const { form } = target as HTMLInputElement;
		if ( pressed && form ) {
			tell( 'error', 'browser', form );
		}
	} );
}

/**
 * Tells of a form that the browser sends.
 *
 * @param event                  Has been everywhere.
 * @param event.target           The form.
 * @param event.defaultPrevented Whether a script has taken it.
 */
function onSubmit( { target, defaultPrevented }: Event ): void {
	const form = target as HTMLFormElement;
	if (
		! defaultPrevented &&
		form.getAttribute( 'method' )?.toLowerCase() !== 'dialog' &&
		// Gravity Forms sends into a frame, and says itself what became of it.
		! form.getAttribute( 'target' )?.startsWith( 'gform_ajax' )
	) {
		// Comment forms let empty fields pass, which WordPress refuses.
		const fails = form.id === 'commentform' && ! form.checkValidity();
		tell( fails ? 'error' : 'sent', 'browser', form );
	}
}

/**
 * Where a plugin says that it was.
 *
 * @param target What the event came from.
 * @param data   What else it says.
 */
function elementOf( target: unknown, data: unknown[] ): Element | null {
	if ( target instanceof Element && target !== document.body ) {
		return target;
	}
	// Gravity Forms and Ninja Forms tell the document, with the number of the form.
	const number = data.find( ( part ) => /^\d+$/.test( String( part ) ) );
	return document.querySelector(
		`#gform_confirmation_wrapper_${ number },#gform_wrapper_${ number },#nf-form-${ number }-cont`
	);
}

/**
 * Tells of a form, once.
 *
 * @param outcome What became of it.
 * @param source  Whose form it is.
 * @param target  Where that was; without a place it is the form that was sent last.
 */
function tell(
	outcome: Outcome,
	source: FormSource,
	target: EventTarget | null
): void {
	const element = elementOf( target, [] );
	const place = element ? placeOf( element ) : last;
	const now = performance.now();
	const [ before, time ] = ( place && told.get( place[ 0 ] ) ) ?? [];
	if ( ! place || ( before === outcome && now - time! < TWICE ) ) {
		return;
	}
	const [ form, dialog ] = place;
	told.set( form, [ outcome, now ] );
	const goesOn = emit(
		[ form, dialog, document ].find( ( node ) => node?.isConnected )!,
		`vitrine:form:${ outcome }`,
		{ form, dialog, source }
	);
	// The browser leads to fields that it refuses; plugins mark theirs after they have told.
	if ( outcome === 'error' && goesOn && source !== 'browser' ) {
		requestAnimationFrame( () => goToError( form ) );
	}
}

const placeOf = ( form: Element ): Place => [ form, form.closest( 'dialog' ) ];
