/** Addresses that name a template. */
import { publishPage } from './support/content';
import { FILLER } from './support/popup';
import { expect, test } from './support/test';

test( 'the pattern that the address names comes to the middle of the window', async ( {
	site,
	visitor,
} ) => {
	const pattern = await site.php< number >(
		'return wp_insert_post( array( "post_type" => "wp_block", "post_status" => "publish", "post_title" => "Offer", "post_content" => "<!-- wp:paragraph --><p>An offer</p><!-- /wp:paragraph -->" ) );'
	);
	const filler = `<!-- wp:html -->${ FILLER }<!-- /wp:html -->`;
	const { url } = await publishPage(
		site,
		`${ filler }<!-- wp:block {"ref":${ pattern }} /-->${ filler }`
	);
	await visitor.goto( url );
	const scripts = visitor.locator( 'script[src*="template-target"]' );
	await expect( scripts ).toHaveCount( 0 );
	await visitor.goto(
		`${ url }${ url.includes( '?' ) ? '&' : '?' }theme_template_id=${ pattern }`
	);
	await expect( scripts ).toHaveCount( 1 );
	const offer = visitor.getByText( 'An offer' );
	await expect( offer ).toBeInViewport();
	const middle = await visitor.evaluate( () => window.innerHeight / 2 );
	await expect
		.poll( async () =>
			Math.abs( ( await offer.boundingBox() )!.y - middle )
		)
		.toBeLessThan( 2 );
} );
