/** Triggers that most popups have. */
import { listen } from '../../core/listen';
import { onScroll } from '../../core/scrolling';
import { wait } from '.';
import type { TriggerSet } from '.';

/** Being there: keys and moves as in the original; touch, wheel and scrolling are ours. */
const SIGNS =
	'visibilitychange keydown mousemove pointerdown touchstart touchmove scroll wheel';

export const BASIC_TRIGGERS = {
	page_load: ( settings, fire, signal ) =>
		wait( settings.page_load_delay, fire, signal ),

	/** A page that cannot be scrolled has no percentage. */
	scrolling: ( settings, fire, signal ) =>
		onScroll( ( y, before, maxY ) => {
			if (
				settings.scrolling_direction === 'up'
					? y < before
					: y > before &&
						// The end may be a fraction of a pixel away.
						( ( y + 1 ) / maxY ) * 100 >= settings.scrolling_offset
			) {
				fire();
			}
		}, signal ),

	/** Everywhere but in our own dialogs. */
	click( settings, fire, signal ) {
		let left = settings.click_times;
		listen(
			'click',
			( { target } ) => {
				if (
					! ( target as Element ).closest?.(
						'.wp-block-vitrine-popup, .vitrine-viewer'
					) &&
					! --left
				) {
					fire();
				}
			},
			signal
		);
	},

	inactivity: ( settings, fire, signal ) =>
		wait( settings.inactivity_time, fire, signal, SIGNS ),

	/**
	 * Through the top of the window: there are the tabs, the address and the button that closes.
	 *
	 * Of `mouseleave` Chromium and WebKit do not tell a window.
	 */
	exit_intent: ( _settings, fire, signal ) =>
		listen< MouseEvent >(
			'mouseout',
			( { clientY, relatedTarget } ) =>
				clientY <= 0 && ! relatedTarget && fire(),
			signal
		),
} satisfies TriggerSet;
