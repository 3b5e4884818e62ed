import { faultsOf } from './support/axe';
import { TOKENS } from './support/content';
import { BLOCK, Feed } from './support/feed';
import { Settings } from './support/settings';
import { expect, test } from './support/test';

/** '+2' on a collage is no label that anybody would say; the link's name counts all pictures. */
const WITHOUT = [ 'label-content-name-mismatch' ];

for ( const width of [ 1280, 320 ] ) {
	test( `the feed is accessible at ${ width } px`, async ( { visitor } ) => {
		await visitor.setViewportSize( { width, height: 800 } );
		await visitor.goto( '/social-feed/' );
		const feed = Feed.on( visitor );
		const before = await feed.posts.count();
		await feed.more.click();
		await expect.poll( () => feed.posts.count() ).toBeGreaterThan( before );
		expect( await faultsOf( visitor, BLOCK, WITHOUT ) ).toEqual( [] );
	} );
}

test( 'posts are a list of articles with names', async ( { visitor } ) => {
	await visitor.goto( '/social-feed/' );
	const feed = Feed.on( visitor );
	await expect(
		feed.block.getByRole( 'list' ).first().getByRole( 'article' )
	).toHaveCount( 9 );
	await expect( feed.posts.first() ).toMatchAriaSnapshot( `
    - article:
      - link "Hollin Bank Gardens"
      - time
      - text: /She opened/
      - link /on Facebook/:
        - img /.+/
      - list:
        - listitem: /\\d+ likes/
        - listitem: /\\d+ comments/
        - listitem: /\\d+ shares/
      - link "View on Facebook"
	` );
} );

test( 'the settings screen is accessible', async ( { admin } ) => {
	const settings = new Settings( admin );
	await settings.open();
	await settings.row( 'Facebook page' ).waitFor();
	expect( await faultsOf( admin, '#vitrine-settings', WITHOUT ) ).toEqual(
		[]
	);
	await settings.find( TOKENS.user );
	await settings.dialog.getByRole( 'checkbox' ).first().waitFor();
	expect( await faultsOf( admin, '[role="dialog"]', WITHOUT ) ).toEqual( [] );
} );
