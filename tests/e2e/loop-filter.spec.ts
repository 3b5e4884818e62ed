/** Loops that visitors filter: each choice is a link with an address of its own. */
import { publishPage } from './support/content';
import {
	block,
	FILTER,
	LOOP,
	loopBlock,
	TITLES,
	writeArticles,
	type Wp,
} from './support/loop';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { requestsOf } from './support/watch';

const ARTICLES: Record< string, string[] > = {
	'Sowing beans': [ 'Edible', 'Sun' ],
	'Watering thyme': [ 'Edible', 'Scented' ],
	'Dividing hostas': [ 'Shade' ],
	'Cutting lavender': [ 'Scented', 'Sun' ],
};

const loop = ( filter: object, more = '' ) =>
	loopBlock( {
		before:
			block( 'vitrine/loop-filter', {
				taxonomy: 'post_tag',
				...filter,
			} ) + more,
		behind: `<!-- wp:query-pagination -->${ block(
			'query-pagination-next'
		) }<!-- /wp:query-pagination -->`,
	} );

test( 'without JavaScript a visitor filters, pages, and goes back', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, ARTICLES );
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
	await expect( titles ).toHaveText( [ 'Cutting lavender' ] );
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
	await expect( titles ).toHaveText( [ 'Cutting lavender' ] );
	await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
		'content',
		/noindex.*nofollow/
	);
	await page.goBack();
	await expect( chosen ).toHaveText( 'Scented' );
	await page
		.getByRole( 'navigation', { name: 'Tags' } )
		.getByRole( 'link', { name: 'All', exact: true } )
		.click();
	await expect( titles ).toHaveCount( 3 );
	expect( new URL( page.url() ).search ).toBe( '' );
} );

test( 'with JavaScript choices take effect in place, by Back, too, and nothing moves', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, ARTICLES );
	const { url } = await publishPage(
		site,
		loop(
			{ multiple: true, join: 'all' },
			'<!-- wp:vitrine/loop-filter {"by":"search"} /--><!-- wp:vitrine/loop-filter {"by":"sort","display":"select","sorts":["date-desc","title-asc"]} /-->'
		)
	);
	const page = await open( { viewport: { width: 900, height: 700 } } );
	const asked = requestsOf( page, ( { pathname, search } ) =>
		/vitrine\/v1\/loop/.test( decodeURIComponent( pathname + search ) )
	);
	const loads = requestsOf(
		page,
		( { pathname } ) => pathname === new URL( url ).pathname
	);
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const titles = page.locator( TITLES );
	const chosen = page.locator( `${ FILTER } [aria-current]` );
	const scented = page.getByRole( 'link', { name: 'Scented' } );

	// By the keyboard: the focus stays where it is.
	await scented.press( 'Enter' );
	await expect( titles ).toHaveText( [
		'Watering thyme',
		'Cutting lavender',
	] );
	await expect( scented ).toBeFocused();
	await expect( scented ).toHaveAttribute( 'aria-current', 'true' );
	await expect( page ).toHaveURL( /\?loop-abc1234-post_tag=scented$/ );
	await expect( page.locator( LOOP ) ).not.toHaveAttribute( 'aria-busy' );
	await expect(
		page.locator( '[role=status]', { hasText: '2 results' } )
	).toHaveCount( 1 );

	await page.getByRole( 'link', { name: 'Sun' } ).click();
	await expect( titles ).toHaveText( [ 'Cutting lavender' ] );
	await page.goBack();
	await expect( chosen ).toHaveText( [ 'Scented' ] );
	await expect( titles ).toHaveCount( 2 );
	await page.goBack();
	await expect( titles ).toHaveCount( 3 );
	await page.goForward();
	await expect( titles ).toHaveCount( 2 );

	// Fields: an order takes effect at once, words by Enter, and together.
	const order = page.getByRole( 'combobox', { name: 'Sort by' } );
	await order.selectOption( 'Title, A to Z' );
	await expect( titles ).toHaveText( [
		'Cutting lavender',
		'Watering thyme',
	] );
	await expect( order ).toHaveValue( 'title-asc' );
	const words = page.getByRole( 'searchbox' );
	await words.fill( 'thyme' );
	await words.press( 'Enter' );
	await expect( titles ).toHaveText( [ 'Watering thyme' ] );
	await expect( words ).toBeFocused();
	const address = page.url();
	expect( new URL( address ).search ).toBe(
		'?loop-abc1234-post_tag=scented&loop-abc1234_search=thyme&loop-abc1234_sort=title-asc'
	);
	expect( loads ).toHaveLength( 1 );
	// Of an address that a cache serves another page for, the script shows what it asks for.
	await page.reload();
	await expect( titles ).toHaveText( [ 'Watering thyme' ] );
	await expect( order ).toHaveValue( 'title-asc' );
	expect( asked.length ).toBeLessThan( 9 );
	expect( await shifts() ).toEqual( [] );

	// Where the site does not answer, the page stays, and says so.
	await page.route( /vitrine(\/|%2F)v1(\/|%2F)loop/, ( route ) =>
		route.abort()
	);
	await page.getByRole( 'link', { name: 'Sun' } ).click();
	const notice = page.getByRole( 'status' );
	await expect( notice ).toContainText( 'could not be loaded' );
	await expect( titles ).toHaveText( [ 'Watering thyme' ] );
	await expect( page ).toHaveURL( address );
	await expect( page.locator( LOOP ) ).not.toHaveAttribute( 'aria-busy' );
	await notice.getByRole( 'link' ).click();
	await expect( page ).toHaveURL( /scented\+sun/ );
	await expect( titles ).toHaveCount( 0 );
} );

test( 'the answer that was wanted last is shown, whenever it comes', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, ARTICLES );
	const { url } = await publishPage(
		site,
		// Besides, a filter outside of the loop.
		'<!-- wp:vitrine/loop-filter {"loop":"abc1234","taxonomy":"post_tag","multiple":true} /-->' +
			loop(
				{ showAll: false, showCounts: true },
				block( 'vitrine/loop-filter', { by: 'results' } ) +
					block( 'vitrine/loop-filter', { by: 'chosen' } )
			)
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const late: ( () => Promise< void > )[] = [];
	await page.route( /post_tag%3Dscented/, async ( route ) => {
		late.push( () => route.continue() );
	} );
	const titles = page.locator( TITLES );
	const inside = page.locator( `${ LOOP } ${ FILTER }` );
	const outside = page.locator( FILTER ).first();
	await inside.getByRole( 'link', { name: 'Scented' } ).click();
	await expect( page.locator( LOOP ) ).toHaveAttribute( 'aria-busy', 'true' );
	await inside.getByRole( 'link', { name: 'Shade' } ).click();
	await expect( titles ).toHaveText( [ 'Dividing hostas' ] );
	const answered = page.waitForResponse( /post_tag%3Dscented/ );
	await late[ 0 ]!();
	await answered;
	await expect( page.locator( LOOP ) ).not.toHaveAttribute( 'aria-busy' );
	await expect( titles ).toHaveText( [ 'Dividing hostas' ] );
	await expect( page ).toHaveURL( /post_tag=shade$/ );
	await expectNoOverflow( page );

	// What is chosen inside is seen outside, and the other way round. It takes longer than browsers excuse what moves for.
	await page.route( /post_tag%3Dshade%2Csun/, async ( route ) => {
		await expect( page.locator( '.vitrine-loading' ) ).toHaveText(
			'Loading…'
		);
		await new Promise( ( resolve ) => setTimeout( resolve, 400 ) );
		await route.continue();
	} );
	const sun = outside.getByRole( 'link', { name: 'Sun' } );
	await expect( sun ).toHaveAttribute( 'href', /post_tag=shade,sun$/ );
	await sun.press( 'Enter' );
	await expect( titles ).toHaveCount( 3 );
	await expect( page.locator( '.vitrine-loading' ) ).toHaveCount( 0 );
	await expect( sun ).toBeFocused();
	await expect( outside.locator( '[aria-current]' ) ).toHaveText( [
		'Shade',
		'Sun',
	] );
	await expect( inside.locator( '[aria-current]' ) ).toHaveCount( 2 );
	expect( await shifts() ).toEqual( [] );
} );

test( 'an editor puts a filter into a Query Loop, and visitors filter', async ( {
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
					// As new Query Loops are.
					inherit: true,
				},
			},
			[
				createBlock( 'vitrine/loop-filter' ),
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
	await filter.getByRole( 'button', { name: 'Use a custom query' } ).click();
	await expect( filter ).toContainText( 'Uncategorized' );
	await filter.click();
	await admin
		.getByRole( 'combobox', { name: 'Taxonomy' } )
		.selectOption( 'Tags' );
	await expect( filter ).toContainText( 'Scented' );

	const url = await editor.publish();
	await visitor.goto( url );
	await visitor.getByRole( 'link', { name: 'Shade' } ).click();
	await expect( visitor.locator( TITLES ) ).toHaveText( [
		'Dividing hostas',
	] );

	// WordPress's search becomes that of the loop which it stands in.
	expect(
		await admin.evaluate( () => {
			const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
			const { createBlock, getPossibleBlockTransformations } = blocks;
			const searches = [
				createBlock( 'core/search' ),
				createBlock( 'core/search' ),
			] as const;
			data.dispatch( 'core/block-editor' ).insertBlocks( [
				createBlock( 'core/query', {}, [ searches[ 0 ] ] ),
				searches[ 1 ],
			] );
			return searches.map( ( search ) =>
				getPossibleBlockTransformations( [ search ] ).some(
					( { name } ) => name === 'vitrine/loop-filter'
				)
			);
		} )
	).toEqual( [ true, false ] );

	// A copy of a loop that a filter elsewhere belongs to is another loop.
	const [ first, copy ] = await admin.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const { createBlock } = blocks;
		const query = () =>
			createBlock( 'core/query', { vitrineLoop: 'same123' }, [
				createBlock( 'core/post-template' ),
			] );
		const loops = [ query(), query() ];
		data.dispatch( 'core/block-editor' ).insertBlocks( [
			createBlock( 'vitrine/loop-filter', { loop: 'same123' } ),
			...loops,
		] );
		return loops.map( ( { clientId } ) => clientId );
	} );
	await expect
		.poll( () => editor.attribute( copy!, 'vitrineLoop' ) )
		.toMatch( /^(?!same123)[a-z0-9]{7}$/ );
	expect( await editor.attribute( first!, 'vitrineLoop' ) ).toBe( 'same123' );
} );

test( 'several loops of a page keep each other’s choices', async ( {
	open,
	site,
} ) => {
	await writeArticles( site, ARTICLES );
	const { url } = await publishPage(
		site,
		loop( { showAll: false } ) +
			loop( { showAll: false } ).replaceAll( 'abc1234', 'def5678' )
	);
	const page = await open( { viewport: { width: 900, height: 700 } } );
	await page.goto( url );
	const loops = page.locator( LOOP );
	const chosen = ( nth: number ) =>
		loops.nth( nth ).locator( `${ FILTER } [aria-current]` );
	const choose = ( nth: number, name: string ) =>
		loops.nth( nth ).getByRole( 'link', { name, exact: true } ).click();
	await choose( 0, 'Sun' );
	await expect( chosen( 0 ) ).toHaveText( [ 'Sun' ] );
	await choose( 1, 'Shade' );
	await expect( chosen( 1 ) ).toHaveText( [ 'Shade' ] );
	await expect( chosen( 0 ) ).toHaveText( [ 'Sun' ] );
	expect( new URL( page.url() ).search ).toMatch(
		/^\?loop-abc1234-post_tag=sun&loop-def5678-post_tag=shade$/
	);
	await page.goBack();
	await expect( chosen( 1 ) ).toHaveCount( 0 );
	await expect( chosen( 0 ) ).toHaveText( [ 'Sun' ] );
	await page.reload();
	await expect( chosen( 0 ) ).toHaveText( [ 'Sun' ] );
} );

test( 'an editor offers a range of days and first letters, and visitors choose', async ( {
	admin,
	editor,
	site,
	open,
} ) => {
	await writeArticles( site, ARTICLES );
	await editor.open();
	await editor.setTitle( 'Articles' );
	await admin.evaluate( () => {
		const { blocks, data } = ( window as unknown as { wp: Wp } ).wp;
		const { createBlock } = blocks;
		data.dispatch( 'core/block-editor' ).insertBlocks(
			createBlock(
				'core/query',
				{
					queryId: 8,
					query: { perPage: 9, postType: 'post', inherit: false },
				},
				[
					createBlock( 'vitrine/loop-filter', { by: 'letter' } ),
					createBlock( 'vitrine/loop-filter', { by: 'date' } ),
					createBlock( 'vitrine/loop-filter', { by: 'field' } ),
					createBlock( 'core/post-template', {}, [
						createBlock( 'core/post-title' ),
					] ),
				]
			)
		);
	} );
	const filters = editor.canvas.locator( FILTER );
	await expect( filters.nth( 0 ) ).toContainText( 'W' );
	await expect( filters.nth( 1 ) ).toContainText( '2023' );
	await expect( filters.nth( 2 ) ).toContainText( 'vitrine_loop_fields' );
	await filters.nth( 1 ).click();
	await admin
		.getByRole( 'combobox', { name: 'Choose from' } )
		.selectOption( 'A date range' );
	await expect( filters.nth( 1 ).getByText( 'From' ) ).toBeVisible();
	const url = await editor.publish();

	const page = await open();
	// Core prefetches addresses without a query when a link is pressed.
	const loads = requestsOf(
		page,
		( { pathname }, request ) =>
			pathname === new URL( url ).pathname &&
			request.isNavigationRequest() &&
			! request.headers()[ 'sec-purpose' ]
	);
	await page.goto( url );
	const titles = page.locator( TITLES );
	await page.getByRole( 'link', { name: 'W', exact: true } ).click();
	await expect( titles ).toHaveText( [ 'Watering thyme' ] );
	await page.getByRole( 'link', { name: 'All', exact: true } ).click();
	await expect( titles ).toHaveCount( 4 );
	const from = page.getByLabel( 'From' );
	await from.fill( '2023-11-15' );
	await expect( titles ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /-date=2023-11-15\.\.$/ );
	await from.fill( '2023-11-14' );
	await expect( titles ).toHaveCount( 4 );
	expect( loads ).toHaveLength( 1 );

	const plain = await open( { javaScriptEnabled: false } );
	const found = await plain.goto( page.url() );
	expect( found?.status() ).toBe( 200 );
	await expect( plain.getByLabel( 'From' ) ).toHaveValue( '2023-11-14' );
	await plain.getByLabel( 'To' ).fill( '2023-11-13' );
	await plain.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( plain ).toHaveURL( /from%5D=2023-11-14.*to%5D=2023-11-13/ );
	await expect( plain.locator( TITLES ) ).toHaveCount( 0 );
	const none = await plain.reload();
	expect( none?.status() ).toBe( 404 );
} );
