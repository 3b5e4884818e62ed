import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect } from 'react';

import * as api from '../api';
import { toProblem } from '../problem';
import type { Messages } from '../notices/use-notices';
import type { Account, Problem, Source } from '../types';
import {
	connectedText,
	foundText,
	isLeftAlone,
	isMoving,
	sourceTitle,
} from '../strings';
import { useRefresh } from './use-refresh';
import { useSourceList } from './use-source-list';
import { useReturn, useVisible } from './use-visible';

const POLL = 5_000;

export interface Refused {
	account: Account;
	problem: Problem;
}

/** The connected accounts and everything that can be done with them. */
export function useSources( { tell, fail, clear }: Messages ) {
	const { sources, problem, isGone, reload, put, drop } = useSourceList();

	const failWith = useFailure( { tell, fail } );
	const { refreshing, refresh, stop } = useRefresh( {
		isGone,
		put,
		reload,
		tell,
		clear,
		failWith,
	} );

	useFirstLook( { isGone, reload, refresh } );
	useWatch( { sources, refreshing, reload } );

	const test = useCallback(
		async ( asked: Source ) => {
			const name = sourceTitle( asked );
			clear( name );

			try {
				const { ok, message, source } = await api.test( asked.id );
				put( source );

				if ( ok ) {
					tell( foundText( name, message ) );
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
	const remove = async ( source: Source ): Promise< boolean > => {
		const name = sourceTitle( source );

		try {
			stop( source.id );
			await api.remove( source.id );
			drop( source.id );
			tell( removedText( name ) );

			return true;
		} catch ( thrown ) {
			fail( name, toProblem( thrown ) );

			return false;
		}
	};

	return {
		sources,
		problem,
		refreshing,
		reload,
		refresh,
		test,
		remove,
		findAccounts: api.accounts,
		connect: useConnect( { put, tell, refresh } ),
	};
}

type List = ReturnType< typeof useSourceList >;
type Refresh = ReturnType< typeof useRefresh >;

/** Says what went wrong. A failure that the source itself keeps stands on the screen with its remedy anyway: then it is only told. */
const useFailure = ( { tell, fail }: Pick< Messages, 'tell' | 'fail' > ) =>
	useCallback(
		( source: Source | undefined, name: string, why: Problem ) => {
			if ( source?.error ) {
				tell( foundText( name, why.message ) );
			} else {
				fail( name, why );
			}
		},
		[ tell, fail ]
	);

/** Connects accounts and starts to fetch them one after the other; answers with those that were refused. */
function useConnect( {
	put,
	tell,
	refresh,
}: Pick< List, 'put' > &
	Pick< Messages, 'tell' > &
	Pick< Refresh, 'refresh' > ) {
	const follow = async ( connected: Source[] ) => {
		for ( const source of connected ) {
			if ( source.error ) {
				tell(
					foundText( sourceTitle( source ), source.error.message )
				);
			} else if ( source.state === 'connecting' ) {
				await refresh( source );
			} else {
				// Few posts: they came with the answer to connecting.
				tell( connectedText( source ) );
			}
		}
	};

	return async (
		accounts: Account[],
		connect: ( account: Account ) => Promise< Source >
	) => {
		const refused: Refused[] = [];
		const connected: Source[] = [];

		for ( const account of accounts ) {
			try {
				const source = await connect( account );
				put( source );
				connected.push( source );
			} catch ( thrown ) {
				refused.push( { account, problem: toProblem( thrown ) } );
			}
		}

		// Not awaited: the dialog may close, the table shows how far it is.
		void follow( connected );

		return refused;
	};
}

/** When the screen opens: the list, and what nobody else finishes. */
function useFirstLook( {
	isGone,
	reload,
	refresh,
}: Pick< List, 'isGone' | 'reload' > & Pick< Refresh, 'refresh' > ): void {
	useEffect( () => {
		void reload().then( async ( list ) => {
			for ( const source of list ?? [] ) {
				if ( ! isGone.current && isLeftAlone( source, Date.now() ) ) {
					await refresh( source, { isQuiet: true } );
				}
			}
		} );
	}, [ isGone, reload, refresh ] );
}

/** A refresh that somebody else drives (the schedule, another window) is watched. */
function useWatch( {
	sources,
	refreshing,
	reload,
}: Pick< List, 'sources' | 'reload' > & Pick< Refresh, 'refreshing' > ): void {
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
}

const removedText = ( name: string ) =>
	sprintf(
		/* translators: %s: name of an account that was connected. */
		__( '%s was removed.', 'vitrine' ),
		name
	);
