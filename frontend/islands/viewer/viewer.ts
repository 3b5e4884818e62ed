/**
 * One viewing: what keys, fingers, tools and time do to the stage, the address and what stands around the picture.
 */
import { createElement } from 'react';
import { announcementsOf } from './announcements';
import { Chrome, type Action } from './controls/chrome';
import { fullscreenOf } from './controls/fullscreen-loader';
import { idlenessOf } from './controls/idleness';
import { listenToKeys } from './controls/keyboard';
import type { Command } from './controls/keys';
import { slideshowOf } from './controls/slideshow';
import { toolUseOf } from './controls/tool-use';
import { zoomOf } from './controls/zooming';
import { beginEntry } from './entry';
import { navigationOf } from './navigation';
import { panelsOf } from './panels/panel-loader';
import { listenToFingers } from './stage/fingers';
import { loadStrip } from './strip/strip-loader';
import type { ViewerHandle, ViewerOptions } from './types';
import { addressOf, openViewing } from './viewing';

/** Ms in which a tap on the tool that closes belongs to the change before. */
const CLOSE_AFTER_CHANGE = 400;

/**
 * Opens a viewing.
 *
 * @param options What to show.
 * @param ended   Once it is over.
 */
export function startViewing(
	options: ViewerOptions,
	ended: () => void
): ViewerHandle {
	const [ viewing, draw ] = openViewing(
		options,
		( pane ) => onStatus( pane ),
		() => {
			keepRows();
			return createElement( Chrome, { ...viewing, act, use: isAllowed } );
		},
		() => {
			ended();
			entry.leave();
		}
	);
	const { settings, state, stage, close } = viewing;
	const entry = beginEntry( options.entry, addressOf( viewing ), close );
	const slideshow = slideshowOf( viewing, () => step( true, true ) );
	const [ play, recount ] = slideshow;
	const [ step, go, show, onStatus, sinceChange ] = navigationOf(
		viewing,
		slideshow,
		announcementsOf( viewing, entry )
	);
	const zoom = zoomOf( viewing );
	const [ zoomCommands ] = zoom;
	const [ showTools, toggleTools ] = idlenessOf( viewing );
	const [ touch, isTouch, isAllowed, minimize ] = toolUseOf( viewing );
	const [ openPanel, keepRows ] = panelsOf( viewing, isAllowed, recount );
	const fillScreen = fullscreenOf( viewing );

	const commands: Record< Command | Action, () => unknown > = {
		...zoomCommands,
		close,
		next: () => step( true ),
		previous: () => step( false ),
		slideshow: play,
		fullscreen: fillScreen,
		info: () => openPanel( 'info' ),
		share: () => openPanel( 'share' ),
		minimize,
	};
	function act( action: Action ): void {
		const isChanging =
			action === 'close' && sinceChange() < CLOSE_AFTER_CHANGE;
		if ( ! isTouch() && ! isChanging ) {
			commands[ action ]();
		}
	}
	listenToFingers( viewing, step, zoom, () => {
		touch();
		toggleTools();
	} );
	listenToKeys( viewing, showTools, ( command ) => commands[ command ]() );

	draw();
	stage.measure();
	show( options.index );
	showTools();
	if ( settings.fullscreen && state.can.fullscreen ) {
		void fillScreen();
	}
	if ( settings.slideshowAutoStart && options.items.count > 1 ) {
		play( true );
	}
	if ( options.panel ) {
		openPanel( options.panel );
	}
	( options.extend ?? loadStrip )( viewing, go, loadStrip );
	return {
		...commands,
		go,
		minimizeToolbar: () => minimize( true ),
		maximizeToolbar: () => minimize( false ),
	};
}
