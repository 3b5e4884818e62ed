import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gallery } from '@vitrine/gallery';
import { start } from './index';
import { jQueryOf, openDoor } from './door';
import { plainHtml } from './items/plain-html';
import { commandsOf, takeOver } from './takeover';

const P = 'wp-block-vitrine-gallery__';

let element: HTMLElement;
let warn: ReturnType< typeof vi.spyOn >;

const put = ( html: string ) => {
	document.body.innerHTML = html;
	element = document.body.firstElementChild as HTMLElement;
	return element;
};
const ids = () =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-item]' ) ].map(
		( tile ) => JSON.parse( tile.dataset[ 'item' ]! ).id
	);
const said = () =>
	[ ...element.querySelectorAll( `.${ P }console > p` ) ]
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => ! text?.startsWith( 'Only people' ) )
		.join( '' );

const items = [
	{ src: 'a.jpg', srct: 'at.jpg', title: 'A', ID: 'a', tags: 'sea sun' },
	{ src: 'b.jpg', title: 'B', ID: 'b', tags: 'sea' },
	{ title: 'Trip', kind: 'album', ID: 't' },
	{ src: 'c.jpg', title: 'C', ID: 'c', albumID: 't' },
];

const markup = ( options: object ) =>
	`<div id="old" data-nanogallery2='${ JSON.stringify( options ) }'></div>`;

beforeEach( () => {
	warn = vi.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			disconnect() {}
		}
	);
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			disconnect() {}
		}
	);
	vi.stubGlobal( 'CSS', {
		supports: () => true,
		escape: ( text: string ) => text,
	} );
	// Who reads notes may edit the page.
	document.head.innerHTML =
		'<script type="application/json" id="wp-script-module-data-@vitrine/nanogallery2">{"edit":"/wp-admin/post.php?post=1&action=edit"}</script>';
	vi.stubGlobal( 'matchMedia', () => ( { addEventListener() {} } ) );
	Element.prototype.scrollIntoView = () => undefined;
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => {
	gallery( element )?.destroy();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
} );

describe( 'pages with nanogallery2', () => {
	test( 'items of the options, albums and commands', async () => {
		const made = ( await takeOver( put( markup( { items } ) ) ) )!;
		expect( ids() ).toEqual( [ 'a', 'b', 't' ] );
		expect( gallery( element ) ).toBe( made );
		await made.displayItem( 't' );
		expect( ids() ).toEqual( [ 'c' ] );
		expect( window.location.hash ).toBe( '#nanogallery/old/t' );
		expect( await made.search( 'nothing' ) ).toBe( 0 );
		await made.reload();
		expect( said() ).toContain( 'Not supported for this content source' );
	} );

	test( 'landmarks of several galleries have names of their own, those of the server first, however often one is taken over', async () => {
		vi.resetModules();
		const fresh = await import( './takeover' );
		put(
			markup( { items } ) +
				markup( { items } ).replace( 'old', 'other' ) +
				'<div class="wp-block-vitrine-gallery"></div>'
		);
		const [ first, second ] = [
			...document.querySelectorAll< HTMLElement >(
				'[data-nanogallery2]'
			),
		] as [ HTMLElement, HTMLElement ];
		const names = [];
		for ( const one of [ first, second, first ] ) {
			const made = ( await fresh.takeOver( one ) )!;
			await made.displayItem( 't' );
			names.push( one.querySelector( 'nav' )?.ariaLabel );
			made.destroy();
		}
		expect( names ).toEqual(
			[ 2, 3, 2 ].map( ( nth ) => `Albums of gallery ${ nth }` )
		);
	} );

	test( 'lists of albums leave out albums of providers only, as in the original', async () => {
		const albums = [ 'Profile portraits', 'Zoo' ].map( ( title ) => ( {
			title,
			kind: 'album',
			ID: title,
		} ) );
		const lists = {
			blockList: 'zoo|profil',
			allowList: 'nothing',
			albumList: 'nothing',
			albumList2: [ 'nothing' ],
		};
		const options = { items: [ ...items, ...albums ] };
		await takeOver( put( markup( { ...options, ...lists } ) ) );
		const all = [ 'a', 'b', 't', 'Profile portraits', 'Zoo' ];
		expect( ids() ).toEqual( all );
	} );

	describe( 'pictures of a provider', () => {
		const options = { kind: 'flickr', userID: '26011645@N00' };
		const rest = '/wp-json/vitrine/v1/gallery?gallery=SEALED';
		const tile = ( item: object ) =>
			`<li data-item='${ JSON.stringify( item ) }'><a href="/x.jpg"><img src="/x-t.jpg" width="3" height="2" alt=""></a></li>`;
		const connect = ( answers: Record< string, object[] > ) => {
			const fetched = vi.fn( async ( url: URL ) => {
				const found = answers[ url.searchParams.get( 'album' )! ];
				return new Response(
					JSON.stringify( { html: found?.map( tile ).join( '' ) } ),
					{
						status: found ? 200 : 404,
						headers: { 'Content-Type': 'application/json' },
					}
				);
			} );
			vi.stubGlobal( 'fetch', fetched );
			document.head.innerHTML = document.head.innerHTML.replace(
				'{',
				`{"connected":${ JSON.stringify( [
					{
						kind: 'flickr',
						account: options.userID,
						album: '',
						rest,
					},
				] ) },`
			);
			return fetched;
		};
		afterEach( () => vi.unstubAllGlobals() );

		test( 'come from the site’s own connection to the account, album by album', async () => {
			const fetched = connect( {
				0: [
					{ id: 'sea', kind: 'album', title: 'Sea', numberItems: 2 },
					{ id: 'me', kind: 'album', title: 'Profil pictures' },
				],
				sea: [ { id: '1', title: 'One', src: '/1.jpg' }, { id: '2' } ],
			} );
			await takeOver( put( markup( options ) ) );
			// As in the original, its black list holds where nothing is said.
			expect( ids() ).toEqual( [ 'sea' ] );
			expect( fetched ).toHaveBeenCalledTimes( 1 );
			const made = gallery( element )!;
			await made.displayItem( 'sea' );
			expect( ids() ).toEqual( [ '1', '2' ] );
			await made.displayItem( '0' );
			await made.displayItem( 'sea' );
			expect( fetched ).toHaveBeenCalledTimes( 2 );
			expect( said() ).toBe( '' );
		} );

		test( 'are named to who may edit the page where no connection has them, and to nobody else', async () => {
			const fetched = connect( { 0: [] } );
			const other = { ...options, userID: '1@N00' };
			await takeOver( put( markup( other ) ) );
			expect( fetched ).not.toHaveBeenCalled();
			expect( said() ).toContain( 'The images come from flickr' );
			await takeOver( put( markup( options ) ) );
			expect( said() ).toContain( 'has no images yet' );
			document.head.innerHTML = '';
			await takeOver( put( markup( options ) ) );
			expect( element.textContent ).toBe( '' );
		} );
	} );

	test( 'links inside the element', async () => {
		await takeOver(
			put(
				'<div data-nanogallery2><a href="x.jpg" data-ngid="x" data-ngthumb="xt.jpg">Ex</a><a href="javascript:alert(1)">evil</a></div>'
			)
		);
		expect( ids() ).toEqual( [ 'x' ] );
		expect( element.innerHTML ).not.toContain( 'javascript:' );
		expect( element.id ).not.toBe( '' );
		expect( said() ).toContain( '1 items could not be read.' );
	} );

	test( 'nothing to show is said as the original says it', async () => {
		expect( await takeOver( put( '<div data-nanogallery2></div>' ) ) ).toBe(
			undefined
		);
		expect( said() ).toBe( 'error: no media to process.' );
		expect( warn ).toHaveBeenCalledWith( 'error: no media to process.' );
	} );

	test( 'what fails under the pointer is said once, as the original says it', async () => {
		const report = vi.fn();
		vi.stubGlobal( 'reportError', report );
		const fail = ( message: string ) => () => {
			throw new Error( message );
		};
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			fnThumbnailHover: fail( 'no such thing' ),
			fnThumbnailHoverOut: fail( '<b>gone' ),
		} );
		const over = ( index: number ) =>
			element
				.querySelectorAll( '[data-item]' )
				[ index ]!.dispatchEvent(
					new Event( 'pointerover', { bubbles: true } )
				);
		over( 0 );
		over( 1 );
		expect( said() ).toBe(
			'error on hover: no such thingerror on hoverOut: <b>gone'
		);
		for ( const message of [
			'error on hover: no such thing',
			'error on hoverOut: <b>gone',
		] ) {
			expect( warn ).toHaveBeenCalledWith( message );
		}
		expect( report ).toHaveBeenCalledTimes( 3 );
	} );

	test( 'visitors read no notes, and who may edit finds the way to a block', async () => {
		document.head.replaceChildren();
		await takeOver( put( markup( { items, noSuchOption: 1 } ) ) );
		expect( element.textContent ).not.toContain( 'noSuchOption' );
		expect( warn ).toHaveBeenCalled();
		document.head.innerHTML =
			'<script type="application/json" id="wp-script-module-data-@vitrine/nanogallery2">{"edit":"https://evil.example/"}</script>';
		await takeOver( put( markup( { items, noSuchOption: 1 } ) ) );
		expect( element.textContent ).not.toContain( 'noSuchOption' );
		document.head.innerHTML =
			'<script type="application/json" id="wp-script-module-data-@vitrine/nanogallery2">{"edit":"/wp-admin/post.php?post=1"}</script>';
		await takeOver( put( markup( { items, noSuchOption: 1 } ) ) );
		expect( said() ).toContain( 'noSuchOption' );
		expect(
			element.querySelector< HTMLAnchorElement >( `.${ P }notes a` )?.href
		).toContain( '/wp-admin/post.php?post=1' );
	} );

	test( 'what is not taken over is named', async () => {
		await takeOver(
			put(
				markup( {
					items,
					noSuchOption: 1,
					fnThumbnailClicked: 'alert',
				} )
			)
		);
		expect( said() ).toContain( 'noSuchOption' );
		expect( said() ).toContain( 'fnThumbnailClicked' );
	} );

	test( 'exactly as many as galleryMaxItems says, and sorted', async () => {
		await takeOver(
			put(
				markup( {
					items,
					galleryMaxItems: 2,
					gallerySorting: 'titleDesc',
				} )
			)
		);
		expect( ids() ).toEqual( [ 't', 'b' ] );
	} );

	test( 'hostile items stay text', async () => {
		const evil = '"><img src=x onerror="window.pwned=1">';
		await takeOver( put( '<div id="old"></div>' ), {
			items: [
				{
					src: 'a.jpg',
					title: evil,
					description: evil,
					tags: [ evil ],
					destURL: 'javascript:window.pwned=1',
					exifModel: evil,
				},
				{ src: `a.jpg${ evil }`, srct: `t.jpg${ evil }`, title: 'x' },
			],
			galleryFilterTags: true,
		} );
		expect( element.querySelector( '[onerror]' ) ).toBeNull();
		expect( element.innerHTML ).not.toContain( 'javascript:' );
		expect( ids() ).toHaveLength( 2 );
	} );

	test( 'albums written in a circle end', async () => {
		const made = ( await takeOver( put( '<div id="old"></div>' ), {
			items: [
				{ src: 'a.jpg', ID: 'i' },
				{ kind: 'album', ID: 'x', albumID: 'y', title: 'X' },
				{ kind: 'album', ID: 'y', albumID: 'x', title: 'Y' },
			],
		} ) )!;
		await made.displayItem( 'x' );
		expect( ids() ).toEqual( [ 'y' ] );
	} );

	test( 'words and titles in the language of the browser', async () => {
		vi.spyOn( window.navigator, 'language', 'get' ).mockReturnValue(
			'fr-FR'
		);
		await takeOver( put( '<div id="old"></div>' ), {
			items: [ { src: 'a.jpg', ID: 'a', title: 'Sea', title_FR: 'Mer' } ],
			breadcrumbAutoHideTopLevel: false,
			i18n: {
				breadcrumbHome: 'Galleries',
				breadcrumbHome_FR: 'Galeries',
				infoBoxViews: 'Vues',
			},
		} );
		const [ tile ] = element.querySelectorAll( `.${ P }title` );
		expect( tile?.textContent ).toBe( 'Mer' );
		expect(
			element.querySelector( `.${ P }crumbs` )?.textContent
		).toContain( 'Galeries' );
		expect( said() ).toContain( 'i18n.infoBoxViews' );
		expect( said() ).not.toContain( 'breadcrumbHome' );
	} );

	test( 'words come from PHP where there are some', async () => {
		document.head.replaceChildren();
		put(
			'<div id="old"></div><script type="application/json" id="wp-script-module-data-@vitrine/nanogallery2">{"words":{"noSource":"Geht nicht","root":"Galerien"},"template":{"albums":"Alben","albumsOf":"Alben von %d"}}</script>'
		);
		const made = ( await takeOver( element, {
			items,
			breadcrumbAutoHideTopLevel: false,
		} ) )!;
		expect(
			element.querySelector( `.${ P }navigation` )?.outerHTML
		).toContain( 'Alben' );
		expect(
			element.querySelector( `.${ P }crumbs` )?.textContent
		).toContain( 'Galerien' );
		await made.reload();
		expect( said() ).toContain( 'Geht nicht' );
	} );

	test( 'what a page makes of an item is shown', async () => {
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			fnProcessData: ( item: { title: string } ) => {
				item.title = `${ item.title }!`;
			},
		} );
		expect( element.textContent ).toContain( 'Trip!' );
		expect( said() ).not.toContain( 'fnProcessData' );
	} );

	test( 'functions are called, strings are never looked up', async () => {
		const selection = vi.fn();
		Object.assign( window, { evil: vi.fn() } );
		const made = ( await takeOver( put( '<div id="old"></div>' ), {
			items,
			thumbnailSelectable: true,
			fnThumbnailSelection: selection,
			fnGalleryRenderEnd: 'evil',
		} ) )!;
		await made.itemsSetSelectedValue( [ 'a' ], true );
		const [ tile, item, isSelected ] = selection.mock.calls[ 0 ]!;
		expect( tile ).toBe( element.querySelector( '[data-item]' ) );
		expect( item ).toMatchObject( { id: 'a', title: 'A' } );
		expect( item.GetID() ).toBe( 'a' );
		expect( isSelected ).toBe( true );
		await made.displayItem( 't' );
		expect( ( window as { evil?: unknown } ).evil ).not.toHaveBeenCalled();
	} );
} );

describe( 'what pages of nanogallery2 give besides items', () => {
	test( 'titles are replaced', async () => {
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			titleTranslationMap: [
				{ title: 'A', replace: 'Anna' },
				{ title: 'A', replace: 'never' },
				{ title: 'B', replace: 7 },
			],
		} );
		const titles = [ ...element.querySelectorAll( `.${ P }title` ) ];
		expect( titles.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Anna',
			'B',
			'Trip',
		] );
		expect( said() ).not.toContain( 'titleTranslationMap' );
	} );

	test( 'functions for the toolbar and the information are honored; one that nanogallery2 never called is named', async () => {
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			fnPopupMediaInfo: () => ( {} ),
			fnImgToolbarCustInit: () => '',
			fnImgToolbarCustDisplay: () => undefined,
			fnThumbnailHoverInit: () => undefined,
			fnViewerInfo: () => undefined,
		} );
		expect( said() ).toBe( 'nanogallery2: fnViewerInfo' );
	} );

	test( 'an effect of the page’s own is called for tiles that come by scrolling, not for the first window', async () => {
		const all = vi.fn();
		const first = vi.fn();
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			thumbnailDisplayTransition: 'CUSTOM',
			fnThumbnailDisplayEffect: all,
			fnThumbnailL1DisplayEffect: first,
		} );
		expect( first ).not.toHaveBeenCalled();
		const tile = element.querySelector< HTMLElement >( '[data-item]' )!;
		tile.style.setProperty( '--enter-delay', '30ms' );
		tile.dispatchEvent(
			new CustomEvent( 'vitrine:replaced', {
				bubbles: true,
				detail: { added: [ tile ] },
			} )
		);
		expect( all ).not.toHaveBeenCalled();
		expect( first.mock.calls ).toEqual( [
			[ tile, expect.objectContaining( { id: 'a' } ), 0, 30 ],
		] );
		expect( said() ).toBe( '' );
	} );

	test( 'an effect that nobody gives is named', async () => {
		await takeOver( put( '<div id="old"></div>' ), {
			items,
			thumbnailDisplayTransition: 'custom',
		} );
		expect( said() ).toBe( 'nanogallery2: thumbnailDisplayTransition' );
	} );

	test( 'HTML of a page’s function formats text and does nothing else', () => {
		const host = document.createElement( 'div' );
		host.append(
			plainHtml(
				'<p onclick="x()" class="big">A <b>b</b> &lt;i&gt;<script>evil()</script><img src=x onerror=evil()><a href="javascript:evil()">c</a> <a href="/d">d</a></p><form>e<input></form>'
			)
		);
		expect( host.innerHTML ).toBe(
			'<p class="big">A <b>b</b> &lt;i&gt;<a>c</a> <a href="/d" target="_blank" rel="noopener">d</a></p>e'
		);
	} );
} );

describe( 'the page', () => {
	const page = ( jQuery?: object ) =>
		Object.assign( Object.create( window ), {
			document,
			location: window.location,
			jQuery,
		} ) as Window;

	test( 'where the original is loaded nothing happens', () => {
		put( markup( { items } ) );
		start( page( { fn: { nanogallery2: () => undefined } } ) );
		expect( element.childElementCount ).toBe( 0 );
	} );

	test( 'elements are found', async () => {
		put( markup( { items } ) );
		start( page() );
		await vi.waitFor( () => expect( ids() ).toHaveLength( 3 ) );
	} );

	test( 'the jQuery door: options, commands, answers', async () => {
		put( '<div id="old"></div>' );
		const jQuery = Object.assign( () => ( { trigger: () => undefined } ), {
			fn: {} as Record< string, unknown >,
		} );
		openDoor( jQuery, { takeOver, commands: commandsOf } );
		const call = ( ...given: unknown[] ) =>
			(
				jQuery.fn[ 'nanogallery2' ] as ( ...all: unknown[] ) => unknown
			 ).apply( [ element ], given );
		expect( call( { items } ) ).toEqual( [ element ] );
		await vi.waitFor( () => expect( ids() ).toHaveLength( 3 ) );
		expect( ids() ).toHaveLength( 3 );
		expect( call( 'instance' ) ).toBe( gallery( element ) );
		// As in the original, which forgets to answer.
		expect( call( 'paginationCountPages' ) ).toEqual( [ element ] );
		expect( call( 'option', 'thumbnailHeight' ) ).toBe( 200 );
		expect( call( 'option', 'thumbnailOpenInLightox' ) ).toBe( true );
		expect( call( 'constructor' ) ).toEqual( [ element ] );
		expect( call( 'search', 'b' ) ).toBe( 1 );
		expect( call( 'search2', '', 'SE' ) ).toBe( 2 );
		expect( call( 'search2Execute' ) ).toBe( 2 );
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'a', 'b' ] ) );
		expect( call( 'search2', null, null ) ).toBe( 3 );
		const data = call( 'data' ) as Record< string, any >;
		expect( data[ 'items' ].map( ( item: any ) => item.GetID() ) ).toEqual(
			[ '0', 'a', 'b', 't', 'c' ]
		);
		expect( data[ 'gallery' ].albumIdx ).toBe( 0 );
		expect( data[ 'shoppingcart' ] ).toEqual( [] );
		expect( call( 'itemsSelectedGet' ) ).toEqual( [] );
		expect( call( 'itemsSetSelectedValue', [ 'b' ], true ) ).toEqual( [
			element,
		] );
		expect(
			( call( 'itemsSelectedGet' ) as { id: string }[] ).map(
				( { id } ) => id
			)
		).toEqual( [ 'b' ] );
		expect( call( 'shoppingCartGet' ) ).toEqual( [] );
		expect( call( 'shoppingCartUpdate', 'a' ) ).toBe( false );
		expect( call( 'shoppingCartRemove' ) ).toBe( false );
		expect( call( 'option', 'thumbnailHeight', 100 ) ).toEqual( [
			element,
		] );
		expect( call( 'option', 'thumbnailHeight' ) ).toBe( 100 );
		expect( () => call( 'reload' ) ).toThrow( 'Not supported' );
		// A second call with options changes nothing.
		expect( call( { items: [] } ) ).toEqual( [ element ] );
		expect( call( 'displayItem', 't' ) ).toEqual( [ element ] );
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'c' ] ) );
		call( 'destroy' );
		expect( call( 'instance' ) ).toEqual( [ element ] );
		expect( jQueryOf( page() ) ).toBeNull();
	} );

	test( 'while a gallery is being made, what can be answered is', async () => {
		put( '<div id="old"></div>' );
		const jQuery = Object.assign( () => ( { trigger: () => undefined } ), {
			fn: {} as Record< string, unknown >,
		} );
		openDoor( jQuery, { takeOver, commands: commandsOf } );
		const call = ( ...given: unknown[] ) =>
			(
				jQuery.fn[ 'nanogallery2' ] as ( ...all: unknown[] ) => unknown
			 ).apply( [ element ], given );
		call( { items, thumbnailHeight: 150 } );
		expect( ids() ).toEqual( [] );
		expect( call( 'itemsSelectedGet' ) ).toEqual( [] );
		expect( call( 'shoppingCartGet' ) ).toEqual( [] );
		expect( call( 'option', 'thumbnailHeight' ) ).toBe( 150 );
		expect(
			( call( 'data' ) as Record< string, any > )[ 'items' ]
		).toHaveLength( 5 );
		expect( call( 'displayItem', 't' ) ).toEqual( [ element ] );
		expect( call( 'displayItem', '0' ) ).toEqual( [ element ] );
		expect( call( 'search', 'b' ) ).toBe( 1 );
		expect( call( 'itemsSetSelectedValue', [ 'b' ], true ) ).toEqual( [
			element,
		] );
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'b' ] ) );
		expect(
			( call( 'itemsSelectedGet' ) as { id: string }[] ).map(
				( { id } ) => id
			)
		).toContain( 'b' );
	} );

	test( 'on a block, what answers nothing lets the chain go on; the rest answers or promises', async () => {
		put( '<div id="old"></div>' );
		await takeOver( put( markup( { items } ) ) );
		const jQuery = Object.assign( () => ( { trigger: () => undefined } ), {
			fn: {} as Record< string, unknown >,
		} );
		// A block's gallery: nobody has taken it over.
		openDoor( jQuery, { takeOver, commands: () => undefined } );
		const call = ( ...given: unknown[] ) =>
			(
				jQuery.fn[ 'nanogallery2' ] as ( ...all: unknown[] ) => unknown
			 ).apply( [ element ], given );
		for ( const name of [ 'displayItem', 'refresh', 'closeViewer' ] ) {
			expect( call( name, '0' ) ).toEqual( [ element ] );
		}
		expect( call( 'option', 'selectable', true ) ).toEqual( [ element ] );
		expect( call( 'option', 'openImage' ) ).toBe( true );
		expect( call( 'paginationCountPages' ) ).toBe( 1 );
		expect( call( 'itemsSelectedGet' ) ).toEqual( [] );
		expect( call( 'shoppingCartGet' ) ).toEqual( [] );
		expect( call( 'instance' ) ).toBe( gallery( element ) );
		expect( await call( 'search', 'a' ) ).toBe( 1 );
		expect( await call( 'data' ) ).toMatchObject( { total: 1 } );
	} );

	test( 'where jQuery comes late the door opens then', async () => {
		const late = page();
		const listeners: Record< string, () => void > = {};
		Object.assign( late, {
			addEventListener: ( name: string, listener: () => void ) => {
				listeners[ name ] = listener;
			},
		} );
		start( late );
		const jQuery = { fn: {} as Record< string, unknown > };
		Object.assign( late, { jQuery } );
		listeners[ 'DOMContentLoaded' ]?.();
		const door = jQuery.fn[ 'nanogallery2' ];
		expect( door ).toBeTypeOf( 'function' );
		listeners[ 'DOMContentLoaded' ]?.();
		expect( jQuery.fn[ 'nanogallery2' ] ).toBe( door );
	} );

	test( 'what was called before the module came is done now, in order', async () => {
		put( '<div id="old"></div>' );
		const queue = [
			[ [ element ], [ { items } ] ],
			[ [ element ], [ 'displayItem', 't' ] ],
		];
		const stub = Object.assign( () => undefined, { queue } );
		start(
			page(
				Object.assign( () => ( { trigger: () => undefined } ), {
					fn: { nanogallery2: stub },
				} )
			)
		);
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'c' ] ) );
	} );
} );
