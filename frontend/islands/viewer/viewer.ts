/**
 * One viewing: what keys, fingers, tools and time do to the stage, the address and what stands around the picture.
 */
import { emit } from '@vitrine/frontend';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../core/dialog/open-dialog';
import { Chrome, type Action } from './controls/chrome';
import { beginEntry } from './entry';
import { listenToFingers } from './stage/fingers';
import type { Fullscreen } from './controls/fullscreen';
import { Idleness } from './controls/idleness';
import type { MenuItem } from './stage/fit';
import { kindOf, listenToKeys } from './controls/keyboard';
import type { Command } from './controls/keys';
import { mayMove } from './stage/motion';
import { make } from './elements';
import type { Pane } from './stage/pane';
import { Slideshow } from './controls/slideshow';
import { loadStrip } from './strip/strip-loader';
import { Stage, wrap } from './stage/stage';
import { stateOf, type State } from './controls/state';
import type { ViewerHandle, ViewerOptions } from './types';
import { zoomOf } from './controls/zooming';
import { positionOf, readStrings } from './strings';

/** Ms in which further commands count as the same one. */
const AFTER_CHANGE = 300;
const CLOSE_AFTER_CHANGE = 400;
const TOOL_AFTER_TOUCH = 300;

/** px that have room for every tool there is. */
const WIDE = 960;

const now = () => performance.now();

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
	const { items, settings, host, tools: custom = {} } = options;
	const words = readStrings( options.words );
	const rtl = getComputedStyle( host ).direction === 'rtl';

	const state = stateOf( options );
	let lastChange = -Infinity;
	let lastTouch = -Infinity;
	/** The change that is told once its item is known. */
	let untold: 'open' | 'change' | null = 'open';
	let byTime: boolean | undefined;

	// ---- The page ----

	const { element, close } = openDialog( {
		label: words[ 'viewer' ] ?? 'viewer',
		className: `vitrine-viewer is-${ settings.theme }`,
		onCancel: () => close(),
		onClosed() {
			slideshow.destroy();
			idleness.stop();
			fullscreen?.destroy();
			stopFingers();
			stage.destroy();
			stopKeys();
			root.unmount();
			ended();
			entry.leave();
			const { item, index } = state;
			emit( host, 'vitrine:gallery:close', {
				id: item?.id ?? '',
				index,
			} );
			options.onClose?.( index );
		},
		returnTo: () => options.returnTo?.( state.index ) ?? null,
	} );
	element.dir = rtl ? 'rtl' : 'ltr';
	// What is shown in fullscreen; a dialog itself may not be.
	const frame = make( 'div', 'frame' );
	frame.classList.add(
		`has-toolbar-${ settings.toolbar.position }`,
		`has-strip-${ settings.strip }`
	);
	const stage = new Stage( {
		items,
		settings,
		words,
		rtl,
		onStatus,
	} );
	const chrome = make( 'div', 'chrome' );
	frame.append( stage.element, chrome );
	element.append( frame );
	if ( mayMove() && settings.transition !== 'none' ) {
		element.classList.add( 'is-appearing' );
	}
	const root = createRoot( chrome );

	let drawing = false;
	const draw = () => {
		drawing = false;
		if ( ! frame.isConnected ) {
			return;
		}
		keepRows();
		root.render(
			createElement( Chrome, {
				state,
				settings,
				words,
				custom,
				act,
				use: allowed,
			} )
		);
	};
	const update = ( patch: Partial< State > ) => {
		Object.assign( state, patch );
		if ( ! drawing ) {
			drawing = true;
			queueMicrotask( draw );
		}
	};

	// ---- Going from one to the next ----

	const addressOf = () =>
		( state.item && options.address?.( state.item ) ) ?? null;

	/** Tells everybody of an item that has come to be known. */
	const tell = () => {
		const { item, index } = state;
		if ( ! untold || ! item ) {
			return;
		}
		const kind = untold;
		untold = null;
		entry.show( addressOf() );
		emit( host, `vitrine:gallery:${ kind }`, { id: item.id, index } );
		if ( kind === 'change' ) {
			options.onChange?.( index, item );
		}
		// A slideshow would never stop talking.
		if ( ! byTime ) {
			update( { said: positionOf( words, index, items.count, item ) } );
		}
	};

	const show = async (
		index: number,
		forward?: boolean,
		start?: number,
		velocity?: number
	) => {
		update( { index, item: items.at( index ) } );
		untold ??= 'change';
		slideshow.hold();
		// Nobody stays on what is put aside.
		if ( stage.element.matches( ':focus-within' ) ) {
			element.focus( { preventScroll: true } );
		}
		element.classList.remove( 'is-zoomed' );
		const moving = stage.show( index, forward, start, velocity );
		// It may have been ready long ago.
		onStatus( stage.pane );
		// Coming from nowhere is no change: the first key counts.
		if ( forward !== undefined ) {
			lastChange = now();
			await moving;
			lastChange = now();
		}
	};

	const mayChange = () =>
		frame.isConnected &&
		! stage.changing &&
		now() - lastChange >= AFTER_CHANGE;

	const step = (
		forward: boolean,
		timed?: boolean,
		start?: number,
		velocity?: number
	): boolean => {
		if ( items.count < 2 || ! mayChange() ) {
			return false;
		}
		byTime = timed;
		if ( ! forward ) {
			slideshow.play( false );
		}
		show(
			wrap( state.index + ( forward ? 1 : -1 ), items.count ),
			forward,
			start,
			velocity
		);
		return true;
	};

	const goTo = ( index: number ) => {
		if ( frame.isConnected && index !== state.index && ! stage.changing ) {
			byTime = false;
			show( wrap( index, items.count ), index > state.index );
		}
	};

	function onStatus( pane: Pane ): void {
		if ( pane.item && pane.item !== state.item ) {
			update( { item: pane.item } );
		}
		tell();
		const { zoomable } = stage;
		const missing = stage.pane.status === 'missing';
		update( { can: { ...state.can, zoomable, missing } } );
		if ( missing && ! byTime && frame.isConnected ) {
			const { index, item } = state;
			const position = positionOf( words, index, items.count, item );
			update( { said: `${ position }. ${ pane.element.textContent }` } );
		}
		slideshow.count();
	}

	const slideshow = new Slideshow( {
		delay: settings.slideshowDelay,
		mayCount: () =>
			state.panel === null &&
			! stage.pane.playing &&
			stage.pane.status !== 'loading',
		next: () => step( true, true ),
		onPlaying( playing ) {
			update( { playing } );
			emit( host, 'vitrine:gallery:slideshow', { playing } );
		},
	} );

	const [ zoomTo, zoomed, zoomCommands ] = zoomOf(
		host,
		element,
		stage,
		state
	);

	// ---- Tools ----

	const idleness = new Idleness( {
		element,
		delay: settings.hideToolsDelay,
		// Who works with keys sees where they are.
		isBusy: () =>
			state.panel !== null ||
			chrome.querySelector( ':focus-visible' ) !== null,
	} );
	let fullscreen: Fullscreen | undefined;
	const fillScreen = () =>
		import(
			/* webpackChunkName: "chunks/viewer-fullscreen" */ './controls/fullscreen'
		).then(
			( module ) => {
				if ( frame.isConnected ) {
					fullscreen ??= new module.Fullscreen( frame, ( active ) => {
						update( { fullscreen: active } );
						emit( host, 'vitrine:gallery:fullscreen', { active } );
					} );
					void fullscreen.toggle();
				}
			},
			() => {
				// The window is large enough.
			}
		);

	/** A finger that has just tapped the picture means no tool that has come under it. */
	const isTouch = () => now() - lastTouch < TOOL_AFTER_TOUCH;

	const allowed = ( tool: string ): boolean =>
		! isTouch() &&
		( ! state.item ||
			emit( host, 'vitrine:gallery:tool', { id: state.item.id, tool } ) );

	const setMinimized = ( minimized: boolean ) => {
		if ( minimized !== state.minimized ) {
			update( { minimized } );
			emit( host, 'vitrine:gallery:toolbar', { minimized } );
		}
	};

	const openPanel = async ( panel: NonNullable< State[ 'panel' ] > ) => {
		const { item } = state;
		if ( state.panel || ! allowed( panel ) ) {
			return;
		}
		update( { panel } );
		slideshow.count();
		const closed = () => {
			update( { panel: null } );
			slideshow.count();
		};
		try {
			const { showPanel, style } = await import(
				/* webpackChunkName: "chunks/viewer-panels" */ './panels/panels'
			);
			await style;
			if ( frame.isConnected && state.panel === panel ) {
				showPanel( {
					panel,
					item,
					words,
					tools: rows,
					parent: frame,
					url: new URL( addressOf() ?? '', location.href ).href,
					onClosed: closed,
				} );
			}
		} catch {
			closed();
			update( { said: words[ 'failed' ] ?? '' } );
		}
	};

	let rows: ( () => MenuItem[] ) | undefined;
	/** Tools stand in one row, however narrow the window is. */
	const keepRows = () => {
		if ( window.innerWidth < WIDE ) {
			import(
				/* webpackChunkName: "chunks/viewer-fit" */ './stage/fit'
			).then(
				( module ) => {
					if ( frame.isConnected ) {
						rows ??= module.attachFit( {
							frame,
							words,
							open: () => void openPanel( 'menu' ),
						} );
					}
				},
				() => {
					// Then they stand in several.
				}
			);
		}
	};

	// ---- Commands ----

	const commands: Record< Command | Action, () => unknown > = {
		...zoomCommands,
		close,
		next: () => step( true ),
		previous: () => step( false ),
		slideshow: () => slideshow.play( ! slideshow.playing ),
		fullscreen: fillScreen,
		info: () => openPanel( 'info' ),
		share: () => openPanel( 'share' ),
		minimize: () => setMinimized( ! state.minimized ),
	};

	function act( action: Action ): void {
		const isChanging =
			action === 'close' && now() - lastChange < CLOSE_AFTER_CHANGE;
		if ( ! isTouch() && ! isChanging ) {
			commands[ action ]();
		}
	}

	const stopFingers = listenToFingers( {
		stage,
		rtl,
		isControl: ( { target } ) => kindOf( target as Element ) !== 'page',
		step: ( forward, start, velocity ) =>
			step( forward, false, start, velocity ),
		close,
		dim: ( value ) => element.style.setProperty( '--dim', String( value ) ),
		zoomTo,
		zoomed,
		onTap() {
			lastTouch = now();
			idleness.toggle();
		},
	} );

	// ---- The beginning ----

	const entry = beginEntry( options.entry, addressOf(), close );
	const stopKeys = listenToKeys(
		element,
		stage,
		rtl,
		() => idleness.show(),
		( command ) => commands[ command ]()
	);
	draw();
	stage.measure();
	show( options.index );
	idleness.show();
	if ( settings.fullscreen && state.can.fullscreen ) {
		void fillScreen();
	}
	if ( settings.slideshowAutoStart && items.count > 1 ) {
		slideshow.play( true );
	}
	if ( options.panel ) {
		openPanel( options.panel );
	}
	if ( settings.strip !== 'none' && items.count > 1 ) {
		loadStrip( {
			...options,
			words,
			frame,
			index: () => state.index,
			go: goTo,
		} );
	}
	return {
		...commands,
		go: goTo,
		minimizeToolbar: () => setMinimized( true ),
		maximizeToolbar: () => setMinimized( false ),
	};
}
