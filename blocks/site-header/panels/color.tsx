import { useSettings } from '@wordpress/block-editor';
import { BaseControl, ColorPalette } from '@wordpress/components';
import { Setting, type Settings } from '@vitrine/editor';
import type { SiteHeaderAttributes } from '../attributes.gen';

interface Color {
	name: string;
	slug: string;
	color: string;
}

type ColorName = 'dockedBackground' | 'dockedText' | 'overText';

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
export function ColorSetting( { settings, name, label }: ColorSettingProps ) {
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
