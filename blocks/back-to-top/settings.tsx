import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { BackToTopAttributes } from './attributes.gen';

interface BackToTopSettingsProps {
	settings: Settings< BackToTopAttributes >;
	/** The words that it has without any of its own. */
	placeholder: string;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props             What to show.
 * @param props.settings    Settings of the block.
 * @param props.placeholder Its words without a setting.
 */
export function BackToTopSettings( {
	settings,
	placeholder,
}: BackToTopSettingsProps ) {
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Link', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						label: { label: __( 'Text', 'vitrine' ), placeholder },
						showLabel: {
							label: __( 'Show text', 'vitrine' ),
							help: __(
								'Screen readers announce it either way.',
								'vitrine'
							),
						},
						showProgress: {
							label: __( 'Show progress', 'vitrine' ),
							help: __(
								'A ring around the arrow fills as visitors scroll, in browsers that support it.',
								'vitrine'
							),
						},
					} }
				/>
			</SettingsPanel>
			<SettingsPanel
				label={ __( 'Visibility', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						side: {
							label: __( 'Corner', 'vitrine' ),
							choices: {
								start: __( 'Bottom left', 'vitrine' ),
								end: __( 'Bottom right', 'vitrine' ),
							},
							help: __(
								'Left and right are swapped in right-to-left languages.',
								'vitrine'
							),
						},
						showFrom: {
							label: __( 'Show after scrolling (px)', 'vitrine' ),
							step: 10,
						},
						hideOverFooter: __( 'Hide over the footer', 'vitrine' ),
						screens: {
							label: __( 'Show on', 'vitrine' ),
							choices: {
								all: __( 'All screens', 'vitrine' ),
								phone: __( 'Phones', 'vitrine' ),
								wide: __( 'Tablets and desktops', 'vitrine' ),
							},
						},
					} }
				/>
			</SettingsPanel>
		</InspectorControls>
	);
}
