import { Modal, Notice, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { Buttons } from '../buttons';
import { ProblemNotice } from '../notices/notices';
import { toProblem } from '../problem';
import type { Refused } from '../sources/use-sources';
import type { Account, Problem, Source } from '../types';
import { useSubmit } from '../use-submit';
import { AccountChoice } from './account-choice';
import * as api from './login-api';

interface LoginChoiceProps {
	/** Of the login that came back. */
	handle: string;
	/** Answers with the accounts that were refused. */
	onConnect: (
		accounts: Account[],
		connect: ( account: Account ) => Promise< Source >
	) => Promise< Refused[] >;
	/** Opens the dialog to log in again. */
	onAgain: () => void;
	onDone: () => void;
	onClose: () => void;
}

/** Choose among the accounts that a login found; the token stays on the server. */
export function LoginChoice( {
	handle,
	onConnect,
	onAgain,
	onDone,
	onClose,
}: LoginChoiceProps ) {
	const { accounts, failure } = useAccounts( handle );
	const [ chosen, setChosen ] = useState< string[] | null >( null );
	const [ refused, setRefused ] = useState< Refused[] >( [] );
	const free = ( accounts ?? [] ).filter( ( { connected } ) => ! connected );
	const ids = chosen ?? ( free.length === 1 ? [ free[ 0 ]!.id ] : [] );

	const { isBusy, problem, submit } = useSubmit( async () => {
		const left = await onConnect(
			( accounts ?? [] ).filter( ( { id } ) => ids.includes( id ) ),
			( { id } ) => api.connect( handle, id )
		);
		setRefused( left );
		setChosen( left.map( ( { account } ) => account.id ) );

		if ( left.length === 0 ) {
			await api.forget( handle ).catch( () => {} );
			onDone();
		}
	} );

	return (
		<Modal
			title={ __( 'Connect an account', 'vitrine' ) }
			size="medium"
			className="vitrine-connect"
			onRequestClose={ onClose }
		>
			<form
				className="vitrine-connect__form"
				onSubmit={ ( event ) => void submit( event ) }
			>
				<Problems
					failure={ failure }
					problem={ problem }
					refused={ refused }
					onAgain={ onAgain }
				/>
				{ accounts === null && ! failure && (
					<p className="vitrine-settings__loading">
						<Spinner />
						{ __( 'Loading your accounts…', 'vitrine' ) }
					</p>
				) }
				{ accounts?.length === 0 && <NothingFound /> }
				{ accounts !== null && accounts.length > 0 && (
					<AccountChoice
						accounts={ accounts }
						value={ ids }
						mayRepeat
						onChange={ setChosen }
					/>
				) }
				<Buttons
					label={ sprintf(
						/* translators: %d: number of accounts. */
						_n(
							'Connect %d account',
							'Connect %d accounts',
							ids.length,
							'vitrine'
						),
						ids.length
					) }
					isBusy={ isBusy }
					isReady={ ids.length > 0 }
					onClose={ onClose }
				/>
			</form>
		</Modal>
	);
}

interface ProblemsProps {
	/** Why the login came to nothing. */
	failure: Problem | null;
	/** Why connecting did. */
	problem: Problem | null;
	refused: Refused[];
	onAgain: () => void;
}

const Problems = ( { failure, problem, refused, onAgain }: ProblemsProps ) => (
	<>
		{ failure && (
			<ProblemNotice
				problem={ failure }
				actions={ [
					{
						label: __( 'Log in again', 'vitrine' ),
						onClick: onAgain,
					},
				] }
			/>
		) }
		{ problem && <ProblemNotice problem={ problem } /> }
		{ refused.map( ( { account, problem: why } ) => (
			<ProblemNotice
				key={ account.id }
				about={ account.name }
				problem={ why }
			/>
		) ) }
	</>
);

const NothingFound = () => (
	<Notice status="warning" isDismissible={ false }>
		{ __(
			'You are logged in, but no accounts were found. Log in again and choose your pages or accounts when asked which ones the app can use. On Instagram, only professional accounts are supported.',
			'vitrine'
		) }
	</Notice>
);

/** What a login found, or why it came to nothing. */
function useAccounts( handle: string ) {
	const [ accounts, setAccounts ] = useState< Account[] | null >( null );
	const [ failure, setFailure ] = useState< Problem | null >( null );

	useEffect( () => {
		api.accounts( handle ).then(
			( found ) => setAccounts( found.accounts ),
			( thrown ) => setFailure( toProblem( thrown ) )
		);
	}, [ handle ] );

	return { accounts, failure };
}
