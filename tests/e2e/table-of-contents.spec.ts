/** Tables of contents: links without a script, the section that is read with one, and the list of the canvas. */
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const BLOCK = '.wp-block-vitrine-table-of-contents';

const heading = ( text: string, level = 2 ) =>
	`<!-- wp:heading {"level":${ level }} --><h${ level } class="wp-block-heading">${ text }</h${ level }><!-- /wp:heading -->`;

const space =
	'<!-- wp:spacer {"height":"900px"} --><div style="height:900px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const TABLE =
	'<!-- wp:vitrine/table-of-contents {"collapsible":true,"minimized":"phones","sticky":true,"progress":true} /-->';

const HEADINGS = [
	heading( 'Spring' ),
	heading( 'What to sow', 3 ),
	heading( 'Summer' ),
	heading( 'Autumn &amp; winter' ),
].join( space );

test( 'links lead to headings without JavaScript, and on a phone the list begins closed', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, TABLE + HEADINGS );
	const page = await open( {
		javaScriptEnabled: false,
		viewport: { width: 320, height: 640 },
	} );
	await page.goto( url );
	const table = page.getByRole( 'navigation', { name: 'Contents' } );
	const links = table.getByRole( 'link' );
	await expect( links ).toHaveCount( 0 );
	await table.getByText( 'Contents' ).click();
	await expect( links ).toHaveText( [
		'Spring',
		'What to sow',
		'Summer',
		'Autumn & winter',
	] );
	await expectNoOverflow( page );
	await links.nth( 2 ).click();
	await expect( page ).toHaveURL( /#summer$/ );
	await expect(
		page.getByRole( 'heading', { name: 'Summer' } )
	).toBeInViewport();

	// Where there is room it is open without anybody's doing.
	await page.setViewportSize( { width: 1200, height: 640 } );
	await page.goto( url );
	await expect( links.first() ).toBeVisible();
} );

test( 'the link of the section that is read is marked, and nothing moves', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, TABLE + HEADINGS + space );
	const page = await open( { viewport: { width: 1200, height: 800 } } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const table = page.locator( BLOCK );
	const current = table.locator( '[aria-current="location"]' );
	const details = table.locator( 'details' );
	await expect( details ).toHaveAttribute( 'open', '' );
	await page.mouse.move( 600, 600 );
	for ( const name of [ 'What to sow', 'Summer', 'Autumn & winter' ] ) {
		await expect( async () => {
			await page.mouse.wheel( 0, 300 );
			await expect( current ).toHaveText( name, { timeout: 200 } );
		} ).toPass( { intervals: [ 50 ] } );
	}
	await expect( table ).toBeInViewport();
	for ( const name of [ 'Summer', 'What to sow' ] ) {
		await expect( async () => {
			await page.mouse.wheel( 0, -300 );
			await expect( current ).toHaveText( name, { timeout: 200 } );
		} ).toPass( { intervals: [ 50 ] } );
	}
	expect( await shifts() ).toEqual( [] );

	// On a phone it closes before it covers what its link leads to.
	await page.setViewportSize( { width: 320, height: 640 } );
	await expect( details ).not.toHaveAttribute( 'open' );
	await table.getByText( 'Contents' ).click();
	await table.getByRole( 'link', { name: 'Spring' } ).press( 'Enter' );
	await expect( details ).not.toHaveAttribute( 'open' );
	await expect( current ).toHaveText( 'Spring' );
} );

test( 'the canvas lists its headings while they are written, and selects them', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/table-of-contents' );
	const table = editor.canvas.locator( BLOCK );
	await table.getByRole( 'button', { name: 'Add a heading' } ).click();
	const written = editor.canvas.locator( 'h2[data-type="core/heading"]' );
	await written.click();
	await editor.page.keyboard.type( 'Roses' );
	const link = table.getByRole( 'link', { name: 'Roses' } );
	await expect( link ).toBeVisible();
	await table.getByText( 'Contents' ).click();
	await editor.inspector.getByLabel( 'List style' ).selectOption( 'Numbers' );
	await expect( table.locator( 'ol' ) ).toHaveCount( 1 );
	await link.click();
	await expect( written ).toHaveClass( /is-selected/ );
	expect( await editor.isValid() ).toBe( true );
} );
