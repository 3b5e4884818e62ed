/** Pages of a loop: each has an address of its own, and keeps what is chosen. */
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { expect, test, type Site } from './support/test';

const TITLES = '.wp-block-query .wp-block-post-title';
const PAGINATION = '.wp-block-vitrine-loop-pagination';

/** What the test uses of the editor's globals. */
interface Wp {
	blocks: {
		createBlock: (
			name: string,
			attributes?: object,
			inside?: object[]
		) => { clientId: string };
	};
	data: {
		dispatch: ( store: string ) => {
			insertBlocks: ( block: object ) => void;
		};
	};
}

/** Seven articles, every other one about beans; the database is put back after each test. */
const writeArticles = ( site: Site ) =>
	site.php(
		`
		foreach ( range( 1, 7 ) as $nth ) {
			wp_insert_post( array( 'post_status' => 'publish', 'post_title' => "Article $nth", 'tags_input' => $nth % 2 ? array( 'Beans' ) : array(), 'post_date' => gmdate( 'Y-m-d H:i:s', 1700000000 - 60 * $nth ) ) );
		}
		$old = get_page_by_path( 'hello-world', OBJECT, 'post' );
		if ( $old ) {
			wp_trash_post( $old->ID );
		}
		return 1;
		`,
		{}
	);

const loop = ( id: string, pagination: object ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 0,
		vitrineLoop: id,
		query: {
			perPage: 2,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			inherit: false,
		},
	} ) } --><div class="wp-block-query"><!-- wp:vitrine/loop-filter {"taxonomy":"post_tag"} /--><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:query-no-results --><!-- wp:paragraph --><p>Nothing here</p><!-- /wp:paragraph --><!-- /wp:query-no-results --><!-- wp:vitrine/loop-pagination ${ JSON.stringify(
		pagination
	) } /--></div><!-- /wp:query -->`;

test( 'without JavaScript a visitor turns pages, filters, and goes back', async ( {
	open,
	site,
} ) => {
	await writeArticles( site );
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
	await writeArticles( site );
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
