import { __ } from '@wordpress/i18n';
import { Fields, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import type { LoopFilterAttributes } from '../attributes.gen';
import { allFields, countFields } from './fields';

/**
 * Which terms there are, and how they stand.
 *
 * @param props                What to show.
 * @param props.settings       Settings of the block.
 * @param props.isHierarchical Whether terms have parents.
 */
export function TermSettings( {
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
									label: __( 'Initially visible', 'vitrine' ),
									help: __(
										'“Show more” reveals the rest. 0 = all',
										'vitrine'
									),
								},
							} ),
					...countFields( showCounts ),
					...allFields( showAll ),
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
