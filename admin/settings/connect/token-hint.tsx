import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { tokenNetwork } from './token';
import type { Network } from '../types';

interface TokenHintProps {
	token: string;
	/** What is to be connected. */
	network: Network;
	/** Whether that follows the token. */
	isSwitched: boolean;
	onSwitch: ( network: Network ) => void;
}

/** What a token that was just pasted tells of itself, where that may not be what was meant. */
export function TokenHint( {
	token,
	network,
	isSwitched,
	onSwitch,
}: TokenHintProps ) {
	if ( network !== 'instagram' ) {
		return null;
	}

	switch ( tokenNetwork( token ) ) {
		case 'instagram':
			return isSwitched ? (
				<Notice status="info" isDismissible={ false }>
					{ __(
						'This is an Instagram token, so an Instagram account will be connected.',
						'vitrine'
					) }
				</Notice>
			) : null;
		case 'facebook':
			return (
				<Notice
					status="info"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Connect a Facebook page', 'vitrine' ),
							onClick: () => onSwitch( 'facebook' ),
						},
					] }
				>
					{ __(
						'This is a Facebook token. It finds the Instagram accounts linked to your Facebook pages. Do you want to show posts from a page instead?',
						'vitrine'
					) }
				</Notice>
			);
		default:
			return null;
	}
}
