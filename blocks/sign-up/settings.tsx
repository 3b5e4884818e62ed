import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { SignUpAttributes } from './attributes.gen';

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function SignUpSettings( {
	settings,
}: {
	settings: Settings< SignUpAttributes >;
} ) {
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Form', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						layout: {
							label: __( 'Layout', 'vitrine' ),
							choices: {
								inline: __( 'Inline', 'vitrine' ),
								stacked: __( 'Stacked', 'vitrine' ),
							},
						},
						showName: __( 'Ask for a name', 'vitrine' ),
						askConsent: {
							label: __( 'Ask for consent', 'vitrine' ),
							help: __(
								'Visitors must check a box before signing up. The text is saved with each sign-up.',
								'vitrine'
							),
						},
						successMessage: {
							label: __( 'Success message', 'vitrine' ),
							placeholder: __(
								'Almost done! Please check your inbox and confirm your email address.',
								'vitrine'
							),
						},
					} }
				/>
			</SettingsPanel>
		</InspectorControls>
	);
}
