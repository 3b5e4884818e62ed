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
				'Copy the whole token and nothing else: one of Facebook begins with EA, one of Instagram with IG.',
				'vitrine'
			),
		};
	}

	return network === 'facebook' && tokenNetwork( token ) === 'instagram'
		? {
				code: CODE,
				message: __(
					'This is a token of Instagram, which cannot read Facebook pages.',
					'vitrine'
				),
				remedy: __(
					'Connect an Instagram account with it, or paste a token of Facebook, which begins with EA.',
					'vitrine'
				),
			}
		: null;
}
