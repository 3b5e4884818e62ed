import { ExternalLink, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

const SALTS = 'https://api.wordpress.org/secret-key/1.1/salt/';

/** Made in this browser and shown once: nobody else ever sees it. */
function randomKey(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 32 ) );

	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

/** What to put into wp-config.php so that tokens can be sealed. */
export function KeyMissing() {
	const [ line ] = useState(
		() => `define( 'VITRINE_KEY', '${ randomKey() }' );`
	);

	return (
		<div className="vitrine-key">
			<p>
				{ __(
					'Access tokens are stored sealed, and this site has no key to seal them with. Add this line to wp-config.php, above the line that says to stop editing:',
					'vitrine'
				) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				className="vitrine-key__line"
				label={ __( 'Line for wp-config.php', 'vitrine' ) }
				help={ __(
					'This key was made in your browser just now. Keep it: without it every account has to be connected again.',
					'vitrine'
				) }
				rows={ 2 }
				readOnly
				dir="ltr"
				value={ line }
				onChange={ () => {} }
				onFocus={ ( event ) => event.target.select() }
			/>
			<p>
				{ __(
					'Or fill in the eight salts of WordPress there, which protect logins too:',
					'vitrine'
				) }{ ' ' }
				<ExternalLink href={ SALTS }>
					{ __( 'Make salts at WordPress.org', 'vitrine' ) }
				</ExternalLink>
			</p>
		</div>
	);
}
