import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import metadata from '../../../blocks/carousel/block.json';
import type { CarouselAttributes } from '../../../blocks/carousel/attributes.gen';
import cases from '../../../tests/fixtures/carousel.json';
import { readAttributes } from '../schema';
import { classesOf, Controls, rowClassesOf, settled, styleOf } from '.';
import type { Kind } from '.';

// What PHP makes of them: tests/php/Carousel/CarouselViewTest.php.
test.each( cases )( '$name', ( { name, kind, stored, ...made } ) => {
	const read = settled(
		readAttributes< CarouselAttributes >( metadata.attributes, stored )
	);
	const html = renderToStaticMarkup(
		<Controls
			read={ read }
			slides={ 3 }
			words={ { pause: '', previous: '', next: '' } }
		/>
	);
	expect( {
		name,
		classes: classesOf( read, kind as Kind ),
		row: rowClassesOf( read ),
		style: Object.entries( styleOf( read ) )
			.map( ( entry ) => entry.join( ':' ) )
			.join( ';' ),
		controls: [
			...html.matchAll(
				/class="wp-block-vitrine-carousel__(?:control|place) ([\w-]+)"/g
			),
		].map( ( [ , part ] ) => part ),
	} ).toEqual( { name, ...made } );
} );
