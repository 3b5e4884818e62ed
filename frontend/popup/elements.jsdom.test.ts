/** Docs/popup.md: what script needs is the data of the module, and nothing else makes a dialog a popup. */
import { beforeEach, expect, test } from 'vitest';
import { dialogOf, isModalKind, readData } from './elements';

const popup = {
	id: 12,
	element: 'popup-12',
	kind: 'modal',
	settings: {},
	armed: true,
} as const;

const print = ( data: unknown ) => {
	document.body.innerHTML = `<script type="application/json" id="wp-script-module-data-@vitrine/popup">${
		typeof data === 'string' ? data : JSON.stringify( data )
	}</script>`;
};

beforeEach( () => {
	document.body.innerHTML = '';
} );

test.each( [ '', '{', 'null', '[]', '{}', '{"popups":{}}', '{"popups":7}' ] )(
	'no popups: %s',
	( text ) => {
		print( text );
		expect( readData() ).toBeNull();
	}
);

test( 'a page without the data has none', () => {
	expect( readData() ).toBeNull();
} );

test( 'what is no popup is left out, the others stay', () => {
	print( {
		popups: [
			null,
			'popup-12',
			{ ...popup, id: null },
			{ ...popup, element: 12 },
			{ ...popup, kind: 'toast' },
			{ ...popup, settings: null },
			popup,
			{ ...popup, id: 'letter', element: 'letter', kind: 'bar' },
		],
		consent: false,
	} );
	const data = readData();
	expect( data?.popups.map( ( { id } ) => id ) ).toEqual( [ 12, 'letter' ] );
	expect( data?.consent ).toBe( false );
	expect( data?.engines ).toEqual( [] );
} );

test( 'only a dialog is one, and the one that is there now', () => {
	document.body.innerHTML = '<div id="popup-12"></div>';
	expect( dialogOf( popup ) ).toBeUndefined();
	document.body.innerHTML = '<dialog id="popup-12"></dialog>';
	expect( dialogOf( popup ) ).toBe( document.body.firstChild );
} );

test( 'two kinds are modal', () => {
	expect(
		( [ 'modal', 'slide-in', 'bar', 'full-screen' ] as const ).map(
			( kind ) => isModalKind( { ...popup, kind } )
		)
	).toEqual( [ true, false, false, true ] );
} );
