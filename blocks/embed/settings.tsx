import { InspectorControls } from '@wordpress/block-editor';
import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { EmbedKind } from '../../frontend/render/embed/address';
import type { EmbedAttributes } from './attributes.gen';

interface EmbedSettingsProps {
	settings: Settings< EmbedAttributes >;
	/** What is embedded. */
	kind: EmbedKind;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.kind     What is embedded.
 */
export function EmbedSettings( { settings, kind }: EmbedSettingsProps ) {
	const quote = __( 'Quoted text', 'vitrine' );
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Content', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						title: {
							label: __( 'Title', 'vitrine' ),
							help: __(
								'Tells screen reader users what the embed shows.',
								'vitrine'
							),
						},
						...( kind === 'video' && {
							ratio: {
								label: __( 'Aspect ratio', 'vitrine' ),
								choices: {
									auto: __( 'Automatic', 'vitrine' ),
									'16:9': '16:9',
									'1:1': '1:1',
									'4:5': '4:5',
									'9:16': '9:16',
								},
							},
						} ),
						...( kind === 'page' && {
							cover: __( 'Show cover', 'vitrine' ),
							width: __( 'Maximum width (px)', 'vitrine' ),
						} ),
					} }
				/>
				<Setting
					label={ quote }
					settings={ settings }
					names={ [ 'quote' ] }
				>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ quote }
						help={ __(
							'Shown until a visitor loads the content.',
							'vitrine'
						) }
						value={ settings.attributes.quote }
						onChange={ ( text ) =>
							settings.setAttributes( { quote: text } )
						}
					/>
				</Setting>
			</SettingsPanel>
			<PrivacySettings settings={ settings } kind={ kind } />
		</InspectorControls>
	);
}

/**
 * What is asked before something is loaded, and the button that allows it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.kind     What is embedded.
 */
const PrivacySettings = ( { settings, kind }: EmbedSettingsProps ) => (
	<SettingsPanel label={ __( 'Privacy', 'vitrine' ) } settings={ settings }>
		<Fields
			settings={ settings }
			fields={ {
				consent: {
					label: __( 'Ask for consent', 'vitrine' ),
					help: __(
						'Automatic asks when a consent tool is active. Nothing is loaded from Facebook until visitors press a button or give consent.',
						'vitrine'
					),
					choices: {
						auto: __( 'Automatic', 'vitrine' ),
						on: __( 'Always', 'vitrine' ),
						off: __( 'Never', 'vitrine' ),
					},
				},
				...( ( kind !== 'video' ||
					settings.attributes.consent !== 'off' ) && {
					themeButtons: __(
						'Use the theme’s button shape',
						'vitrine'
					),
				} ),
			} }
		/>
	</SettingsPanel>
);
