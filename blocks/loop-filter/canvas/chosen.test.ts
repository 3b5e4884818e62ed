import { expect, test } from 'vitest';
import type { CanvasChoices } from '@vitrine/editor';
import type { LoopFilterView } from '../../../frontend/render/loop-filter';
import { filled, keyOf, pressed, takenBack, withChoices } from './chosen';
import { option } from './option';

const attributes = {
	by: 'taxonomy' as const,
	taxonomy: 'post_tag',
	field: 'price',
	multiple: true,
	join: 'all' as const,
};
const view: LoopFilterView = {
	by: 'taxonomy',
	label: 'Tags',
	showLabel: false,
	display: 'chips',
	options: [
		{ ...option( 'red', 'Red' ), children: [ option( 'pink', 'Pink' ) ] },
		option( 'blue', 'Blue' ),
	],
	all: { label: 'All', url: '#', current: true },
	form: null,
	text: '',
	more: { label: 'Show more', open: false, options: [ option( 'x', 'X' ) ] },
	digits: 0,
};
const of = ( ...values: string[] ) => filled( attributes, view, values );
const valuesOf = ( choice: { values: readonly { value: string }[] } ) =>
	choice.values.map( ( { value } ) => value );

test( 'what of the choices a filter changes', () => {
	expect( keyOf( attributes ) ).toBe( '-post_tag' );
	expect( keyOf( { ...attributes, by: 'sort' } ) ).toBe( '_sort' );
	expect( keyOf( { ...attributes, by: 'field' } ) ).toBe( '-field-price' );
	expect( keyOf( { ...attributes, by: 'author' } ) ).toBe( '-author' );
	expect( keyOf( { ...attributes, by: 'chosen' } ) ).toBe( '' );
} );

test( 'an option is chosen, beside others where there may be several, and taken back', () => {
	expect( of( 'pink' ).values ).toEqual( [
		{ value: 'pink', name: 'Pink' },
	] );
	expect( of( 'pink' ).join ).toBe( 'all' );
	const both = pressed( attributes, view, of( 'red' ), 'blue' );
	expect( valuesOf( both ) ).toEqual( [ 'red', 'blue' ] );
	expect( valuesOf( pressed( attributes, view, both, 'red' ) ) ).toEqual( [
		'blue',
	] );
	expect( valuesOf( pressed( attributes, view, both, '' ) ) ).toEqual( [] );
	const single = { ...attributes, multiple: false };
	expect( valuesOf( pressed( single, view, of( 'red' ), 'blue' ) ) ).toEqual(
		[ 'blue' ]
	);
	expect( valuesOf( pressed( single, view, of( 'red' ), 'red' ) ) ).toEqual(
		[]
	);
} );

test( 'the order in which the loop is saved is no choice', () => {
	const sort = { ...attributes, by: 'sort' as const };
	const sorts = {
		...view,
		options: [ option( 'date-desc', 'Newest', true ), option( 'a', 'A' ) ],
	};
	expect( valuesOf( filled( sort, sorts, [ 'date-desc' ] ) ) ).toEqual( [] );
	expect( valuesOf( pressed( sort, sorts, undefined, 'a' ) ) ).toEqual( [
		'a',
	] );
	expect(
		withChoices( sorts, '_sort', { _sort: of( 'a' ) } ).options
	).toMatchObject( [ { current: false }, { current: true } ] );
} );

test( 'a filter shows what is chosen', () => {
	expect( withChoices( view, '-post_tag', {} ) ).toBe( view );
	expect(
		withChoices( view, '-post_tag', { '-post_tag': of( 'pink', 'x' ) } )
	).toMatchObject( {
		all: { current: false },
		options: [
			{ current: false, children: [ { current: true } ] },
			{ current: false },
		],
		more: { open: true, options: [ { current: true } ] },
	} );
} );

test( 'the ends of a range are filled in', () => {
	const end = { name: 'from', label: 'From', value: '', placeholder: '' };
	const form = {
		action: '#',
		fields: [],
		type: 'range' as const,
		name: 'preview',
		value: '',
		placeholder: '',
		button: 'Apply',
		isInstant: true,
		themeButtons: false,
		range: { type: 'number' as const, ends: [ end, { ...end } ] },
	};
	expect(
		withChoices( { ...view, form }, '-field-price', {
			'-field-price': of( '10..' ),
		} ).form?.range?.ends.map( ( { value } ) => value )
	).toEqual( [ '10', '' ] );
} );

test( 'active filters take choices back, but neither order nor size', () => {
	const choices: CanvasChoices = {
		'-post_tag': of( 'red', 'blue' ),
		_sort: of( 'a' ),
	};
	const { options } = withChoices( { ...view, by: 'chosen' }, '', choices );
	expect( options.map( ( { name } ) => name ) ).toEqual( [ 'Red', 'Blue' ] );
	const [ [ key, left ] = [ '', of() ] as const ] = takenBack(
		choices,
		options[ 0 ]?.value ?? ''
	);
	expect( [ key, valuesOf( left ) ] ).toEqual( [ '-post_tag', [ 'blue' ] ] );
	expect(
		takenBack( choices, '' ).map( ( [ name, { values } ] ) => [
			name,
			values.length,
		] )
	).toEqual( [ [ '-post_tag', 0 ] ] );
	expect(
		withChoices( { ...view, by: 'chosen' }, '', { _sort: of( 'a' ) } )
			.options
	).toBe( view.options );
} );
