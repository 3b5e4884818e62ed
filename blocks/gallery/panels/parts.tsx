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
							multiple: __( 'Several', 'vitrine' ),
						},
					},
					...( tagFilter === 'multiple' && {
						tagOperator: {
							open: true,
							label: __( 'Pictures have', 'vitrine' ),
							choices: {
								or: __( 'Any of the tags', 'vitrine' ),
								and: __( 'All of them', 'vitrine' ),
							},
						},
					} ),
					...( tagFilter !== 'none' && {
						tagsFrom: {
							label: __( 'Tags come from', 'vitrine' ),
							choices: {
								tags: __( 'Tags of the pictures', 'vitrine' ),
								title: __( '#words in titles', 'vitrine' ),
								description: __(
									'#words in descriptions',
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
			fields={ { breadcrumb: __( 'Breadcrumb', 'vitrine' ) } }
		/>
		<RareSettings>
			<Fields
				settings={ settings }
				fields={ {
					...( settings.attributes.breadcrumb && {
						breadcrumbAutoHideTopLevel: __(
							'No breadcrumb on the first level',
							'vitrine'
						),
						breadcrumbOnlyCurrentLevel: __(
							'Only the current album',
							'vitrine'
						),
					} ),
					backItem: __( 'A first tile that leads back', 'vitrine' ),
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
							title: __( 'Title of the file', 'vitrine' ),
							caption: __( 'Caption', 'vitrine' ),
							alt: __( 'Alternative text', 'vitrine' ),
							filename: __( 'Name of the file', 'vitrine' ),
						},
					},
					descriptionFrom: {
						label: __( 'Description', 'vitrine' ),
						choices: {
							description: __(
								'Description of the file',
								'vitrine'
							),
							caption: __( 'Caption', 'vitrine' ),
							alt: __( 'Alternative text', 'vitrine' ),
							none: __( 'None', 'vitrine' ),
						},
					},
					detailsFromFile: {
						label: __(
							'Author, tags and copyright from the file',
							'vitrine'
						),
						help: __(
							'What cameras and photo software wrote into it, where you say nothing else. Never the place.',
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
							'Over the picture, at the bottom',
							'vitrine'
						),
						overImageOnMiddle: __(
							'Over the picture, in the middle',
							'vitrine'
						),
						overImageOnTop: __(
							'Over the picture, at the top',
							'vitrine'
						),
						onBottom: __( 'Below the picture', 'vitrine' ),
						right: __( 'Right of the picture', 'vitrine' ),
						left: __( 'Left of the picture', 'vitrine' ),
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
						label: __( 'Longest title, in characters', 'vitrine' ),
						help: __( 'Up to 3 means no limit.', 'vitrine' ),
						max: 200,
					},
					titleMultiLine: __(
						'Titles may take several lines',
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
								'Longest description, in characters',
								'vitrine'
							),
							max: 500,
						},
						descriptionMultiLine: __(
							'Descriptions may take several lines',
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
		{ kind: 'image', label: __( 'Tools of pictures', 'vitrine' ) },
		...( levels
			? [
					{
						kind: 'album',
						label: __( 'Tools of albums', 'vitrine' ),
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
						label: __( 'Visitors can select pictures', 'vitrine' ),
						help: __(
							'Their selection can be saved as a list or sent as a link.',
							'vitrine'
						),
					},
					cart: {
						label: __( 'Visitors can fill a cart', 'vitrine' ),
						help: __(
							'Add the tool “Add to cart” to a corner.',
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
