import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

import { isReady, type Apps } from '../apps/types';
import { toProblem } from '../problem';
import type { Network, Problem } from '../types';
import { begin } from './login-api';

interface LoginButtonsProps {
	apps: Apps | null;
	/** What is to be connected. */
	network: Network;
	onProblem: ( problem: Problem | null ) => void;
}

/** By whom one can log in to connect an account of a network. */
export const loginsOf = ( network: Network, apps: Apps | null ): Network[] =>
	( network === 'instagram'
		? ( [ 'instagram', 'facebook' ] as const )
		: ( [ 'facebook' ] as const )
	).filter( ( by ) =>
		isReady( apps?.apps.find( ( app ) => app.network === by ) )
	);

export const labelOf = ( by: Network ) =>
	by === 'facebook'
		? __( 'Log in with Facebook', 'vitrine' )
		: __( 'Log in with Instagram', 'vitrine' );

/**
 * Leads to the dialog of a network; it comes back to this screen.
 *
 * @param network   What is to be connected.
 * @param onProblem Is told why it came to nothing.
 */
export function useBegin(
	network: Network,
	onProblem: LoginButtonsProps[ 'onProblem' ]
) {
	const [ busy, setBusy ] = useState< Network | null >( null );

	const open = async ( by: Network ) => {
		setBusy( by );
		onProblem( null );

		try {
			window.location.assign( ( await begin( network, by ) ).url );
		} catch ( thrown ) {
			onProblem( toProblem( thrown ) );
			setBusy( null );
		}
	};

	return { busy, open };
}

/** The logins that the site's own apps make possible. */
export function LoginButtons( {
	apps,
	network,
	onProblem,
}: LoginButtonsProps ) {
	const { busy, open } = useBegin( network, onProblem );
	const logins = loginsOf( network, apps );

	if ( logins.length === 0 ) {
		return null;
	}

	return (
		<div className="vitrine-logins">
			<div className="vitrine-logins__buttons">
				{ logins.map( ( by, index ) => (
					<Button
						key={ by }
						variant={ index === 0 ? 'primary' : 'secondary' }
						__next40pxDefaultSize
						isBusy={ busy === by }
						disabled={ busy !== null }
						accessibleWhenDisabled
						onClick={ () => void open( by ) }
					>
						{ labelOf( by ) }
					</Button>
				) ) }
			</div>
			<p className="vitrine-muted">
				{ __( 'Or paste an access token:', 'vitrine' ) }
			</p>
		</div>
	);
}
