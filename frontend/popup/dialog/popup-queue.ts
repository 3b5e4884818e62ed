/** Popups that a trigger wants to open, one after the other. */
import { emit } from '@vitrine/frontend';
import { deviceOf } from '../../render/popup/rules/basic';
import { sourceOf } from '../../render/popup/rules/more';
import type { TriggerName } from '../../render/popup/types';
import { dialogOf, isModalKind } from '../elements';
import type { Popup } from '../visit';
import { decide, INTERVAL } from '../queue';
import type { Obstacle, Waiting } from '../queue';
import { isField, isVisible } from '../../core/dialog/focus';
import { shown, visits } from './visits';

/** How long the first one waits for others that fire together with it, ms. */
const TOGETHER = 20;

interface Turn extends Waiting {
	popup: Popup;
}

let waiting: Turn[] = [];

let timer: ReturnType< typeof setTimeout > | undefined;

/** What has been told of each popup last. */
const told = new Map< Popup, string >();

/**
 * Opens a popup as soon as it is its turn.
 *
 * @param popup   Which.
 * @param trigger What fired.
 */
export function enqueue( popup: Popup, trigger: TriggerName ): void {
	const { id, settings } = popup.config;
	waiting.push( {
		id,
		popup,
		trigger,
		priority: settings.priority ?? 10,
		pause: settings.pause ?? 0,
		avoids: settings.avoid_multiple_popups === 'yes',
		waited: 0,
	} );
	timer ??= setTimeout( look, TOGETHER );
}

function look(): void {
	const { open, stay, why } = decide( waiting, {
		now: Date.now(),
		inTheWay,
		shown,
	} );
	waiting = stay;
	for ( const [ { id, popup, trigger }, reason, other = null ] of why ) {
		const words = `${ reason } ${ other }`;
		if ( told.get( popup ) !== words ) {
			told.set( popup, words );
			emit( dialogOf( popup.config ) ?? document, 'vitrine:popup:wait', {
				id,
				trigger,
				reason,
				other,
			} );
		}
	}
	if ( open ) {
		const { popup, trigger } = open;
		dialogOf( popup.config )?.classList.toggle(
			'is-banner',
			isBanner( popup )
		);
		popup.open( trigger, null );
	}
	timer = stay.length > 0 ? setTimeout( look, INTERVAL ) : undefined;
}

/**
 * What keeps a popup from opening now.
 *
 * @param turn       It.
 * @param turn.popup
 */
function inTheWay( { popup }: Turn ): Obstacle | undefined {
	const { activeElement, fullscreenElement, hidden } = document;
	if ( hidden ) {
		return [ 'hidden' ];
	}
	if ( fullscreenElement ) {
		return [ 'fullscreen' ];
	}
	if ( isField( activeElement ) ) {
		return [ 'field' ];
	}
	for ( const element of document.querySelectorAll(
		'dialog[open], [aria-modal=true]'
	) ) {
		const visit = visits.find( ( one ) => one.element === element );
		if (
			isVisible( element ) &&
			! element.classList.contains( 'is-row' ) &&
			// Authors may write open dialogs; modal ones are opened by scripts.
			( visit || ! element.matches( 'dialog:not(:modal)' ) ) &&
			// Bars and corners stand beside others, but not two at the same edge.
			( ! visit ||
				visit.isModal ||
				( ! isModalKind( popup.config ) &&
					edgeOf( element ) ===
						edgeOf( dialogOf( popup.config ) ?? element ) ) )
		) {
			return [ 'dialog', visit?.popup.config.id ];
		}
	}
	return undefined;
}

/**
 * Where a bar or a corner is; a corner that nobody placed is at the bottom.
 *
 * @param element Its dialog.
 */
const edgeOf = ( { classList }: Element ): string =>
	[ 'is-top', 'is-bottom' ].find( ( name ) => classList.contains( name ) ) ??
	( classList.contains( 'is-center' ) ? 'is-bottom' : '' );

/** Whether a phone that comes from a search engine gets less than a dialog. */
function isBanner( { config, data }: Popup ): boolean {
	const { engines, breakpoints } = data;
	return (
		config.settings.phone_banner === 'yes' &&
		isModalKind( config ) &&
		deviceOf( { width: window.innerWidth, breakpoints } ) === 'mobile' &&
		sourceOf( {
			referrer: document.referrer,
			url: window.location.href,
			engines,
		} ) === 'search'
	);
}
