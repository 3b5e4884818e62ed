/**
 * What a visitor sees and what is asked of third parties, by what they answer in a consent tool's banner.
 *
 * The tools are stand-ins (tests/consent), the third parties answer from here; every adapter's table of cases is in frontend/consent/tools/adapters.jsdom.test.ts.
 */
import type { Page } from '@playwright/test';
import { scriptOf } from '../consent/draw';
import * as plugins from '../consent/plugins';
import { faultsOf } from './support/axe';
import { publishPage, withPhp } from './support/content';
import { expect, test, type Site } from './support/test';
import { errorsOf, leaves, requestsOf } from './support/watch';

/** What PHP finds each tool by, and what it prints. */
const TOOLS = {
	'WP Consent API': {
		php: 'function wp_has_consent() {} function wp_add_cookie_info() {}',
		standIn: plugins.wpConsentApi,
	},
	Complianz: { php: 'class COMPLIANZ {}', standIn: plugins.complianz },
	Cookiebot: { php: 'class Cookiebot_WP {}', standIn: plugins.cookiebot },
	Moove: {
		php: 'function gdpr_cookie_is_accepted() {}',
		standIn: plugins.moove,
	},
};

/** Two videos and, far below, the box of a page, as a block would print them. */
const embeds = ( mode: string ) => `
	add_filter( 'the_content', static function ( $content ) {
		$mode = \\Vitrine\\Consent\\Mode::of( '${ mode }' );
		$html = static fn( $embed, $title ) => \\Vitrine\\Consent\\Embeds\\EmbedPrinter::html( $embed, $mode, $title );
		$video = static fn( $url ) => \\Vitrine\\Consent\\Embeds\\EmbedLinks::of( $url );
		\\Vitrine\\Consent\\Embeds\\EmbedPrinter::enqueue();
		return $html( $video( 'https://youtu.be/dQw4w9WgXcQ' ), 'A day out' )
			. $html( $video( 'https://vimeo.com/76979871' ), 'The harbor' )
			. '<p style="height:3000px">Words</p>'
			. $html( \\Vitrine\\Consent\\Embeds\\EmbedLinks::page( 'harbor.cafe' ), 'Harbor Café' );
	} );`;

/** Prints a script at the end of pages. */
const footer = ( script: string ) => `
	add_action( 'wp_footer', static function () {
		echo '<script>' . base64_decode( '${ Buffer.from( script ).toString( 'base64' ) }' ) . '</script>';
	} );`;

/** A visit of a page, and what it asks of others. */
async function visit( site: Site, page: Page, php: string ) {
	withPhp( site, php );
	const { url } = await publishPage( site, '' );
	const asked = requestsOf( page, leaves( site.url ) );
	const hosts = () => asked.map( ( address ) => new URL( address ).host );
	await page.route( leaves( site.url ), ( route ) =>
		route.fulfill( {
			contentType: route.request().url().endsWith( '.js' )
				? 'text/javascript'
				: 'text/html',
			body: '',
		} )
	);
	await page.goto( url );
	return hosts;
}

const embed = ( page: Page, service: string ) => {
	const place = page.locator( `.vitrine-embed.is-${ service }` );
	return {
		place,
		allow: place.getByRole( 'button', { name: 'Load this content' } ),
		play: place.getByRole( 'button', { name: 'Play' } ),
		frame: place.locator( 'iframe' ),
		height: () => place.evaluate( ( element ) => element.clientHeight ),
	};
};

const answer = ( page: Page, word: 'all' | 'none' ) =>
	page.locator( `[data-answer="${ word }"]` ).click();

for ( const [ name, { php, standIn } ] of Object.entries( TOOLS ) ) {
	test( `${ name }: granting, taking back and granting again take effect without a reload`, async ( {
		site,
		visitor,
	} ) => {
		const errors = errorsOf( visitor );
		const hosts = await visit(
			site,
			visitor,
			php + embeds( 'auto' ) + footer( scriptOf( standIn ) )
		);
		const video = embed( visitor, 'youtube' );
		const box = embed( visitor, 'facebook' );
		await expect( video.allow ).toBeVisible();
		await expect( video.play ).toBeHidden();
		const height = await video.height();
		expect( hosts() ).toEqual( [] );

		await answer( visitor, 'all' );
		await expect( video.play ).toBeVisible();
		await expect( video.allow ).toBeHidden();
		// Players wait for a press, the box for the visitor to come near.
		expect( hosts() ).toEqual( [] );
		await video.play.click();
		await expect( video.frame ).toBeFocused();
		await box.place.scrollIntoViewIfNeeded();
		await expect( box.frame ).toHaveCount( 1 );
		await expect
			.poll( hosts )
			.toEqual( [ 'www.youtube-nocookie.com', 'www.facebook.com' ] );
		expect( await video.height() ).toBe( height );

		await answer( visitor, 'none' );
		await expect( visitor.locator( 'iframe' ) ).toHaveCount( 0 );
		await expect( video.allow ).toBeVisible();
		await expect( box.allow ).toBeVisible();
		expect( await video.height() ).toBe( height );

		await answer( visitor, 'all' );
		await expect( video.play ).toBeVisible();
		await expect( box.frame ).toHaveCount( 1 );

		// What was said is known on the next page.
		await visitor.reload();
		if ( name !== 'Cookiebot' ) {
			// That stand-in keeps nothing.
			await expect( video.play ).toBeVisible();
		}
		expect( errors ).toEqual( [] );
	} );
}

test( 'without a tool, and with a block that always asks, each is allowed by itself and nothing is kept', async ( {
	site,
	visitor,
} ) => {
	const modules = requestsOf( visitor, ( { pathname } ) =>
		pathname.includes( '/build/frontend/' )
	);
	const hosts = await visit( site, visitor, embeds( 'on' ) );
	const [ video, other ] = [
		embed( visitor, 'youtube' ),
		embed( visitor, 'vimeo' ),
	];
	await expect( video.allow ).toBeVisible();
	// On a phone the notice is higher than the picture.
	await visitor.setViewportSize( { width: 320, height: 640 } );
	expect(
		await video.place
			.locator( '.vitrine-embed__box' )
			.evaluate( ( box ) => box.scrollHeight - box.clientHeight )
	).toBe( 0 );
	const height = await video.height();
	expect( await faultsOf( visitor, '.vitrine-embed', [ 'region' ] ) ).toEqual(
		[]
	);
	const kept = () =>
		visitor.evaluate( () => [
			document.cookie,
			Object.keys( localStorage ),
			Object.keys( sessionStorage ),
		] );
	const before = await kept();
	await video.allow.focus();
	await visitor.keyboard.press( 'Enter' );
	await expect( video.frame ).toBeFocused();
	expect( await video.height() ).toBe( height );
	await expect( other.allow ).toBeVisible();
	await expect.poll( hosts ).toEqual( [ 'www.youtube-nocookie.com' ] );
	expect( await kept() ).toEqual( before );
	expect( modules.join() ).not.toContain( 'frontend/consent' );
	await visitor.reload();
	await expect( video.allow ).toBeVisible();
} );

test( 'a block that never asks has players and boxes to press', async ( {
	site,
	visitor,
} ) => {
	const hosts = await visit( site, visitor, embeds( 'off' ) );
	const video = embed( visitor, 'youtube' );
	await expect( video.play ).toBeVisible();
	expect( await faultsOf( visitor, '.vitrine-embed', [ 'region' ] ) ).toEqual(
		[]
	);
	expect( hosts() ).toEqual( [] );
	const box = embed( visitor, 'facebook' );
	const load = box.place.getByRole( 'button', {
		name: 'Load from Facebook: Harbor Café',
	} );
	await load.scrollIntoViewIfNeeded();
	expect( hosts() ).toEqual( [] );
	await load.press( 'Enter' );
	await expect( box.frame ).toBeFocused();
	await expect.poll( hosts ).toEqual( [ 'www.facebook.com' ] );
} );

test( 'without script there is a link, and no button that does nothing', async ( {
	site,
	open,
} ) => {
	const page = await open( { javaScriptEnabled: false } );
	const hosts = await visit(
		site,
		page,
		TOOLS.Complianz.php + embeds( 'auto' )
	);
	const { place } = embed( page, 'youtube' );
	await expect( place ).toContainText( 'comes from YouTube' );
	await expect(
		place.getByRole( 'link', { name: 'View on YouTube' } )
	).toHaveAttribute( 'href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' );
	await expect( place.getByRole( 'button' ) ).toHaveCount( 0 );
	expect( hosts() ).toEqual( [] );
} );

test( 'the ad pixel is set under Settings, and counts one page view after consent, under a policy without inline script', async ( {
	site,
	admin,
	visitor,
} ) => {
	await admin.goto( '/wp-admin/options-general.php?page=vitrine' );
	const panel = admin.getByRole( 'region', { name: 'Ad pixel' } );
	const field = panel.getByLabel( 'Meta Pixel ID' );
	await field.fill( 'abc' );
	await panel.getByRole( 'button', { name: 'Save' } ).click();
	expect( await site.php( `return get_option( 'vitrine_pixel' );` ) ).toBe(
		false
	);
	await field.fill( ' 123456789012345 ' );
	await panel.getByRole( 'button', { name: 'Save' } ).click();
	await expect( admin.locator( '.vitrine-settings__remarks' ) ).toContainText(
		'Saved.'
	);
	expect( await site.php( `return get_option( 'vitrine_pixel' );` ) ).toBe(
		'123456789012345'
	);
	expect( await faultsOf( admin, '.vitrine-setting' ) ).toEqual( [] );

	const policy =
		"script-src 'self' https://connect.facebook.net; img-src 'self' data:; frame-src https:";
	const hosts = await visit(
		site,
		visitor,
		`${ TOOLS.Complianz.php }
		add_action( 'send_headers', static function () { header( "Content-Security-Policy: ${ policy }" ); } );`
	);
	const queue = () =>
		visitor.evaluate(
			() =>
				( window as { fbq?: { queue: unknown[][] } } ).fbq?.queue ??
				null
		);
	// Playwright's own script runs whatever the policy says.
	await visitor.evaluate( scriptOf( TOOLS.Complianz.standIn ) );
	await answer( visitor, 'none' );
	await visitor.waitForTimeout( 1300 );
	expect( [ hosts(), await queue() ] ).toEqual( [ [], null ] );
	await answer( visitor, 'all' );
	await expect
		.poll( async () => ( await queue() )?.map( ( words ) => words[ 0 ] ) )
		.toEqual( [ 'set', 'init', 'trackSingle' ] );
	await answer( visitor, 'none' );
	await expect
		.poll( async () => ( await queue() )?.at( -1 ) )
		.toEqual( [ 'consent', 'revoke' ] );
	await answer( visitor, 'all' );
	await expect
		.poll( async () => ( await queue() )?.at( -1 ) )
		.toEqual( [ 'consent', 'grant' ] );
	expect(
		( await queue() )!.filter( ( words ) => words[ 0 ] === 'trackSingle' )
	).toEqual( [ [ 'trackSingle', '123456789012345', 'PageView' ] ] );
	await expect.poll( hosts ).toEqual( [ 'connect.facebook.net' ] );
} );
