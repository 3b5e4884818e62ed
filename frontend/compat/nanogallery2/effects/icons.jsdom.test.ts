import { beforeEach, describe, expect, test } from 'vitest';
import { newDraft } from '../options/draft';
import { drawIcons, iconOf } from './icons';

const html = ( nodes: Node[] | null ) => {
	const host = document.createElement( 'div' );
	host.append( ...( nodes ?? [] ) );
	return host.innerHTML;
};

describe( 'an icon of a page', () => {
	test.each( [
		[
			'<i class="fa fa-share" aria-hidden="true"></i>',
			'<i class="fa fa-share"></i>',
		],
		[ 'Mine &amp; yours', 'Mine &amp; yours' ],
		[ '<b class="x">S</b> T', '<b class="x">S</b> T' ],
		[
			'<i class="own" style="color: red; position: fixed">&#9733;</i>',
			'<i class="own" style="color: red;">★</i>',
		],
		[
			'<span id="x" onclick="evil()" data-wp-on="x" class="wp-block-vitrine-gallery__link vitrine-viewer own">x</span>',
			'<span class="own">x</span>',
		],
		[ '', '' ],
	] )( '%s is taken', ( given, taken ) => {
		expect( html( iconOf( given ) ) ).toBe( taken );
	} );

	test.each( [
		'<img src="x" onerror="evil()">',
		'<i class="a"><img src="x"></i>',
		'<svg><path d="M0 0"/></svg>',
		'<script>evil()</script>x',
		'x<script>evil()</script>',
		'<style>*{display:none}</style>',
		'<a href="javascript:evil()">x</a>',
	] )( '%s is not', ( given ) => {
		expect( iconOf( given ) ).toBeNull();
	} );
} );

describe( 'where they are drawn', () => {
	const P = 'wp-block-vitrine-gallery__';
	let element: HTMLElement;
	const draw = ( icons: Record< string, string >, hideIcons = true ) => {
		const { runtime } = newDraft().imported;
		runtime.icons = icons;
		runtime.all.hideIcons = hideIcons;
		return drawIcons( element, runtime );
	};
	const drawn = ( selector: string ) =>
		element.querySelector( `${ selector } > [data-icon]` )?.textContent ??
		'';

	beforeEach( () => {
		document.body.innerHTML = `<div id="g"><div class="is-image"><span class="${ P }title">A</span>
<button class="${ P }tool is-select" aria-pressed="false" aria-label="Select A"><svg></svg></button>
<button class="${ P }tool is-custom1" aria-label="Action 1: A"><svg></svg></button>
<button class="${ P }tool is-share" aria-label="Share A"><svg></svg></button></div></div>`;
		element = document.querySelector( '#g' )!;
	} );

	test( 'beside ours, which the style sheet hides, and with the word that is read', () => {
		expect(
			draw( {
				thumbnailShare: '<i class="own">S</i>',
				thumbnailCustomTool1: 'Mine',
				thumbnailImage: 'P',
			} )
		).toEqual( [] );
		expect( drawn( '.is-share' ) ).toBe( 'S' );
		expect( element.querySelector( '.is-share svg' ) ).not.toBeNull();
		expect(
			element.querySelector( '.is-custom1' )?.getAttribute( 'aria-label' )
		).toBe( 'Mine: A' );
		expect(
			element.querySelector( '.is-share' )?.getAttribute( 'aria-label' )
		).toBe( 'Share A' );
		// hideIcons is on by default.
		expect( drawn( `.${ P }title` ) ).toBe( '' );
	} );

	test( 'before titles where the page wants them there', () => {
		draw( { thumbnailImage: 'P' }, false );
		expect( element.querySelector( `.${ P }title` )?.textContent ).toBe(
			'PA'
		);
	} );

	test( 'or ours, as the original’s', () => {
		draw( {}, false );
		expect(
			element.querySelector( `.${ P }title [data-icon] > svg` )
		).not.toBeNull();
	} );

	test( 'as the state of a tool is', async () => {
		draw( { thumbnailSelected: 'on', thumbnailUnselected: 'off' } );
		expect( drawn( '.is-select' ) ).toBe( 'off' );
		element
			.querySelector( '.is-select' )!
			.setAttribute( 'aria-pressed', 'true' );
		await Promise.resolve();
		expect( drawn( '.is-select' ) ).toBe( 'on' );
	} );

	test( 'in tiles that come later', async () => {
		draw( { thumbnailShare: 'S' } );
		element.innerHTML += '';
		const tool = element.querySelector( '.is-share' )!.cloneNode( true );
		( tool as Element ).lastElementChild?.remove();
		element.append( tool );
		await Promise.resolve();
		expect(
			element.querySelectorAll( '.is-share > [data-icon]' )
		).toHaveLength( 2 );
	} );

	test( 'in the viewer while it shows the gallery', () => {
		draw( { buttonClose: 'X', viewerImgNext: '»' } );
		const viewer = document.createElement( 'dialog' );
		viewer.className = 'vitrine-viewer';
		viewer.open = true;
		viewer.innerHTML =
			'<button class="vitrine-viewer__tool is-close" aria-label="Close"><svg></svg></button><button class="vitrine-viewer__tool is-next vitrine-viewer__side"><svg></svg></button>';
		document.body.append( viewer );
		element.dispatchEvent( new CustomEvent( 'vitrine:gallery:open' ) );
		expect( viewer.textContent ).toBe( 'X»' );
	} );

	test( 'what cannot be drawn is named', () => {
		expect(
			draw( {
				shareFacebook: 'f',
				viewerPlay: '<svg></svg>',
				constructor: 'x',
			} )
		).toEqual( [
			'icons.shareFacebook',
			'icons.viewerPlay',
			'icons.constructor',
		] );
	} );
} );
