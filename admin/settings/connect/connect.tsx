import { Modal, Notice, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { AccountChoice } from './account-choice';
import type { Apps } from '../apps/types';
import { Buttons } from '../buttons';
import { LoginButtons } from './login-buttons';
import { NetworkChoice } from './network-choice';
import { ProblemNotice } from '../notices/notices';
import { ShortToken } from './short-token';
import { sourceTitle } from '../strings';
import type { Network, Problem, Source } from '../types';
import { tokenNetwork } from './token';
import { TokenHelp } from './token-help';
import { TokenHint } from './token-hint';
import { useConnecting } from './use-connecting';
import type { Connecting, ConnectProps } from './use-connecting';

/** Paste a token, choose accounts, connect them. */
export function Connect( props: ConnectProps ) {
	const { again, apps, onClose } = props;
	const state = useConnecting( props );
	const { chosen, isBusy, isChoosing, problem, refused, submit, token } =
		state;

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
				{ problem && <Refusal problem={ problem } state={ state } /> }
				{ refused.map( ( { account, problem: why } ) => (
					<ProblemNotice
						key={ account.id }
						about={ account.name }
						problem={ why }
					/>
				) ) }
				{ state.accounts?.length === 0 && (
					<NothingFound network={ state.network } />
				) }

				{ state.end !== null && (
					<ShortToken
						end={ state.end }
						apps={ apps }
						network={ state.network }
						onProblem={ state.setProblem }
						onClose={ onClose }
					/>
				) }

				{ isChoosing ? (
					<AccountChoice
						accounts={ state.accounts ?? [] }
						value={ chosen }
						onChange={ state.setChosen }
					/>
				) : (
					<TokenFields
						again={ again !== null }
						apps={ apps }
						state={ state }
					/>
				) }

				<Buttons
					label={ submitLabel( state, again ) }
					isBusy={ isBusy }
					isReady={
						isChoosing ? chosen.length > 0 : token.trim() !== ''
					}
					back={ isChoosing ? __( 'Back', 'vitrine' ) : undefined }
					onClose={ isChoosing ? state.startOver : onClose }
				/>
			</form>
		</Modal>
	);
}

function submitLabel(
	{ chosen, end, isChoosing }: Connecting,
	again: Source | null
): string {
	if ( again ) {
		return end === null
			? __( 'Reconnect', 'vitrine' )
			: __( 'Reconnect anyway', 'vitrine' );
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
}

/** A token that finds no account. */
const NothingFound = ( { network }: { network: Network } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ network === 'instagram'
			? __(
					'This token does not manage an Instagram account. Generate a new one with all the permissions listed below, and choose your accounts when asked which ones the app can use. Only professional accounts linked to one of your Facebook pages can be found.',
					'vitrine'
				)
			: __(
					'This token does not manage a Facebook page. Generate a new one with all the permissions listed below, and choose your pages when asked which ones the app can use.',
					'vitrine'
				) }
	</Notice>
);

/** Why a token was refused, and the way out where there is one. */
const Refusal = ( {
	problem,
	state,
}: {
	problem: Problem;
	state: Connecting;
} ) => (
	<ProblemNotice
		problem={ problem }
		actions={
			state.isOther( state.token )
				? [
						{
							label: __(
								'Connect an Instagram account',
								'vitrine'
							),
							onClick: () => state.switchTo( 'instagram' ),
						},
					]
				: []
		}
	/>
);

interface TokenFieldsProps {
	/** Whether the account has been connected before. */
	again: boolean;
	apps: Apps | null;
	state: Connecting;
}

/** The token, what it tells of itself, and how to get one. */
function TokenFields( { again, apps, state }: TokenFieldsProps ) {
	const { network, token, field, isSwitched, choose, paste, switchTo } =
		state;

	return (
		<>
			{ ! again && (
				<NetworkChoice value={ network } onChange={ choose } />
			) }
			<LoginButtons
				apps={ apps }
				network={ network }
				onProblem={ state.setProblem }
			/>
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
	);
}
