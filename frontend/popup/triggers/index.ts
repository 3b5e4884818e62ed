/** What opens popups by itself (specification §9, research §3.4 and §9). The first that fires takes the others of its popup off. */
import type {
	PopupConfig,
	TriggerName,
	Triggers,
} from '../../render/popup/types';
import { click, customEvent, exitIntent, hash, hover, videoEnd } from './acts';
import { adblockDetection } from './adblock';
import { formSubmit } from './forms';
import { fastScroll, scrolling, scrollingTo } from './scrolling';
import { inactivity, pageLoad, tabReturn } from './time';

/**
 * Waits for one thing.
 *
 * @param settings Of the triggers, those of this one complete.
 * @param fire     It has happened.
 * @param signal   Ends the waiting.
 * @param popup    Whose it is.
 * @throws What a bad selector throws: that trigger alone is off then.
 */
export type Trigger = (
	settings: Triggers,
	fire: () => void,
	signal: AbortSignal,
	popup: PopupConfig
) => void;

const TRIGGERS: Record< TriggerName, Trigger > = {
	page_load: pageLoad,
	scrolling,
	scrolling_to: scrollingTo,
	click,
	inactivity,
	exit_intent: exitIntent,
	adblock_detection: adblockDetection,
	form_submit: formSubmit,
	custom_event: customEvent,
	hash,
	hover,
	tab_return: tabReturn,
	video_end: videoEnd,
	fast_scroll: fastScroll,
};

/**
 * Arms the triggers of a popup.
 *
 * @param popup The popup.
 * @param fire  Gets the one that fired, once.
 * @return Takes all of them off.
 */
export function arm(
	popup: PopupConfig,
	fire: ( trigger: TriggerName ) => void
): () => void {
	const control = new AbortController();
	const { signal } = control;
	const settings = popup.triggers as Triggers;
	for ( const name of Object.keys( TRIGGERS ) as TriggerName[] ) {
		try {
			if ( settings[ name ] === 'yes' ) {
				TRIGGERS[ name ](
					settings,
					() => {
						if ( ! signal.aborted ) {
							control.abort();
							fire( name );
						}
					},
					signal,
					popup
				);
			}
		} catch {
			// A bad selector: the editor says so.
		}
	}
	return () => control.abort();
}
