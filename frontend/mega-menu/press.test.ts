import { expect, test } from 'vitest';
import { answerTo, type Press } from './press';

const press = ( given: Partial< Press > ): Press => ( {
	on: 'link',
	by: 'mouse',
	isOpen: false,
	byHover: false,
	hasLink: true,
	isNarrow: false,
	...given,
} );

const settings = {
	openOn: 'hover',
	secondClick: 'go',
	enter: 'follow',
} as const;

test( 'where hover opens, a mouse follows links', () => {
	expect( answerTo( press( {} ), settings ) ).toBe( 'go' );
	expect( answerTo( press( { isNarrow: true } ), settings ) ).toBe( 'open' );
} );

test( 'the first tap opens, the second does what is set', () => {
	const tap = press( { by: 'touch' } );
	const second = press( { by: 'touch', isOpen: true } );
	expect( answerTo( tap, settings ) ).toBe( 'open' );
	expect( answerTo( second, settings ) ).toBe( 'go' );
	expect( answerTo( second, { ...settings, secondClick: 'close' } ) ).toBe(
		'close'
	);
	expect( answerTo( second, { ...settings, secondClick: 'nothing' } ) ).toBe(
		'stay'
	);
} );

test( 'the first click after hover keeps an item open', () => {
	const both = { ...settings, openOn: 'both', secondClick: 'close' } as const;
	const opened = { isOpen: true, byHover: true };
	expect( answerTo( press( opened ), both ) ).toBe( 'stay' );
	expect( answerTo( press( { on: 'toggle', ...opened } ), both ) ).toBe(
		'stay'
	);
	expect( answerTo( press( { isOpen: true } ), both ) ).toBe( 'close' );
} );

test( 'Enter follows a link, or opens first', () => {
	const key = press( { by: 'key' } );
	const opening = { ...settings, enter: 'open' } as const;
	expect( answerTo( key, settings ) ).toBe( 'go' );
	expect( answerTo( key, opening ) ).toBe( 'open' );
	expect( answerTo( press( { by: 'key', isOpen: true } ), opening ) ).toBe(
		'go'
	);
} );

test( 'a key on the button opens and closes, whatever opened it', () => {
	const key = press( { on: 'toggle', by: 'key', byHover: true } );
	expect( answerTo( key, settings ) ).toBe( 'open' );
	expect( answerTo( { ...key, isOpen: true }, settings ) ).toBe( 'close' );
} );

test( 'a second click that does nothing is for buttons without a link', () => {
	const nothing = { ...settings, secondClick: 'nothing' } as const;
	const open = press( { on: 'toggle', isOpen: true } );
	expect( answerTo( open, nothing ) ).toBe( 'close' );
	expect( answerTo( { ...open, hasLink: false }, nothing ) ).toBe( 'stay' );
	expect(
		answerTo( { ...open, hasLink: false, isNarrow: true }, nothing )
	).toBe( 'close' );
} );
