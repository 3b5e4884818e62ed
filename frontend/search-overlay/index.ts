/** `@vitrine/search-overlay`, suggestions for those who type: fetched when a panel with a search form opens. */
import { styleBeside } from '../core/style-beside';
import { answerOf } from './answer';
import { createList } from './list';
import type { SearchSettings } from './settings';
import './suggestions.scss';

/** Ms without a key before somebody is taken to wait. */
const DEBOUNCE = 150;

/** Letters before anything is looked for. Twin: php/SearchOverlay/Suggestions.php. */
const MIN_LENGTH = 3;

const attached = new WeakSet< Element >();

/**
 * Suggests titles to whoever types into a field. Whatever fails, the form goes on working.
 *
 * @param panel    The panel, whose field it is.
 * @param settings What the server says.
 */
export function attach( panel: HTMLElement, settings: SearchSettings ): void {
	const input = panel.querySelector< HTMLInputElement >(
		'input[type="search"]'
	);
	if ( ! input || attached.has( input ) ) {
		return;
	}
	attached.add( input );
	void styleBeside( import.meta.url );
	const list = createList( panel, input, settings.name );
	let timer: number | undefined;
	let asking = new AbortController();

	const ask = async ( text: string ) => {
		asking = new AbortController();
		const { signal } = asking;
		const answer = await answerOf( settings.address, text, signal );
		if ( ! signal.aborted && answer ) {
			list.show( answer );
		}
	};

	const stop = () => {
		clearTimeout( timer );
		asking.abort();
	};

	const look = () => {
		stop();
		const text = input.value.trim();
		if ( [ ...text ].length < MIN_LENGTH ) {
			list.hide();
		} else {
			timer = window.setTimeout( () => void ask( text ), DEBOUNCE );
		}
	};

	input.addEventListener( 'input', look );
	// Who types fast has begun before this was there.
	look();
	panel.addEventListener( 'close', () => {
		stop();
		list.hide();
	} );
}
