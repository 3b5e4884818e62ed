import { beforeEach, expect, test } from 'vitest';
import type { PopupConfig, PopupData } from '../render/popup/types';
import { splitTest } from './split-test';

const popup = (
	id: number,
	more: Partial< PopupConfig > = {}
): PopupConfig => ( {
	id,
	element: `popup-${ id }`,
	kind: 'modal',
	settings: {},
	armed: true,
	...more,
} );

const page = ( popups: PopupConfig[], more: Partial< PopupData > = {} ) =>
	( { popups, consent: false, ...more } ) as PopupData;

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
} );

test( 'half of the visits see the other popup under the first one’s name', () => {
	const popups = [
		popup( 7, {
			split: 9,
			settings: {
				statistics: 'yes',
				priority: 30,
				width: { size: 300, unit: 'px' },
			},
			triggers: { page_load: 'yes' },
		} ),
		popup( 9, { kind: 'bar', armed: false, settings: { priority: 1 } } ),
	];
	const [ first, second ] = splitTest( page( popups ), () => 0.7 );
	expect( first ).toMatchObject( {
		id: 7,
		variant: 'b',
		element: 'popup-9',
		kind: 'bar',
		armed: true,
		triggers: { page_load: 'yes' },
		settings: { statistics: 'yes', priority: 30 },
	} );
	expect( first!.settings ).not.toHaveProperty( 'width' );
	expect( second ).toBe( popups[ 1 ] );
	// The same visit sees the same half, whatever chance says now.
	expect( splitTest( page( popups ), () => 0 )[ 0 ] ).toMatchObject( {
		variant: 'b',
	} );
} );

test( 'the first half is the popup itself', () => {
	const [ first ] = splitTest(
		page( [ popup( 7, { split: 9 } ), popup( 9 ) ] ),
		() => 0.2
	);
	expect( first ).toMatchObject( { variant: 'a', element: 'popup-7' } );
} );

test( 'variant B is another dialog of the same popup', () => {
	const settings = { width: { size: 300, unit: 'px' } } as const;
	const popups = [ popup( 7, { split: 7, settings } ) ];
	expect( splitTest( page( popups ), () => 0.7 )[ 0 ] ).toMatchObject( {
		id: 7,
		variant: 'b',
		element: 'popup-7-b',
		settings,
	} );
	window.sessionStorage.clear();
	expect( splitTest( page( popups ), () => 0.2 )[ 0 ] ).toMatchObject( {
		variant: 'a',
		element: 'popup-7',
	} );
} );

test( 'garbage in the storage is as good as nothing; a half that is not there splits nothing', () => {
	window.sessionStorage.setItem(
		'vitrine.popup.7.half',
		'{"value":"c","until":9e15}'
	);
	expect(
		splitTest(
			page( [ popup( 7, { split: 9 } ), popup( 9 ) ] ),
			() => 0.9
		)[ 0 ]
	).toMatchObject( { variant: 'b' } );
	const alone = [ popup( 7, { split: 9 } ) ];
	expect( splitTest( page( alone ) )[ 0 ] ).toBe( alone[ 0 ] );
} );

test( 'nothing is kept of it before a consent tool allows it, and a look at a popup shows that one', () => {
	const popups = [ popup( 7, { split: 9 } ), popup( 9 ) ];
	expect( splitTest( page( popups, { preview: 7 } ), () => 0.9 )[ 0 ] ).toBe(
		popups[ 0 ]
	);
	expect(
		splitTest( page( popups, { consent: true } ), () => 0.9 )[ 0 ]
	).toMatchObject( { variant: 'b' } );
	expect( window.sessionStorage ).toHaveLength( 0 );
} );
