import type { Locator, Page } from '@playwright/test';
import {
	FACEBOOK,
	feedBlock,
	INSTAGRAM,
	publishPage,
	refresh,
} from './support/content';
import { BLOCK, Feed } from './support/feed';
import { expectNoOverflow } from './support/page';
import { Settings } from './support/settings';
import { expect, test } from './support/test';
import { leaves, readToTheEnd, requestsOf } from './support/watch';

/**
 * Notes whatever a script of somebody else would do.
 *
 * @param page The page.
 */
function deedsOf( page: Page ): string[] {
	const deeds: string[] = [];
	page.on( 'dialog', async ( dialog ) => {
		deeds.push( `dialog: ${ dialog.message() }` );
		await dialog.dismiss();
	} );
	return deeds;
}

/**
 * Finds what no text of the network may become.
 *
 * @param places Where to look.
 */
const dangersIn = ( places: Locator ) =>
	places.evaluateAll( ( roots ) =>
		roots
			.flatMap( ( root ) => [ ...root.querySelectorAll( '*' ) ] )
			.filter(
				( element ) =>
					element.matches(
						'script:not([type="application/json"]), iframe, object, embed, base, meta, link'
					) ||
					[ ...element.attributes ].some(
						( { name, value } ) =>
							name.startsWith( 'on' ) ||
							( /^(href|src|action|formaction)$/.test( name ) &&
								! /^(https?:|mailto:|#|\/(?!\/)|\?|[\w-]+\.php)/.test(
									value
								) )
					)
			)
			.map( ( element ) => element.outerHTML.slice( 0, 300 ) )
	);

/** Markup that somebody wrote into a post, as readers see it. */
const MARKUP = /<(script|img|svg|iframe|b|a)\b/i;

test( 'hostile posts stay text for everybody', async ( {
	admin,
	editor,
	graph,
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage(
		site,
		feedBlock( { number: 50, textLimit: 120 } ) +
			feedBlock( { source: INSTAGRAM, number: 50 } )
	);
	await graph.control( { hostile: true } );
	await refresh( site, FACEBOOK );
	await refresh( site, INSTAGRAM );

	const deeds = [ visitor, admin ].map( deedsOf );
	const foreign = requestsOf( visitor, leaves( site.url ) );
	await visitor.goto( url );
	const feed = Feed.on( visitor );
	await expect( feed.posts ).toHaveCount( 50 );
	await expect( feed.block.getByText( MARKUP ).first() ).toBeVisible();
	await feed.more.click();
	await expect.poll( () => feed.posts.count() ).toBeGreaterThan( 50 );
	await readToTheEnd( visitor );
	await expectNoOverflow( visitor );
	expect( await dangersIn( visitor.locator( BLOCK ) ) ).toEqual( [] );
	expect( foreign ).toEqual( [] );

	await editor.open( id );
	await expect( editor.feed.posts ).toHaveCount( 50 );
	await expect( editor.feed.block.getByText( MARKUP ).first() ).toBeVisible();
	expect( await dangersIn( editor.canvas.locator( BLOCK ) ) ).toEqual( [] );

	const settings = new Settings( admin );
	await settings.open();
	await settings.row( 'Facebook page' ).waitFor();
	await expect( settings.place.getByText( MARKUP ).first() ).toBeVisible();
	expect( await dangersIn( settings.place ) ).toEqual( [] );
	expect( deeds.flat() ).toEqual( [] );
} );

test( 'posts with spoiled ids, times and pictures change nothing', async ( {
	graph,
	site,
	visitor,
} ) => {
	await visitor.goto( '/social-feed/' );
	const feed = Feed.on( visitor );
	const before = await feed.addresses();
	await graph.control( { hostile: 'all' } );
	await refresh( site, FACEBOOK );
	await refresh( site, INSTAGRAM );

	const deeds = deedsOf( visitor );
	const foreign = requestsOf( visitor, leaves( site.url ) );
	await visitor.goto( '/social-feed/' );
	expect( await feed.addresses() ).toEqual( before );
	await readToTheEnd( visitor );
	expect( await dangersIn( visitor.locator( BLOCK ) ) ).toEqual( [] );
	expect( foreign ).toEqual( [] );
	expect( deeds ).toEqual( [] );
} );
