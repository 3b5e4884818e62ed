/** Geometry of galleries: right to left, hidden containers, scroll bars that come and go, broken pictures, content security policy, layout shift. */
import type { Page } from '@playwright/test';
import { sendPolicy, withPhp } from './support/content';
import {
	addPhotos,
	Gallery,
	GALLERY,
	galleryBlock,
	galleryPage,
	galleryPart,
	idsOf,
	layoutOf,
	LAYOUTS,
	publish,
	type Box,
} from './support/gallery';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { openSlowly } from './support/slowly';
import { expect, test } from './support/test';
import { errorsOf, readToTheEnd } from './support/watch';

/** Rounding of browsers. */
const PIXEL = 1;

function expectSame(
	one: Record< string, Box >,
	other: Record< string, Box >
): void {
	for ( const [ place, box ] of Object.entries( one ) ) {
		const twin = other[ place ];
		expect( twin, `tile ${ place }` ).toBeDefined();
		for ( const side of [ 'x', 'y', 'width', 'height' ] as const ) {
			expect(
				Math.abs( box[ side ] - ( twin?.[ side ] ?? NaN ) ),
				`${ side } of tile ${ place }`
			).toBeLessThanOrEqual( PIXEL );
		}
	}
}

/** Tiles that lie outside their list, or on one another. */
const misplaced = ( gallery: Gallery ): Promise< string[] > =>
	gallery.list.evaluate( ( list, selector ) => {
		const frame = list.getBoundingClientRect();
		const boxes = [ ...list.querySelectorAll( selector ) ]
			.map( ( tile ) => tile.getBoundingClientRect() )
			.filter( ( { width } ) => width > 0 );
		return boxes.flatMap( ( box, index ) => [
			...( box.left < frame.left - 1 ||
			box.right > frame.right + 1 ||
			box.top < frame.top - 1 ||
			box.bottom > frame.bottom + 1
				? [ `tile ${ index } is outside` ]
				: [] ),
			...( boxes
				.slice( index + 1 )
				.some(
					( other ) =>
						box.left < other.right - 1 &&
						box.right > other.left + 1 &&
						box.top < other.bottom - 1 &&
						box.bottom > other.top + 1
				)
				? [ `tile ${ index } lies on another` ]
				: [] ),
		] );
	}, galleryPart( 'item' ) );

/** Where a page that comes slowly may break off: before each tile and what is in it, each link to a page, and after the gallery. */
const TILES =
	/(?=<(?:a|li|img|span) class="wp-block-vitrine-gallery__(?:item|image|label|title|description|turn|page)\b|<footer\b)/;

/** Resolves when the browser has laid out and painted. */
const painted = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);

for ( const layout of LAYOUTS ) {
	for ( const width of [ 1280, 320 ] ) {
		test( `nothing moves: ${ layout } at ${ width } px`, async ( {
			site,
			visitor,
		} ) => {
			const { url } = await galleryPage( site, 60, layoutOf( layout ) );
			await visitor.setViewportSize( { width, height: 700 } );
			const shifts = await shiftsOf( visitor );
			await visitor.goto( url );
			await readToTheEnd( visitor );
			await expect(
				visitor.locator( `${ GALLERY } [data-index="59"]` )
			).toBeVisible();
			expect( await shifts() ).toEqual( [] );
			await expectNoOverflow( visitor );
		} );
	}

	test( `nothing moves where tiles come piece by piece: ${ layout }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 60, {
			...layoutOf( layout ),
			mode: 'pagination',
			maxRows: 2,
		} );
		const html = await ( await fetch( url ) ).text();
		const pieces = html.split( TILES );
		expect( pieces.length ).toBeGreaterThan( 6 );
		for ( const width of [ 1280, 320 ] ) {
			const page = await open( { viewport: { width, height: 1200 } } );
			const shifts = await shiftsOf( page );
			await openSlowly( page, pieces );
			expect( await shifts() ).toEqual( [] );
		}
	} );

	test( `script does not move the first window: ${ layout }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 60, layoutOf( layout ) );
		for ( const width of [ 320, 700, 1280, 1700 ] ) {
			const viewport = { width, height: 800 };
			const plain = await open( { viewport, javaScriptEnabled: false } );
			const full = await open( { viewport } );
			await Promise.all( [ plain.goto( url ), full.goto( url ) ] );
			await painted( full );
			const [ before, after ] = await Promise.all(
				[ plain, full ].map( ( page ) => Gallery.on( page ).boxes() )
			);
			const first = Object.fromEntries(
				Object.entries( before ?? {} ).filter(
					( [ , { y } ] ) => y < viewport.height
				)
			);
			expect( Object.keys( first ).length ).toBeGreaterThan( 2 );
			expectSame( first, after ?? {} );
			expect( await misplaced( Gallery.on( plain ) ) ).toEqual( [] );
			expect( await misplaced( Gallery.on( full ) ) ).toEqual( [] );
		}
	} );

	test( `option: ${ layout } is the mirror image`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 24, layoutOf( layout ) );
		const gallery = Gallery.on( visitor );
		await visitor.goto( url );
		const ltr = await gallery.boxes();
		const frame = await gallery.list.boundingBox();
		withPhp(
			site,
			"add_filter( 'language_attributes', fn() => 'lang=\"he\" dir=\"rtl\"' ); add_action( 'wp_loaded', function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );"
		);
		await visitor.goto( url );
		await expect( visitor.locator( 'html' ) ).toHaveAttribute(
			'dir',
			'rtl'
		);
		const rtl = await gallery.boxes();
		expect( await misplaced( gallery ) ).toEqual( [] );
		const { x: left, width } = frame ?? { x: 0, width: 0 };
		const mirrored = Object.fromEntries(
			Object.entries( ltr ).map( ( [ place, box ] ) => [
				place,
				{ ...box, x: 2 * left + width - box.x - box.width },
			] )
		);
		expectSame( mirrored, rtl );
		await expectNoOverflow( visitor );
	} );

	test( `Hidden container: ${ layout } is right once it is shown`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 24, layoutOf( layout ) );
		const gallery = Gallery.on( visitor );
		await visitor.goto( url );
		const wanted = await gallery.boxes();
		await visitor.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () => {
				document.querySelector< HTMLElement >( 'main' )!.hidden = true;
			} )
		);
		await visitor.goto( url );
		await expect( gallery.list ).toBeHidden();
		await visitor.evaluate( () => {
			document.querySelector< HTMLElement >( 'main' )!.hidden = false;
		} );
		await expect( gallery.items.first() ).toBeVisible();
		expectSame( wanted, await gallery.boxes() );
	} );

	test( `Hidden container: ${ layout } follows a container that narrows`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 24, layoutOf( layout ) );
		const gallery = Gallery.on( visitor );
		await visitor.goto( url );
		await visitor.evaluate( () => {
			const group =
				document.querySelector< HTMLElement >( 'main .alignwide' )!;
			group.style.setProperty( 'max-width', '500px', 'important' );
		} );
		await painted( visitor );
		expect(
			( await gallery.list.boundingBox() )?.width
		).toBeLessThanOrEqual( 500 );
		await expect.poll( () => misplaced( gallery ) ).toEqual( [] );
		await expectNoOverflow( visitor );
	} );

	test( `Scrollbar toggling: ${ layout } at 21 heights`, async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 12, layoutOf( layout ) );
		const errors = errorsOf( visitor );
		await visitor.goto( url );
		// Headless browsers hide their bars: this one takes room as soon as the page is higher than the window.
		await visitor.evaluate( () => {
			const root = document.documentElement;
			new ResizeObserver( () => {
				const isHigh = document.body.scrollHeight > window.innerHeight;
				root.style.setProperty(
					'padding-right',
					isHigh ? '15px' : '0px'
				);
			} ).observe( document.body );
		} );
		const height = await visitor.evaluate(
			() => document.body.scrollHeight
		);
		for ( let step = -10; step <= 10; step++ ) {
			await visitor.setViewportSize( {
				width: 1280,
				height: Math.max( 200, Math.round( height + step * 3 ) ),
			} );
			await painted( visitor );
		}
		await expect
			.poll( () => misplaced( Gallery.on( visitor ) ) )
			.toEqual( [] );
		expect(
			errors.filter(
				( text ) => ! text.includes( 'ResizeObserver loop' )
			)
		).toEqual( [] );
	} );

	test( `${ layout } without inline style and script`, async ( {
		request,
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 24, layoutOf( layout ) );
		const gallery = Gallery.on( visitor );
		await visitor.goto( url );
		const wanted = await gallery.boxes();
		const html = await ( await request.get( url ) ).text();
		const block = html.slice(
			html.search( /<div [^>]*\bwp-block-vitrine-gallery\b/ )
		);
		expect(
			block.slice( 0, block.indexOf( '</ul>' ) ),
			'attributes of the gallery'
		).not.toMatch( /\s(style|on\w+)=/ );
		sendPolicy( site, "default-src 'self'; img-src 'self' data:" );
		await visitor.goto( url );
		await expect( gallery.items.first() ).toBeVisible();
		await expect.poll( () => misplaced( gallery ) ).toEqual( [] );
		// The theme's own inline styles are refused, too: only the shape can be compared, not the place on the page.
		const now = await gallery.boxes();
		const origin = ( boxes: Record< string, Box > ) => boxes[ '0' ]?.y ?? 0;
		const shape = ( boxes: Record< string, Box > ) =>
			Object.values( boxes ).map( ( { width, height } ) =>
				Number( ( width / height ).toFixed( 1 ) )
			);
		expect( origin( now ) ).toBeGreaterThan( 0 );
		expect( shape( now ).length ).toBeGreaterThanOrEqual(
			Math.min( 6, shape( wanted ).length )
		);
		await gallery.links.first().click();
		await expect( visitor.locator( 'dialog[open]' ) ).toBeVisible();
	} );

	test( `Broken images: ${ layout } keeps its tiles and says what they are`, async ( {
		site,
		visitor,
	} ) => {
		await addPhotos( site, 1 );
		const { url } = await publish(
			site,
			galleryBlock( {
				source: 'urls',
				items: Array.from( { length: 24 }, ( _, index ) => ( {
					url: `${ site.url }/wp-content/uploads/gone-${ index }.jpg`,
					title: `Gone ${ index }`,
				} ) ),
				...layoutOf( layout ),
			} )
		);
		const shifts = await shiftsOf( visitor );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		expect( ( await gallery.list.boundingBox() )?.height ).toBeGreaterThan(
			100
		);
		await expect( gallery.items.first() ).toContainText( 'Gone 0' );
		expect( await misplaced( gallery ) ).toEqual( [] );
		expect( await shifts() ).toEqual( [] );
	} );
}

test( 'tiles of the first window never fade in', async ( {
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 24, {
		displayTransition: 'slideUp',
	} );
	await visitor.addInitScript( () => {
		const animated: string[] = [];
		Object.assign( window, { animated } );
		for ( const name of [ 'animationstart', 'transitionstart' ] ) {
			document.addEventListener( name, ( { target } ) => {
				const tile = ( target as Element ).closest( '[data-index]' );
				if (
					tile &&
					tile.getBoundingClientRect().top < window.innerHeight
				) {
					animated.push( tile.outerHTML.slice( 0, 100 ) );
				}
			} );
		}
	} );
	await visitor.goto( url );
	await painted( visitor );
	expect(
		await visitor.evaluate(
			() => ( window as unknown as { animated: string[] } ).animated
		)
	).toEqual( [] );
} );

test( 'prefers-reduced-motion: nothing is animated', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage( site, 60, {
		hoverEffects: [ 'imageScale150', 'labelSlideUp' ],
		displayTransition: 'flipUp',
	} );
	const page = await open( { reducedMotion: 'reduce' } );
	await page.goto( url );
	await readToTheEnd( page );
	const gallery = Gallery.on( page );
	await gallery.links.last().hover();
	await gallery.links.last().click();
	await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	const moving = await page.evaluate( () =>
		document
			.getAnimations()
			.filter(
				( animation ) =>
					animation.playState === 'running' &&
					Number( animation.effect?.getComputedTiming().duration ) >
						1 &&
					// The sign of a picture that is still loading turns, but slowly.
					( animation as CSSAnimation ).animationName !==
						'vitrine-viewer-turn'
			)
			.map( ( { effect } ) =>
				( effect as KeyframeEffect ).target?.outerHTML.slice( 0, 120 )
			)
	);
	expect( moving ).toEqual( [] );
} );

test( 'a long gallery has few elements and a scroll bar that is right', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 7 );
	const ids = idsOf( photos );
	const { url } = await publish(
		site,
		galleryBlock( {
			source: 'urls',
			items: Array.from( { length: 2000 }, ( _, index ) => ( {
				url: `${ photos[ index % 7 ]?.url }?n=${ index }`,
				title: `Number ${ index }`,
				width: photos[ index % 7 ]?.width,
				height: photos[ index % 7 ]?.height,
			} ) ),
			...layoutOf( 'justified' ),
		} )
	);
	expect( ids ).toHaveLength( 7 );
	const wanted: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( /photo-\d+\.png/.test( request.url() ) ) {
			wanted.push( request.url() );
		}
	} );
	await visitor.goto( url );
	await visitor.waitForLoadState( 'networkidle' );
	const gallery = Gallery.on( visitor );
	const height = await gallery.list.evaluate( ( list ) => list.clientHeight );
	expect( height ).toBeGreaterThan( 20_000 );
	expect( new Set( wanted ).size ).toBeLessThan( 200 );
	await visitor.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	await expect(
		visitor.locator( `${ GALLERY } [data-index="1999"]` )
	).toBeVisible();
	expect( await gallery.list.evaluate( ( list ) => list.clientHeight ) ).toBe(
		height
	);
	expect(
		await visitor.evaluate( () => document.querySelectorAll( '*' ).length )
	).toBeLessThan( 2000 );
} );

for ( const hasTouch of [ false, true ] ) {
	test( `every tool in four corners on narrow tiles: none covers another, and the middle stays free${ hasTouch ? ' to fingers' : '' }`, async ( {
		open,
		site,
	} ) => {
		const every = {
			topLeft: 'select,share,download',
			topRight: 'info,featured',
			bottomLeft: 'shoppingcart,display,custom1',
			bottomRight: 'custom2,custom3',
		};
		const { url } = await galleryPage(
			site,
			24,
			{
				selectable: true,
				cart: true,
				layout: { layout: 'justified', height: 80 },
				label: { display: false },
				tools: { image: every },
			},
			( { url: downloadURL } ) => ( { featured: true, downloadURL } )
		);
		const page = await open( {
			hasTouch,
			viewport: { width: 320, height: 700 },
		} );
		await page.goto( url );
		// What the test finds by a press is what is seen; badges themselves let presses through.
		await page.addStyleTag( {
			content: `${ galleryPart( 'badge' ) } { pointer-events: auto !important }`,
		} );
		const gallery = Gallery.on( page );
		for ( const width of [ 320, 420, 900 ] ) {
			await page.setViewportSize( { width, height: 700 } );
			const faults = await gallery.list.evaluate( toolFaults );
			expect( faults, `${ width } px` ).toEqual( [] );
		}
		// The keyboard brings what is not seen.
		const hidden = gallery.items
			.first()
			.locator( '.is-bottom-left .is-custom1' );
		const keys = page.waitForResponse( /gallery-keys\.js/ );
		await hidden.focus();
		await keys;
		await expect( async () => {
			await hidden.focus();
			await page.keyboard.press( 'ArrowLeft' );
			await expect( hidden ).not.toBeFocused( { timeout: 100 } );
		} ).toPass();
		await page.keyboard.press( 'ArrowRight' );
		await expect( hidden ).toBeFocused();
		expect(
			await hidden.evaluate(
				( tool ) => getComputedStyle( tool.parentElement! ).clipPath
			)
		).toBe( 'none' );
	} );
}

const LABELS = [
	{ position: 'overImageOnBottom' },
	{ position: 'overImageOnBottom', displayDescription: true },
	{ position: 'overImageOnTop' },
	{ position: 'onBottom', titleMultiLine: true },
] as const;

for ( const label of LABELS ) {
	test( `no tool lies on the words of a tile: label ${ Object.values( label ).join( ' ' ) }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage(
			site,
			4,
			{
				selectable: true,
				label,
				tools: {
					image: {
						topLeft: 'select,share',
						topRight: 'featured,info',
						bottomLeft: 'info,share',
						bottomRight: 'select,custom1',
					},
				},
			},
			( _, index ) => ( {
				featured: true,
				title: `A title that is longer than its tile is wide ${ index }`,
				description: 'And what there is to say besides, at length',
			} )
		);
		const page = await open( { viewport: { width: 1000, height: 700 } } );
		await page.goto( url );
		await Gallery.on( page ).items.first().hover();
		expect(
			await Gallery.on( page ).items.first().evaluate( coveredWords )
		).toEqual( { words: true, tools: 8, covered: [] } );
	} );
}

test( 'no badge lies on the words of tiles that are too low for both', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage(
		site,
		6,
		{
			layout: {
				layout: 'mosaic',
				width: 300,
				height: 220,
				mosaic: [
					{ c: 1, r: 1, w: 2, h: 2 },
					{ c: 3, r: 1, w: 1, h: 1 },
					{ c: 3, r: 2, w: 1, h: 1 },
				],
			},
		},
		() => ( { featured: true, title: 'Peace lilies' } )
	);
	const page = await open( { viewport: { width: 320, height: 700 } } );
	await page.goto( url );
	const tiles = await Gallery.on( page ).items.all();
	expect( tiles ).toHaveLength( 6 );
	for ( const tile of tiles ) {
		expect( await tile.evaluate( coveredWords ) ).toMatchObject( {
			words: true,
			covered: [],
		} );
	}
	expect( await tiles[ 0 ]!.evaluate( showsItsTitle ) ).toBe( true );
	expect( await tiles[ 1 ]!.evaluate( showsItsTitle ) ).toBe( false );
} );

test( 'a press on a badge opens what it stands on', async ( {
	open,
	site,
} ) => {
	const { url } = await galleryPage( site, 4, {}, () => ( {
		featured: true,
	} ) );
	for ( const hasTouch of [ false, true ] ) {
		const page = await open( { hasTouch } );
		await page.goto( url );
		const badge = page.locator( galleryPart( 'badge' ) ).first();
		const { x, y, width, height } = ( await badge.boundingBox() )!;
		const at = [ x + width / 2, y + height / 2 ] as const;
		await ( hasTouch
			? page.touchscreen.tap( ...at )
			: page.mouse.click( ...at ) );
		await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	}
} );

/**
 * The tools of a tile that lie on its words.
 *
 * @param tile A tile.
 */
function coveredWords( tile: Element ) {
	const part = '.wp-block-vitrine-gallery__';
	const words = [
		...tile.querySelectorAll( `${ part }title, ${ part }description` ),
	].map( ( one ) => one.getBoundingClientRect() );
	const tools = [
		...tile.querySelectorAll( `${ part }tool, ${ part }badge` ),
	];
	const covered = tools.filter( ( tool ) => {
		const { left, right, top, bottom } = tool.getBoundingClientRect();
		return words.some(
			( one ) =>
				left < one.right &&
				right > one.left &&
				top < one.bottom &&
				bottom > one.top
		);
	} );
	return {
		words: words.length > 0,
		tools: tools.length,
		covered: covered.map( ( { className } ) => className ),
	};
}

function showsItsTitle( tile: Element ): boolean {
	const title = tile.querySelector( '.wp-block-vitrine-gallery__title' )!;
	return (
		title.getBoundingClientRect().top < tile.getBoundingClientRect().bottom
	);
}

/** Tools that only a part of can be pressed, or that lie on each other, badges that are not seen, and middles that no press reaches. */
function toolFaults( list: Element ): string[] {
	const part = '.wp-block-vitrine-gallery__';
	const hit = ( x: number, y: number ) => document.elementFromPoint( x, y );
	const tiles = [ ...list.querySelectorAll( `${ part }item` ) ].filter(
		( tile ) => tile.getBoundingClientRect().bottom < window.innerHeight
	);
	let tools = 0;
	const faults = tiles.flatMap( ( tile, at ) => {
		const box = tile.getBoundingClientRect();
		const found: string[] = [];
		const name = `tile ${ at } of ${ Math.round( box.width ) }×${ Math.round( box.height ) }`;
		for ( const one of tile.querySelectorAll(
			`${ part }tool, ${ part }badge`
		) ) {
			const { left, right, top, bottom } = one.getBoundingClientRect();
			const isBadge = one.matches( `${ part }badge` );
			const isSeen = ( x: number, y: number ) =>
				one.contains( hit( x, y ) );
			const across = ( left + right ) / 2;
			const middle = isSeen( across, ( top + bottom ) / 2 );
			const edges = [
				isSeen( across, top + 1 ),
				isSeen( left + 8, top + 3 ),
				isSeen( right - 8, top + 3 ),
				isSeen( left + 8, bottom - 3 ),
				isSeen( right - 8, bottom - 3 ),
			];
			tools += Number( middle );
			if ( isBadge ? ! middle : edges.some( ( is ) => is !== middle ) ) {
				found.push( `${ name }: ${ one.className } ${ edges }` );
			}
		}
		// A tile that is hardly larger than a tool is opened by its other half.
		const y = box.height < 112 ? box.bottom - 12 : box.y + box.height / 2;
		const link = tile.querySelector( `${ part }link` );
		if ( ! link?.contains( hit( box.x + box.width / 2, y ) ) ) {
			found.push( `${ name }: middle` );
		}
		return found;
	} );
	return tools > tiles.length ? faults : [ 'no tools', ...faults ];
}
