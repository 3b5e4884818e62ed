/** What panels know and say about settings. */
import { describe, expect, test } from 'vitest';
import { RULES, TRIGGER_NAMES } from '../../../frontend/render/popup/settings';
import {
	validateClasses,
	validateRegex,
	validateSchedule,
	validateSelector,
} from '../fields/validation';
import { ordinal } from '../fields/ordinal';
import { lengthIn } from '../fields/length';
import { placeGroups } from './place-groups';
import { placeKey, placeOf, validateRow, saysWhere, withPlace } from './places';
import { ruleGroups } from './rule-views';
import { triggerGroups } from '../triggers/trigger-views';

test( 'every rule and trigger is offered once', () => {
	const names = ( groups: { cards: { name: string }[] }[] ) =>
		groups
			.flatMap( ( { cards } ) => cards.map( ( { name } ) => name ) )
			.sort();
	expect( names( ruleGroups() ) ).toEqual( [ ...RULES ].sort() );
	expect( names( triggerGroups() ) ).toEqual( [ ...TRIGGER_NAMES ].sort() );
} );

test( 'ordinals are those of the language', () => {
	expect(
		[ 1, 2, 3, 4, 11, 12, 13, 21, 102 ].map( ( n ) => ordinal( n, 'en' ) )
	).toEqual( [
		'1st',
		'2nd',
		'3rd',
		'4th',
		'11th',
		'12th',
		'13th',
		'21st',
		'102nd',
	] );
} );

test.each( [
	[ '', true ],
	[ '#a .b > c', true ],
	[ 'form[name="x"]', true ],
	[ '#a[', false ],
	[ '3a', false ],
] )( 'selector %j is right: %j', ( selector, isRight ) => {
	expect( validateSelector( selector ) === '' ).toBe( isRight );
} );

test.each( [
	[ '/shop/', true ],
	[ '', false ],
	[ '(', false ],
	[ '(a+)+', false ],
	[ 'a'.repeat( 201 ), false ],
] )( 'pattern %j is right: %j', ( pattern, isRight ) => {
	expect( validateRegex( pattern ) === '' ).toBe( isRight );
} );

test( 'class names and schedules are looked at', () => {
	expect( validateClasses( 'a b_c d-e' ) ).toBe( '' );
	expect( validateClasses( 'a"b' ) ).not.toBe( '' );
	expect( validateSchedule( '2026-12-01 08:00', '' ) ).toBe( '' );
	expect( validateSchedule( '2026-12-02', '2026-12-01 08:00' ) ).not.toBe(
		''
	);
} );

test.each( [
	[ '480', { size: 480, unit: 'px' } ],
	[ '30rem', { size: 30, unit: 'rem' } ],
	[ '50%', { size: 50, unit: '%' } ],
	[ '99999px', { size: 4000, unit: 'px' } ],
	[ '', null ],
	[ '-3px', null ],
] )( 'length %j is %j', ( written, length ) => {
	expect( lengthIn( written, 'px' ) ).toEqual( length );
} );

describe( 'places', () => {
	const groups = placeGroups(
		{
			posts: [
				{
					slug: 'post',
					name: 'Posts',
					singular: 'Post',
					isHierarchical: false,
				},
				{
					slug: 'page',
					name: 'Pages',
					singular: 'Page',
					isHierarchical: true,
				},
			],
			taxonomies: [
				{
					slug: 'category',
					name: 'Categories',
					singular: 'Category',
					isHierarchical: true,
				},
			],
		},
		true
	);
	const keys = groups.flatMap( ( { places } ) =>
		places.map( ( { key } ) => key )
	);

	test( 'every place has one key, and a row finds its place again', () => {
		expect( new Set( keys ).size ).toBe( keys.length );
		const row = {
			type: 'include',
			name: 'general',
			sub_name: '',
			sub_id: '7',
		} as const;
		for ( const key of keys ) {
			const next = withPlace( row, key );
			expect( placeKey( next ) ).toBe( key );
			expect( next.sub_id ).toBe( '' );
		}
	} );

	test( 'the keys are those that PHP looks for', () => {
		expect( keys ).toEqual(
			expect.arrayContaining( [
				'general',
				'singular/front_page',
				'singular/not_found404',
				'singular/page',
				'singular/in_category',
				'singular/in_category_children',
				'singular/child_of',
				'singular/any_child_of',
				'singular/by_author',
				'singular/post_by_author',
				'archive',
				'archive/author',
				'archive/date',
				'archive/search',
				'archive/post_archive',
				'archive/category',
				'archive/child_of_category',
				'archive/any_child_of_category',
				'woocommerce',
				'woocommerce/product',
			] )
		);
	} );

	test( 'a row that needs a choice says so', () => {
		const faultOf = ( key: string, id: string ) =>
			validateRow( placeOf( groups, key ), id );
		expect( faultOf( 'singular/by_author', '' ) ).not.toBe( '' );
		expect( faultOf( 'singular/by_author', '3' ) ).toBe( '' );
		expect( faultOf( 'singular/page', '' ) ).toBe( '' );
	} );

	test( 'rows become a sentence, and what hides alone shows nothing', () => {
		const row = ( type: 'include' | 'exclude' ) => ( {
			type,
			name: 'general' as const,
			sub_name: '',
			sub_id: '',
		} );
		expect( saysWhere( [], [] ) ).toMatch( /^No display conditions/ );
		expect( saysWhere( [ row( 'exclude' ) ], [ 'A' ] ) ).toMatch(
			/“Show on”/
		);
		expect(
			saysWhere( [ row( 'include' ), row( 'exclude' ) ], [ 'A', 'B' ] )
		).toBe( 'Show on: A. Hide on: B.' );
	} );
} );
