/** Never while a field is being typed in; where the focus returns to. */
import { beforeEach, expect, test } from 'vitest';
import { giveBack, isField } from './focus';

beforeEach( () => {
	document.body.innerHTML = '';
} );

const element = ( html: string ) => {
	document.body.innerHTML = html;
	return document.body.firstElementChild!;
};

test.each( [
	'<input>',
	'<input type="email">',
	'<input type="date">',
	'<textarea></textarea>',
	'<select></select>',
	'<iframe></iframe>',
	'<div role="textbox"></div>',
	'<div role="combobox"></div>',
] )( 'typed in: %s', ( html ) => {
	expect( isField( element( html ) ) ).toBe( true );
} );

test.each( [
	'<input type="checkbox">',
	'<input type="submit">',
	'<input type="file">',
	'<button></button>',
	'<a href="/">Link</a>',
	'<div tabindex="0"></div>',
] )( 'not typed in: %s', ( html ) => {
	expect( isField( element( html ) ) ).toBe( false );
} );

test( 'nothing, and what is in the shadow', () => {
	expect( isField( null ) ).toBe( false );
	const host = element( '<div></div>' );
	const root = host.attachShadow( { mode: 'open' } );
	root.innerHTML = '<input>';
	expect( isField( host ) ).toBe( false );
	root.querySelector( 'input' )!.focus();
	expect( isField( document.activeElement ) ).toBe( true );
} );

test( 'the focus returns to who had it, to the main part when that is gone, and nowhere when nobody had it', () => {
	document.body.innerHTML =
		'<main><h1>Title</h1><button id="opener">Open</button></main>';
	const opener = document.getElementById( 'opener' )!;
	giveBack( opener );
	expect( document.activeElement ).toBe( opener );
	opener.blur();
	giveBack( document.body );
	giveBack( null );
	expect( document.activeElement ).toBe( document.body );
	opener.remove();
	giveBack( opener );
	const main = document.querySelector( 'main' )!;
	expect( document.activeElement ).toBe( main );
	main.blur();
	expect( main.hasAttribute( 'tabindex' ), 'as it was' ).toBe( false );
} );
