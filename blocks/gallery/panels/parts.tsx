import { __ } from '@wordpress/i18n';
import {
	ChoiceSetting,
	NumberSetting,
	RareSettings,
	Setting,
	settingsIn,
	SettingsPanel,
	SwitchSettings,
} from '@vitrine/editor';
import {
	CORNERS,
	toolSettings,
} from '../../../frontend/render/gallery/settings';
import { TILE_TOOLS } from '../../../frontend/render/gallery/tools';
import type { Corner } from '../../../frontend/render/gallery/types';
import { levelViews } from './level';
import { LevelControl } from './scope';
import { ToolsControl } from './tools';
import type { PanelProps } from './types';

/** What stands above and around the pictures. */
export function PartsPanel( { settings, levels }: PanelProps ) {
	const { attributes } = settings;
	return (
		<SettingsPanel
			label={ __( 'Navigation and filter', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && (
				<>
					<SwitchSettings
						settings={ settings }
						switches={ [
							{
								name: 'breadcrumb',
								label: __( 'Breadcrumb', 'vitrine' ),
							},
						] }
					/>
					<RareSettings>
						{ attributes.breadcrumb && (
							<SwitchSettings
								settings={ settings }
								switches={ [
									{
										name: 'breadcrumbAutoHideTopLevel',
										label: __(
											'No breadcrumb on the first level',
											'vitrine'
										),
									},
									{
										name: 'breadcrumbOnlyCurrentLevel',
										label: __(
											'Only the current album',
											'vitrine'
										),
									},
								] }
							/>
						) }
						<SwitchSettings
							settings={ settings }
							switches={ [
								{
									name: 'backItem',
									label: __(
										'A first tile that leads back',
										'vitrine'
									),
								},
							] }
						/>
					</RareSettings>
				</>
			) }
			<SwitchSettings
				settings={ settings }
				switches={ [
					{ name: 'search', label: __( 'Search field', 'vitrine' ) },
				] }
			/>
			<ChoiceSetting
				open
				settings={ settings }
				name="tagFilter"
				label={ __( 'Filter by tags', 'vitrine' ) }
				choices={ [
					{ value: 'none', label: __( 'None', 'vitrine' ) },
					{ value: 'single', label: __( 'One tag', 'vitrine' ) },
					{ value: 'multiple', label: __( 'Several', 'vitrine' ) },
				] }
			/>
			{ attributes.tagFilter === 'multiple' && (
				<ChoiceSetting
					open
					settings={ settings }
					name="tagOperator"
					label={ __( 'Pictures have', 'vitrine' ) }
					choices={ [
						{
							value: 'or',
							label: __( 'Any of the tags', 'vitrine' ),
						},
						{ value: 'and', label: __( 'All of them', 'vitrine' ) },
					] }
				/>
			) }
			{ attributes.tagFilter !== 'none' && (
				<ChoiceSetting
					settings={ settings }
					name="tagsFrom"
					label={ __( 'Tags come from', 'vitrine' ) }
					choices={ [
						{
							value: 'tags',
							label: __( 'Tags of the pictures', 'vitrine' ),
						},
						{
							value: 'title',
							label: __( '#words in titles', 'vitrine' ),
						},
						{
							value: 'description',
							label: __( '#words in descriptions', 'vitrine' ),
						},
					] }
				/>
			) }
		</SettingsPanel>
	);
}

/** Title and description of a tile. */
export function LabelPanel( {
	settings,
	scope,
	setScope,
	levels,
}: PanelProps ) {
	const { label } = levelViews( settings, scope );
	const { attributes } = label;
	return (
		<SettingsPanel
			label={ __( 'Labels', 'vitrine' ) }
			settings={ settings }
		>
			{ levels && <LevelControl scope={ scope } onChange={ setScope } /> }
			<SwitchSettings
				settings={ label }
				switches={ [
					{ name: 'display', label: __( 'Show titles', 'vitrine' ) },
				] }
			/>
			{ attributes.display && (
				<>
					<ChoiceSetting
						settings={ label }
						name="position"
						label={ __( 'Position', 'vitrine' ) }
						choices={ [
							{
								value: 'overImageOnBottom',
								label: __(
									'Over the picture, at the bottom',
									'vitrine'
								),
							},
							{
								value: 'overImageOnMiddle',
								label: __(
									'Over the picture, in the middle',
									'vitrine'
								),
							},
							{
								value: 'overImageOnTop',
								label: __(
									'Over the picture, at the top',
									'vitrine'
								),
							},
							{
								value: 'onBottom',
								label: __( 'Below the picture', 'vitrine' ),
							},
							{
								value: 'right',
								label: __( 'Right of the picture', 'vitrine' ),
							},
							{
								value: 'left',
								label: __( 'Left of the picture', 'vitrine' ),
							},
						] }
					/>
					<RareSettings>
						<ChoiceSetting
							open
							settings={ label }
							name="align"
							label={ __( 'Text alignment', 'vitrine' ) }
							choices={ [
								{
									value: 'start',
									label: __( 'Start', 'vitrine' ),
								},
								{
									value: 'center',
									label: __( 'Centre', 'vitrine' ),
								},
								{ value: 'end', label: __( 'End', 'vitrine' ) },
							] }
						/>
						<NumberSetting
							settings={ label }
							name="titleMaxLength"
							label={ __(
								'Longest title, in characters',
								'vitrine'
							) }
							help={ __( 'Up to 3 means no limit.', 'vitrine' ) }
							min={ 0 }
							max={ 200 }
						/>
						<SwitchSettings
							settings={ label }
							switches={ [
								{
									name: 'titleMultiLine',
									label: __(
										'Titles may take several lines',
										'vitrine'
									),
								},
							] }
						/>
					</RareSettings>
					<SwitchSettings
						settings={ label }
						switches={ [
							{
								name: 'displayDescription',
								label: __( 'Show descriptions', 'vitrine' ),
							},
						] }
					/>
					{ attributes.displayDescription && (
						<RareSettings>
							<NumberSetting
								settings={ label }
								name="descriptionMaxLength"
								label={ __(
									'Longest description, in characters',
									'vitrine'
								) }
								min={ 0 }
								max={ 500 }
							/>
							<SwitchSettings
								settings={ label }
								switches={ [
									{
										name: 'descriptionMultiLine',
										label: __(
											'Descriptions may take several lines',
											'vitrine'
										),
									},
								] }
							/>
						</RareSettings>
					) }
				</>
			) }
			<ChoiceSetting
				settings={ settings }
				name="titleFrom"
				label={ __( 'Title', 'vitrine' ) }
				choices={ [
					{
						value: 'title',
						label: __( 'Title of the file', 'vitrine' ),
					},
					{ value: 'caption', label: __( 'Caption', 'vitrine' ) },
					{
						value: 'alt',
						label: __( 'Alternative text', 'vitrine' ),
					},
					{
						value: 'filename',
						label: __( 'Name of the file', 'vitrine' ),
					},
				] }
			/>
			<ChoiceSetting
				settings={ settings }
				name="descriptionFrom"
				label={ __( 'Description', 'vitrine' ) }
				choices={ [
					{
						value: 'description',
						label: __( 'Description of the file', 'vitrine' ),
					},
					{ value: 'caption', label: __( 'Caption', 'vitrine' ) },
					{
						value: 'alt',
						label: __( 'Alternative text', 'vitrine' ),
					},
					{ value: 'none', label: __( 'None', 'vitrine' ) },
				] }
			/>
			<SwitchSettings
				settings={ settings }
				switches={ [
					{
						name: 'detailsFromFile',
						label: __(
							'Author, tags and copyright from the file',
							'vitrine'
						),
						help: __(
							'What cameras and photo software wrote into it, where you say nothing else. Never the place.',
							'vitrine'
						),
					},
				] }
			/>
		</SettingsPanel>
	);
}

const cornerLabels = (): Record< Corner, string > => ( {
	topLeft: __( 'Top left', 'vitrine' ),
	topRight: __( 'Top right', 'vitrine' ),
	bottomLeft: __( 'Bottom left', 'vitrine' ),
	bottomRight: __( 'Bottom right', 'vitrine' ),
} );

/** Tools in the four corners of tiles; selection and cart. */
export function ToolsPanel( { settings, levels }: PanelProps ) {
	const usual = toolSettings( {} );
	const tools = settingsIn( settings, 'tools', usual );
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
			<SwitchSettings
				settings={ settings }
				switches={ [
					{
						name: 'selectable',
						label: __( 'Visitors can select pictures', 'vitrine' ),
						help: __(
							'Their selection can be saved as a list or sent as a link.',
							'vitrine'
						),
					},
					{
						name: 'cart',
						label: __( 'Visitors can fill a cart', 'vitrine' ),
						help: __(
							'Add the tool “Add to cart” to a corner.',
							'vitrine'
						),
					},
				] }
			/>
			<RareSettings>
				{ kinds.map( ( { kind, label } ) => {
					const corners = settingsIn( tools, kind, {
						topLeft: '',
						topRight: '',
						bottomLeft: '',
						bottomRight: '',
						...usual[ kind ],
					} );
					return CORNERS.map( ( corner ) => (
						<Setting
							key={ `${ kind } ${ corner }` }
							label={ `${ label }: ${ labels[ corner ] }` }
							settings={ corners }
							names={ [ corner ] }
						>
							<ToolsControl
								label={ `${ label }: ${ labels[ corner ] }` }
								known={ TILE_TOOLS }
								value={ corners.attributes[ corner ] }
								onChange={ ( list ) =>
									corners.setAttributes( {
										[ corner ]: list,
									} )
								}
							/>
						</Setting>
					) );
				} ) }
			</RareSettings>
		</SettingsPanel>
	);
}
