import { ExternalLink, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

const SALTS = 'https://api.wordpress.org/secret-key/1.1/salt/';

let key: string | undefined;

/** Made in this browser: nobody else ever sees it. The same one wherever it is shown, lest somebody adds two. */
function randomKey(): string {
	key ??= Array.from(
		crypto.getRandomValues( new Uint8Array( 32 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );

	return key;
}

/** What to put into wp-config.php so that tokens can be sealed. */
export function KeyMissing() {
	const line = `define( 'VITRINE_KEY', '${ randomKey() }' );`;

	return (
		<div className="vitrine-key">
			<p>
				{ __(
					'Access tokens are stored encrypted, and this site has no key to encrypt them with. Add this line to wp-config.php, above the line that says to stop editing:',
					'vitrine'
				) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				className="vitrine-key__line"
				label={ __( 'Line for wp-config.php', 'vitrine' ) }
				help={ __(
					'This key was just generated in your browser. Keep it safe: without it, you will have to reconnect every account.',
					'vitrine'
				) }
				rows={ 3 }
				readOnly
				dir="ltr"
				value={ line }
				onChange={ () => {} }
				onFocus={ ( event ) => event.target.select() }
			/>
			<p>
				{ __(
					'Or set WordPress’s eight keys and salts there, which also protect logins:',
					'vitrine'
				) }{ ' ' }
				<ExternalLink href={ SALTS }>
					{ __( 'Generate salts at WordPress.org', 'vitrine' ) }
				</ExternalLink>
			</p>
		</div>
	);
}
