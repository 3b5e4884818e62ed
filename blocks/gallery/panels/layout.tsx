import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	NumberField,
	RareSettings,
	SelectField,
	Setting,
	SettingsPanel,
	ToggleField,
} from '@vitrine/editor';
import type {
	LayoutName,
	LayoutSettings,
} from '../../../frontend/render/gallery/types';
import { layoutIcons } from '../icons';
import { levelViews } from './level';
import { chosenLayout } from '../mosaic/mosaic';
import { MosaicDesigner } from '../mosaic/mosaic-designer';
import { ScopeControl } from './scope';
import type { PanelProps } from './types';

export const layoutLabels = (): Record< LayoutName, string > => ( {
	grid: __( 'Grid', 'vitrine' ),
	justified: __( 'Justified rows', 'vitrine' ),
	cascading: __( 'Columns', 'vitrine' ),
	mosaic: __( 'Mosaic', 'vitrine' ),
} );

/** Layout and sizes, for all screens or one size class, for all albums or the first level. */
export function LayoutPanel( props: PanelProps ) {
	const { settings, scope } = props;
	const { layout } = levelViews( settings, scope );
	const name = layout.attributes.layout;
	const labels = layoutLabels();
	const fills = name === 'grid' || name === 'cascading';
	const { lastRow } = layout.attributes;
	const lastRows = lastRowChoices().filter(
		( { value, of } ) =>
			of.includes( name ) && ( value !== 'justify' || value === lastRow )
	);
	return (
		<SettingsPanel
			label={ __( 'Layout', 'vitrine' ) }
			settings={ settings }
		>
			<ScopeControl
				scope={ scope }
				onChange={ props.setScope }
				settings={ settings }
				current={ props.current }
				levels={ props.levels }
			/>
			<ChoiceSetting
				open
				settings={ {
					...layout,
					setAttributes: ( changes ) =>
						layout.setAttributes( {
							...changes,
							...( changes.layout &&
								chosenLayout(
									changes.layout,
									layout.attributes.mosaic
								) ),
						} ),
				} }
				name="layout"
				label={ __( 'Layout', 'vitrine' ) }
				choices={ ( Object.keys( labels ) as LayoutName[] ).map(
					( value ) => ( {
						value,
						label: labels[ value ],
						icon: layoutIcons[ value ],
					} )
				) }
			/>
			{ name === 'mosaic' && (
				<Setting
					label={ __( 'Pattern', 'vitrine' ) }
					settings={ layout }
					names={ [ 'mosaic' ] }
				>
					<MosaicDesigner
						tiles={ layout.attributes.mosaic }
						onChange={ ( mosaic ) =>
							layout.setAttributes( { mosaic } )
						}
					/>
				</Setting>
			) }
			{ name !== 'justified' && (
				<NumberField
					settings={ layout }
					path="width"
					label={
						name === 'mosaic'
							? __( 'Width of a cell', 'vitrine' )
							: __( 'Width of pictures', 'vitrine' )
					}
					max={ 1000 }
				/>
			) }
			{ name !== 'cascading' && (
				<NumberField
					settings={ layout }
					path="height"
					label={
						name === 'justified'
							? __( 'Height of rows', 'vitrine' )
							: heightLabel( name )
					}
					max={ 1000 }
				/>
			) }
			{ name === 'cascading' && (
				<RareSettings>
					<NumberField
						settings={ layout }
						path="baseGridHeight"
						label={ __( 'Heights in steps of', 'vitrine' ) }
						help={ __(
							'0 leaves every picture its own height.',
							'vitrine'
						) }
						max={ 600 }
					/>
				</RareSettings>
			) }
			<NumberField
				settings={ layout }
				path="gutterWidth"
				label={ __( 'Gap between columns', 'vitrine' ) }
				max={ 100 }
			/>
			<NumberField
				settings={ layout }
				path="gutterHeight"
				label={ __( 'Gap between rows', 'vitrine' ) }
				max={ 100 }
			/>
			{ name !== 'cascading' && (
				<ChoiceSetting
					settings={ {
						...layout,
						attributes: {
							...layout.attributes,
							// What another layout knows is as the start to this one.
							lastRow: lastRows.some(
								( { value } ) => value === lastRow
							)
								? lastRow
								: 'start',
						},
					} }
					name="lastRow"
					label={ __( 'Last row', 'vitrine' ) }
					choices={ lastRows }
				/>
			) }
			<RareSettings>
				<NumberField
					settings={ layout }
					path="borderHorizontal"
					label={ __( 'Border left and right', 'vitrine' ) }
					max={ 50 }
				/>
				<NumberField
					settings={ layout }
					path="borderVertical"
					label={ __( 'Border top and bottom', 'vitrine' ) }
					max={ 50 }
				/>
				<ToggleField
					settings={ layout }
					path="crop"
					label={ __(
						'Crop pictures to fill their tile',
						'vitrine'
					) }
				/>
				{ layout.attributes.crop && cuts( name ) && (
					<NumberField
						settings={ layout }
						path="cropScaleFactor"
						label={ __(
							'Sharpness of cropped pictures',
							'vitrine'
						) }
						help={ __(
							'How much larger than its tile a picture is asked for.',
							'vitrine'
						) }
						max={ 3 }
						step={ 0.1 }
					/>
				) }
				{ fills && (
					<SelectField
						settings={ layout }
						path="alignment"
						label={ __( 'Alignment', 'vitrine' ) }
						choices={ {
							fillWidth: __( 'Fill the width', 'vitrine' ),
							left: __( 'Left', 'vitrine' ),
							center: __( 'Centre', 'vitrine' ),
							right: __( 'Right', 'vitrine' ),
							justified: __(
								'Spread with wider gaps',
								'vitrine'
							),
						} }
					/>
				) }
				{ name !== 'mosaic' && (
					<NumberField
						settings={ layout }
						path="maxItemsPerLine"
						label={ __( 'Most pictures in a row', 'vitrine' ) }
						help={ __( '0 takes as many as fit.', 'vitrine' ) }
						max={ 20 }
					/>
				) }
				<SelectField
					open
					settings={ settings }
					path="sizesBy"
					label={ __(
						'Screens are told apart by the width of',
						'vitrine'
					) }
					choices={ {
						window: __( 'Window', 'vitrine' ),
						container: __( 'Block', 'vitrine' ),
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

const heightLabel = ( name: LayoutName ): string =>
	name === 'mosaic'
		? __( 'Height of a cell', 'vitrine' )
		: __( 'Height of pictures', 'vitrine' );

/** Layouts whose tiles have another shape than their pictures. */
const cuts = ( name: LayoutName ): boolean =>
	name === 'grid' || name === 'mosaic';

/** What may become of a last row that is not full, and the layouts that tell it from the others; `justify` is what blocks stored before there was `fill`. */
const lastRowChoices = (): {
	value: LayoutSettings[ 'lastRow' ];
	label: string;
	of: LayoutName[];
}[] => [
	{
		value: 'fill',
		label: __( 'Fills the width', 'vitrine' ),
		of: [ 'grid', 'justified', 'mosaic' ],
	},
	{
		value: 'justify',
		label: __( 'Fills the width, at any height', 'vitrine' ),
		of: [ 'justified' ],
	},
	{
		value: 'center',
		label: __( 'Centered', 'vitrine' ),
		of: [ 'grid', 'justified' ],
	},
	{
		value: 'start',
		label: __( 'At the start', 'vitrine' ),
		of: [ 'grid', 'justified', 'mosaic' ],
	},
	{
		value: 'hide',
		label: __( 'Left out', 'vitrine' ),
		of: [ 'grid', 'justified', 'mosaic' ],
	},
];
