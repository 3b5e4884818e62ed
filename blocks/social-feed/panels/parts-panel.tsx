import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { PanelProps } from './types';

/**
 * What of a post is shown.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const PartsPanel = ( { settings }: PanelProps ) => (
	<SettingsPanel
		label={ __( 'Parts of a post', 'vitrine' ) }
		settings={ settings }
	>
		<Fields
			settings={ settings }
			fields={ {
				showAuthor: __( 'Author', 'vitrine' ),
				showDate: __( 'Date', 'vitrine' ),
				...( settings.attributes.showDate && {
					dates: {
						label: __( 'Date format', 'vitrine' ),
						choices: {
							absolute: __( 'Date', 'vitrine' ),
							relative: __( 'Time ago', 'vitrine' ),
						},
					},
				} ),
				showText: __( 'Text', 'vitrine' ),
				showMedia: __( 'Images and videos', 'vitrine' ),
				showLink: __( 'Shared links', 'vitrine' ),
				showCounts: __( 'Likes, comments, and shares', 'vitrine' ),
				showReactions: {
					label: __( 'Reactions', 'vitrine' ),
					help: __(
						'The two most common reactions, with their count.',
						'vitrine'
					),
				},
				showComments: {
					label: __( 'Comments', 'vitrine' ),
					help: __(
						'They open below the post when visitors click the count.',
						'vitrine'
					),
				},
				...( settings.attributes.showComments && {
					commentsShown: {
						label: __( 'Comments to show initially', 'vitrine' ),
						help: __( 'A button shows the rest.', 'vitrine' ),
					},
				} ),
				showNetworkLink: __( 'Link to the network', 'vitrine' ),
				showShare: __( 'Share menu', 'vitrine' ),
			} }
		/>
	</SettingsPanel>
);
