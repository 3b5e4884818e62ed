import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	additionsSchema,
	readAdditions,
} from '../../../frontend/render/loop-query';
import type { QueryAdditions } from '../../../frontend/render/loop-query';
import { Fields } from '../../fields/list';
import { Setting, SettingsPanel } from '../../panels/setting';
import { defaultsOf, settingsIn } from '../../settings';
import type { Settings } from '../../settings';
import type { LoopQuery } from '../count-query';
import { PostsControl } from './posts-control';
import { RelatedControl } from './related-control';

export interface LoopAttributes {
	query?: LoopQuery;
}

interface PanelProps {
	attributes: LoopAttributes;
	setAttributes: ( changes: Partial< LoopAttributes > ) => void;
}

const defaults = defaultsOf< QueryAdditions >( additionsSchema );

/**
 * What a Query Loop shows besides what core lets one choose.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 */
export function AdditionsPanel( { attributes, setAttributes }: PanelProps ) {
	const { query = {} } = attributes;
	const additions = readAdditions( query.vitrine );
	const loop = { attributes, setAttributes, defaults: {} };
	const settings: Settings< QueryAdditions > = {
		...settingsIn< LoopQuery, 'vitrine', QueryAdditions >(
			settingsIn< LoopAttributes, 'query', LoopQuery >(
				loop,
				'query',
				{}
			),
			'vitrine',
			defaults
		),
		attributes: additions,
		schema: additionsSchema,
	};
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Posts to show', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						show: {
							label: __( 'Show', 'vitrine' ),
							choices: {
								all: __( 'All posts', 'vitrine' ),
								selected: __( 'Selected posts', 'vitrine' ),
								related: __( 'Related posts', 'vitrine' ),
							},
							help: helpOf( additions.show ),
						},
					} }
				/>
				{ additions.show === 'selected' && (
					<Setting
						label={ __( 'Selected posts', 'vitrine' ) }
						settings={ settings }
						names={ [ 'include' ] }
					>
						<PostsControl
							postType={ query.postType ?? 'post' }
							max={ additionsSchema.include.maxItems }
							value={ additions.include }
							onChange={ ( include ) =>
								settings.setAttributes( { include } )
							}
						/>
					</Setting>
				) }
				{ additions.show === 'related' && (
					<RelatedSettings settings={ settings } />
				) }
				<CommonSettings settings={ settings } />
			</SettingsPanel>
		</InspectorControls>
	);
}

const helpOf = ( show: QueryAdditions[ 'show' ] ) =>
	( {
		all: undefined,
		selected: __( 'Posts that you choose, in your order.', 'vitrine' ),
		related: __(
			'Posts that share terms with the current post.',
			'vitrine'
		),
	} )[ show ];

/**
 * What relates posts.
 *
 * @param props          What to show.
 * @param props.settings The additions.
 */
const RelatedSettings = ( {
	settings,
}: {
	settings: Settings< QueryAdditions >;
} ) => (
	<>
		<Setting
			label={ __( 'Related by', 'vitrine' ) }
			settings={ settings }
			names={ [ 'relatedBy' ] }
		>
			<RelatedControl
				value={ settings.attributes.relatedBy }
				onChange={ ( relatedBy ) =>
					settings.setAttributes( { relatedBy } )
				}
			/>
		</Setting>
		<Fields
			settings={ settings }
			fields={ {
				fallback: {
					label: __( 'If there are no related posts', 'vitrine' ),
					choices: {
						none: __( 'Show nothing', 'vitrine' ),
						recent: __( 'Show other posts', 'vitrine' ),
					},
				},
			} }
		/>
	</>
);

/**
 * What all kinds of posts have.
 *
 * @param props          What to show.
 * @param props.settings The additions.
 */
const CommonSettings = ( {
	settings,
}: {
	settings: Settings< QueryAdditions >;
} ) => (
	<Fields
		settings={ settings }
		fields={ {
			random: {
				label: __( 'Random order', 'vitrine' ),
				choices: {
					'': __( 'Off', 'vitrine' ),
					hour: __( 'New order every hour', 'vitrine' ),
					day: __( 'New order every day', 'vitrine' ),
					week: __( 'New order every week', 'vitrine' ),
				},
			},
			skipShown: {
				label: __( 'Hide duplicates', 'vitrine' ),
				help: __(
					'Skips posts that a Query Loop higher on the page already shows.',
					'vitrine'
				),
			},
		} }
	/>
);
