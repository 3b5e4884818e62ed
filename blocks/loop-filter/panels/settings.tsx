import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ChoiceSetting, Fields, Setting, SettingsPanel } from '@vitrine/editor';
import type { LoopChoice, Settings } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';
import { KINDS, labelOf, SORTS } from '../choices';
import { LoopChoiceControl } from './loop-choice';
import { TokensSetting } from './tokens';
import type { Taxonomy } from '../canvas/use-loop';

interface LoopFilterSettingsProps {
	settings: Settings< LoopFilterAttributes >;
	/** Those that visitors can filter by. */
	taxonomies: Taxonomy[];
	/** Loops of the document, null = the block stands in one. */
	loops: LoopChoice[] | null;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.taxonomies Those that visitors can filter by.
 * @param props.loops      Loops of the document.
 */
export function LoopFilterSettings( {
	settings,
	taxonomies,
	loops,
}: LoopFilterSettingsProps ) {
	const { by = 'taxonomy', taxonomy } = settings.attributes;
	const isHierarchical = taxonomies.some(
		( { slug, hierarchical } ) => slug === taxonomy && hierarchical
	);
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Filter', 'vitrine' ) }
				settings={ settings }
			>
				{ loops && (
					<Setting
						label={ __( 'Query Loop', 'vitrine' ) }
						settings={ settings }
						names={ [ 'loop' ] }
					>
						<LoopChoiceControl
							loops={ loops }
							value={ settings.attributes.loop }
							onChange={ ( loop ) =>
								settings.setAttributes( { loop } )
							}
						/>
					</Setting>
				) }
				<Fields
					settings={ settings }
					fields={ {
						by: {
							label: __( 'Filter by', 'vitrine' ),
							choices: KINDS,
						},
					} }
				/>
				{ by === 'taxonomy' && (
					<ChoiceSetting
						settings={ settings }
						name="taxonomy"
						label={ __( 'Taxonomy', 'vitrine' ) }
						choices={ choicesOf( taxonomies, taxonomy ) }
					/>
				) }
				<OwnFields
					settings={ settings }
					by={ by }
					taxonomyName={
						taxonomies.find( ( { slug } ) => slug === taxonomy )
							?.name ?? ''
					}
				/>
				<ListSettings settings={ settings } by={ by } />
			</SettingsPanel>
			{ by === 'taxonomy' && (
				<TermSettings
					settings={ settings }
					isHierarchical={ isHierarchical }
				/>
			) }
		</InspectorControls>
	);
}

/**
 * How visitors choose, and what it is called.
 *
 * @param props              What to show.
 * @param props.settings     Settings of the block.
 * @param props.by           What visitors change.
 * @param props.taxonomyName Name of the taxonomy.
 */
function OwnFields( {
	settings,
	by,
	taxonomyName,
}: {
	settings: Settings< LoopFilterAttributes >;
	by: LoopFilterAttributes[ 'by' ];
	taxonomyName: string;
} ) {
	const { display } = settings.attributes;
	const isChoice = by === 'sort' || by === 'size';
	const hasFields = display === 'checkboxes' || display === 'select';
	return (
		<Fields
			settings={ settings }
			fields={ {
				...( by === 'taxonomy' ? termFields() : {} ),
				...( by === 'taxonomy' || isChoice
					? displayFields( isChoice, hasFields )
					: {} ),
				...( by === 'search'
					? { placeholder: __( 'Placeholder', 'vitrine' ) }
					: {} ),
				label: {
					label: __( 'Label', 'vitrine' ),
					placeholder: labelOf( by, taxonomyName ),
				},
				showLabel: __( 'Show label', 'vitrine' ),
				...( by === 'chosen'
					? {
							showAll: __(
								'Show a link that clears all filters',
								'vitrine'
							),
						}
					: {} ),
			} }
		/>
	);
}

/**
 * What visitors choose from, where the block says it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.by       What visitors change.
 */
const ListSettings = ( {
	settings,
	by,
}: {
	settings: Settings< LoopFilterAttributes >;
	by: LoopFilterAttributes[ 'by' ];
} ) => (
	<>
		{ by === 'sort' && (
			<TokensSetting
				settings={ settings }
				name="sorts"
				label={ __( 'Orders', 'vitrine' ) }
				help={ __(
					'In the order in which visitors see them.',
					'vitrine'
				) }
				names={ SORTS }
			/>
		) }
		{ by === 'size' && (
			<TokensSetting
				settings={ settings }
				name="sizes"
				label={ __( 'Items per page', 'vitrine' ) }
				help={ __(
					'Numbers up to 100. The number of the Query Loop is always there.',
					'vitrine'
				) }
				names={ {} }
				isOpen
			/>
		) }
	</>
);

/** Taxonomies by name; one that is gone stays seen until another is chosen. */
const choicesOf = ( taxonomies: Taxonomy[], chosen: string ) => [
	...( taxonomies.some( ( { slug } ) => slug === chosen )
		? []
		: [ { value: chosen, label: chosen } ] ),
	...taxonomies.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
];

const termFields = () => ( {
	multiple: __( 'Allow several terms', 'vitrine' ),
	join: {
		label: __( 'Show posts', 'vitrine' ),
		choices: {
			any: __( 'With any of the terms', 'vitrine' ),
			all: __( 'With all of the terms', 'vitrine' ),
			none: __( 'Without the terms', 'vitrine' ),
		},
	},
} );

const displayFields = ( isChoice: boolean, hasFields: boolean ) => ( {
	display: {
		label: __( 'Display', 'vitrine' ),
		choices: {
			chips: __( 'Chips', 'vitrine' ),
			list: __( 'List', 'vitrine' ),
			checkboxes: isChoice
				? __( 'Radio buttons', 'vitrine' )
				: __( 'Checkboxes', 'vitrine' ),
			select: __( 'Drop-down', 'vitrine' ),
		},
	},
	...( hasFields
		? {
				apply: {
					label: __( 'Apply', 'vitrine' ),
					choices: {
						instant: __( 'At once', 'vitrine' ),
						button: __( 'With a button', 'vitrine' ),
					},
				},
			}
		: {} ),
} );

const countFields = ( showCounts = false ) => ( {
	showCounts: {
		label: __( 'Show number of posts', 'vitrine' ),
		help: __(
			'With everything else that a visitor has chosen. Limits on pages and skipped posts do not count.',
			'vitrine'
		),
	},
	...( showCounts
		? {
				unavailable: {
					label: __( 'Terms without results', 'vitrine' ),
					choices: {
						disable: __( 'Disable', 'vitrine' ),
						hide: __( 'Hide', 'vitrine' ),
					},
				},
			}
		: {} ),
} );

/**
 * Which terms there are, and how they stand.
 *
 * @param props                What to show.
 * @param props.settings       Settings of the block.
 * @param props.isHierarchical Whether terms have parents.
 */
function TermSettings( {
	settings,
	isHierarchical,
}: {
	settings: Settings< LoopFilterAttributes >;
	isHierarchical: boolean;
} ) {
	const { showAll, showOnlyTopLevel, showCounts, display } =
		settings.attributes;
	return (
		<SettingsPanel label={ __( 'Terms', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					orderBy: {
						label: __( 'Order by', 'vitrine' ),
						choices: {
							name: __( 'Name', 'vitrine' ),
							count: __( 'Most posts', 'vitrine' ),
						},
					},
					number: __( 'Number of terms', 'vitrine' ),
					...( display === 'select'
						? {}
						: {
								visible: {
									label: __( 'Visible at first', 'vitrine' ),
									help: __(
										'The others are behind “Show more”. 0 shows all.',
										'vitrine'
									),
								},
							} ),
					...countFields( showCounts ),
					showAll: __( 'Show a link to all posts', 'vitrine' ),
					...( showAll
						? {
								allLabel: {
									label: __( 'Its text', 'vitrine' ),
									placeholder: __( 'All', 'vitrine' ),
								},
							}
						: {} ),
					showEmpty: __( 'Show empty terms', 'vitrine' ),
					...( isHierarchical
						? {
								showOnlyTopLevel: __(
									'Show only top level terms',
									'vitrine'
								),
							}
						: {} ),
					...( isHierarchical && ! showOnlyTopLevel
						? {
								showHierarchy: __(
									'Show hierarchy',
									'vitrine'
								),
							}
						: {} ),
				} }
			/>
		</SettingsPanel>
	);
}
