/**
 * What a visitor does on the three blocks, with a real mouse and keyboard.
 */
import { until } from './screen.mjs';

/** Of the page, as the browser sees it: code, because it goes over three protocols. */
const SEEN = ( selector ) =>
	`[ ...document.querySelectorAll( ${ JSON.stringify( selector ) } ) ].filter( ( one ) => one.checkVisibility( { visibilityProperty: true } ) )`;

/** The toolbars of a browser are above the page, and nothing is below it. */
const PLACE = ( selector ) => `( () => {
	const [ element ] = ${ SEEN( selector ) };
	if ( ! element ) {
		return null;
	}
	element.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
	const { x, y, width, height } = element.getBoundingClientRect();
	return [ screenX + x + width / 2, screenY + outerHeight - innerHeight + y + height / 2 ];
} )()`;

/** Popups that this page has opened, by the trigger of each. */
const NOTE = `void ( window.opened = [], document.addEventListener( 'vitrine:popup:show', ( { detail } ) => opened.push( detail.trigger ) ) )`;

/**
 * A visitor.
 *
 * @param {Object} browser What answers questions.
 * @param {Object} screen  Mouse and keyboard.
 * @param {Object} pages   Address of each page by its name.
 */
export function visitor( browser, screen, pages ) {
	const { ask } = browser;
	const count = ( selector ) => ask( `${ SEEN( selector ) }.length` );
	const sees = ( selector, number = 1 ) =>
		until(
			`${ number } of ${ selector } can be seen`,
			async () => ( await count( selector ) ) === number
		);
	const place = ( selector ) =>
		until( `${ selector } has a place`, () => ask( PLACE( selector ) ) );
	const hover = async ( selector ) =>
		screen.move( ...( await place( selector ) ) );
	const click = async ( selector ) =>
		screen.click( ...( await place( selector ) ) );
	/** Into the page, which has the keyboard from then on. */
	const enter = async ( name ) => {
		await screen.move( 300, 700 );
		await browser.open( pages[ name ] );
		await screen.focus();
		await ask( NOTE );
		await armed( ask );
	};
	const opened = () => ask( 'opened.join()' );
	const stillClosed = async ( when ) => {
		const by = await opened();
		if ( by ) {
			throw new Error( `Opened by ${ by } ${ when }.` );
		}
	};
	const opens = ( by ) =>
		until( `it opens by ${ by }`, async () => ( await opened() ) === by );
	const top = async () => await ask( 'screenY + outerHeight - innerHeight' );

	return {
		'a feed loads more': async () => {
			await enter( 'feed' );
			const post = '.wp-block-vitrine-social-feed__post';
			const foot = '.wp-block-vitrine-social-feed__foot';
			await sees( post, 9 );
			// Invisible while the page comes.
			await sees( foot, 9 );
			await click( '.wp-block-vitrine-social-feed__more' );
			await sees( post, 18 );
			await sees( foot, 18 );
		},
		'a gallery opens its viewer, turns, and closes': async () => {
			await enter( 'gallery' );
			const picture =
				'.vitrine-viewer__pane.is-current .vitrine-viewer__image';
			const address = () => ask( 'location.hash' );
			await sees( '.wp-block-vitrine-gallery__label', 4 );
			await click( '.wp-block-vitrine-gallery__link' );
			await sees( picture );
			const first = await address();
			// Within 300 ms of a change the next one is ignored.
			await until( 'the next picture comes', async () => {
				await screen.press( 'Right' );
				return ( await address() ) !== first;
			} );
			await until( 'the wheel enlarges it', async () => {
				await screen.wheel( -1 );
				return ask(
					`document.querySelector( '${ picture }' ).getBoundingClientRect().width > innerWidth`
				);
			} );
			await screen.press( 'Escape' );
			await sees( 'dialog[open]', 0 );
			await until( 'its tile has the focus', () =>
				ask(
					`document.activeElement.matches( '.wp-block-vitrine-gallery__link' )`
				)
			);
		},
		'words stand for a picture whose file is broken': async () => {
			await enter( 'broken' );
			await sees( '.wp-block-vitrine-gallery__broken' );
			await sees( '.wp-block-vitrine-gallery__image', 0 );
			await until( 'they can be read', () =>
				ask(
					`document.querySelector( '.wp-block-vitrine-gallery__broken' ).innerText === 'A bridge in the fog'`
				)
			);
		},
		'a popup opens by a click and closes by its button': async () => {
			await enter( 'popup' );
			await click( '#open-letter' );
			await sees( '#letter[open]' );
			await click( '#letter .wp-block-vitrine-popup__close' );
			await sees( '#letter', 0 );
			await until( 'the link has the focus', () =>
				ask( `document.activeElement.id === 'open-letter'` )
			);
		},
		'a menu opens by the pointer and by keys': async () => {
			const items = '.wp-block-vitrine-mega-menu-item';
			const focused = ( what, selector ) =>
				until( what, () =>
					ask( `document.activeElement.matches( '${ selector }' )` )
				);
			await enter( 'navigation' );
			await hover( `${ items }__link[href="#shop"]` );
			await sees( '#offers' );
			await screen.move( 600, 700 );
			await sees( '#offers', 0 );
			await ask(
				`document.querySelector( '${ items }__link[href="#about"]' ).focus()`
			);
			await screen.press( 'Right' );
			await focused( 'the next item has the focus', '[href="#shop"]' );
			await screen.press( 'Tab' );
			await screen.press( 'space' );
			await sees( '#offers' );
			await screen.press( 'Escape' );
			await sees( '#offers', 0 );
			await focused( 'its toggle has the focus', `${ items }__toggle` );
		},
		'a drawer opens and closes': async () => {
			await enter( 'navigation' );
			await click( '[href="#visit"]' );
			await sees( '#visit[open]' );
			await screen.press( 'Escape' );
			await sees( '#visit[open]', 0 );
			await until( 'its link has the focus', () =>
				ask( `document.activeElement.hash === '#visit'` )
			);
		},
		'a header comes back on scrolling up': async () => {
			const bottom = () =>
				ask(
					`document.querySelector( '.wp-block-vitrine-site-header' ).getBoundingClientRect().bottom`
				);
			await enter( 'navigation' );
			await screen.move( 600, 500 );
			await screen.wheel( 15 );
			await until( 'it is gone', async () => ( await bottom() ) <= 0 );
			await until( 'it is back', async () => {
				await screen.wheel( -1 );
				return ( await bottom() ) > 20;
			} );
		},
		'exit intent: through the top of the window, not through its side':
			async () => {
				await enter( 'exit' );
				await screen.move( 1270, 700 );
				await screen.move( 600, 500 );
				await stillClosed( 'at the side' );
				await screen.move( 600, ( await top() ) - 10 );
				await opens( 'exit_intent' );
				await sees( '#offer[open]' );
			},
		'the wheel scrolls to a popup': async () => {
			await enter( 'scrolling' );
			await screen.move( 600, 500 );
			await screen.wheel( 1 );
			await until( 'the page scrolls', () => ask( 'scrollY > 0' ) );
			await stillClosed( 'at the beginning' );
			await screen.wheel( 60 );
			await opens( 'scrolling' );
		},
		'a pointer that rests on a place': async () => {
			await enter( 'hover' );
			await hover( '#place' );
			await opens( 'hover' );
		},
		'coming back to the tab': async () => {
			await enter( 'away' );
			await click( 'h1, #place' );
			await screen.press( 'ctrl+t' );
			await until( 'the page is hidden', () => ask( 'document.hidden' ) );
			const since = await ask( 'Date.now()' );
			await until(
				'a second has passed',
				async () => ( await ask( 'Date.now()' ) ) - since > 1200
			);
			await screen.press( 'ctrl+w' );
			await opens( 'tab_return' );
		},
	};
}

/** Triggers listen once what a page fetches later has come. */
const armed = ( ask ) =>
	ask( `( async () => {
		const first = document.querySelector( 'script[src*="/frontend/popup.js"]' );
		for ( const name of first ? [ 'popup-more', 'popup-dialog' ] : [] ) {
			await import( first.src.replace( 'popup.js', name + '.js' ) );
		}
		await new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done ) ) );
	} )()` );
