import { expect, test } from 'vitest';
import { readAnswer } from './answer';

test( 'titles and addresses of pages are kept, whatever else is answered', () => {
	expect(
		readAnswer( {
			status: '2 suggestions',
			suggestions: [
				{ title: 'One', url: 'https://example.org/one/' },
				{ title: 'Two', url: 'javascript:alert(1)' },
				{ title: '', url: 'https://example.org/' },
				null,
				'x',
			],
		} )
	).toEqual( {
		status: '2 suggestions',
		suggestions: [ { title: 'One', url: 'https://example.org/one/' } ],
	} );
} );

test.each( [ null, undefined, 'x', [], { suggestions: 'x' }, 5 ] )(
	'%j has no suggestions',
	( value ) => {
		expect( readAnswer( value ).suggestions ).toEqual( [] );
	}
);
