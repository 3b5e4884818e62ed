import { expect, test } from 'vitest';
import { serverOf } from './server';

test.each( [
	[ 'mastodon.social', 'mastodon.social' ],
	[ '  Mastodon.Social ', 'mastodon.social' ],
	[ 'https://mastodon.social/@me?x#y', 'mastodon.social' ],
	[ '@me@social.example.org', 'social.example.org' ],
	[ 'me@social.example.org', 'social.example.org' ],
	[ 'dörf.example', 'xn--drf-sna.example' ],
	[ 'example.xn--p1ai', 'example.xn--p1ai' ],
] )( '%s is a server', ( text, server ) => {
	expect( serverOf( text ) ).toBe( server );
} );

test.each( [
	'',
	'mastodon',
	'localhost',
	'127.0.0.1',
	'2130706433',
	'[::1]',
	'mastodon.social:8080',
	'two words.example',
	'-a.example',
	'a..example',
	'javascript:alert(1)',
	'"><img src=x onerror=alert(1)>.example',
	'ftp://mastodon.social',
	`${ 'a'.repeat( 64 ) }.example`,
	undefined,
	{},
] )( '%s is none', ( text ) => {
	expect( serverOf( text ) ).toBe( '' );
} );
