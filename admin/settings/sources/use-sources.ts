import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';

import * as api from '../api';
import { toProblem } from '../problem';
import { refreshWhole } from './refresh';
import type { Account, Network, Problem, Source } from '../types';
import { useReturn, useVisible } from './use-visible';
import { isLeftAlone, isMoving, refreshedText, sourceTitle } from '../strings';

const POLL = 5_000;

export interface Refused {
	account: Account;
	problem: Problem;
}

interface Options {
	/** Says something in passing. */
	tell: ( message: string ) => void;
	/** Says what went wrong and keeps it on the screen. */
	fail: ( about: string, problem: Problem ) => void;
	/** Takes back what `fail` said about something. */
	clear: ( about: string ) => void;
}

const failedText = ( name: string, why: string ) =>
	sprintf(
		/* translators: 1: name of a connected account, 2: what went wrong. */
		__( '%1$s: %2$s', 'vitrine' ),
		name,
		why
	);

const connectedText = ( source: Source ) =>
	sprintf(
		/* translators: 1: name of an account, 2: number of its posts. */
		_n(
			'%1$s is connected: %2$d post.',
			'%1$s is connected: %2$d posts.',
			source.posts,
			'vitrine'
		),
		sourceTitle( source ),
		source.posts
	);

const byName = ( one: Source, other: Source ) =>
	one.name.localeCompare( other.name ) || one.id - other.id;

const withSource = ( sources: Source[], source: Source ) =>
	[ ...sources.filter( ( { id } ) => id !== source.id ), source ].sort(
		byName
	);

/** The connected accounts and everything that can be done with them. */
export function useSources( { tell, fail, clear }: Options ) {
	const [ sources, setSources ] = useState< Source[] | null >( null );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ refreshing, setRefreshing ] = useState< number[] >( [] );

	/** Refreshes that this screen drives; a ref, because a second click comes before the next render. */
	const running = useRef( new Set< number >() );
	/** Counts what this screen changed: a list that was asked for before a change is older than what is shown. */
	const changes = useRef( 0 );
	const gone = useRef( false );

	const put = useCallback( ( source: Source ) => {
		changes.current++;
		setSources( ( before ) => withSource( before ?? [], source ) );
	}, [] );

	/** Answers with the list, or null when it could not be had or is out of date. */
	const reload = useCallback( async (): Promise< Source[] | null > => {
		const asked = changes.current;

		try {
			const list = ( await api.list() ).sort( byName );

			if ( gone.current || asked !== changes.current ) {
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

	/** A failure that the source itself keeps stands on the screen with its remedy anyway: then it is only told. */
	const failWith = useCallback(
		( source: Source | undefined, name: string, why: Problem ) => {
			if ( source?.error ) {
				tell( failedText( name, why.message ) );
			} else {
				fail( name, why );
			}
		},
		[ tell, fail ]
	);

	/** Fetches a source until it is complete. A quiet refresh was not asked for by anybody: it tells nothing. */
	const refresh = useCallback(
		async (
			source: Source,
			{ isQuiet = false, withPictures = false } = {}
		) => {
			const { id } = source;
			// Pictures that failed are asked for by the first call; the others go on.
			let again = withPictures;

			if ( running.current.has( id ) ) {
				return;
			}

			const name = sourceTitle( source );

			running.current.add( id );
			setRefreshing( [ ...running.current ] );

			if ( ! isQuiet ) {
				clear( name );
				speak(
					sprintf(
						/* translators: %s: name of a connected account. */
						__( 'Fetching the posts of %s.', 'vitrine' ),
						name
					)
				);
			}

			try {
				const last = await refreshWhole( {
					call: () => {
						const answer = api.refresh( id, again );
						again = false;

						return answer;
					},
					onAnswer: ( answer ) => put( answer.source ),
					isOver: () => gone.current || ! running.current.has( id ),
				} );

				if ( last === null || isQuiet ) {
					return;
				}

				if ( last.source.error ) {
					tell( failedText( name, last.source.error.message ) );
				} else {
					tell( refreshedText( name, last.posts ) );
				}
			} catch ( thrown ) {
				// Removed meanwhile: nothing that anybody wants to hear about.
				if ( running.current.has( id ) && ! gone.current ) {
					const list = await reload();

					if ( ! isQuiet ) {
						failWith(
							list?.find( ( one ) => one.id === id ),
							name,
							toProblem( thrown )
						);
					}
				}
			} finally {
				running.current.delete( id );
				setRefreshing( [ ...running.current ] );
			}
		},
		[ tell, clear, put, reload, failWith ]
	);

	/** Connects accounts and starts to fetch them one after the other; answers with those that were refused. */
	const connect = useCallback(
		async ( accounts: Account[], token: string ): Promise< Refused[] > => {
			const refused: Refused[] = [];
			const connected: Source[] = [];

			for ( const account of accounts ) {
				try {
					const source = await api.connect(
						account.network,
						account.id,
						token
					);
					put( source );
					connected.push( source );
				} catch ( thrown ) {
					refused.push( { account, problem: toProblem( thrown ) } );
				}
			}

			// Not awaited: the dialogue may close, the table shows how far it is.
			void ( async () => {
				for ( const source of connected ) {
					if ( source.error ) {
						tell(
							failedText(
								sourceTitle( source ),
								source.error.message
							)
						);
					} else if ( source.state === 'connecting' ) {
						await refresh( source );
					} else {
						// Few posts: they came with the answer to connecting.
						tell( connectedText( source ) );
					}
				}
			} )();

			return refused;
		},
		[ tell, put, refresh ]
	);

	const test = useCallback(
		async ( asked: Source ) => {
			const name = sourceTitle( asked );
			clear( name );

			try {
				const { ok, message, source } = await api.test( asked.id );
				put( source );

				if ( ok ) {
					tell(
						sprintf(
							/* translators: 1: name of a connected account, 2: what a test of its connection found. */
							__( '%1$s: %2$s', 'vitrine' ),
							name,
							message
						)
					);
				} else {
					failWith( source, name, {
						code: 'vitrine_test_failed',
						message,
						remedy: null,
					} );
				}
			} catch ( thrown ) {
				fail( name, toProblem( thrown ) );
				await reload();
			}
		},
		[ tell, fail, clear, put, reload, failWith ]
	);

	/** Answers whether the source is gone. */
	const remove = useCallback(
		async ( source: Source ): Promise< boolean > => {
			const { id } = source;
			const name = sourceTitle( source );

			try {
				running.current.delete( id );
				await api.remove( id );
				changes.current++;
				setSources(
					( before ) =>
						before?.filter( ( one ) => one.id !== id ) ?? null
				);
				tell(
					sprintf(
						/* translators: %s: name of an account that was connected. */
						__( '%s was removed.', 'vitrine' ),
						name
					)
				);

				return true;
			} catch ( thrown ) {
				fail( name, toProblem( thrown ) );

				return false;
			}
		},
		[ tell, fail ]
	);

	const findAccounts = useCallback(
		( network: Network, token: string ) => api.accounts( network, token ),
		[]
	);

	// When the screen opens: the list, and what nobody else finishes.
	useEffect( () => {
		gone.current = false;

		void reload().then( async ( list ) => {
			for ( const source of list ?? [] ) {
				if ( ! gone.current && isLeftAlone( source, Date.now() ) ) {
					await refresh( source, { isQuiet: true } );
				}
			}
		} );

		return () => {
			gone.current = true;
		};
	}, [ reload, refresh ] );

	// A refresh that somebody else drives (the schedule, another window) is watched.
	const isVisible = useVisible();
	const isWatched =
		isVisible &&
		( sources ?? [] ).some(
			( source ) =>
				isMoving( source ) && ! refreshing.includes( source.id )
		);

	useEffect( () => {
		if ( ! isWatched ) {
			return;
		}

		const timer = window.setInterval( () => void reload(), POLL );

		return () => window.clearInterval( timer );
	}, [ isWatched, reload ] );

	useReturn( useCallback( () => void reload(), [ reload ] ) );

	return {
		sources,
		problem,
		refreshing,
		reload,
		findAccounts,
		connect,
		refresh,
		test,
		remove,
	};
}
