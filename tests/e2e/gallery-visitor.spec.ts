/** What visitors meet where a gallery's parts come together: pages of nanogallery2, options that change, albums behind deep links. */
import type { Page } from '@playwright/test';
import {
	addAlbums,
	addPhotos,
	Gallery,
	GALLERY,
	galleryBlock,
	galleryPage,
	layoutOf,
	publish,
	Viewer,
} from './support/gallery';
import type { Photo } from './support/gallery';
import { withPhp } from './support/content';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import type { Site } from './support/test';
import { errorsOf } from './support/watch';

const STILL = {
	displayTransition: 'none' as const,
	viewer: { transition: 'none' },
};

/** Calls a command of the first gallery of the page and returns its answer. */
const call = ( page: Page, command: string, ...parameters: unknown[] ) =>
	page.evaluate(
		async ( [ selector, name, values ] ) => {
			const module = '@vitrine/gallery';
			const { gallery } = await import( module );
			return gallery( document.querySelector( selector ) )[ name ](
				...values
			);
		},
		[ GALLERY, command, parameters ] as const
	);

/** The way back from a picture's address to its thumbnail's. */
const thumbOf = ( { url, width, height }: Photo ) =>
	url.replace(
		/\.png$/,
		`-${ Math.floor( width / 3 ) }x${ Math.floor( height / 3 ) }.png`
	);

const quoted = ( value: unknown ) =>
	JSON.stringify( value )
		.replaceAll( '&', '&amp;' )
		.replaceAll( "'", '&#39;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/**
 * A page as people made them for nanogallery2: options and items in an attribute, links in an element, a call by jQuery, and pictures with the lightbox alone.
 *
 * @param site The site.
 */
async function oldPage( site: Site ) {
	const photos = await addPhotos( site, 24 );
	const [ first, second, third ] = photos;
	const items = photos.map( ( photo, at ) => ( {
		src: photo.url,
		srct: thumbOf( photo ),
		title: photo.title,
		title_FR: `Image ${ at + 1 }`,
		ID: `p${ at + 1 }`,
		tags: at % 2 ? 'sea sun' : 'sea',
	} ) );
	const { url } = await publish(
		site,
		`<!-- wp:html -->
<script src="${ site.url }/wp-includes/js/jquery/jquery.min.js"></script>
<div id="json" data-nanogallery2='${ quoted( {
			items,
			thumbnailWidth: 'auto',
			thumbnailHeight: 180,
			galleryMaxItems: 20,
			galleryFilterTags: true,
			galleryFilterTagsMode: 'multiple',
			viewerToolbar: { display: true },
			thumbnailSliderDelay: 5000,
			noSuchOption: true,
		} ) }'></div>
<div id="links" data-nanogallery2='{"itemsBaseURL":"${ site.url }/","thumbnailWidth":"200","thumbnailHeight":"150","thumbnailLabel":{"title":"%filename"},"breadcrumbAutoHideTopLevel":false,"i18n":{"breadcrumbHome":"Home","breadcrumbHome_FR":"Accueil"}}'>
${ photos
	.slice( 0, 6 )
	.map(
		( photo ) =>
			`<a href="${ photo.url }" data-ngthumb="${ thumbOf( photo ) }" data-ngdesc="Of ${ photo.title }">${ photo.title }</a>`
	)
	.join( '\n' ) }
</div>
<div id="called"></div>
<p><a href="${ first?.url }" data-nanogallery2-lightbox data-nanogallery2-lgroup="walk" title="Walk 1">Walk 1</a>
<a href="${ second?.url }" data-nanogallery2-lightbox data-nanogallery2-lgroup="walk" title="Walk 2">Walk 2</a>
<a href="${ third?.url }" data-nanogallery2-lightbox title="Alone">Alone</a></p>
<script>
jQuery( function ( $ ) {
	window.told = [];
	$( '#called' ).nanogallery2( {
		items: ${ JSON.stringify( items.slice( 0, 8 ) ).replaceAll( '<', '\\u003c' ) }.map( function ( item ) {
			item.srctXS = item.srctSM = item.srctME = item.srctLA = item.srctXL = item.srct;
			delete item.srct;
			return item;
		} ),
		thumbnailWidth: 200,
		thumbnailHeight: 150,
		thumbnailSelectable: true,
		thumbnailToolbarImage: { topLeft: 'select', topRight: 'shoppingcart', bottomLeft: 'custom1' },
		fnThumbnailInit: function ( $tile, item, at ) { told.push( 'init ' + $tile.length + item.GetID() + at ); },
		fnThumbnailClicked: function ( $tile, item ) { told.push( 'clicked ' + $tile.find( 'img' ).length + item.title ); return item.GetID() !== 'p1'; },
		fnThumbnailSelection: function ( $tile, item, selected ) { told.push( 'selection ' + $tile.length + item.GetID() + selected ); },
		fnShoppingCartUpdated: function ( cart, item, by ) { told.push( 'cart ' + cart[ 0 ].ID + cart[ 0 ].cnt + cart[ 0 ].qty + item.GetID() + by ); },
		fnThumbnailToolCustAction: function ( action, item ) { told.push( 'tool ' + action + item.GetID() ); },
		fnGalleryRenderEnd: function ( album ) { told.push( 'end ' + album.GetID() ); },
		viewerTools: { topLeft: 'pageCounter,custom2', topRight: 'infoButton,closeButton' },
		fnImgToolbarCustInit: function ( name ) { told.push( 'init ' + name ); return '<b>' + name + '!</b><script>evil()<\\/script>'; },
		fnImgToolbarCustDisplay: function ( $tools, item ) { $tools.eq( 0 ).find( 'b' ).text( 'Number ' + item.GetID() ); },
		fnPopupMediaInfo: function ( item, title, content ) { return { title: 'About ' + item.GetID(), content: content + '<em>' + item.title + ' by us</em>' }; },
		fnImgDisplayed: function ( item ) { told.push( 'displayed ' + item.GetID() ); },
	} );
	[ 'galleryRenderStart', 'galleryRenderEnd', 'galleryDisplayed', 'galleryLayoutApplied', 'itemSelected', 'itemUnSelected', 'shoppingCartUpdated', 'lightboxImageDisplayed', 'lightboxNextImage', 'lightboxPreviousImage', 'pageChanged' ].forEach( function ( name ) {
		$( '#called' ).on( name + '.nanogallery2', function () { told.push( '!' + name ); } );
	} );
} );
</script>
<!-- /wp:html -->`
	);
	return { url, photos };
}

const toldBy = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { told: string[] } ).told );

test.describe( 'pages of nanogallery2', () => {
	test( 'galleries of items, links and calls are there, and what is not honored is named to those who may edit', async ( {
		admin,
		site,
		visitor,
	} ) => {
		const warnings: string[] = [];
		visitor.on( 'console', ( message ) => warnings.push( message.text() ) );
		const errors = errorsOf( visitor );
		const { url, photos } = await oldPage( site );
		await visitor.goto( url );
		const json = new Gallery( visitor.locator( '#json' ) );
		await expect( json.items ).toHaveCount( 20 );
		expect( ( await json.titles() )[ 0 ] ).toBe( 'Photo 1' );
		expect( warnings.join( '\n' ) ).toContain( 'noSuchOption' );
		await expect( json.block ).not.toContainText( 'noSuchOption' );

		const links = new Gallery( visitor.locator( '#links' ) );
		await expect( links.items ).toHaveCount( 6 );
		// The original's own %filename ends with a ReferenceError.
		expect( await links.titles() ).toContain( 'photo-1' );
		await expect( links.crumbs ).toContainText( 'Home' );
		await expect( links.items.first().locator( 'img' ) ).toHaveAttribute(
			'src',
			thumbOf( photos[ 0 ]! )
		);

		const called = new Gallery( visitor.locator( '#called' ) );
		await expect( called.items ).toHaveCount( 8 );
		await expect( called.messages ).toBeEmpty();

		await json.filter.getByRole( 'link', { name: /^sun/ } ).click();
		await expect( json.items ).toHaveCount( 10 );
		await expect( json.status ).toHaveText( '10 items' );
		expect( errors ).toEqual( [] );

		await admin.goto( url );
		const notes = admin.locator( '#json' );
		await expect( notes ).toContainText( 'noSuchOption' );
		await expect( notes ).toContainText( 'thumbnailSliderDelay' );
		await expect(
			notes.getByRole( 'link', { name: 'Import into a block' } )
		).toHaveAttribute( 'href', /action=edit/ );
	} );

	test( 'pictures of unknown size have their shapes, and nothing moves that is on the screen', async ( {
		site,
		visitor,
	} ) => {
		const { url, photos } = await oldPage( site );
		await visitor.goto( url );
		const json = new Gallery( visitor.locator( '#json' ) );
		await expect( json.items ).toHaveCount( 20 );
		const boxes = Object.values( await json.boxes() );
		const ratios = boxes.map( ( { width, height } ) => width / height );
		photos.slice( 0, 12 ).forEach( ( { width, height }, at ) => {
			expect(
				Math.abs( ( ratios[ at ] ?? 0 ) - width / height )
			).toBeLessThan( 0.1 );
		} );
		for ( const [ at, one ] of boxes.entries() ) {
			for ( const other of boxes.slice( at + 1 ) ) {
				const isApart =
					one.x + one.width <= other.x + 1 ||
					other.x + other.width <= one.x + 1 ||
					one.y + one.height <= other.y + 1 ||
					other.y + other.height <= one.y + 1;
				expect( isApart ).toBe( true );
			}
		}
		await visitor.waitForLoadState( 'networkidle' );
		expect( Object.values( await json.boxes() ) ).toEqual( boxes );
	} );

	for ( const sizes of [
		{ thumbnailWidth: 'auto', thumbnailHeight: 160 },
		{ thumbnailWidth: 240, thumbnailHeight: 'auto' },
	] ) {
		test( `what is beyond the first window has its shape, too, and the first window stays: width ${ sizes.thumbnailWidth } (decision 6)`, async ( {
			site,
			visitor,
		} ) => {
			const photos = await addPhotos( site, 12 );
			const items = Array.from( { length: 120 }, ( _, at ) => {
				const photo = photos[ at % photos.length ]!;
				return {
					src: photo.url,
					srct: `${ thumbOf( photo ) }?${ at }`,
					ID: `i${ at }`,
					title: `Item ${ at }`,
				};
			} );
			const { url } = await publish(
				site,
				`<!-- wp:html --><div id="json" data-nanogallery2='${ quoted( {
					items,
					...sizes,
					thumbnailDisplayTransition: 'none',
				} ) }'></div><!-- /wp:html -->`
			);
			const shiftsSoFar = await shiftsOf( visitor );
			await visitor.goto( url );
			const gallery = new Gallery( visitor.locator( '#json' ) );
			await expect( gallery.items.first() ).toBeVisible();
			const firstWindow = async () =>
				Object.entries( await gallery.boxes() ).filter(
					( [ place ] ) => Number( place ) < 40
				);
			const before = await firstWindow();
			expect( before ).toHaveLength( 40 );
			await visitor.evaluate( () =>
				window.scrollTo( 0, document.body.scrollHeight )
			);
			const error = async () => {
				const boxes = await gallery.boxes();
				return Object.entries( boxes )
					.filter(
						( [ place ] ) =>
							Number( place ) >= 104 && Number( place ) < 116
					)
					.map( ( [ place, { width, height } ] ) => {
						const photo =
							photos[ Number( place ) % photos.length ]!;
						return Math.abs(
							width / height - photo.width / photo.height
						);
					} );
			};
			await expect
				.poll( async () => {
					await visitor.evaluate( () =>
						window.scrollTo( 0, document.body.scrollHeight )
					);
					const errors = await error();
					return errors.length > 6 && Math.max( ...errors ) < 0.15;
				} )
				.toBe( true );
			expect( await firstWindow() ).toEqual( before );
			// What stands below goes down once, as the gallery appears; tiles never move.
			const shifts = await shiftsSoFar();
			expect(
				shifts.filter( ( one ) => one.includes( 'vitrine-gallery__' ) )
			).toEqual( [] );
		} );
	}

	test( 'functions are called and events fired as the original does', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await oldPage( site );
		await visitor.goto( url );
		const called = new Gallery( visitor.locator( '#called' ) );
		const viewer = new Viewer( visitor );
		await expect( called.items ).toHaveCount( 8 );
		const told = () => toldBy( visitor );
		expect( await told() ).toEqual(
			expect.arrayContaining( [
				'init 1p10',
				'init 1p87',
				'end 0',
				'!galleryRenderStart',
				'!galleryRenderEnd',
				'!galleryDisplayed',
			] )
		);

		// It answers false: nothing opens.
		await called.links.nth( 0 ).click();
		await expect.poll( told ).toContain( 'clicked 1Photo 1' );
		await called.links.nth( 1 ).click();
		await expect( viewer.dialog ).toBeVisible();
		await expect.poll( told ).toContain( 'displayed p2' );
		expect( await told() ).toContain( '!lightboxImageDisplayed' );
		await visitor.keyboard.press( 'ArrowRight' );
		await expect.poll( told ).toContain( 'displayed p3' );
		expect( await told() ).toContain( '!lightboxNextImage' );
		expect( await told() ).not.toContain( '!lightboxPreviousImage' );

		// Functions fill the page's own tool and the information; what they say formats text and does nothing else.
		const tool = viewer.dialog.getByRole( 'button', { name: 'custom2' } );
		await expect( tool ).toHaveText( 'Number p3' );
		expect( await told() ).toContain( 'init custom2' );
		// Further commands within 300 ms count as the same one.
		await expect( async () => {
			if ( ( await tool.textContent() ) !== 'Number p2' ) {
				await visitor.keyboard.press( 'ArrowLeft' );
			}
			await expect( tool ).toHaveText( 'Number p2', { timeout: 500 } );
		} ).toPass( { timeout: 10_000 } );
		await expect( viewer.counter ).toHaveText( '2/8' );
		expect( await told() ).toContain( '!lightboxPreviousImage' );
		await viewer.dialog
			.getByRole( 'button', { name: 'Information' } )
			.click();
		const panel = visitor.locator( '.vitrine-viewer__panel' );
		await expect( panel.getByRole( 'heading' ) ).toHaveText( 'About p2' );
		await expect( panel.locator( 'em' ) ).toHaveText( 'Photo 2 by us' );
		await visitor.keyboard.press( 'Escape' );
		await expect( panel ).toHaveCount( 0 );
		await expect( tool ).toHaveText( 'Number p2' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );

		await called.tool( 2, 'shoppingcart' ).click();
		await expect.poll( told ).toContain( 'cart p311p3gallery' );
		expect( await told() ).toContain( '!shoppingCartUpdated' );
		await called.tool( 3, 'custom1' ).click();
		await expect.poll( told ).toContain( 'tool custom1p4' );
		await called.tool( 4, 'select' ).click();
		await expect.poll( told ).toContain( 'selection 1p5true' );
		expect( await told() ).toContain( '!itemSelected' );
		await called.tool( 4, 'select' ).click();
		await expect.poll( told ).toContain( 'selection 1p5false' );
	} );

	test( 'the jQuery door: commands and the original’s names of options', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await oldPage( site );
		await visitor.goto( url );
		const called = new Gallery( visitor.locator( '#called' ) );
		await expect( called.items ).toHaveCount( 8 );
		const door = ( ...given: unknown[] ) =>
			visitor.evaluate( async ( values ) => {
				const { jQuery } = window as unknown as {
					jQuery: ( selector: string ) => {
						nanogallery2: ( ...all: unknown[] ) => unknown;
					};
				};
				return jQuery( '#called' ).nanogallery2( ...values );
			}, given );
		expect( await door( 'option', 'thumbnailSelectable' ) ).toBe( true );
		await door( 'option', 'thumbnailSelectable', false );
		await expect( called.tool( 0, 'select' ) ).toBeHidden();
		expect( await door( 'search', 'Photo 3' ) ).toBe( 1 );
		await expect( called.items ).toHaveCount( 1 );
	} );

	test( 'a page’s own icons are drawn, in the viewer, too; without their font ours stay', async ( {
		site,
		visitor,
	} ) => {
		const photos = await addPhotos( site, 3 );
		const { url } = await publish(
			site,
			`<!-- wp:html --><style>.own::before { content: "\\2605" }</style><div id="icons" data-nanogallery2='${ quoted(
				{
					items: photos.map( ( photo, at ) => ( {
						src: photo.url,
						srct: thumbOf( photo ),
						title: photo.title,
						ID: `p${ at }`,
					} ) ),
					thumbnailSelectable: true,
					thumbnailHoverEffect2: null,
					thumbnailToolbarImage: {
						topLeft: 'select,custom1',
						topRight: 'share,info',
					},
					viewerTools: {
						topLeft: 'playPauseButton',
						topRight: 'closeButton',
					},
					icons: {
						thumbnailSelected: 'on',
						thumbnailUnselected: 'off',
						thumbnailCustomTool1: 'Mine',
						thumbnailShare: '<i class="own"></i>',
						thumbnailInfo: '<i class="no-such-font"></i>',
						viewerPlay: 'Go',
						viewerPause: 'Halt',
						buttonClose: '<i class="own"></i>',
					},
				}
			) }'></div><!-- /wp:html -->`
		);
		await visitor.goto( url );
		const icons = new Gallery( visitor.locator( '#icons' ) );
		await expect( icons.items ).toHaveCount( 3 );
		await expect( icons.tool( 0, 'custom1' ) ).toHaveText( 'Mine' );
		await expect( icons.tool( 0, 'custom1' ) ).toHaveAccessibleName(
			/^Mine: /
		);
		await expect(
			icons.tool( 0, 'share' ).locator( '.own' )
		).toBeVisible();
		await expect( icons.tool( 0, 'share' ).locator( 'svg' ) ).toBeHidden();
		await expect( icons.tool( 0, 'info' ).locator( 'svg' ) ).toBeVisible();
		await expect(
			icons.tool( 0, 'info' ).locator( 'svg' )
		).toHaveAttribute( 'stroke-width', '1.5' );
		await expect( icons.tool( 0, 'select' ) ).toHaveText( 'off' );
		await icons.tool( 0, 'select' ).click();
		await expect( icons.tool( 0, 'select' ) ).toHaveText( 'on' );
		await icons.tool( 0, 'select' ).click();
		await icons.items.nth( 1 ).locator( 'img' ).click();
		const viewer = new Viewer( visitor );
		const play = viewer.dialog.getByRole( 'button', {
			name: /slideshow/i,
		} );
		await expect( play ).toHaveText( 'Go' );
		await play.click();
		await expect( play ).toHaveText( 'Halt' );
		const close = viewer.dialog.getByRole( 'button', { name: 'Close' } );
		await expect( close.locator( '.own' ) ).toBeVisible();
		await close.click();
		await expect( viewer.dialog ).toHaveCount( 0 );
	} );

	test( 'pictures with the lightbox alone open in their groups', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await oldPage( site );
		await visitor.goto( url );
		await expect(
			new Gallery( visitor.locator( '#json' ) ).items
		).toHaveCount( 20 );
		const viewer = new Viewer( visitor );
		await visitor.getByRole( 'link', { name: 'Walk 2' } ).click();
		await expect( viewer.counter ).toHaveText( '2/2' );
		await visitor.keyboard.press( 'ArrowRight' );
		await expect( viewer.counter ).toHaveText( '1/2' );
		await visitor.keyboard.press( 'Escape' );
		await expect( viewer.dialog ).toHaveCount( 0 );
		await visitor
			.getByRole( 'link', { name: 'Alone', exact: true } )
			.click();
		await expect( viewer.counter ).toHaveText( '1/1' );
	} );

	test( 'titles and words in the language of the browser', async ( {
		open,
		site,
	} ) => {
		const { url } = await oldPage( site );
		const page = await open( { locale: 'fr-FR' } );
		await page.goto( url );
		const json = new Gallery( page.locator( '#json' ) );
		await expect( json.items ).toHaveCount( 20 );
		expect( ( await json.titles() )[ 0 ] ).toBe( 'Image 1' );
		await expect(
			new Gallery( page.locator( '#links' ) ).crumbs
		).toContainText( 'Accueil' );
	} );

	test( 'the other words are those of the site', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await oldPage( site );
		withPhp(
			site,
			`add_filter( 'gettext_vitrine', fn( $text ) => 'Nothing found.' === $text ? 'Nichts da.' : $text );`
		);
		await visitor.goto( url );
		const called = new Gallery( visitor.locator( '#called' ) );
		await expect( called.items ).toHaveCount( 8 );
		await visitor.evaluate( () =>
			(
				window as unknown as {
					jQuery: ( selector: string ) => {
						nanogallery2: ( ...all: unknown[] ) => unknown;
					};
				}
			 )
				.jQuery( '#called' )
				.nanogallery2( 'search', 'no such title' )
		);
		await expect( called.status ).toHaveText( 'Nichts da.' );
	} );
} );

test.describe( 'option set', () => {
	test( 'mode and rows divide the album into pages again', async ( {
		site,
		visitor,
	} ) => {
		const errors = errorsOf( visitor );
		const { url } = await galleryPage( site, 40, {
			...STILL,
			...layoutOf( 'grid', { width: 300, height: 200 } ),
			mode: 'fullContent',
		} );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await expect( gallery.pages ).toHaveCount( 0 );
		await call( visitor, 'optionSet', 'maxRows', 2 );
		await call( visitor, 'optionSet', 'mode', 'pagination' );
		const count = ( await call(
			visitor,
			'paginationCountPages'
		) ) as number;
		expect( count ).toBeGreaterThan( 2 );
		const links = gallery.pages.getByRole( 'link' );
		await expect( links ).toHaveCount( count + 2 );
		const first = await gallery.titles();
		expect( first[ 0 ] ).toBe( 'Photo 1' );
		expect( first.length ).toBeLessThan( 20 );

		await gallery.pages.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect
			.poll( async () => ( await gallery.titles() )[ 0 ] )
			.toBe( `Photo ${ first.length + 1 }` );
		await expect( gallery.pages.locator( '[aria-current]' ) ).toHaveText(
			'2'
		);
		await visitor.goBack();
		await expect.poll( () => gallery.titles() ).toEqual( first );
		await call( visitor, 'paginationPreviousPage' );
		await expect.poll( () => gallery.titles() ).toContain( 'Photo 40' );
		await call( visitor, 'paginationNextPage' );
		await expect.poll( () => gallery.titles() ).toEqual( first );

		await call( visitor, 'optionSet', 'maxRows', 1 );
		await expect
			.poll( async () => ( await gallery.titles() ).length )
			.toBeLessThan( first.length );
		expect( await call( visitor, 'paginationCountPages' ) ).toBeGreaterThan(
			count
		);

		await call( visitor, 'optionSet', 'mode', 'moreButton' );
		await expect( gallery.pages ).toHaveCount( 0 );
		const shown = await gallery.items.count();
		await gallery.more.click();
		await expect
			.poll( () => gallery.items.count() )
			.toBeGreaterThan( shown );

		await call( visitor, 'optionSet', 'mode', 'fullContent' );
		await expect( gallery.more ).toHaveCount( 0 );
		await visitor.evaluate( () =>
			window.scrollTo( 0, document.body.scrollHeight )
		);
		await expect.poll( () => gallery.titles() ).toContain( 'Photo 40' );
		expect( errors ).toEqual( [] );
	} );

	test( 'selectable adds its tools, also to what comes later', async ( {
		site,
		visitor,
	} ) => {
		const { url } = await galleryPage( site, 30, {
			...STILL,
			...layoutOf( 'grid' ),
			mode: 'pagination',
			maxRows: 2,
		} );
		await visitor.goto( url );
		const gallery = Gallery.on( visitor );
		await expect( gallery.tool( 0, 'select' ) ).toHaveCount( 0 );
		await call( visitor, 'optionSet', 'selectable', true );
		await gallery.tool( 0, 'select' ).click();
		await expect( gallery.tool( 0, 'select' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( gallery.tool( 0, 'select' ) ).toHaveAccessibleName(
			'Select Photo 1'
		);
		await call( visitor, 'paginationNextPage' );
		await expect
			.poll( async () => ( await gallery.titles() )[ 0 ] )
			.not.toBe( 'Photo 1' );
		await expect( gallery.tool( 0, 'select' ) ).toBeVisible();
		await call( visitor, 'optionSet', 'selectable', false );
		await expect( gallery.tool( 0, 'select' ) ).toBeHidden();
	} );
} );

test( 'after a deep link into an album, gallery, address and reload agree', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 12 );
	const ids = await addAlbums( site, photos, {
		title: 'Trips',
		albums: [ { title: 'North', photos: [ 1, 2, 3, 4 ] } ],
	} );
	const { url } = await publish(
		site,
		galleryBlock( {
			...STILL,
			source: 'albums',
			album: ids[ 'Trips' ] ?? 0,
		} )
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	const [ album ] = await gallery.data();
	await gallery.links.first().click();
	await expect( gallery.items ).toHaveCount( 4 );
	const inside = await gallery.titles();
	const [ , second ] = await gallery.data();
	const link = `${ url }#nanogallery/${ await gallery.element() }/${ album?.id }/${ second?.id }`;
	await visitor.goto( 'about:blank' );
	await visitor.goto( link );
	const viewer = new Viewer( visitor );
	await expect( viewer.counter ).toHaveText( '2/4' );
	await visitor.keyboard.press( 'Escape' );
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( await gallery.titles() ).toEqual( inside );
	await expect
		.poll( () => visitor.evaluate( () => window.location.hash ) )
		.toBe( '' );
	await expect( visitor ).toHaveURL( /album(\]|%5D)=/ );
	await visitor.reload();
	expect( await gallery.titles() ).toEqual( inside );

	await gallery.links.nth( 2 ).click();
	await expect( viewer.counter ).toHaveText( '3/4' );
	await visitor.goBack();
	await expect( viewer.dialog ).toHaveCount( 0 );
	expect( await gallery.titles() ).toEqual( inside );
	await visitor.goForward();
	await expect( viewer.counter ).toHaveText( '3/4' );
} );

for ( const [ name, direction ] of [
	[ 'left to right', 'ltr' ],
	[ 'right to left', 'rtl' ],
] as const ) {
	test( `Pagination swipe: more than 50 px turn, ${ name }`, async ( {
		open,
		site,
	} ) => {
		const { url } = await galleryPage( site, 30, {
			...STILL,
			...layoutOf( 'grid' ),
			mode: 'pagination',
			maxRows: 2,
		} );
		const page = await open( {
			viewport: { width: 390, height: 800 },
			hasTouch: true,
			isMobile: true,
		} );
		await page.goto( url );
		await page.evaluate( ( to ) => {
			document.documentElement.dir = to;
		}, direction );
		const gallery = Gallery.on( page );
		const first = await gallery.titles();
		const box = ( await gallery.list.boundingBox() )!;
		const y = box.y + 60;
		const swipe = async ( by: number ) => {
			const session = await page.context().newCDPSession( page );
			const at = ( x: number ) => [ { x: 200 + x, y } ];
			const send = (
				type: 'touchStart' | 'touchMove' | 'touchEnd',
				touchPoints: { x: number; y: number }[]
			) =>
				session.send( 'Input.dispatchTouchEvent', {
					type,
					touchPoints,
				} );
			await send( 'touchStart', at( 0 ) );
			await send( 'touchMove', at( by / 2 ) );
			await send( 'touchMove', at( by ) );
			await send( 'touchEnd', [] );
		};
		const sign = direction === 'rtl' ? -1 : 1;
		// Once it has turned a page it is listening. A second swipe before that has come to the page would turn another one.
		await expect( async () => {
			await swipe( -60 * sign );
			await expect
				.poll( () => gallery.titles(), { timeout: 3_000 } )
				.not.toEqual( first );
		} ).toPass();
		await expect( gallery.status ).not.toBeEmpty();
		const second = await gallery.titles();
		await swipe( -45 * sign );
		await swipe( 60 * sign );
		await expect.poll( () => gallery.titles() ).not.toEqual( second );
	} );
}

test( 'what has changed is announced once', async ( { site, visitor } ) => {
	const { url } = await galleryPage(
		site,
		30,
		{
			...STILL,
			...layoutOf( 'grid' ),
			mode: 'pagination',
			maxRows: 2,
			tagFilter: 'single',
		},
		( _, index ) => ( { tags: index % 2 ? [ 'sea' ] : [ 'hill' ] } )
	);
	await visitor.goto( url );
	const gallery = Gallery.on( visitor );
	await visitor.evaluate( ( selector ) => {
		const said: string[] = [];
		Object.assign( window, { said } );
		new MutationObserver( () => {
			const text = document.querySelector(
				`${ selector }__status`
			)?.textContent;
			if ( text && said.at( -1 ) !== text ) {
				said.push( text );
			}
		} ).observe( document.querySelector( selector )!, {
			childList: true,
			subtree: true,
			characterData: true,
		} );
	}, GALLERY );
	const said = () =>
		visitor.evaluate(
			() => ( window as unknown as { said: string[] } ).said
		);
	await gallery.pages
		.last()
		.getByRole( 'link', { name: /^Page 2/ } )
		.click();
	await expect.poll( said ).toEqual( [ expect.stringMatching( /2/ ) ] );
	await gallery.filter.getByRole( 'link', { name: /^sea/ } ).click();
	await expect.poll( said ).toHaveLength( 2 );
	expect( ( await said() )[ 1 ] ).toBe( '15 items' );
} );
