import { describe, expect, test } from 'vitest';
import { anItem, someSettings } from '../item.fixture';
import {
	downloadOf,
	isOffered,
	originalOf,
	startsMinimized,
	toolbarTools,
	toolNames,
	type ToolName,
} from './tools';

const { toolbar } = someSettings();

test( 'each name of a list counts once', () => {
	expect( toolNames( ' label, custom12,label,,' ) ).toEqual( [
		'label',
		'custom12',
	] );
} );

test.each( [
	[ 'a,b', 0, 320, false ],
	[ 'a,b', 800, 799, true ],
	[ 'a,b', 800, 800, false ],
	[ '', 0, 1280, true ],
] )(
	'a minimized list %j below %d px in a window of %d: %s',
	( minimized, autoMinimize, width, expected ) => {
		expect(
			startsMinimized( { ...toolbar, minimized, autoMinimize }, width )
		).toBe( expected );
	}
);

describe( 'the toolbar', () => {
	test( 'has the tools of its mode', () => {
		expect( toolbarTools( toolbar, false ) ).toEqual( [
			'minimizeButton',
			'label',
		] );
		expect( toolbarTools( toolbar, true ) ).toContain( 'shareButton' );
	} );

	test( 'never vanishes, and has no button that changes nothing', () => {
		expect( toolbarTools( { ...toolbar, minimized: '' }, true ) ).toEqual( [
			'label',
		] );
	} );

	test( 'may be off', () => {
		expect( toolbarTools( { ...toolbar, display: false }, true ) ).toEqual(
			[]
		);
	} );
} );

describe( 'what can do nothing is not offered', () => {
	const can = {
		count: 3,
		zoomable: true,
		missing: false,
		fullscreen: true,
		custom: [],
	};
	const offered = ( name: ToolName, item = anItem(), abilities = {} ) =>
		isOffered( name, item, { ...can, ...abilities } );

	test.each( [ 'nothing', 'customX', 'custom3', '__proto__', '<b>' ] )(
		'the unknown name %s is ignored',
		( name ) => expect( offered( name ) ).toBe( false )
	);

	test( 'rotation is for pictures only', () => {
		expect( offered( 'rotateLeft' ) ).toBe( true );
		expect(
			offered( 'rotateLeft', anItem( { mediaKind: 'youtube' } ) )
		).toBe( false );
	} );

	test.each( [
		[ 'nextButton', { count: 1 } ],
		[ 'playPauseButton', { count: 1 } ],
		[ 'zoomButton', { zoomable: false } ],
		[ 'fullscreenButton', { fullscreen: false } ],
		[ 'rotateRight', { missing: true } ],
		[ 'downloadButton', { missing: true } ],
		[ 'linkOriginalButton', { missing: true } ],
	] as const )( '%s needs more than %j', ( name, abilities ) => {
		expect( offered( name ) ).toBe( true );
		expect( offered( name, anItem(), abilities ) ).toBe( false );
	} );

	test( 'cart and custom tools are there when the gallery has them', () => {
		expect( offered( 'shoppingcart' ) ).toBe( false );
		expect(
			offered( 'shoppingcart', anItem(), { custom: [ 'shoppingcart' ] } )
		).toBe( true );
		expect(
			offered( 'custom1', anItem(), { custom: [ 'custom2' ] } )
		).toBe( false );
	} );
} );

test( 'download and original never lead to script', () => {
	const evil = 'javascript:alert(1)';
	const item = anItem( { src: evil, downloadURL: evil, originalURL: evil } );
	expect( originalOf( item ) ).toBe( '' );
	expect( downloadOf( item ) ).toBe( '' );
} );

test( 'download is what the owner offers, then the original, then the picture', () => {
	const [ a, b ] = [ 'https://example.com/a', '/b' ];
	expect( downloadOf( anItem( { downloadURL: a, originalURL: b } ) ) ).toBe(
		a
	);
	expect( downloadOf( anItem( { originalURL: b } ) ) ).toBe( b );
	expect( downloadOf( anItem() ) ).toBe( 'https://example.com/large.jpg' );
	expect( downloadOf( anItem( { mediaKind: 'video', media: a } ) ) ).toBe(
		a
	);
	expect( downloadOf( anItem( { mediaKind: 'youtube', media: a } ) ) ).toBe(
		''
	);
} );
