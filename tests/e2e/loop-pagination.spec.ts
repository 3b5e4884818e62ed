/** Pages of a loop: each has an address of its own, and keeps what is chosen. */
import { publishPage } from './support/content';
import {
	block,
	loopBlock,
	numbered,
	PAGINATION,
	TITLES,
	writeArticles,
	type Wp,
} from './support/loop';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';

/** Every other article is about beans. */
const ARTICLES = numbered( 7, ( nth ) => ( nth % 2 ? [ 'Beans' ] : [] ) );

const loop = ( id: string, pagination: object ) =>
	loopBlock( {
		id,
		perPage: 2,
		before: block( 'vitrine/loop-filter', { taxonomy: 'post_tag' } ),
		post: block( 'post-title' ),
		behind: `<!-- wp:query-no-results --><!-- wp:paragraph --><p>Nothing here</p><!-- /wp:paragraph --><!-- /wp:query-no-results -->${ block(
			'vitrine/loop-pagination',
			pagination
		) }`,
	} );

test( 'without JavaScript a visitor turns pages, filters, and goes back', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, ARTICLES );
	const { url } = await publishPage(
		site,
		loop( 'numbered', { limit: 3, midSize: 0 } ) +
			loop( 'loading', {
				type: 'load-more',
				label: 'More articles',
				limit: 0,
				showCount: true,
			} )
	);
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const first = page.locator( '.wp-block-query' ).first();
	const titles = first.locator( '.wp-block-post-title' );
	const pages = first.getByRole( 'navigation', { name: 'Pagination' } );
	await expect( titles ).toHaveText( [ 'Article 1', 'Article 2' ] );
	await expect( pages.locator( 'a:not([href])' ) ).toHaveText( 'Previous' );
	await expectNoOverflow( page );
	for ( const link of await pages.locator( 'a' ).all() ) {
		expect( ( await link.boundingBox() )?.height ).toBeGreaterThanOrEqual(
			40
		);
	}

	await pages.getByRole( 'link', { name: 'Next' } ).click();
	await expect( titles ).toHaveText( [ 'Article 3', 'Article 4' ] );
	await expect( pages.locator( '[aria-current="page"]' ) ).toHaveText( '2' );
	await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
		'href',
		`${ url }?loop-numbered_page=2`
	);
	await pages.getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( titles ).toHaveText( [ 'Article 5', 'Article 6' ] );
	await expect( pages.locator( 'a:not([href])' ) ).toHaveText( 'Next' );

	// The other loop turns its own pages, and this one stays where it is.
	const more = page.getByRole( 'navigation', { name: 'More articles' } );
	await more.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( page.locator( TITLES ) ).toHaveText( [
		'Article 5',
		'Article 6',
		'Article 3',
		'Article 4',
	] );
	await expect( more ).toContainText( '4 of 7' );
	await more.getByRole( 'link', { name: 'First page' } ).click();
	expect( new URL( page.url() ).search ).toBe( '?loop-numbered_page=3' );

	await first.getByRole( 'link', { name: 'Beans' } ).click();
	await expect( titles ).toHaveText( [ 'Article 1', 'Article 3' ] );
	await pages.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( titles ).toHaveText( [ 'Article 5', 'Article 7' ] );
	await page.goBack();
	await expect( titles ).toHaveText( [ 'Article 1', 'Article 3' ] );

	// The limit is one of the server.
	const answer = await page.goto( `${ url }?loop-numbered_page=4` );
	expect( answer?.status() ).toBe( 404 );
	await expect( first ).toContainText( 'Nothing here' );
	await expect( titles ).toHaveCount( 0 );
	await pages.getByRole( 'link', { name: 'Previous' } ).click();
	await expect( titles ).toHaveText( [ 'Article 5', 'Article 6' ] );
	await expect( page.locator( PAGINATION ) ).toHaveCount( 2 );
} );

test( 'an editor puts a pagination in place of that of WordPress', async ( {
	admin,
	editor,
	site,
	visitor,
} ) => {
	await writeArticles( site, ARTICLES );
	await editor.open();
	await editor.setTitle( 'Articles' );
	const made = await admin.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const { createBlock } = blocks;
		const query = createBlock(
			'core/query',
			{
				queryId: 7,
				query: {
					perPage: 2,
					postType: 'post',
					order: 'desc',
					orderBy: 'date',
					inherit: false,
				},
			},
			[
				createBlock( 'core/post-template', {}, [
					createBlock( 'core/post-title' ),
				] ),
				createBlock( 'vitrine/loop-pagination', { limit: 0 } ),
				createBlock( 'core/query-pagination', {}, [
					createBlock( 'core/query-pagination-next' ),
				] ),
			]
		);
		data.dispatch( 'core/block-editor' ).insertBlocks( query );
		return query.clientId;
	} );
	const pagination = editor.canvas.locator( PAGINATION );
	await pagination.click();
	await pagination
		.getByRole( 'button', { name: 'Remove the other pagination' } )
		.click();
	await expect( pagination.locator( 'ol > li' ) ).toHaveText( [
		'1',
		'2',
		'3',
		'4',
	] );
	expect( await editor.attribute( made, 'vitrineLoop' ) ).toMatch(
		/^[a-z0-9]{7}$/
	);

	await visitor.goto( await editor.publish() );
	await visitor.getByRole( 'link', { name: 'Page 4' } ).click();
	await expect( visitor.locator( TITLES ) ).toHaveText( [ 'Article 7' ] );
	await expect(
		visitor.getByRole( 'navigation', { name: 'Pagination' } )
	).toHaveCount( 1 );
} );
