/** Functions that a page gave nanogallery2, called where the gallery's events happen. Names are never looked up on `window`. */
import type { Gallery } from '@vitrine/gallery';
import type { GalleryItem } from '../../render/gallery/types';
import { jQueryOf } from './door';
import { fillViewer, VIEWER_CALLBACKS } from './viewer-callbacks';
import { say } from './messages';

type Detail = Record< string, unknown >;

/** What is told apart from the gallery itself. */
export interface Told {
	gallery: Gallery;
	/** An item or an album of the page; `undefined` = it is gone. */
	item: ( id: string ) => GalleryItem | undefined;
	/** All that an album shows, in order. */
	list: ( album: string ) => readonly GalleryItem[];
}

interface Honored {
	event: string;
	/** What the function is given, once for each list; none = it is not for this function. */
	calls: ( told: Told, detail: Detail ) => unknown[][];
	/** Whether answering false stops what would happen; 'always' = it is called instead. */
	stops?: 'false' | 'always';
}

/** Who has changed the cart, as the original says it. */
const BY: Record< string, string > = {
	gallery: 'gallery',
	viewer: 'lightbox',
	command: 'api',
};

const item = ( told: Told, id: unknown ) => {
	const found = told.item( String( id ) );
	return found && asOriginal( told.gallery.element, found );
};

const tile = ( { gallery: { element } }: Told, id: unknown ) =>
	tileIn( element, id );

const tileIn = ( element: HTMLElement, id: unknown ) =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-item]' ) ].find(
		( { dataset } ) => idIn( dataset[ 'item' ] ) === id
	);

const album = ( told: Told, { album: id }: Detail ) => [ [ item( told, id ) ] ];

const selection =
	( value: boolean ) =>
	( told: Told, { ids }: Detail ) =>
		( ids as string[] ).map( ( id ) => [
			wrap( tile( told, id ) ),
			item( told, id ),
			value,
		] );

const isViewing = () =>
	document.querySelector( 'dialog.vitrine-viewer[open]' ) !== null;

/** What the original called each with. Where the page has no jQuery, elements stand for its objects. */
const HONORED: Record< string, Honored[] > = {
	fnThumbnailClicked: [
		{
			event: 'click',
			calls: ( told, { id } ) => [
				[ wrap( tile( told, id ) ), item( told, id ) ],
			],
			stops: 'false',
		},
	],
	fnThumbnailOpen: [
		{
			event: 'click',
			calls: ( told, { id } ) => {
				const { gallery } = told;
				const clicked = told.item( String( id ) );
				const isOpening =
					clicked?.kind === 'image' &&
					! clicked.destinationURL &&
					gallery.itemsSelectedGet().length === 0;
				if ( ! isOpening ) {
					return [];
				}
				const images = told
					.list( clicked.albumID )
					.filter(
						( { kind, destinationURL } ) =>
							kind === 'image' && ! destinationURL
					);
				const at = images.indexOf( clicked );
				return [
					[
						[ ...images.slice( at ), ...images.slice( 0, at ) ].map(
							( each ) => asOriginal( told.gallery.element, each )
						),
					],
				];
			},
			stops: 'always',
		},
	],
	fnThumbnailToolCustAction: [
		{
			event: 'tool',
			calls: ( told, { tool, id } ) =>
				isViewing() ? [] : [ [ tool, item( told, id ) ] ],
		},
	],
	fnImgToolbarCustClick: [
		{
			event: 'tool',
			calls: ( told, { tool, id } ) =>
				isViewing()
					? [
							[
								tool,
								wrap(
									told.gallery.element.ownerDocument
										.activeElement
								),
								item( told, id ),
							],
						]
					: [],
		},
	],
	fnThumbnailSelection: [
		{ event: 'select', calls: selection( true ) },
		{ event: 'deselect', calls: selection( false ) },
	],
	fnShoppingCartUpdated: [
		{
			event: 'cart',
			calls: ( told, { cart, id, by } ) => [
				[
					// Names of 2.4, and those of 3.0.
					(
						cart as { index: number; ID: string; cnt: number }[]
					 ).map( ( entry ) => ( {
						...entry,
						idx: entry.index,
						qty: entry.cnt,
					} ) ),
					item( told, id ),
					BY[ String( by ) ],
				],
			],
		},
	],
	fnThumbnailInit: [
		{
			event: 'replaced',
			calls: built,
		},
	],
	fnThumbnailHoverInit: [ { event: 'replaced', calls: built } ],
	fnThumbnailDisplayEffect: [ { event: 'replaced', calls: entering } ],
	fnThumbnailHover: [ { event: 'hover', calls: hovered } ],
	fnThumbnailHoverOut: [ { event: 'hoverOut', calls: hovered } ],
	fnGalleryRenderStart: [ { event: 'loading', calls: album } ],
	fnGalleryObjectModelBuilt: [ { event: 'loaded', calls: () => [ [] ] } ],
	fnGalleryRenderEnd: [ { event: 'loaded', calls: album } ],
	fnGalleryLayoutApplied: [
		{ event: 'layout', calls: () => [ [] ] },
		{ event: 'loaded', calls: () => [ [] ] },
	],
	fnImgDisplayed: [
		{ event: 'open', calls: ( told, { id } ) => [ [ item( told, id ) ] ] },
		{
			event: 'change',
			calls: ( told, { id } ) => [ [ item( told, id ) ] ],
		},
	],
};

/** Events of the original on the element, heard through the page's jQuery as `NAME.nanogallery2`. */
const EVENTS: Record< string, readonly string[] > = {
	loading: [ 'galleryRenderStart' ],
	layout: [ 'galleryLayoutApplied' ],
	loaded: [
		'galleryObjectModelBuilt',
		'galleryLayoutApplied',
		'galleryRenderEnd',
		'galleryDisplayed',
	],
	page: [ 'pageChanged' ],
	select: [ 'itemSelected' ],
	deselect: [ 'itemUnSelected' ],
	cart: [ 'shoppingCartUpdated' ],
};

/**
 * Calls the functions of a page and fires the original's events, first those of the gallery that is there now.
 *
 * @param told      What they hear of.
 * @param callbacks By the name of their option.
 * @return Names of those that are not honored: strings, and what has no event.
 */
export function callBack(
	told: Told,
	callbacks: Record< string, unknown >
): string[] {
	const { element } = told.gallery;
	const lost: string[] = [];
	const heard = new Map< string, ( ( happened: Event ) => void )[] >();
	const on = ( event: string, run: ( happened: Event ) => void ) => {
		heard.set( event, [ ...( heard.get( event ) ?? [] ), run ] );
	};

	for ( const [ event, names ] of Object.entries( EVENTS ) ) {
		on( event, () => names.forEach( ( name ) => fire( element, name ) ) );
	}
	onChange( element, on );
	const functions = Object.fromEntries(
		VIEWER_CALLBACKS.flatMap( ( name ) => {
			const callback = callbacks[ name ];
			return typeof callback === 'function'
				? [ [ name, callback as ( ...given: unknown[] ) => unknown ] ]
				: [];
		} )
	);
	if ( Object.keys( functions ).length > 0 ) {
		fillViewer( {
			element,
			callbacks: functions,
			item: ( id ) => item( told, id ),
			wrap: wrapAll,
			run: callSafely,
		} );
	}
	for ( const [ name, callback ] of Object.entries( effects( callbacks ) ) ) {
		if ( Object.hasOwn( functions, name ) ) {
			continue;
		}
		const honored = Object.hasOwn( HONORED, name ) ? HONORED[ name ] : null;
		if ( typeof callback !== 'function' || ! honored ) {
			// That one was called when the items were made.
			if ( name !== 'fnProcessData' || typeof callback !== 'function' ) {
				lost.push( name );
			}
			continue;
		}
		for ( const { event, calls, stops } of honored ) {
			on( event, ( happened ) => {
				const { detail } = happened as CustomEvent< Detail >;
				for ( const given of calls( told, detail ) ) {
					const answer = callSafely(
						() => callback( ...given ),
						( message ) => {
							if ( event.startsWith( 'hover' ) ) {
								say(
									element,
									`error on ${ event }: ${ message }`
								);
							}
						}
					);
					if (
						stops === 'always' ||
						( stops === 'false' && answer === false )
					) {
						happened.preventDefault();
					}
				}
			} );
		}
	}
	for ( const [ event, runs ] of heard ) {
		const name =
			event === 'replaced'
				? 'vitrine:replaced'
				: `vitrine:gallery:${ event }`;
		element.addEventListener( name, ( happened ) =>
			runs.forEach( ( run ) => run( happened ) )
		);
	}
	if ( heard.has( 'hover' ) || heard.has( 'hoverOut' ) ) {
		watchHover( element, heard );
	}
	const first = { album: '0', added: [ ...element.children ] };
	for ( const event of [ 'loading', 'replaced', 'loaded' ] ) {
		const happened = new CustomEvent( event, { detail: first } );
		heard.get( event )?.forEach( ( run ) => run( happened ) );
	}
	return lost;
}

/** Of the viewer, the original says which way it went. */
function onChange(
	element: HTMLElement,
	on: ( event: string, run: ( happened: Event ) => void ) => void
): void {
	let before = 0;
	const indexOf = ( happened: Event ) =>
		Number( ( happened as CustomEvent< Detail > ).detail[ 'index' ] );
	on( 'open', ( happened ) => {
		before = indexOf( happened );
		fire( element, 'lightboxImageDisplayed' );
	} );
	on( 'change', ( happened ) => {
		const now = indexOf( happened );
		// From the last to the first is forward.
		const isNext = now === before + 1 || ( now === 0 && before > 1 );
		before = now;
		fire( element, isNext ? 'lightboxNextImage' : 'lightboxPreviousImage' );
		fire( element, 'lightboxImageDisplayed' );
	} );
}

/**
 * Tells which tile the pointer is over.
 *
 * @param element The wrapper.
 * @param heard   Who listens.
 */
function watchHover(
	element: HTMLElement,
	heard: Map< string, ( ( happened: Event ) => void )[] >
): void {
	let over: Element | null = null;
	const move = ( next: Element | null ) => {
		if ( next === over ) {
			return;
		}
		const tell = ( event: string, at: Element | null ) => {
			const happened = new CustomEvent( event, { detail: { at } } );
			heard.get( event )?.forEach( ( run ) => at && run( happened ) );
		};
		tell( 'hoverOut', over );
		tell( 'hover', next );
		over = next;
	};
	element.addEventListener( 'pointerover', ( { target } ) =>
		move( ( target as Element ).closest( '[data-item]' ) )
	);
	element.addEventListener( 'pointerleave', () => move( null ) );
}

/** Every tile that is new. */
function built( told: Told, { added }: Detail ): unknown[][] {
	return ( added as Element[] )
		.flatMap( ( each ) =>
			each.matches( '[data-item]' )
				? [ each ]
				: [ ...each.querySelectorAll( '[data-item]' ) ]
		)
		.map( ( each ) => tileCall( told, each as HTMLElement ) );
}

/** Tiles that come by scrolling, with their delay in ms: those of the first window never fade in. */
function entering( told: Told, { added }: Detail ): unknown[][] {
	return ( added as HTMLElement[] )
		.filter( ( each ) => each.matches( '[data-item]' ) )
		.map( ( each ) => [
			...tileCall( told, each ),
			Number.parseInt(
				each.style.getPropertyValue( '--enter-delay' ) || '0'
			),
		] );
}

function hovered( told: Told, { at }: Detail ): unknown[][] {
	return [ tileCall( told, at as HTMLElement ) ];
}

/** Tile, item and place, as most functions of thumbnails are called. */
function tileCall( told: Told, { dataset }: HTMLElement ): unknown[] {
	const id = idIn( dataset[ 'item' ] );
	return [
		wrap( tile( told, id ) ),
		item( told, id ),
		Number( dataset[ 'index' ] ),
	];
}

/**
 * An item with what pages asked the original's items for.
 *
 * @param element The wrapper.
 * @param own     The item.
 */
export function asOriginal( element: HTMLElement, own: GalleryItem ): Detail {
	return {
		...own,
		GetID: () => own.id,
		get $elt() {
			return wrap( tileIn( element, own.id ) );
		},
	};
}

function idIn( data: string | undefined ): string {
	try {
		return String( Object( JSON.parse( data ?? '' ) ).id ?? '' );
	} catch {
		return '';
	}
}

/**
 * An effect of the page's own is called where the transition is `custom`, and the first level may have another one.
 *
 * @param callbacks By the name of their option; `thumbnailDisplayTransition` stands for a transition that is `custom`.
 */
function effects(
	callbacks: Record< string, unknown >
): Record< string, unknown > {
	const {
		thumbnailDisplayTransition: isCustom,
		fnThumbnailDisplayEffect: all,
		fnThumbnailL1DisplayEffect: first,
		...others
	} = callbacks;
	const given = [ all, first ].filter( Boolean );
	if ( ! isCustom ) {
		// The original does not call it either; what is no function is named.
		return given.every( ( one ) => typeof one === 'function' )
			? others
			: { ...others, fnThumbnailDisplayEffect: 'none' };
	}
	if ( ! given.some( ( one ) => typeof one === 'function' ) ) {
		return { ...others, thumbnailDisplayTransition: isCustom };
	}
	const effect = ( ...call: unknown[] ) => {
		const isFirst = Object( call[ 1 ] ).albumID === '0';
		const run = isFirst && first ? first : all;
		return typeof run === 'function' ? run( ...call ) : undefined;
	};
	return { ...others, fnThumbnailDisplayEffect: effect };
}

/** Elements as the page's jQuery has them. */
function wrapAll( elements: Element[] ): unknown {
	const jQuery = jQueryOf( window );
	return jQuery ? jQuery( elements ) : elements;
}

/** An element as the page's jQuery has it. */
function wrap( element: Element | null | undefined ): unknown {
	const jQuery = jQueryOf( window );
	return jQuery && element ? jQuery( element ) : element;
}

function fire( element: HTMLElement, name: string ): void {
	callSafely( () =>
		jQueryOf( window )?.( element ).trigger( `${ name }.nanogallery2` )
	);
}

/**
 * A mistake in a page's function is reported and stops nothing.
 *
 * @param run    Calls it.
 * @param onFail Receives what went wrong.
 */
function callSafely(
	run: () => unknown,
	onFail: ( message: string ) => void = () => {}
): unknown {
	try {
		return run();
	} catch ( reason ) {
		onFail( reason instanceof Error ? reason.message : String( reason ) );
		window.reportError( reason );
		return undefined;
	}
}
