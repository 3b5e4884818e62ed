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
	scaleLabelOverImage: __( 'Label grows over the picture', 'vitrine' ),
	overScale: __( 'Picture is replaced by its label', 'vitrine' ),
	overScaleOutside: __(
		'Picture is replaced by its label, beyond the tile',
		'vitrine'
	),
	descriptionAppear: __( 'Description appears', 'vitrine' ),
	descriptionSlideUp: __( 'Description slides up', 'vitrine' ),
	slideRight: __( 'Tile slides to the right', 'vitrine' ),
	slideLeft: __( 'Tile slides to the left', 'vitrine' ),
	slideUp: __( 'Tile slides up', 'vitrine' ),
	slideDown: __( 'Tile slides down', 'vitrine' ),
	imageScale150: __( 'Picture grows', 'vitrine' ),
	imageScale150Outside: __( 'Picture grows beyond its tile', 'vitrine' ),
	imageScaleIn80: __( 'Picture shrinks', 'vitrine' ),
	imageSlideRight: __( 'Picture slides to the right', 'vitrine' ),
	imageSlideLeft: __( 'Picture slides to the left', 'vitrine' ),
	imageSlideUp: __( 'Picture slides up', 'vitrine' ),
	imageSlideDown: __( 'Picture slides down', 'vitrine' ),
	imageBlurOn: __( 'Picture becomes blurred', 'vitrine' ),
	imageBlurOff: __( 'Picture becomes sharp', 'vitrine' ),
	imageGrayOn: __( 'Picture becomes gray', 'vitrine' ),
	imageGrayOff: __( 'Picture gets its colors', 'vitrine' ),
	imageSepiaOn: __( 'Picture becomes brown', 'vitrine' ),
	imageSepiaOff: __( 'Picture loses its brown', 'vitrine' ),
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
				{ __( 'When a picture is pointed at', 'vitrine' ) }
			</p>
			<p>
				{ chosen.length > 0
					? chosen.map( ( name ) => labels[ name ] ).join( ', ' )
					: __( 'Nothing happens.', 'vitrine' ) }
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
								'Point at a picture in the canvas to see them.',
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
