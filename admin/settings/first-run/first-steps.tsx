import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { TokenHelp } from '../connect/token-help';
import { networkName } from '../strings';
import { newPage } from './new-post';

interface FirstStepsProps {
	onConnect: () => void;
}

/** What a newcomer sees: three steps from nothing to a feed on a page. */
export function FirstSteps( { onConnect }: FirstStepsProps ) {
	return (
		<ol className="vitrine-steps">
			<li className="vitrine-card">
				<h3>{ __( 'Get an access token', 'vitrine' ) }</h3>
				<div className="vitrine-steps__networks">
					<div>
						<h4>{ networkName( 'facebook' ) }</h4>
						<TokenHelp network="facebook" />
					</div>
					<div>
						<h4>{ networkName( 'instagram' ) }</h4>
						<TokenHelp network="instagram" />
					</div>
				</div>
			</li>
			<li className="vitrine-card">
				<h3>{ __( 'Connect the account', 'vitrine' ) }</h3>
				<p>
					{ __(
						'Paste the token and choose your account. The token is stored encrypted on this site and is only ever sent to the network itself.',
						'vitrine'
					) }
				</p>
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ onConnect }
				>
					{ __( 'Connect an account', 'vitrine' ) }
				</Button>
			</li>
			<li className="vitrine-card">
				<h3>{ __( 'Show its posts', 'vitrine' ) }</h3>
				<p>
					{ __(
						'Add the Social Feed block to a page or template, and choose the account in its settings.',
						'vitrine'
					) }
				</p>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					href={ newPage( 'social-feed' ) }
				>
					{ __( 'Create a new page', 'vitrine' ) }
				</Button>
			</li>
		</ol>
	);
}
