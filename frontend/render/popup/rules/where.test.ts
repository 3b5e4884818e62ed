import { expect, test } from 'vitest';
import type { ConditionRow } from '../types';
import { isOnPage } from './where';

const row = ( rule: string ): ConditionRow => {
	const [ type, name, sub = '', id = '' ] = rule.split( '/' );
	return { type, name, sub_name: sub, sub_id: id } as ConditionRow;
};

const PAGE = [ 'general', 'singular', 'singular/page', 'singular/page/12' ];

test.each( [
	[ [], false ],
	[ [ 'include/general' ], true ],
	[ [ 'include/singular/page' ], true ],
	[ [ 'include/singular/page/12' ], true ],
	[ [ 'include/singular/page/1' ], false ],
	[ [ 'include/archive', 'include/singular' ], true ],
	[ [ 'include/general', 'exclude/singular/page/12' ], false ],
	[ [ 'exclude/singular/page/12', 'include/singular/page/12' ], false ],
	[ [ 'exclude/archive', 'include/general' ], true ],
	[ [ 'exclude/archive' ], false ],
] )( '%j: %j', ( rules, on ) => {
	expect( isOnPage( rules.map( row ), PAGE ) ).toBe( on );
} );
