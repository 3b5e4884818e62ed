import { expect, test } from 'vitest';
import { queryOf } from './query';

test( 'attributes become a query that WordPress reads', () => {
	const query = queryOf( {
		source: 3,
		showText: false,
		includeWords: [ 'tea & cake', '#market' ],
		excludeWords: [],
	} );
	expect( query.toString() ).toBe(
		'source=3&showText=false&includeWords%5B%5D=tea+%26+cake&includeWords%5B%5D=%23market'
	);
} );

test( 'so do lists of objects', () => {
	const query = queryOf( {
		others: [ { source: 2 }, { source: 5, content: 'photos' } ],
	} );
	expect( decodeURIComponent( query.toString() ) ).toBe(
		'others[0][source]=2&others[1][source]=5&others[1][content]=photos'
	);
} );
