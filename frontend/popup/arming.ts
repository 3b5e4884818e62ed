/** From the page being there to the triggers of the popups whose rules pass. */
import { on } from '@vitrine/frontend';
import { expectTool } from '../consent';
import { passes } from '../render/popup/rules';
import type {
	PopupConfig,
	PopupData,
	TriggerName,
} from '../render/popup/types';
import { convert, countersOf, countTime, countView } from './counters';
import { askVisitor, readFacts } from './facts';
import { arm } from './triggers';

/**
 * Counts the page view, looks at the rules once, and arms what passes. Not before a page that is rendered in advance is shown.
 *
 * @param data What the page says.
 * @param fire Opens a popup, if nothing speaks against it.
 */
export function armAll(
	data: PopupData,
	fire: ( popup: PopupConfig, trigger: TriggerName ) => void
): void {
	expectTool( data.consent );
	countView();
	countEvents( data.popups );

	let facts = readFacts( data );
	const judge = ( popup: PopupConfig ) =>
		passes( popup, {
			...facts,
			now: Date.now(),
			popup: countersOf( popup ),
		} );
	const look = ( popups: PopupConfig[] ) =>
		popups.filter( ( popup ) => {
			const answer = judge( popup );
			if ( answer ) {
				// Once more: meanwhile it may have been shown in another tab.
				arm(
					popup,
					( trigger ) => judge( popup ) && fire( popup, trigger )
				);
			}
			return answer === null;
		} );

	const open = look(
		data.popups.filter( ( { armed, triggers } ) => armed && triggers )
	);
	if ( open.length && data.visitor ) {
		void askVisitor( data.visitor ).then( ( visitor ) => {
			facts = { ...facts, ...visitor };
			look( open );
		} );
	}
}

/**
 * Counts what happens to popups when it happens, of each alone.
 *
 * @param popups The popups of the page.
 */
function countEvents( popups: PopupConfig[] ): void {
	const count = ( isClose: boolean ) => ( event: { id: unknown } ) => {
		const popup = popups.find( ( { id } ) => id === event.id );
		if ( popup ) {
			countTime( popup, isClose );
		}
	};
	on( 'vitrine:popup:shown', count( false ) );
	on( 'vitrine:popup:hidden', count( true ) );
	on( 'vitrine:popup:conversion', ( { id } ) => convert( id ) );
}
