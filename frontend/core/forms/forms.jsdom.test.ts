/** Forms and carts of plugins, which stand here with the markup and the events that they document. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answersOf, refusedComments } from './plugins';

type Run = ( event: { target: unknown }, ...data: unknown[] ) => void;

const heard: Record< string, Run[] > = {};
const jquery = ( name: string, target: unknown, ...data: unknown[] ) =>
	heard[ name ]!.forEach( ( run ) => run( { target }, ...data ) );

const element = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;

const dom = ( name: string, selector: string ) =>
	element( selector ).dispatchEvent( new Event( name, { bubbles: true } ) );

/** Name, id of the form, id of the dialog, source. */
let told: unknown[][];

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
	const { watchCart, watchForms } = await import( '@vitrine/forms' );
	watchForms();
	watchForms();
	watchCart();
	watchCart();
	for ( const outcome of [ 'sent', 'success', 'error' ] ) {
		document.addEventListener( `vitrine:form:${ outcome }`, ( event ) => {
			const { form, dialog, source } = ( event as CustomEvent ).detail;
			told.push( [ outcome, form.id, dialog?.id, source ] );
			event.preventDefault();
		} );
	}
} );

beforeEach( () => {
	told = [];
	document.body.innerHTML =
		'<form id="page"></form>' +
		'<dialog id="box"><form id="boxed"></form></dialog>' +
		'<div class="wpcf7" id="cf7"><form></form></div>' +
		'<div id="gform_wrapper_3"><form id="gform_3" target="gform_ajax_frame_3"></form></div>' +
		'<div id="gform_wrapper_4" class="gform_validation_error"></div>' +
		'<div id="nf-form-5-cont"></div>' +
		'<form id="commentform"><input id="author" required></form>' +
		'<form id="checked"><input id="field" required><button id="send">Send</button></form>';
} );

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

test.each( [
	[ '#page', false, [ [ 'sent', 'page', undefined, 'browser' ] ] ],
	[ '#boxed', false, [ [ 'sent', 'boxed', 'box', 'browser' ] ] ],
	[ '#page', true, [] ],
	// It goes into a frame of the page.
	[ '#gform_3', false, [] ],
	// WordPress refuses comments without a name.
	[
		'#commentform',
		false,
		[ [ 'error', 'commentform', undefined, 'browser' ] ],
	],
] )(
	'the browser sends %s, prevented: %s',
	( selector, prevented, expected ) => {
		submit( selector, prevented );
		expect( told ).toEqual( expected );
	}
);

test( 'a field that the browser refuses, when somebody sends the form', () => {
	( element( '#field' ) as HTMLInputElement ).checkValidity();
	expect( told ).toEqual( [] );
	element( '#send' ).click();
	expect( told ).toEqual( [ [ 'error', 'checked', undefined, 'browser' ] ] );
} );

test.each( [
	[ 'wpcf7mailsent', '#cf7', 'success', 'contact-form-7' ],
	[ 'wpcf7invalid', '#cf7', 'error', 'contact-form-7' ],
	[ 'wpcf7unaccepted', '#cf7', 'error', 'contact-form-7' ],
	[ 'wpcf7spam', '#cf7', 'error', 'contact-form-7' ],
	[ 'wpcf7mailfailed', '#cf7', 'error', 'contact-form-7' ],
	[ 'fluentform_submission_success', '#page', 'success', 'fluent-forms' ],
	[ 'fluentform_submission_failed', '#page', 'error', 'fluent-forms' ],
	[ 'kb-form-success', '#page', 'success', 'kadence' ],
	[ 'kb-advanced-form-success', '#page', 'success', 'kadence' ],
] )( '%s', ( name, selector, outcome, source ) => {
	dom( name, selector );
	dom( name, selector );
	expect( told ).toEqual( [
		[ outcome, selector.slice( 1 ), undefined, source ],
	] );
} );

test.each( [
	[ 'submit_success', '#page', [], 'success', 'page', 'elementor' ],
	[ 'error', '#page', [], 'error', 'page', 'elementor' ],
	[ 'wpformsAjaxSubmitSuccess', '#page', [], 'success', 'page', 'wpforms' ],
	[ 'wpformsAjaxSubmitFailed', '#page', [], 'error', 'page', 'wpforms' ],
	[ 'wpformsAjaxSubmitError', '#page', [], 'error', 'page', 'wpforms' ],
	[
		'gform_confirmation_loaded',
		'',
		[ 3 ],
		'success',
		'gform_wrapper_3',
		'gravity-forms',
	],
	[
		'gform_post_render',
		'',
		[ 4, 1 ],
		'error',
		'gform_wrapper_4',
		'gravity-forms',
	],
	[
		'nfFormSubmitResponse',
		'',
		[ { errors: [] }, '5' ],
		'success',
		'nf-form-5-cont',
		'ninja-forms',
	],
	[
		'nfFormSubmitResponse',
		'',
		[ { errors: { fields: { 1: 'No' } } }, '5' ],
		'error',
		'nf-form-5-cont',
		'ninja-forms',
	],
	[ 'frmFormComplete', '#page', [], 'success', 'page', 'formidable' ],
	[ 'frmFormErrors', '#page', [], 'error', 'page', 'formidable' ],
	[
		'forminator:form:submit:success',
		'#page',
		[],
		'success',
		'page',
		'forminator',
	],
	[
		'forminator:form:submit:failed',
		'#page',
		[],
		'error',
		'page',
		'forminator',
	],
] )(
	'by jQuery: %s from "%s" with %j',
	( name, selector, data, ...expected ) => {
		jquery( name, selector ? element( selector ) : document, ...data );
		const [ outcome, form, source ] = expected;
		expect( told ).toEqual( [ [ outcome, form, undefined, source ] ] );
	}
);

test( 'a form that is shown, and a picture that is not, are no errors', () => {
	jquery( 'gform_post_render', document, 3, 1 );
	jquery( 'error', element( '#cf7' ) );
	expect( told ).toEqual( [] );
} );

test( 'an answer that names no form is about the one sent last, which may be gone', () => {
	submit( '#boxed', true );
	element( '#boxed' ).remove();
	document.body.dispatchEvent( new CustomEvent( 'kb-form-success' ) );
	expect( told ).toEqual( [ [ 'success', 'boxed', 'box', 'kadence' ] ] );
} );

test( 'a product that WooCommerce tells of twice', () => {
	const added = vi.fn();
	document.addEventListener( 'vitrine:cart:added', ( event ) =>
		added( ( event as CustomEvent ).detail.control )
	);
	const button = element( '#send' );
	jquery( 'added_to_cart', document.body, {}, 'hash', [ button ] );
	document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
	expect( added.mock.calls ).toEqual( [ [ button ] ] );
} );

test.each( [
	[ '#comment-12', 'https://example.org/post/', [ 'comments' ] ],
	[
		'?unapproved=12&moderation-hash=0a#comment-12',
		'https://example.org/post/?replytocom=3#respond',
		[ 'comments' ],
	],
	[ '?p=1#comment-12', 'https://example.org/post/?p=2', [] ],
	[ '#comment-12', 'https://example.org/', [] ],
	[ '#comments', 'https://example.org/post/', [] ],
	[ '?wp-form-result=error', 'https://example.org/post/', [ 'core' ] ],
	[ '?wp-form-result=success', '', [ 'core' ] ],
	[ '?vitrine-signed-up=b:sent', 'https://example.org/post/', [ 'vitrine' ] ],
	[
		'?vitrine-signed-up=b:sent',
		'https://example.org/post/?vitrine-signed-up=b:again',
		[ 'vitrine' ],
	],
	[ '?vitrine-signed-up=c:sent', 'https://example.org/post/', [] ],
	[ '?vitrine-signed-up=b:sent', 'https://evil.example/', [] ],
	[ '?vitrine-signed-up=b:sent', '', [] ],
] )( 'what a page at %s says, after %s', ( end, referrer, expected ) => {
	document.body.innerHTML =
		'<form id="commentform"></form><form class="wp-block-form"></form><form id="b" class="wp-block-vitrine-sign-up__form"></form>';
	expect(
		answersOf(
			new URL( `https://example.org/post/${ end }` ),
			referrer
		).map( ( { source } ) => source )
	).toEqual( expected );
} );

test( 'pages that Gravity Forms and WPForms make of what was sent', () => {
	document.body.innerHTML =
		'<div class="gform_confirmation_wrapper"></div><div class="wpforms-error-container"></div>';
	const address = new URL( 'https://example.org/contact/' );
	expect(
		answersOf( address, address.href ).map( ( { source, isError } ) => [
			source,
			isError,
		] )
	).toEqual( [
		[ 'gravity-forms', false ],
		[ 'wpforms', true ],
	] );
	expect( answersOf( address, '' ) ).toEqual( [] );
} );

test.each( [
	[ 'https://example.org/wp-comments-post.php', 1 ],
	// WordPress leads on from there to a comment that it has taken.
	[ 'https://example.org/post/#comment-12', 0 ],
	[ null, 0 ],
] )( 'who comes back from %s was refused: %i', ( url, count ) => {
	document.body.innerHTML =
		'<form id="commentform" action="https://example.org/wp-comments-post.php"><input name="action"></form>';
	Object.assign( window, {
		navigation: {
			currentEntry: { index: 1 },
			entries: () => [ {}, {}, ...( url ? [ { url } ] : [] ) ],
		},
	} );
	expect( refusedComments() ).toHaveLength( count );
	Reflect.deleteProperty( window, 'navigation' );
	expect( refusedComments() ).toEqual( [] );
} );
