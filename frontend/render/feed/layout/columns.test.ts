import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnsOf } from './columns';

/** Counts as they are stored, and as they are for each width; PHPUnit answers to the same. */
const cases: [ number[], number[] ][] = JSON.parse(
	readFileSync( 'tests/fixtures/feed-columns.json', 'utf8' )
);

test.each( cases )( 'columns %j are %j', ( stored, resolved ) => {
	const [ columns, columnsTablet, columnsPhone ] = stored as [
		number,
		number,
		number,
	];
	expect(
		Object.values( columnsOf( { columns, columnsTablet, columnsPhone } ) )
	).toEqual( resolved );
} );
