import { expect, test } from 'vitest';

import type { GalleryPlace } from './api';
import { runConversion } from './run-conversion';

const places = Array.from( { length: 12 }, ( _, index ): GalleryPlace => ( {
	kind: 'post',
	id: String( index + 1 ),
	title: `Page ${ index + 1 }`,
	type: 'Page',
	edit: '',
	galleries: 1,
	canUndo: true,
} ) );

test( 'ten places at a time; what is not done is asked for again, what is refused is not', async () => {
	const asked: string[][] = [];
	const steps: number[] = [];
	const outcome = await runConversion(
		places,
		async ( batch ) => {
			asked.push( batch.map( ( { id } ) => id ) );

			return batch.map( ( { kind, id } ) => {
				const isLater = id === '3' && asked.length < 3;

				return {
					kind,
					id,
					converted: isLater || id === '4' ? 0 : 2,
					kept: 0,
					done: ! isLater,
					error: id === '4' ? 'Someone is editing it.' : null,
				};
			} );
		},
		( done ) => steps.push( done )
	);
	const ids = places.map( ( { id } ) => id );

	expect( asked ).toEqual( [
		ids.slice( 0, 10 ),
		[ '3' ],
		[ '3' ],
		ids.slice( 10 ),
	] );
	expect( steps ).toEqual( [ 0, 9, 9, 10 ] );
	expect( outcome.converted ).toBe( 22 );
	expect( outcome.refused ).toEqual( [
		{ place: places[ 3 ], message: 'Someone is editing it.' },
	] );
} );
