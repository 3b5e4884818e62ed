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
 * The inspector: first where, to whom and when it appears, then the rest, which is closed until somebody opens it.
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
			{ post > 0 && <WherePanel settings={ settings } /> }
			<WhoPanel settings={ settings } />
			<WhenPanel settings={ settings } />
			<PopupPanel settings={ settings } title={ title } />
			<LayoutPanel settings={ settings } />
			<ClosingPanel settings={ settings } />
			<AnimationPanel settings={ settings } play={ play } />
			<OrderPanel settings={ settings } />
			<StatisticsPanel
				settings={ settings }
				post={ post }
				variant={ variant }
			/>
		</InspectorControls>
	);
}
