/** Forms that were sent: by the browser, or by a plugin that says so. */
import { emit } from '@vitrine/frontend';
import type { VitrineEvents } from '@vitrine/frontend';
import { listen } from '../listen';
import { goToError } from './first-error';
import { onJQuery } from './jquery';
import {
	answersOf,
	DOM_EVENTS,
	isError,
	JQUERY_EVENTS,
	refusedComments,
	SIGNED_UP,
} from './plugins';
import type { Answer, FormSource } from './plugins';

type Outcome = 'sent' | 'success' | 'error';

/** A form, or what is known of it, and the dialog that it is, or was, in. */
type Place = [ form: Element, dialog: Element | null ];

/** What was told of a form. */
export interface Told {
	type: `vitrine:form:${ Outcome }`;
	detail: VitrineEvents[ 'vitrine:form:success' ];
}

/** Ms in which a plugin may say the same twice. */
const TWICE = 500;

/** The form that a visitor sent last, perhaps into a script; it may be gone when the answer comes. */
let last: Place | undefined;

let hasBegun = false;

/** What this page is the answer to, for those who ask later. */
const answers: Told[] = [];

/** What was told of each, and when. */
const times = new WeakMap< Element, [ Outcome, number ] >();

/**
 * Says what becomes of forms from now on, and once what this page is the answer to: `vitrine:form:sent`, `success` and `error`.
 *
 * @param missed Events `submit` that have reached the window before.
 * @return What this page is the answer to, where that was told before to somebody else.
 */
export function watchForms( missed: Event[] = [] ): readonly Told[] {
	if ( hasBegun ) {
		return answers;
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
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			refusedComments().forEach( tellAnswer );
		}
	} );
	const [ visit ] = performance.getEntriesByType(
		'navigation'
	) as PerformanceNavigationTiming[];
	// Whoever reloads the page has sent nothing, nor has who comes back to it, unless from where comments are refused.
	if ( visit?.type === 'navigate' ) {
		const address = new URL( window.location.href );
		answersOf( address, document.referrer ).forEach( tellAnswer );
		if ( address.searchParams.has( SIGNED_UP ) ) {
			// Whoever keeps or passes on the address has sent nothing.
			address.searchParams.delete( SIGNED_UP );
			window.history.replaceState( window.history.state, '', address );
		}
	} else if ( visit?.type === 'back_forward' ) {
		refusedComments().forEach( tellAnswer );
	}
	return [];
}

const tellAnswer = ( { form, source, isError: is }: Answer ): void => {
	const told = tell( is ? 'error' : 'success', source, form );
	if ( told ) {
		answers.push( told );
	}
};

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
 * @return What was told; undefined = it was told before.
 */
function tell(
	outcome: Outcome,
	source: FormSource,
	target: EventTarget | null
): Told | undefined {
	const element = elementOf( target, [] );
	const place = element ? placeOf( element ) : last;
	const now = performance.now();
	const [ before, time ] = ( place && times.get( place[ 0 ] ) ) ?? [];
	if ( ! place || ( before === outcome && now - time! < TWICE ) ) {
		return undefined;
	}
	const [ form, dialog ] = place;
	times.set( form, [ outcome, now ] );
	const type: Told[ 'type' ] = `vitrine:form:${ outcome }`;
	const detail = { form, dialog, source };
	const goesOn = emit(
		[ form, dialog, document ].find( ( node ) => node?.isConnected )!,
		type,
		detail
	);
	// The browser leads to fields that it refuses; plugins mark theirs after they have told.
	if ( outcome === 'error' && goesOn && source !== 'browser' ) {
		requestAnimationFrame( () => goToError( form ) );
	}
	return { type, detail };
}

const placeOf = ( form: Element ): Place => [ form, form.closest( 'dialog' ) ];
