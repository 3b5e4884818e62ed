/**
 * What opens popups by itself, on real pages.
 *
 * Every trigger's table of cases is in frontend/popup/triggers/triggers.jsdom.test.ts; here is what only a browser can show.
 */
import type { Page } from '@playwright/test';
import type { Triggers } from '../../frontend/render/popup/types';
import { later, popupPage } from './support/popup';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

const pageWith = ( site: Site, triggers: Partial< Triggers >, html = '' ) =>
	popupPage(
		site,
		[ { anchor: 'offer', triggers, html: '<p>An offer</p>' } ],
		html
	);

const offer = ( page: Page ) => page.locator( '#offer' );

/** The triggers are armed: nothing of the script is awaited any more. */
const armed = async ( page: Page ) => {
	await later( page, 'popup-more', 'popup-dialog', 'forms' );
	await page.evaluate( () => new Promise( requestAnimationFrame ) );
};

/** It would have opened by now. */
const staysClosed = async ( page: Page ) => {
	await armed( page );
	await page.evaluate( async () => {
		for ( let frame = 0; frame < 5; frame++ ) {
			await new Promise( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			);
		}
	} );
	await expect( offer( page ) ).toBeHidden();
};

/** A twentieth of a second of nothing: what a browser plays to its end. */
const SILENCE = ( () => {
	const wave = Buffer.alloc( 444, 128 );
	wave.write( 'RIFF\xb4\x01\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1' );
	wave.writeUInt32LE( 8000, 24 );
	wave.writeUInt32LE( 8000, 28 );
	wave.write( '\x01\0\x08\0data\x90\x01\0\0', 32, 'latin1' );
	return wave.toString( 'base64' );
} )();

/** Names of the triggers that have opened something. */
const listen = ( page: Page ) =>
	page.addInitScript( () => {
		const fired: string[] = [];
		Object.assign( window, { fired } );
		document.addEventListener( 'vitrine:popup:show', ( event ) => {
			fired.push( ( event as CustomEvent ).detail.trigger );
		} );
	} );

const fired = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { fired: string[] } ).fired );

/** Lets the page be hidden, as another tab does. */
const hideable = ( page: Page ) =>
	page.addInitScript( () => {
		const state = { hidden: false };
		Object.defineProperty( document, 'hidden', {
			get: () => state.hidden,
		} );
		Object.defineProperty( document, 'visibilityState', {
			get: () => ( state.hidden ? 'hidden' : 'visible' ),
		} );
		Object.assign( window, {
			hide( hidden: boolean ) {
				state.hidden = hidden;
				document.dispatchEvent(
					new Event( 'visibilitychange', { bubbles: true } )
				);
			},
		} );
	} );

const hide = ( page: Page, is: boolean ) =>
	page.evaluate(
		( hidden ) =>
			( window as unknown as { hide: ( is: boolean ) => void } ).hide(
				hidden
			),
		is
	);

test( 'page_load after its delay, of time in which the page is seen @smoke', async ( {
	site,
	visitor,
} ) => {
	const url = await pageWith( site, {
		page_load: 'yes',
		page_load_delay: 100,
	} );
	await hideable( visitor );
	await visitor.clock.install();
	await visitor.goto( url );
	// The clock goes on by itself, too.
	await visitor.clock.runFor( 50_000 );
	await hide( visitor, true );
	await visitor.clock.runFor( 600_000 );
	await hide( visitor, false );
	await visitor.clock.runFor( 20_000 );
	await expect( offer( visitor ) ).toBeHidden();
	await visitor.clock.runFor( 30_000 );
	await expect( offer( visitor ) ).toBeVisible();
} );

test.describe( 'scrolling', () => {
	test( 'down to half of the page @smoke', async ( { site, visitor } ) => {
		const url = await pageWith( site, {
			scrolling: 'yes',
			scrolling_offset: 50,
		} );
		await visitor.goto( url );
		await armed( visitor );
		await visitor.mouse.wheel( 0, 100 );
		await visitor.waitForFunction( () => window.scrollY >= 100 );
		await staysClosed( visitor );
		await visitor.mouse.wheel( 0, 3000 );
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'up at once', async ( { site, visitor } ) => {
		const url = await pageWith( site, {
			scrolling: 'yes',
			scrolling_direction: 'up',
		} );
		await visitor.goto( url );
		await armed( visitor );
		await visitor.mouse.wheel( 0, 900 );
		await visitor.waitForFunction( () => window.scrollY >= 900 );
		await staysClosed( visitor );
		await visitor.mouse.wheel( 0, -50 );
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'a place that the browser restores is not scrolled to', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, {
			scrolling: 'yes',
			scrolling_offset: 30,
		} );
		const plain = await popupPage( site, [] );
		await visitor.goto( plain );
		await visitor.goto( url );
		// By script, which is no visitor either; then as if it had been left there.
		await visitor.evaluate( () => window.scrollTo( 0, 1200 ) );
		await visitor.reload();
		await visitor.waitForFunction( () => window.scrollY > 1000 );
		await staysClosed( visitor );
		await visitor.mouse.wheel( 0, 60 );
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'a page that cannot be scrolled has no percentage, and no error', async ( {
		site,
		visitor,
	} ) => {
		const errors = errorsOf( visitor );
		const url = await pageWith( site, {
			scrolling: 'yes',
			scrolling_offset: 1,
		} );
		await visitor.setViewportSize( { width: 1200, height: 9000 } );
		await visitor.goto( url );
		await armed( visitor );
		await visitor.mouse.wheel( 0, 500 );
		await staysClosed( visitor );
		expect( errors ).toEqual( [] );
	} );

	test( 'to an element that comes late', async ( { site, visitor } ) => {
		const url = await pageWith( site, {
			scrolling_to: 'yes',
			scrolling_to_selector: '.late',
		} );
		await visitor.goto( url );
		await armed( visitor );
		await visitor.evaluate( () => {
			const late = document.createElement( 'p' );
			late.className = 'late';
			late.textContent = 'Late';
			document.querySelector( 'main' )!.append( late );
		} );
		await staysClosed( visitor );
		await visitor.mouse.wheel( 0, 20_000 );
		await expect( offer( visitor ) ).toBeVisible();
	} );
} );

test( 'the nth click anywhere, by keyboard too, but not in our own dialogs', async ( {
	site,
	visitor,
} ) => {
	const url = await popupPage( site, [
		{
			anchor: 'offer',
			triggers: { click: 'yes', click_times: 3 },
			html: '<p>An offer</p>',
		},
		{ anchor: 'other', html: '<p>Another</p>' },
	] );
	await visitor.goto( url );
	await armed( visitor );
	const words = visitor.getByText( 'Words on the page' ).first();
	await words.click();
	await visitor.locator( '#open-other' ).press( 'Enter' );
	await visitor.getByText( 'Another' ).click();
	await visitor.keyboard.press( 'Escape' );
	await expect( visitor.locator( '#other' ) ).toBeHidden();
	await staysClosed( visitor );
	await words.click();
	await expect( offer( visitor ) ).toBeVisible();
} );

test( 'inactivity: reading with the wheel is activity, being away is none', async ( {
	site,
	visitor,
} ) => {
	const url = await pageWith( site, {
		inactivity: 'yes',
		inactivity_time: 30,
	} );
	await hideable( visitor );
	await visitor.clock.install();
	await visitor.goto( url );
	for ( const act of [
		() => visitor.mouse.wheel( 0, 40 ),
		() => visitor.mouse.move( 40, 40 ),
		() => visitor.keyboard.press( 'a' ),
	] ) {
		await visitor.clock.runFor( 20_000 );
		await act();
		await expect
			.poll( () => visitor.evaluate( () => window.scrollY ) )
			.toBe( 40 );
	}
	await hide( visitor, true );
	await visitor.clock.runFor( 90_000 );
	await hide( visitor, false );
	await visitor.clock.runFor( 20_000 );
	await expect( offer( visitor ) ).toBeHidden();
	await visitor.clock.runFor( 11_000 );
	await expect( offer( visitor ) ).toBeVisible();
} );

test.describe( 'adblock', () => {
	const url = ( site: Site, html: string, delay = 0 ) =>
		pageWith(
			site,
			{ adblock_detection: 'yes', adblock_detection_delay: delay },
			html
		);

	test( 'a blocker hides the bait', async ( { site, visitor } ) => {
		await visitor.goto(
			await url( site, '<style>.ad-box{display:none!important}</style>' )
		);
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'without one nothing opens, and the bait is gone', async ( {
		site,
		visitor,
	} ) => {
		await visitor.clock.install();
		// The clock goes on by itself, too: there has to be time to see the bait.
		await visitor.goto( await url( site, '', 60 ) );
		await armedByClock( visitor );
		await expect( visitor.locator( '.ad-box' ) ).toHaveCount( 1 );
		await visitor.clock.runFor( 62_000 );
		await expect( visitor.locator( '.ad-box' ) ).toHaveCount( 0 );
		await expect( offer( visitor ) ).toBeHidden();
	} );
} );

/** As `armed`, without frames: they are the clock's. */
const armedByClock = ( page: Page ) => later( page, 'popup-more' );

test.describe( 'beyond the original', () => {
	test( 'a form was sent: by the browser, by Contact Form 7, by jQuery', async ( {
		site,
		visitor,
	} ) => {
		const form =
			'<form id="letter" action="/" target="away"><button>Send</button></form><iframe name="away" title="Away"></iframe><script>window.told = []; window.jQuery = () => ( { on: ( names, run ) => /wpformsAjaxSubmitSuccess/.test( names ) && told.push( run ) } );</script>';
		const url = await pageWith(
			site,
			{ form_submit: 'yes', form_submit_selector: '#letter' },
			form
		);
		await visitor.goto( url );
		await armed( visitor );
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await expect( offer( visitor ) ).toBeVisible();

		await visitor.goto( url );
		await armed( visitor );
		await visitor.evaluate( () =>
			document
				.getElementById( 'letter' )!
				.dispatchEvent(
					new CustomEvent( 'wpcf7mailsent', { bubbles: true } )
				)
		);
		await expect( offer( visitor ) ).toBeVisible();

		await visitor.goto( url );
		await armed( visitor );
		await visitor.evaluate( () => {
			const { told } = window as unknown as {
				told: ( ( event: object ) => void )[];
			};
			told.forEach( ( run ) =>
				run( { target: document.getElementById( 'letter' ) } )
			);
		} );
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'a form that a script has taken is not sent', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith(
			site,
			{ form_submit: 'yes' },
			'<form onsubmit="return false"><button>Send</button></form>'
		);
		await visitor.goto( url );
		await armed( visitor );
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await staysClosed( visitor );
	} );

	test( 'an event, a fragment, the pointer, the focus, a video', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		const cases: [
			Partial< Triggers >,
			string,
			( url: string ) => Promise< unknown >,
		][] = [
			[
				{ custom_event: 'yes', custom_event_name: 'added' },
				'custom_event',
				() =>
					visitor.evaluate( () =>
						document.body.dispatchEvent(
							new Event( 'added', { bubbles: true } )
						)
					),
			],
			[
				{ hash: 'yes', hash_hash: 'größe' },
				'hash',
				( url ) => visitor.goto( `${ url }#größe` ),
			],
			[
				{ hover: 'yes', hover_selector: '#place' },
				'hover',
				() => visitor.locator( '#place a' ).focus(),
			],
			[
				// After the focus: the pointer stays there.
				{ hover: 'yes', hover_selector: '#place' },
				'hover',
				() => visitor.locator( '#place' ).hover(),
			],
			[
				{ video_end: 'yes' },
				'video_end',
				() =>
					visitor
						.locator( 'video' )
						.evaluate( ( video: HTMLVideoElement ) =>
							video.play()
						),
			],
		];
		for ( const [ triggers, name, act ] of cases ) {
			const url = await pageWith(
				site,
				triggers,
				`<p id="place"><a href="/">Place</a></p><video muted src="data:audio/wav;base64,${ SILENCE }"></video>`
			);
			await visitor.goto( url );
			await armed( visitor );
			await expect( offer( visitor ) ).toBeHidden();
			await act( url );
			await expect( offer( visitor ) ).toBeVisible();
			expect( await fired( visitor ) ).toEqual( [ name ] );
		}
	} );

	test( 'coming back to the tab', async ( { site, visitor } ) => {
		const url = await pageWith( site, {
			tab_return: 'yes',
			tab_return_time: 60,
		} );
		await hideable( visitor );
		await visitor.clock.install();
		await visitor.goto( url );
		await armedByClock( visitor );
		await hide( visitor, true );
		// The clock goes on by itself, too.
		await visitor.clock.runFor( 40_000 );
		await hide( visitor, false );
		await visitor.clock.runFor( 1000 );
		await expect( offer( visitor ) ).toBeHidden();
		await hide( visitor, true );
		await visitor.clock.runFor( 60_000 );
		await hide( visitor, false );
		await visitor.clock.runFor( 1000 );
		await expect( offer( visitor ) ).toBeVisible();
	} );

	test( 'a flick towards the top of a phone, and never the Back button', async ( {
		site,
		open,
	} ) => {
		const phone = await open( {
			hasTouch: true,
			isMobile: true,
			viewport: { width: 390, height: 844 },
		} );
		const url = await pageWith( site, { fast_scroll: 'yes' } );
		await phone.goto( url );
		await armed( phone );
		const length = await phone.evaluate( () => history.length );
		const chrome = await phone.context().newCDPSession( phone );
		const finger = ( type: 'touchStart' | 'touchMove', y: number ) =>
			chrome.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints: [ { x: 200, y } ],
			} );
		const drag = async ( from: number, to: number, steps: number ) => {
			await finger( 'touchStart', from );
			for ( let step = 1; step <= steps; step++ ) {
				await finger(
					'touchMove',
					from + ( ( to - from ) * step ) / steps
				);
			}
			await chrome.send( 'Input.dispatchTouchEvent', {
				type: 'touchEnd',
				touchPoints: [],
			} );
		};
		await drag( 800, 100, 10 );
		await drag( 800, 100, 10 );
		await drag( 300, 340, 10 );
		await staysClosed( phone );
		// The touches are as fast as the machine: not each attempt is a flick.
		await expect( async () => {
			await drag( 800, 100, 10 );
			await drag( 100, 800, 6 );
			await expect( offer( phone ) ).toBeVisible( { timeout: 1000 } );
		} ).toPass();
		expect( await phone.evaluate( () => history.length ) ).toBe( length );
	} );
} );

test( 'the first that fires takes the others off, and a bad selector only itself', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	await listen( visitor );
	const url = await pageWith( site, {
		scrolling_to: 'yes',
		scrolling_to_selector: ':is(',
		hover: 'yes',
		hover_selector: '<b>',
		click: 'yes',
		custom_event: 'yes',
		custom_event_name: 'added',
	} );
	await visitor.goto( url );
	await armed( visitor );
	const added = () =>
		visitor.evaluate( () =>
			document.dispatchEvent( new Event( 'added' ) )
		);
	await added();
	await expect( offer( visitor ) ).toBeVisible();
	await visitor.keyboard.press( 'Escape' );
	await expect( offer( visitor ) ).toBeHidden();
	await added();
	await visitor.getByText( 'Words on the page' ).first().click();
	await staysClosed( visitor );
	expect( await fired( visitor ) ).toEqual( [ 'custom_event' ] );
	expect( errors ).toEqual( [] );
} );
