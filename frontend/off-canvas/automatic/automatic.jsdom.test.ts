/** Panels that wait for forms and carts. What opens them is asked by an event, which stands here for an open panel. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emit } from '@vitrine/frontend';

const panel = ( id: string, data: object, inside = '' ) =>
	`<dialog class="wp-block-vitrine-off-canvas" id="${ id }"><script type="application/json" data-vitrine="${ id }">${ JSON.stringify( data ) }</script>${ inside }</dialog>`;

/** Ids of the panels and of what gets the focus back. */
let asked: [ panel: string, opener: string | undefined ][];

const element = ( id: string ) => document.getElementById( id )!;

beforeAll( async () => {
	window.HTMLDialogElement.prototype.showModal ??= () => undefined;
	window.HTMLDialogElement.prototype.close ??= () => undefined;
	await import( '@vitrine/off-canvas-automatic' );
	document.addEventListener( 'vitrine:off-canvas:open', ( event ) => {
		const { id, opener } = ( event as CustomEvent ).detail;
		asked.push( [ id, opener?.id ] );
	} );
} );

beforeEach( () => {
	asked = [];
	document.body.innerHTML =
		'<form id="contact"><button id="send">Send</button></form><p id="comment-1"></p>' +
		panel( 'plain', {}, '<form id="newsletter"></form>' ) +
		panel( 'thanks', { after: [ 'form' ] }, '<form id="boxed"></form>' ) +
		panel(
			'cart',
			{ after: [ 'cart', 'form' ] },
			'<button id="more">Add</button><form id="coupon"></form>'
		);
} );

const told = (
	name: 'sent' | 'success' | 'error',
	id: string,
	source = 'core'
) => {
	const form = element( id );
	emit( form, `vitrine:form:${ name }`, {
		form,
		dialog: form.closest( 'dialog' ),
		source,
	} );
};

test( 'the first one opens after a form, and gives the focus back to what had it', () => {
	element( 'send' ).focus();
	told( 'success', 'contact' );
	element( 'send' ).blur();
	told( 'success', 'newsletter' );
	expect( asked ).toEqual( [
		[ 'thanks', 'send' ],
		[ 'thanks', 'newsletter' ],
	] );
} );

test( 'nothing opens for what is only on its way, or refused', () => {
	told( 'sent', 'contact' );
	told( 'error', 'contact' );
	expect( asked ).toEqual( [] );
} );

test( 'a form in a panel opens that one where the page is the answer, and not where it was open', () => {
	told( 'success', 'coupon' );
	told( 'error', 'coupon' );
	element( 'cart' ).classList.add( 'is-ready' );
	told( 'success', 'coupon' );
	told( 'error', 'coupon' );
	expect( asked ).toEqual( [
		[ 'cart', 'coupon' ],
		[ 'cart', 'coupon' ],
	] );
} );

test( 'the cart opens its own, unless the product was added there', () => {
	emit( document.body, 'vitrine:cart:added', { control: element( 'send' ) } );
	emit( document.body, 'vitrine:cart:added', { control: null } );
	element( 'cart' ).classList.add( 'is-ready' );
	emit( document.body, 'vitrine:cart:added', { control: element( 'more' ) } );
	expect( asked ).toEqual( [
		[ 'cart', 'send' ],
		[ 'cart', undefined ],
	] );
} );
