/**
 * The address fragment `#nanogallery/ELEMENT/ALBUM[/IMAGE]`. Pure.
 */
export interface Place {
	/** Id of the gallery's element. */
	element: string;
	/** '0' = the root. */
	album: string;
	/** '' = none. */
	image: string;
}

const SHAPE = /^#nanogallery\/([^/]+)\/([^/]+)(?:\/([^/]+))?\/?$/;

/** Longer ones are nobody's deep link. */
const MAX_LENGTH = 2000;

/**
 * Reads a fragment.
 *
 * @param hash With '#', or ''.
 * @return Null = it is not ours. What it holds is only ever compared, never printed as HTML.
 */
export function parseFragment( hash: string ): Place | null {
	const match = hash.length > MAX_LENGTH ? null : SHAPE.exec( hash );
	try {
		const [ element = '', album = '', image = '' ] = ( match ?? [] )
			.slice( 1 )
			.map( ( part ) => decodeURIComponent( part ?? '' ) );
		return match && { element, album, image };
	} catch {
		// Such as '%zz'.
		return null;
	}
}

/**
 * Writes a fragment.
 *
 * @param place Where it leads.
 */
export function formatFragment( { element, album, image }: Place ): string {
	return [ '#nanogallery', ...[ element, album, image ].filter( Boolean ) ]
		.map( ( part, index ) => ( index ? encodeURIComponent( part ) : part ) )
		.join( '/' );
}
