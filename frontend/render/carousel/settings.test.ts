import { describe, expect, test } from 'vitest';
import metadata from '../../../blocks/carousel/block.json';
import type { CarouselAttributes } from '../../../blocks/carousel/attributes.gen';
import { readAttributes } from '../schema';
import { classesOf, rowClassesOf, settled, styleOf } from './settings';

const read = ( attributes: object ) =>
	settled(
		readAttributes< CarouselAttributes >( metadata.attributes, attributes )
	);

describe( 'settings of a carousel', () => {
	test.each( [
		[
			{ vertical: true, effect: 'fade', rows: 3, centered: true },
			{ effect: 'slide', rows: 1, centered: false },
		],
		[
			{
				effect: 'cards',
				rows: 2,
				free: true,
				heights: 'own',
				columns: 3,
			},
			{ rows: 1, free: false, heights: 'equal', columns: 1 },
		],
		[
			{ effect: 'coverflow', columns: 3 },
			{ centered: true, columns: 3 },
		],
		[ { ends: 'loop', free: true }, { ends: 'rewind' } ],
		[ { ends: 'loop', heights: 'current' }, { heights: 'own' } ],
		[ { heights: 'current', columnsPhone: 2 }, { heights: 'own' } ],
		[ { heights: 'current' }, { heights: 'current' } ],
	] )( '%j hold as %j', ( attributes, held ) => {
		expect( read( attributes ) ).toMatchObject( held );
	} );

	test( 'name what the style sheet goes by', () => {
		const set = read( {
			ends: 'loop',
			autoplay: true,
			columns: 4,
			gap: 8,
		} );
		expect( classesOf( set, 'query' ) ).toBe(
			'has-query has-arrows-inside has-dots has-pause'
		);
		expect( rowClassesOf( set ) ).toBe(
			'is-slide has-equal-heights has-loop is-led'
		);
		expect( styleOf( set ) ).toMatchObject( {
			'--vitrine-slides': 4,
			'--vitrine-slide-gap': '8px',
		} );
	} );
} );
