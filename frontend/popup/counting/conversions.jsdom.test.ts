/** Conversions from any form. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { on } from '@vitrine/frontend';
import { watchForms } from '../forms';
import type { PopupConfig } from '../../render/popup/types';

type Run = ( event: { target: unknown }, ...data: unknown[] ) => void;

/** What plugins tell by jQuery reaches only who listens by it. */
const heard: Record< string, Run[] > = {};
const jquery = ( name: string, target: unknown, ...data: unknown[] ) =>
	heard[ name ]!.forEach( ( run ) => run( { target }, ...data ) );
let open: ( id: number ) => void = () => {};

const found = vi.fn();

const popup = ( id: number ): PopupConfig => ( {
	id,
	element: `popup-${ id }`,
	kind: 'modal',
	settings: {},
	armed: true,
} );

const element = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;

const submit = ( selector: string, isPrevented = false ) => {
	element( selector ).addEventListener(
		'submit',
		( event ) => isPrevented && event.preventDefault(),
		{ once: true }
	);
	element( selector ).dispatchEvent(
		new Event( 'submit', { bubbles: true, cancelable: true } )
	);
};

beforeAll( async () => {
	Object.assign( window, {
		jQuery: () => ( {
			on: ( names: string, run: Run ) =>
				names
					.split( ' ' )
					.forEach( ( name ) =>
						( heard[ name ] ??= [] ).push( run )
					),
		} ),
	} );
	const { watchConversions } = await import( './conversions' );
	open = ( id ) =>
		watchConversions( popup( id ), element( `#popup-${ id }` ) );
	on( 'vitrine:popup:conversion', ( { id } ) => found( id ) );
} );

beforeEach( async () => {
	found.mockClear();
	const dialog = ( id: string, html: string ) =>
		`<dialog class="wp-block-vitrine-popup" id="${ id }">${ html }</dialog>`;
	document.body.innerHTML =
		dialog(
			'popup-7',
			'<form id="own"><b data-vitrine-goal id="goal-form">Send</b></form><form id="closing" method="DIALOG"></form><a data-vitrine-goal><i id="goal">Buy</i></a><a id="plain">Read</a>'
		) +
		dialog(
			'popup-8',
			'<div class="wpcf7" id="cf7"><form></form></div><div id="gform_wrapper_3"><form id="gform_3"></form></div><div id="nf-form-5-cont"></div>'
		) +
		dialog(
			'foreign',
			'<form id="alien"></form><a data-vitrine-goal id="goal-alien">Alien</a>'
		) +
		'<form id="page"></form>' +
		'<a data-vitrine-goal id="goal-page">Page</a>';
	open( 7 );
	open( 8 );
	await watchForms();
} );

test.each( [
	[ '#own', false, [ [ 7 ] ] ],
	[ '#own', true, [] ],
	[ '#closing', false, [] ],
	[ '#page', false, [] ],
	[ '#alien', false, [] ],
] )(
	'a form %s that the browser sends, prevented: %s',
	( selector, prevented, expected ) => {
		submit( selector, prevented );
		expect( found.mock.calls ).toEqual( expected );
	}
);

test.each( [
	[ '#goal', [ [ 7 ] ] ],
	[ '#plain', [] ],
	// The form counts when it is sent.
	[ '#goal-form', [] ],
	[ '#goal-page', [] ],
	[ '#goal-alien', [] ],
] )( 'a press on %s, twice', ( selector, expected ) => {
	element( selector ).click();
	element( selector ).click();
	expect( found.mock.calls ).toEqual( expected );
} );

test( 'a click on the document itself, as scripts make, is no goal and no error', () => {
	const failed = vi.fn( ( event: ErrorEvent ) => event.preventDefault() );
	window.addEventListener( 'error', failed );
	document.dispatchEvent( new MouseEvent( 'click' ) );
	window.removeEventListener( 'error', failed );
	expect( failed ).not.toHaveBeenCalled();
	expect( found ).not.toHaveBeenCalled();
} );

test( 'a goal counts again when the popup has opened again', () => {
	element( '#goal' ).click();
	open( 7 );
	element( '#goal' ).click();
	expect( found.mock.calls ).toEqual( [ [ 7 ], [ 7 ] ] );
} );

test( 'a goal that closes the popup counts all the same', () => {
	document.addEventListener( 'click', () => element( '#popup-7' ).remove(), {
		capture: true,
		once: true,
	} );
	element( '#goal' ).click();
	expect( found.mock.calls ).toEqual( [ [ 7 ] ] );
} );

test( 'Contact Form 7, and Fluent Forms that says it twice', () => {
	element( '#cf7' ).dispatchEvent(
		new CustomEvent( 'wpcf7mailsent', { bubbles: true } )
	);
	element( '#own' ).dispatchEvent(
		new CustomEvent( 'fluentform_submission_success', { bubbles: true } )
	);
	jquery( 'fluentform_submission_success', element( '#own' ), {
		form: [ element( '#own' ) ],
	} );
	expect( found.mock.calls ).toEqual( [ [ 8 ], [ 7 ] ] );
} );

test( 'Kadence tells the body alone: the form is the one sent last', () => {
	submit( '#own', true );
	document.body.dispatchEvent(
		new CustomEvent( 'kb-form-success', { detail: '1' } )
	);
	expect( found.mock.calls ).toEqual( [ [ 7 ] ] );
} );

test.each( [
	[ 'wpformsAjaxSubmitSuccess', '#own', [], 7 ],
	[ 'gform_confirmation_loaded', '', [ 3 ], 8 ],
	[ 'nfFormSubmitResponse', '', [ {}, '5' ], 8 ],
] )( 'a plugin tells by jQuery: %s', ( name, selector, data, id ) => {
	jquery( name, selector ? element( selector ) : document, ...data );
	expect( found.mock.calls ).toEqual( [ [ id ] ] );
} );

test( 'a form with errors is no conversion', () => {
	jquery( 'wpformsAjaxSubmitFailed', element( '#own' ) );
	jquery( 'nfFormSubmitResponse', document, { errors: { form: {} } }, '5' );
	expect( found ).not.toHaveBeenCalled();
} );

test( 'a form that is gone when the answer comes', () => {
	submit( '#gform_3', true );
	element( '#gform_wrapper_3' ).remove();
	jquery( 'gform_confirmation_loaded', document, 3 );
	expect( found.mock.calls ).toEqual( [ [ 8 ] ] );
} );
