import { describe, expect, it } from 'vitest';

import { shortcodeIn } from './shortcode-in';

describe( 'shortcodeIn', () => {
	it.each( [
		[ '[custom-facebook-feed]', '[custom-facebook-feed]' ],
		[ '[instagram-feed feed="1"]', '[instagram-feed feed="1"]' ],
		[ ' [instagram-feed\nnum=3]\n', '[instagram-feed\nnum=3]' ],
		[ '', null ],
		[ '[gallery]', null ],
		[ '[instagram-feeds]', null ],
		[ 'Look: [instagram-feed]', null ],
		[ '[instagram-feed][instagram-feed]', null ],
		[ '[[instagram-feed]]', null ],
	] )( 'finds in %j %j', ( text, expected ) => {
		expect( shortcodeIn( text ) ).toBe( expected );
	} );
} );
