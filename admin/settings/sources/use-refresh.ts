import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useRef, useState } from 'react';

import * as api from '../api';
import { toProblem } from '../problem';
import { foundText, refreshedText, sourceTitle } from '../strings';
import type { Messages } from '../notices/use-notices';
import type { Problem, Source } from '../types';
import { refreshWhole } from './refresh';
import type { useSourceList } from './use-source-list';

interface Options
	extends
		Pick< Messages, 'tell' | 'clear' >,
		Pick<
			ReturnType< typeof useSourceList >,
			'isGone' | 'put' | 'reload'
		> {
	/** Says what went wrong with a source. */
	failWith: (
		source: Source | undefined,
		name: string,
		why: Problem
	) => void;
}

/** Fetches sources until they are complete. */
export function useRefresh( {
	isGone,
	put,
	reload,
	tell,
	clear,
	failWith,
}: Options ) {
	const [ refreshing, setRefreshing ] = useState< number[] >( [] );
	/** Refreshes that this screen drives; a ref, because a second click comes before the next render. */
	const running = useRef( new Set< number >() );

	/** Fetches a source until it is complete. A quiet refresh was not asked for by anybody: it tells nothing. */
	const refresh = useCallback(
		async (
			source: Source,
			{ isQuiet = false, withPictures = false } = {}
		) => {
			const { id } = source;

			if ( running.current.has( id ) ) {
				return;
			}

			const name = sourceTitle( source );
			running.current.add( id );
			setRefreshing( [ ...running.current ] );

			if ( ! isQuiet ) {
				clear( name );
				speak( fetchingText( name ) );
			}

			try {
				const last = await fetchWhole( id, withPictures, {
					onAnswer: ( answer ) => put( answer.source ),
					isOver: () => isGone.current || ! running.current.has( id ),
				} );

				if ( last && ! isQuiet ) {
					tell(
						last.source.error
							? foundText( name, last.source.error.message )
							: refreshedText( name, last.posts )
					);
				}
			} catch ( thrown ) {
				// Removed meanwhile: nothing that anybody wants to hear about.
				if ( running.current.has( id ) && ! isGone.current ) {
					const list = await reload();
					const now = list?.find( ( one ) => one.id === id );

					if ( ! isQuiet ) {
						failWith( now, name, toProblem( thrown ) );
					}
				}
			} finally {
				running.current.delete( id );
				setRefreshing( [ ...running.current ] );
			}
		},
		[ tell, clear, failWith, isGone, put, reload ]
	);

	/** Leaves a refresh early. */
	const stop = ( id: number ) => running.current.delete( id );

	return { refreshing, refresh, stop };
}

function fetchWhole(
	id: number,
	withPictures: boolean,
	options: Omit< Parameters< typeof refreshWhole >[ 0 ], 'call' >
) {
	// Pictures that failed are asked for by the first call; the others go on.
	let again = withPictures;

	return refreshWhole( {
		...options,
		call: () => {
			const answer = api.refresh( id, again );
			again = false;

			return answer;
		},
	} );
}

const fetchingText = ( name: string ) =>
	sprintf(
		/* translators: %s: name of a connected account. */
		__( 'Fetching posts from %s.', 'vitrine' ),
		name
	);
