import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	ColorSetting,
	Fields,
	SettingsPanel,
	settingsIn,
} from '@vitrine/editor';
import type { Divider, Effects } from '../../frontend/render/effects/effects';
import { SECTIONS } from '../../frontend/render/effects/look';
import { effectsOf, type PanelProps } from './settings';

const shapes = (): Record< string, string > => ( {
	'': __( 'None', 'vitrine' ),
	wave: __( 'Wave', 'vitrine' ),
	waves: __( 'Waves', 'vitrine' ),
	curve: __( 'Curve', 'vitrine' ),
	tilt: __( 'Tilt', 'vitrine' ),
	triangle: __( 'Triangle', 'vitrine' ),
	arrow: __( 'Arrow', 'vitrine' ),
	zigzag: __( 'Zigzag', 'vitrine' ),
	mountains: __( 'Mountains', 'vitrine' ),
	clouds: __( 'Clouds', 'vitrine' ),
	drops: __( 'Drops', 'vitrine' ),
	steps: __( 'Steps', 'vitrine' ),
	torn: __( 'Torn paper', 'vitrine' ),
} );

/**
 * The shapes at the edges of a block.
 *
 * @param props The block.
 */
export const DividersPanels = ( props: PanelProps ) =>
	SECTIONS.includes( props.name ) && (
		<InspectorControls>
			<DividerPanel
				{ ...props }
				edge="dividerTop"
				label={ __( 'Top divider', 'vitrine' ) }
			/>
			<DividerPanel
				{ ...props }
				edge="dividerBottom"
				label={ __( 'Bottom divider', 'vitrine' ) }
			/>
		</InspectorControls>
	);

interface DividerPanelProps extends PanelProps {
	edge: 'dividerTop' | 'dividerBottom';
	label: string;
}

/**
 * The shape at an edge.
 *
 * @param props       What to show.
 * @param props.edge  The edge.
 * @param props.label Title of the panel.
 */
function DividerPanel( { edge, label, ...block }: DividerPanelProps ) {
	const settings = settingsIn<
		Effects,
		'dividerTop' | 'dividerBottom',
		Divider
	>( effectsOf( block ), edge );
	return (
		<SettingsPanel label={ label } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					shape: {
						label: __( 'Shape', 'vitrine' ),
						choices: shapes(),
					},
				} }
			/>
			{ settings.attributes.shape && (
				<>
					<ColorSetting
						settings={ settings }
						name="color"
						label={ __( 'Color', 'vitrine' ) }
					/>
					<Fields
						settings={ settings }
						fields={ {
							height: {
								label: __( 'Height (px)', 'vitrine' ),
								help: __(
									'The shape appears behind the content. Add padding to keep them from overlapping.',
									'vitrine'
								),
							},
							heightTablet: {
								label: __(
									'Height on tablets (px)',
									'vitrine'
								),
								help: __(
									'0 = same as on larger screens.',
									'vitrine'
								),
							},
							heightPhone: {
								label: __( 'Height on phones (px)', 'vitrine' ),
								help: __(
									'0 = same as on larger screens.',
									'vitrine'
								),
							},
							flip: __( 'Flip horizontally', 'vitrine' ),
						} }
					/>
				</>
			) }
		</SettingsPanel>
	);
}
