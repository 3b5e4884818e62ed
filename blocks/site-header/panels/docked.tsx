import { InspectorControls, useSettings } from '@wordpress/block-editor';
import { BaseControl, ColorPalette } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel, type Settings } from '@vitrine/editor';
import type { SiteHeaderAttributes } from '../attributes.gen';

interface Color {
	name: string;
	slug: string;
	color: string;
}

type ColorName = 'dockedBackground' | 'dockedText';

const presetOf = ( { slug }: Color ) => `var(--wp--preset--color--${ slug })`;

interface ColorSettingProps {
	settings: Settings< SiteHeaderAttributes >;
	name: ColorName;
	label: string;
}

/**
 * A color; one of the theme's is stored as its preset, so that it goes with the theme.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     Name of the attribute.
 * @param props.label    Name of the setting.
 */
function ColorSetting( { settings, name, label }: ColorSettingProps ) {
	const [ palette = [] ] = useSettings( 'color.palette' ) as [ Color[]? ];
	const stored = settings.attributes[ name ];
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				<ColorPalette
					__experimentalIsRenderedInSidebar
					enableAlpha
					aria-label={ label }
					colors={ palette }
					value={
						palette.find(
							( color ) => presetOf( color ) === stored
						)?.color ?? stored
					}
					onChange={ ( value ) => {
						const preset = palette.find(
							( { color } ) => color === value
						);
						settings.setAttributes( {
							[ name ]: preset
								? presetOf( preset )
								: ( value ?? '' ),
						} );
					} }
				/>
			</fieldset>
		</Setting>
	);
}

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
