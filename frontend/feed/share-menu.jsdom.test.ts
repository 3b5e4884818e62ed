import { beforeEach, expect, it } from 'vitest';
import { attachShareMenu } from './share-menu';

let menu: HTMLDetailsElement;

beforeEach( () => {
	document.body.innerHTML =
		'<button>Else</button><details><summary tabindex="0">Share</summary><a href="#">X</a></details>';
	menu = document.querySelector( 'details' )!;
	attachShareMenu( menu );
} );

const opened = async () => {
	menu.open = true;
	await new Promise( ( resolve ) => {
		setTimeout( resolve );
	} );
	menu.querySelector( 'a' )!.focus();
	expect( menu.open ).toBe( true );
};

it( 'closes by Escape, and the focus goes back to what opened it', async () => {
	await opened();
	menu.querySelector( 'a' )!.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
	);
	expect( menu.open ).toBe( false );
	expect( menu.ownerDocument.activeElement ).toBe(
		menu.querySelector( 'summary' )
	);
} );

it( 'closes when the focus goes elsewhere', async () => {
	await opened();
	document.querySelector( 'button' )!.focus();
	expect( menu.open ).toBe( false );
} );
