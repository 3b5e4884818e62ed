import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from './links/go-to';
import { safeUrl } from './safe-url';

afterEach( () => {
	vi.unstubAllGlobals();
} );

test.each( [
	'https://example.test/a.jpg?x=1#y',
	'HTTP://EXAMPLE.TEST/',
	'//example.test/a.jpg',
	'/wp-content/a.jpg',
	'./a:b/c.jpg',
	'',
	'?page=2',
	'#nanogallery/g/1',
	'mailto:?subject=x',
] )( '%s is safe, and stays as it is written', ( address ) => {
	expect( safeUrl( address ) ).toBe( address );
} );

test.each( [
	'javascript:alert(1)',
	' \u0001JaVa\tscr\nipt:alert(1)',
	'vbscript:x',
	'data:text/html,<script>',
	'data:image/svg+xml,<svg>',
	'blob:http://localhost/1',
	'file:///etc/passwd',
	'about:blank',
	'http://[',
] )( '%j is not', ( address ) => {
	expect( safeUrl( address ) ).toBe( '' );
} );

test( 'nobody is led to a script', () => {
	const assign = vi.fn();
	vi.stubGlobal( 'location', { assign } );
	goTo( 'javascript:window.hit=1' );
	expect( assign ).not.toHaveBeenCalled();
	goTo( '#there' );
	expect( assign ).toHaveBeenCalledWith( '#there' );
} );
