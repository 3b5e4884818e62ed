import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

import { toProblem } from '../problem';
import type { Messages } from '../notices/use-notices';
import type { Problem } from '../types';
import * as api from './api';
import type { Connection, ConnectionData, ProviderKind } from './types';
import { connectionTitle } from './strings';

/** Calls of a refresh from this screen; what is left then is fetched by the site's schedule. */
const MAX_CALLS = 15;

const byName = ( one: Connection, other: Connection ) =>
	one.name.localeCompare( other.name ) || one.id - other.id;

const savedText = ( connection: Connection ): string =>
	sprintf(
		/* translators: %s: name of a connection. */
		__( '%s was saved.', 'vitrine' ),
		connectionTitle( connection )
	);

/** The connections as the site knows them, and the providers that there are. */
function useList() {
	const [ connections, setConnections ] = useState< Connection[] | null >(
		null
	);
	const [ kinds, setKinds ] = useState< ProviderKind[] >( [] );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const isGone = useRef( false );

	const put = useCallback( ( connection: Connection ) => {
		setConnections( ( before ) =>
			[
				...( before ?? [] ).filter(
					( { id } ) => id !== connection.id
				),
				connection,
			].sort( byName )
		);
	}, [] );

	const reload = useCallback( async () => {
		try {
			const [ found, known ] = await Promise.all( [
				api.list(),
				api.kinds(),
			] );
			setConnections( found );
			setKinds( known );
			setProblem( null );
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
		}
	}, [] );

	useEffect( () => {
		isGone.current = false;
		void reload();

		return () => {
			isGone.current = true;
		};
	}, [ reload ] );

	const drop = ( gone: number ) =>
		setConnections( ( before ) =>
			( before ?? [] ).filter( ( { id } ) => id !== gone )
		);

	return { connections, kinds, problem, isGone, reload, put, drop };
}

/** The connections that something is done with; what goes wrong is told of them. */
function useBusy( { fail, clear }: Omit< Messages, 'tell' > ) {
	const [ busy, setBusy ] = useState< number[] >( [] );
	/** Runs something for a connection, one thing at a time. */
	const during = async (
		connection: Connection,
		work: () => Promise< void >
	) => {
		const title = connectionTitle( connection );
		clear( title );
		setBusy( ( before ) => [ ...before, connection.id ] );
		try {
			await work();
		} catch ( thrown ) {
			fail( title, toProblem( thrown ) );
		} finally {
			setBusy( ( before ) =>
				before.filter( ( id ) => id !== connection.id )
			);
		}
	};

	return { busy, during };
}

/** The connections and everything that can be done with them. */
export function useConnections( { tell, fail, clear }: Messages ) {
	const { isGone, put, drop, ...list } = useList();
	const { busy, during } = useBusy( { fail, clear } );

	const refresh = ( connection: Connection ) =>
		during( connection, async () => {
			for ( let call = 0; call < MAX_CALLS && ! isGone.current; call++ ) {
				const answer = await api.refresh( connection.id );
				put( answer.connection );
				if ( answer.complete ) {
					if ( answer.connection.error === null ) {
						tell(
							sprintf(
								/* translators: %s: name of a connection. */
								__( '%s is up to date.', 'vitrine' ),
								connectionTitle( answer.connection )
							)
						);
					}
					return;
				}
			}
			tell(
				__( 'The rest will be fetched in the background.', 'vitrine' )
			);
		} );

	const test = ( connection: Connection ) =>
		during( connection, async () => {
			const answer = await api.test( connection.id );
			put( answer.connection );
			if ( answer.ok ) {
				tell( answer.message );
			} else {
				fail( connectionTitle( connection ), {
					code: 'vitrine_provider_failed',
					message: answer.message,
					remedy: answer.remedy,
				} );
			}
		} );

	const remove = ( connection: Connection ) =>
		during( connection, async () => {
			await api.remove( connection.id );
			drop( connection.id );
			tell(
				sprintf(
					/* translators: %s: name of a connection. */
					__( '%s was removed.', 'vitrine' ),
					connectionTitle( connection )
				)
			);
		} );

	/** Adds a connection, or changes one; what goes wrong is the caller's to say. */
	const save = async (
		connection: Connection | null,
		provider: string,
		data: ConnectionData
	) => {
		const saved = connection
			? await api.change( connection.id, data )
			: await api.add( provider, data );
		put( saved );
		tell( savedText( saved ) );
	};

	return {
		...list,
		busy,
		refresh,
		test,
		remove,
		save,
	};
}
