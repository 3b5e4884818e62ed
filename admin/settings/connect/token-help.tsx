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
				use: __( 'name, picture and posts of the account', 'vitrine' ),
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
						'name, picture and posts of the accounts that belong to them',
						'vitrine'
					),
				},
				{
					name: 'pages_read_engagement',
					use: __( 'which account belongs to which page', 'vitrine' ),
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
					use: __( 'reads comments; optional', 'vitrine' ),
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
							'Open your app at Meta for Developers, choose Instagram → API setup with Instagram login, add your professional account there and generate a token.',
							'vitrine'
						)
					: __(
							'Open the Graph API Explorer, choose your app, tick these permissions and generate an access token. A page token and a user token both do.',
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
		</div>
	);
}
