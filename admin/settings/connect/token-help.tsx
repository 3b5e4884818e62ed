import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Network } from '../types';

const EXPLORER = 'https://developers.facebook.com/tools/explorer/';
const DASHBOARD = 'https://developers.facebook.com/apps/';

interface Permission {
	name: string;
	use: string;
}

/** What to tick when the token is made. */
function permissions( network: Network, login: Network ): Permission[] {
	if ( login === 'instagram' ) {
		return [
			{
				name: 'instagram_business_basic',
				use: __(
					'reads the account’s name, profile picture, and posts',
					'vitrine'
				),
			},
		];
	}

	const pages = {
		name: 'pages_show_list',
		use: __( 'finds your pages', 'vitrine' ),
	};

	return network === 'instagram'
		? [
				pages,
				{
					name: 'instagram_basic',
					use: __(
						'reads the names, profile pictures, and posts of the linked accounts',
						'vitrine'
					),
				},
				{
					name: 'pages_read_engagement',
					use: __(
						'identifies which account belongs to which page',
						'vitrine'
					),
				},
			]
		: [
				pages,
				{
					name: 'pages_read_engagement',
					use: __( 'reads their posts', 'vitrine' ),
				},
				{
					name: 'pages_read_user_content',
					use: __( 'reads comments (optional)', 'vitrine' ),
				},
			];
}

interface TokenHelpProps {
	network: Network;
	/** Who makes the token: accounts of Instagram can be read with one of Facebook, too. */
	login?: Network;
}

/** Where a token comes from and which permissions it needs. */
export function TokenHelp( { network, login = network }: TokenHelpProps ) {
	return (
		<div className="vitrine-token-help">
			<p>
				{ login === 'instagram'
					? __(
							'Open your app at Meta for Developers, choose Instagram → API setup with Instagram login, add your professional account, and generate a token.',
							'vitrine'
						)
					: __(
							'Open the Graph API Explorer, choose your app, add these permissions, and generate an access token. Page tokens and user tokens both work.',
							'vitrine'
						) }{ ' ' }
				<ExternalLink
					href={ login === 'instagram' ? DASHBOARD : EXPLORER }
				>
					{ login === 'instagram'
						? __( 'Open the app dashboard', 'vitrine' )
						: __( 'Open the Graph API Explorer', 'vitrine' ) }
				</ExternalLink>
			</p>
			<ul>
				{ permissions( network, login ).map( ( { name, use } ) => (
					<li key={ name }>
						<code>{ name }</code> { use }
					</li>
				) ) }
			</ul>
			{ login !== 'instagram' && (
				<p>
					{ __(
						'Tokens from the Graph API Explorer expire within hours. To stay connected, set up your own app on this screen and log in with Facebook instead.',
						'vitrine'
					) }
				</p>
			) }
		</div>
	);
}
