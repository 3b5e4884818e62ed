import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import cases from '../../../tests/fixtures/dividers.json';
import { DividerShape } from './divider-shape';
import { EFFECTS, readEffects } from './effects';
import shapes from './shapes.json';

test.each( cases )(
	'$edge, $stored.shape: the same markup as PHP has',
	( { edge, stored, html } ) => {
		const { dividerTop } = readEffects( { dividerTop: stored } );
		expect(
			renderToStaticMarkup(
				<DividerShape edge={ edge as 'top' } divider={ dividerTop } />
			)
		).toBe( html );
	}
);

test( 'every shape that may be chosen is there', () => {
	expect( Object.keys( shapes ) ).toEqual(
		EFFECTS.dividerTop.properties?.[ 'shape' ]?.enum?.slice( 1 )
	);
} );
