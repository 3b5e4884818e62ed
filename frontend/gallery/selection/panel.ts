import type { Context } from '../context';
import { word } from '../messages';
import { footButtons } from './panel-foot';
import { rowOf } from './panel-row';
import type { LineActions } from './panel-row';

/** What buttons of the list do. */
interface Actions extends LineActions {
	clear: () => void;
}

const NAME = 'wp-block-vitrine-gallery__choice';

/**
 * The list of what a visitor has chosen: how many, which, and ways to take it along.
 *
 * @param context The gallery.
 * @param actions What its buttons do.
 * @return Shows what is chosen now, or takes the list away.
 */
export function createPanel(
	context: Context,
	actions: Actions
): ( isShown: boolean ) => void {
	const { element, selection } = context;
	const panel = document.createElement( 'details' );
	panel.className = NAME;
	const summary = document.createElement( 'summary' );
	const list = document.createElement( 'ul' );
	list.className = `${ NAME }-items`;
	const foot = document.createElement( 'p' );
	foot.className = `${ NAME }-foot`;
	foot.append( ...footButtons( context, actions.clear ) );
	panel.append( summary, list, foot );

	return ( isShown ) => {
		const entries = [ ...selection.values() ];
		const selected = entries.filter( ( entry ) => entry.selected ).length;
		const bought = entries.reduce( ( sum, { cnt } ) => sum + cnt, 0 );
		summary.textContent = [
			selected > 0 && word( context, 'selected', selected ),
			bought > 0 && `${ word( context, 'cart' ) }: ${ bought }`,
		]
			.filter( Boolean )
			.join( ' · ' );
		list.replaceChildren(
			...entries.map( ( entry ) => rowOf( context, actions, entry ) )
		);
		if ( ! isShown ) {
			panel.remove();
		} else if ( panel.parentElement !== element ) {
			element.append( panel );
		}
	};
}
