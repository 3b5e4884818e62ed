import { InspectorControls } from '@wordpress/block-editor';
import {
	RangeControl,
	TextControl,
	ToggleControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	ColumnSettings,
	Setting,
	SettingsPanel,
	SourceControl,
	SwitchSettings,
	WordsControl,
} from '@vitrine/editor';
import type { Sources } from '@vitrine/editor';
import metadata from './block.json';
import type { FeedSettings } from './feed-attributes';

interface PanelProps {
	settings: FeedSettings;
}

interface FeedSettingsPanelsProps extends PanelProps {
	sources: Sources;
}

const limits = metadata.attributes;

/** Where a long text folds when an editor switches that on, in characters. */
const USUAL_FOLD = 300;

/** What the slider offers; block.json allows more, for those who edit the markup. */
const SHORTEST_FOLD = 20;
const LONGEST_FOLD = 3000;

/**
 * The inspector: content, layout, parts, behaviour.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.sources  Sources that can be chosen.
 */
export function FeedSettingsPanels( {
	settings,
	sources,
}: FeedSettingsPanelsProps ) {
	return (
		<InspectorControls>
			<ContentPanel settings={ settings } sources={ sources } />
			<LayoutPanel settings={ settings } />
			<PartsPanel settings={ settings } />
			<BehaviourPanel settings={ settings } />
		</InspectorControls>
	);
}

function ContentPanel( { settings, sources }: FeedSettingsPanelsProps ) {
	const { attributes, setAttributes } = settings;
	const labels = {
		source: __( 'Source', 'vitrine' ),
		number: __( 'Number of posts', 'vitrine' ),
		numberPhone: __( 'Number of posts on phones', 'vitrine' ),
		includeWords: __( 'Only posts with these words', 'vitrine' ),
		excludeWords: __( 'No posts with these words', 'vitrine' ),
	};
	return (
		<SettingsPanel
			label={ __( 'Content', 'vitrine' ) }
			settings={ settings }
		>
			<Setting
				label={ labels.source }
				settings={ settings }
				names={ [ 'source', 'sample' ] }
			>
				<SourceControl
					sources={ sources.sources }
					value={ attributes.source }
					onChange={ ( source ) => setAttributes( { source } ) }
				/>
			</Setting>
			<Setting
				label={ labels.number }
				settings={ settings }
				names={ [ 'number' ] }
			>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ labels.number }
					help={ __(
						'At first, and with each Load more.',
						'vitrine'
					) }
					min={ limits.number.minimum }
					max={ limits.number.maximum }
					value={ attributes.number }
					onChange={ ( number = limits.number.default ) =>
						setAttributes( { number } )
					}
				/>
			</Setting>
			<Setting
				label={ labels.numberPhone }
				settings={ settings }
				names={ [ 'numberPhone' ] }
			>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ labels.numberPhone }
					help={ __( '0 shows as many as elsewhere.', 'vitrine' ) }
					min={ limits.numberPhone.minimum }
					max={ limits.numberPhone.maximum }
					value={ attributes.numberPhone }
					onChange={ ( numberPhone = limits.numberPhone.default ) =>
						setAttributes( { numberPhone } )
					}
				/>
			</Setting>
			<Setting
				label={ labels.includeWords }
				settings={ settings }
				names={ [ 'includeWords' ] }
			>
				<WordsControl
					label={ labels.includeWords }
					help={ __(
						'Words, phrases or #hashtags, each ended with a comma or Enter. One of them is enough.',
						'vitrine'
					) }
					value={ attributes.includeWords }
					onChange={ ( includeWords ) =>
						setAttributes( { includeWords } )
					}
				/>
			</Setting>
			<Setting
				label={ labels.excludeWords }
				settings={ settings }
				names={ [ 'excludeWords' ] }
			>
				<WordsControl
					label={ labels.excludeWords }
					help={ __(
						'Every post with one of them is hidden.',
						'vitrine'
					) }
					value={ attributes.excludeWords }
					onChange={ ( excludeWords ) =>
						setAttributes( { excludeWords } )
					}
				/>
			</Setting>
		</SettingsPanel>
	);
}

function LayoutPanel( { settings }: PanelProps ) {
	const { attributes, setAttributes } = settings;
	const labels = {
		layout: __( 'Layout', 'vitrine' ),
		columnsBy: __( 'Columns follow the width of', 'vitrine' ),
	};
	const isGrid = attributes.layout === 'grid';
	return (
		<SettingsPanel
			label={ __( 'Layout', 'vitrine' ) }
			settings={ settings }
		>
			<Setting
				label={ labels.layout }
				settings={ settings }
				names={ [ 'layout' ] }
			>
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ labels.layout }
					value={ attributes.layout }
					onChange={ ( layout ) =>
						setAttributes( {
							layout: layout === 'list' ? 'list' : 'grid',
						} )
					}
				>
					<ToggleGroupControlOption
						value="list"
						label={ __( 'List', 'vitrine' ) }
					/>
					<ToggleGroupControlOption
						value="grid"
						label={ __( 'Grid', 'vitrine' ) }
					/>
				</ToggleGroupControl>
			</Setting>
			{ isGrid && (
				<ColumnSettings
					settings={ settings }
					max={ {
						columns: limits.columns.maximum,
						columnsTablet: limits.columnsTablet.maximum,
						columnsPhone: limits.columnsPhone.maximum,
					} }
				/>
			) }
			<Setting
				label={ labels.columnsBy }
				settings={ settings }
				names={ [ 'columnsBy' ] }
			>
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					label={ labels.columnsBy }
					help={ __(
						'Choose the block where it is much narrower than the window, such as in a sidebar. Phone and tablet then mean its own width.',
						'vitrine'
					) }
					value={ attributes.columnsBy }
					onChange={ ( columnsBy ) =>
						setAttributes( {
							columnsBy:
								columnsBy === 'block' ? 'block' : 'window',
						} )
					}
				>
					<ToggleGroupControlOption
						value="window"
						label={ __( 'Window', 'vitrine' ) }
					/>
					<ToggleGroupControlOption
						value="block"
						label={ __( 'Block', 'vitrine' ) }
					/>
				</ToggleGroupControl>
			</Setting>
		</SettingsPanel>
	);
}

function PartsPanel( { settings }: PanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Parts of a post', 'vitrine' ) }
			settings={ settings }
		>
			<SwitchSettings
				settings={ settings }
				switches={ [
					{ name: 'showAuthor', label: __( 'Author', 'vitrine' ) },
					{ name: 'showDate', label: __( 'Date', 'vitrine' ) },
					{ name: 'showText', label: __( 'Text', 'vitrine' ) },
					{
						name: 'showMedia',
						label: __( 'Pictures and videos', 'vitrine' ),
					},
					{
						name: 'showLink',
						label: __( 'Shared links', 'vitrine' ),
					},
					{
						name: 'showCounts',
						label: __( 'Likes, comments and shares', 'vitrine' ),
					},
					{
						name: 'showNetworkLink',
						label: __( 'Link to the network', 'vitrine' ),
					},
				] }
			/>
		</SettingsPanel>
	);
}

function BehaviourPanel( { settings }: PanelProps ) {
	const { attributes, setAttributes } = settings;
	const labels = {
		textLimit: __( 'Fold long texts', 'vitrine' ),
		characters: __( 'Characters before the fold', 'vitrine' ),
		loadMoreText: __( 'Text of the Load more button', 'vitrine' ),
		endText: __( 'Text after the last post', 'vitrine' ),
	};
	const folds = attributes.textLimit < limits.textLimit.maximum;
	return (
		<SettingsPanel
			label={ __( 'Behaviour', 'vitrine' ) }
			settings={ settings }
		>
			<Setting
				label={ labels.textLimit }
				settings={ settings }
				names={ [ 'textLimit' ] }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ labels.textLimit }
					help={ __(
						'The rest appears with “See more”.',
						'vitrine'
					) }
					checked={ folds }
					onChange={ ( fold ) =>
						setAttributes( {
							textLimit: fold
								? USUAL_FOLD
								: limits.textLimit.default,
						} )
					}
				/>
			</Setting>
			{ folds && (
				<Setting
					label={ labels.characters }
					settings={ settings }
					names={ [ 'textLimit' ] }
				>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ labels.characters }
						min={ SHORTEST_FOLD }
						max={ LONGEST_FOLD }
						value={ attributes.textLimit }
						onChange={ ( textLimit = USUAL_FOLD ) =>
							setAttributes( { textLimit } )
						}
					/>
				</Setting>
			) }
			<SwitchSettings
				settings={ settings }
				switches={ [
					{
						name: 'linkHashtags',
						label: __( 'Link hashtags', 'vitrine' ),
					},
					{
						name: 'linkMentions',
						label: __( 'Link mentioned accounts', 'vitrine' ),
					},
					{
						name: 'loadMore',
						label: __( 'Offer more posts', 'vitrine' ),
						help: __(
							'A Load more button below the posts.',
							'vitrine'
						),
					},
				] }
			/>
			{ attributes.loadMore && (
				<>
					<Setting
						label={ labels.loadMoreText }
						settings={ settings }
						names={ [ 'loadMoreText' ] }
					>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ labels.loadMoreText }
							placeholder={ __( 'Load more', 'vitrine' ) }
							value={ attributes.loadMoreText }
							onChange={ ( loadMoreText ) =>
								setAttributes( { loadMoreText } )
							}
						/>
					</Setting>
					<Setting
						label={ labels.endText }
						settings={ settings }
						names={ [ 'endText' ] }
					>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ labels.endText }
							placeholder={ __( 'No more posts', 'vitrine' ) }
							value={ attributes.endText }
							onChange={ ( endText ) =>
								setAttributes( { endText } )
							}
						/>
					</Setting>
				</>
			) }
		</SettingsPanel>
	);
}
