/**
 * One viewing: what keys, fingers, tools and time do to the stage, the address and what stands around the picture.
 */
import { emit } from '@vitrine/frontend';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { openDialog } from '../../core/dialog';
import { listenToGestures, type Pan } from '../../gestures';
import { Chrome, type Action, type State } from './chrome';
import { beginEntry } from './entry';
import { commandOf, type Command, type Key } from './keys';
import { mayMove } from './motion';
import { make, type Pane } from './pane';
import { Stage, wrap } from './stage';
import { startsMinimized } from './tools';
import type { ViewerHandle, ViewerOptions } from './types';
import { fill, readWords } from './words';
import {
	stepFactor,
	WHOLE,
	ZOOM_DOUBLE_TAP,
	ZOOM_STEP,
	type View,
} from './zoom';

/** Specification §4, Viewer: ms in which further commands count as the same one. */
const AFTER_CHANGE = 300;
const CLOSE_AFTER_CHANGE = 400;
const TOOL_AFTER_TOUCH = 300;

/** Specification §9, px. */
const COMMIT = 50;
const AXIS = 60;
const PULL_MOST = 200;

/** px that an arrow moves a zoomed picture. */
const PAN_STEP = 60;

/** px of a wheel from which on it has turned; a touchpad sends many small ones. */
const WHEEL_STEP = 40;

/** px of a notch; a busy browser tells of several at once. */
const NOTCH = 100;

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
	const words = readWords( options.words );
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
		const { zoomable } = stage;
		if ( zoomable !== state.can.zoomable ) {
			update( { can: { ...state.can, zoomable } } );
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
			const name = item.title || item.thumb?.alt || '';
			const said = fill(
				words[ name ? 'position' : 'positionOnly' ] ?? '%d/%d: %s',
				index + 1,
				items.count,
				name
			);
			update( { said } );
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
		clearTimeout( slideTimer );
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
			setPlaying( false );
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
		if ( pane.status === 'missing' && ! byTime && open ) {
			update( { said: pane.element.textContent ?? '' } );
		}
		waitForNext();
	}

	// ---- Slideshow ----

	let slideTimer: ReturnType< typeof setTimeout > | undefined;

	/** The delay counts from when the picture is there (research §1.3), and only while somebody can see it. */
	const waitForNext = () => {
		clearTimeout( slideTimer );
		if (
			state.playing &&
			! document.hidden &&
			state.panel === null &&
			! stage.pane.playing &&
			stage.pane.status !== 'loading'
		) {
			slideTimer = setTimeout( () => {
				if ( ! step( true, true ) ) {
					waitForNext();
				}
			}, settings.slideshowDelay );
		}
	};
	const setPlaying = ( playing: boolean ) => {
		if ( playing !== state.playing ) {
			update( { playing } );
			emit( host, 'vitrine:gallery:slideshow', { playing } );
			waitForNext();
		}
	};

	// ---- Zoom ----

	const zoomTo = (
		factor: number,
		at?: { x: number; y: number },
		from?: View
	) => {
		if ( stage.zoomable ) {
			const view = stage.zoom( factor, at, from );
			zoomed( view );
		}
	};
	const zoomed = ( { factor }: View ) => {
		dialog.element.classList.toggle( 'is-zoomed', factor > 1 );
		emit( host, 'vitrine:gallery:zoom', { factor } );
	};
	const zoomStep = ( direction: 1 | -1, at?: { x: number; y: number } ) =>
		zoomTo( stepFactor( stage.pane.view.factor, direction ), at );
	const isZoomed = () => stage.pane.view.factor > 1;

	let rolled = 0;
	const onWheel = ( event: WheelEvent ) => {
		// Nothing behind scrolls, and the browser does not zoom the page.
		event.preventDefault();
		rolled += event.deltaY * ( event.deltaMode === 0 ? 1 : WHEEL_STEP );
		if ( Math.abs( rolled ) >= WHEEL_STEP ) {
			const steps = Math.max(
				1,
				Math.round( Math.abs( rolled ) / NOTCH )
			);
			const { factor } = stage.pane.view;
			zoomTo(
				Math.round(
					( factor - Math.sign( rolled ) * steps * ZOOM_STEP ) * 10
				) / 10,
				{ x: event.clientX, y: event.clientY }
			);
			rolled = 0;
		}
	};

	const rotate = ( by: 90 | -90 ) => {
		const { item } = state;
		if ( item?.mediaKind === 'img' ) {
			const angle = stage.rotate( by );
			emit( host, 'vitrine:gallery:rotate', { id: item.id, angle } );
		}
	};

	// ---- Tools come and go ----

	let idleTimer: ReturnType< typeof setTimeout > | undefined;
	const hideTools = () => {
		// Who works with keys sees where they are.
		if ( chrome.querySelector( ':focus-visible' ) || state.panel ) {
			showTools();
		} else {
			dialog.element.classList.add( 'is-idle' );
		}
	};
	const showTools = () => {
		clearTimeout( idleTimer );
		dialog.element.classList.remove( 'is-idle' );
		if ( settings.hideToolsDelay >= 0 ) {
			idleTimer = setTimeout( hideTools, settings.hideToolsDelay );
		}
	};

	const allowed = ( tool: string ): boolean =>
		state.item === undefined ||
		emit( host, 'vitrine:gallery:tool', { id: state.item.id, tool } );

	const setMinimized = ( minimized: boolean ) => {
		if ( minimized !== state.minimized ) {
			update( { minimized } );
			emit( host, 'vitrine:gallery:toolbar', { minimized } );
		}
	};

	const toggleFullscreen = async () => {
		try {
			await ( document.fullscreenElement
				? document.exitFullscreen()
				: frame.requestFullscreen() );
		} catch {
			// The browser or the page's policy forbids it.
		}
	};
	const onFullscreen = () => {
		const active = document.fullscreenElement === frame;
		if ( active !== state.fullscreen ) {
			update( { fullscreen: active } );
			emit( host, 'vitrine:gallery:fullscreen', { active } );
		}
	};

	const openPanel = async ( panel: 'info' | 'share' ) => {
		const { item } = state;
		if ( ! item || state.panel || ! allowed( panel ) ) {
			return;
		}
		update( { panel } );
		waitForNext();
		const closed = () => {
			update( { panel: null } );
			waitForNext();
		};
		try {
			const { showPanel } = await import(
				/* webpackChunkName: "chunks/viewer-panels" */ './panels'
			);
			if ( open && state.panel === panel ) {
				showPanel( {
					panel,
					item,
					words,
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
				return setPlaying( ! state.playing );
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
				return void toggleFullscreen();
			case 'info':
			case 'share':
				return void openPanel( command );
			case 'minimize':
				return setMinimized( ! state.minimized );
		}
	};

	function act( action: Action ): void {
		if ( now() - lastTouch < TOOL_AFTER_TOUCH ) {
			return;
		}
		if ( action === 'close' && now() - lastChange < CLOSE_AFTER_CHANGE ) {
			return;
		}
		run( action );
	}

	const onKey = ( event: KeyboardEvent ) => {
		const target =
			event.target instanceof Element ? event.target : document.body;
		const inside = target.closest( 'dialog' );
		// A panel, or somebody else's dialog, has its own keys.
		if (
			( inside && inside !== dialog.element ) ||
			event.defaultPrevented
		) {
			return;
		}
		showTools();
		const command = commandOf( {
			key: event.key,
			modified: event.ctrlKey || event.altKey || event.metaKey,
			repeated: event.repeat,
			on: kindOf( target ),
			zoomed: isZoomed(),
			zoomable: stage.zoomable,
			rtl,
		} );
		if ( command ) {
			event.preventDefault();
			run( command );
		}
	};

	// ---- Fingers ----

	let axis: 'x' | 'y' | 'zoomed' | null = null;
	let from: View = WHOLE;
	let pinchedAt = { x: 0, y: 0 };
	const dim = ( value: string ) =>
		dialog.element.style.setProperty( '--dim', value );

	const endPan = () => {
		axis = null;
		dim( '1' );
		stage.release();
	};
	const onPan = ( { dx, dy }: Pan ) => {
		if ( axis === 'zoomed' ) {
			stage.look( { ...from, x: from.x + dx, y: from.y + dy } );
			return;
		}
		if ( stage.changing ) {
			return;
		}
		axis ??= Math.abs( dy ) > Math.abs( dx ) ? 'y' : 'x';
		if ( axis === 'y' && Math.abs( dx ) < AXIS ) {
			const pulled = Math.min( PULL_MOST, Math.max( 0, dy ) );
			stage.pull( pulled );
			dim( String( 1 - pulled / 400 ) );
		} else {
			axis = 'x';
			dim( '1' );
			stage.drag( dx );
		}
	};
	const onPanEnd = ( { dx, dy, vx }: Pan ) => {
		if ( axis === 'x' && Math.abs( dx ) > COMMIT ) {
			axis = null;
			if ( ! step( dx < 0 !== rtl, false, dx, vx ) ) {
				endPan();
			}
		} else if ( axis === 'y' && dy > COMMIT ) {
			axis = null;
			close();
		} else if ( axis && axis !== 'zoomed' ) {
			endPan();
		}
	};
	const isControl = ( event: Event ) =>
		kindOf( event.target as Element ) !== 'page';

	const stopGestures = listenToGestures(
		stage.element,
		{
			onPanStart() {
				axis = isZoomed() ? 'zoomed' : null;
				from = stage.pane.view;
			},
			onPan,
			onPanEnd,
			onPanCancel: endPan,
			onTap( _, event ) {
				if ( isControl( event ) ) {
					return;
				}
				lastTouch = now();
				if ( dialog.element.classList.contains( 'is-idle' ) ) {
					showTools();
				} else {
					clearTimeout( idleTimer );
					hideTools();
				}
			},
			onDoubleTap( at, event ) {
				if ( ! isControl( event ) ) {
					zoomTo( isZoomed() ? 1 : ZOOM_DOUBLE_TAP, at );
				}
			},
			onPinchStart( center ) {
				stage.release();
				from = stage.pane.view;
				pinchedAt = center;
			},
			onPinch( scale, center ) {
				if ( stage.zoomable ) {
					axis = 'zoomed';
					const view = stage.zoom(
						from.factor * scale,
						pinchedAt,
						from
					);
					stage.look( {
						...view,
						x: view.x + center.x - pinchedAt.x,
						y: view.y + center.y - pinchedAt.y,
					} );
				}
			},
			onPinchEnd() {
				if ( stage.zoomable ) {
					from = stage.pane.view;
					zoomed( from );
				}
			},
		},
		{ threshold: 10, captures: true }
	);

	// ---- The end ----

	function close(): void {
		dialog.close();
	}
	function finish(): void {
		if ( ! open ) {
			return;
		}
		open = false;
		clearTimeout( slideTimer );
		clearTimeout( idleTimer );
		stopGestures();
		stage.destroy();
		document.removeEventListener( 'keydown', onKey );
		document.removeEventListener( 'visibilitychange', waitForNext );
		document.removeEventListener( 'fullscreenchange', onFullscreen );
		if ( document.fullscreenElement === frame ) {
			document.exitFullscreen().catch( () => {} );
		}
		root.unmount();
		ended();
		entry.leave();
		const { item, index } = state;
		emit( host, 'vitrine:gallery:close', { id: item?.id ?? '', index } );
		options.onClose?.( index );
	}

	// ---- The beginning ----

	const entry = beginEntry( options.entry, addressOf(), close );
	document.addEventListener( 'keydown', onKey );
	document.addEventListener( 'visibilitychange', waitForNext );
	document.addEventListener( 'fullscreenchange', onFullscreen );
	dialog.element.addEventListener( 'pointermove', ( { pointerType } ) => {
		if ( pointerType !== 'touch' ) {
			showTools();
		}
	} );
	dialog.element.addEventListener( 'focusin', showTools );
	// Not passive: the page behind must stay, and browsers complain otherwise.
	stage.element.addEventListener( 'wheel', onWheel, { passive: false } );
	draw();
	stage.measure();
	show( options.index );
	showTools();
	if ( settings.fullscreen && state.can.fullscreen ) {
		toggleFullscreen();
	}
	if ( settings.slideshowAutoStart && items.count > 1 ) {
		setPlaying( true );
	}
	if ( options.panel ) {
		openPanel( options.panel );
	}
	if ( settings.strip !== 'none' && items.count > 1 ) {
		import( /* webpackChunkName: "chunks/viewer-strip" */ './strip' ).then(
			( { attachStrip } ) =>
				open &&
				attachStrip( {
					frame,
					host,
					items,
					settings,
					words,
					index: () => state.index,
					go: ( index ) => goTo( index ),
				} ),
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

/**
 * Whose keys they are while an element has the focus.
 *
 * @param element Has it.
 */
function kindOf( element: Element ): Key[ 'on' ] {
	if ( element.closest( 'input, textarea, select, video, iframe' ) ) {
		return 'field';
	}
	return element.closest( 'button, a[href], summary' ) ? 'control' : 'page';
}
