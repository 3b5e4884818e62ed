import { expect, test } from 'vitest';
import { hasMore } from './html-rest';

const GALLERY = `<div data-nanogallery2='{}'><a href="a.jpg">A</a></div>`;
const CALL = `<script>jQuery( '#g' ).nanogallery2( { items: [] } );</script>`;

test.each( [
	[ 'a gallery', GALLERY, false ],
	[ 'two of them', `${ GALLERY }\n<!-- next -->\n${ GALLERY }`, false ],
	[
		'the one of a script',
		`<div id="g"><a href="a.jpg">A</a></div>${ CALL }`,
		false,
	],
	[
		'links that a script takes',
		`<a href="a.jpg">A</a><script>gallery.nanogallery2( {} )</script>`,
		false,
	],
	[
		'the original',
		`<link rel="stylesheet" href="css/nanogallery2.min.css"><script src="jquery.nanogallery2.js"></script>${ GALLERY }`,
		false,
	],
	[ 'text', `${ GALLERY }<p>Between</p>${ GALLERY }`, true ],
	[ 'a picture', `<img src="b.jpg">${ GALLERY }`, true ],
	[ 'a style', `<style>a { color: red }</style>${ GALLERY }`, true ],
	[ 'a script', `<script src="count.js"></script>${ GALLERY }`, true ],
	[ 'text before a call', `<p>Before</p><div id="g"></div>${ CALL }`, true ],
] )( '%s', ( _what, html, expected ) => {
	expect( hasMore( html ) ).toBe( expected );
} );
