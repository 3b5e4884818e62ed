import { expect, test } from 'vitest';
import { defaultsOf, isChanged, resetOf, settingsIn } from './settings';

interface Example {
	number: number;
	words: string[];
}

const defaults = defaultsOf< Example >( {
	number: { default: 9 },
	words: { default: [] },
} );

const settings = ( attributes: Partial< Example > ) => ( {
	attributes: { ...defaults, ...attributes },
	setAttributes: () => {},
	defaults,
} );

test( 'an untouched block is not changed', () => {
	expect(
		isChanged( settings( { words: [] } ), [ 'number', 'words' ] )
	).toBe( false );
} );

test( 'a change of one setting is a change of that one', () => {
	const changed = settings( { words: [ 'tea' ] } );
	expect( isChanged( changed, [ 'words' ] ) ).toBe( true );
	expect( isChanged( changed, [ 'number' ] ) ).toBe( false );
} );

test( 'a reset brings back the defaults of the settings it names', () => {
	expect( resetOf( settings( { number: 3 } ), [ 'number' ] ) ).toEqual( {
		number: 9,
	} );
} );

test( 'settings within an attribute store only what differs, and are reset together', () => {
	let stored: {
		sizes: { xs?: { width?: number; height?: number } };
		mode: string;
	} = { sizes: { xs: { width: 100, height: 80 } }, mode: 'rows' };
	const block = () => ( {
		attributes: stored,
		defaults: { sizes: {}, mode: 'all' },
		setAttributes: ( changes: Partial< typeof stored > ) => {
			stored = { ...stored, ...changes };
		},
	} );
	const usual = { width: 300, height: 200, depth: 100 };
	const small = () =>
		settingsIn(
			settingsIn( block(), 'sizes', {} as typeof stored.sizes ),
			'xs',
			usual
		);

	expect( small().attributes ).toEqual( {
		width: 100,
		height: 80,
		depth: 100,
	} );
	small().setAttributes( { width: 300 } );
	expect( stored.sizes ).toEqual( { xs: { height: 80 } } );
	expect( isChanged( small(), [ 'width' ] ) ).toBe( false );
	small().setAttributes( { width: 120 } );

	// Reset all: each setting adds its own to the same changes, the last one when nothing is left.
	const { into } = small();
	const together = [ 'width', 'height', 'depth' ].reduce(
		( changes, name ) =>
			into?.( changes, resetOf( small(), [ name as 'width' ] ) ) ??
			changes,
		{ mode: 'all' } as object
	);
	expect( together ).toEqual( { mode: 'all', sizes: {} } );
} );
