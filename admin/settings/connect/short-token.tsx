import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { showApps } from '../apps/show-apps';
import type { Apps } from '../apps/types';
import { relativeTime } from '../strings';
import type { Network, Problem } from '../types';
import { labelOf, loginsOf, useBegin } from './login-buttons';

interface ShortTokenProps {
	/** When it ends, ISO 8601. */
	end: string;
	apps: Apps | null;
	/** What is to be connected. */
	network: Network;
	onProblem: ( problem: Problem | null ) => void;
	onClose: () => void;
}

/** A token that lives for hours, and the way to one that lasts. */
export function ShortToken( {
	end,
	apps,
	network,
	onProblem,
	onClose,
}: ShortTokenProps ) {
	const { open } = useBegin( network, onProblem );
	const hasApp = loginsOf( network, apps ).includes( 'facebook' );
	const message = sprintf(
		/* translators: %s: time, such as "in 2 hours". */
		__(
			'This token expires %s. After that, new posts will not appear until you reconnect the account.',
			'vitrine'
		),
		relativeTime( end, Date.now(), document.documentElement.lang )
	);
	const remedy = hasApp
		? __(
				'Log in with Facebook to stay connected: Vitrine then gets a token that lasts.',
				'vitrine'
			)
		: __(
				'Set up your own app to stay connected: you then log in with Facebook, and Vitrine gets a token that lasts.',
				'vitrine'
			);

	return (
		<Notice
			status="warning"
			className="vitrine-notice"
			isDismissible={ false }
			spokenMessage={ `${ message } ${ remedy }` }
			actions={ [
				hasApp
					? {
							label: labelOf( 'facebook' ),
							onClick: () => void open( 'facebook' ),
						}
					: {
							label: __( 'Set up your own app', 'vitrine' ),
							onClick: () => {
								onClose();
								showApps();
							},
						},
			] }
		>
			<p>{ message }</p>
			<p>{ remedy }</p>
		</Notice>
	);
}
