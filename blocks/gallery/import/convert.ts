/** Between this block, core's gallery and the `[gallery]` shortcode. Pure; transforms.ts tells WordPress of it. */
import { newLayout } from '../gallery-attributes';
import type { GalleryAttributes, StoredItem } from '../gallery-attributes';

/** What core/image stores, as far as it matters here. */
export interface CoreImage {
	id?: number;
	url?: string;
	alt?: string;
	/** Rich text. */
	caption?: unknown;
	href?: string;
	linkDestination?: string;
}

/** What core/gallery stores, as far as it matters here. */
export interface CoreGallery {
	columns?: number;
	imageCrop?: boolean;
	linkTo?: string;
	align?: string;
	anchor?: string;
	randomOrder?: boolean;
}

/** What is known of an attachment beyond its id. */
export interface KnownMedia {
	url: string;
	alt: string;
}

type Attributes = Partial< GalleryAttributes >;

/** Width in px that so many columns share in a usual column of text. */
const TEXT = 600;
const NARROWEST = 80;

/** Columns of core's gallery and of the shortcode when nothing is said. */
const USUAL_COLUMNS = 3;

/** Rich text is a string or an object that writes itself as one. */
export const plainText = ( html: unknown ): string =>
	String( html ?? '' )
		.replace( /<br\s*\/?>/gi, ' ' )
		.replace( /<[^>]*>/g, '' )
		.replace(
			/&(amp|lt|gt|quot|#0?39|nbsp);/g,
			( _, name: string ) => ENTITIES[ name ] ?? ''
		)
		.trim();

const ENTITIES: Record< string, string > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
	'#039': "'",
	nbsp: ' ',
};

function itemOf( {
	id,
	url,
	alt,
	caption,
	href,
	linkDestination,
}: CoreImage ): StoredItem[] {
	if ( ! id && ! url ) {
		return [];
	}
	const description = plainText( caption );
	return [
		{
			...( id ? { id } : { url: url ?? '' } ),
			...( alt && { alt } ),
			...( description && { description } ),
			...( href &&
				linkDestination === 'custom' && { destinationURL: href } ),
		},
	];
}

function columnsLayout(
	columns: number,
	crop: boolean
): GalleryAttributes[ 'layout' ] {
	return {
		...newLayout,
		maxItemsPerLine: columns,
		width: Math.max( NARROWEST, Math.floor( TEXT / columns ) ),
		height: Math.max( NARROWEST, Math.floor( TEXT / columns ) ),
		...( crop ? {} : { crop: false } ),
	};
}

/**
 * A gallery of images, one by one.
 *
 * @param images Images.
 */
export function fromImages( images: CoreImage[] ): Attributes {
	const items = images.flatMap( itemOf );
	return {
		source: items.every( ( { id } ) => ! id ) ? 'urls' : 'media',
		items,
		layout: newLayout,
		...( items.some( ( { description } ) => description ) && {
			label: { displayDescription: true },
		} ),
	};
}

/**
 * What core's gallery becomes.
 *
 * @param gallery Its attributes.
 * @param images  Its images.
 */
export function fromCoreGallery(
	{
		columns,
		imageCrop = true,
		linkTo,
		align,
		anchor,
		randomOrder,
	}: CoreGallery,
	images: CoreImage[]
): Attributes {
	const count =
		columns ?? Math.min( USUAL_COLUMNS, Math.max( 1, images.length ) );
	return {
		...fromImages( images ),
		layout: columnsLayout( count, imageCrop ),
		...( linkTo === 'none' && { openImage: false } ),
		...( align && { align } ),
		...( anchor && { anchor } ),
		...( randomOrder && { sorting: 'random' } ),
	};
}

/**
 * What the shortcode becomes.
 *
 * @param named Its attributes.
 */
export function fromShortcode(
	named: Record< string, string | undefined >
): Attributes {
	const ids = ( named[ 'ids' ] ?? named[ 'include' ] ?? '' )
		.split( ',' )
		.map( ( id ) => parseInt( id, 10 ) )
		.filter( ( id ) => id > 0 );
	const columns = parseInt( named[ 'columns' ] ?? '', 10 );
	const reversed = /^desc$/i.test( named[ 'order' ] ?? '' );
	return {
		...( ids.length > 0
			? { source: 'media', items: ids.map( ( id ) => ( { id } ) ) }
			: { source: 'attached' } ),
		layout: columnsLayout(
			columns > 0 ? Math.min( 20, columns ) : USUAL_COLUMNS,
			named[ 'size' ] !== 'full'
		),
		...( named[ 'link' ] === 'none' && { openImage: false } ),
		...( /^rand$/i.test( named[ 'orderby' ] ?? '' )
			? { sorting: 'random' }
			: reversed && { sorting: 'reversed' } ),
	};
}

/**
 * Attributes of a text that is one `[gallery]`.
 *
 * @param text Text of a block.
 * @return Null = something would get lost: text around it, or files that this block cannot name.
 */
export function shortcodeIn( text: string ): Record< string, string > | null {
	const found = /^\s*\[gallery((?:\s[^\]]*)?)\]\s*$/.exec( text );
	if ( ! found ) {
		return null;
	}
	const named: Record< string, string > = {};
	for ( const [ , name = '', double, single, bare ] of (
		found[ 1 ] ?? ''
	).matchAll( /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g ) ) {
		named[ name ] = double ?? single ?? bare ?? '';
	}
	const isNamed = 'ids' in named || 'include' in named;
	return isNamed || ! ( 'id' in named || 'exclude' in named ) ? named : null;
}

const columnsOf = ( { layout, items }: GalleryAttributes ): number =>
	layout.maxItemsPerLine ||
	Math.min( USUAL_COLUMNS, Math.max( 1, items.length ) );

/**
 * What becomes of this block in core's gallery.
 *
 * @param attributes What the block stores.
 * @param known      What is known of attachments.
 */
export function toCoreGallery(
	attributes: GalleryAttributes,
	known: ReadonlyMap< number, KnownMedia >
): { gallery: CoreGallery; images: CoreImage[] } {
	const linkTo = attributes.openImage ? 'media' : 'none';
	return {
		gallery: {
			columns: Math.min( 8, columnsOf( attributes ) ),
			imageCrop: attributes.layout.crop ?? true,
			linkTo,
			...( attributes.align && { align: attributes.align } ),
			...( attributes.anchor && { anchor: attributes.anchor } ),
			...( attributes.sorting === 'random' && { randomOrder: true } ),
		},
		images: attributes.items.flatMap(
			( {
				id,
				url,
				alt,
				description,
				title,
				destinationURL,
			} ): CoreImage[] => {
				const media = id ? known.get( id ) : undefined;
				const address = media?.url || url || '';
				const text = alt ?? media?.alt ?? '';
				const caption = description ?? title;
				return address || id
					? [
							{
								...( id && { id } ),
								url: address,
								...( text && { alt: text } ),
								...( caption && {
									caption: escaped( caption ),
								} ),
								...( destinationURL
									? {
											href: destinationURL,
											linkDestination: 'custom',
										}
									: {
											linkDestination: linkTo,
											...( linkTo === 'media' &&
												address && { href: address } ),
										} ),
							},
						]
					: [];
			}
		),
	};
}

/** A caption is HTML. */
const escaped = ( text: string ): string =>
	text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/**
 * The shortcode that shows the same attachments.
 *
 * @param attributes What the block stores.
 */
export function toShortcode( attributes: GalleryAttributes ): string {
	const ids = attributes.items.flatMap( ( { id } ) => ( id ? [ id ] : [] ) );
	return (
		[
			'[gallery',
			...( ids.length > 0 ? [ `ids="${ ids.join( ',' ) }"` ] : [] ),
			`columns="${ columnsOf( attributes ) }"`,
			...( attributes.layout.crop === false ? [ 'size="full"' ] : [] ),
			`link="${ attributes.openImage ? 'file' : 'none' }"`,
			...( attributes.sorting === 'random' ? [ 'orderby="rand"' ] : [] ),
			...( attributes.sorting === 'reversed' ? [ 'order="DESC"' ] : [] ),
		].join( ' ' ) + ']'
	);
}
