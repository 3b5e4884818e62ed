import { __ } from '@wordpress/i18n';
import { documentOf } from '../popup-attributes';
import { Collapsible, CollapsibleSettings } from '../panels/collapsible';
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
			<Collapsible
				name="statistics"
				label={ __( 'Statistics', 'vitrine' ) }
			>
				<p className="vitrine-popup-help">
					{ __(
						'Statistics are not collected for a popup inside a page. To collect them, create the popup under Popups and choose it here.',
						'vitrine'
					) }
				</p>
			</Collapsible>
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
		<CollapsibleSettings
			name="statistics"
			label={ __( 'Statistics', 'vitrine' ) }
			settings={ settings }
		>
			<YesSetting
				settings={ settings }
				path="settings.statistics"
				label={ __( 'Collect statistics', 'vitrine' ) }
				help={ __(
					'Counts views, closes, and conversions per day. Nothing personal is stored. You can download everything from the list of popups.',
					'vitrine'
				) }
			/>
			{ attributes.statistics === 'yes' && <Figures post={ post } /> }
			<VariantSettings
				settings={ settings }
				post={ post }
				variant={ variant }
			/>
		</CollapsibleSettings>
	);
}
