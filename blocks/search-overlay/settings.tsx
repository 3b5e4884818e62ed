import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { SearchOverlayAttributes } from './attributes.gen';
import { PostTypesSetting } from './post-types';

interface SearchOverlaySettingsProps {
	settings: Settings< SearchOverlayAttributes >;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const SearchOverlaySettings = ( {
	settings,
}: SearchOverlaySettingsProps ) => (
	<InspectorControls>
		<SettingsPanel
			label={ __( 'Button', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					label: {
						label: __( 'Text', 'vitrine' ),
						placeholder: __( 'Search', 'vitrine' ),
					},
					showLabel: {
						label: __( 'Show text', 'vitrine' ),
						help: __(
							'Screen readers announce it either way.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
		<SettingsPanel
			label={ __( 'Search', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					overlay: {
						label: __( 'Overlay', 'vitrine' ),
						choices: {
							top: __( 'At the top', 'vitrine' ),
							full: __( 'Full screen', 'vitrine' ),
						},
					},
					placeholder: __( 'Placeholder', 'vitrine' ),
					suggestions: {
						label: __( 'Suggestions', 'vitrine' ),
						help: __(
							'Titles that appear as visitors type. 0 = none',
							'vitrine'
						),
					},
				} }
			/>
			<PostTypesSetting settings={ settings } />
		</SettingsPanel>
	</InspectorControls>
);
