import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Fields,
	NumberField,
	Setting,
	SettingsPanel,
	SourceControl,
} from '@vitrine/editor';
import type { Sources } from '@vitrine/editor';
import { schema } from './feed-attributes';
import type { FeedSettings } from './feed-attributes';

interface PanelProps {
	settings: FeedSettings;
}

interface FeedSettingsPanelsProps extends PanelProps {
	sources: Sources;
}

/** Where a long text folds when an editor switches that on, in characters. */
const DEFAULT_FOLD = 300;

/** What the slider offers; block.json allows more, for those who edit the markup. */
const MIN_FOLD = 20;
const MAX_FOLD = 3000;

/**
 * The inspector: content, layout, parts, behavior.
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
			<BehaviorPanel settings={ settings } />
		</InspectorControls>
	);
}

function ContentPanel( { settings, sources }: FeedSettingsPanelsProps ) {
	const { attributes, setAttributes } = settings;
	return (
		<SettingsPanel
			label={ __( 'Content', 'vitrine' ) }
			settings={ settings }
		>
			<Setting
				label={ __( 'Source', 'vitrine' ) }
				settings={ settings }
				names={ [ 'source', 'sample' ] }
			>
				<SourceControl
					sources={ sources.sources }
					value={ attributes.source }
					onChange={ ( source ) => setAttributes( { source } ) }
				/>
			</Setting>
			<Fields
				settings={ settings }
				fields={ {
					number: {
						label: __( 'Number of posts', 'vitrine' ),
						help: __(
							'At first, and with each Load more.',
							'vitrine'
						),
					},
					numberPhone: {
						label: __( 'Number of posts on phones', 'vitrine' ),
						help: __( '0 shows as many as elsewhere.', 'vitrine' ),
					},
					includeWords: {
						label: __( 'Only posts with these words', 'vitrine' ),
						help: __(
							'Words, phrases or #hashtags, each ended with a comma or Enter. One of them is enough.',
							'vitrine'
						),
					},
					excludeWords: {
						label: __( 'No posts with these words', 'vitrine' ),
						help: __(
							'Every post with one of them is hidden.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}

function LayoutPanel( { settings }: PanelProps ) {
	return (
		<SettingsPanel
			label={ __( 'Layout', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					layout: {
						open: true,
						label: __( 'Layout', 'vitrine' ),
						choices: {
							list: __( 'List', 'vitrine' ),
							grid: __( 'Grid', 'vitrine' ),
						},
					},
					...( settings.attributes.layout === 'grid' && {
						columns: __( 'Columns', 'vitrine' ),
						columnsTablet: {
							label: __( 'Columns on tablets', 'vitrine' ),
							help: __( 'From 481 to 800 pixels.', 'vitrine' ),
						},
						columnsPhone: {
							label: __( 'Columns on phones', 'vitrine' ),
							help: __( 'Up to 480 pixels.', 'vitrine' ),
						},
					} ),
					columnsBy: {
						open: true,
						label: __( 'Columns follow the width of', 'vitrine' ),
						help: __(
							'Choose the block where it is much narrower than the window, such as in a sidebar. Phone and tablet then mean its own width.',
							'vitrine'
						),
						choices: {
							window: __( 'Window', 'vitrine' ),
							block: __( 'Block', 'vitrine' ),
						},
					},
				} }
			/>
		</SettingsPanel>
	);
}

const PartsPanel = ( { settings }: PanelProps ) => (
	<SettingsPanel
		label={ __( 'Parts of a post', 'vitrine' ) }
		settings={ settings }
	>
		<Fields
			settings={ settings }
			fields={ {
				showAuthor: __( 'Author', 'vitrine' ),
				showDate: __( 'Date', 'vitrine' ),
				showText: __( 'Text', 'vitrine' ),
				showMedia: __( 'Pictures and videos', 'vitrine' ),
				showLink: __( 'Shared links', 'vitrine' ),
				showCounts: __( 'Likes, comments and shares', 'vitrine' ),
				showNetworkLink: __( 'Link to the network', 'vitrine' ),
			} }
		/>
	</SettingsPanel>
);

const BehaviorPanel = ( { settings }: PanelProps ) => (
	<SettingsPanel label={ __( 'Behavior', 'vitrine' ) } settings={ settings }>
		<FoldSettings settings={ settings } />
		<Fields
			settings={ settings }
			fields={ {
				linkHashtags: __( 'Link hashtags', 'vitrine' ),
				linkMentions: __( 'Link mentioned accounts', 'vitrine' ),
				loadMore: {
					label: __( 'Offer more posts', 'vitrine' ),
					help: __(
						'A Load more button below the posts.',
						'vitrine'
					),
				},
				...( settings.attributes.loadMore && {
					loadMoreText: {
						label: __( 'Text of the Load more button', 'vitrine' ),
						placeholder: __( 'Load more', 'vitrine' ),
					},
					endText: {
						label: __( 'Text after the last post', 'vitrine' ),
						placeholder: __( 'No more posts', 'vitrine' ),
					},
				} ),
			} }
		/>
	</SettingsPanel>
);

/** Texts fold below the greatest limit. */
function FoldSettings( { settings }: PanelProps ) {
	const { attributes, setAttributes, defaults } = settings;
	const label = __( 'Fold long texts', 'vitrine' );
	const folds = attributes.textLimit < schema.textLimit.maximum;
	return (
		<>
			<Setting
				label={ label }
				settings={ settings }
				names={ [ 'textLimit' ] }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'The rest appears with “See more”.',
						'vitrine'
					) }
					checked={ folds }
					onChange={ ( fold ) =>
						setAttributes( {
							textLimit: fold ? DEFAULT_FOLD : defaults.textLimit,
						} )
					}
				/>
			</Setting>
			{ folds && (
				<NumberField
					settings={ settings }
					path="textLimit"
					label={ __( 'Characters before the fold', 'vitrine' ) }
					min={ MIN_FOLD }
					max={ MAX_FOLD }
					emptied={ DEFAULT_FOLD }
				/>
			) }
		</>
	);
}
