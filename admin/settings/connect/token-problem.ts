import { __ } from '@wordpress/i18n';

import { isToken, tokenNetwork } from './token';
import type { Network, Problem } from '../types';

const CODE = 'vitrine_token_invalid';

/** Why a token will not do, as far as it tells by itself; nothing is sent then. Twin: RestErrors::of_token() in PHP. */
export function tokenProblem(
	token: string,
	network: Network
): Problem | null {
	if ( ! isToken( token ) ) {
		return {
			code: CODE,
			message: __( 'This is not an access token.', 'vitrine' ),
			remedy: __(
				'Copy the whole token and nothing else. Facebook tokens begin with EA, Instagram tokens with IG.',
				'vitrine'
			),
		};
	}

	return network === 'facebook' && tokenNetwork( token ) === 'instagram'
		? {
				code: CODE,
				message: __(
					'This is an Instagram token, which cannot read Facebook pages.',
					'vitrine'
				),
				remedy: __(
					'Use it to connect an Instagram account, or paste a Facebook token, which begins with EA.',
					'vitrine'
				),
			}
		: null;
}
