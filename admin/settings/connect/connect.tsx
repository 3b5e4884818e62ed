import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';

import { AccountChoice } from './account-choice';
import { NetworkChoice } from './network-choice';
import { ProblemNotice } from '../notices/notices';
import { toProblem } from '../problem';
import { tokenNetwork } from './token';
import { TokenHelp } from './token-help';
import { TokenHint } from './token-hint';
import { tokenProblem } from './token-problem';
import type { Account, Network, Problem, Source } from '../types';
import type { Refused } from '../sources/use-sources';
import { sourceTitle } from '../strings';

interface ConnectProps {
	/** The source that gets a new token; null: a new account is connected. */
	again: Source | null;
	onFind: ( network: Network, token: string ) => Promise< Account[] >;
	/** Answers with the accounts that were refused. */
	onConnect: ( accounts: Account[], token: string ) => Promise< Refused[] >;
	onDone: () => void;
	onClose: () => void;
}

const asAccount = ( {
	account,
	name,
	picture,
	network,
}: Source ): Account => ( {
	id: account,
	name,
	handle: null,
	picture,
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
	const field = useRef< HTMLInputElement >( null );
	/** Whether the token has chosen the network. */
	const [ isSwitched, setSwitched ] = useState( false );
	const [ refused, setRefused ] = useState< Refused[] >( [] );

	const isChoosing = accounts !== null && accounts.length > 0;

	const startOver = () => {
		setAccounts( null );
		setChosen( [] );
		setProblem( null );
		setRefused( [] );
	};

	/** Whether a token is one of Instagram though a page is to be connected: it reads none. */
	const isOther = ( pasted: string ) =>
		! again &&
		network === 'facebook' &&
		tokenNetwork( pasted ) === 'instagram';

	const choose = ( value: Network ) => {
		setNetwork( value );
		setSwitched( false );
		startOver();
	};

	/** The button that was pressed goes: focus goes to what it was about. */
	const switchTo = ( value: Network ) => {
		choose( value );
		field.current?.focus();
	};

	const paste = ( value: string ) => {
		setToken( value );
		setProblem( null );

		if ( isOther( value ) ) {
			choose( 'instagram' );
			setSwitched( true );
		}
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

		const wrong = tokenProblem( token, network );
		setProblem( wrong );
		setRefused( [] );

		if ( wrong ) {
			return;
		}

		setBusy( true );

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

	const otherNetwork = {
		label: __( 'Connect an Instagram account', 'vitrine' ),
		onClick: () => switchTo( 'instagram' ),
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
				{ problem && (
					<ProblemNotice
						problem={ problem }
						actions={ isOther( token ) ? [ otherNetwork ] : [] }
					/>
				) }
				{ refused.map( ( { account, problem: why } ) => (
					<ProblemNotice
						key={ account.id }
						about={ account.name }
						problem={ why }
					/>
				) ) }
				{ accounts?.length === 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ network === 'instagram'
							? __(
									'This token manages no Instagram account. Make a new one, tick every permission that is named below and choose your accounts when you are asked which ones the app may use. Only professional accounts that belong to one of your Facebook pages are found.',
									'vitrine'
								)
							: __(
									'This token manages no Facebook page. Make a new one, tick every permission that is named below and choose your pages when you are asked which ones the app may use.',
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
								onChange={ choose }
							/>
						) }
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							ref={ field }
							label={ __( 'Access token', 'vitrine' ) }
							type="password"
							autoComplete="off"
							// Password managers are to leave it alone, too.
							data-1p-ignore="true"
							data-lpignore="true"
							spellCheck={ false }
							dir="ltr"
							value={ token }
							onChange={ paste }
						/>
						{ ! again && (
							<TokenHint
								token={ token }
								network={ network }
								isSwitched={ isSwitched }
								onSwitch={ switchTo }
							/>
						) }
						<TokenHelp
							network={ network }
							login={ tokenNetwork( token ) ?? network }
						/>
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
