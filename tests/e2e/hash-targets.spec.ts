/** Addresses that lead into tabs, accordions and details of WordPress. */
import type { Page } from '@playwright/test';
import { publishPage } from './support/content';
import { expect, test } from './support/test';

const paragraph = ( id: string ) =>
	`<!-- wp:paragraph --><p id="${ id }">Here is ${ id }</p><!-- /wp:paragraph -->`;

const filler =
	'<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const details = ( inside: string ) =>
	`<!-- wp:details --><details class="wp-block-details"><summary>More</summary>${ inside }</details><!-- /wp:details -->`;

const item = ( title: string, inside: string ) =>
	`<!-- wp:accordion-item --><div class="wp-block-accordion-item"><!-- wp:accordion-heading --><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${ title }</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div role="region" class="wp-block-accordion-panel">${ inside }</div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item -->`;

const accordion = ( inside: string ) =>
	`<!-- wp:accordion --><div role="group" class="wp-block-accordion">${ inside }</div><!-- /wp:accordion -->`;

const panel = ( inside: string, anchor = '' ) =>
	`<!-- wp:tab-panel ${ JSON.stringify( { anchor } ) } --><section role="tabpanel" tabindex="0" class="wp-block-tab-panel"${ anchor && ` id="${ anchor }"` }>${ inside }</section><!-- /wp:tab-panel -->`;

const TABS = `<!-- wp:tabs --><div class="wp-block-tabs"><!-- wp:tab-list --><div role="tablist" class="wp-block-tab-list"><button type="button" role="tab">One</button><button type="button" role="tab">Two</button></div><!-- /wp:tab-list --><!-- wp:tab-panels --><div class="wp-block-tab-panels">${ panel( paragraph( 'first' ) ) }${ panel(
	accordion(
		item( 'Closed', paragraph( 'other' ) ) +
			item(
				'Outer',
				accordion( item( 'Inner', details( paragraph( 'deep' ) ) ) )
			)
	),
	'prices'
) }</div><!-- /wp:tab-panels --></div><!-- /wp:tabs -->`;

const links = [ 'deep', 'first', 'other', 'prices' ]
	.map( ( id ) => `<a href="#${ id }">To ${ id }</a> ` )
	.join( '' );

const CONTENT = `<!-- wp:paragraph --><p>${ links }</p><!-- /wp:paragraph -->${ filler }${ TABS }${ filler }`;

const modules = ( page: Page ) =>
	page.locator( 'script[src*="/frontend/hash-targets.js"]' );

test( 'all that is closed around it opens, on load and by links', async ( {
	open,
	site,
} ) => {
	const { url } = await publishPage( site, CONTENT );
	const page = await open();
	await page.goto( `${ url }#deep` );
	await expect( page.locator( '#deep' ) ).toBeInViewport();
	await expect( modules( page ) ).toHaveCount( 1 );
	await page.getByRole( 'tab', { name: 'One' } ).click();
	await expect( page.locator( '#deep' ) ).toBeHidden();
	// The address is the same.
	await page.getByRole( 'link', { name: 'To deep' } ).click();
	await expect( page.locator( '#deep' ) ).toBeInViewport();
	await page.getByRole( 'link', { name: 'To first' } ).click();
	await expect( page.locator( '#first' ) ).toBeInViewport();
	await page.getByRole( 'link', { name: 'To other' } ).click();
	await expect( page.locator( '#other' ) ).toBeInViewport();
	await expect( page.locator( '#deep' ) ).toBeVisible();
} );

test( 'where nothing can be closed, nothing is loaded', async ( {
	site,
	visitor,
} ) => {
	const plain = await publishPage( site, paragraph( 'deep' ) );
	await visitor.goto( plain.url );
	await expect( modules( visitor ) ).toHaveCount( 0 );
	const closed = await publishPage(
		site,
		'<!-- wp:details --><details class="wp-block-details"><summary>More</summary><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --></details><!-- /wp:details -->'
	);
	await visitor.goto( closed.url );
	await expect( modules( visitor ) ).toHaveCount( 0 );
} );
