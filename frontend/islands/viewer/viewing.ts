/** What the parts of a viewing share: options, state, and the elements on the page. */
import { emit } from '@vitrine/frontend';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../core/dialog/open-dialog';
import { stateOf, type State } from './controls/state';
import { make } from './elements';
import type { Pane } from './stage/pane';
import { Stage } from './stage/stage';
import { readStrings } from './strings';
import type { ViewerOptions } from './types';

export interface Viewing extends ViewerOptions {
	/** Whether the page is read from right to left. */
	rtl: boolean;
	state: State;
	/** Changes the state; what stands around the picture is drawn anew. */
	update: ( patch: Partial< State > ) => void;
	/** Aborted when the viewer has closed. */
	signal: AbortSignal;
	close: () => void;
	dialog: HTMLElement;
	/** All there is in the dialog, and what is shown in fullscreen: a dialog itself may not be. */
	frame: HTMLElement;
	/** What stands around the picture. */
	chrome: HTMLElement;
	stage: Stage;
}

/**
 * Opens the dialog with an empty stage.
 *
 * @param options  What to show.
 * @param onStatus The current picture came to be known, seen or missing.
 * @param content  Draws what stands around the picture.
 * @param onClosed Once it is over.
 * @return The viewing, and what draws it at once.
 */
export function openViewing(
	options: ViewerOptions,
	onStatus: ( pane: Pane ) => void,
	content: () => ReactNode,
	onClosed: () => void
) {
	const { settings, host } = options;
	const words = readStrings( options.words );
	const rtl = getComputedStyle( host ).direction === 'rtl';
	const state = stateOf( options );
	const lifetime = new AbortController();
	const { element: dialog, close } = openDialog( {
		label: words[ 'viewer' ] ?? 'viewer',
		className: `vitrine-viewer is-${ settings.theme }`,
		onCancel: () => close(),
		onClosed() {
			lifetime.abort();
			stage.destroy();
			root.unmount();
			onClosed();
			const { item, index } = state;
			emit( host, 'vitrine:gallery:close', {
				id: item?.id ?? '',
				index,
			} );
			options.onClose?.( index );
		},
		returnTo: () => options.returnTo?.( state.index ) ?? null,
	} );
	dialog.dir = rtl ? 'rtl' : 'ltr';
	const frame = make( 'div', 'frame' );
	frame.classList.add(
		`has-toolbar-${ settings.toolbar.position }`,
		`has-strip-${ settings.strip }`
	);
	const stage = new Stage( { ...options, words, rtl, onStatus } );
	const chrome = make( 'div', 'chrome' );
	frame.append( stage.element, chrome );
	dialog.append( frame );
	if ( settings.transition !== 'none' ) {
		dialog.classList.add( 'is-appearing' );
	}
	const root = createRoot( chrome );

	let drawing = false;
	const draw = () => {
		drawing = false;
		if ( frame.isConnected ) {
			root.render( content() );
		}
	};
	const update = ( patch: Partial< State > ) => {
		Object.assign( state, patch );
		if ( ! drawing ) {
			drawing = true;
			queueMicrotask( draw );
		}
	};
	const viewing: Viewing = {
		...options,
		words,
		rtl,
		state,
		update,
		signal: lifetime.signal,
		close,
		dialog,
		frame,
		chrome,
		stage,
	};
	return [ viewing, draw ] as const;
}

/**
 * Fragment of the current item for the address bar, null = none.
 *
 * @param viewing What is shown.
 */
export const addressOf = ( { state, address }: Viewing ): string | null =>
	( state.item && address?.( state.item ) ) ?? null;
