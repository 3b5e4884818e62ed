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
