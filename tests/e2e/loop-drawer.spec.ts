/** Filters in a drawer on small screens. */
import { publishPage } from './support/content';
import {
	block,
	FILTER,
	loopBlock,
	numbered,
	TITLES,
	writeArticles,
} from './support/loop';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const PAGE = loopBlock( {
	before: `<!-- wp:vitrine/loop-drawer -->${ block( 'vitrine/loop-filter', {
		taxonomy: 'post_tag',
	} ) }<!-- /wp:vitrine/loop-drawer -->`,
} );

test( 'on a phone a button opens the filters, and the list changes behind them', async ( {
	open,
	site,
} ) => {
	await writeArticles(
		site,
		numbered( 5, ( nth ) => [ nth < 3 ? 'Early' : 'Late' ] )
	);
	const { url } = await publishPage( site, PAGE );
	const phone = { width: 320, height: 640 };
	const page = await open( { viewport: phone } );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const filter = page.locator( FILTER );
	const opener = page.getByRole( 'button', { name: /^Filters/ } );
	const drawer = page.getByRole( 'dialog', { name: 'Filters' } );
	await expect( filter ).toBeHidden();
	await expectNoOverflow( page );

	await opener.press( 'Enter' );
	await expect( drawer ).toBeVisible();
	await expect( drawer ).toBeFocused();
	await drawer.getByRole( 'link', { name: 'Early' } ).click();
	await expect( page.locator( TITLES ) ).toHaveCount( 2 );
	await expect( drawer ).toBeVisible();
	const show = drawer.getByRole( 'button', { name: 'Show 2 results' } );
	await expect( show ).toBeVisible();
	// The focus stays inside.
	await drawer.getByRole( 'link', { name: 'Early' } ).focus();
	for ( let press = 0; press < 6; press++ ) {
		await page.keyboard.press( 'Tab' );
		await expect( drawer.locator( ':focus' ) ).toHaveCount( 1 );
	}
	await show.click();
	await expect( drawer ).toBeHidden();
	await expect( opener ).toBeFocused();
	await expect( opener ).toHaveText( 'Filters1' );
	await opener.click();
	await page.keyboard.press( 'Escape' );
	await expect( drawer ).toBeHidden();
	await expect( opener ).toBeFocused();

	expect( await shifts() ).toEqual( [] );

	// On a wide screen they stand in the page, and an open drawer closes.
	await opener.click();
	await page.setViewportSize( { width: 900, height: 640 } );
	await expect( drawer ).toHaveCount( 0 );
	await expect( filter ).toBeVisible();
	await expect( opener ).toBeHidden();
	await page.reload();
	await expect( filter ).toBeVisible();

	const plain = await open( { javaScriptEnabled: false, viewport: phone } );
	await plain.goto( url );
	await plain.getByRole( 'link', { name: 'Late' } ).click();
	await expect( plain.locator( TITLES ) ).toHaveCount( 3 );
	await expect(
		plain.getByRole( 'button', { name: /Filters|Show|results/ } )
	).toHaveCount( 0 );
} );

test( 'filters in a drawer outside of a loop get one below the drawer', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/loop-drawer' );
	await editor.canvas
		.getByRole( 'button', { name: 'Insert a Query Loop' } )
		.first()
		.click();
	const content = await editor.content();
	expect( content ).toMatch(
		/^<!-- wp:vitrine\/loop-drawer[\s\S]*<!-- \/wp:vitrine\/loop-drawer -->\s*<!-- wp:query /
	);
	const [ , id ] = /"vitrineLoop":"([^"]+)"/.exec( content )!;
	expect( content ).toContain( `"loop":"${ id }"` );
} );
