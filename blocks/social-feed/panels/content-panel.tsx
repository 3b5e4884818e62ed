import { __ } from '@wordpress/i18n';
import { Fields, Setting, SettingsPanel, SourceControl } from '@vitrine/editor';
import { ContentFields } from '../contents/content-fields';
import { sourceOf } from '../contents/feed-source';
import { OtherSources } from '../contents/other-sources';
import { hasPages } from '../choices/paging';
import { schema } from '../feed-attributes';
import type { ContentPanelProps, PanelProps } from './types';

/**
 * Whose posts are shown, how many, and in which order.
 *
 * @param props           What to show.
 * @param props.settings  Settings of the block.
 * @param props.sources   Sources that can be chosen.
 * @param props.onFetched Called when posts have been fetched.
 */
export function ContentPanel( {
	settings,
	sources: { sources },
	onFetched,
}: ContentPanelProps ) {
	const { attributes, setAttributes } = settings;
	const account = sources.find( ( { id } ) => id === attributes.source );
	const hasSource = attributes.source !== 0;
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
					sources={ sources }
					value={ attributes.source }
					onChange={ ( source ) => setAttributes( { source } ) }
				/>
			</Setting>
			{ hasSource && (
				<Setting
					label={ __( 'Show', 'vitrine' ) }
					settings={ settings }
					names={ [ 'content', 'contentItem' ] }
				>
					<ContentFields
						source={ sourceOf( attributes ) }
						network={ account?.network }
						onChange={ ( { content, contentItem } ) =>
							setAttributes( { content, contentItem } )
						}
						onFetched={ onFetched }
					/>
				</Setting>
			) }
			{ ( hasSource || attributes.others.length > 0 ) && (
				<Setting
					label={ __( 'More sources', 'vitrine' ) }
					settings={ settings }
					names={ [ 'others' ] }
				>
					<OtherSources
						value={ attributes.others }
						max={ schema.others.maxItems ?? 0 }
						sources={ sources }
						onChange={ ( others ) => setAttributes( { others } ) }
						onFetched={ onFetched }
					/>
				</Setting>
			) }
			<NumberSettings settings={ settings } />
		</SettingsPanel>
	);
}

/** How many posts, and in which order. */
const NumberSettings = ( { settings }: PanelProps ) => (
	<Fields
		settings={ settings }
		fields={ {
			number: {
				label: __( 'Number of posts', 'vitrine' ),
				help: hasPages( settings.attributes )
					? __( 'On each page.', 'vitrine' )
					: __(
							'Shown initially and with each Load more.',
							'vitrine'
						),
			},
			...( ! hasPages( settings.attributes ) && {
				numberPhone: {
					label: __( 'Number of posts on phones', 'vitrine' ),
					help: __( '0 = same as on other screens.', 'vitrine' ),
				},
			} ),
			order: {
				label: __( 'Order by', 'vitrine' ),
				choices: {
					newest: __( 'Newest to oldest', 'vitrine' ),
					oldest: __( 'Oldest to newest', 'vitrine' ),
					popular: __( 'Most popular first', 'vitrine' ),
					random: __( 'Random, new every day', 'vitrine' ),
				},
				...( settings.attributes.order === 'popular' && {
					help: __(
						'Based on the likes and comments of the newest 1,000 posts.',
						'vitrine'
					),
				} ),
			},
			offset: {
				label: __( 'Offset', 'vitrine' ),
				help: __( 'Posts to skip at the beginning.', 'vitrine' ),
				max: 20,
			},
		} }
	/>
);
