import type { StoredItem } from '../gallery-attributes';

/**
 * Moves an item; the others keep their order.
 *
 * @param items The items.
 * @param from  Place of the item.
 * @param to    Place where it will be.
 * @return The same list when nothing moves.
 */
export function moved(
	items: StoredItem[],
	from: number,
	to: number
): StoredItem[] {
	const item = items[ from ];
	const place = Math.max( 0, Math.min( items.length - 1, to ) );
	if ( ! item || place === from ) {
		return items;
	}
	const others = items.toSpliced( from, 1 );
	return others.toSpliced( place, 0, item );
}

export const removed = ( items: StoredItem[], index: number ): StoredItem[] =>
	items.toSpliced( index, 1 );

/**
 * Changes details of an item; empty ones are not stored, so that what the media library says holds.
 *
 * @param items   The items.
 * @param index   Place of the item.
 * @param changes Details.
 */
export function patched(
	items: StoredItem[],
	index: number,
	changes: Partial< StoredItem >
): StoredItem[] {
	const item = items[ index ];
	return item
		? items.with( index, withoutEmpty( { ...item, ...changes } ) )
		: items;
}

/** Sizes of pictures by their addresses, px. */
export type Sizes = ReadonlyMap< string, { width: number; height: number } >;

/**
 * Stores sizes with the pictures that have none yet.
 *
 * @param items Items.
 * @param sizes Sizes.
 * @return The same list, where there is nothing to store.
 */
export function withSizes( items: StoredItem[], sizes: Sizes ): StoredItem[] {
	const sized = items.map( ( item ) => {
		const size =
			item.id || item.width || item.height
				? undefined
				: sizes.get( item.url ?? '' );
		return size ? { ...item, ...size } : item;
	} );
	return sized.some( ( item, at ) => item !== items[ at ] ) ? sized : items;
}

function withoutEmpty( item: StoredItem ): StoredItem {
	return Object.fromEntries(
		Object.entries( item ).filter(
			( [ , value ] ) =>
				value !== undefined &&
				value !== '' &&
				value !== false &&
				value !== null &&
				! ( Array.isArray( value ) && value.length === 0 )
		)
	);
}

/**
 * Adds files of the media library that are not there yet.
 *
 * @param items The items.
 * @param ids   Attachments.
 */
export function withMedia( items: StoredItem[], ids: number[] ): StoredItem[] {
	const there = new Set( items.map( ( { id } ) => id ) );
	return [
		...items,
		...[ ...new Set( ids ) ]
			.filter( ( id ) => id > 0 && ! there.has( id ) )
			.map( ( id ) => ( { id } ) ),
	];
}

/**
 * Brings the items into the order that was chosen in the media library: kept ones keep their details, addresses stay at the end.
 *
 * @param items The items.
 * @param ids   Attachments in their order.
 */
export function chosen( items: StoredItem[], ids: number[] ): StoredItem[] {
	const known = new Map( items.map( ( item ) => [ item.id, item ] ) );
	return [
		...[ ...new Set( ids ) ].map( ( id ) => known.get( id ) ?? { id } ),
		...items.filter( ( { id } ) => ! id ),
	];
}

/** A link of a video's page that a player is known for; strict, like php/Gallery. */
const PAGES = [
	/^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=[\w-]{11}(?:[&#]|$)/,
	/^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/[\w-]{11}(?:[/?#]|$)/,
	/^https:\/\/youtu\.be\/[\w-]{11}(?:[?#]|$)/,
	/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?\d+(?:[/?#]|$)/,
	/^https:\/\/(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/\w+(?:[?#]|$)/,
	/^https:\/\/dai\.ly\/\w+(?:[?#]|$)/,
];

export const isVideo = ( url: string ): boolean =>
	PAGES.some( ( page ) => page.test( url ) ) ||
	/^https?:\/\/[^?#]+\.(?:mp4|webm|ogv|3gp)(?:[?#]|$)/i.test( url );

/**
 * Reads a list of addresses, one in a line; a title may follow after a space.
 *
 * @param text What was written or pasted.
 */
export function itemsFromText( text: string ): StoredItem[] {
	return text
		.split( /\r?\n/ )
		.map( ( line ) => line.trim() )
		.filter( Boolean )
		.flatMap( ( line ): StoredItem[] => {
			const [ , address = '', title = '' ] =
				/^(\S+)\s*(.*)$/.exec( line ) ?? [];
			const url = URL.canParse( address ) ? new URL( address ) : null;
			return url && /^https?:$/.test( url.protocol )
				? [ { url: url.href, ...( title ? { title } : {} ) } ]
				: [];
		} );
}

/** Addresses as `itemsFromText()` reads them. */
export const textOf = ( items: StoredItem[] ): string =>
	items
		.flatMap( ( { url, title } ) =>
			url ? [ [ url, title ].filter( Boolean ).join( ' ' ) ] : []
		)
		.join( '\n' );
