import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel, SourceControl } from '@vitrine/editor';
import type { SourcePanelProps } from './types';

/**
 * Which posts are shown.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.sources  Sources that can be chosen.
 */
export function ContentPanel( { settings, sources }: SourcePanelProps ) {
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
