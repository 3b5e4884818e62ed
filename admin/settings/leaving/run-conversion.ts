import type { Conversion, GalleryPlace } from './api';

/** Twin: ConversionController::MAX. */
const BATCH = 10;

/** Requests for one batch: copying the images of online albums takes several. */
const MAX_ROUNDS = 500;

export interface Outcome {
	/** Galleries. */
	converted: number;
	/** Places that were refused, and why. */
	refused: { place: GalleryPlace; message: string }[];
}

/**
 * Converts places, some at a time, so that no request takes long.
 *
 * @param places  Places.
 * @param convert Sends one request.
 * @param onStep  Told how many places are done.
 */
export async function runConversion(
	places: GalleryPlace[],
	convert: ( batch: GalleryPlace[] ) => Promise< Conversion[] >,
	onStep: ( done: number ) => void
): Promise< Outcome > {
	const outcome: Outcome = { converted: 0, refused: [] };

	for ( let first = 0; first < places.length; first += BATCH ) {
		let batch = places.slice( first, first + BATCH );

		for ( let round = 0; batch.length > 0 && round < MAX_ROUNDS; round++ ) {
			onStep( Math.min( first + BATCH, places.length ) - batch.length );
			const results = await convert( batch );
			batch = batch.filter( ( place ) => {
				const result = results.find(
					( { kind, id } ) => kind === place.kind && id === place.id
				);
				outcome.converted += result?.converted ?? 0;

				if ( result?.error ) {
					outcome.refused.push( { place, message: result.error } );
				}

				return result?.done === false;
			} );
		}
	}

	return outcome;
}
