import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Network } from './types';

const EXPLORER = 'https://developers.facebook.com/tools/explorer/';
const DASHBOARD = 'https://developers.facebook.com/apps/';

interface Permission {
	name: string;
	use: string;
}

/** What to tick when the token is made. */
const permissions = ( network: Network ): Permission[] =>
	network === 'instagram'
		? [
				{
					name: 'instagram_business_basic',
					use: __(
						'name, picture and posts of the account',
						'vitrine'
					),
				},
			]
		: [
				{
					name: 'pages_show_list',
					use: __( 'finds your pages', 'vitrine' ),
				},
				{
					name: 'pages_read_engagement',
					use: __( 'reads their posts', 'vitrine' ),
				},
				{
					name: 'pages_read_user_content',
					use: __( 'reads comments; optional', 'vitrine' ),
				},
			];

interface TokenHelpProps {
	network: Network;
}

/** Where a token comes from and which permissions it needs. */
export function TokenHelp( { network }: TokenHelpProps ) {
	return (
		<div className="vitrine-token-help">
			<p>
				{ network === 'instagram'
					? __(
							'Open your app at Meta for Developers, choose Instagram → API setup with Instagram login, add your professional account there and generate a token.',
							'vitrine'
						)
					: __(
							'Open the Graph API Explorer, choose your app, tick these permissions and generate an access token. A page token and a user token both do.',
							'vitrine'
						) }{ ' ' }
				<ExternalLink
					href={ network === 'instagram' ? DASHBOARD : EXPLORER }
				>
					{ network === 'instagram'
						? __( 'Open the app dashboard', 'vitrine' )
						: __( 'Open the Graph API Explorer', 'vitrine' ) }
				</ExternalLink>
			</p>
			<ul>
				{ permissions( network ).map( ( { name, use } ) => (
					<li key={ name }>
						<code>{ name }</code> { use }
					</li>
				) ) }
			</ul>
		</div>
	);
}
