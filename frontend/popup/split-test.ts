/** A/B: half of the visits see variant B of a popup, or another popup in place of one. */
import { expectTool } from '../consent';
import { read, write } from '../consent/memory';
import type { PopupConfig, PopupData } from '../render/popup/types';

/** As long as a tab; the storage of a session ends with it. */
const DAY = 86_400;

/**
 * Gives every popup that is split the frame of one half. Counters, rules, triggers and events stay its own.
 *
 * @param data   What the page says. In a preview every popup is itself.
 * @param random From 0 to 1.
 * @return The same, in the same order.
 */
export function splitTest(
	{ popups, preview, consent }: PopupData,
	random = Math.random
): PopupConfig[] {
	// Before anything is kept.
	expectTool( consent );
	return popups.map( ( popup ) => {
		const other = popups.find( ( { id } ) => id === popup.split );
		if ( ! other || preview !== undefined ) {
			return popup;
		}
		const key = `popup.${ popup.id }.half`;
		const known = read( key, 'session' );
		const drawn = random() < 0.5 ? 'a' : 'b';
		const variant = known === 'a' || known === 'b' ? known : drawn;
		write( 'preferences', key, variant, DAY, 'session' );
		const { settings } = popup;
		return variant === 'a'
			? { ...popup, variant }
			: {
					...popup,
					variant,
					element:
						other === popup
							? `${ popup.element }-b`
							: other.element,
					kind: other.kind,
					settings: {
						...other.settings,
						statistics: settings.statistics ?? '',
						priority: settings.priority ?? 10,
						pause: settings.pause ?? 0,
						avoid_multiple_popups:
							settings.avoid_multiple_popups ?? '',
					},
				};
	} );
}
