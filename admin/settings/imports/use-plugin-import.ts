import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { toProblem } from '../problem';
import type { Problem } from '../types';
import { withProblem, type AccountProblem } from './account-problems';
import * as api from './api';
import type { FeedPlugin } from './types';

/**
 * Takes over what a plugin has left: account by account, because each asks its network, then all feeds, whatever
 * stood in the way of accounts.
 *
 * @param left   What there is.
 * @param onDone When accounts and patterns are here.
 */
export function usePluginImport(
	left: FeedPlugin,
	onDone: () => Promise< unknown >
) {
	const [ shown, setShown ] = useState( left );
	const [ step, setStep ] = useState< string | null >( null );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ accountProblems, setAccountProblems ] = useState<
		AccountProblem[]
	>( [] );
	const [ isDone, setDone ] = useState( false );

	const run = async () => {
		let problems: AccountProblem[] = [];
		setProblem( null );
		setAccountProblems( problems );
		setDone( false );

		try {
			const accounts = shown.accounts;

			for ( const [ index, account ] of accounts.entries() ) {
				setStep(
					sprintf(
						/* translators: 1: number of the account, 2: number of all accounts, 3: name of the account. */
						__( 'Account %1$d of %2$d: %3$s', 'vitrine' ),
						index + 1,
						accounts.length,
						account.name
					)
				);
				try {
					const now = await api.connectAccount(
						shown.plugin,
						account.id
					);
					setShown( ( before ) => ( {
						...before,
						accounts: before.accounts.map( ( one ) =>
							one.id === now.id ? now : one
						),
					} ) );
				} catch ( thrown ) {
					problems = withProblem(
						problems,
						account.name,
						toProblem( thrown )
					);
				}
			}

			setStep( __( 'Feeds', 'vitrine' ) );
			const feeds = await api.importFeeds( shown.plugin );
			setShown( ( before ) => ( { ...before, feeds } ) );
			setDone( true );
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
		} finally {
			setAccountProblems( problems );
			setStep( null );
			await onDone();
		}
	};

	return { shown, step, problem, accountProblems, isDone, run };
}
