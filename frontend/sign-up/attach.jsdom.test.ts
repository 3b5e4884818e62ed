/** What a form does with the answers that it gets. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSignUp } from './attach';

const DATA = {
	address: 'https://example.org/wp-json/vitrine/v1/sign-up',
	messages: { sent: 'Sent', again: 'Again', stale: 'Stale' },
	failed: 'Failed',
	sending: 'Sending',
};

const html = ( token: string ) =>
	`<form id="f" class="wp-block-vitrine-sign-up__form"><input name="form" value="${ token }"><input name="pace">
	<div class="wp-block-vitrine-sign-up__trap"><input name="vitrine-sign-up-extra" value="filled in"></div>
	<input type="email" name="email" required value="ada@example.org"><span id="f-email-error"></span>
	<button class="wp-block-vitrine-sign-up__button"></button><p class="wp-block-vitrine-sign-up__status"></p></form>`;

const form = () => document.querySelector( 'form' )!;
const status = () => document.querySelector( 'p' )!.textContent;
const answer = ( code: unknown, state = 200 ) =>
	new Response( JSON.stringify( { code } ), { status: state } );
const submit = () =>
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );

const asked = vi.fn< typeof fetch >();
const sentByBrowser = vi.fn();

beforeEach( () => {
	document.body.innerHTML = `<div>${ html( 'old' ) }</div>`;
	vi.stubGlobal( 'fetch', asked );
	form().submit = sentByBrowser;
	attachSignUp( document.querySelector( 'div' )!, DATA );
} );

afterEach( () => {
	vi.unstubAllGlobals();
	asked.mockReset();
	sentByBrowser.mockReset();
} );

test.each( [ 401, 403, 404 ] )(
	'where the API is shut (%i), the browser sends the form',
	async ( state ) => {
		asked.mockResolvedValueOnce( answer( 'rest_forbidden', state ) );
		submit();
		await vi.waitFor( () =>
			expect( sentByBrowser ).toHaveBeenCalledOnce()
		);
	}
);

test( 'an error is told, and nothing is sent again', async () => {
	asked.mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	submit();
	expect( status() ).toBe( 'Sending' );
	await vi.waitFor( () => expect( status() ).toBe( 'Failed' ) );
	asked.mockResolvedValueOnce( answer( 'internal', 500 ) );
	submit();
	await vi.waitFor( () => expect( asked ).toHaveBeenCalledTimes( 2 ) );
	await vi.waitFor( () => expect( status() ).toBe( 'Failed' ) );
	expect( sentByBrowser ).not.toHaveBeenCalled();
} );

test( 'whoever was too quick is not held up by a trap that was filled in', async () => {
	asked.mockResolvedValueOnce( answer( 'again' ) );
	submit();
	await vi.waitFor( () => expect( status() ).toBe( 'Again' ) );
	expect( new FormData( form() ).get( 'vitrine-sign-up-extra' ) ).toBe( '' );
} );

test( 'a form of an old page gets a token of now, once', async () => {
	asked
		.mockResolvedValueOnce( answer( 'stale' ) )
		.mockResolvedValueOnce( new Response( html( 'new' ) ) )
		.mockResolvedValueOnce( answer( 'stale' ) );
	submit();
	await vi.waitFor( () => expect( status() ).toBe( 'Stale' ) );
	expect( asked ).toHaveBeenCalledTimes( 3 );
	const body = asked.mock.calls[ 2 ]![ 1 ]!.body as FormData;
	expect( body.get( 'form' ) ).toBe( 'new' );
} );

test( 'a field that is wrong is told at once', () => {
	document.querySelector< HTMLInputElement >( '[type=email]' )!.value =
		'ada@';
	submit();
	expect( asked ).not.toHaveBeenCalled();
	expect( document.activeElement ).toBe(
		document.querySelector( '[type=email]' )
	);
} );
