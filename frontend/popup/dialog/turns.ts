/** Popups that a trigger wants to open, one after the other. */
import { deviceOf } from '../../render/popup/rules/basic';
import { sourceOf } from '../../render/popup/rules/more';
import type { TriggerName } from '../../render/popup/types';
import { dialogOf, isModalKind } from '../elements';
import type { Popup } from '../popup';
import { decide } from '../queue';
import type { Waiting } from '../queue';
import { isField, isVisible } from './focus';
import { shown } from './visits';

/** How often those that wait look again, ms. */
const INTERVAL = 250;

/** How long the first one waits for others that fire together with it, ms. */
const TOGETHER = 20;

interface Turn extends Waiting {
	popup: Popup;
	trigger: TriggerName;
}

let waiting: Turn[] = [];

let timer: ReturnType< typeof setTimeout > | undefined;

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
	} );
	timer ??= setTimeout( look, TOGETHER );
}

function look(): void {
	const { open, stay } = decide( waiting, {
		now: Date.now(),
		isBusy: isBusy(),
		shown,
	} );
	waiting = stay;
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

/** Nobody looks, something is written, or something is in the way. */
function isBusy(): boolean {
	const { activeElement, fullscreenElement, hidden } = document;
	const dialogs = document.querySelectorAll(
		'dialog[open], [aria-modal=true]'
	);
	return (
		hidden ||
		Boolean( fullscreenElement ) ||
		isField( activeElement ) ||
		[ ...dialogs ].some( isVisible )
	);
}

/** Whether a phone that comes from a search engine gets less than a dialog (research §5.9). */
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
