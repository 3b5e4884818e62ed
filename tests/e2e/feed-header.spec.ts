/** Whose posts a feed shows, above them, and Facebook's box of the page. */
import { scriptOf } from '../consent/draw';
import { complianz } from '../consent/plugins';
import { faultsOf } from './support/axe';
import {
	feedBlock,
	FACEBOOK,
	INSTAGRAM,
	publishPage,
	withPhp,
} from './support/content';
import { Feed, part } from './support/feed';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';
import { leaves, requestsOf } from './support/watch';

test( 'an editor sees the header at once, chooses its parts, and visitors get the same', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'A header' );
	await editor.insert( 'vitrine/social-feed', { source: FACEBOOK } );
	await editor.selectFeed();
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 9 );
	await expect( feed.part( 'header' ) ).toHaveCount( 0 );

	const parts = inspector.locator( '.components-tools-panel', {
		has: editor.page.getByRole( 'heading', { name: 'Header' } ),
	} );
	await parts.getByLabel( 'Show the account above its posts' ).check();
	await expect( feed.part( 'header-name' ) ).toHaveText(
		'Hollin Bank Gardens'
	);
	await expect( feed.part( 'header-counts' ) ).toHaveText(
		'4,812 likes5,077 followers'
	);
	await expect( feed.part( 'header-cover' ) ).toBeVisible();
	await parts.getByLabel( 'Cover' ).uncheck();
	await expect( feed.part( 'header-cover' ) ).toHaveCount( 0 );
	await parts
		.getByLabel( 'HTML element of the name' )
		.selectOption( 'Heading 3' );
	await expect( feed.part( 'header' ).locator( 'h3' ) ).toHaveCount( 1 );
	await parts.getByLabel( 'Facebook Like box' ).check();
	const box = feed.block.locator( '.vitrine-embed' );
	await expect( box ).toContainText( 'Load from Facebook' );
	await inspector
		.getByRole( 'radiogroup', { name: 'Ask for consent' } )
		.getByRole( 'radio', { name: 'Always' } )
		.click();
	await expect( box ).toContainText( 'This content comes from Facebook.' );
	await expect( feed.block.locator( 'iframe' ) ).toHaveCount( 0 );

	await visitor.goto( await editor.publish() );
	const published = Feed.on( visitor );
	await expect(
		published
			.part( 'header' )
			.getByRole( 'heading', { level: 3 } )
			.getByRole( 'link', { name: 'Hollin Bank Gardens' } )
	).toHaveAttribute( 'href', 'https://www.facebook.com/hollinbankgardens/' );
	await expect( published.part( 'header-cover' ) ).toHaveCount( 0 );
	await expect(
		published.block.getByRole( 'link', { name: 'Follow on Facebook' } )
	).toBeVisible();

	// Instagram has neither a cover nor such a box.
	await inspector
		.getByRole( 'combobox', { name: 'Source' } )
		.selectOption( { index: INSTAGRAM } );
	await expect( parts.getByLabel( 'Facebook Like box' ) ).toBeDisabled();
	await expect( parts ).toContainText( 'Only Facebook pages have this box.' );
	await expect( parts.getByLabel( 'Cover' ) ).toHaveCount( 0 );
	await expect( feed.block.locator( '.vitrine-embed' ) ).toHaveCount( 0 );
} );

test( 'sample posts have a header, too', async ( { editor } ) => {
	await editor.open();
	await editor.insert( 'vitrine/social-feed', {
		sample: true,
		showHeader: true,
		likesBox: true,
	} );
	await expect( editor.feed.part( 'header-name' ) ).toHaveText(
		'Corner House'
	);
	await expect( editor.feed.block.locator( '.vitrine-embed' ) ).toHaveCount(
		1
	);
} );

test( 'the header keeps its place before the cover is there, reads well and fits a small phone', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { showHeader: true, number: 3 } )
	);
	await visitor.setViewportSize( { width: 320, height: 640 } );
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await visitor.route(
		/uploads\/vitrine\/.*\.(webp|jpg)/,
		async ( route ) => {
			await held;
			await route.continue();
		}
	);
	await visitor.goto( url, { waitUntil: 'domcontentloaded' } );
	const header = Feed.on( visitor ).part( 'header' );
	const cover = Feed.on( visitor ).part( 'header-cover' );
	const before = await header.boundingBox();
	release();
	await expect
		.poll( () =>
			cover.evaluate(
				( image: HTMLImageElement ) => image.naturalWidth > 0
			)
		)
		.toBe( true );
	expect( await header.boundingBox() ).toEqual( before );
	// Its own size: buttons of themes are larger, and their rules come later.
	await expect( Feed.on( visitor ).part( 'header-follow' ) ).toHaveCSS(
		'padding',
		'10px 20px'
	);
	await expectNoOverflow( visitor );
	expect( await faultsOf( visitor, part( 'header' ), [ 'region' ] ) ).toEqual(
		[]
	);
} );

test( 'the Like box of a feed that always asks does so where there is no consent tool, and its button allows this one alone', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( {
			likesBox: true,
			likesBoxWidth: 300,
			number: 1,
			consent: 'on',
		} )
	);
	const asked = requestsOf( visitor, leaves( site.url ) );
	// What makes the frame waits until somebody is about to press.
	const code = requestsOf( visitor, ( { pathname } ) =>
		pathname.endsWith( '/frontend/embed.js' )
	);
	await visitor.route( leaves( site.url ), ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '' } )
	);
	await visitor.goto( url, { waitUntil: 'networkidle' } );
	const box = visitor.locator( '.vitrine-embed' );
	const allow = box.getByRole( 'button', { name: 'Load this content' } );
	await expect( allow ).toBeVisible();
	const size = await box.boundingBox();
	expect( size?.width ).toBe( 300 );
	expect( asked ).toEqual( [] );
	expect( code ).toEqual( [] );
	await allow.press( 'Enter' );
	await expect( box.locator( 'iframe' ) ).toBeFocused();
	expect( await box.boundingBox() ).toEqual( size );
	await expect
		.poll( () => asked.map( ( address ) => new URL( address ).pathname ) )
		.toEqual( [ '/plugins/page.php' ] );
} );

test( 'with a consent tool the Like box comes once it is allowed, and goes when that is taken back', async ( {
	site,
	visitor,
} ) => {
	withPhp(
		site,
		`class COMPLIANZ {}
		add_action( 'wp_footer', static function () {
			echo '<script>' . base64_decode( '${ Buffer.from( scriptOf( complianz ) ).toString( 'base64' ) }' ) . '</script>';
		} );`
	);
	const { url } = await publishPage(
		site,
		feedBlock( { likesBox: true, number: 1 } )
	);
	const asked = requestsOf( visitor, leaves( site.url ) );
	await visitor.route( leaves( site.url ), ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '' } )
	);
	await visitor.goto( url );
	const box = visitor.locator( '.vitrine-embed' );
	await expect(
		box.getByRole( 'button', { name: 'Load this content' } )
	).toBeVisible();
	expect( asked ).toEqual( [] );
	await visitor.locator( '[data-answer="all"]' ).click();
	await expect( box.locator( 'iframe' ) ).toHaveCount( 1 );
	await visitor.locator( '[data-answer="none"]' ).click();
	await expect( box.locator( 'iframe' ) ).toHaveCount( 0 );
	await expect(
		box.getByRole( 'button', { name: 'Load this content' } )
	).toBeVisible();
} );

test( 'without script the Like box is a link to the page', async ( {
	site,
	open,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { likesBox: true, showHeader: true, number: 1 } )
	);
	const page = await open( { javaScriptEnabled: false } );
	const asked = requestsOf( page, leaves( site.url ) );
	await page.goto( url );
	await expect(
		page
			.locator( '.vitrine-embed' )
			.getByRole( 'link', { name: 'View on Facebook' } )
	).toHaveAttribute( 'href', 'https://www.facebook.com/108420116093001' );
	await expect(
		page.locator( '.vitrine-embed' ).getByRole( 'button' )
	).toHaveCount( 0 );
	await expect( Feed.on( page ).part( 'header-name' ) ).toBeVisible();
	expect( asked ).toEqual( [] );
} );
