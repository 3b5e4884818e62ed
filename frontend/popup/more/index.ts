/**
 * `@vitrine/popup-more`: the rules and triggers that few popups have. Only a page with such a popup asks for it, so that others stay light.
 */
import { MORE } from '../../render/popup/rules/more';
import type { PopupConfig, PopupData } from '../../render/popup/types';
import type { Tools } from '../triggers';
import { askVisitor, readFacts } from '../facts';
import { MORE_TRIGGERS } from '../triggers/more';

/**
 * Starts the triggers of the rest.
 *
 * @param data   What the page says.
 * @param tools  What the page has; completed here.
 * @param popups Those that need more.
 * @param look   Starts those of one, or says that it hangs on the log-in.
 */
export async function startMore(
	data: PopupData,
	tools: Tools,
	popups: PopupConfig[],
	look: ( popup: PopupConfig ) => boolean
): Promise< void > {
	Object.assign( tools.rules, MORE );
	Object.assign( tools.triggers, MORE_TRIGGERS );
	Object.assign( tools.facts, readFacts( data ) );
	const waiting = popups.filter( look );
	if ( waiting.length && data.visitor ) {
		Object.assign( tools.facts, await askVisitor( data.visitor ) );
		waiting.forEach( look );
	}
}

// Scripts of 0.1, which browsers may have kept, use this name.
export { startMore as armMore };
