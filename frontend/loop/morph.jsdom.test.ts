import { beforeEach, expect, test } from 'vitest';
import { morph } from './morph';

let root: HTMLElement;

const element = ( html: string ): HTMLElement => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return template.content.firstElementChild as HTMLElement;
};

/** Changes what is there, and gives what was added. */
function change( html: string ): Element[] {
	const added: Element[] = [];
	morph( root, element( `<div>${ html }</div>` ), added );
	expect( root.innerHTML ).toBe( html );
	return added;
}

beforeEach( () => {
	root = element( '<div></div>' );
	document.body.replaceChildren( root );
} );

const item = ( value: string, more = '' ) =>
	`<li data-value="${ value }"><a href="/${ value }"${ more }>${ value }</a></li>`;

test( 'an option keeps its element and the focus, wherever it stands', () => {
	change( item( 'red' ) + item( 'green' ) + item( 'blue' ) );
	const blue = root.querySelector< HTMLElement >( '[href="/blue"]' )!;
	blue.focus();
	change( item( 'blue', ' aria-current="true"' ) );
	expect( document.activeElement ).toBe( blue );
	const added = change(
		item( 'black' ) + item( 'red' ) + item( 'blue' ) + item( 'white' )
	);
	expect( document.activeElement ).toBe( blue );
	expect( added.map( ( { textContent } ) => textContent ) ).toEqual( [
		'black',
		'red',
		'white',
	] );
} );

test( 'a post keeps its pictures, another one gets its own', () => {
	const post = ( id: number ) =>
		`<li class="wp-block-post post-${ id } type-post"><img src="/${ id }.jpg"></li>`;
	change( post( 1 ) + post( 2 ) + post( 3 ) );
	const second = root.children[ 1 ]!.firstChild;
	const added = change( post( 2 ) + post( 4 ) );
	expect( root.children[ 0 ]!.firstChild ).toBe( second );
	expect( added ).toEqual( [ root.children[ 1 ] ] );
} );

test( 'fields say what is wanted, but nobody who writes is interrupted', () => {
	const fields = ( words: string, checked: string ) =>
		`<input type="search" value="${ words }"><input type="checkbox"${ checked }><select><option value="1">1</option><option value="2"${ checked && ' selected=""' }>2</option></select>`;
	change( fields( '', '' ) );
	const [ search, box ] = root.querySelectorAll( 'input' );
	const select = root.querySelector( 'select' )!;
	box!.checked = true;
	select.value = '2';
	search!.value = 'thy';
	search!.focus();
	change( fields( 'th', '' ) );
	expect( [ search!.value, box!.checked, select.value ] ).toEqual( [
		'thy',
		false,
		'1',
	] );
	search!.blur();
	change( fields( 'thyme', ' checked=""' ) );
	expect( [ search!.value, box!.checked, select.value ] ).toEqual( [
		'thyme',
		true,
		'2',
	] );
} );

test( 'details that a visitor has opened stay open', () => {
	root.innerHTML = '<details open=""><summary>More</summary>1</details>';
	morph(
		root,
		element( '<div><details><summary>More</summary>2</details></div>' ),
		[]
	);
	expect( root.innerHTML ).toBe(
		'<details open=""><summary>More</summary>2</details>'
	);
} );
