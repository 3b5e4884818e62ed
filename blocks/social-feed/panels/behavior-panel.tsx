import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Fields, NumberField, Setting, SettingsPanel } from '@vitrine/editor';
import { isTile } from '../../../frontend/render/feed';
import { canHavePanel } from '../choices/viewer-panel';
import { ConsentField } from './consent-field';
import { PagingSettings } from './paging-settings';
import type { PanelProps } from './types';

/** Where a long text folds when an editor switches that on, in characters. */
const DEFAULT_FOLD = 300;

/** What the slider offers; block.json allows more, for those who edit the markup. */
const MIN_FOLD = 20;
const MAX_FOLD = 3000;

/**
 * Long texts, links in them, and more posts.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const BehaviorPanel = ( { settings }: PanelProps ) => (
	<SettingsPanel label={ __( 'Behavior', 'vitrine' ) } settings={ settings }>
		<FoldSettings settings={ settings } />
		<Fields
			settings={ settings }
			fields={ {
				linkHashtags: __( 'Link hashtags', 'vitrine' ),
				linkMentions: __( 'Link mentioned accounts', 'vitrine' ),
				...( settings.attributes.showMedia && {
					openPosts: {
						open: true,
						label: __( 'Open images in', 'vitrine' ),
						choices: {
							viewer: __( 'Viewer', 'vitrine' ),
							network: __( 'Network', 'vitrine' ),
						},
					},
				} ),
				...( settings.attributes.showMedia &&
					settings.attributes.openPosts === 'viewer' && {
						...( canHavePanel( settings.attributes ) && {
							viewerPanel: {
								label: __(
									'Show post details in the viewer',
									'vitrine'
								),
								help: isTile( settings.attributes )
									? __(
											'Beside the image in windows wider than 640 pixels, below it in narrower ones.',
											'vitrine'
										)
									: __(
											'With the parts that are turned on, in windows wider than 640 pixels. In narrower ones, its text appears below.',
											'vitrine'
										),
							},
						} ),
						...( settings.attributes.viewerPanel &&
							settings.attributes.showComments && {
								viewerComments: __(
									'Show comments in the viewer',
									'vitrine'
								),
							} ),
						viewerWrap: __( 'Loop', 'vitrine' ),
					} ),
			} }
		/>
		{ ( settings.attributes.showMedia || settings.attributes.showLink ) && (
			<ConsentField settings={ settings } />
		) }
		<PagingSettings settings={ settings } />
	</SettingsPanel>
);

/** Texts fold below the greatest limit, which is the default. */
function FoldSettings( { settings }: PanelProps ) {
	const { attributes, setAttributes, defaults } = settings;
	const label = __( 'Collapse long posts', 'vitrine' );
	const folds = attributes.textLimit < defaults.textLimit;
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
						'Visitors click “See more” to read the rest.',
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
					label={ __( 'Characters to show', 'vitrine' ) }
					min={ MIN_FOLD }
					max={ MAX_FOLD }
					emptied={ DEFAULT_FOLD }
				/>
			) }
		</>
	);
}
