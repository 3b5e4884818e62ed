import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { HOVER_EFFECTS } from '../../../frontend/render/gallery/hover-effects';

interface HoverControlProps {
	value: string[];
	onChange: ( effects: string[] ) => void;
}

const hoverLabels = (): Record< string, string > => ( {
	borderLighter: __( 'Lighter border', 'vitrine' ),
	borderDarker: __( 'Darker border', 'vitrine' ),
	scale120: __( 'Tile grows', 'vitrine' ),
	labelAppear: __( 'Label appears', 'vitrine' ),
	labelAppear75: __( 'Label appears, lightly', 'vitrine' ),
	toolsAppear: __( 'Tools appear', 'vitrine' ),
	toolsSlideDown: __( 'Tools slide down', 'vitrine' ),
	toolsSlideUp: __( 'Tools slide up', 'vitrine' ),
	labelOpacity50: __( 'Label becomes lighter', 'vitrine' ),
	labelSlideUp: __( 'Label slides up', 'vitrine' ),
	labelSlideUpTop: __( 'Label slides up to the top', 'vitrine' ),
	labelSlideDown: __( 'Label slides down', 'vitrine' ),
	labelSlideUpDown: __( 'Label slides in and out', 'vitrine' ),
	scaleLabelOverImage: __( 'Label grows over the image', 'vitrine' ),
	overScale: __( 'Image is replaced by its label', 'vitrine' ),
	overScaleOutside: __(
		'Image is replaced by its label, beyond the tile',
		'vitrine'
	),
	descriptionAppear: __( 'Description appears', 'vitrine' ),
	descriptionSlideUp: __( 'Description slides up', 'vitrine' ),
	slideRight: __( 'Tile slides to the right', 'vitrine' ),
	slideLeft: __( 'Tile slides to the left', 'vitrine' ),
	slideUp: __( 'Tile slides up', 'vitrine' ),
	slideDown: __( 'Tile slides down', 'vitrine' ),
	imageScale150: __( 'Image grows', 'vitrine' ),
	imageScale150Outside: __( 'Image grows beyond its tile', 'vitrine' ),
	imageScaleIn80: __( 'Image shrinks', 'vitrine' ),
	imageSlideRight: __( 'Image slides to the right', 'vitrine' ),
	imageSlideLeft: __( 'Image slides to the left', 'vitrine' ),
	imageSlideUp: __( 'Image slides up', 'vitrine' ),
	imageSlideDown: __( 'Image slides down', 'vitrine' ),
	imageBlurOn: __( 'Image blurs', 'vitrine' ),
	imageBlurOff: __( 'Blurred image sharpens', 'vitrine' ),
	imageGrayOn: __( 'Image turns gray', 'vitrine' ),
	imageGrayOff: __( 'Gray image regains its colors', 'vitrine' ),
	imageSepiaOn: __( 'Image turns sepia', 'vitrine' ),
	imageSepiaOff: __( 'Sepia image regains its colors', 'vitrine' ),
} );

/**
 * Effects for tiles that are pointed at or focused; the canvas shows them.
 *
 * @param props          What to show.
 * @param props.value    Names of effects.
 * @param props.onChange Receives the names.
 */
export function HoverControl( { value, onChange }: HoverControlProps ) {
	const labels = hoverLabels();
	const chosen = HOVER_EFFECTS.filter( ( name ) => value.includes( name ) );
	return (
		<div className="vitrine-gallery-hover">
			<p className="vitrine-gallery-heading">
				{ __( 'On hover', 'vitrine' ) }
			</p>
			<p>
				{ chosen.length > 0
					? chosen.map( ( name ) => labels[ name ] ).join( ', ' )
					: __( 'No effects.', 'vitrine' ) }
			</p>
			<Dropdown
				popoverProps={ { placement: 'left-start', offset: 36 } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-expanded={ isOpen }
						onClick={ onToggle }
					>
						{ __( 'Choose effects', 'vitrine' ) }
					</Button>
				) }
				renderContent={ () => (
					<fieldset className="vitrine-gallery-hover__list">
						<legend>
							{ sprintf(
								/* translators: %d: number of effects */
								_n(
									'%d effect',
									'%d effects',
									chosen.length,
									'vitrine'
								),
								chosen.length
							) }
							{ ' · ' }
							{ __(
								'Hover over an image in the editor to preview them.',
								'vitrine'
							) }
						</legend>
						{ HOVER_EFFECTS.map( ( name ) => (
							<CheckboxControl
								__nextHasNoMarginBottom
								key={ name }
								label={ labels[ name ] ?? name }
								checked={ value.includes( name ) }
								onChange={ ( on ) =>
									onChange(
										on
											? [ ...value, name ]
											: value.filter(
													( one ) => one !== name
												)
									)
								}
							/>
						) ) }
					</fieldset>
				) }
			/>
		</div>
	);
}
