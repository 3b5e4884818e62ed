import type { Context } from '../context';
import { hush, say, word } from '../messages';
import type { Addresses, Browsing } from '../parts';
import { START } from '../state/variable';
import { isSame } from './address';
import type { Loader } from './loader';

/**
 * Ways to albums and images: where the address bar says, and where a command says.
 *
 * @param context   The gallery.
 * @param loader    Fetches albums.
 * @param addresses Of the gallery.
 */
export function navigationOf(
	context: Context,
	loader: Loader,
	addresses: Addresses
): Pick< Browsing, 'locate' | 'display' > {
	/** An image that is not there has been asked for, and the visitor reads so. */
	let isMissing = false;
	/** The image that a fragment names, while it is looked for: browsers tell of a change twice. */
	let wanted = '';

	const openImage = async ( image: string, entry: 'new' | 'there' ) => {
		const opening = await context.part( 'opening' );
		isMissing = ! ( await opening.openId( image, entry ) );
		if ( isMissing ) {
			say( context, word( context, 'noImage' ) );
		}
	};

	/**
	 * Shows the image of a fragment; without one the album is shown already.
	 *
	 * @param image Its id, '' = none.
	 */
	const arrive = async ( image: string ) => {
		if ( image && image !== wanted ) {
			wanted = image;
			await openImage( image, 'there' ).finally( () => {
				wanted = '';
			} );
		} else if ( ! image ) {
			if ( isMissing ) {
				isMissing = false;
				hush( context );
			}
			addresses.tidy();
		}
	};

	return {
		locate: async () => {
			const found = addresses.read();
			if ( ! found ) {
				return;
			}
			const { state, image, scroll } = found;
			const { heading } = loader;
			if ( ! isSame( heading?.state ?? context.state, state ) ) {
				await loader.command( state, { entry: 'none', scroll } );
			} else {
				await heading?.done.catch( () => undefined );
			}
			if ( context.state.album === state.album ) {
				await arrive( image );
			}
		},

		display: async ( album, image ) => {
			const isThere =
				album &&
				( album === context.state.album ||
					( await loader.command(
						{ ...START, album },
						{ entry: 'push' }
					) ) );
			if ( isThere && image ) {
				await openImage( image, 'new' );
			}
		},
	};
}
