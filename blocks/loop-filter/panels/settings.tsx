import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ChoiceSetting, Fields, Setting, SettingsPanel } from '@vitrine/editor';
import type { LoopChoice, Settings } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';
import { FACETS, KINDS, labelOf, SORTS } from '../choices';
import {
	allFields,
	applyFields,
	dateFields,
	displayFields,
	termFields,
} from './fields';
import { LoopChoiceControl } from './loop-choice';
import { TermSettings } from './terms';
import { TokensSetting } from './tokens';
import type { Facet } from '../canvas/facet';
import type { Taxonomy } from '../canvas/use-loop';

interface LoopFilterSettingsProps {
	settings: Settings< LoopFilterAttributes >;
	/** Those that visitors can filter by. */
	taxonomies: Taxonomy[];
	/** What posts are chosen by besides terms; null = by something else, or not known yet. */
	facet: Facet | null;
	/** Loops of the document, null = the block stands in one. */
	loops: LoopChoice[] | null;
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.taxonomies Those that visitors can filter by.
 * @param props.facet      What posts are chosen by besides terms.
 * @param props.loops      Loops of the document.
 */
export function LoopFilterSettings( {
	settings,
	taxonomies,
	facet,
	loops,
}: LoopFilterSettingsProps ) {
	const { by = 'taxonomy', taxonomy } = settings.attributes;
	const chosen = taxonomies.find( ( { slug } ) => slug === taxonomy );
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
				<SourceSetting
					settings={ settings }
					by={ by }
					taxonomies={ taxonomies }
					facet={ facet }
				/>
				<OwnFields
					settings={ settings }
					by={ by }
					named={
						( by === 'taxonomy' ? chosen?.name : facet?.label ) ??
						''
					}
					isRange={ !! facet?.range }
				/>
				<ListSettings settings={ settings } by={ by } />
			</SettingsPanel>
			{ by === 'taxonomy' && (
				<TermSettings
					settings={ settings }
					isHierarchical={ !! chosen?.hierarchical }
				/>
			) }
			{ FACETS.includes( by ) && ! facet?.range && (
				<OptionSettings settings={ settings } by={ by } />
			) }
		</InspectorControls>
	);
}

/**
 * The taxonomy or the custom field.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.by         What visitors change.
 * @param props.taxonomies Those that visitors can filter by.
 * @param props.facet      Knows the custom fields.
 */
const SourceSetting = ( {
	settings,
	by,
	taxonomies,
	facet,
}: Omit< LoopFilterSettingsProps, 'loops' > & {
	by: LoopFilterAttributes[ 'by' ];
} ) => (
	<>
		{ by === 'taxonomy' && (
			<ChoiceSetting
				settings={ settings }
				name="taxonomy"
				label={ __( 'Taxonomy', 'vitrine' ) }
				choices={ choicesOf(
					taxonomies.map( ( { slug, name } ) => ( {
						value: slug,
						label: name,
					} ) ),
					settings.attributes.taxonomy
				) }
			/>
		) }
		{ by === 'field' && (
			<ChoiceSetting
				settings={ settings }
				name="field"
				label={ __( 'Custom field', 'vitrine' ) }
				choices={ choicesOf(
					facet?.fields ?? [],
					settings.attributes.field
				) }
			/>
		) }
	</>
);

/**
 * What visitors choose from, where it is no taxonomy.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.by       What visitors change.
 */
const OptionSettings = ( {
	settings,
	by,
}: {
	settings: Settings< LoopFilterAttributes >;
	by: LoopFilterAttributes[ 'by' ];
} ) => (
	<SettingsPanel label={ __( 'Options', 'vitrine' ) } settings={ settings }>
		<Fields
			settings={ settings }
			fields={ {
				...( by === 'letter'
					? {}
					: { number: __( 'Number of options', 'vitrine' ) } ),
				...allFields( settings.attributes.showAll ),
			} }
		/>
	</SettingsPanel>
);

/**
 * How visitors choose, and what it is called.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.by       What visitors change.
 * @param props.named    Name of the taxonomy, or of what else posts are chosen by.
 * @param props.isRange  Whether visitors write the ends of a range.
 */
function OwnFields( {
	settings,
	by,
	named,
	isRange,
}: {
	settings: Settings< LoopFilterAttributes >;
	by: LoopFilterAttributes[ 'by' ];
	named: string;
	isRange: boolean;
} ) {
	const { apply, display } = settings.attributes;
	const isChoice = by === 'sort' || by === 'size';
	const isFacet = FACETS.includes( by );
	const hasFields = display === 'checkboxes' || display === 'select';
	const isForm =
		isRange ||
		( hasFields && ( by === 'taxonomy' || isChoice || isFacet ) );
	return (
		<Fields
			settings={ settings }
			fields={ {
				...( by === 'taxonomy' ? termFields() : {} ),
				...( by === 'date' ? dateFields() : {} ),
				...( isFacet && ! isRange
					? { multiple: __( 'Allow several options', 'vitrine' ) }
					: {} ),
				...( by === 'taxonomy' || isChoice || ( isFacet && ! isRange )
					? displayFields( isChoice )
					: {} ),
				...( isForm ? applyFields() : {} ),
				...( by === 'search' || ( isForm && apply === 'button' )
					? {
							themeButtons: __(
								'Use the theme’s button shape',
								'vitrine'
							),
						}
					: {} ),
				...( by === 'search'
					? { placeholder: __( 'Placeholder', 'vitrine' ) }
					: {} ),
				label: {
					label: __( 'Label', 'vitrine' ),
					placeholder: labelOf( by, named ),
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
				label={ __( 'Sort options', 'vitrine' ) }
				help={ __( 'In the order that visitors see them.', 'vitrine' ) }
				names={ SORTS }
			/>
		) }
		{ by === 'size' && (
			<TokensSetting
				settings={ settings }
				name="sizes"
				label={ __( 'Items per page', 'vitrine' ) }
				help={ __(
					'Numbers up to 100. The Query Loop’s own number is always included.',
					'vitrine'
				) }
				names={ {} }
				isOpen
			/>
		) }
	</>
);

/** Choices; one that is gone stays seen until another is chosen. */
const choicesOf = (
	choices: { value: string; label: string }[],
	chosen: string
) => [
	...( choices.some( ( { value } ) => value === chosen )
		? []
		: [ { value: chosen, label: chosen } ] ),
	...choices,
];
