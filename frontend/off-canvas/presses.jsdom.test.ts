import { beforeEach, expect, test } from 'vitest';
import { panelOf, pressed } from './presses';

const DATA = '<script type="application/json" data-vitrine="">{}</script>';

const panel = ( id: string, inside = '' ) =>
	`<dialog class="wp-block-vitrine-off-canvas" id="${ id }">${ DATA }${ inside }</dialog>`;

beforeEach( () => {
	document.body.innerHTML = `
		${ panel( 'menu', '<button id="inside" data-vitrine-popup="close">Done</button>' ) }
		${ panel( '6d5ae1c' ) }${ panel( 'menü' ) }
		<dialog class="wp-block-vitrine-off-canvas" id="forged"><p>No data</p></dialog>`;
} );

const press = ( html: string ) => {
	document.body.insertAdjacentHTML( 'beforeend', html );
	const [ found, action ] = pressed( document.body.lastElementChild! ) ?? [];
	return found && `${ action } ${ found.id }`;
};

test.each( [
	[ 'open menu', '<a href="#menu">Menu</a>' ],
	[ 'open menü', '<a href="#men%C3%BC">Menu</a>' ],
	[ 'open 6d5ae1c', '<a href="#off-canvas-6d5ae1c">Menu</a>' ],
	[
		'toggle menu',
		'<a href="/elsewhere/" data-vitrine-popup="toggle" data-vitrine-popup-id="menu">Menu</a>',
	],
	[
		'close menu',
		'<button data-vitrine-popup="dismiss" data-vitrine-popup-id="menu">Close</button>',
	],
	[
		'open menu',
		'<button command="show-modal" commandfor="menu">Menu</button>',
	],
	[
		'close menu',
		'<button command="close" commandfor="menu">Close</button>',
	],
] )( '%s: %s', ( expected, html ) => {
	expect( press( html ) ).toBe( expected );
} );

test.each( [
	'<a href="#end">End</a>',
	'<a href="/elsewhere/#menu">Another page</a>',
	'<a href="#forged">No panel of ours</a>',
	'<a href="#%E0%A4%A">Broken</a>',
	'<button data-vitrine-popup="eval" data-vitrine-popup-id="menu">Unknown</button>',
	'<button command="--own" commandfor="menu">Of a script</button>',
	'<button data-vitrine-popup="close">In no panel</button>',
	'<p>Words</p>',
] )( 'nothing: %s', ( html ) => {
	expect( press( html ) ).toBeUndefined();
} );

test( 'a control without an id means the panel that it is in', () => {
	const inside = document.getElementById( 'inside' )!;
	expect( pressed( inside )?.[ 0 ].id ).toBe( 'menu' );
} );

test.each( [ undefined, null, '', 5, 'constructor' ] )(
	'%j names no panel',
	( id ) => {
		expect( panelOf( id ) ).toBeUndefined();
	}
);
