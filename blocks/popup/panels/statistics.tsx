import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, SettingsPanel } from '@vitrine/editor';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { POPUPS, STATES } from '../popups';
import { YesSetting } from './document-controls';
import { EntityControl } from './entity';
import { Fault } from './field-controls';
import { Figures } from './figures';

interface StatisticsPanelProps {
	settings: PopupSettings;
	/** Post of this popup, 0 = it stands in other content. */
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
	if ( post === 0 ) {
		return (
			<PanelBody
				title={ __( 'Statistics', 'vitrine' ) }
				initialOpen={ false }
			>
				<p className="vitrine-popup-help">
					{ __(
						'A popup that stands in a page is not counted. To count it, make it a popup of the site and choose that one here.',
						'vitrine'
					) }
				</p>
			</PanelBody>
		);
	}
	return <Counting settings={ settings } post={ post } />;
}

/**
 * Figures of the popup of a post.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of this popup.
 */
function Counting( { settings, post }: StatisticsPanelProps ) {
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
					'Sums of each day, nothing about who it was. The list of popups has all of them as a file.',
					'vitrine'
				) }
			/>
			{ attributes.statistics === 'yes' && <Figures post={ post } /> }
			<YesSetting
				settings={ own }
				name="split"
				label={ __( 'Compare with another popup', 'vitrine' ) }
				help={ __(
					'In half of the visits the other popup opens instead of this one, where and when this one would, and counts for this one.',
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
