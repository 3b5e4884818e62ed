/** Posts, videos and pages of Facebook, which ask first. */
import { faultsOf } from './support/axe';
import { publishPage } from './support/content';
import { block } from './support/loop';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const BLOCK = '.wp-block-vitrine-embed';
const POST = 'https://www.facebook.com/hollinbank/posts/1234567890';

test( 'nothing is asked of Facebook before a press, and then the post takes the place of its words', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage(
		site,
		block( 'vitrine/embed', {
			url: `${ POST }?ref=share`,
			title: 'The tea room',
			quote: 'Open until the light goes.',
		} ) + '<!-- wp:paragraph --><p>Behind it.</p><!-- /wp:paragraph -->'
	);
	const page = await open( { viewport: { width: 320, height: 900 } } );
	const asked: string[] = [];
	await page.context().route( /facebook\.com/, ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: 'A post' } );
	} );
	const shifts = await shiftsOf( page );
	await page.goto( url );
	const button = page.getByRole( 'button', {
		name: 'Load from Facebook: The tea room',
	} );
	await expect( button ).toBeVisible();
	await expect(
		page.getByText( 'Open until the light goes.' )
	).toBeVisible();
	expect( await faultsOf( page, BLOCK ) ).toEqual( [] );
	await expectNoOverflow( page );
	expect( asked ).toEqual( [] );

	const behind = page.getByText( 'Behind it.' );
	const place = ( await behind.boundingBox() )!.y;
	await button.press( 'Enter' );
	await expect(
		page.frameLocator( `${ BLOCK } iframe` ).getByText( 'A post' )
	).toBeVisible();
	expect( asked ).toEqual( [
		`https://www.facebook.com/plugins/post.php?href=${ encodeURIComponent( POST ) }&show_text=true`,
	] );
	expect( ( await behind.boundingBox() )!.y ).toBe( place );
	await expect( page.getByText( 'Open until the light goes.' ) ).toBeHidden();
	expect( await shifts() ).toEqual( [] );

	const plain = await open( { javaScriptEnabled: false } );
	await plain.goto( url );
	await expect(
		plain.getByText( 'Open until the light goes.' )
	).toBeVisible();
	await expect(
		plain.getByRole( 'link', { name: 'View on Facebook' } )
	).toHaveAttribute( 'href', POST );
	await expect( plain.locator( `${ BLOCK } button:visible` ) ).toHaveCount(
		0
	);
} );

test( 'the editor says why an address cannot be embedded', async ( {
	editor,
} ) => {
	await editor.open();
	const id = await editor.insert( 'vitrine/embed' );
	const { canvas } = editor;
	const field = canvas.getByRole( 'textbox', { name: 'URL' } );
	await field.fill( 'https://www.facebook.com/plugins/like.php?href=x' );
	await field.press( 'Enter' );
	await expect( canvas.getByRole( 'alert' ) ).toContainText(
		'Facebook ended the Like button'
	);
	await field.fill( POST );
	await canvas.getByRole( 'button', { name: 'Embed', exact: true } ).click();
	await expect(
		canvas.locator( `${ BLOCK } .vitrine-embed__notice` )
	).toBeVisible();
	await editor.inspector.getByLabel( 'Quoted text' ).fill( 'Cake & tea' );
	await expect( canvas.locator( `${ BLOCK }__quote` ) ).toHaveText(
		'Cake & tea'
	);
	expect( await editor.attribute( id, 'url' ) ).toBe( POST );
	expect( await editor.isValid() ).toBe( true );
} );
