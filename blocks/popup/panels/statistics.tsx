import { __ } from '@wordpress/i18n';
import { Setting, SettingsPanel } from '@vitrine/editor';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { POPUPS, STATES } from '../popups';
import { YesSetting } from './document-controls';
import { EntityControl } from './entity';
import { Fault } from './field-controls';

interface StatisticsPanelProps {
	settings: PopupSettings;
	/** Post of this popup. */
	post: number;
}

/**
 * Figures, and a comparison with another popup.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of this popup.
 */
export function StatisticsPanel( { settings, post }: StatisticsPanelProps ) {
	const own = documentOf( settings );
	const { attributes } = own;
	const label = __( 'Other popup', 'vitrine' );
	return (
		<SettingsPanel
			label={ __( 'Statistics', 'vitrine' ) }
			settings={ settings }
		>
			<YesSetting
				settings={ own }
				name="statistics"
				label={ __(
					'Count openings, closings and conversions',
					'vitrine'
				) }
				help={ __(
					'Sums of each day, nothing about who it was. The list of popups shows them.',
					'vitrine'
				) }
			/>
			<YesSetting
				settings={ own }
				name="split"
				label={ __( 'Compare with another popup', 'vitrine' ) }
				help={ __(
					'In half of the visits the other popup opens instead of this one, where and when this one would. Count both to compare them.',
					'vitrine'
				) }
			/>
			{ attributes.split === 'yes' && (
				<Setting
					label={ label }
					settings={ own }
					names={ [ 'split_popup' ] }
				>
					<EntityControl
						label={ label }
						of={ POPUPS }
						query={ STATES }
						without={ post }
						value={
							attributes.split_popup
								? String( attributes.split_popup )
								: ''
						}
						placeholder={ __( 'Search popups…', 'vitrine' ) }
						onChange={ ( id ) =>
							own.setAttributes( {
								split_popup: Number( id ) || 0,
							} )
						}
					/>
					{ attributes.split_popup === 0 && (
						<Fault>
							{ __(
								'Choose one: until then everybody gets this popup.',
								'vitrine'
							) }
						</Fault>
					) }
				</Setting>
			) }
		</SettingsPanel>
	);
}
