import { expect, test } from 'vitest';
import { readData } from './data';

const script = ( json: string, owner = 'g' ) =>
	`<script type="application/json" data-vitrine="${ owner }">${ json }</script>`;

/**
 * What is read of the last element with a class.
 *
 * @param html The page.
 */
const read = ( html: string ) => {
	document.body.innerHTML = html;
	const blocks = document.querySelectorAll< HTMLElement >( '.block' );
	return [ ...blocks ].map( readData );
};

test.each( [
	[
		'with an id',
		`<div class="block" id="g">${ script( '{"a":1}' ) }</div>`,
	],
	[
		'without one',
		`<div class="block">${ script( '{"a":1}', '' ) }<p></p></div>`,
	],
	[
		'whose id somebody else has added',
		`<div class="block" id="x">${ script( '{"a":1}', '' ) }</div>`,
	],
] )( 'a block %s has data', ( _, html ) => {
	expect( read( html ) ).toEqual( [ { a: 1 } ] );
} );

test.each( [
	[
		'data-* of an author',
		`<div class="block" id="g" data-vitrine='{"a":1}'></div>`,
	],
	[
		'an element of an author',
		'<div class="block" id="g"><div type="application/json" data-vitrine="g">{"a":1}</div></div>',
	],
	[
		'a script of another block',
		`<div class="block" id="x">${ script( '{"a":1}' ) }</div>`,
	],
	[
		'a script of somebody else',
		'<div class="block" id="g"><script type="application/json">{"a":1}</script></div>',
	],
	[
		'a script that would run',
		'<div class="block" id="g"><script data-vitrine="g">1</script></div>',
	],
	[ 'broken data', `<div class="block" id="g">${ script( '{' ) }</div>` ],
] )( '%s is not believed', ( _, html ) => {
	expect( read( html ) ).toEqual( [ undefined ] );
} );

test( 'what somebody writes around a block, with its class and its id, learns nothing', () => {
	expect(
		read(
			`<div class="block" id="g"><div class="block" id="g">${ script( '{"a":1}' ) }</div>`
		)
	).toEqual( [ undefined, { a: 1 } ] );
} );
