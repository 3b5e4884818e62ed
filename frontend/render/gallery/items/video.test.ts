import { describe, expect, it } from 'vitest';
import vectors from '../../../../tests/fixtures/video-links.json';
import { videoLink } from './video';

describe( 'links to videos (recognized by a strict parser), as in PHP', () => {
	it.each( vectors.map( ( { url, link } ) => [ url, link ] ) )(
		'%s',
		( url, link ) => {
			expect( videoLink( url as string ) ).toEqual( link );
		}
	);
} );
