/** The original's addresses were broken by every special character. */
import { expect, test } from 'vitest';
import { NETWORKS, shareUrl, type Shared } from './share';

const shared: Shared = {
	url: 'https://example.com/trip/?a=1&b=2#nanogallery/g/0/7',
	title: 'Tom & Jerry = 100% "été" \u{1F600}',
	description: 'line one\nline two',
	image: 'https://example.com/a b.jpg',
};

const fields = ( address: string ) =>
	Object.fromEntries( new URL( address ).searchParams );

test( 'every value arrives as it was', () => {
	const { url, title, description, image } = shared;
	expect( fields( shareUrl( 'facebook', shared ) ) ).toEqual( { u: url } );
	expect( fields( shareUrl( 'pinterest', shared ) ) ).toEqual( {
		url,
		media: image,
		description: title,
	} );
	expect( fields( shareUrl( 'tumblr', shared ) ) ).toEqual( {
		canonicalUrl: url,
		title,
		caption: description,
	} );
	expect( fields( shareUrl( 'twitter', shared ) ) ).toEqual( {
		text: title,
		url,
	} );
	expect( fields( shareUrl( 'vk', shared ) ) ).toEqual( {
		url,
		title,
		image,
	} );
	expect( fields( shareUrl( 'mail', shared ) ) ).toEqual( {
		subject: title,
		body: `${ description }\n\n${ url }`,
	} );
} );

test.each( NETWORKS )(
	'%s is asked in private and without a plus',
	( network ) => {
		const address = shareUrl( network, shared );
		expect( address ).toMatch(
			network === 'mail' ? /^mailto:\?/ : /^https:\/\//
		);
		expect( address ).not.toMatch( /[+\s"<>]/ );
	}
);

test( 'what is empty is left out, half a character does no harm', () => {
	expect(
		shareUrl( 'twitter', { ...shared, title: '', url: 'https://a.b/' } )
	).toBe( 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.b%2F' );
	expect( () =>
		shareUrl( 'mail', { ...shared, title: '\uD83D' } )
	).not.toThrow();
} );
