/**
 * One viewing: what keys, fingers, tools and time do to the stage, the address and what stands around the picture.
 */
import { emit } from '@vitrine/frontend';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../core/dialog/open-dialog';
import { Chrome, type Action, type State } from './controls/chrome';
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
import { Stage, wrap } from './stage/stage';
import { isOffered, startsMinimized } from './controls/tools';
import type { ViewerHandle, ViewerOptions } from './types';
import { countSteps } from './stage/wheel';
import { positionOf, readStrings } from './strings';
import { stepFactor, type Point, type View } from './stage/zoom';

/** Ms in which further commands count as the same one. */
const AFTER_CHANGE = 300;
const CLOSE_AFTER_CHANGE = 400;
const TOOL_AFTER_TOUCH = 300;

/** px that an arrow moves a zoomed picture. */
const PAN_STEP = 60;

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
	const { items, settings, host } = options;
	const words = readStrings( options.words );
	const custom = options.tools ?? {};
	const rtl = getComputedStyle( host ).direction === 'rtl';

	let state: State = {
		index: options.index,
		item: items.at( options.index ),
		said: '',
		playing: false,
		minimized: startsMinimized( settings.toolbar, window.innerWidth ),
		fullscreen: false,
		panel: null,
		can: {
			count: items.count,
			zoomable: false,
			missing: false,
			fullscreen: document.fullscreenEnabled === true,
			custom: Object.keys( custom ),
		},
	};
	let open = true;
	let lastChange = -Infinity;
	let lastTouch = -Infinity;
	/** The change that is told once its item is known. */
	let untold: 'open' | 'change' | null = 'open';
	let byTime = false;

	// ---- The page ----

	const dialog = openDialog( {
		label: words[ 'viewer' ] ?? 'viewer',
		className: `vitrine-viewer is-${ settings.theme }`,
		onCancel: () => close(),
		onClosed: () => finish(),
		returnTo: () => options.returnTo?.( state.index ) ?? null,
	} );
	dialog.element.dir = rtl ? 'rtl' : 'ltr';
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
		onStatus: ( pane ) => onStatus( pane ),
	} );
	const chrome = make( 'div', 'chrome' );
	frame.append( stage.element, chrome );
	dialog.element.append( frame );
	if ( mayMove() && settings.transition !== 'none' ) {
		dialog.element.classList.add( 'is-appearing' );
	}
	const root = createRoot( chrome );

	let drawing = false;
	const draw = () => {
		drawing = false;
		if ( ! open ) {
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
		state = { ...state, ...patch };
		if ( ! drawing ) {
			drawing = true;
			queueMicrotask( draw );
		}
	};
	const cans = () => {
		const { zoomable, pane } = stage;
		const missing = pane.status === 'missing';
		update( { can: { ...state.can, zoomable, missing } } );
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
		start = 0,
		velocity = 0
	) => {
		update( { index, item: items.at( index ) } );
		untold ??= 'change';
		slideshow.hold();
		// Nobody stays on what is put aside.
		if ( stage.element.matches( ':focus-within' ) ) {
			dialog.element.focus( { preventScroll: true } );
		}
		dialog.element.classList.remove( 'is-zoomed' );
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
		open && ! stage.changing && now() - lastChange >= AFTER_CHANGE;

	const step = (
		forward: boolean,
		timed = false,
		start = 0,
		velocity = 0
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

	function onStatus( pane: Pane ): void {
		if ( pane.item && pane.item !== state.item ) {
			update( { item: pane.item } );
		}
		tell();
		cans();
		if ( state.can.missing && ! byTime && open ) {
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

	// ---- Zoom ----

	const zoomTo = ( factor: number, at?: Point ) => {
		if ( stage.zoomable ) {
			zoomed( stage.zoom( factor, at ) );
		}
	};
	const zoomed = ( { factor }: View ) => {
		dialog.element.classList.toggle( 'is-zoomed', factor > 1 );
		emit( host, 'vitrine:gallery:zoom', { factor } );
	};
	const zoomStep = ( steps: number, at?: Point ) =>
		zoomTo( stepFactor( stage.pane.view.factor, steps ), at );

	const stepsOf = countSteps();
	const onWheel = ( event: WheelEvent ) => {
		// Nothing behind scrolls, and the browser does not zoom the page.
		event.preventDefault();
		const steps = stepsOf( event );
		if ( steps !== 0 ) {
			zoomStep( steps, { x: event.clientX, y: event.clientY } );
		}
	};

	const rotate = ( by: 90 | -90 ) => {
		const { item } = state;
		if ( item && isOffered( 'rotateLeft', item, state.can ) ) {
			const angle = stage.rotate( by );
			emit( host, 'vitrine:gallery:rotate', { id: item.id, angle } );
		}
	};

	// ---- Tools ----

	const idleness = new Idleness( {
		element: dialog.element,
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
				if ( open ) {
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
			if ( open && state.panel === panel ) {
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
					if ( open ) {
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

	const run = ( command: Command | Action ) => {
		const pan = ( x: number, y: number ) =>
			stage.look( {
				...stage.pane.view,
				x: stage.pane.view.x + x * PAN_STEP,
				y: stage.pane.view.y + y * PAN_STEP,
			} );
		switch ( command ) {
			case 'close':
				return close();
			case 'next':
				return step( true );
			case 'previous':
				return step( false );
			case 'slideshow':
				return slideshow.play( ! slideshow.playing );
			case 'zoomIn':
				return zoomStep( 1 );
			case 'zoomOut':
				return zoomStep( -1 );
			case 'zoomReset':
				return zoomTo( 1 );
			// The arrow says where to look: the picture goes the other way.
			case 'panLeft':
				return pan( 1, 0 );
			case 'panRight':
				return pan( -1, 0 );
			case 'panUp':
				return pan( 0, 1 );
			case 'panDown':
				return pan( 0, -1 );
			case 'rotateLeft':
				return rotate( -90 );
			case 'rotateRight':
				return rotate( 90 );
			case 'fullscreen':
				return void fillScreen();
			case 'info':
			case 'share':
				return void openPanel( command );
			case 'minimize':
				return setMinimized( ! state.minimized );
		}
	};

	function act( action: Action ): void {
		const isChanging =
			action === 'close' && now() - lastChange < CLOSE_AFTER_CHANGE;
		if ( ! isTouch() && ! isChanging ) {
			run( action );
		}
	}

	const stopFingers = listenToFingers( {
		stage,
		rtl,
		isControl: ( { target } ) => kindOf( target as Element ) !== 'page',
		step: ( forward, start, velocity ) =>
			step( forward, false, start, velocity ),
		close,
		dim: ( value ) =>
			dialog.element.style.setProperty( '--dim', String( value ) ),
		zoomTo,
		zoomed,
		onTap() {
			lastTouch = now();
			idleness.toggle();
		},
	} );

	// ---- The end ----

	function close(): void {
		dialog.close();
	}
	function finish(): void {
		if ( ! open ) {
			return;
		}
		open = false;
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
		emit( host, 'vitrine:gallery:close', { id: item?.id ?? '', index } );
		options.onClose?.( index );
	}

	// ---- The beginning ----

	const entry = beginEntry( options.entry, addressOf(), close );
	const stopKeys = listenToKeys(
		dialog.element,
		stage,
		rtl,
		() => idleness.show(),
		run
	);
	// Not passive: the page behind must stay, and browsers complain otherwise.
	stage.element.addEventListener( 'wheel', onWheel, { passive: false } );
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
		import(
			/* webpackChunkName: "chunks/viewer-strip" */ './strip/strip'
		).then(
			async ( { attachStrip, style } ) => {
				await style;
				if ( ! open ) {
					return;
				}
				attachStrip( {
					frame,
					host,
					items,
					settings,
					words,
					index: () => state.index,
					go: ( index ) => goTo( index ),
				} );
			},
			() => {
				// A viewer without its strip is still one.
			}
		);
	}

	const goTo = ( index: number ) => {
		if ( open && index !== state.index && ! stage.changing ) {
			byTime = false;
			show( wrap( index, items.count ), index > state.index );
		}
	};
	return {
		close,
		next: () => void step( true ),
		previous: () => void step( false ),
		go: goTo,
		minimizeToolbar: () => setMinimized( true ),
		maximizeToolbar: () => setMinimized( false ),
	};
}
