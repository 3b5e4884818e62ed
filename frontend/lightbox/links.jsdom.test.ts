import { describe, expect, test } from 'vitest';
import { opens, type LightboxSettings } from './links';

const SETTINGS: LightboxSettings = {
	links: 'all',
	videos: false,
	group: 'block',
	title: 'title',
	description: 'description',
	counter: true,
	fullscreen: true,
	zoom: true,
	share: true,
};

/** Whether the link in some HTML opens. */
function check( html: string, settings: Partial< LightboxSettings > = {} ) {
	document.body.innerHTML = html;
	return opens( document.querySelector( 'a' )!, {
		...SETTINGS,
		...settings,
	} );
}

describe( 'all links to images', () => {
	test.each( [
		'photo.png',
		'https://example.com/a/photo.JPG',
		'photo.jpeg?w=200&h=1',
		'photo.gif',
		'drawing.svg',
		'photo.webp',
		'photo.avif',
	] )( '%s opens', ( address ) => {
		expect( check( `<a href="${ address }">A</a>` ) ).toBe( true );
	} );

	test.each( [
		'<a href="photo.jpg" download>A</a>',
		'<a href="photo.jpg" download="p.jpg">A</a>',
		'<a href="photo.tiff">A</a>',
		'<a href="photo.jpg/">A</a>',
		'<a href="page?file=photo.jpg">A</a>',
		'<a href="photo.jpg#part">A</a>',
		'<a href="data:image/png;base64,A.png">A</a>',
		'<a href="javascript:alert(1)//.png">A</a>',
		'<a href="ftp://example.com/photo.png">A</a>',
		'<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A</a>',
		'<div class="wp-block-vitrine-gallery"><a href="photo.jpg">A</a></div>',
		'<div class="wp-block-vitrine-social-feed"><a href="photo.jpg">A</a></div>',
		'<figure class="wp-lightbox-container"><a href="photo.jpg">A</a></figure>',
		'<a href="photo.jpg" data-vitrine-lightbox="no">A</a>',
		'<a href="photo.jpg" data-elementor-open-lightbox="no">A</a>',
		'<figure data-vitrine-lightbox="no"><a href="photo.jpg">A</a></figure>',
	] )( 'not %s', ( html ) => {
		expect( check( html ) ).toBe( false );
	} );

	test( 'what stands nearer goes first', () => {
		expect(
			check(
				'<div data-vitrine-lightbox="no"><a href="a.jpg"><span data-vitrine-lightbox="yes">A</span></a></div>'
			)
		).toBe( true );
	} );

	test( 'what says nothing that is known says nothing', () => {
		expect(
			check(
				'<a href="a.jpg" data-elementor-open-lightbox="default">A</a>'
			)
		).toBe( true );
	} );

	test( 'videos, too, where the site says so', () => {
		for ( const address of [
			'https://youtu.be/dQw4w9WgXcQ',
			'https://vimeo.com/76979871',
			'https://dai.ly/x7tgad0',
			'/film.mp4',
		] ) {
			const html = `<a href="${ address }">A</a>`;
			expect( check( html, { videos: true } ) ).toBe( true );
			expect( check( html ) ).toBe( false );
		}
	} );
} );

describe( 'only those that say so', () => {
	const asked = { links: 'asked' } as const;

	test.each( [
		'<a href="photo.jpg" data-vitrine-lightbox="yes">A</a>',
		'<a href="photo.jpg" data-elementor-open-lightbox="yes">A</a>',
		'<figure data-vitrine-lightbox="yes"><a href="photo.jpg">A</a></figure>',
		'<span data-vitrine-lightbox="yes"><a href="https://youtu.be/dQw4w9WgXcQ">A</a></span>',
	] )( '%s', ( html ) => {
		expect( check( html, asked ) ).toBe( true );
	} );

	test.each( [
		'<a href="photo.jpg">A</a>',
		'<a href="/page/" data-vitrine-lightbox="yes">A</a>',
		'<a href="photo.jpg" data-vitrine-lightbox="yes" download>A</a>',
	] )( 'not %s', ( html ) => {
		expect( check( html, asked ) ).toBe( false );
	} );
} );
