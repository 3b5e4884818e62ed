import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	Fields,
	RareSettings,
	SelectField,
	Setting,
	SettingsPanel,
} from '@vitrine/editor';
import type { Settings } from '../../../editor/settings';
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
			<LayoutChoice layout={ layout } />
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
			<SizeSettings layout={ layout } />
			{ name !== 'cascading' && <LastRowChoice layout={ layout } /> }
			<RareSettings>
				<RareLayout layout={ layout } />
				<SelectField
					open
					settings={ settings }
					path="sizesBy"
					label={ __( 'Breakpoints follow the width of', 'vitrine' ) }
					choices={ {
						window: __( 'Window', 'vitrine' ),
						container: __( 'Block', 'vitrine' ),
					} }
				/>
			</RareSettings>
		</SettingsPanel>
	);
}

interface LayoutProps {
	/** Settings of the level and the screens that the panel speaks of. */
	layout: Settings< LayoutSettings >;
}

/** Which layout; a mosaic comes with a pattern. */
function LayoutChoice( { layout }: LayoutProps ) {
	const labels = layoutLabels();
	return (
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
	);
}

const widthLabel = ( name: LayoutName ): string =>
	name === 'mosaic'
		? __( 'Cell width', 'vitrine' )
		: __( 'Image width', 'vitrine' );

function heightLabel( name: LayoutName ): string {
	switch ( name ) {
		case 'justified':
			return __( 'Row height', 'vitrine' );
		case 'mosaic':
			return __( 'Cell height', 'vitrine' );
		default:
			return __( 'Image height', 'vitrine' );
	}
}

/** Sizes of tiles and gaps. */
function SizeSettings( { layout }: LayoutProps ) {
	const name = layout.attributes.layout;
	return (
		<>
			<Fields
				settings={ layout }
				fields={ {
					...( name !== 'justified' && {
						width: { label: widthLabel( name ), max: 1000 },
					} ),
					...( name !== 'cascading' && {
						height: { label: heightLabel( name ), max: 1000 },
					} ),
				} }
			/>
			{ name === 'cascading' && (
				<RareSettings>
					<Fields
						settings={ layout }
						fields={ {
							baseGridHeight: {
								label: __( 'Height increments', 'vitrine' ),
								help: __(
									'0 = original proportions',
									'vitrine'
								),
								max: 600,
							},
						} }
					/>
				</RareSettings>
			) }
			<Fields
				settings={ layout }
				fields={ {
					gutterWidth: {
						label: __( 'Column gap', 'vitrine' ),
						max: 100,
					},
					gutterHeight: {
						label: __( 'Row gap', 'vitrine' ),
						max: 100,
					},
				} }
			/>
		</>
	);
}

/** What becomes of a last row that is not full. */
function LastRowChoice( { layout }: LayoutProps ) {
	const { layout: name, lastRow } = layout.attributes;
	const choices = lastRowChoices().filter(
		( { value, of } ) =>
			of.includes( name ) && ( value !== 'justify' || value === lastRow )
	);
	return (
		<ChoiceSetting
			settings={ {
				...layout,
				attributes: {
					...layout.attributes,
					// What another layout knows is as the start to this one.
					lastRow: choices.some( ( { value } ) => value === lastRow )
						? lastRow
						: 'start',
				},
			} }
			name="lastRow"
			label={ __( 'Last row', 'vitrine' ) }
			choices={ choices }
		/>
	);
}

/** Borders, cropping and what few need of a layout. */
function RareLayout( { layout }: LayoutProps ) {
	const { layout: name, crop } = layout.attributes;
	return (
		<Fields
			settings={ layout }
			fields={ {
				borderHorizontal: {
					label: __( 'Left and right border', 'vitrine' ),
					max: 50,
				},
				borderVertical: {
					label: __( 'Top and bottom border', 'vitrine' ),
					max: 50,
				},
				crop: __( 'Crop images to fill their tiles', 'vitrine' ),
				...( crop &&
					cuts( name ) && {
						cropScaleFactor: {
							label: __(
								'Resolution of cropped images',
								'vitrine'
							),
							help: __(
								'Higher values load larger files for sharper images.',
								'vitrine'
							),
							max: 3,
							step: 0.1,
						},
					} ),
				...( ( name === 'grid' || name === 'cascading' ) && {
					alignment: {
						label: __( 'Alignment', 'vitrine' ),
						choices: {
							fillWidth: __( 'Fill the width', 'vitrine' ),
							left: __( 'Left', 'vitrine' ),
							center: __( 'Center', 'vitrine' ),
							right: __( 'Right', 'vitrine' ),
							justified: __(
								'Justify with wider gaps',
								'vitrine'
							),
						},
					},
				} ),
				...( name !== 'mosaic' && {
					maxItemsPerLine: {
						label: __( 'Maximum images per row', 'vitrine' ),
						help: __( '0 = as many as fit', 'vitrine' ),
						max: 20,
					},
				} ),
			} }
		/>
	);
}

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
		label: __( 'Hidden', 'vitrine' ),
		of: [ 'grid', 'justified', 'mosaic' ],
	},
];
