import type { SocialFeedAttributes } from '../../blocks/social-feed/attributes.gen';
import { feedBlock, publishPage } from './support/content';
import { shiftsOf } from './support/shifts';
import { openSlowly } from './support/slowly';
import { expect, test } from './support/test';

/** Where a page that comes slowly may break off: before each part of a header and of a post, and each link to a page. */
const PARTS =
	/(?=<(?:\w+) class="wp-block-vitrine-social-feed__(?:head(?:er(?:-\w+)?)?|avatar|event|title|text|media|picture|link|shared|foot|page)\b)/;

const LOOKS: ( Partial< SocialFeedAttributes > & { align?: string } )[] = [
	{ align: 'full', layout: 'list' },
	{ layout: 'list', postLayout: 'full' },
	{ layout: 'list', postLayout: 'half' },
	{ layout: 'list', postLayout: 'thumbnail' },
	{ layout: 'grid', offset: 2 },
	{ layout: 'masonry' },
	{ layout: 'highlight' },
	{ layout: 'carousel', offset: 2 },
	{ layout: 'tiles' },
	{ layout: 'tiles', paging: 'pages' },
	{ layout: 'list', postLayout: 'half', showHeader: true },
	{ layout: 'list', content: 'events' },
];

for ( const look of LOOKS ) {
	test( `nothing moves where posts come piece by piece: ${ Object.values(
		look
	).join( ', ' ) }`, async ( { open, site } ) => {
		const { url } = await publishPage(
			site,
			feedBlock( { number: 4, ...look } )
		);
		const pieces = ( await ( await fetch( url ) ).text() ).split( PARTS );
		expect( pieces.length ).toBeGreaterThan( 8 );

		const page = await open( { viewport: { width: 1280, height: 1600 } } );
		const shifts = await shiftsOf( page );
		await openSlowly( page, pieces );
		await expect(
			page.locator( '.wp-block-vitrine-social-feed__post' ).first()
		).toBeVisible();
		expect( await shifts() ).toEqual( [] );
	} );
}
