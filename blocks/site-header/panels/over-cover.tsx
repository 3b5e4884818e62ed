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
 * Whether the header lies over the cover that a page begins with, and how it looks there.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const OverCoverSettings = ( {
	settings,
}: {
	settings: Settings< SiteHeaderAttributes >;
} ) => (
	<InspectorControls>
		<SettingsPanel
			label={ __( 'Over a cover', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					overCover: {
						label: __( 'Transparent over a cover', 'vitrine' ),
						help: __(
							'When a page starts with a Cover block, the header overlays it with no background.',
							'vitrine'
						),
					},
				} }
			/>
			{ settings.attributes.overCover && (
				<ColorSetting
					settings={ settings }
					name="overText"
					label={ __( 'Text over the cover', 'vitrine' ) }
				/>
			) }
		</SettingsPanel>
	</InspectorControls>
);
