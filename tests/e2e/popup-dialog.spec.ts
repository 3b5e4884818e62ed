/**
 * Popups from opening to closing.
 *
 * The measure of the modal ones is the modal dialog of the ARIA practices.
 */
import type { Page } from '@playwright/test';
import { ANIMATIONS, EXITS } from '../../frontend/render/effects/animations';
import type { DocumentSettings, Kind } from '../../frontend/render/popup/types';
import type { popups } from '../../frontend/popup';
import { faultsOf } from './support/axe';
import { expectNoOverflow } from './support/page';
import { FILLER, later, opened, popupPage } from './support/popup';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const focused = ( page: Page ) =>
	page.evaluate( () => {
		const { activeElement: element } = document;
		return (
			element?.id || element?.textContent?.trim() || element?.localName
		);
	} );

const isOpen = ( page: Page, anchor: string ) =>
	page
		.locator( `#${ anchor }` )
		.evaluate( ( dialog: HTMLDialogElement ) => dialog.open );

/** Everything that the page has said of popups, in order. */
const listen = ( page: Page ) =>
	page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { said } );
		for ( const name of [ 'show', 'shown', 'hide', 'hidden', 'storage' ] ) {
			document.addEventListener( `vitrine:popup:${ name }`, ( event ) => {
				const { id, trigger, reason } = ( event as CustomEvent ).detail;
				said.push(
					[ name, id, trigger ?? reason ]
						.filter( Boolean )
						.join( ' ' )
				);
			} );
		}
	} );

const said = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { said: string[] } ).said );

interface Scripted {
	popups: typeof popups;
}

/** Gives scripts of the test what a module gets by `import { popups } from '@vitrine/popup'`. */
const scripted = ( page: Page ) =>
	page.evaluate( async () => {
		const { src } = document.getElementById(
			'@vitrine/popup-js-module'
		) as HTMLScriptElement;
		Object.assign( window, await import( src ) );
	} );

/** Shifts of the layout so far, and from now on. */
const shiftsOf = async ( page: Page ) => {
	const shifts = await page.evaluateHandle( async () => {
		const values: number[] = [];
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				values.push( ( entry as unknown as { value: number } ).value );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
		// What has changed just now shifts in the next frame, and is told after it.
		for ( let frame = 0; frame < 2; frame++ ) {
			await new Promise( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			);
		}
		return values;
	} );
	return () =>
		shifts.evaluate( ( values ) =>
			values.reduce( ( sum, value ) => sum + value, 0 )
		);
};

test.describe( 'ARIA practices, modal dialog', () => {
	for ( const kind of [ 'modal', 'full-screen' ] as const ) {
		test( `by keyboard: ${ kind }`, async ( { site, visitor } ) => {
			const url = await popupPage( site, [ { anchor: 'letter', kind } ] );
			const errors = errorsOf( visitor );
			await visitor.goto( url );
			await visitor.locator( '#open-letter' ).focus();
			await visitor.keyboard.press( 'Enter' );

			const dialog = visitor.getByRole( 'dialog', {
				name: 'The letter',
			} );
			await expect( dialog ).toBeVisible();
			expect( await focused( visitor ), 'not a field' ).toBe( 'letter' );
			expect(
				await dialog.evaluate( ( element ) =>
					element.matches( ':modal' )
				)
			).toBe( true );
			expect(
				new URL( visitor.url() ).hash,
				'no entry of the history'
			).toBe( '' );
			await opened( visitor, 'letter' );
			expect( await faultsOf( visitor, '#letter' ) ).toEqual( [] );

			const stops = [];
			for ( let step = 0; step < 4; step++ ) {
				await visitor.keyboard.press( 'Tab' );
				stops.push(
					await visitor.evaluate(
						() =>
							document.activeElement?.getAttribute(
								'aria-label'
							) ?? document.activeElement?.localName
					)
				);
			}
			expect( stops, 'Tab goes round' ).toEqual( [
				'Close',
				'input',
				'button',
				'Close',
			] );
			await visitor.keyboard.press( 'Shift+Tab' );
			expect( await focused( visitor ) ).toBe( 'Subscribe' );

			await visitor.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			expect( await focused( visitor ) ).toBe( 'open-letter' );

			await visitor.keyboard.press( 'Enter' );
			await expect( dialog, 'again' ).toBeVisible();
			await visitor.keyboard.press( 'Tab' );
			await visitor.keyboard.press( 'Enter' );
			await expect( dialog ).toBeHidden();
			expect( await focused( visitor ) ).toBe( 'open-letter' );
			expect( errors ).toEqual( [] );
		} );
	}

	test( 'contents that are higher than the window scroll by keyboard from the start', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage( site, [
			{ anchor: 'long', html: FILLER },
		] );
		await visitor.goto( url );
		await visitor.click( '#open-long' );
		await opened( visitor, 'long' );
		expect( await faultsOf( visitor, '#long' ) ).toEqual( [] );
		await visitor.keyboard.press( 'PageDown' );
		await expect
			.poll( () =>
				visitor
					.locator( '#long > div' )
					.evaluate( ( { scrollTop } ) => scrollTop )
			)
			.toBeGreaterThan( 100 );
		expect( await visitor.evaluate( () => window.scrollY ) ).toBe( 0 );
	} );

	test( 'the focus goes to the main part when what opened it is gone', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto( await popupPage( site, [ { anchor: 'letter' } ] ) );
		await visitor.click( '#open-letter' );
		await opened( visitor, 'letter' );
		await visitor.evaluate( () =>
			document.getElementById( 'open-letter' )?.remove()
		);
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		await expect( visitor.locator( 'main' ) ).toBeFocused();
	} );
} );

test.describe( 'closing', () => {
	test( 'by button, and by a press on the overlay that begins and ends there', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.goto( await popupPage( site, [ { anchor: 'letter' } ] ) );
		const dialog = visitor.locator( '#letter' );
		const open = async () => {
			await visitor.click( '#open-letter' );
			await opened( visitor, 'letter' );
		};
		await open();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();

		await open();
		const box = ( await dialog.boundingBox() )!;
		const inside = [ box.x + 60, box.y + 60 ] as const;
		const drag = async (
			from: readonly [ number, number ],
			to: readonly [ number, number ]
		) => {
			await visitor.mouse.move( ...from );
			await visitor.mouse.down();
			await visitor.mouse.move( ...to );
			await visitor.mouse.up();
		};
		await drag( inside, [ 5, 5 ] );
		await drag( [ 5, 5 ], inside );
		await drag( [ box.x + 5, box.y + 5 ], [ box.x + 5, box.y + 5 ] );
		expect( await isOpen( visitor, 'letter' ) ).toBe( true );
		await drag( [ 5, 5 ], [ 9, 9 ] );
		await expect( dialog ).toBeHidden();
		expect( await said( visitor ) ).toEqual( [
			'show letter link',
			'shown letter',
			'hide letter button',
			'hidden letter',
			'show letter link',
			'shown letter',
			'hide letter overlay',
			'hidden letter',
		] );
	} );

	test( 'not by overlay, not by Escape, where that is off; Escape twice in a row neither', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage( site, [
			{
				anchor: 'gate',
				settings: {
					prevent_close_on_background_click: 'yes',
					prevent_close_on_esc_key: 'yes',
				},
			},
		] );
		await visitor.goto( url );
		await visitor.click( '#open-gate' );
		await opened( visitor, 'gate' );
		await visitor.mouse.click( 5, 5 );
		for ( let press = 0; press < 3; press++ ) {
			await visitor.keyboard.press( 'Escape' );
		}
		expect( await isOpen( visitor, 'gate' ) ).toBe( true );
		await visitor.getByRole( 'button', { name: 'Close' } ).click();
		await expect( visitor.locator( '#gate' ) ).toBeHidden();
	} );

	test( 'a date picker at the end of the page is no overlay', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto( await popupPage( site, [ { anchor: 'letter' } ] ) );
		await visitor.evaluate( () => {
			const picker = document.createElement( 'div' );
			picker.className = 'flatpickr-calendar open';
			picker.style.cssText =
				'position:fixed;inset:0 auto auto 0;width:100px;height:100px';
			document.body.append( picker );
		} );
		await visitor.click( '#open-letter' );
		await opened( visitor, 'letter' );
		await visitor.mouse.click( 50, 50 );
		expect( await isOpen( visitor, 'letter' ) ).toBe( true );
		await visitor.mouse.click( 150, 10 );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
	} );

	test( 'the close button comes late, Escape works before', async ( {
		site,
		visitor,
	} ) => {
		await visitor.clock.install();
		const url = await popupPage( site, [
			{ anchor: 'letter', settings: { close_button_delay: 60 } },
		] );
		await visitor.goto( url );
		await visitor.click( '#open-letter' );
		const button = visitor.locator( '#letter > button' );
		await expect( visitor.locator( '#letter' ) ).toBeVisible();
		await expect( button ).toBeHidden();
		await later( visitor, 'popup-dialog' );
		// The clock goes on by itself, too.
		await visitor.clock.runFor( 40_000 );
		await expect( button ).toBeHidden();
		await visitor.clock.runFor( 20_000 );
		await expect( button ).toBeVisible();
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();

		await visitor.click( '#open-letter' );
		await expect( button, 'each time' ).toBeHidden();
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
	} );

	test( 'by itself, but not while the pointer or the focus is inside (WCAG 2.2.1)', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.clock.install();
		const url = await popupPage( site, [
			{ anchor: 'letter', settings: { close_automatically: 60 } },
		] );
		await visitor.goto( url );
		const dialog = visitor.locator( '#letter' );
		await visitor.click( '#open-letter' );
		await later( visitor, 'popup-dialog' );
		await dialog.hover();
		// The clock goes on by itself, too.
		await visitor.clock.runFor( 120_000 );
		expect( await isOpen( visitor, 'letter' ), 'hovered' ).toBe( true );
		await visitor.mouse.move( 2, 2 );
		await visitor.clock.runFor( 36_000 );
		await dialog.locator( 'input' ).focus();
		await visitor.clock.runFor( 120_000 );
		expect( await isOpen( visitor, 'letter' ), 'focused' ).toBe( true );
		await dialog.focus();
		await visitor.clock.runFor( 36_000 );
		await expect( dialog ).toBeHidden();
		expect( await said( visitor ) ).toContain( 'hide letter time' );
	} );

	test( 'a link to another part of the page closes a modal popup and leads there', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage( site, [
			{
				anchor: 'letter',
				settings: { prevent_scroll: 'yes' },
				html: '<p><a href="#end">To the end</a></p>',
			},
		] );
		await visitor.goto( url );
		await visitor.evaluate( () => {
			document.querySelector( 'footer' )!.id = 'end';
		} );
		await visitor.click( '#open-letter' );
		await opened( visitor, 'letter' );
		await visitor.click( 'text=To the end' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		await expect( visitor.locator( '#end' ) ).toBeInViewport();
	} );
} );

test.describe( 'the page behind', () => {
	for ( const body of [ '', 'overflow-x:hidden' ] ) {
		test( `stands still, with a scroll bar${ body && ' and a body that clips' }`, async ( {
			site,
			visitor,
		} ) => {
			const url = await popupPage(
				site,
				[
					{
						anchor: 'letter',
						settings: {
							prevent_scroll: 'yes',
							entrance_animation: 'slideInDown',
							exit_animation: 'slideInDown',
							entrance_animation_duration: { size: 0.2 },
						},
					},
				],
				'<div id="head" style="position:sticky;top:0;background:#fff">Head</div>'
			);
			await visitor.goto( url );
			await visitor.addStyleTag( {
				// The browser of the tests has no scroll bars of its own.
				content: `::-webkit-scrollbar{width:15px;background:#ccc} body{${ body }} #head{position:fixed!important;inset:0 0 auto}`,
			} );
			const head = () => visitor.locator( '#head' ).boundingBox();
			await visitor.evaluate( () => window.scrollTo( 0, 300 ) );
			const shifts = await shiftsOf( visitor );
			const [ before, earlier ] = [ await head(), await shifts() ];
			await visitor.evaluate( () =>
				document.getElementById( 'open-letter' )?.click()
			);
			await opened( visitor, 'letter' );
			expect( await head() ).toEqual( before );
			await visitor.mouse.move( 5, 300 );
			await visitor.mouse.wheel( 0, 500 );
			await visitor.evaluate(
				() =>
					new Promise( ( done ) =>
						requestAnimationFrame( () =>
							requestAnimationFrame( done )
						)
					)
			);
			expect( await visitor.evaluate( () => window.scrollY ) ).toBe(
				300
			);
			await visitor.keyboard.press( 'Escape' );
			await expect( visitor.locator( '#letter' ) ).toBeHidden();
			expect( await head() ).toEqual( before );
			expect( await visitor.evaluate( () => window.scrollY ) ).toBe(
				300
			);
			expect( await shifts() ).toBe( earlier );
			await visitor.mouse.wheel( 0, 200 );
			await expect
				.poll( () => visitor.evaluate( () => window.scrollY ) )
				.toBeGreaterThan( 300 );
		} );
	}
} );

test.describe( 'slide-ins and bars leave the page in use', () => {
	for ( const kind of [ 'slide-in', 'bar' ] as const ) {
		test( `${ kind }: opened by itself it is announced and leaves the focus; by a control it takes it`, async ( {
			site,
			visitor,
		} ) => {
			const url = await popupPage( site, [
				{
					anchor: 'corner',
					kind,
					triggers: { page_load: 'yes' },
				},
			] );
			await visitor.goto( url );
			await opened( visitor, 'corner' );
			await expect( visitor.getByRole( 'status' ) ).toHaveText(
				/The corner/
			);
			expect( await focused( visitor ), 'the page' ).not.toBe( 'corner' );
			const dialog = visitor.getByRole( 'dialog', {
				name: 'The corner',
			} );
			expect( await faultsOf( visitor, '#corner' ) ).toEqual( [] );
			await visitor.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();

			await visitor.locator( '#open-corner' ).focus();
			await visitor.keyboard.press( 'Enter' );
			await opened( visitor, 'corner' );
			expect( await focused( visitor ) ).toBe( 'corner' );
			// Close, contents that scroll, and what is in them.
			for ( let stop = 0; stop < 5; stop++ ) {
				await visitor.keyboard.press( 'Tab' );
			}
			expect(
				await dialog.evaluate( ( element ) =>
					element.contains( document.activeElement )
				),
				'Tab leads out'
			).toBe( false );
			await dialog.locator( 'input' ).focus();
			await visitor.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			expect( await focused( visitor ) ).toBe( 'open-corner' );
		} );
	}

	test( 'without a11y_navigation the focus stays, whoever opens it, and it is announced', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto(
			await popupPage( site, [
				{
					anchor: 'corner',
					kind: 'slide-in',
					settings: { a11y_navigation: '' },
				},
			] )
		);
		await visitor.locator( '#open-corner' ).focus();
		await visitor.keyboard.press( 'Enter' );
		await opened( visitor, 'corner' );
		expect( await focused( visitor ) ).toBe( 'open-corner' );
		await expect( visitor.getByRole( 'status' ) ).toHaveText(
			/The corner/
		);
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#corner' ) ).toBeHidden();
	} );

	test( 'what has the focus on the page comes out from under a bar (WCAG 2.4.11)', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage(
			site,
			[
				{
					anchor: 'bar',
					kind: 'bar',
					settings: { vertical_position: 'bottom' },
				},
			],
			'<a id="under" href="/" style="position:absolute;top:900px">Under</a>'
		);
		await visitor.goto( url );
		await visitor.evaluate( () =>
			document.getElementById( 'open-bar' )?.click()
		);
		await opened( visitor, 'bar' );
		await visitor.evaluate( () => {
			const under = document.getElementById( 'under' )!;
			const { top } = under.getBoundingClientRect();
			window.scrollTo(
				0,
				window.scrollY + top - window.innerHeight + 40
			);
			under.focus( { preventScroll: true } );
		} );
		const [ link, bar ] = await Promise.all(
			[ '#under', '#bar' ].map( ( at ) =>
				visitor.locator( at ).boundingBox()
			)
		);
		expect( link!.y + link!.height ).toBeLessThanOrEqual( bar!.y + 1 );
	} );
} );

test.describe( 'movement', () => {
	const moving = {
		entrance_animation: 'fadeInDown',
		exit_animation: 'zoomIn',
		// Several frames of a slow machine.
		entrance_animation_duration: { size: 1 },
	} satisfies Partial< DocumentSettings >;

	test( 'every name of the original work moves, in and out', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage( site, [ { anchor: 'letter' } ] );
		await visitor.goto( url );
		const moved = await visitor.evaluate(
			( [ entrances, exits ] ) => {
				const dialog = document.getElementById(
					'letter'
				) as HTMLDialogElement;
				dialog.showModal();
				const still = getComputedStyle( dialog );
				const moves = ( name: string, state: string ) => {
					dialog.dataset[ 'vitrineAnimation' ] = name;
					dialog.classList.add( state );
					const [ animation ] = dialog.getAnimations();
					const looks = new Set( [ 'none 1' ] );
					for ( const part of [ 0, 0.15, 0.25, 0.4, 0.7 ] ) {
						if ( animation ) {
							animation.currentTime = part * 1200;
							looks.add(
								`${ still.transform } ${ still.opacity }`
							);
						}
					}
					dialog.classList.remove( state );
					return looks.size > 3;
				};
				return [
					entrances.filter(
						( name ) => ! moves( name, 'is-entering' )
					),
					exits.filter( ( name ) => ! moves( name, 'is-leaving' ) ),
				];
			},
			[ [ ...ANIMATIONS ], Object.values( EXITS ).flat() ] as const
		);
		expect( moved ).toEqual( [ [], [] ] );
	} );

	test( 'the dialog stays until the exit is over, without a flash, and what interrupts takes over', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.goto(
			await popupPage( site, [ { anchor: 'letter', settings: moving } ] )
		);
		const dialog = visitor.locator( '#letter' );
		expect(
			await dialog.evaluate( ( { classList } ) => {
				document.getElementById( 'open-letter' )?.click();
				return classList.contains( 'is-entering' );
			} )
		).toBe( true );
		await opened( visitor, 'letter' );
		// In each frame until it is gone: how much of it can be seen.
		const seen = await dialog.evaluate(
			( element: HTMLDialogElement ) =>
				new Promise< number[] >( ( resolve ) => {
					const values: number[] = [];
					const look = () => {
						if ( element.open ) {
							values.push(
								Number( getComputedStyle( element ).opacity )
							);
							requestAnimationFrame( look );
						} else {
							resolve( values );
						}
					};
					element.querySelector( 'button' )?.click();
					requestAnimationFrame( look );
				} )
		);
		expect( seen.length ).toBeGreaterThan( 3 );
		expect( seen ).toEqual( [ ...seen ].sort( ( a, b ) => b - a ) );
		expect( seen.at( -1 ) ).toBeLessThan( 0.9 );

		await visitor.evaluate( () => {
			const button =
				document.querySelector< HTMLElement >( '#letter > button' );
			const link = document.getElementById( 'open-letter' );
			link?.click();
			button?.click();
			link?.click();
			button?.click();
			link?.click();
		} );
		await opened( visitor, 'letter' );
		expect( await isOpen( visitor, 'letter' ) ).toBe( true );
		await expect( dialog ).not.toHaveClass( /is-(leaving|entering)/ );
		await visitor.click( '#letter > button' );
		await visitor.evaluate( () =>
			document.getElementById( 'open-letter' )?.click()
		);
		await opened( visitor, 'letter' );
		await expect( dialog ).not.toHaveClass( /is-(leaving|entering)/ );
		const names = await said( visitor );
		expect(
			names.filter( ( name ) => name.startsWith( 'shown' ) ).length
		).toBe(
			names.filter( ( name ) => name.startsWith( 'hidden' ) ).length + 1
		);
	} );

	test( 'none where motion is reduced', async ( { site, open } ) => {
		const visitor = await open( { reducedMotion: 'reduce' } );
		await visitor.goto(
			await popupPage( site, [ { anchor: 'letter', settings: moving } ] )
		);
		await visitor.click( '#open-letter' );
		expect(
			await visitor
				.locator( '#letter' )
				.evaluate( ( element ) => element.getAnimations().length )
		).toBe( 0 );
		await opened( visitor, 'letter' );
		await visitor.click( '#letter > button' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
	} );
} );

test( 'media stop on closing, frames start anew, and the history has no entry more', async ( {
	site,
	visitor,
} ) => {
	const url = await popupPage( site, [
		{
			anchor: 'film',
			html: '<iframe title="Film" loading="lazy" src="/?film" width="300" height="150"></iframe><audio controls></audio>',
		},
	] );
	const loads: string[] = [];
	await visitor.route( '**/?film', ( route ) => {
		loads.push( route.request().url() );
		return route.fulfill( { contentType: 'text/html', body: 'A film' } );
	} );
	await visitor.goto( url );
	const length = await visitor.evaluate( () => history.length );
	expect( loads, 'nothing before it opens' ).toEqual( [] );
	await visitor.evaluate( () => {
		const audio = document.querySelector( 'audio' )!;
		Object.assign( window, { paused: 0 } );
		audio.pause = () => {
			( window as unknown as { paused: number } ).paused++;
		};
	} );
	await visitor.click( '#open-film' );
	await expect.poll( () => loads.length ).toBe( 1 );
	await expect(
		visitor.frameLocator( 'iframe' ).getByText( 'A film' )
	).toBeVisible();
	await opened( visitor, 'film' );
	await visitor.keyboard.press( 'Escape' );
	await expect( visitor.locator( '#film' ) ).toBeHidden();
	expect(
		visitor.frames().some( ( frame ) => frame.url().includes( 'film' ) )
	).toBe( false );
	expect(
		await visitor.evaluate(
			() => ( window as unknown as { paused: number } ).paused
		)
	).toBeGreaterThan( 0 );
	await visitor.click( '#open-film' );
	await expect.poll( () => loads.length ).toBe( 2 );
	expect( await visitor.evaluate( () => history.length ) ).toBe( length );
} );

test.describe( 'what opens them (docs/popup.md)', () => {
	const CONTROLS = `
		<p><button type="button" id="toggle" data-vitrine-popup="toggle" data-vitrine-popup-id="corner">Toggle</button></p>
		<p><a id="elsewhere" href="/fallback" data-vitrine-popup="open" data-vitrine-popup-id="letter">Open</a></p>
		<p><a id="unknown" href="#nowhere" data-vitrine-popup="open" data-vitrine-popup-id="popup-999">Unknown</a></p>
		<p><button type="button" id="command" command="show-modal" commandfor="letter">Command</button></p>
		<p><span class="chosen"><b id="chosen" tabindex="0">Chosen</b></span></p>
		<dialog id="foreign">Not ours <button command="close" commandfor="foreign">Close</button></dialog>
		<p><button type="button" id="open-foreign" command="show-modal" commandfor="foreign">Foreign</button></p>`;

	const pageOf = ( site: Parameters< typeof popupPage >[ 0 ] ) =>
		popupPage(
			site,
			[
				{
					anchor: 'letter',
					html: '<p><button type="button" id="shut" data-vitrine-popup="close">No</button> <button type="button" id="never" data-vitrine-popup="dismiss">Never</button> <a href="#inner" id="to-inner">More</a></p>',
					settings: { open_selector: '.chosen' },
				},
				{
					anchor: 'corner',
					kind: 'slide-in',
					settings: { open_selector: '((' },
				},
				{ anchor: 'inner' },
			],
			CONTROLS
		);

	test( 'controls open, toggle, close and dismiss; a bad selector disables only itself', async ( {
		site,
		visitor,
	} ) => {
		const errors = errorsOf( visitor );
		await listen( visitor );
		await visitor.goto( await pageOf( site ) );
		const letter = visitor.locator( '#letter' );
		for ( const control of [ 'elsewhere', 'command', 'chosen' ] ) {
			await visitor.click( `#${ control }` );
			await expect( letter, control ).toBeVisible();
			await visitor.click( '#shut' );
			await expect( letter ).toBeHidden();
		}
		const corner = visitor.locator( '#corner' );
		await visitor.click( '#toggle' );
		await expect( corner ).toBeVisible();
		await visitor.click( '#toggle' );
		await expect( corner ).toBeHidden();

		await visitor.click( '#open-foreign' );
		await expect( visitor.locator( '#foreign' ) ).toBeVisible();
		await visitor.click( '#foreign button' );
		await visitor.click( '#unknown' );
		await expect
			.poll( () => new URL( visitor.url() ).hash, 'as any link' )
			.toBe( '#nowhere' );

		await visitor.click( '#elsewhere' );
		await visitor.click( '#never' );
		await expect( letter ).toBeHidden();
		await visitor.click( '#command' );
		await expect( letter, 'not by a button' ).toBeHidden();
		await visitor.click( '#elsewhere' );
		await expect( letter, 'a link has an address' ).toBeVisible();
		await visitor.click( '#shut' );
		await expect( letter ).toBeHidden();
		const all = await said( visitor );
		expect( all ).toContain( 'storage letter' );
		expect(
			all.filter( ( name ) => name === 'show letter selector' )
		).toHaveLength( 1 );
		expect( all.join() ).not.toContain( 'foreign' );
		expect( errors ).toEqual( [] );
	} );

	test( 'a link whose popup does not open leads where it leads', async ( {
		site,
		visitor,
	} ) => {
		const link =
			'<p><a id="elsewhere" href="?elsewhere" data-vitrine-popup="open" data-vitrine-popup-id="letter">Open</a> <button type="button" id="pressed" data-vitrine-popup="open" data-vitrine-popup-id="letter">Open</button></p>';
		const pageWith = ( reopen: 'always' | 'never' ) =>
			popupPage(
				site,
				[
					{
						anchor: 'letter',
						html: '<p><button type="button" id="never" data-vitrine-popup="dismiss">Never</button></p>',
						settings: { reopen },
					},
				],
				link
			);
		const letter = visitor.locator( '#letter' );
		await visitor.goto( await pageWith( 'never' ) );
		await visitor.click( '#elsewhere' );
		await visitor.click( '#never' );
		await expect( letter ).toBeHidden();
		await visitor.click( '#elsewhere' );
		await visitor.waitForURL( /\?elsewhere|&elsewhere/ );

		await visitor.goto( await pageWith( 'always' ) );
		await visitor.click( '#pressed' );
		await expect( letter, 'forgotten where it is always' ).toBeVisible();
		await visitor.click( '#never' );
		await expect( letter ).toBeHidden();
		await visitor.click( '#pressed' );
		await expect( letter ).toBeVisible();
	} );

	test( 'links that are wanted elsewhere go there', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto( await pageOf( site ) );
		const [ other ] = await Promise.all( [
			visitor.context().waitForEvent( 'page' ),
			visitor.click( '#elsewhere', { modifiers: [ 'Control' ] } ),
		] );
		await other.close();
		expect( await isOpen( visitor, 'letter' ) ).toBe( false );
	} );

	test( 'a popup on a popup: the upper one closes first, and gives the focus back', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto( await pageOf( site ) );
		await visitor.click( '#elsewhere' );
		await visitor.click( '#to-inner' );
		await opened( visitor, 'inner' );
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#inner' ) ).toBeHidden();
		expect( await focused( visitor ) ).toBe( 'to-inner' );
		expect( await isOpen( visitor, 'letter' ) ).toBe( true );
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		expect( await focused( visitor ) ).toBe( 'elsewhere' );
	} );

	test( 'the fragment of the address, of popups of the page only', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageOf( site );
		await visitor.goto( `${ url }#letter` );
		await opened( visitor, 'letter' );
		await visitor.goto( 'about:blank' );
		await visitor.goto( `${ url }#foreign` );
		await scripted( visitor );
		expect( await visitor.locator( 'dialog[open]' ).count() ).toBe( 0 );
	} );

	test( 'anchors in any letters, in links and in the address', async ( {
		site,
		visitor,
	} ) => {
		const url = await popupPage( site, [ { anchor: 'größe-大' } ] );
		await visitor.goto( url );
		await visitor.getByRole( 'link', { name: 'Open größe-大' } ).click();
		await opened( visitor, 'größe-大' );
		await visitor.goto( 'about:blank' );
		await visitor.goto( `${ url }#größe-大` );
		await opened( visitor, 'größe-大' );
	} );

	test( 'scripts open, close and stop them, and forget', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.goto( await pageOf( site ) );
		await scripted( visitor );
		const answers = await visitor.evaluate( () => {
			const { popups } = window as unknown as Scripted;
			const stop = ( event: Event ) => event.preventDefault();
			document.addEventListener( 'vitrine:popup:show', stop );
			const stopped = popups.open( 'letter' );
			document.removeEventListener( 'vitrine:popup:show', stop );
			return [
				stopped,
				popups.open( 'letter' ),
				popups.open( 'letter' ),
				popups.open( 'popup-999' ),
			];
		} );
		expect( answers ).toEqual( [ false, true, false, false ] );
		await opened( visitor, 'letter' );
		await visitor.evaluate( () => {
			const { popups } = window as unknown as Scripted;
			document.addEventListener(
				'vitrine:popup:hide',
				( event ) => event.preventDefault(),
				{ once: true }
			);
			popups.close( 'letter' );
		} );
		expect( await isOpen( visitor, 'letter' ), 'stopped' ).toBe( true );
		await visitor.click( '#never' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		const again = await visitor.evaluate( () => {
			const { popups } = window as unknown as Scripted;
			const refused = popups.open( 'letter' );
			popups.reset( 'letter' );
			return [ refused, popups.open( 'letter' ) ];
		} );
		expect( again ).toEqual( [ false, true ] );
		await visitor.evaluate( () =>
			( window as unknown as Scripted ).popups.close()
		);
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
	} );

	test( 'without script a button and the close button work, and a link goes to its fallback', async ( {
		site,
		open,
	} ) => {
		const visitor = await open( { javaScriptEnabled: false } );
		await visitor.goto( await pageOf( site ) );
		await visitor.click( '#command' );
		await expect( visitor.locator( '#letter' ) ).toBeVisible();
		await visitor.locator( '#letter' ).getByLabel( 'Close' ).click();
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		await visitor.click( '#elsewhere' );
		await expect
			.poll( () => new URL( visitor.url() ).pathname )
			.toBe( '/fallback' );
	} );

	test( 'a dialog that was opened before the script came is adopted', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await visitor.route( /\/frontend\/popup\.js/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await visitor.goto( await pageOf( site ), { waitUntil: 'commit' } );
		// The page is still coming.
		await visitor.locator( '#letter' ).waitFor( { state: 'attached' } );
		await visitor.click( '#command' );
		await expect( visitor.locator( '#letter' ) ).toBeVisible();
		release();
		await expect.poll( () => said( visitor ) ).toContain( 'shown letter' );
		await opened( visitor, 'letter' );
		await visitor.keyboard.press( 'Escape' );
		await expect
			.poll( () => said( visitor ) )
			.toContain( 'hide letter escape' );
	} );

	test( 'what follows the first frame may never come: the dialog closes all the same', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.route( /popup-dialog\.js/, ( route ) => route.abort() );
		await visitor.goto( await pageOf( site ) );
		const letter = visitor.locator( '#letter' );
		for ( const close of [
			() => visitor.keyboard.press( 'Escape' ),
			() => letter.getByLabel( 'Close' ).click(),
			() => visitor.click( '#shut' ),
		] ) {
			await visitor.click( '#elsewhere' );
			await expect( letter ).toBeVisible();
			await close();
			await expect( letter ).toBeHidden();
			expect( await focused( visitor ) ).toBe( 'elsewhere' );
		}
		// The browser tells of the last one in a task of its own.
		await expect
			.poll( async () =>
				( await said( visitor ) ).filter( ( name ) =>
					/^hidden/.test( name )
				)
			)
			.toHaveLength( 3 );
	} );

	test( 'what closes right after it opened stays closed, whenever the browser tells of the opening', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		const url = await popupPage( site, [
			{ anchor: 'letter' },
			{
				anchor: 'slow',
				settings: { exit_animation: 'fadeIn' },
			},
		] );
		await visitor.goto( url );
		await scripted( visitor );
		for ( const anchor of [ 'letter', 'slow', 'slow' ] ) {
			// A slow machine tells of it after the next press; here for certain, and the first time before anything has been fetched.
			await visitor.evaluate( ( id ) => {
				const { popups } = window as unknown as Scripted;
				popups.open( id );
				popups.close( id );
			}, anchor );
			await expect( visitor.locator( `#${ anchor }` ) ).toBeHidden();
		}
		expect( ( await said( visitor ) ).slice( -4 ) ).toEqual( [
			'show slow api',
			'shown slow',
			'hide slow api',
			'hidden slow',
		] );
	} );

	test( 'on the way back to a page nothing opens anew and nothing counts twice', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		const url = await popupPage( site, [
			{
				anchor: 'corner',
				kind: 'slide-in',
				triggers: { page_load: 'yes' },
			},
		] );
		await visitor.goto( url );
		await opened( visitor, 'corner' );
		const before = await said( visitor );
		await visitor.evaluate( () => {
			for ( const name of [ 'pagehide', 'pageshow' ] ) {
				window.dispatchEvent(
					new PageTransitionEvent( name, { persisted: true } )
				);
			}
		} );
		expect( await said( visitor ) ).toEqual( before );
		expect( before ).toEqual( [ 'show corner page_load', 'shown corner' ] );
	} );

	test( 'under a strict policy nothing is refused', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageOf( site );
		const refused: string[] = [];
		await visitor.exposeFunction( 'refuse', ( what: string ) =>
			refused.push( what )
		);
		await visitor.addInitScript( () => {
			document.addEventListener( 'securitypolicyviolation', ( event ) => {
				if ( /popup/.test( event.sourceFile + event.sample ) ) {
					(
						window as unknown as {
							refuse: ( what: string ) => void;
						}
					 ).refuse(
						`${ event.violatedDirective } ${ event.sourceFile }`
					);
				}
			} );
		} );
		await visitor.route( url, async ( route ) => {
			const answer = await route.fetch();
			await route.fulfill( {
				response: answer,
				headers: {
					...answer.headers(),
					'content-security-policy':
						"script-src 'self'; style-src 'self' 'unsafe-inline'; style-src-attr 'none'; require-trusted-types-for 'script'",
				},
			} );
		} );
		await visitor.goto( url );
		await visitor.click( '#elsewhere' );
		await opened( visitor, 'letter' );
		await visitor.click( '#shut' );
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		expect( refused ).toEqual( [] );
	} );
} );

test.describe( 'whose turn it is', () => {
	const soon = { page_load: 'yes' } as const;

	/** Keeps what popups wait for. */
	const noteWaits = ( page: Page ) =>
		page.addInitScript( () => {
			const noted: string[] = [];
			Object.assign( window, { noted } );
			document.addEventListener( 'vitrine:popup:wait', ( event ) => {
				const { id, reason, other } = ( event as CustomEvent ).detail;
				noted.push( [ id, reason, other ].join( ' ' ) );
			} );
		} );

	const waits = ( page: Page ) =>
		page.evaluate(
			() => ( window as unknown as { noted: string[] } ).noted
		);

	test( 'one after the other by priority; avoided ones give way', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		const url = await popupPage( site, [
			{ anchor: 'first', triggers: soon },
			{
				anchor: 'second',
				triggers: soon,
				settings: { priority: 90 },
			},
			{
				anchor: 'third',
				triggers: soon,
				settings: { avoid_multiple_popups: 'yes', priority: 5 },
			},
		] );
		await visitor.goto( url );
		await opened( visitor, 'second' );
		expect( await visitor.locator( 'dialog[open]' ).count() ).toBe( 1 );
		await visitor.keyboard.press( 'Escape' );
		await opened( visitor, 'first' );
		await visitor.keyboard.press( 'Escape' );
		await expect( visitor.locator( '#first' ) ).toBeHidden();
		// By a press it opens all the same: the rule is for triggers only.
		await visitor.click( '#open-third' );
		await opened( visitor, 'third' );
		expect(
			( await said( visitor ) ).filter( ( name ) =>
				/^show /.test( name )
			)
		).toEqual( [
			'show second page_load',
			'show first page_load',
			'show third link',
		] );
	} );

	test( 'not while somebody types, nor while another dialog is open', async ( {
		site,
		visitor,
	} ) => {
		await visitor.clock.install();
		const url = await popupPage(
			site,
			[
				{
					anchor: 'letter',
					triggers: { page_load: 'yes', page_load_delay: 60 },
				},
			],
			'<input id="field"><dialog id="foreign">Not ours <form method="dialog"><button>Close</button></form></dialog><button id="open-foreign" type="button" command="show-modal" commandfor="foreign">Foreign</button>'
		);
		const enter = async () => {
			await visitor.goto( url );
			await later( visitor, 'popup-dialog' );
			// Else it goes on by itself.
			const now = await visitor.evaluate( () => Date.now() );
			await visitor.clock.pauseAt( now + 10_000 );
		};
		await noteWaits( visitor );
		await enter();
		await visitor.locator( '#field' ).pressSequentially( 'Words' );
		await expect( async () => {
			await visitor.clock.runFor( 1_000 );
			expect( await waits( visitor ) ).toEqual( [ 'letter field ' ] );
		} ).toPass( { intervals: [ 0 ] } );
		expect( await isOpen( visitor, 'letter' ), 'typed in' ).toBe( false );
		await visitor.click( '#open-foreign' );
		await visitor.clock.runFor( 1_000 );
		expect( await isOpen( visitor, 'letter' ), 'a dialog' ).toBe( false );
		await visitor.keyboard.press( 'Escape' );
		await visitor.clock.runFor( 1_000 );
		await expect( visitor.locator( '#letter' ) ).toBeVisible();

		await enter();
		await visitor.click( '#open-foreign' );
		await expect( async () => {
			await visitor.clock.runFor( 5_000 );
			expect( await waits( visitor ) ).toContain( 'letter stale ' );
		} ).toPass( { intervals: [ 0 ] } );
		await visitor.keyboard.press( 'Escape' );
		await visitor.clock.runFor( 10_000 );
		expect( await isOpen( visitor, 'letter' ), 'too late' ).toBe( false );
	} );

	test( 'bars and corners stand beside one modal, two at the same edge do not', async ( {
		site,
		visitor,
	} ) => {
		const on = ( name: string ) => ( {
			triggers: {
				custom_event: 'yes' as const,
				custom_event_name: name,
			},
		} );
		await noteWaits( visitor );
		await visitor.goto(
			await popupPage( site, [
				{ anchor: 'bar', kind: 'bar', ...on( 'one' ) },
				{ anchor: 'modal', ...on( 'two' ) },
				{ anchor: 'corner', kind: 'slide-in', ...on( 'three' ) },
				{
					anchor: 'low',
					kind: 'bar',
					settings: { vertical_position: 'bottom' },
					...on( 'three' ),
				},
			] )
		);
		await later( visitor, 'popup-more', 'popup-dialog' );
		// Things that happen to the page, not to a device.
		const happen = ( name: string ) =>
			visitor.evaluate(
				( event ) => document.dispatchEvent( new Event( event ) ),
				name
			);
		await happen( 'one' );
		await opened( visitor, 'bar' );
		await happen( 'two' );
		await opened( visitor, 'modal' );
		expect( await isOpen( visitor, 'bar' ) ).toBe( true );
		await visitor.keyboard.press( 'Escape' );
		await happen( 'three' );
		await opened( visitor, 'corner' );
		await expect
			.poll( () => waits( visitor ) )
			.toEqual(
				expect.arrayContaining( [
					'modal pause bar',
					'corner pause modal',
					'low dialog corner',
				] )
			);
		expect( await isOpen( visitor, 'bar' ) ).toBe( true );
		expect( await isOpen( visitor, 'low' ) ).toBe( false );
	} );

	test( 'phones from a search engine get a banner', async ( {
		site,
		open,
	} ) => {
		const url = await popupPage( site, [
			{
				anchor: 'letter',
				triggers: soon,
				settings: { phone_banner: 'yes' },
				html: FILLER,
			},
		] );
		const phone = await open( { viewport: { width: 390, height: 800 } } );
		await phone.goto( url, { referer: 'https://www.google.com/' } );
		await opened( phone, 'letter' );
		const banner = phone.locator( '#letter' );
		expect(
			await banner.evaluate( ( element ) => element.matches( ':modal' ) )
		).toBe( false );
		const box = ( await banner.boundingBox() )!;
		expect( box.height ).toBeLessThan( 800 / 3 );
		expect( box.y + box.height ).toBeCloseTo( 800, 0 );
		expect( box.width ).toBe( 390 );
		const content = ( page: Page ) =>
			page.locator( '#letter > .wp-block-vitrine-popup__content' );
		await expect( content( phone ), 'more to come' ).toHaveClass(
			/has-more/
		);

		// P7: what is as short as the pattern is seen whole, on the smallest phone, too.
		const small = await open( { viewport: { width: 320, height: 568 } } );
		await small.goto(
			await popupPage( site, [
				{
					anchor: 'letter',
					triggers: soon,
					settings: { phone_banner: 'yes' },
					html: '<p class="has-small-font-size">Newsletter</p><h2 class="wp-block-heading has-x-large-font-size">Good news, once a month</h2><p>New work, dates and offers in one short letter.</p><form><label>E-mail <input type="email" size="10"></label> <button>Send</button></form>',
				},
			] ),
			{ referer: 'https://www.google.com/' }
		);
		await opened( small, 'letter' );
		expect(
			await content( small ).evaluate(
				( { scrollHeight, clientHeight } ) =>
					scrollHeight - clientHeight
			)
		).toBe( 0 );
		await expect( content( small ) ).not.toHaveClass( /has-more/ );

		await banner.getByRole( 'button', { name: 'Close' } ).click();
		await expect( banner ).toBeHidden();
		await phone.locator( '#open-letter' ).click();
		await opened( phone, 'letter' );
		expect(
			await banner.evaluate( ( element ) => element.matches( ':modal' ) ),
			'whoever asks for it gets it whole'
		).toBe( true );
		await phone.goto( url, { referer: 'https://example.org/' } );
		await opened( phone, 'letter' );
		expect(
			await banner.evaluate( ( element ) => element.matches( ':modal' ) )
		).toBe( true );
	} );
} );

test.describe( 'what is around a popup of a page', () => {
	/** Puts a dialog into something that its page has. */
	const wrap = ( page: Page, anchor: string, html: string ) =>
		page.evaluate(
			( [ id, outer ] ) => {
				const dialog = document.getElementById( id )!;
				const frame = document.createElement( 'div' );
				frame.innerHTML = outer;
				dialog.before( frame );
				( frame.querySelector( '.in' ) ?? frame ).append( dialog );
			},
			[ anchor, html ] as const
		);

	const parentOf = ( page: Page, anchor: string ) =>
		page
			.locator( `#${ anchor }` )
			.evaluate( ( dialog ) => dialog.parentElement!.className );

	for ( const [ what, style ] of [
		[ 'moved', 'transform:translateY(90px)' ],
		[ 'under something', 'position:relative;z-index:1' ],
	] as const ) {
		test( `a slide-in is in its place of the window, though it stands in what is ${ what }`, async ( {
			site,
			visitor,
		} ) => {
			const url = await popupPage(
				site,
				[
					{
						anchor: 'corner',
						kind: 'slide-in',
						settings: {
							width: { size: 300, unit: 'px' },
							horizontal_position: 'left',
							vertical_position: 'top',
						},
						html: '<p>Words</p>',
					},
				],
				'<div id="header" style="position:fixed;z-index:9;inset:0 0 auto;height:100px;background:#fff"></div><div style="height:120px"></div>'
			);
			await visitor.goto( url );
			await wrap(
				visitor,
				'corner',
				`<div class="in" style="${ style }"></div>`
			);
			for ( const time of [ 'first', 'second' ] ) {
				await visitor.click( '#open-corner' );
				await opened( visitor, 'corner' );
				expect( await focused( visitor ), time ).toBe( 'corner' );
				expect(
					await visitor.locator( '#corner' ).evaluate( ( dialog ) => {
						const { x, y } = dialog.getBoundingClientRect();
						return [
							x,
							y,
							dialog.contains(
								document.elementFromPoint( x + 20, y + 20 )
							),
						];
					} ),
					time
				).toEqual( [ 20, 20, true ] );
				await visitor.keyboard.press( 'Escape' );
				await expect( visitor.locator( '#corner' ) ).toBeHidden();
				expect( await focused( visitor ) ).toBe( 'open-corner' );
				expect( await parentOf( visitor, 'corner' ), 'back' ).toBe(
					'in'
				);
			}
		} );
	}

	test( 'a dialog opens though what it stands in is closed, and comes back there', async ( {
		site,
		visitor,
	} ) => {
		await listen( visitor );
		await visitor.goto( await popupPage( site, [ { anchor: 'letter' } ] ) );
		await wrap(
			visitor,
			'letter',
			'<details><summary>More</summary><div class="in"></div></details>'
		);
		await visitor.click( '#open-letter' );
		await opened( visitor, 'letter' );
		expect( await focused( visitor ) ).toBe( 'letter' );
		await visitor
			.locator( '#letter' )
			.getByRole( 'button', { name: 'Close' } )
			.click();
		await expect( visitor.locator( '#letter' ) ).toBeHidden();
		expect( await focused( visitor ) ).toBe( 'open-letter' );
		expect( await parentOf( visitor, 'letter' ) ).toBe( 'in' );
		expect( await said( visitor ) ).toEqual( [
			'show letter link',
			'shown letter',
			'hide letter button',
			'hidden letter',
		] );
	} );

	test( 'a dialog that a style hides locks nobody in', async ( {
		site,
		visitor,
	} ) => {
		await visitor.goto(
			await popupPage( site, [
				{ anchor: 'letter' },
				{
					anchor: 'next',
					kind: 'slide-in',
					settings: { avoid_multiple_popups: 'yes' },
					triggers: {
						custom_event: 'yes',
						custom_event_name: 'next',
					},
				},
			] )
		);
		await visitor.addStyleTag( {
			content: '#letter { display: none !important; }',
		} );
		await visitor.click( '#open-letter' );
		await expect.poll( () => isOpen( visitor, 'letter' ) ).toBe( false );
		await visitor.click( '#open-letter' );
		await expect.poll( () => isOpen( visitor, 'letter' ) ).toBe( false );
		await visitor.locator( '#open-letter' ).focus();
		expect( await focused( visitor ), 'the page is in use' ).toBe(
			'open-letter'
		);
		await expect( async () => {
			await visitor.evaluate( () =>
				document.dispatchEvent( new Event( 'next' ) )
			);
			await expect( visitor.locator( '#next' ) ).toBeVisible( {
				timeout: 500,
			} );
		}, 'nobody has seen another one' ).toPass();
	} );
} );

test( 'a region that is replaced takes its open popup along, and brings another one', async ( {
	site,
	visitor,
} ) => {
	await listen( visitor );
	await visitor.goto(
		await popupPage( site, [
			{ anchor: 'letter', settings: { prevent_scroll: 'yes' } },
		] )
	);
	await visitor.click( '#open-letter' );
	await opened( visitor, 'letter' );
	await visitor.evaluate( () => {
		const old = document.getElementById( 'letter' )!;
		const fresh = old.cloneNode( true ) as HTMLDialogElement;
		fresh.open = false;
		old.replaceWith( fresh );
		fresh.dispatchEvent(
			new CustomEvent( 'vitrine:replaced', {
				bubbles: true,
				detail: { added: [ fresh ] },
			} )
		);
	} );
	expect( ( await said( visitor ) ).slice( -2 ) ).toEqual( [
		'hide letter replaced',
		'hidden letter',
	] );
	expect(
		await visitor.evaluate(
			() => getComputedStyle( document.documentElement ).overflowY
		)
	).toBe( 'visible' );
	await visitor.click( '#open-letter' );
	await opened( visitor, 'letter' );
	await visitor.keyboard.press( 'Escape' );
	await expect( visitor.locator( '#letter' ) ).toBeHidden();
} );

test.describe( 'kinds and places', () => {
	const cases: [
		string,
		Kind,
		Partial< DocumentSettings >,
		[ 'start' | 'middle' | 'end', 'start' | 'middle' | 'end' ],
	][] = [
		[ 'middle', 'modal', {}, [ 'middle', 'middle' ] ],
		[
			'corner',
			'slide-in',
			{ horizontal_position: 'right', vertical_position: 'bottom' },
			[ 'end', 'end' ],
		],
		[
			'start',
			'slide-in',
			{ horizontal_position: 'left', vertical_position: 'top' },
			[ 'start', 'start' ],
		],
	];
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		test( `in their places, ${ dir }`, async ( { site, visitor } ) => {
			const url = await popupPage(
				site,
				cases.map( ( [ anchor, kind, settings ] ) => ( {
					anchor,
					kind,
					settings: { width: { size: 300, unit: 'px' }, ...settings },
				} ) )
			);
			await visitor.setViewportSize( { width: 1000, height: 700 } );
			await visitor.goto( url );
			await visitor.evaluate( ( value ) => {
				document.documentElement.dir = value;
			}, dir );
			for ( const [ anchor, , , [ inline, block ] ] of cases ) {
				await visitor.click( `#open-${ anchor }` );
				await opened( visitor, anchor );
				const box = ( await visitor
					.locator( `#${ anchor }` )
					.boundingBox() )!;
				const place = ( at: string, size: number, length: number ) =>
					( { start: 20, middle: ( length - size ) / 2 } )[ at ] ??
					length - size - 20;
				const x = place( inline, box.width, 1000 );
				expect( box.width ).toBe( 300 );
				expect( box.x, anchor ).toBeCloseTo(
					dir === 'ltr' ? x : 1000 - box.width - x,
					0
				);
				expect( box.y, anchor ).toBeCloseTo(
					place( block, box.height, 700 ),
					0
				);
				await visitor.keyboard.press( 'Escape' );
				await expect( visitor.locator( `#${ anchor }` ) ).toBeHidden();
			}
		} );
	}

	test( 'in the middle, be it the first block of a page or the last one: layouts of themes have margins for both', async ( {
		site,
		visitor,
	} ) => {
		await visitor.setViewportSize( { width: 1000, height: 700 } );
		await visitor.goto(
			await popupPage( site, [ { anchor: 'first' }, { anchor: 'last' } ] )
		);
		await visitor.evaluate( () => {
			const first = document.getElementById( 'first' )!;
			first.parentElement!.prepend( first );
		} );
		for ( const anchor of [ 'first', 'last' ] ) {
			await visitor.click( `#open-${ anchor }` );
			await opened( visitor, anchor );
			const box = ( await visitor
				.locator( `#${ anchor }` )
				.boundingBox() )!;
			expect( box.y, anchor ).toBeCloseTo( ( 700 - box.height ) / 2, 0 );
			await visitor.keyboard.press( 'Escape' );
			await expect( visitor.locator( `#${ anchor }` ) ).toBeHidden();
		}
	} );

	for ( const [ width, height, free ] of [
		[ 767, 500, 20 ],
		[ 768, 500, 60 ],
		[ 320, 480, 20 ],
	] as const ) {
		test( `${ free } px of the height stay free at ${ width } px`, async ( {
			site,
			visitor,
		} ) => {
			await visitor.setViewportSize( { width, height } );
			await visitor.goto(
				await popupPage( site, [ { anchor: 'long', html: FILLER } ] )
			);
			await visitor.evaluate( () =>
				document.getElementById( 'open-long' )?.click()
			);
			await opened( visitor, 'long' );
			const box = ( await visitor.locator( '#long' ).boundingBox() )!;
			expect( box.height ).toBeCloseTo( height - free, 0 );
			expect( box.width ).toBeLessThanOrEqual( width - 40 );
			expect(
				await visitor
					.locator( '#long > div' )
					.evaluate(
						( { scrollHeight, clientHeight } ) =>
							scrollHeight - clientHeight
					)
			).toBeGreaterThan( 100 );
			await expectNoOverflow( visitor );
		} );
	}

	for ( const kind of [
		'modal',
		'slide-in',
		'bar',
		'full-screen',
	] as const ) {
		test( `by touch at 320 px, where colors are forced: ${ kind }`, async ( {
			site,
			open,
		} ) => {
			const phone = await open( {
				viewport: { width: 320, height: 568 },
				hasTouch: true,
				forcedColors: 'active',
			} );
			await phone.goto(
				await popupPage( site, [ { anchor: 'letter', kind } ] )
			);
			await phone.locator( '#open-letter' ).tap();
			await opened( phone, 'letter' );
			await expectNoOverflow( phone );
			const close = phone.locator( '#letter > button' );
			const [ frame, button ] = [
				( await phone.locator( '#letter' ).boundingBox() )!,
				( await close.boundingBox() )!,
			];
			expect(
				Math.min( button.width, button.height )
			).toBeGreaterThanOrEqual( 44 );
			for ( const { x, width } of [ frame, button ] ) {
				expect( x ).toBeGreaterThanOrEqual( 0 );
				expect( x + width ).toBeLessThanOrEqual( 320 );
			}
			await close.tap();
			await expect( phone.locator( '#letter' ) ).toBeHidden();
		} );
	}
} );

test( 'bars: a row of the page moves nothing, another keeps clear what is scrolled to, and the close button covers no text', async ( {
	site,
	open,
} ) => {
	const id = await site.php< number >(
		`return wp_insert_post( wp_slash( array( 'post_type' => 'vitrine_popup', 'post_status' => 'publish', 'post_title' => 'Row', 'post_content' => $given ) ), true );`,
		'<!-- wp:vitrine/popup {"kind":"bar","triggers":{"page_load":"yes"},"conditions":[{"type":"include","name":"general"}]} --><!-- wp:paragraph --><p>Closed on Monday</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->'
	);
	const url = await popupPage( site, [
		{ anchor: 'over', kind: 'bar', html: '<p>Plant sale</p>' },
		{
			anchor: 'letter',
			html: '<h2>A letter whose heading is as wide as its frame and wider</h2><p>Words</p>',
		},
	] );
	const phone = await open( { viewport: { width: 320, height: 640 } } );
	await phone.goto( url );
	const row = phone.locator( `#popup-${ id }` );
	await later( phone, 'popup-dialog' );
	await expect( row ).toBeInViewport();
	const top = ( selector: string ) =>
		phone
			.locator( selector )
			.first()
			.evaluate( ( element ) => {
				const { top: y, bottom } = element.getBoundingClientRect();
				return [ y, bottom ] as const;
			} );
	const [ , rowEnd ] = await top( `#popup-${ id }` );
	const [ before ] = await top( '.wp-site-blocks' );
	expect( before ).toBeGreaterThanOrEqual( rowEnd );
	expect( await focused( phone ) ).not.toBe( `popup-${ id }` );
	await row.getByRole( 'button', { name: 'Close' } ).click();
	await expect( row ).toBeHidden();
	expect( ( await top( '.wp-site-blocks' ) )[ 0 ] ).toBeLessThan( before );

	await phone.click( '#open-letter' );
	await opened( phone, 'letter' );
	const [ , button ] = await top( '#letter .wp-block-vitrine-popup__close' );
	const [ heading ] = await top( '#letter h2' );
	expect( heading ).toBeGreaterThanOrEqual( button );
	await phone.keyboard.press( 'Escape' );

	await phone.click( '#open-over' );
	await opened( phone, 'over' );
	const padding = () =>
		phone.evaluate(
			() => getComputedStyle( document.documentElement ).scrollPaddingTop
		);
	const [ , end ] = await top( '#over' );
	await expect
		.poll( async () => parseFloat( await padding() ) )
		.toBeCloseTo( end, 0 );
	await phone.keyboard.press( 'Escape' );
	await expect.poll( padding ).toBe( 'auto' );
} );
