import { ExternalLink } from '@wordpress/components';

import type { ProviderKind } from './types';

interface ProviderHelpProps {
	kind: ProviderKind;
}

/** First steps, as the provider's class tells them. */
export function ProviderHelp( { kind }: ProviderHelpProps ) {
	return (
		<div className="vitrine-token-help">
			{ kind.help.map( ( { text, url, link } ) => (
				<p key={ text }>
					{ text }{ ' ' }
					{ url && (
						<ExternalLink href={ url }>
							{ link ?? url }
						</ExternalLink>
					) }
				</p>
			) ) }
		</div>
	);
}
