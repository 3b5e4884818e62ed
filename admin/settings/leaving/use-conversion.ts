import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { toProblem } from '../problem';
import type { Problem } from '../types';
import * as api from './api';
import type { GalleryPlace } from './api';
import { runConversion } from './run-conversion';
import type { Outcome } from './run-conversion';

/**
 * Finds galleries when somebody asks, and converts them.
 *
 * @param tell Says something in passing.
 */
export function useConversion( tell: ( message: string ) => void ) {
	/** Null: nobody has asked. */
	const [ places, setPlaces ] = useState< GalleryPlace[] | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const [ step, setStep ] = useState( '' );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ refused, setRefused ] = useState< Outcome[ 'refused' ] >( [] );

	/** Does one thing at a time, and keeps what went wrong. */
	const work = async ( what: () => Promise< void > ) => {
		setBusy( true );
		setProblem( null );

		try {
			await what();
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
		} finally {
			setBusy( false );
			setStep( '' );
		}
	};

	const find = () =>
		work( async () => setPlaces( await api.galleryPlaces() ) );

	const convert = ( chosen: GalleryPlace[] ) =>
		work( async () => {
			setRefused( [] );
			const outcome = await runConversion(
				chosen,
				api.convert,
				( done ) =>
					setStep(
						sprintf(
							/* translators: 1: number of places that are done, 2: number of places. */
							__( 'Converting… %1$d of %2$d', 'vitrine' ),
							done,
							chosen.length
						)
					)
			);
			setRefused( outcome.refused );
			tell(
				sprintf(
					/* translators: %d: number of galleries. */
					_n(
						'%d gallery converted.',
						'%d galleries converted.',
						outcome.converted,
						'vitrine'
					),
					outcome.converted
				)
			);
			setPlaces( await api.galleryPlaces() );
		} );

	return { places, isBusy, step, problem, refused, find, convert };
}
