import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@vitrine/editor';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import type { Variant } from '../variants/use-variant';
import { YesSetting } from '../fields/document-controls';
import { Figures } from './figures';
import { VariantSettings } from '../variants/variants';

interface StatisticsPanelProps {
	settings: PopupSettings;
	/** Post of this popup, 0 = it stands in other content. */
	post: number;
	variant: Variant;
}

/**
 * Figures, and a comparison of two contents.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of this popup.
 * @param props.variant  Its two contents.
 */
export function StatisticsPanel( {
	settings,
	post,
	variant,
}: StatisticsPanelProps ) {
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
	return <Counting settings={ settings } post={ post } variant={ variant } />;
}

/**
 * Figures of the popup of a post.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of this popup.
 * @param props.variant  Its two contents.
 */
function Counting( { settings, post, variant }: StatisticsPanelProps ) {
	const { attributes } = documentOf( settings );
	return (
		<SettingsPanel
			label={ __( 'Statistics', 'vitrine' ) }
			settings={ settings }
		>
			<YesSetting
				settings={ settings }
				path="settings.statistics"
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
			<VariantSettings
				settings={ settings }
				post={ post }
				variant={ variant }
			/>
		</SettingsPanel>
	);
}
