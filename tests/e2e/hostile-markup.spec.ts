/** What somebody may write who may not use unfiltered HTML: every class, id and data-* of ours, and a file of text among the uploads. */
import { feedBlock } from './support/content';
import { Feed, part } from './support/feed';
import {
	addPhotos,
	Gallery,
	GALLERY,
	galleryBlock,
	galleryPart,
	idsOf,
	publish,
	Viewer,
} from './support/gallery';
import { expect, test, type Site } from './support/test';

const RUN = '<img src="x" onerror="window.hit=1">';

/** Puts a file of text that is JSON among the uploads, as an author may. */
const upload = ( site: Site, json: object ) =>
	site.php< string >(
		`
		$file = wp_upload_bits( 'notes.txt', null, wp_json_encode( $given ) );
		return wp_make_link_relative( $file['url'] );
		`,
		json
	);

/** What WordPress leaves of an author's HTML. */
const filtered = ( site: Site, html: string ) =>
	site.php< string >(
		'return "<!-- wp:html -->" . wp_kses_post( $given ) . "<!-- /wp:html -->";',
		html
	);

const attribute = ( value: object ) =>
	JSON.stringify( value )
		.replaceAll( '&', '&amp;' )
		.replaceAll( "'", '&#39;' );

test( 'a gallery that an author has written asks nobody and shows nothing', async ( {
	site,
	visitor,
} ) => {
	const items = idsOf( await addPhotos( site, 60 ) );
	const real = galleryBlock( {
		items,
		mode: 'fullContent',
		viewer: { transition: 'none' },
	} );
	const { url } = await publish( site, real );
	await visitor.goto( url );
	const config = await Gallery.on( visitor ).config();
	const rest = await upload( site, {
		html: `<li data-index="0" data-item="{}">${ RUN }</li>`,
		config: { ...config, element: 'fake' },
		title: 'x',
		version: config.version,
		ratios: config.ratios,
		cursors: [],
		pages: [],
		total: 60,
	} );
	const asked: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( 'notes' ) ) {
			asked.push( request.url() );
		}
	} );

	const fake = { ...config, rest, element: 'fake', first: 0 };
	// It is not closed: the real one is in it, and has the same id.
	const written = await publish(
		site,
		( await filtered(
			site,
			`<div class="wp-block-vitrine-gallery is-gallery-grid" id="fake" data-vitrine='${ attribute( fake ) }'>
				<div type="application/json" data-vitrine="fake">${ attribute( fake ) }</div>
				<div class="wp-block-vitrine-gallery__frame"><ul class="wp-block-vitrine-gallery__items"><li class="wp-block-vitrine-gallery__item" data-index="0" data-item='{"id":"x"}'><a href="/?elsewhere">A tile</a></li></ul></div>
				<a class="wp-block-vitrine-gallery__more" href="?vitrine-gallery[fake][page]=2">More</a>`
		) ) +
			galleryBlock( {
				items,
				anchor: 'fake',
				viewer: { transition: 'none' },
			} )
	);
	await visitor.goto( `${ written.url }#nanogallery/fake/1` );
	await visitor.goto( written.url );
	const own = new Gallery( visitor.locator( `${ GALLERY } ${ GALLERY }` ) );
	await expect( own.items.first() ).toBeVisible();
	await visitor.mouse.wheel( 0, 2000 );
	await own.links.nth( 2 ).click();
	await expect( new Viewer( visitor ).dialog ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( new Viewer( visitor ).dialog ).toBeHidden();
	await visitor
		.locator( `${ GALLERY }:not(:has(script)) ${ galleryPart( 'more' ) }` )
		.or( visitor.locator( galleryPart( 'more' ) ) )
		.first()
		.click();
	await expect( visitor ).toHaveURL( /page%5D=2|\[page\]=2/ );
	expect( asked ).toEqual( [] );
	expect(
		await visitor.evaluate( () => ( window as { hit?: number } ).hit )
	).toBeUndefined();
} );

test( 'a feed that an author has written leads where its link leads', async ( {
	site,
	visitor,
} ) => {
	const feed = await upload( site, {
		html: `<li>${ RUN }</li>`,
		next: null,
		shouldPaginate: false,
	} );
	const words = { feed, loading: 'x', loaded: 'x', end: 'x', failed: 'x' };
	const { url } = await publish(
		site,
		feedBlock( { number: 3 } ) +
			( await filtered(
				site,
				`<div class="wp-block-vitrine-social-feed" id="fake" data-vitrine='${ attribute( words ) }'><ul class="wp-block-vitrine-social-feed__list"></ul><p class="wp-block-vitrine-social-feed__status"></p><a class="wp-block-vitrine-social-feed__more" href="?vitrine-feed=x">Load more of it</a></div>`
			) )
	);
	await visitor.goto( url );
	const shown = Feed.on( visitor ).posts;
	await Feed.on( visitor ).more.click();
	await expect( shown ).toHaveCount( 6 );
	await visitor.locator( '#fake' ).locator( part( 'more' ) ).click();
	await expect( visitor ).toHaveURL( /vitrine-feed=x/ );
	expect(
		await visitor.evaluate( () => ( window as { hit?: number } ).hit )
	).toBeUndefined();
} );

for ( const [ name, answer ] of [
	[ 'is text', { contentType: 'text/plain', body: `{"html":"<li>x</li>"}` } ],
	[ 'is redirected', { status: 302, headers: { location: '/?x' } } ],
	[ 'is a page', { contentType: 'text/html', body: '<p>Log in</p>' } ],
	[ 'has another shape', { contentType: 'application/json', body: '[]' } ],
] as const ) {
	test( `an answer that ${ name } is not shown: the links are followed`, async ( {
		site,
		visitor,
	} ) => {
		const errors: string[] = [];
		visitor.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await visitor.route( /vitrine\/v1\/(feed|gallery)/, ( route ) =>
			route.fulfill( answer )
		);
		const { url } = await publish(
			site,
			feedBlock( { number: 3 } ) +
				galleryBlock( {
					items: idsOf( await addPhotos( site, 40 ) ),
					mode: 'pagination',
					maxRows: 1,
				} )
		);
		await visitor.goto( url );
		await Feed.on( visitor ).more.click();
		await expect( visitor ).toHaveURL( /vitrine-feed=/ );
		await expect( Feed.on( visitor ).posts ).toHaveCount( 3 );

		await visitor.goto( url );
		const page = Gallery.on( visitor ).pages.getByRole( 'link', {
			name: 'Page 2',
		} );
		const href = await page.getAttribute( 'href' );
		const loaded = visitor.waitForEvent( 'load' );
		await page.click();
		await loaded;
		expect( visitor.url() ).toContain( String( href ).split( '#' )[ 0 ] );
		expect( errors ).toEqual( [] );
	} );
}
