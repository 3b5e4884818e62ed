import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { AppForm } from './app-form';
import { isReady } from './types';
import type { useApps } from './use-apps';

const DASHBOARD = 'https://developers.facebook.com/apps/';

interface AppsSectionProps extends ReturnType< typeof useApps > {
	tell: ( message: string ) => void;
}

/** The site's own app at Meta: by it one logs in instead of pasting tokens, and new posts come at once. */
export function AppsSection( { apps, save, tell }: AppsSectionProps ) {
	if ( apps === null ) {
		return null;
	}

	return (
		<section className="vitrine-card" aria-labelledby="vitrine-apps">
			<details
				className="vitrine-apps"
				open={ apps.apps.some(
					( app ) => app.id !== '' && ! isReady( app )
				) }
			>
				<summary>
					<h3 id="vitrine-apps">
						{ __( 'Your own app', 'vitrine' ) }
					</h3>
				</summary>
				<p className="vitrine-muted">
					{ __(
						'With your own Meta app, you log in instead of pasting access tokens, and Facebook notifies this site of new posts right away. Create an app at Meta for Developers and enter its ID and secret here. Then copy these URLs to its dashboard: the first to the login settings, the others to Webhooks → Page, field “feed”.',
						'vitrine'
					) }{ ' ' }
					<ExternalLink href={ DASHBOARD }>
						{ __( 'Open the app dashboard', 'vitrine' ) }
					</ExternalLink>
				</p>
				<div className="vitrine-apps__forms">
					{ apps.apps.map( ( app ) => (
						<AppForm
							key={ app.network }
							app={ app }
							shared={ apps }
							onSave={ save }
							tell={ tell }
						/>
					) ) }
				</div>
			</details>
		</section>
	);
}
