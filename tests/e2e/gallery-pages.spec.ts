/** Pages in whole rows at every width: docs/decisions/0006, "Pages". */
import type { Page } from '@playwright/test';
import {
	Gallery,
	galleryPage,
	layoutOf,
	Viewer,
	type Box,
} from './support/gallery';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const STILL = {
	displayTransition: 'none' as const,
	viewer: { transition: 'none' },
};

const WIDTHS = [ 320, 780, 1280, 1600 ];
const PHOTOS = 44;
const ALL = Array.from( { length: PHOTOS }, ( _, place ) => place );

/** Places that are seen. */
const placesOf = async ( gallery: Gallery ): Promise< number[] > =>
	Object.keys( await gallery.boxes() )
		.map( Number )
		.sort( ( one, other ) => one - other );

/** The link to a page. */
const linkTo = ( gallery: Gallery, page: number ) =>
	gallery.pages
		.last()
		.getByRole( 'link', { name: `Page ${ page }`, exact: true } );

/** Rows reach from side to side, and the list ends with the last of them. */
async function expectWholeRows( gallery: Gallery, where: string ) {
	// In one step: a page that has just come may still scroll, and its fonts move what is below a heading.
	const { list, boxes } = await gallery.list.evaluate( ( element ) => {
		const boxOf = ( one: Element ) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return { x, y, width, height };
		};
		return {
			list: boxOf( element ),
			// What stands on other pages is there, too, without a box.
			boxes: [ ...element.querySelectorAll( '[data-index]' ) ]
				.map( boxOf )
				.filter( ( { width } ) => width ),
		};
	} );
	const rows = new Map< number, number >();
	for ( const { x, y, width } of boxes ) {
		rows.set( y, Math.max( rows.get( y ) ?? 0, x + width ) );
	}
	for ( const [ y, right ] of rows ) {
		expect(
			Math.abs( right - list.x - list.width ),
			`row at ${ y } of ${ where }`
		).toBeLessThan( 1.5 );
	}
	const bottom = Math.max( ...boxes.map( ( { y, height } ) => y + height ) );
	expect( Math.abs( bottom - list.y - list.height ), where ).toBeLessThan(
		1.5
	);
}

/** Rounding of browsers, and of what PHP prints. */
function expectStill(
	before: Record< string, Box >,
	after: Record< string, Box >
): void {
	for ( const [ place, box ] of Object.entries( before ) ) {
		const twin = after[ place ];
		// What is far above the screen is not in the page.
		if ( ! twin ) {
			continue;
		}
		for ( const side of [ 'x', 'y', 'width', 'height' ] as const ) {
			expect(
				Math.abs( box[ side ] - twin[ side ] ),
				`${ side } of tile ${ place }`
			).toBeLessThan( 1 );
		}
	}
}

for ( const layout of [ 'grid', 'justified' ] as const ) {
	for ( const javaScriptEnabled of [ true, false ] ) {
		const how = javaScriptEnabled ? 'with' : 'without';
		test( `pagination: pages are whole rows and have each picture once: ${ layout } ${ how } script`, async ( {
			open,
			site,
		} ) => {
			const { url } = await galleryPage( site, PHOTOS, {
				...STILL,
				...layoutOf( layout ),
				mode: 'pagination',
				maxRows: 2,
			} );
			for ( const width of WIDTHS ) {
				const viewport = { width, height: 900 };
				const page = await open( { viewport, javaScriptEnabled } );
				const shifts = javaScriptEnabled && ( await shiftsOf( page ) );
				await page.goto( url );
				const gallery = Gallery.on( page );
				const count = await gallery.pages
					.last()
					.getByRole( 'link', { name: /^Page \d/ } )
					.count();
				expect( count ).toBeGreaterThan( 2 );
				if ( shifts ) {
					expect( await shifts() ).toEqual( [] );
				}
				const seen: number[] = [];
				for ( let number = 1; number <= count; number++ ) {
					if ( number > 1 ) {
						await linkTo( gallery, number ).click();
						await expect(
							linkTo( gallery, number )
						).toHaveAttribute( 'aria-current', 'page' );
					}
					seen.push( ...( await placesOf( gallery ) ) );
					if ( number < count ) {
						await expectWholeRows(
							gallery,
							`page ${ number } at ${ width } px`
						);
					}
				}
				expect( seen, `${ width } px` ).toEqual( ALL );
			}
		} );

		test( `moreButton: steps are whole rows and have each picture once: ${ layout } ${ how } script`, async ( {
			open,
			site,
		} ) => {
			const { url } = await galleryPage( site, PHOTOS, {
				...STILL,
				...layoutOf( layout ),
				mode: 'moreButton',
				moreStep: 2,
			} );
			for ( const width of WIDTHS ) {
				const viewport = { width, height: 900 };
				const page = await open( { viewport, javaScriptEnabled } );
				await page.goto( url );
				const gallery = Gallery.on( page );
				const seen: number[] = [];
				let before: Record< string, Box > = {};
				for (;;) {
					const now = await placesOf( gallery );
					if ( javaScriptEnabled ) {
						// Nothing that was there has moved.
						const boxes = await gallery.boxes();
						expectStill( before, boxes );
						before = boxes;
						seen.push(
							...now.filter(
								( place ) => ! seen.includes( place )
							)
						);
					} else {
						seen.push( ...now );
					}
					if ( ! ( await gallery.more.count() ) ) {
						break;
					}
					await expectWholeRows(
						gallery,
						`${ seen.length } pictures at ${ width } px`
					);
					const rest = await gallery.more
						.locator( '[data-count]' )
						.textContent();
					expect( rest ).toMatch( /^\d+\+$/ );
					expect( parseInt( rest!, 10 ) ).toBeLessThanOrEqual(
						PHOTOS - seen.length
					);
					await gallery.more.click();
					await expect
						.poll( async () =>
							( await placesOf( gallery ) ).at( -1 )
						)
						.toBeGreaterThan( seen.at( -1 )! );
					// The link says what is left once the step is there.
					await expect(
						gallery.more.filter( { hasText: rest! } )
					).toHaveCount( 0 );
				}
				expect( seen, `${ width } px` ).toEqual( ALL );
			}
		} );
	}
}

/** Pages of a grid, whose second one begins elsewhere on a phone. */
const gridPage = ( site: Parameters< typeof galleryPage >[ 0 ] ) =>
	galleryPage( site, PHOTOS, {
		...STILL,
		...layoutOf( 'grid', { width: 300, height: 200 } ),
		anchor: 'rows',
		mode: 'pagination',
		maxRows: 1,
	} );

const NARROW = { width: 700, height: 900 };

/** Places that a page shows where it is opened anew. */
async function freshly( page: Page, url: string ): Promise< number[] > {
	await page.goto( url );
	return placesOf( Gallery.on( page ) );
}

test( 'a page that is turned to another width shows what it has there', async ( {
	open,
	site,
} ) => {
	const { url } = await gridPage( site );
	const address = `${ url }?vitrine-gallery[rows][page]=2`;
	const wide = await open();
	const narrow = await open( { viewport: NARROW } );
	const [ before, after ] = [
		await freshly( wide, address ),
		await freshly( narrow, address ),
	];
	expect( after ).not.toEqual( before );
	const gallery = Gallery.on( wide );
	await gallery.links.first().hover();
	await wide.setViewportSize( NARROW );
	await expect.poll( () => placesOf( gallery ) ).toEqual( after );
	await expectWholeRows( gallery, 'the narrow page' );
	// What script lays out is the same.
	await wide.evaluate( async () => {
		const name = '@vitrine/gallery';
		const { gallery: of } = await import( name );
		await of( document.getElementById( 'rows' ) ).refresh();
	} );
	expect( await placesOf( gallery ) ).toEqual( after );
	await expectWholeRows( gallery, 'the narrow page by script' );
	await wide.setViewportSize( { width: 1280, height: 900 } );
	await expect.poll( () => placesOf( gallery ) ).toEqual( before );
	await expectWholeRows( gallery, 'the wide page by script' );
} );

test( 'a deep link to a picture that stands on another page at this width leads there', async ( {
	open,
	site,
} ) => {
	const { url, photos } = await gridPage( site );
	const errors: string[] = [];
	const page = await open( { viewport: NARROW } );
	errors.push( ...errorsOf( page ) );
	const first = await freshly( page, url );
	const place = first.length;
	const { pages } = await Gallery.on( page ).config();
	expect( place, 'the first page is longer elsewhere' ).toBeLessThan(
		pages[ 1 ] ?? 0
	);
	await page.goto( 'about:blank' );
	await page.goto( `${ url }#nanogallery/rows/0/${ photos[ place ]?.id }` );
	const viewer = new Viewer( page );
	await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	expect( viewer ).toBeTruthy();
	await page.keyboard.press( 'Escape' );
	const gallery = Gallery.on( page );
	await expect( linkTo( gallery, 2 ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	await expect(
		gallery.block.locator( `[data-index="${ place }"] a` )
	).toBeFocused();
	expect( errors ).toEqual( [] );
} );

test( 'the keyboard goes on with the first picture that a turned page shows', async ( {
	open,
	site,
} ) => {
	const { url } = await gridPage( site );
	const page = await open();
	await page.goto( url );
	const gallery = Gallery.on( page );
	await linkTo( gallery, 2 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( linkTo( gallery, 2 ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	await expect( gallery.links.first() ).toBeFocused();
	expect(
		await gallery.block.locator( '[data-index]' ).count(),
		'some of the page before is printed'
	).toBeGreaterThan( await gallery.items.count() );
} );
