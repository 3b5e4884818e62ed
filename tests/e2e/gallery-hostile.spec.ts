/** Each way on its own, in the page, in the viewer, in the canvas and on pages with nanogallery2's markup. */
import type { Locator, Page } from '@playwright/test';
import {
	addPhotos,
	Gallery,
	GALLERY,
	galleryBlock,
	galleryPage,
	publish,
	Viewer,
} from './support/gallery';
import { expect, test } from './support/test';

const MARKUP =
	'<img src=x onerror="window.hit=1">"\'><svg onload=window.hit=1><script>window.hit=1</script>[gallery]';
const SCRIPT = 'javascript:window.hit=1';

/** Opens a page; nothing of a stranger's may run in it. */
async function expectHarmless( page: Page, places: Locator ): Promise< void > {
	await expect( places.first() ).toBeAttached();
	const dangers = await places.evaluateAll( ( roots ) =>
		roots
			.flatMap( ( root ) => [ root, ...root.querySelectorAll( '*' ) ] )
			.filter(
				( element ) =>
					element.matches(
						'script:not([type="application/json"]), object, embed, base, meta, link, svg[onload]'
					) ||
					[ ...element.attributes ].some(
						( { name, value } ) =>
							name.startsWith( 'on' ) ||
							( /^(href|src|action|formaction|poster)$/.test(
								name
							) &&
								/^\s*(javascript|data:text|vbscript)/i.test(
									value
								) )
					)
			)
			.map( ( element ) => element.outerHTML.slice( 0, 300 ) )
	);
	expect( dangers ).toEqual( [] );
	expect(
		await page.evaluate( () => ( window as { hit?: number } ).hit )
	).toBeUndefined();
}

const VECTORS: Record< string, Record< string, unknown > > = {
	title: { title: MARKUP },
	description: { description: MARKUP },
	tags: { tags: [ 'good', MARKUP, '"><script>window.hit=1</script>' ] },
	author: { author: MARKUP },
	'destination URL': { destinationURL: SCRIPT },
	'download URL': { downloadURL: SCRIPT },
	'custom data': { customData: { key: MARKUP } },
	alt: { alt: MARKUP },
	poster: { poster: 'x" onerror="window.hit=1' },
};

for ( const [ name, vector ] of Object.entries( VECTORS ) ) {
	test( `XSS: ${ name }`, async ( { site, visitor } ) => {
		const { url } = await galleryPage(
			site,
			3,
			{
				tagFilter: 'multiple',
				search: true,
				selectable: true,
				label: { displayDescription: true },
				tools: {
					image: { topLeft: 'select,info,share,download' },
				},
				viewer: {
					transition: 'none',
					hideToolsDelay: -1,
					tools: {
						topLeft: 'label,pageCounter',
						topRight:
							'infoButton,shareButton,downloadButton,linkOriginalButton,closeButton',
					},
				},
			},
			() => vector
		);
		await visitor.goto( url );
		await expectHarmless( visitor, visitor.locator( GALLERY ) );
		await visitor.evaluate( () => {
			document.addEventListener( 'click', ( event ) => {
				const link = ( event.target as Element ).closest( 'a' );
				Object.assign( window, { followed: link?.href } );
			} );
		} );
		const gallery = Gallery.on( visitor );
		await gallery.links.first().click();
		const viewer = new Viewer( visitor );
		if ( name !== 'destination URL' || ( await viewer.dialog.count() ) ) {
			await expect( viewer.dialog ).toBeVisible();
			// Before it is there, Escape closes the viewer.
			const panel = visitor.locator( 'dialog dialog[open]' );
			await viewer.button( 'Information' ).click();
			await expect( panel ).toBeVisible();
			await expectHarmless( visitor, viewer.dialog );
			await visitor.keyboard.press( 'Escape' );
			await expect( panel ).toHaveCount( 0 );
			await viewer.button( 'Share' ).click();
			await expect( panel ).toBeVisible();
			await expectHarmless( visitor, viewer.dialog );
		}
		await expectHarmless( visitor, visitor.locator( GALLERY ) );
	} );
}

for ( const [ name, address ] of [
	[ 'src with a quote', 'https://example.org/a.jpg"onerror="window.hit=1' ],
	[ 'src javascript:', SCRIPT ],
	[ 'src data:', 'data:text/html,<script>window.hit=1</script>' ],
	[ 'src with markup', 'https://example.org/<svg onload=window.hit=1>.jpg' ],
] as const ) {
	test( `XSS: ${ name }`, async ( { site, visitor } ) => {
		const [ photo ] = await addPhotos( site, 1 );
		await visitor.route( /example\.org/, ( route ) => route.abort() );
		const { url } = await publish(
			site,
			galleryBlock( {
				source: 'urls',
				items: [
					{ url: address, title: 'Bad', poster: address },
					{ url: photo?.url, title: 'Good' },
				],
				viewer: { transition: 'none' },
			} )
		);
		await visitor.goto( url );
		await expectHarmless( visitor, visitor.locator( GALLERY ) );
		await Gallery.on( visitor ).links.last().click();
		const viewer = new Viewer( visitor );
		await expect( viewer.dialog ).toBeVisible();
		await visitor.keyboard.press( 'ArrowRight' );
		await expectHarmless( visitor, viewer.dialog );
	} );
}

test( 'XSS: EXIF of a file, its title and its dominant color', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 2, {
		viewer: {
			transition: 'none',
			hideToolsDelay: -1,
			tools: { topLeft: 'label', topRight: 'infoButton,closeButton' },
		},
	} );
	await site.php(
		`
		foreach ( $given['ids'] as $id ) {
			$meta = wp_get_attachment_metadata( $id );
			$meta['image_meta'] = array( 'camera' => $given['markup'], 'credit' => $given['markup'], 'caption' => $given['markup'], 'title' => $given['markup'], 'aperture' => $given['markup'], 'iso' => $given['markup'], 'focal_length' => $given['markup'], 'shutter_speed' => $given['markup'], 'created_timestamp' => $given['markup'], 'orientation' => 1, 'keywords' => array( $given['markup'] ) );
			wp_update_attachment_metadata( $id, apply_filters( 'wp_generate_attachment_metadata', $meta, $id, 'create' ) );
			wp_update_post( wp_slash( array( 'ID' => $id, 'post_excerpt' => $given['markup'], 'post_content' => $given['markup'] ) ) );
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $given['markup'] ) );
			foreach ( get_post_meta( $id ) as $key => $ignored ) {
				if ( str_contains( $key, 'vitrine' ) ) {
					update_post_meta( $id, $key, array( 'color' => '#fff;}</style><script>window.hit=1</script>', 'model' => $given['markup'], 'location' => $given['markup'] ) );
				}
			}
		}
		return true;
		`,
		{ ids: photos.map( ( { id } ) => id ), markup: MARKUP }
	);
	await visitor.goto( url );
	await expectHarmless( visitor, visitor.locator( GALLERY ) );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	await viewer.button( 'Information' ).click();
	await expect( visitor.locator( 'dialog dialog[open]' ) ).toBeVisible();
	await expectHarmless( visitor, viewer.dialog );
} );

test( 'hostile file names: as titles, addresses and downloads', async ( {
	site,
	visitor,
} ) => {
	const { url, photos } = await galleryPage( site, 2, {
		titleFrom: 'filename',
		label: { displayDescription: true },
		tools: { image: { topLeft: 'info,download' } },
		viewer: {
			transition: 'none',
			hideToolsDelay: -1,
			tools: {
				topLeft: 'label',
				topRight: 'infoButton,downloadButton,closeButton',
			},
		},
	} );
	await site.php(
		`
		foreach ( $given['ids'] as $id ) {
			$name = '2026/01/"><img src=x onerror="window.hit=1">' . $id . '\\'-[gallery].png';
			update_post_meta( $id, '_wp_attached_file', wp_slash( $name ) );
			wp_update_attachment_metadata( $id, array( 'file' => $name, 'width' => 300, 'height' => 200, 'sizes' => array( 'medium' => array( 'file' => '"onload="window.hit=1".png', 'width' => 150, 'height' => 100, 'mime-type' => 'image/png' ) ) ) );
		}
		return true;
		`,
		{ ids: photos.map( ( { id } ) => id ) }
	);
	await visitor.goto( url );
	await expect( Gallery.on( visitor ).items ).toHaveCount( 2 );
	await expectHarmless( visitor, visitor.locator( GALLERY ) );
	await Gallery.on( visitor ).links.first().click();
	const viewer = new Viewer( visitor );
	await viewer.button( 'Information' ).click();
	await expect( visitor.locator( 'dialog dialog[open]' ) ).toBeVisible();
	await expectHarmless( visitor, viewer.dialog );
} );

test( 'hostile attributes of a block change nothing', async ( {
	site,
	visitor,
} ) => {
	const photos = await addPhotos( site, 2 );
	const bad = `"><script>window.hit=1</script>`;
	const { url } = await publish(
		site,
		`<!-- wp:vitrine/gallery ${ JSON.stringify( {
			items: [
				...photos.map( ( { id } ) => ( { id } ) ),
				{ id: -1 },
				{ id: 'x' },
				{ id: [ 1 ] },
				{},
			],
			anchor: 'x y',
			layout: {
				layout: bad,
				width: '1e9',
				height: -5,
				gutterWidth: bad,
				mosaic: [ { c: -1, r: 1e9, w: 0, h: bad }, 5 ],
			},
			sizes: { xs: { width: bad }, zz: 4 },
			label: { position: bad, titleMaxLength: -4 },
			tools: { image: { topLeft: bad, [ bad ]: 'select' } },
			hoverEffects: [ bad, 'scale120', 7 ],
			displayTransition: bad,
			theme: bad,
			viewer: {
				logo: SCRIPT,
				theme: bad,
				slideshowDelay: -1,
				toolbar: 5,
			},
			mode: bad,
			className: bad,
		} )
			.replaceAll( '<', '\\u003c' )
			.replaceAll( '>', '\\u003e' ) } /-->`
	);
	const answer = await visitor.goto( url );
	expect( answer?.status() ).toBe( 200 );
	await expectHarmless( visitor, visitor.locator( GALLERY ) );
	const gallery = Gallery.on( visitor );
	await expect( gallery.items ).toHaveCount( 2 );
	await gallery.links.first().click();
	await expectHarmless( visitor, new Viewer( visitor ).dialog );
} );

test( 'hostile addresses: query variables and REST', async ( {
	request,
	site,
	visitor,
} ) => {
	const { url } = await galleryPage( site, 3, {
		search: true,
		tagFilter: 'multiple',
	} );
	await visitor.goto( url );
	const element = await Gallery.on( visitor ).element();
	const bad = encodeURIComponent( MARKUP );
	for ( const query of [
		`vitrine-gallery[${ element }][search]=${ bad }`,
		`vitrine-gallery[${ element }][tags][]=${ bad }`,
		`vitrine-gallery[${ element }][album]=${ bad }`,
		`vitrine-gallery[${ element }][page]=${ bad }`,
		`vitrine-gallery[${ element }][page][]=1&vitrine-gallery[${ element }][search][]=x`,
		`vitrine-gallery[${ element }]=7`,
		'vitrine-gallery=7',
		`vitrine-gallery[${ bad }][page]=2`,
	] ) {
		const answer = await visitor.goto( `${ url }?${ query }` );
		expect( answer?.status(), query ).toBeLessThan( 500 );
		await expectHarmless( visitor, visitor.locator( GALLERY ) );
	}
	for ( const forged of [ 'x', '../../users', `${ 'a'.repeat( 64 ) }` ] ) {
		for ( const path of [ '?gallery=', '/' ] ) {
			const answer = await request.get(
				`/wp-json/vitrine/v1/gallery${ path }${ encodeURIComponent( forged ) }`
			);
			expect( answer.status(), path + forged ).toBe( 404 );
		}
	}
} );

test( 'XSS: imported options of nanogallery2', async ( { site, visitor } ) => {
	const [ photo ] = await addPhotos( site, 1 );
	const options = {
		items: [
			{
				src: photo?.url,
				srct: `${ photo?.url }');x:expression(1`,
				title: MARKUP,
				description: MARKUP,
				tags: MARKUP,
				destURL: SCRIPT,
				exifModel: MARKUP,
				exifLocation: MARKUP,
				imageDominantColor: '#fff"><script>window.hit=1</script>',
			},
			{ src: `x" onerror="window.hit=1`, srct: SCRIPT, title: 'Bad' },
		],
		galleryFilterTags: true,
		thumbnailHoverEffect2: MARKUP,
		galleryTheme: MARKUP,
		fnThumbnailClicked: 'alert',
		icons: {
			buttonClose: MARKUP,
			thumbnailShare: MARKUP,
			thumbnailDisplay: `<i class="a" onclick="window.hit=1">${ MARKUP }</i>`,
		},
		thumbnailToolbarImage: { topLeft: 'share,display' },
		i18n: { breadcrumbHome: MARKUP },
		viewerTools: { topLeft: 'label', topRight: 'infoButton,closeButton' },
	};
	const { url } = await publish(
		site,
		`<!-- wp:html --><div id="old" data-nanogallery2='${ JSON.stringify(
			options
		)
			.replaceAll( '&', '&amp;' )
			.replaceAll( '<', '&lt;' )
			.replaceAll( '>', '&gt;' )
			.replaceAll( "'", '&#39;' ) }'></div><!-- /wp:html -->`
	);
	await visitor.goto( url );
	const old = visitor.locator( '#old' );
	await expect( old.locator( 'img' ).first() ).toBeAttached();
	await visitor.waitForLoadState( 'networkidle' );
	await expectHarmless( visitor, old );
} );
