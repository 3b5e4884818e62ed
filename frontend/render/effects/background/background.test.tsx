import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import cases from '../../../../tests/fixtures/backgrounds.json';
import { readEffects } from '../effects';
import { BackgroundMedia } from './media';
import { transitionFrames } from './slides';
import { videoSource } from './video';

describe.each( cases )( '$name', ( { name, stored, media, source } ) => {
	const { background } = readEffects( { background: stored } );

	test( 'the same video as PHP has', () => {
		expect( videoSource( background ) ).toEqual( source );
	} );

	// Of a hostile address, esc_url() leaves what the canvas refuses or writes otherwise.
	test.skipIf( name === 'hostile' )( 'the same markup as PHP has', () => {
		expect(
			renderToStaticMarkup(
				<BackgroundMedia background={ background } />
			)
		).toBe(
			(
				media ??
				'<div class="vitrine-background__media" aria-hidden="true"></div>'
			).replaceAll( '&#038;', '&amp;' )
		);
	} );
} );

test.each( [
	[ 'slide-right', '-100% 0', '100% 0' ],
	[ 'slide-left', '100% 0', '-100% 0' ],
	[ 'slide-up', '0 100%', '0 -100%' ],
	[ 'slide-down', '0 -100%', '0 100%' ],
] as const )(
	'%s: one comes from %s, the other goes to %s',
	( way, from, to ) => {
		const [ comes, goes ] = transitionFrames( way );
		expect( comes[ 'translate' ] ).toEqual( [ from, '0 0' ] );
		expect( goes[ 'translate' ] ).toEqual( [ '0 0', to ] );
	}
);
