/** Its place stays, nothing is seen there. */
const MISSING = 'is-missing';

/**
 * Falls back once where a picture fails to load, and then hides what a browser shows in its place. Nothing moves.
 *
 * @param block Wrapper of a feed.
 */
export function attachPictures( block: HTMLElement ): void {
	// Errors do not bubble. Load more adds pictures later.
	block.addEventListener(
		'error',
		( { target } ) => {
			if ( target instanceof HTMLImageElement ) {
				mend( target );
			}
		},
		true
	);
	for ( const image of block.querySelectorAll( 'img' ) ) {
		// Failed before this script was there.
		if ( image.complete && image.currentSrc && ! image.naturalWidth ) {
			mend( image );
		}
	}
}

/**
 * Tries another file of a picture, the nearest that its markup names, or hides it.
 *
 * @param image A picture that failed.
 */
function mend( image: HTMLImageElement ): void {
	const failed = image.currentSrc;
	const files = [
		image.src,
		...image.srcset
			.split( ',' )
			.map( ( candidate ) => candidate.trim().split( /\s/ )[ 0 ] ?? '' ),
	];
	const other =
		image.srcset &&
		files.find(
			( file ) =>
				file && new URL( file, document.baseURI ).href !== failed
		);
	const [ width, height ] = [ 'width', 'height' ].map( ( name ) =>
		image.getAttribute( name )
	);
	// A picture that failed has lost the shape that its measures gave it.
	if ( width && height && ! image.style.aspectRatio ) {
		image.style.aspectRatio = `${ width } / ${ height }`;
	}
	if ( other ) {
		image.removeAttribute( 'srcset' );
		image.src = other;
	} else {
		image.classList.add( MISSING );
	}
}
