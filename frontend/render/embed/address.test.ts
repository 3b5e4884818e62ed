import { expect, test } from 'vitest';
import { facebookPlace } from './address';
import cases from '../../../tests/fixtures/facebook-addresses.json';

test.each( cases as [ string, string | null, string? ][] )(
	'%s',
	( url, kind, page ) => {
		expect( facebookPlace( url ) ).toEqual(
			kind && { kind, page: `https://www.facebook.com/${ page }` }
		);
	}
);

test( 'a long address is none', () => {
	expect(
		facebookPlace( `https://www.facebook.com/a?${ 'b'.repeat( 2000 ) }` )
	).toBeNull();
} );
