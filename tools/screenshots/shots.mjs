/**
 * What is photographed: where, after which steps, and for which files.
 *
 * @typedef {Object} Shot
 * @property {string}                                                      name    Name, for `--only`.
 * @property {string[]}                                                    files   From the root.
 * @property {(ids: Record<string, number>) => string}                     path    Address on the site.
 * @property {boolean}                                                     isOwner Whether the administrator looks.
 * @property {{width?: number, height?: number}}                           size    Of the window.
 * @property {string}                                                      element Selector, if not the window is taken.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} prepare Steps before.
 */

const image = ( name ) => `docs/images/${ name }.webp`;
const guide = ( name ) => `docs/guide/images/${ name }.webp`;
const screenshot = ( number ) => `.wordpress-org/screenshot-${ number }.jpg`;

const at =
	( selector, above = 0 ) =>
	( page ) =>
		page.evaluate(
			( [ what, room ] ) => {
				const top = document
					.querySelector( what )
					.getBoundingClientRect().top;
				window.scrollTo( 0, window.scrollY + top - room );
			},
			[ selector, above ]
		);

const canvas = ( page ) => page.frameLocator( 'iframe[name="editor-canvas"]' );

/** Opens the editor with a block selected. */
const selected = ( block ) => async ( page ) => {
	await canvas( page )
		.locator( `[data-type="${ block }"]` )
		.first()
		.waitFor();
	await page.waitForFunction( ( name ) => {
		const { select, dispatch } = window.wp.data;
		const find = ( list ) =>
			list.find( ( one ) => one.name === name ) ??
			list.map( ( one ) => find( one.innerBlocks ) ).find( Boolean );
		const found = find( select( 'core/block-editor' ).getBlocks() );
		if ( found ) {
			dispatch( 'core/block-editor' ).selectBlock( found.clientId );
		}
		return found;
	}, block );
	await page.waitForTimeout( 1500 );
};

const editor = ( key ) => ( ids ) =>
	`/wp-admin/post.php?post=${ ids[ key ] }&action=edit`;

/** @type {Shot[]} */
const visitors = [
	{
		name: 'feed',
		files: [ image( 'social-feed-visitor' ), screenshot( 1 ) ],
		path: () => '/social-feed/',
		size: { height: 1060 },
		prepare: at( '#timeline', 10 ),
	},
	{
		name: 'gallery',
		files: [ image( 'gallery-visitor' ), screenshot( 3 ) ],
		path: () => '/gallery/',
		size: { height: 1180 },
	},
	{
		name: 'viewer',
		files: [ image( 'gallery-viewer' ), screenshot( 4 ) ],
		path: () => '/gallery/',
		size: { height: 760 },
		prepare: async ( page ) => {
			await page.locator( '#rows img' ).nth( 3 ).click();
			await page.locator( 'dialog[open] img' ).first().waitFor();
			await page.waitForTimeout( 1500 );
		},
	},
	{
		name: 'lightbox',
		files: [ image( 'lightbox-visitor' ) ],
		path: ( ids ) => `/?page_id=${ ids.lightbox }`,
		size: { height: 760 },
		prepare: async ( page ) => {
			await page.locator( '.wp-block-gallery a' ).first().click();
			await page.locator( 'dialog[open] img' ).first().waitFor();
			await page.waitForTimeout( 2000 );
			// The controls hide until the pointer moves.
			await page.mouse.move( 600, 300 );
			await page.mouse.move( 640, 360 );
			await page.waitForTimeout( 500 );
		},
	},
	{
		name: 'countdown',
		files: [ image( 'countdown-visitor' ) ],
		path: ( ids ) => `/?page_id=${ ids.countdown }`,
		size: { height: 720 },
		prepare: at( 'h1', 40 ),
	},
	{
		name: 'carousel',
		files: [ image( 'carousel-visitor' ), screenshot( 7 ) ],
		path: () => '/carousel/',
		size: { height: 720 },
		prepare: async ( page ) => {
			await at(
				'.has-thumbs.wp-block-vitrine-carousel, .has-thumbs',
				150
			)( page );
			await page.waitForTimeout( 1000 );
		},
	},
	{
		name: 'comparison',
		files: [ image( 'image-comparison-visitor' ) ],
		path: () => '/image-comparison/',
		size: { height: 900 },
		element: '.wp-block-vitrine-image-comparison',
	},
	{
		name: 'effects',
		files: [ image( 'effects-visitor' ) ],
		path: () => '/effects/',
		size: { height: 1240 },
		prepare: at( '.entry-content > .wp-block-group' ),
	},
	{
		name: 'loop',
		files: [ image( 'loop-visitor' ), screenshot( 6 ) ],
		path: () => '/loop/',
		size: { height: 860 },
		prepare: async ( page ) => {
			await page
				.locator( '.wp-block-vitrine-loop-filter a', {
					hasText: 'Sun',
				} )
				.first()
				.click();
			await page.waitForTimeout( 800 );
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
		},
	},
	{
		name: 'menu',
		files: [ image( 'mega-menu-visitor' ) ],
		path: () => '/',
		size: { height: 560 },
		prepare: async ( page ) => {
			await page
				.locator( 'header' )
				.getByRole( 'button', { name: /Navigation/ } )
				.first()
				.click();
			await page.waitForTimeout( 500 );
		},
	},
	{
		name: 'panel',
		files: [ image( 'off-canvas-visitor' ) ],
		path: () => '/off-canvas/',
		size: { height: 620 },
		prepare: async ( page ) => {
			await page
				.getByRole( 'link', { name: /opening hours/i } )
				.or( page.getByRole( 'button', { name: 'Directions' } ) )
				.first()
				.click();
			await page.waitForTimeout( 800 );
		},
	},
	{
		name: 'search',
		files: [ guide( 'search-overlay' ) ],
		path: () => '/search-overlay/',
		size: { height: 520 },
		prepare: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Search', exact: true } )
				.last()
				.click();
			await page.keyboard.type( 'gall' );
			await page.waitForTimeout( 1200 );
		},
	},
	{
		name: 'contents',
		files: [ guide( 'table-of-contents' ) ],
		path: () => '/table-of-contents/',
		size: { height: 620 },
	},
	{
		name: 'share',
		files: [ image( 'share-buttons-visitor' ) ],
		path: () => '/share-buttons/',
		size: { height: 800 },
	},
	{
		name: 'sign-up',
		files: [ image( 'sign-up-visitor' ) ],
		path: () => '/sign-up/',
		size: { height: 620 },
	},
	{
		name: 'embed',
		files: [ image( 'facebook-embed-visitor' ) ],
		path: () => '/facebook/',
		size: { height: 900 },
		element: '.wp-block-vitrine-embed',
	},
	{
		name: 'popup',
		files: [ guide( 'popup-visitor' ) ],
		path: () => '/popup/',
		size: { height: 700 },
		prepare: async ( page ) => {
			await page.getByRole( 'button', { name: 'Plan a visit' } ).click();
			await page.waitForTimeout( 800 );
		},
	},
];

/** @type {Shot[]} */
const owners = [
	{
		name: 'feed-editor',
		files: [ image( 'social-feed-editor' ), screenshot( 2 ) ],
		path: editor( 'feed' ),
		prepare: selected( 'vitrine/social-feed' ),
	},
	{
		name: 'feed-new',
		files: [ guide( 'feed-new' ) ],
		path: editor( 'feedNew' ),
		prepare: selected( 'vitrine/social-feed' ),
	},
	{
		name: 'gallery-new',
		files: [ guide( 'gallery-new' ) ],
		path: editor( 'galleryNew' ),
		prepare: selected( 'vitrine/gallery' ),
	},
	{
		name: 'gallery-editor',
		files: [ guide( 'gallery-editor' ) ],
		path: editor( 'gallery' ),
		prepare: selected( 'vitrine/gallery' ),
	},
	{
		name: 'carousel-new',
		files: [ guide( 'carousel-new' ) ],
		path: editor( 'carouselNew' ),
		prepare: selected( 'vitrine/carousel' ),
	},
	{
		name: 'loop-editor',
		files: [ guide( 'loop-editor' ) ],
		path: editor( 'loop' ),
		prepare: async ( page ) => {
			await selected( 'vitrine/loop-filter' )( page );
			await canvas( page )
				.locator( '.wp-block-post-featured-image img' )
				.nth( 2 )
				.waitFor();
			await page.waitForTimeout( 4000 );
		},
	},
	{
		name: 'popup-editor',
		files: [ image( 'popup-editor' ), screenshot( 5 ) ],
		path: editor( 'popup' ),
		prepare: selected( 'vitrine/popup' ),
	},
	{
		name: 'popup-tester',
		files: [ image( 'popup-tester' ) ],
		path: editor( 'popup' ),
		prepare: async ( page ) => {
			await selected( 'vitrine/popup' )( page );
			await page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name: 'Test', exact: true } )
				.click();
			await page.getByRole( 'dialog' ).last().waitFor();
			await page.waitForTimeout( 2500 );
		},
	},
	{
		name: 'settings',
		files: [ guide( 'settings' ), screenshot( 8 ) ],
		path: () => '/wp-admin/options-general.php?page=vitrine',
		prepare: ( page ) => page.waitForTimeout( 2500 ),
	},
	{
		name: 'popups',
		files: [ guide( 'popups' ) ],
		path: () => '/wp-admin/edit.php?post_type=vitrine_popup',
		size: { height: 560 },
	},
];

export const shots = [
	...visitors.map( ( shot ) => ( { isOwner: false, ...shot } ) ),
	...owners.map( ( shot ) => ( { isOwner: true, ...shot } ) ),
];
