import { useRef, useState } from 'react';

import * as api from '../api';
import type { Apps } from '../apps/types';
import { tokenNetwork } from './token';
import { tokenProblem } from './token-problem';
import type { Account, Network, Source } from '../types';
import type { Refused } from '../sources/use-sources';
import { useSubmit } from '../use-submit';

export interface ConnectProps {
	/** The source that gets a new token; null: a new account is connected. */
	again: Source | null;
	onFind: ( network: Network, token: string ) => Promise< Account[] >;
	/** By what one may log in instead. */
	apps: Apps | null;
	/** Answers with the accounts that were refused. */
	onConnect: (
		accounts: Account[],
		connect: ( account: Account ) => Promise< Source >
	) => Promise< Refused[] >;
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
	expires: null,
} );

/**
 * A token and the accounts that it finds, until they are connected.
 *
 * The token lives in this state alone, so that it is gone as soon as the dialog is.
 *
 * @param props What is asked for, and what to do.
 */
export function useConnecting( {
	again,
	onFind,
	onConnect,
	onDone,
}: ConnectProps ) {
	const found = useFound();
	const end = useEnd();
	const { accounts, chosen, isChoosing, refused } = found;

	function startOver() {
		found.forget();
		setProblem( null );
	}

	const { setToken, ...pasted } = useToken( again, startOver, () =>
		setProblem( null )
	);
	const { network, token } = pasted;

	const { isBusy, problem, setProblem, submit } = useSubmit( async () => {
		const wrong = tokenProblem( token, network );
		setProblem( wrong );
		found.setRefused( [] );

		if ( wrong ) {
			return;
		}

		if ( ! again && ! isChoosing ) {
			found.show( end.told( token, await onFind( network, token ) ) );

			return;
		}

		// Whoever goes on although they were told connects it.
		if ( again && end.token !== token ) {
			if (
				end.told( token, await onFind( network, token ) )[ 0 ]?.expires
			) {
				return;
			}
		}

		const wanted = again
			? [ asAccount( again ) ]
			: ( accounts ?? [] ).filter( ( { id } ) => chosen.includes( id ) );
		const left = await onConnect( wanted, ( { network: on, id } ) =>
			api.connect( on, id, token )
		);

		if ( left.length === 0 ) {
			setToken( '' );
			onDone();
		} else {
			found.keep( wanted, left );
		}
	} );

	return {
		...pasted,
		/** Null: not asked yet. */
		accounts,
		/** Ids of the accounts that are to be connected. */
		chosen,
		setChosen: found.setChosen,
		refused,
		/** When the pasted token ends, where that is within hours; null: not soon. */
		end: end.token === token ? end.at : null,
		/** Whether accounts were found, to choose from. */
		isChoosing,
		isBusy,
		problem,
		setProblem,
		startOver,
		submit,
	};
}

/**
 * The token and the network that it is for.
 *
 * @param again   The source that gets a new token.
 * @param onOther Is called when another network is chosen.
 * @param onPaste Is called when another token is pasted.
 */
function useToken(
	again: Source | null,
	onOther: () => void,
	onPaste: () => void
) {
	const [ network, setNetwork ] = useState< Network >(
		again?.network ?? 'facebook'
	);
	const [ token, setToken ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	/** Whether the token has chosen the network. */
	const [ isSwitched, setSwitched ] = useState( false );

	/** Whether a token is one of Instagram though a page is to be connected: it reads none. */
	const isOther = ( pasted: string ) =>
		! again &&
		network === 'facebook' &&
		tokenNetwork( pasted ) === 'instagram';

	const choose = ( value: Network ) => {
		setNetwork( value );
		setSwitched( false );
		onOther();
	};

	/** The button that was pressed goes: focus goes to what it was about. */
	const switchTo = ( value: Network ) => {
		choose( value );
		field.current?.focus();
	};

	const paste = ( value: string ) => {
		setToken( value );
		onPaste();

		if ( isOther( value ) ) {
			choose( 'instagram' );
			setSwitched( true );
		}
	};

	return {
		network,
		token,
		setToken,
		isSwitched,
		/** The field of the token. */
		field,
		isOther,
		choose,
		switchTo,
		paste,
	};
}

/** When the token ends that was asked about last. */
function useEnd() {
	const [ { token, at }, setEnd ] = useState< {
		token: string | null;
		at: string | null;
	} >( { token: null, at: null } );

	return {
		token,
		at,
		told: ( asked: string, accounts: Account[] ) => {
			setEnd( { token: asked, at: accounts[ 0 ]?.expires ?? null } );

			return accounts;
		},
	};
}

/** The accounts that a token finds, those that are chosen and those that were refused. */
function useFound() {
	/** Null: not asked yet. */
	const [ accounts, setAccounts ] = useState< Account[] | null >( null );
	const [ chosen, setChosen ] = useState< string[] >( [] );
	const [ refused, setRefused ] = useState< Refused[] >( [] );

	return {
		accounts,
		chosen,
		setChosen,
		refused,
		setRefused,
		isChoosing: accounts !== null && accounts.length > 0,
		forget: () => {
			setAccounts( null );
			setChosen( [] );
			setRefused( [] );
		},
		show: ( found: Account[] ) => {
			setAccounts( found );
			// One account is what was meant.
			const free = found.filter( ( { connected } ) => ! connected );
			setChosen( free.length === 1 ? free.map( ( { id } ) => id ) : [] );
		},
		/** Those that were refused stay chosen, the others are connected. */
		keep: ( wanted: Account[], left: Refused[] ) => {
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
		},
	};
}

export type Connecting = ReturnType< typeof useConnecting >;
