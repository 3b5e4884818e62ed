import { useSettings } from '@wordpress/block-editor';
import { BaseControl, ColorPalette } from '@wordpress/components';
import type { Attributes, Settings } from '../settings';
import { Setting } from './setting';

interface Color {
	name: string;
	slug: string;
	color: string;
}

const presetOf = ( { slug }: Color ) => `var(--wp--preset--color--${ slug })`;

interface ColorSettingProps< A extends Attributes > {
	settings: Settings< A >;
	/** The attribute, which holds a color as CSS has it; '' = none of its own. */
	name: keyof A & string;
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
export function ColorSetting< A extends Attributes >( {
	settings,
	name,
	label,
}: ColorSettingProps< A > ) {
	const [ palette = [] ] = useSettings( 'color.palette' ) as [ Color[]? ];
	const stored = String( settings.attributes[ name ] ?? '' );
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
						} as unknown as Partial< A > );
					} }
				/>
			</fieldset>
		</Setting>
	);
}
