/** Loops that visitors filter: each choice is a link with an address of its own. */
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { expect, test, type Site } from './support/test';

const LOOP = '.wp-block-query';
const FILTER = '.wp-block-vitrine-loop-filter';
const TITLES = `${ LOOP } .wp-block-post-title`;

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

/** Articles with their tags; the database is put back after each test. */
const ARTICLES: Record< string, string[] > = {
	'Sowing beans': [ 'Edible', 'Sun' ],
	'Watering thyme': [ 'Edible', 'Scented' ],
	'Dividing hostas': [ 'Shade' ],
	'Cutting lavender': [ 'Scented', 'Sun' ],
};

const writeArticles = ( site: Site ) =>
	site.php(
		`
		$minute = 0;
		foreach ( $given as $title => $tags ) {
			wp_insert_post( array( 'post_status' => 'publish', 'post_title' => $title, 'tags_input' => $tags, 'post_date' => gmdate( 'Y-m-d H:i:s', 1700000000 - 60 * ++$minute ) ) );
		}
		$old = get_page_by_path( 'hello-world', OBJECT, 'post' );
		if ( $old ) {
			wp_trash_post( $old->ID );
		}
		return 1;
		`,
		ARTICLES
	);

const loop = ( filter: object ) =>
	`<!-- wp:query ${ JSON.stringify( {
		queryId: 3,
		vitrineLoop: 'abc1234',
		query: {
			perPage: 3,
			postType: 'post',
			order: 'desc',
			orderBy: 'date',
			inherit: false,
		},
	} ) } --><div class="wp-block-query"><!-- wp:vitrine/loop-filter ${ JSON.stringify(
		{ taxonomy: 'post_tag', ...filter }
	) } /--><!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --><!-- wp:query-pagination --><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->`;

test( 'without JavaScript a visitor filters, pages, and goes back', async ( {
	open,
	site,
} ) => {
	await writeArticles( site );
	const { url } = await publishPage(
		site,
		loop( { multiple: true, join: 'all' } )
	);
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const titles = page.locator( TITLES );
	const chosen = page.locator( `${ FILTER } [aria-current]` );
	await expect( titles ).toHaveText( [
		'Sowing beans',
		'Watering thyme',
		'Dividing hostas',
	] );
	await expect( chosen ).toHaveText( 'All' );
	await page.getByRole( 'link', { name: 'Next Page' } ).click();
	await expect( titles ).toHaveText( 'Cutting lavender' );
	await expectNoOverflow( page );

	await page.getByRole( 'link', { name: 'Scented' } ).click();
	await expect( titles ).toHaveText( [
		'Watering thyme',
		'Cutting lavender',
	] );
	expect( new URL( page.url() ).search ).toBe(
		'?loop-abc1234-post_tag=scented'
	);
	await expect( chosen ).toHaveText( 'Scented' );

	await page.getByRole( 'link', { name: 'Sun' } ).click();
	await expect( titles ).toHaveText( 'Cutting lavender' );
	await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
		'content',
		/noindex.*nofollow/
	);
	await page.goBack();
	await expect( chosen ).toHaveText( 'Scented' );
	await page
		.getByRole( 'navigation', { name: 'Tags' } )
		.getByRole( 'link', { name: 'All' } )
		.click();
	await expect( titles ).toHaveCount( 3 );
	expect( new URL( page.url() ).search ).toBe( '' );
} );

test( 'an editor puts a filter into a Query Loop, and visitors filter', async ( {
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
		const { insertBlocks } = data.dispatch( 'core/block-editor' );
		const query = createBlock(
			'core/query',
			{
				queryId: 7,
				query: {
					perPage: 3,
					postType: 'post',
					order: 'desc',
					orderBy: 'date',
					inherit: false,
				},
			},
			[
				createBlock( 'vitrine/loop-filter', { taxonomy: 'post_tag' } ),
				createBlock( 'core/post-template', {}, [
					createBlock( 'core/post-title', { isLink: true } ),
				] ),
			]
		);
		insertBlocks( query );
		return query.clientId;
	} );
	await expect
		.poll( () => editor.attribute( made, 'vitrineLoop' ) )
		.toMatch( /^[a-z0-9]{7}$/ );
	const filter = editor.canvas.locator( FILTER );
	await expect( filter ).toContainText( 'Scented' );

	const url = await editor.publish();
	await visitor.goto( url );
	await visitor.getByRole( 'link', { name: 'Shade' } ).click();
	await expect( visitor.locator( TITLES ) ).toHaveText( 'Dividing hostas' );
} );
