import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { LoopFilterAttributes } from './attributes.gen';
import type { Taxonomy } from './use-loop';

interface LoopFilterSettingsProps {
	settings: Settings< LoopFilterAttributes >;
	/** Those that visitors can filter by. */
	taxonomies: Taxonomy[];
}

/**
 * The inspector, as labels and paths: bounds, choices and defaults stand in block.json.
 *
 * @param props            What to show.
 * @param props.settings   Settings of the block.
 * @param props.taxonomies Those that visitors can filter by.
 */
export function LoopFilterSettings( {
	settings,
	taxonomies,
}: LoopFilterSettingsProps ) {
	const { taxonomy } = settings.attributes;
	const isHierarchical = taxonomies.some(
		( { slug, hierarchical } ) => slug === taxonomy && hierarchical
	);
	return (
		<InspectorControls>
			<SettingsPanel
				label={ __( 'Filter', 'vitrine' ) }
				settings={ settings }
			>
				<Fields
					settings={ settings }
					fields={ {
						taxonomy: {
							label: __( 'Taxonomy', 'vitrine' ),
							choices: Object.fromEntries(
								taxonomies.map( ( { slug, name } ) => [
									slug,
									name,
								] )
							),
						},
						multiple: __( 'Allow several terms', 'vitrine' ),
						join: {
							label: __( 'Show posts', 'vitrine' ),
							choices: {
								any: __( 'With any of the terms', 'vitrine' ),
								all: __( 'With all of the terms', 'vitrine' ),
								none: __( 'Without the terms', 'vitrine' ),
							},
						},
					} }
				/>
			</SettingsPanel>
			<TermSettings
				settings={ settings }
				isHierarchical={ isHierarchical }
			/>
		</InspectorControls>
	);
}

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
	const { showAll, showOnlyTopLevel } = settings.attributes;
	return (
		<SettingsPanel label={ __( 'Terms', 'vitrine' ) } settings={ settings }>
			<Fields
				settings={ settings }
				fields={ {
					display: {
						label: __( 'Display', 'vitrine' ),
						open: true,
						choices: {
							chips: __( 'Chips', 'vitrine' ),
							list: __( 'List', 'vitrine' ),
						},
					},
					orderBy: {
						label: __( 'Order by', 'vitrine' ),
						choices: {
							name: __( 'Name', 'vitrine' ),
							count: __( 'Most posts', 'vitrine' ),
						},
					},
					number: __( 'Number of terms', 'vitrine' ),
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
