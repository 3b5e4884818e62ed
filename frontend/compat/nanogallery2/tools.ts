/** Tools of a thumbnail (research §1.1); a size class before a name shows it from that class up. */
export const THUMBNAIL_TOOLS = [
	'select',
	'featured',
	'counter',
	'counter2',
	'share',
	'download',
	'info',
	'shoppingcart',
	'display',
];

export const VIEWER_TOOLS = [
	'minimizeButton',
	'label',
	'previousButton',
	'nextButton',
	'pageCounter',
	'playPauseButton',
	'rotateLeft',
	'rotateRight',
	'zoomButton',
	'fullscreenButton',
	'infoButton',
	'linkOriginalButton',
	'downloadButton',
	'shareButton',
	'shoppingcart',
	'closeButton',
];

export interface ToolList {
	/** Comma list of what is known. */
	list: string;
	/** Names that are ignored (specification §5). */
	unknown: string[];
}

/**
 * Sorts the names of a comma list.
 *
 * @param value Value of the option.
 * @param known Names of tools; customN is always one.
 * @return Null when it is no list.
 */
export function toolList(
	value: unknown,
	known: readonly string[]
): ToolList | null {
	if ( typeof value !== 'string' ) {
		return value === false || value === null
			? { list: '', unknown: [] }
			: null;
	}
	const names = value
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( Boolean );
	const isKnown = ( name: string ) => {
		const bare = name.replace( /^(xs|sm|me|la|xl)(?=[a-z])/, '' );
		return (
			known.includes( name ) ||
			known.includes( bare ) ||
			/^custom\d{1,2}$/.test( bare )
		);
	};
	return {
		list: names.filter( isKnown ).join( ',' ),
		unknown: names.filter( ( name ) => ! isKnown( name ) ),
	};
}
