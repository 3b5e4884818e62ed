/**
 * Slideshows and videos behind sections: what moves when, who stops it, and what is asked of third parties.
 *
 * Files of films are the demo's; players of YouTube and Vimeo are stand-ins that speak as the public ones do.
 */
import type { Locator, Page } from '@playwright/test';
import { scriptOf } from '../consent/draw';
import * as plugins from '../consent/plugins';
import { faultsOf } from './support/axe';
import { publishPage, sendPolicy, withPhp } from './support/content';
import { expectNoOverflow } from './support/page';
import { wheelTo } from './support/scroll';
import { shiftsOf } from './support/shifts';
import { expect, test, type Site } from './support/test';
import { errorsOf, leaves, requestsOf } from './support/watch';

interface Files {
	images: { id: number; url: string }[];
	film: string;
}

/** Files of the demo's library. */
const filesOf = ( site: Site ): Promise< Files > =>
	site.php( `
		$ids = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image/jpeg', 'numberposts' => 3, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ) );
		$film = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'video/mp4', 'numberposts' => 1, 'fields' => 'ids' ) );
		return array(
			'images' => array_map( fn( $id ) => array( 'id' => $id, 'url' => wp_get_attachment_url( $id ) ), $ids ),
			'film'   => wp_get_attachment_url( $film[0] ),
		);` );

const section = ( background: object, className = 'moving' ) =>
	`<!-- wp:group ${ JSON.stringify( {
		className,
		vitrineEffects: { background },
		style: { dimensions: { minHeight: '500px' } },
		layout: { type: 'constrained' },
	} ) } --><div class="wp-block-group ${ className }" style="min-height:500px"><!-- wp:paragraph --><p>Words of a garden.</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

const SPACE =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const YOUTUBE = { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' };
const VIMEO = { kind: 'video', url: 'https://vimeo.com/76979871' };

const viewport = { width: 1280, height: 700 };

const partsOf = ( page: Page, name = 'moving' ) => {
	const block = page.locator( `.${ name }` );
	return {
		block,
		button: block.getByRole( 'button' ),
		images: block.locator( '.vitrine-background__media > img' ),
		video: block.locator( 'video' ),
		frame: block.locator( 'iframe' ),
	};
};

const plays = ( video: Locator ): Promise< boolean > =>
	video.evaluate( ( one: HTMLVideoElement ) => ! one.paused );

/** Whether an animation of a slideshow is under way. */
const moves = ( block: Locator ): Promise< boolean > =>
	block.evaluate( ( one ) =>
		one
			.getAnimations( { subtree: true } )
			.some( ( { playState } ) => playState === 'running' )
	);

/** Ends what an image stays for, and what brings the next one. */
const hurry = ( block: Locator ): Promise< void > =>
	block.evaluate( ( one ) =>
		one
			.getAnimations( { subtree: true } )
			.filter( ( { playState } ) => playState === 'running' )
			.forEach( ( animation ) => animation.finish() )
	);

/** A player that speaks as those of YouTube and Vimeo do; it keeps what it was told, and plays at ten times the speed. */
const PLAYER = `<!doctype html><script>
	let time = 0, plays = true;
	const told = [];
	const isVimeo = location.host.includes( 'vimeo' );
	const say = ( what ) => parent.postMessage( JSON.stringify( what ), '*' );
	setInterval( () => { time += plays ? 1 : 0; }, 100 );
	addEventListener( 'message', ( { data } ) => {
		const { event, func, args = [], method, value } = JSON.parse( data );
		const name = func ?? method ?? event;
		told.push( name );
		document.documentElement.dataset.told = told.join();
		if ( /^(play|playVideo)$/.test( name ) ) plays = true;
		if ( /^pause/.test( name ) ) plays = false;
		if ( /^(seekTo|setCurrentTime)$/.test( name ) ) time = args[ 0 ] ?? value;
		if ( name === 'listening' ) say( { event: 'infoDelivery', info: { currentTime: time, duration: 60, playerState: plays ? 1 : 2 } } );
		if ( name === 'getCurrentTime' ) say( { method: name, value: time } );
		if ( name === 'getDuration' ) say( { method: name, value: 60 } );
		document.documentElement.dataset.state = plays ? 'playing' : 'paused';
	} );
	if ( isVimeo ) say( { event: 'ready' } );
</script>`;

/** Lets stand-ins answer for third parties, and tells what they were asked. */
async function standIn( page: Page, site: Site, body = PLAYER ) {
	const asked = requestsOf( page, leaves( site.url ) );
	await page.route( leaves( site.url ), ( route ) =>
		route.fulfill( { contentType: 'text/html', body } )
	);
	return () => asked.map( ( address ) => new URL( address ).host );
}

const stateOf = ( frame: Locator ) =>
	frame.contentFrame().locator( 'html' ).getAttribute( 'data-state' );

test( 'a slideshow fetches one image ahead, goes on, and stops by its button, which comes first', async ( {
	open,
	site,
} ) => {
	const { images } = await filesOf( site );
	sendPolicy( site, "script-src 'self'; style-src 'self' 'unsafe-inline'" );
	const { url } = await publishPage(
		site,
		section( { kind: 'slideshow', images, kenBurns: 'in' } )
	);
	const page = await open( { viewport } );
	const shifts = await shiftsOf( page );
	const errors = errorsOf( page );
	const files = new Set< string >();
	page.on( 'request', ( request ) => {
		const name = /\/([^/]+?)(-\d+x\d+)?\.jpg$/.exec( request.url() );
		if ( name ) {
			files.add( name[ 1 ]! );
		}
	} );
	await page.goto( url );
	const { block, button, images: shown } = partsOf( page );
	await expect( button ).toHaveAccessibleName(
		/^Pause background slideshow/
	);
	await expect.poll( () => files.size ).toBe( 2 );
	await expect( shown ).toHaveCount( 1 );
	await expect( page.locator( '.moving > p' ) ).toHaveCSS(
		'margin-block-start',
		'0px'
	);

	await hurry( block );
	await expect( shown ).toHaveCount( 2 );
	await expect.poll( () => files.size ).toBe( 3 );

	// It is before what is in the section, also for keys.
	await expect( block.locator( '> :first-child button' ) ).toBeVisible();
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAccessibleName( /^Play background slideshow/ );
	await expect.poll( () => moves( block ) ).toBe( false );
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => moves( block ) ).toBe( true );
	const { width, height } = ( await button.boundingBox() )!;
	expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 44 );
	expect( await shifts() ).toEqual( [] );
	// WordPress's own inline scripts, and what they were to bring, are what the policy refuses.
	expect(
		errors.filter( ( error ) => error.includes( '/plugins/vitrine/' ) )
	).toEqual( [] );

	await page.emulateMedia( { media: 'print' } );
	await expect( shown.first() ).toHaveCSS( 'visibility', 'visible' );
	await expect( shown.last() ).toHaveCSS( 'display', 'none' );
	await expect( button ).toBeHidden();
} );

test( 'slides go round or end, in every direction, and what cannot be had is left out', async ( {
	open,
	site,
} ) => {
	const { images } = await filesOf( site );
	const gone = { id: 0, url: `${ site.url }/gone.jpg` };
	const slides = {
		kind: 'slideshow',
		images: [ images[ 0 ], gone, images[ 1 ] ],
		loop: false,
		transition: 'slide-right',
		size: 'contain',
	};
	const { url } = await publishPage( site, section( slides ) );
	const page = await open( { viewport } );
	await page.goto( url );
	const { block, button, images: shown } = partsOf( page );
	const src = () =>
		shown.evaluateAll(
			( all ) =>
				( all.at( -1 ) as HTMLImageElement ).currentSrc
					.split( '/' )
					.at( -1 ) ?? ''
		);
	await expect( button ).toHaveAccessibleName(
		/^Pause background slideshow/
	);
	const first = await src();
	await expect( async () => {
		await hurry( block );
		expect( await src() ).not.toBe( first );
	} ).toPass();
	await expect( async () => {
		await hurry( block );
		await expect( button ).toHaveAccessibleName(
			/^Play background slideshow/,
			{ timeout: 100 }
		);
	} ).toPass();
	expect( await src() ).not.toBe( first );
	await expect( shown.first() ).toHaveCSS( 'visibility', 'hidden' );

	// Another press begins anew.
	await button.click();
	await expect( async () => {
		await hurry( block );
		expect( await src() ).toBe( first );
	} ).toPass();
} );

test( 'nothing moves out of sight, under reduced motion, with Save-Data, or on a page that is left', async ( {
	open,
	site,
} ) => {
	const { images } = await filesOf( site );
	const { url } = await publishPage(
		site,
		SPACE + section( { kind: 'slideshow', images } ) + SPACE
	);
	const page = await open( { viewport } );
	const pictures = requestsOf( page, ( { pathname } ) =>
		pathname.endsWith( '.jpg' )
	);
	await page.goto( url );
	const { block, button } = partsOf( page );
	await expect( button ).toBeAttached();
	expect( await moves( block ) ).toBe( false );
	await page.mouse.move( 600, 300 );
	await wheelTo( page, 3000 );
	await expect.poll( () => moves( block ) ).toBe( true );
	expect( new Set( pictures ).size ).toBe( 2 );
	await wheelTo( page, 0 );
	await expect.poll( () => moves( block ) ).toBe( false );
	await wheelTo( page, 3000 );
	await expect.poll( () => moves( block ) ).toBe( true );

	// What somebody has asked for while it moves; the button is for those who want it all the same.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( button ).toHaveAccessibleName( /^Play background slideshow/ );
	await expect.poll( () => moves( block ) ).toBe( false );
	await button.click();
	await expect.poll( () => moves( block ) ).toBe( true );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect.poll( () => moves( block ) ).toBe( true );

	// Browsers that are driven from outside keep no page that was left.
	for ( const [ type, is ] of [
		[ 'pagehide', false ],
		[ 'pageshow', true ],
	] as const ) {
		await page.evaluate(
			( name ) =>
				dispatchEvent(
					new PageTransitionEvent( name, { persisted: true } )
				),
			type
		);
		await expect.poll( () => moves( block ) ).toBe( is );
	}

	const thrifty = await open( { viewport } );
	await thrifty.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	await thrifty.goto( url );
	await expect( partsOf( thrifty ).button ).toHaveAccessibleName(
		/^Play background slideshow/
	);

	const plain = await open( { viewport, javaScriptEnabled: false } );
	await plain.goto( url );
	await expect( partsOf( plain ).images ).toHaveCount( 1 );
	await expect( plain.locator( '.moving button' ) ).toBeHidden();
} );

test( 'a film plays without sound once it is near, between its times, and phones have its poster', async ( {
	open,
	site,
} ) => {
	const { images, film } = await filesOf( site );
	const { url } = await publishPage(
		site,
		SPACE +
			section( {
				kind: 'video',
				url: `${ film }#t=0,1`,
				poster: images[ 0 ],
			} )
	);
	const page = await open( { viewport } );
	const films = requestsOf( page, ( { pathname } ) =>
		pathname.endsWith( '.mp4' )
	);
	await page.goto( url );
	const { button, video, images: shown } = partsOf( page );
	await expect( shown ).toHaveCount( 1 );
	expect( films ).toEqual( [] );
	await page.mouse.move( 600, 300 );
	await wheelTo( page, 2900 );
	await expect( video ).toHaveClass( 'is-shown' );
	await expect( video ).toHaveJSProperty( 'muted', true );
	await expect( button ).toHaveAccessibleName( /^Pause background video/ );
	// Round again before its own end.
	const time = () =>
		video.evaluate( ( one: HTMLVideoElement ) => one.currentTime );
	await expect.poll( time ).toBeGreaterThan( 0.5 );
	await expect.poll( time ).toBeLessThan( 0.5 );
	expect( await plays( video ) ).toBe( true );
	await button.click();
	await expect.poll( () => plays( video ) ).toBe( false );

	const phone = await open( { viewport: { width: 320, height: 600 } } );
	const asked = requestsOf( phone, ( { pathname } ) =>
		pathname.endsWith( '.mp4' )
	);
	await phone.goto( url );
	await phone.mouse.move( 100, 300 );
	await wheelTo( phone, 2900 );
	const parts = partsOf( phone );
	await expect( parts.images ).toBeVisible();
	await expect( parts.button ).toHaveCount( 0 );
	expect( asked ).toEqual( [] );
	await expectNoOverflow( phone );
} );

test( 'a film that plays once rests at its end, and one that may not begin waits for a press', async ( {
	open,
	site,
} ) => {
	const { film } = await filesOf( site );
	const { url } = await publishPage(
		site,
		section( { kind: 'video', url: film, end: 1, once: true } )
	);
	const page = await open( { viewport } );
	await page.goto( url );
	const { button, video } = partsOf( page );
	await expect( video ).toHaveClass( 'is-shown' );
	await expect( button ).toHaveAccessibleName( /^Play background video/ );
	await expect.poll( () => plays( video ) ).toBe( false );
	await button.click();
	await expect.poll( () => plays( video ) ).toBe( true );

	const strict = await open( { viewport } );
	await strict.addInitScript( () => {
		const { play } = HTMLMediaElement.prototype;
		HTMLMediaElement.prototype.play = function () {
			return navigator.userActivation.hasBeenActive
				? play.call( this )
				: Promise.reject( new DOMException( '', 'NotAllowedError' ) );
		};
	} );
	await strict.goto( url );
	const refused = partsOf( strict );
	await expect( refused.video ).toHaveCount( 1 );
	await expect( refused.button ).toHaveAccessibleName(
		/^Play background video/
	);
	await expect( refused.video ).not.toHaveClass( /is-shown/ );
	await refused.button.click();
	await expect( refused.video ).toHaveClass( 'is-shown' );
} );

test( 'of ten films on a page only those in or near sight play', async ( {
	open,
	site,
} ) => {
	const { film } = await filesOf( site );
	const { url } = await publishPage(
		site,
		section( { kind: 'video', url: film } ).repeat( 10 )
	);
	const page = await open( { viewport } );
	await page.goto( url );
	const playing = () =>
		page
			.locator( 'video' )
			.evaluateAll(
				( all ) =>
					all.filter(
						( one ) => ! ( one as HTMLVideoElement ).paused
					).length
			);
	await expect.poll( playing ).toBeGreaterThan( 0 );
	expect( await page.locator( 'video' ).count() ).toBeLessThan( 5 );
	await page.keyboard.press( 'End' );
	await expect(
		page.locator( '.moving' ).last().locator( 'video' )
	).toHaveClass( 'is-shown' );
	await expect.poll( playing ).toBeLessThan( 5 );
} );

for ( const [ name, background, address, host ] of [
	[
		'YouTube',
		{ ...YOUTUBE, end: 5 },
		/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&mute=1.*&origin=http/,
		'www.youtube-nocookie.com',
	],
	[
		'Vimeo',
		{ ...VIMEO, start: 2, end: 5 },
		/^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=1&muted=1.*#t=2s$/,
		'player.vimeo.com',
	],
] as const ) {
	test( `${ name } is asked nothing before a press; then it plays between its times, and stops out of sight`, async ( {
		open,
		site,
	} ) => {
		const { images } = await filesOf( site );
		const { url } = await publishPage(
			site,
			section( { ...background, poster: images[ 0 ] } ) + SPACE
		);
		const page = await open( { viewport } );
		const errors = errorsOf( page );
		const hosts = await standIn( page, site );
		await page.goto( url );
		const { button, frame } = partsOf( page );
		await expect( button ).toHaveAccessibleName(
			new RegExp( `^Play background video from ${ name }` )
		);
		await expect( button ).toHaveAccessibleDescription(
			/learns about your visit/
		);
		expect( hosts() ).toEqual( [] );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		await expect( frame ).toHaveAttribute( 'src', address );
		await expect( frame ).toHaveClass( 'is-shown' );
		await expect( button ).toHaveAccessibleName(
			/^Pause background video/
		);
		expect( new Set( hosts() ) ).toEqual( new Set( [ host ] ) );
		await expect( frame.contentFrame().locator( 'html' ) ).toHaveAttribute(
			'data-told',
			name === 'Vimeo' ? /setCurrentTime,play/ : /seekTo,playVideo/
		);
		// Its picture fills the section.
		const [ inner, outer ] = await Promise.all( [
			frame.boundingBox(),
			page.locator( '.moving' ).boundingBox(),
		] );
		expect( inner!.width ).toBeGreaterThanOrEqual( outer!.width - 1 );
		expect( inner!.height ).toBeGreaterThanOrEqual( outer!.height - 1 );

		await page.mouse.move( 600, 300 );
		await wheelTo( page, 2000 );
		await expect.poll( () => stateOf( frame ) ).toBe( 'paused' );
		await wheelTo( page, 0 );
		await expect.poll( () => stateOf( frame ) ).toBe( 'playing' );
		// Keys do not lead into it.
		await button.focus();
		await page.keyboard.press( 'Tab' );
		await expect( frame ).not.toBeFocused();
		expect( errors ).toEqual( [] );
	} );
}

test( 'with a consent tool a video waits for its answer, and goes when it is taken back', async ( {
	open,
	site,
} ) => {
	withPhp(
		site,
		`function wp_has_consent() {} function wp_add_cookie_info() {}
		add_action( 'wp_footer', static function () {
			echo '<script>' . base64_decode( '${ Buffer.from( scriptOf( plugins.wpConsentApi ) ).toString( 'base64' ) }' ) . '</script>';
		} );`
	);
	const { url } = await publishPage(
		site,
		section( YOUTUBE ) + section( { ...VIMEO, ask: false }, 'free' )
	);
	const page = await open( { viewport: { width: 1280, height: 1200 } } );
	const hosts = await standIn( page, site );
	await page.goto( url );
	const { button, frame } = partsOf( page );
	const answer = ( word: string ) =>
		page.locator( `[data-answer="${ word }"]` ).click();
	await expect( button ).toBeVisible();
	// Whatever the author of the page says: the tool decides.
	expect( hosts() ).toEqual( [] );
	await answer( 'all' );
	await expect( frame ).toHaveClass( 'is-shown' );
	await expect( partsOf( page, 'free' ).frame ).toHaveClass( 'is-shown' );
	await answer( 'none' );
	await expect( frame ).toHaveCount( 0 );
	await expect( button ).toHaveAccessibleName(
		/^Play background video from YouTube/
	);
	await expect( button ).toContainText( 'YouTube learns about your visit' );
	await answer( 'all' );
	await expect( frame ).toHaveClass( 'is-shown' );
} );

test( 'a third party that is blocked leaves the poster, and the button offers another try', async ( {
	open,
	site,
} ) => {
	const { images } = await filesOf( site );
	const { url } = await publishPage(
		site,
		section( { ...YOUTUBE, ask: false, poster: images[ 0 ] } )
	);
	const page = await open( { viewport } );
	await page.route( /youtube/, ( route ) => route.abort() );
	await page.clock.install();
	await page.goto( url );
	const { button, frame, images: shown } = partsOf( page );
	await expect( frame ).toHaveCount( 1 );
	await page.clock.runFor( 15_000 );
	await expect( frame ).toHaveCount( 0 );
	await expect( shown ).toBeVisible();
	await expect( button ).toHaveAccessibleName( /^Play background video/ );
	await button.click();
	await expect( frame ).toHaveCount( 1 );
} );

test( 'at 320 px, from right to left, its button can be used beside dividers and in a cover', async ( {
	open,
	site,
} ) => {
	const { images } = await filesOf( site );
	withPhp(
		site,
		"add_filter( 'language_attributes', static fn() => 'dir=\"rtl\" lang=\"ar\"' ); add_action( 'init', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );"
	);
	const effects = {
		background: { kind: 'slideshow', images },
		dividerBottom: { shape: 'wave' },
	};
	const { url } = await publishPage(
		site,
		`<!-- wp:cover ${ JSON.stringify( {
			className: 'moving',
			customOverlayColor: '#000000',
			isUserOverlayColor: true,
			dimRatio: 50,
			vitrineEffects: effects,
		} ) } --><div class="wp-block-cover moving"><span aria-hidden="true" class="wp-block-cover__background has-background-dim" style="background-color:#000000"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p><a href="#there">Words</a></p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->` +
			section( { ...YOUTUBE, phones: true }, 'asking' )
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	await standIn( page, site );
	await page.goto( url );
	const { block, button } = partsOf( page );
	await button.click();
	await expect( button ).toHaveAccessibleName( /^Play background slideshow/ );
	expect( await faultsOf( page, '.moving' ) ).toEqual( [] );
	// What is in the section can be used, too.
	await block.getByRole( 'link' ).click( { trial: true } );
	const [ at, around ] = await Promise.all( [
		button.boundingBox(),
		block.boundingBox(),
	] );
	expect( at!.x - around!.x ).toBeLessThan( 20 );
	await expectNoOverflow( page );
	const ask = partsOf( page, 'asking' ).button;
	await ask.scrollIntoViewIfNeeded();
	await expect( ask ).toBeInViewport( { ratio: 1 } );
	await ask.click();
	await expect( partsOf( page, 'asking' ).frame ).toHaveClass( 'is-shown' );
} );

test( 'an editor chooses a slideshow, then a video, and sees both; an address that is none is named', async ( {
	editor,
	site,
} ) => {
	const { images, film } = await filesOf( site );
	const { id } = await publishPage(
		site,
		section( { kind: 'slideshow', images } )
	);
	const hosts = await standIn( editor.page, site );
	await editor.open( id );
	await editor.canvas.getByText( 'Words of a garden.' ).click();
	await editor.toolbar
		.getByRole( 'button', { name: /^Select parent block/ } )
		.click();
	const media = editor.canvas.locator(
		'.wp-block-group > .vitrine-background:first-child .vitrine-background__media'
	);
	await expect( media.locator( 'img' ) ).toHaveAttribute(
		'src',
		images[ 0 ]!.url
	);
	await editor.inspector
		.getByRole( 'combobox', { name: 'Image position' } )
		.selectOption( 'Top' );
	await expect( media.locator( 'img' ) ).toHaveCSS(
		'object-position',
		'50% 0%'
	);

	await editor.inspector
		.getByRole( 'combobox', { name: 'Background type' } )
		.selectOption( 'Video' );
	const address = editor.inspector.getByRole( 'textbox', {
		name: 'Video URL',
	} );
	await address.fill( 'https://example.com/' );
	await expect(
		editor.inspector.getByText( /This is not the URL of a YouTube/ ).first()
	).toBeVisible();
	await address.fill( YOUTUBE.url );
	await expect(
		editor.inspector.getByRole( 'checkbox', { name: 'Ask for consent' } )
	).toBeChecked();
	expect( hosts() ).not.toContain( 'www.youtube-nocookie.com' );
	await address.fill( film );
	await editor.inspector
		.getByRole( 'button', { name: 'Play', exact: true } )
		.click();
	await expect.poll( () => plays( media.locator( 'video' ) ) ).toBe( true );
	await editor.inspector
		.getByRole( 'button', { name: 'Pause', exact: true } )
		.click();
	await expect( media.locator( 'video' ) ).toHaveCount( 0 );
	expect( await editor.isValid() ).toBe( true );
	expect( await editor.content() ).toContain( '"kind":"video"' );
} );
