/** Keyboard reach, axe, dialog. Axe alone is no evidence there: it does not see buttons that are none. */
import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import {
	Gallery,
	GALLERY,
	galleryPage,
	galleryPart,
	layoutOf,
	LAYOUTS,
	Viewer,
} from './support/gallery';
import { expectNoOverflow, lowestContrast } from './support/page';
import { expect, test } from './support/test';

const EVERYTHING = {
	tagFilter: 'multiple',
	search: true,
	mode: 'pagination',
	maxRows: 3,
	selectable: true,
	cart: true,
	breadcrumbAutoHideTopLevel: false,
	tools: {
		image: {
			topLeft: 'select,share',
			topRight: 'featured,shoppingcart,info',
		},
	},
	viewer: {
		transition: 'none',
		hideToolsDelay: -1,
		tools: {
			topLeft: 'pageCounter,playPauseButton',
			topRight:
				'zoomButton,rotateLeft,rotateRight,infoButton,shareButton,downloadButton,linkOriginalButton,fullscreenButton,closeButton',
		},
	},
} as const;

const TAGS = ( _: unknown, index: number ) => ( {
	tags: [ index % 2 ? 'meadow' : 'pond' ],
	featured: index === 0,
	description: `Words about ${ index }`,
} );

test( 'reach: every control has a name and is reached by Tab, tools of a tile by arrows', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 24, { ...EVERYTHING }, TAGS );
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const tiles = await gallery.items.count();
	expect( tiles ).toBeGreaterThan( 3 );

	/** All that a mouse can press. */
	const clickable = await gallery.block.evaluate( ( block ) =>
		[
			...block.querySelectorAll(
				'a, button, input, select, summary, [role], [onclick]'
			),
		]
			.filter(
				( element ) =>
					element.checkVisibility( { visibilityProperty: true } ) &&
					! element.matches(
						'[role=status], [role=alert], [role=list], [role=search], [type=hidden], form, ul, ol, p, nav'
					)
			)
			.map( ( element ) => {
				const { outerHTML, localName } = element;
				Object.assign( ( element as HTMLElement ).dataset, {
					wanted: '1',
				} );
				return { localName, html: outerHTML.slice( 0, 200 ) };
			} )
	);
	expect( clickable.length ).toBeGreaterThan( tiles * 4 );
	for ( const { localName, html } of clickable ) {
		expect( [ 'a', 'button', 'input', 'select' ], html ).toContain(
			localName
		);
	}

	await visitor.getByRole( 'link', { name: 'Before' } ).focus();
	const nameless: string[] = [];
	/** Takes note of what has the focus; whether it is in the gallery, and whether it is a tile's. */
	const arrive = async () => {
		const [ inside, link, html ] = await visitor.evaluate( ( selector ) => {
			const element = document.activeElement as HTMLElement;
			if ( ! element.closest( selector ) ) {
				return [ false, false, '' ] as const;
			}
			delete element.dataset[ 'wanted' ];
			const label =
				element.getAttribute( 'aria-label' ) ??
				[
					element.textContent,
					element.getAttribute( 'title' ),
					...[ ...element.querySelectorAll( 'img' ) ].map(
						( { alt } ) => alt
					),
					...[
						...( ( element as HTMLInputElement ).labels ?? [] ),
					].map( ( { textContent } ) => textContent ),
				].join( '' );
			const isTile = element.closest( '[data-item]' ) !== null;
			return [
				true,
				isTile,
				label.trim() ? '' : element.outerHTML,
			] as const;
		}, GALLERY );
		if ( html ) {
			nameless.push( html );
		}
		return { inside, link };
	};
	let stops = 0;
	let keys: Promise< unknown > | null =
		visitor.waitForResponse( /gallery-keys\.js/ );
	for ( let i = 0; i < clickable.length + 40; i++ ) {
		await visitor.keyboard.press( 'Tab' );
		const { inside, link } = await arrive();
		if ( ! inside && i > 5 ) {
			break;
		}
		if ( ! link ) {
			continue;
		}
		stops++;
		const focused = visitor.locator( ':focus' );
		await expect( focused ).toHaveClass( /__link/ );
		if ( keys ) {
			// What the arrows do is fetched with the first focus.
			await keys;
			keys = null;
			await expect( async () => {
				await visitor.keyboard.press( 'ArrowRight' );
				await expect( focused ).toHaveClass( /__tool/, {
					timeout: 100,
				} );
			} ).toPass();
			await visitor.keyboard.press( 'ArrowLeft' );
		}
		for ( let tool = 0; tool < 4; tool++ ) {
			await visitor.keyboard.press( 'ArrowRight' );
			await arrive();
			await expect( focused ).toHaveClass( /__tool/ );
		}
		// They go round, and Tab goes on from wherever it is.
		await visitor.keyboard.press( 'ArrowRight' );
		await expect( focused ).toHaveClass( /__link/ );
		await visitor.keyboard.press( 'ArrowLeft' );
	}
	expect( stops ).toBe( tiles );
	expect( nameless ).toEqual( [] );
	const missed = await gallery.block
		.locator( '[data-wanted]' )
		.evaluateAll( ( elements ) =>
			elements
				.filter(
					( element ) =>
						! (
							element instanceof HTMLInputElement &&
							element.type === 'radio'
						)
				)
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) )
		);
	expect( missed ).toEqual( [] );
	await expect(
		visitor.getByRole( 'link', { name: 'After' } )
	).toBeFocused();
} );

test( 'reach: the viewer opens by Enter', async ( { site, visitor } ) => {
	const { url } = await galleryPage( site, 4, {
		...EVERYTHING,
		mode: 'fullContent',
	} );
	await visitor.goto( url );
	await Gallery.on( visitor ).links.nth( 1 ).press( 'Enter' );
	await expect( new Viewer( visitor ).counter ).toHaveText( '2/4' );
} );

for ( const layout of LAYOUTS ) {
	test( `axe: gallery and viewer, ${ layout }`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage(
			site,
			24,
			{ ...EVERYTHING, ...layoutOf( layout ) },
			TAGS
		);
		// What still fades in has too little contrast.
		await visitor.emulateMedia( { reducedMotion: 'reduce' } );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		expect( await faultsOf( visitor, GALLERY ) ).toEqual( [] );
		await gallery.links.first().click();
		const viewer = new Viewer( visitor );
		await expect( viewer.picture ).toBeVisible();
		expect( await faultsOf( visitor, 'dialog' ) ).toEqual( [] );
		await viewer.button( 'Information' ).click();
		await expect( visitor.locator( 'dialog dialog[open]' ) ).toBeVisible();
		expect( await faultsOf( visitor, 'dialog dialog' ) ).toEqual( [] );
		await visitor.keyboard.press( 'Escape' );
		await viewer.button( 'Share' ).click();
		await expect( visitor.locator( 'dialog dialog[open]' ) ).toBeVisible();
		expect( await faultsOf( visitor, 'dialog dialog' ) ).toEqual( [] );
	} );
}

test( 'every picture of the viewer has a text, and the strip names its pictures', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 6, {
		viewer: { ...EVERYTHING.viewer, strip: 'bottom' },
	} );
	await visitor.goto( url );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	await expect( viewer.picture ).toHaveAttribute( 'alt', /.+/ );
	await expect( viewer.button( 'Go to slide 3' ) ).toBeVisible();
	await viewer.button( 'Go to slide 3' ).click();
	await expect( viewer.counter ).toHaveText( '3/6' );
	expect( await faultsOf( visitor, 'dialog' ) ).toEqual( [] );
} );

for ( const theme of [ 'light', 'dark' ] as const ) {
	test( `words of a gallery can be read: ${ theme }`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage(
			site,
			12,
			{
				...EVERYTHING,
				theme,
				label: { position: 'onBottom', displayDescription: true },
			},
			TAGS
		);
		await visitor.goto( url );
		const { ratio, element } = await lowestContrast( visitor, GALLERY );
		expect( ratio, element ).toBeGreaterThanOrEqual( 4.5 );
	} );
}

test( 'at 320 px everything fits and thumbs have 44 px', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage(
		site,
		12,
		{
			...EVERYTHING,
			tools: { image: { topLeft: 'select', topRight: 'shoppingcart' } },
		},
		TAGS
	);
	const page = await open( {
		viewport: { width: 320, height: 640 },
		hasTouch: true,
		isMobile: true,
	} );
	await page.goto( url );
	await expectNoOverflow( page );
	const gallery = Gallery.on( page );
	const small = ( place: string ) =>
		page.locator( place ).evaluateAll( ( elements ) =>
			elements
				.filter( ( element ) => element.checkVisibility() )
				.map( ( element ) => {
					const { width, height } = element.getBoundingClientRect();
					// Some reach beyond what is seen of them.
					const { content, insetBlockStart } = getComputedStyle(
						element,
						'::after'
					);
					const beyond =
						content === 'none'
							? 0
							: Math.max( 0, -2 * parseFloat( insetBlockStart ) );
					return {
						width: width + beyond,
						height: height + beyond,
						html: element.outerHTML.slice( 0, 120 ),
					};
				} )
				.filter( ( { width, height } ) => width < 44 || height < 44 )
		);
	expect( await small( `${ GALLERY } button` ) ).toEqual( [] );
	await gallery.links.first().tap();
	await expect( new Viewer( page ).dialog ).toBeVisible();
	expect( await small( 'dialog button' ) ).toEqual( [] );
	await expectNoOverflow( page );
} );

/** A tile whose link has the focus and whose arrows lead to four tools. */
async function focusTile( page: Page, tile: Locator ): Promise< void > {
	const keys = page.waitForResponse( /gallery-keys\.js/ );
	await tile.locator( galleryPart( 'link' ) ).focus();
	await keys;
	await expect( async () => {
		await page.keyboard.press( 'ArrowRight' );
		await expect( page.locator( ':focus' ) ).toHaveClass( /__tool/, {
			timeout: 100,
		} );
	} ).toPass();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( tile.locator( galleryPart( 'link' ) ) ).toBeFocused();
}

test( 'arrows in a tile go as the page is read, and leave the browser its own keys', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 2, EVERYTHING, TAGS );
	await visitor.goto( url );
	const tile = Gallery.on( visitor ).items.nth( 1 );
	const tools = tile.locator( galleryPart( 'tool' ) );
	await focusTile( visitor, tile );
	for ( const modifier of [ 'Control', 'Shift' ] ) {
		await visitor.keyboard.press( `${ modifier }+ArrowRight` );
		await expect( tile.locator( galleryPart( 'link' ) ) ).toBeFocused();
	}
	await visitor.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await visitor.keyboard.press( 'ArrowLeft' );
	await expect( tools.first() ).toBeFocused();
	await visitor.keyboard.press( 'ArrowRight' );
	await visitor.keyboard.press( 'ArrowRight' );
	await expect( tools.last() ).toBeFocused();
} );

test( 'a tile of a page that an older version printed is one stop, too', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 2, EVERYTHING, TAGS );
	// As a cache keeps it.
	await visitor.route( url, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replaceAll(
			'<button type="button" tabindex="-1" class="wp-block-vitrine-gallery__tool',
			'<button type="button" class="wp-block-vitrine-gallery__tool'
		);
		await route.fulfill( { response, body } );
	} );
	await visitor.goto( url );
	const [ tile, next ] = [ 0, 1 ].map( ( at ) =>
		Gallery.on( visitor ).items.nth( at )
	) as [ Locator, Locator ];
	await focusTile( visitor, tile );
	await visitor.keyboard.press( 'Tab' );
	await expect( next.locator( galleryPart( 'link' ) ) ).toBeFocused();
} );

for ( const [ width, height ] of [
	[ 320, 256 ],
	[ 256, 320 ],
] as const ) {
	test( `at 400 % zoom nothing covers a tool of the viewer, and what has no room is in a menu: ${ width }×${ height }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 12, {
			...EVERYTHING,
			mode: 'fullContent',
			tools: {},
		} );
		const page = await open( { viewport: { width, height } } );
		await page.goto( url );
		await Gallery.on( page ).links.first().click();
		const viewer = new Viewer( page );
		await expect( viewer.picture ).toBeVisible();
		const more = viewer.button( 'More tools' );
		await expect( more ).toBeVisible();
		const covered = () =>
			viewer.dialog.locator( 'button, a' ).evaluateAll( ( tools ) =>
				tools
					.filter( ( tool ) => tool.checkVisibility() )
					.filter( ( tool ) => {
						const box = tool.getBoundingClientRect();
						return [
							[ box.left + 7, box.top + 7 ],
							[ box.right - 7, box.top + 7 ],
							[ box.left + 7, box.bottom - 7 ],
							[ box.right - 7, box.bottom - 7 ],
						].some(
							( [ x = 0, y = 0 ] ) =>
								! tool.contains(
									document.elementFromPoint( x, y )
								)
						);
					} )
					.map( ( tool ) => tool.getAttribute( 'aria-label' ) )
			);
		expect( await covered() ).toEqual( [] );
		const { height: shown } = await viewer.box();
		expect( shown ).toBeGreaterThan( height / 3 );

		await more.press( 'Enter' );
		const items = page.getByRole( 'menu' ).locator( '[role^=menuitem]' );
		await expect( items.first() ).toBeFocused();
		await page.keyboard.press( 'End' );
		await expect( items.last() ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( items.first() ).toBeFocused();
		expect( await faultsOf( page, 'dialog dialog' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( more ).toBeFocused();
		await more.click();
		await items.filter( { hasText: 'Information' } ).click();
		await expect(
			page.getByRole( 'dialog', { name: 'Information' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( more ).toBeFocused();
		await viewer.button( 'Close' ).click();
		await expect( viewer.dialog ).toHaveCount( 0 );
	} );
}

test( 'forced colors: what has the focus and what is chosen is seen', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage(
		site,
		6,
		{ ...EVERYTHING, mode: 'fullContent' },
		TAGS
	);
	const page = await open( { forcedColors: 'active' } );
	await page.goto( url );
	const gallery = Gallery.on( page );
	await page.getByRole( 'link', { name: 'Before' } ).focus();
	await gallery.links.first().focus();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Shift+Tab' );
	const ring = await gallery.links.first().evaluate( ( link ) => {
		const { outlineStyle, outlineWidth } = getComputedStyle( link );
		const { borderTopStyle, borderTopWidth } = getComputedStyle(
			link,
			'::after'
		);
		return [
			outlineStyle === 'none' ? '0' : outlineWidth,
			borderTopStyle === 'none' ? '0' : borderTopWidth,
		].map( parseFloat );
	} );
	expect( Math.max( ...ring ) ).toBeGreaterThanOrEqual( 2 );

	// What is chosen has the colors that the system has for it.
	const highlight = await page.evaluate( () => {
		const probe = document.createElement( 'p' );
		probe.style.cssText =
			'forced-color-adjust: none; background: Highlight; color: HighlightText';
		document.body.append( probe );
		const { backgroundColor, color } = getComputedStyle( probe );
		probe.remove();
		return [ backgroundColor, color ];
	} );
	const select = gallery.items
		.first()
		.getByRole( 'button', { name: /^Select/ } );
	await select.click();
	await expect( select ).toHaveAttribute( 'aria-pressed', 'true' );
	expect(
		await select.evaluate( ( tool ) => {
			const { backgroundColor, color } = getComputedStyle( tool );
			return [ backgroundColor, color ];
		} )
	).toEqual( highlight );
	const tag = gallery.block.getByRole( 'link', { name: /^meadow/ } );
	await tag.click();
	await expect( tag ).toHaveAttribute( 'aria-current', 'true' );
	await expect( tag ).toHaveCSS( 'outline-style', 'solid' );
} );
