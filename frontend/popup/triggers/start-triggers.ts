/** From the page being there to the triggers of the popups whose rules pass. */
import { on } from '@vitrine/frontend';
import { expectTool } from '../../consent';
import type { Facts } from '../../render/popup/rules/facts';
import { BASIC } from '../../render/popup/rules/basic';
import { judgeAll } from '../../render/popup/rules/judge';
import type {
	PopupConfig,
	PopupData,
	TriggerName,
} from '../../render/popup/types';
import {
	convert,
	countersOf,
	countTime,
	countView,
	forgetRefused,
	isCountable,
	setsOf,
	visits,
} from '../counting/counters';
import { startTriggersOf } from '.';
import type { Tools } from '.';
import { BASIC_TRIGGERS } from './basic';

/**
 * Counts the page view, looks at the rules once, and starts the triggers of the popups that pass. Not before a page that is rendered in advance is shown.
 *
 * @param data What the page says.
 * @param fire Opens a popup, if nothing speaks against it.
 */
export function startTriggers(
	data: PopupData,
	fire: ( popup: PopupConfig, trigger: TriggerName ) => void
): void {
	expectTool( data.consent );
	forgetRefused();
	// A page that was cached long ago does not say.
	if ( data.counts !== false ) {
		countView();
	}
	count( data.popups );

	const [ pageViews, sessions ] = visits();
	const tools: Tools = {
		rules: { ...BASIC },
		triggers: { ...BASIC_TRIGGERS },
		facts: {
			pageViews,
			sessions,
			width: window.innerWidth,
			breakpoints: data.breakpoints,
		} as Facts,
	};
	const judge = ( popup: PopupConfig ) =>
		judgeAll( tools.rules, popup, {
			...tools.facts,
			now: Date.now(),
			popup: countersOf( popup ),
		} );
	/** Those that wait for an answer stay. */
	const look = ( popup: PopupConfig ) => {
		const answer = judge( popup );
		if ( answer > 1 ) {
			startTriggersOf(
				popup,
				( trigger ) => {
					// Once more: meanwhile it may have been shown in another tab, and consent was given or taken back.
					if (
						judge( popup ) > 1 &&
						( popup.settings.uncounted || isCountable( popup ) )
					) {
						fire( popup, trigger );
					}
				},
				tools.triggers
			);
		}
		return answer === 1;
	};
	const others = data.popups
		.filter( ( popup ) => popup.armed && ! popup.row && popup.triggers )
		.filter( ( popup ) => needsMore( popup, tools ) || look( popup ) );
	if ( others.length ) {
		import( /* webpackIgnore: true */ '@vitrine/popup-more' ).then(
			( { startMore } ) => startMore( data, tools, others, look ),
			// Nobody knows whether they pass: they stay closed.
			() => undefined
		);
	}
}

/**
 * Whether a popup has a rule or a trigger that is not here.
 *
 * @param popup The popup.
 * @param tools What is here.
 */
const needsMore = ( popup: PopupConfig, tools: Tools ): boolean =>
	[ ...setsOf( popup ), popup.triggers! ].some( ( set ) =>
		Object.entries( set ).some(
			( [ name, value ] ) =>
				value === 'yes' &&
				! name.endsWith( '_not' ) &&
				! ( name in tools.rules ) &&
				! ( name in tools.triggers )
		)
	);

/**
 * Counts what happens to popups when it happens, of each alone.
 *
 * @param popups The popups of the page.
 */
function count( popups: PopupConfig[] ): void {
	const when =
		( what: '' | 'close' ) =>
		( { id }: { id: unknown } ) =>
			popups.forEach( ( popup ) => {
				if ( id === popup.id ) {
					countTime( popup, what );
				}
			} );
	on( 'vitrine:popup:shown', when( '' ) );
	on( 'vitrine:popup:hidden', when( 'close' ) );
	on( 'vitrine:popup:conversion', ( { id } ) => convert( id ) );
}
