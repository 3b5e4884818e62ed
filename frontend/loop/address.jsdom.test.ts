import { afterEach, expect, test } from 'vitest';
import {
	addressOf,
	addressOfForm,
	beside,
	choicesIn,
	stateIn,
} from './address';

afterEach( () => window.history.replaceState( null, '', '/' ) );

const link = ( href: string ) => {
	const element = document.createElement( 'a' );
	element.href = href;
	return element;
};

test.each( [
	[ '/news/?loop-abc1234-category=red', true ],
	[ '/news/page/3/?a=1', true ],
	[ '/elsewhere/?loop-abc1234-category=red', false ],
	[ 'https://evil.example/news/?loop-abc1234-category=red', false ],
	[ 'javascript:alert(1)', false ],
] )( '%s is an address of the page: %s', ( href, isOne ) => {
	window.history.replaceState( null, '', '/news/page/2/?b=1' );
	expect( addressOf( link( href ) ) ).toBe( isOne ? href : '' );
} );

test( 'a form says what is filled in, and leads nowhere else', () => {
	window.history.replaceState( null, '', '/news/' );
	document.body.innerHTML =
		'<form action="/news/"><input name="a" value="1"><input name="empty" value=""><input type="checkbox" name="b[]" value="x" checked><input type="checkbox" name="b[]" value="y"></form>';
	expect( addressOfForm( document.forms[ 0 ]! ) ).toBe(
		'/news/?a=1&b%5B%5D=x'
	);
	document.body.innerHTML = '<form action="/news/"><input name="a"></form>';
	expect( addressOfForm( document.forms[ 0 ]! ) ).toBe( '/news/' );
	for ( const action of [
		'/elsewhere/',
		'https://evil.example/news/',
		'javascript:1',
	] ) {
		document.body.innerHTML = `<form action="${ action }"><input name="action" value="/news/"></form>`;
		expect( addressOfForm( document.forms[ 0 ]! ) ).toBe( '' );
	}
} );

test( 'what an address says of a loop', () => {
	expect(
		choicesIn(
			'/?other=1&loop-abc1234-category=red&e-filter-abc1234-post_tag=a&loop-abc1234_page=2&loop-xyz1234_page=3',
			'abc1234'
		)
	).toBe(
		'loop-abc1234-category,red\ne-filter-abc1234-post_tag,a\nloop-abc1234_page,2'
	);
} );

test( 'an address of a loop says what the page says of the others', () => {
	window.history.replaceState(
		null,
		'',
		'/news/?keep=1&loop-aaaa-category=red&loop-bbbb_page=2'
	);
	expect( beside( '/news/?keep=1&loop-bbbb-tag=x,y', [ 'aaaa' ] ) ).toBe(
		'/news/?keep=1&loop-bbbb-tag=x%2Cy&loop-aaaa-category=red'
	);
	expect(
		beside( '/news/?loop-cccc-tag=x&loop-aaaa_page=3', [ 'aaaa' ] )
	).toBe( '/news/?loop-cccc-tag=x&loop-aaaa-category=red' );
	expect( beside( '/news/?loop-bbbb-tag=x,y', [ 'cccc' ] ) ).toBe(
		'/news/?loop-bbbb-tag=x,y'
	);
	expect( beside( '/news/?loop-cccc-tag=x', [ 'cccc' ] ) ).toBe( '/news/' );
} );

test( 'another loop, or what counts clicks, is no other state', () => {
	const one = stateIn( '/news/?utm_source=a&loop-aaaa-category=red', 'aaaa' );
	expect(
		stateIn( '/news/?loop-aaaa-category=red&loop-bbbb_page=2', 'aaaa' )
	).toBe( one );
	expect( stateIn( '/news/?loop-aaaa-category=blue', 'aaaa' ) ).not.toBe(
		one
	);
	expect(
		stateIn( '/news/page/2/?loop-aaaa-category=red', 'aaaa' )
	).not.toBe( one );
	expect(
		stateIn( '/news/?loop-aaaa-category=red&query-3-page=2', 'aaaa' )
	).not.toBe( one );
} );
