/** What opens popups by itself. The first that fires takes the others of its popup off. */
import { listen } from '../../core/listen';
import type { Facts, Rules } from '../../render/popup/rules/facts';
import type {
	PopupConfig,
	TriggerName,
	Triggers,
} from '../../render/popup/types';

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

export type TriggerSet = Partial< Record< TriggerName, Trigger > >;

/** What the page has to judge with; `@vitrine/popup-more` adds to it. */
export interface Tools {
	rules: Rules;
	triggers: TriggerSet;
	facts: Facts;
}

/**
 * Starts the triggers of a popup.
 *
 * @param popup    The popup.
 * @param fire     Gets the one that fired, once.
 * @param triggers Those that there are.
 * @return Takes all of them off.
 */
export function startTriggersOf(
	popup: PopupConfig,
	fire: ( trigger: TriggerName ) => void,
	triggers: TriggerSet
): () => void {
	const control = new AbortController();
	const { signal } = control;
	const settings = popup.triggers as Triggers;
	for ( const name of Object.keys( triggers ) as TriggerName[] ) {
		try {
			if ( settings[ name ] ) {
				triggers[ name ]!(
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

/**
 * Waits while the page is seen.
 *
 * @param seconds How long.
 * @param run     What then.
 * @param signal  Ends the waiting.
 * @param signs   Events that begin it anew, going away among them; without any, that only interrupts it.
 */
export function wait(
	seconds: number,
	run: () => void,
	signal: AbortSignal,
	signs?: string
): void {
	let left = seconds * 1000;
	let since = 0;
	let timer: number | undefined;
	const turn = () => {
		const now = performance.now();
		window.clearTimeout( timer );
		if ( signs ) {
			left = seconds * 1000;
		} else if ( timer ) {
			left -= now - since;
		}
		since = now;
		timer =
			document.hidden || signal.aborted
				? 0
				: window.setTimeout( run, left );
	};
	listen( signs ?? 'visibilitychange', turn, signal );
	turn();
}
