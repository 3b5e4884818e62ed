import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';

import { AccountChoice } from './account-choice';
import { NetworkChoice } from './network-choice';
import { ProblemNotice } from './notices';
import { toProblem } from './problem';
import { TokenHelp } from './token-help';
import type { Account, Network, Problem, Source } from './types';
import type { Refused } from './use-sources';
import { sourceTitle } from './words';

interface ConnectProps {
	/** The source that gets a new token; null: a new account is connected. */
	again: Source | null;
	onFind: ( network: Network, token: string ) => Promise< Account[] >;
	/** Answers with the accounts that were refused. */
	onConnect: ( accounts: Account[], token: string ) => Promise< Refused[] >;
	onDone: () => void;
	onClose: () => void;
}

const asAccount = ( { account, name, network }: Source ): Account => ( {
	id: account,
	name,
	network,
	tasks: null,
	connected: true,
} );

/**
 * Paste a token, choose accounts, connect them.
 *
 * The token lives in the state of this component alone, so that it is gone as soon as the dialogue is.
 */
export function Connect( {
	again,
	onFind,
	onConnect,
	onDone,
	onClose,
}: ConnectProps ) {
	const [ network, setNetwork ] = useState< Network >(
		again?.network ?? 'facebook'
	);
	const [ token, setToken ] = useState( '' );
	/** Null: not asked yet. */
	const [ accounts, setAccounts ] = useState< Account[] | null >( null );
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const [ refused, setRefused ] = useState< Refused[] >( [] );

	const isChoosing = accounts !== null && accounts.length > 0;

	const startOver = () => {
		setAccounts( null );
		setChosen( [] );
		setProblem( null );
		setRefused( [] );
	};

	const find = async () => {
		const found = await onFind( network, token );

		setAccounts( found );
		// One account is what was meant.
		const free = found.filter( ( { connected } ) => ! connected );
		setChosen( free.length === 1 ? free.map( ( { id } ) => id ) : [] );
	};

	const connect = async ( wanted: Account[] ) => {
		const left = await onConnect( wanted, token );

		if ( left.length === 0 ) {
			setToken( '' );
			onDone();

			return;
		}

		const leftIds = left.map( ( { account } ) => account.id );

		setRefused( left );
		setChosen( leftIds );
		setAccounts(
			( before ) =>
				before?.map( ( account ) =>
					wanted.includes( account ) &&
					! leftIds.includes( account.id )
						? { ...account, connected: true }
						: account
				) ?? null
		);
	};

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();

		if ( isBusy ) {
			return;
		}

		setBusy( true );
		setProblem( null );
		setRefused( [] );

		try {
			if ( again ) {
				await connect( [ asAccount( again ) ] );
			} else if ( isChoosing ) {
				await connect(
					accounts.filter( ( { id } ) => chosen.includes( id ) )
				);
			} else {
				await find();
			}
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
		} finally {
			setBusy( false );
		}
	};

	const submitLabel = () => {
		if ( again ) {
			return __( 'Reconnect', 'vitrine' );
		}

		if ( isChoosing && chosen.length === 0 ) {
			return __( 'Connect', 'vitrine' );
		}

		return isChoosing
			? sprintf(
					/* translators: %d: number of accounts. */
					_n(
						'Connect %d account',
						'Connect %d accounts',
						chosen.length,
						'vitrine'
					),
					chosen.length
				)
			: __( 'Find accounts', 'vitrine' );
	};

	const isReady = isChoosing ? chosen.length > 0 : token.trim() !== '';

	return (
		<Modal
			title={
				again
					? sprintf(
							/* translators: %s: name of a connected account. */
							__( 'Reconnect %s', 'vitrine' ),
							sourceTitle( again )
						)
					: __( 'Connect an account', 'vitrine' )
			}
			size="medium"
			className="vitrine-connect"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<form
				className="vitrine-connect__form"
				autoComplete="off"
				onSubmit={ ( event ) => void submit( event ) }
			>
				{ problem && <ProblemNotice problem={ problem } /> }
				{ refused.map( ( { account, problem: why } ) => (
					<ProblemNotice
						key={ account.id }
						about={ account.name }
						problem={ why }
					/>
				) ) }
				{ accounts?.length === 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'This token manages no account. Make a new one, tick every permission that is named below and choose your accounts when you are asked which ones the app may use.',
							'vitrine'
						) }
					</Notice>
				) }

				{ isChoosing ? (
					<AccountChoice
						accounts={ accounts }
						value={ chosen }
						onChange={ setChosen }
					/>
				) : (
					<>
						{ ! again && (
							<NetworkChoice
								value={ network }
								onChange={ ( value ) => {
									setNetwork( value );
									startOver();
								} }
							/>
						) }
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Access token', 'vitrine' ) }
							type="password"
							autoComplete="off"
							// Password managers are to leave it alone, too.
							data-1p-ignore="true"
							data-lpignore="true"
							spellCheck={ false }
							dir="ltr"
							value={ token }
							onChange={ setToken }
						/>
						<TokenHelp network={ network } />
					</>
				) }

				<div className="vitrine-buttons">
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ isChoosing ? startOver : onClose }
					>
						{ isChoosing
							? __( 'Back', 'vitrine' )
							: __( 'Cancel', 'vitrine' ) }
					</Button>
					<Button
						variant="primary"
						type="submit"
						__next40pxDefaultSize
						isBusy={ isBusy }
						disabled={ isBusy || ! isReady }
						accessibleWhenDisabled
					>
						{ submitLabel() }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
