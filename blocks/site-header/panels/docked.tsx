import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	ColorSetting,
	Fields,
	SettingsPanel,
	type Settings,
} from '@vitrine/editor';
import type { SiteHeaderAttributes } from '../attributes.gen';

/**
 * How the header looks while it stays in the window.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const DockedSettings = ( {
	settings,
}: {
	settings: Settings< SiteHeaderAttributes >;
} ) => (
	<InspectorControls>
		<SettingsPanel
			label={ __( 'While sticky', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					shrink: {
						label: __( 'Shrink by (%)', 'vitrine' ),
						help: __(
							'Makes the header and its logo smaller.',
							'vitrine'
						),
					},
					hiddenRows: {
						label: __( 'Rows that scroll away', 'vitrine' ),
						help: __(
							'How many rows at the top of the header scroll away, such as an announcement bar.',
							'vitrine'
						),
					},
					shadow: __( 'Shadow', 'vitrine' ),
				} }
			/>
			<ColorSetting
				settings={ settings }
				name="dockedBackground"
				label={ __( 'Background', 'vitrine' ) }
			/>
			<ColorSetting
				settings={ settings }
				name="dockedText"
				label={ __( 'Text', 'vitrine' ) }
			/>
		</SettingsPanel>
	</InspectorControls>
);
