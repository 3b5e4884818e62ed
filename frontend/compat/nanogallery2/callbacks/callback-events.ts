/** The functions of a page that an event of the gallery calls, and what the original called them with. */
import { asOriginal, idIn, tileIn } from './original-item';
import { wrap } from './page-jquery';
import type { Detail, Told } from './types';

export interface CallbackEvent {
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

/** By the name of their option. Where the page has no jQuery, elements stand for its objects. */
export const CALLBACK_EVENTS: Record< string, CallbackEvent[] > = {
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
	fnThumbnailInit: [ { event: 'replaced', calls: built } ],
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
		{ event: 'open', calls: viewed },
		{ event: 'change', calls: viewed },
	],
};

function item( told: Told, id: unknown ) {
	const found = told.item( String( id ) );
	return found && asOriginal( told.gallery.element, found );
}

function tile( { gallery: { element } }: Told, id: unknown ) {
	return tileIn( element, id );
}

function album( told: Told, { album: id }: Detail ): unknown[][] {
	return [ [ item( told, id ) ] ];
}

function selection( value: boolean ): CallbackEvent[ 'calls' ] {
	return ( told, { ids } ) =>
		( ids as string[] ).map( ( id ) => [
			wrap( tile( told, id ) ),
			item( told, id ),
			value,
		] );
}

/** What the viewer shows. */
function viewed( told: Told, { id }: Detail ): unknown[][] {
	return [ [ item( told, id ) ] ];
}

function isViewing(): boolean {
	return document.querySelector( 'dialog.vitrine-viewer[open]' ) !== null;
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
