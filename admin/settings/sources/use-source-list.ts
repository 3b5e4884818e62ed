import { useCallback, useEffect, useRef, useState } from 'react';

import * as api from '../api';
import { toProblem } from '../problem';
import type { Problem, Source } from '../types';

const byName = ( one: Source, other: Source ) =>
	one.name.localeCompare( other.name ) || one.id - other.id;

/** The connected accounts as the site knows them, by name. */
export function useSourceList() {
	const [ sources, setSources ] = useState< Source[] | null >( null );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	/** Counts what this screen changed: a list that was asked for before a change is older than what is shown. */
	const changes = useRef( 0 );
	const isGone = useRef( false );

	useEffect( () => {
		isGone.current = false;

		return () => {
			isGone.current = true;
		};
	}, [] );

	/** Takes a source out of the list; the one that is given stands there instead. */
	const replace = useCallback( ( gone: number, source?: Source ) => {
		changes.current++;
		setSources( ( before ) =>
			[
				...( before ?? [] ).filter( ( { id } ) => id !== gone ),
				...( source ? [ source ] : [] ),
			].sort( byName )
		);
	}, [] );

	const put = useCallback(
		( source: Source ) => replace( source.id, source ),
		[ replace ]
	);

	/** Answers with the list, or null when it could not be had or is out of date. */
	const reload = useCallback( async (): Promise< Source[] | null > => {
		const asked = changes.current;

		try {
			const list = ( await api.list() ).sort( byName );

			if ( isGone.current || asked !== changes.current ) {
				return null;
			}

			setSources( list );
			setProblem( null );

			return list;
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );

			return null;
		}
	}, [] );

	return { sources, problem, isGone, reload, put, drop: replace };
}
