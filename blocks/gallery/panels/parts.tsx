import { __ } from '@wordpress/i18n';
import {
	NumberField,
	RareSettings,
	SelectField,
	SettingsPanel,
	ToggleField,
} from '@vitrine/editor';
import { CORNERS } from '../../../frontend/render/gallery/settings';
import { TILE_TOOLS } from '../../../frontend/render/gallery/tools';
import type { Corner } from '../../../frontend/render/gallery/types';
import { levelViews } from './level';
import { LevelControl } from './scope';
import { ToolsField } from './tools';
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
					<ToggleField
						settings={ settings }
						path="breadcrumb"
						label={ __( 'Breadcrumb', 'vitrine' ) }
					/>
					<RareSettings>
						{ attributes.breadcrumb && (
							<>
								<ToggleField
									settings={ settings }
									path="breadcrumbAutoHideTopLevel"
									label={ __(
										'No breadcrumb on the first level',
										'vitrine'
									) }
								/>
								<ToggleField
									settings={ settings }
									path="breadcrumbOnlyCurrentLevel"
									label={ __(
										'Only the current album',
										'vitrine'
									) }
								/>
							</>
						) }
						<ToggleField
							settings={ settings }
							path="backItem"
							label={ __(
								'A first tile that leads back',
								'vitrine'
							) }
						/>
					</RareSettings>
				</>
			) }
			<ToggleField
				settings={ settings }
				path="search"
				label={ __( 'Search field', 'vitrine' ) }
			/>
			<SelectField
				open
				settings={ settings }
				path="tagFilter"
				label={ __( 'Filter by tags', 'vitrine' ) }
				choices={ {
					none: __( 'None', 'vitrine' ),
					single: __( 'One tag', 'vitrine' ),
					multiple: __( 'Several', 'vitrine' ),
				} }
			/>
			{ attributes.tagFilter === 'multiple' && (
				<SelectField
					open
					settings={ settings }
					path="tagOperator"
					label={ __( 'Pictures have', 'vitrine' ) }
					choices={ {
						or: __( 'Any of the tags', 'vitrine' ),
						and: __( 'All of them', 'vitrine' ),
					} }
				/>
			) }
			{ attributes.tagFilter !== 'none' && (
				<SelectField
					settings={ settings }
					path="tagsFrom"
					label={ __( 'Tags come from', 'vitrine' ) }
					choices={ {
						tags: __( 'Tags of the pictures', 'vitrine' ),
						title: __( '#words in titles', 'vitrine' ),
						description: __( '#words in descriptions', 'vitrine' ),
					} }
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
			<ToggleField
				settings={ label }
				path="display"
				label={ __( 'Show titles', 'vitrine' ) }
			/>
			{ attributes.display && (
				<>
					<SelectField
						settings={ label }
						path="position"
						label={ __( 'Position', 'vitrine' ) }
						choices={ {
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
						} }
					/>
					<RareSettings>
						<SelectField
							open
							settings={ label }
							path="align"
							label={ __( 'Text alignment', 'vitrine' ) }
							choices={ {
								start: __( 'Start', 'vitrine' ),
								center: __( 'Centre', 'vitrine' ),
								end: __( 'End', 'vitrine' ),
							} }
						/>
						<NumberField
							settings={ label }
							path="titleMaxLength"
							label={ __(
								'Longest title, in characters',
								'vitrine'
							) }
							help={ __( 'Up to 3 means no limit.', 'vitrine' ) }
							max={ 200 }
						/>
						<ToggleField
							settings={ label }
							path="titleMultiLine"
							label={ __(
								'Titles may take several lines',
								'vitrine'
							) }
						/>
					</RareSettings>
					<ToggleField
						settings={ label }
						path="displayDescription"
						label={ __( 'Show descriptions', 'vitrine' ) }
					/>
					{ attributes.displayDescription && (
						<RareSettings>
							<NumberField
								settings={ label }
								path="descriptionMaxLength"
								label={ __(
									'Longest description, in characters',
									'vitrine'
								) }
								max={ 500 }
							/>
							<ToggleField
								settings={ label }
								path="descriptionMultiLine"
								label={ __(
									'Descriptions may take several lines',
									'vitrine'
								) }
							/>
						</RareSettings>
					) }
				</>
			) }
			<SelectField
				settings={ settings }
				path="titleFrom"
				label={ __( 'Title', 'vitrine' ) }
				choices={ {
					title: __( 'Title of the file', 'vitrine' ),
					caption: __( 'Caption', 'vitrine' ),
					alt: __( 'Alternative text', 'vitrine' ),
					filename: __( 'Name of the file', 'vitrine' ),
				} }
			/>
			<SelectField
				settings={ settings }
				path="descriptionFrom"
				label={ __( 'Description', 'vitrine' ) }
				choices={ {
					description: __( 'Description of the file', 'vitrine' ),
					caption: __( 'Caption', 'vitrine' ),
					alt: __( 'Alternative text', 'vitrine' ),
					none: __( 'None', 'vitrine' ),
				} }
			/>
			<ToggleField
				settings={ settings }
				path="detailsFromFile"
				label={ __(
					'Author, tags and copyright from the file',
					'vitrine'
				) }
				help={ __(
					'What cameras and photo software wrote into it, where you say nothing else. Never the place.',
					'vitrine'
				) }
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
			<>
				<ToggleField
					settings={ settings }
					path="selectable"
					label={ __( 'Visitors can select pictures', 'vitrine' ) }
					help={ __(
						'Their selection can be saved as a list or sent as a link.',
						'vitrine'
					) }
				/>
				<ToggleField
					settings={ settings }
					path="cart"
					label={ __( 'Visitors can fill a cart', 'vitrine' ) }
					help={ __(
						'Add the tool “Add to cart” to a corner.',
						'vitrine'
					) }
				/>
			</>
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
