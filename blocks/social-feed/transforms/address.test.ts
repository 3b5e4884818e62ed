import { expect, test } from 'vitest';
import { isProfile } from './address';

test.each( [
	'https://www.facebook.com/hollinbankgardens',
	'https://facebook.com/hollinbankgardens/',
	'http://m.facebook.com/hollinbankgardens?ref=share',
	'https://www.facebook.com/profile.php?id=108420116093001',
	'https://www.facebook.com/pages/Hollin-Bank/108420116093001',
	'https://www.instagram.com/hollin.bank_gardens/',
] )( '%s is a profile', ( address ) => {
	expect( isProfile( address ) ).toBe( true );
} );

test.each( [
	'',
	'hollinbankgardens',
	'https://www.facebook.com/',
	'https://www.facebook.com/hollinbankgardens/posts/1',
	'https://www.facebook.com/profile.php',
	'https://www.facebook.com/groups/1234',
	'https://www.facebook.com/watch/?v=1',
	'https://www.instagram.com/p/Cxyz123/',
	'https://www.instagram.com/explore/',
	'https://facebook.com.example.org/hollinbankgardens',
	'https://notfacebook.com/hollinbankgardens',
	'javascript:alert(1)//www.facebook.com/x',
	'https://hollinbank.example/feed/',
] )( '%s is none', ( address ) => {
	expect( isProfile( address ) ).toBe( false );
} );
