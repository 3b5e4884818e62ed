import { __ } from '@wordpress/i18n';
import { Fields, RareSettings, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '../../../editor/settings';
import { CORNERS } from '../../../frontend/render/gallery/settings';
import { TILE_TOOLS } from '../../../frontend/render/gallery/tools';
import type {
	Corner,
	LabelSettings,
} from '../../../frontend/render/gallery/types';
import { levelViews } from './level';
import { LevelControl } from './scope';
import { ToolsField } from './tools';
import type { PanelProps } from './types';

/** What stands above and around the pictures. */
export function PartsPanel( { settings, levels }: PanelProps ) {
	const { tagFilter } = settings.attributes;
	return (
		<SettingsPanel
			label={ __( 'Navigation and filter', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <WaySettings settings={ settings } /> }
			<Fields
				settings={ settings }
				fields={ {
					search: __( 'Search field', 'vitrine' ),
					tagFilter: {
						open: true,
						label: __( 'Filter by tags', 'vitrine' ),
						choices: {
							none: __( 'None', 'vitrine' ),
							single: __( 'One tag', 'vitrine' ),
							multiple: __( 'Several tags', 'vitrine' ),
						},
					},
					...( tagFilter === 'multiple' && {
						tagOperator: {
							open: true,
							label: __( 'Show images with', 'vitrine' ),
							choices: {
								or: __( 'Any of these tags', 'vitrine' ),
								and: __( 'All of these tags', 'vitrine' ),
							},
						},
					} ),
					...( tagFilter !== 'none' && {
						tagsFrom: {
							label: __( 'Tag source', 'vitrine' ),
							choices: {
								tags: __( 'Image tags', 'vitrine' ),
								title: __( 'Hashtags in titles', 'vitrine' ),
								description: __(
									'Hashtags in descriptions',
									'vitrine'
								),
							},
						},
					} ),
				} }
			/>
		</SettingsPanel>
	);
}

/** How visitors find their way between albums. */
const WaySettings = ( { settings }: Pick< PanelProps, 'settings' > ) => (
	<>
		<Fields
			settings={ settings }
			fields={ { breadcrumb: __( 'Breadcrumbs', 'vitrine' ) } }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					...( settings.attributes.breadcrumb && {
						breadcrumbAutoHideTopLevel: __(
							'Hide breadcrumbs at the top level',
							'vitrine'
						),
						breadcrumbOnlyCurrentLevel: __(
							'Current album only',
							'vitrine'
						),
					} ),
					backItem: __( 'Show a Back tile first', 'vitrine' ),
				} }
			/>
		</RareSettings>
	</>
);

/** Title and description of a tile. */
export function LabelPanel( {
	settings,
	scope,
	setScope,
	levels,
}: PanelProps ) {
	const { label } = levelViews( settings, scope );
	return (
		<SettingsPanel
			label={ __( 'Labels', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <LevelControl scope={ scope } onChange={ setScope } /> }
			<Fields
				settings={ label }
				fields={ { display: __( 'Show titles', 'vitrine' ) } }
			/>
			{ label.attributes.display && <ShownLabel settings={ label } /> }
			<Fields
				settings={ settings }
				fields={ {
					titleFrom: {
						label: __( 'Title', 'vitrine' ),
						choices: {
							title: __( 'File title', 'vitrine' ),
							written: __(
								'File title, unless it is the file name',
								'vitrine'
							),
							caption: __( 'Caption', 'vitrine' ),
							alt: __( 'Alternative text', 'vitrine' ),
							filename: __( 'File name', 'vitrine' ),
						},
					},
					descriptionFrom: {
						label: __( 'Description', 'vitrine' ),
						choices: {
							description: __( 'File description', 'vitrine' ),
							caption: __( 'Caption', 'vitrine' ),
							alt: __( 'Alternative text', 'vitrine' ),
							none: __( 'None', 'vitrine' ),
						},
					},
					detailsFromFile: {
						label: __(
							'Use author, tags, and copyright from the file',
							'vitrine'
						),
						help: __(
							'Used where you enter nothing yourself. The location is never shown.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}

interface ShownLabelProps {
	settings: Settings< LabelSettings >;
}

/** Place and texts of a label that is shown. */
const ShownLabel = ( { settings }: ShownLabelProps ) => (
	<>
		<Fields
			settings={ settings }
			fields={ {
				position: {
					label: __( 'Position', 'vitrine' ),
					choices: {
						overImageOnBottom: __(
							'Over the image, at the bottom',
							'vitrine'
						),
						overImageOnMiddle: __(
							'Over the image, in the middle',
							'vitrine'
						),
						overImageOnTop: __(
							'Over the image, at the top',
							'vitrine'
						),
						onBottom: __( 'Below the image', 'vitrine' ),
						right: __( 'Right of the image', 'vitrine' ),
						left: __( 'Left of the image', 'vitrine' ),
					},
				},
			} }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					align: {
						open: true,
						label: __( 'Text alignment', 'vitrine' ),
						choices: {
							start: __( 'Start', 'vitrine' ),
							center: __( 'Center', 'vitrine' ),
							end: __( 'End', 'vitrine' ),
						},
					},
					titleMaxLength: {
						label: __(
							'Maximum title length (characters)',
							'vitrine'
						),
						help: __( '0 to 3 = no limit', 'vitrine' ),
						max: 200,
					},
					titleMultiLine: __(
						'Wrap titles onto several lines',
						'vitrine'
					),
				} }
			/>
		</RareSettings>
		<DescriptionSettings settings={ settings } />
	</>
);

/** The description below a title. */
const DescriptionSettings = ( { settings }: ShownLabelProps ) => (
	<>
		<Fields
			settings={ settings }
			fields={ {
				displayDescription: __( 'Show descriptions', 'vitrine' ),
			} }
		/>
		{ settings.attributes.displayDescription && (
			<RareSettings>
				<Fields
					settings={ settings }
					fields={ {
						descriptionMaxLength: {
							label: __(
								'Maximum description length (characters)',
								'vitrine'
							),
							max: 500,
						},
						descriptionMultiLine: __(
							'Wrap descriptions onto several lines',
							'vitrine'
						),
					} }
				/>
			</RareSettings>
		) }
	</>
);

const cornerLabels = (): Record< Corner, string > => ( {
	topLeft: __( 'Top left', 'vitrine' ),
	topRight: __( 'Top right', 'vitrine' ),
	bottomLeft: __( 'Bottom left', 'vitrine' ),
	bottomRight: __( 'Bottom right', 'vitrine' ),
} );

/** Tools in the four corners of tiles; selection and cart. */
export function ToolsPanel( { settings, levels }: PanelProps ) {
	const kinds = [
		{ kind: 'image', label: __( 'Image tools', 'vitrine' ) },
		...( levels
			? [
					{
						kind: 'album',
						label: __( 'Album tools', 'vitrine' ),
					} as const,
				]
			: [] ),
	] as const;
	const labels = cornerLabels();
	return (
		<SettingsPanel
			label={ __( 'Tools and selection', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					selectable: {
						label: __( 'Let visitors select images', 'vitrine' ),
						help: __(
							'They can save their selection as a list or share it as a link.',
							'vitrine'
						),
					},
					cart: {
						label: __( 'Let visitors fill a cart', 'vitrine' ),
						help: __(
							'Also add the “Add to cart” tool to a corner.',
							'vitrine'
						),
					},
				} }
			/>
			<RareSettings>
				{ kinds.flatMap( ( { kind, label } ) =>
					CORNERS.map( ( corner ) => (
						<ToolsField
							key={ `${ kind } ${ corner }` }
							settings={ settings }
							path={ `tools.${ kind }.${ corner }` }
							label={ `${ label }: ${ labels[ corner ] }` }
							known={ TILE_TOOLS }
						/>
					) )
				) }
			</RareSettings>
		</SettingsPanel>
	);
}
