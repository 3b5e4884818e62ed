/** What a press on an item does. */
import type { MenuSettings } from './settings';

export interface Press {
	/** The link of an item that opens something, or its button. */
	on: 'link' | 'toggle';
	by: 'key' | 'mouse' | 'touch';
	isOpen: boolean;
	/** Whether a pointer that rests has opened it. */
	byHover: boolean;
	/** Whether the item has a link besides its button. */
	hasLink: boolean;
	/** Whether the menu is collapsed: there nothing opens by hover. */
	isNarrow: boolean;
}

/** `go`: the browser follows the link; `stay`: nothing changes, but the item stays open when the pointer leaves. */
export type Answer = 'open' | 'close' | 'go' | 'stay';

/**
 * What a press does.
 *
 * @param press    What is pressed.
 * @param settings Settings of the menu.
 */
export function answerTo(
	{ on, by, isOpen, byHover, hasLink, isNarrow }: Press,
	{
		openOn,
		secondClick,
		enter,
	}: Pick< MenuSettings, 'openOn' | 'secondClick' | 'enter' >
): Answer {
	if ( on === 'toggle' ) {
		if ( ! isOpen ) {
			return 'open';
		}
		const stays =
			byHover || ( secondClick === 'nothing' && ! hasLink && ! isNarrow );
		return by !== 'key' && stays ? 'stay' : 'close';
	}
	if ( by === 'key' ) {
		return enter === 'open' && ! isOpen ? 'open' : 'go';
	}
	if ( by === 'mouse' && openOn === 'hover' && ! isNarrow ) {
		return 'go';
	}
	if ( ! isOpen ) {
		return 'open';
	}
	if ( secondClick === 'go' ) {
		return 'go';
	}
	return secondClick === 'close' && ! byHover ? 'close' : 'stay';
}
