import { InspectorControls } from '@wordpress/block-editor';
import { AnimationPanel } from './panels/animation';
import { ClosingPanel } from './panels/closing';
import { LayoutPanel } from './panels/layout';
import { OrderPanel } from './panels/order';
import { ChosenPanel, PopupPanel } from './panels/popup';
import { StatisticsPanel } from './statistics/statistics';
import { WhenPanel } from './panels/when';
import { WherePanel } from './panels/where';
import { WhoPanel } from './panels/who';
import type { PopupSettings } from './popup-attributes';
import type { PopupTitle } from './post/use-popup';
import type { Phase } from './canvas/use-playing';
import type { Variant } from './variants/use-variant';

interface PopupSettingsPanelsProps {
	settings: PopupSettings;
	/** Post of the popup, 0 = it stands in other content. */
	post: number;
	title: PopupTitle | undefined;
	play: ( phase: Phase ) => void;
	variant: Variant;
}

/**
 * The inspector: what it is, how it looks and goes, where, to whom and when it appears.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.post     Post of the popup.
 * @param props.title    Its title.
 * @param props.play     Plays an animation in the canvas.
 * @param props.variant  Its two contents.
 */
export function PopupSettingsPanels( {
	settings,
	post,
	title,
	play,
	variant,
}: PopupSettingsPanelsProps ) {
	if ( settings.attributes.popup > 0 && post === 0 ) {
		return (
			<InspectorControls>
				<ChosenPanel settings={ settings } />
			</InspectorControls>
		);
	}
	return (
		<InspectorControls>
			<PopupPanel settings={ settings } title={ title } />
			<LayoutPanel settings={ settings } />
			<ClosingPanel settings={ settings } />
			<AnimationPanel settings={ settings } play={ play } />
			{ post > 0 && <WherePanel settings={ settings } /> }
			<WhoPanel settings={ settings } />
			<WhenPanel settings={ settings } />
			<OrderPanel settings={ settings } />
			<StatisticsPanel
				settings={ settings }
				post={ post }
				variant={ variant }
			/>
		</InspectorControls>
	);
}
