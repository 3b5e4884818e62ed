import { safeUrl } from '@vitrine/frontend';

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
			// An error of the former file may come late, when another one is on its way.
			if ( target instanceof HTMLImageElement && target.complete ) {
				mend( target );
			}
		},
		true
	);
	block.addEventListener(
		'load',
		( { target } ) => ( target as Element ).classList.remove( MISSING ),
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
	// The attributes shape a picture only as long as it may come.
	const size = ( name: string ) => image.getAttribute( name );
	image.style.setProperty(
		'--_ratio',
		`${ size( 'width' ) } / ${ size( 'height' ) }`
	);
	image.classList.add( MISSING );
	if ( other ) {
		image.removeAttribute( 'srcset' );
		image.loading = 'eager';
		image.src = safeUrl( other );
	}
}
