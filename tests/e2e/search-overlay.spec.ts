/** The search form over the page: the measure of its suggestions is the combobox with a list of the ARIA practices. */
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const PAGE =
	'<!-- wp:vitrine/search-overlay {"label":"Find"} /--><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

const write = ( titles: string[] ) =>
	`foreach ( ${ JSON.stringify( titles ).replace( /^\[/, 'array( ' ).replace( /\]$/, ' )' ) } as $title ) { wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_status' => 'publish', 'post_content' => 'Words' ) ) ); } return true;`;

test( 'suggestions come while one types, and are chosen by arrows', async ( {
	site,
	open,
} ) => {
	await site.php(
		write( [ 'Zinnia one', 'Zinnia two &lt;b&gt;', 'Zinnia & three' ] )
	);
	const { url } = await publishPage( site, PAGE );
	const page = await open( { viewport: { width: 320, height: 640 } } );
	const shifts = await shiftsOf( page );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'vitrine/v1/search' ) ) {
			asked.push(
				new URL( request.url() ).searchParams.get( 'search' ) ?? ''
			);
		}
	} );
	await page.goto( url );
	const overlay = page.getByRole( 'dialog', { name: 'Find' } );
	const opener = page.getByRole( 'button', { name: 'Find' } );
	await expect( overlay ).toBeHidden();
	await opener.press( 'Enter' );
	const field = overlay.getByRole( 'combobox', { name: 'Find' } );
	const list = overlay.getByRole( 'listbox', { name: 'Suggestions' } );
	await expect( field ).toBeFocused();
	await expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( await faultsOf( page, 'dialog[open]' ) ).toEqual( [] );
	await expectNoOverflow( page );

	await page.keyboard.type( 'zi' );
	await page.keyboard.type( 'nnia' );
	const options = list.getByRole( 'option' );
	await expect( options ).toHaveCount( 3 );
	await expect( overlay.getByRole( 'status' ) ).toHaveText( '3 suggestions' );
	await expect( field ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( asked.every( ( text ) => text.length >= 3 ) ).toBe( true );
	await expect( list ).toContainText( 'Zinnia two <b>' );
	expect( await faultsOf( page, 'dialog[open]' ) ).toEqual( [] );

	await page.keyboard.press( 'ArrowDown' );
	const first = options.first();
	await expect( first ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( field ).toHaveAttribute(
		'aria-activedescendant',
		( await first.getAttribute( 'id' ) )!
	);
	await page.keyboard.press( 'ArrowUp' );
	await expect( field ).not.toHaveAttribute( 'aria-activedescendant' );
	await page.keyboard.press( 'ArrowUp' );
	await expect( options.last() ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( field ).toBeFocused();

	// Escape closes the list, then the overlay.
	await page.keyboard.press( 'Escape' );
	await expect( list ).toBeHidden();
	await expect( field ).toHaveValue( 'zinnia' );
	await page.keyboard.press( 'Escape' );
	await expect( overlay ).toBeHidden();
	await expect( opener ).toBeFocused();
	expect( await shifts() ).toEqual( [] );

	await opener.click();
	await field.fill( 'zinnia one' );
	await expect( options ).toHaveCount( 1 );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Zinnia one', level: 1 } )
	).toBeVisible();
} );

test( 'late answers are dropped, and without any the form works', async ( {
	site,
	visitor: page,
} ) => {
	await site.php( write( [ 'Zinnia one', 'Quince' ] ) );
	const { url } = await publishPage( site, PAGE );
	let answer = () => {};
	await page.route( /vitrine\/v1\/search/, async ( route ) => {
		const text = new URL( route.request().url() ).searchParams.get(
			'search'
		);
		if ( text === 'zinnia' ) {
			await new Promise< void >( ( resolve ) => {
				answer = resolve;
			} );
			await route.continue().catch( () => {} );
		} else if ( text === 'broken' ) {
			await route.fulfill( { status: 500, body: '<b>' } );
		} else {
			await route.continue();
		}
	} );
	await page.goto( url );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	const field = page.getByRole( 'combobox', { name: 'Find' } );
	const options = page.getByRole( 'option' );
	const first = page.waitForRequest( /search=zinnia/ );
	await field.fill( 'zinnia' );
	await first;
	await field.fill( 'quince' );
	await expect( options ).toHaveText( [ 'Quince' ] );
	answer();
	const broken = page.waitForResponse( /search=broken/ );
	await field.fill( 'broken' );
	await broken;
	await expect( options ).toHaveText( [ 'Quince' ] );
	await field.fill( 'zinnia one' );
	await expect( options ).toHaveText( [ 'Zinnia one' ] );
	await field.press( 'Enter' );
	await expect( page ).toHaveURL( /\?s=zinnia\+one/ );
} );

test( 'without script a link shows the form', async ( { site, open } ) => {
	await site.php( write( [ 'Zinnia one' ] ) );
	const { url } = await publishPage( site, PAGE );
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	await expect( page.getByRole( 'button', { name: 'Find' } ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'Find' } ).click();
	const field = page.getByRole( 'searchbox', { name: 'Find' } );
	await field.fill( 'zinnia' );
	await field.press( 'Enter' );
	await expect( page ).toHaveURL( /\?s=zinnia/ );
	await expect(
		page.getByRole( 'link', { name: 'Zinnia one' } ).first()
	).toBeVisible();
} );
