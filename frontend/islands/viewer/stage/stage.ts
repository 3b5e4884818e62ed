/**
 * The stage: the picture that is looked at, its neighbors that wait, and how they move. It knows nothing of buttons and keys.
 */
import type { ViewerSettings } from '../../../render/gallery/types';
import { framesOf, mayMove, move, type Transition } from './motion';
import { make } from '../elements';
import { Pane } from './pane';
import type { ViewerItems } from '../types';
import type { Strings } from '../strings';
import {
	modulo,
	pinchBy,
	WHOLE,
	within,
	zoomAt,
	type Point,
	type Size,
	type View,
} from './zoom';

/** px that a finger may pull a picture down. */
const MAX_PULL = 200;

export interface StageOptions {
	items: ViewerItems;
	settings: ViewerSettings;
	words: Strings;
	rtl: boolean;
	/** The current picture came to be known, seen or missing. */
	onStatus: ( pane: Pane ) => void;
}

export class Stage {
	readonly element = make( 'div', 'stage' );
	/** A change is going on (further ones wait). */
	changing = false;

	readonly #panes = new Map< number, Pane >();
	readonly #rotations = new Map< number, number >();
	#current = 0;
	/** Which way the visitor goes. */
	#forward = true;
	#size: Size = { width: 0, height: 0 };

	readonly #options;

	constructor( options: StageOptions ) {
		this.#options = options;
		// Watches no longer than there is a stage.
		new ResizeObserver( () => this.measure() ).observe( this.element );
	}

	/** The picture that is looked at. */
	get pane(): Pane {
		return this.#paneAt( this.#current );
	}

	/** Reads the room there is; needed once the stage is on the page. */
	measure(): void {
		const { clientWidth: width, clientHeight: height } = this.element;
		if ( width !== this.#size.width || height !== this.#size.height ) {
			this.#size = { width, height };
			this.#panes.forEach( ( pane ) => pane.place( this.#size ) );
		}
	}

	/**
	 * Shows an item.
	 *
	 * @param index    Which.
	 * @param forward  Whether it comes from where the next one comes from; undefined = from nowhere.
	 * @param start    How far a finger has moved, px.
	 * @param velocity And how fast, px for each ms.
	 */
	async show(
		index: number,
		forward?: boolean,
		start = 0,
		velocity = 0
	): Promise< void > {
		const out = this.#panes.get( this.#current );
		this.#current = index;
		this.#forward = forward ?? true;
		const into = this.#paneAt( index );
		into.view = WHOLE;
		into.place( this.#size );
		const transition = this.#transition();
		this.#panes.forEach( ( pane ) => {
			pane.element.style.removeProperty( 'transform' );
			pane.element.classList.remove( 'is-neighbor' );
			pane.activate( pane === into );
		} );
		this.#keepReady( out );
		if (
			! out ||
			out === into ||
			forward === undefined ||
			transition === 'none'
		) {
			return;
		}
		this.changing = true;
		out.element.classList.add( 'is-leaving' );
		const { width } = this.#size;
		await move(
			out.element,
			into.element,
			framesOf( transition, this.#sideOf( forward ), width, start ),
			velocity,
			width
		);
		out.element.classList.remove( 'is-leaving' );
		this.changing = false;
	}

	/**
	 * Lets a finger move the picture and the one beside it.
	 *
	 * @param dx Physical px.
	 */
	drag( dx: number ): void {
		const side = dx < 0 ? 1 : -1;
		const forward = this.#sideOf( true ) === side;
		const index = this.#beside( forward );
		const beside =
			index === this.#current ? undefined : this.#paneAt( index );
		this.#panes.forEach( ( pane ) =>
			pane.element.classList.toggle( 'is-neighbor', pane === beside )
		);
		// At the only picture, and at an end, there is nothing to be pulled in.
		shift( this.pane, beside ? dx : dx / 4, 0 );
		if ( beside ) {
			shift( beside, dx + side * this.#size.width, 0 );
		}
	}

	/**
	 * Lets a finger pull the picture down.
	 *
	 * @param dy Physical px.
	 * @return How far it came, px.
	 */
	pull( dy: number ): number {
		const pulled = within( dy, 0, MAX_PULL );
		shift( this.pane, 0, pulled );
		return pulled;
	}

	/** Puts back what a finger moved. */
	release(): void {
		this.#panes.forEach( ( { element } ) => {
			const { transform } = element.style;
			element.style.removeProperty( 'transform' );
			element.classList.remove( 'is-neighbor' );
			if ( transform && mayMove() ) {
				element.animate( [ { transform }, { transform: 'none' } ], {
					duration: 160,
					easing: 'ease-out',
				} );
			}
		} );
	}

	/** Whether the current picture can be zoomed. */
	get zoomable(): boolean {
		const { pane } = this;
		return (
			this.#options.settings.zoom &&
			pane.item?.mediaKind === 'img' &&
			pane.size !== null
		);
	}

	/**
	 * Changes what is seen of the current picture.
	 *
	 * @param view Wanted; the picture stays on the stage.
	 */
	look( view: View ): View {
		const { pane } = this;
		pane.view = view;
		pane.place( this.#size );
		return pane.view;
	}

	/**
	 * Zooms.
	 *
	 * @param factor Wanted.
	 * @param at     Position in the window that stays where it is; the middle without one.
	 */
	zoom( factor: number, at?: Point ): View {
		return this.look(
			zoomAt( this.pane.view, factor, this.#fromMiddle( at ) )
		);
	}

	/**
	 * Lets two fingers hold the current picture.
	 *
	 * @param view  What was seen when they came.
	 * @param scale How much further apart they are since.
	 * @param came  Their middle in the window when they came.
	 * @param now   Their middle.
	 */
	pinch( view: View, scale: number, came: Point, now: Point ): View {
		return this.look(
			pinchBy(
				view,
				scale,
				this.#fromMiddle( came ),
				this.#fromMiddle( now )
			)
		);
	}

	/**
	 * Turns the current picture, which fits again.
	 *
	 * @param by 90 or −90.
	 * @return 0, 90, 180 or 270.
	 */
	rotate( by: number ): number {
		const { pane } = this;
		pane.rotation += by;
		this.#rotations.set( pane.index, pane.rotation );
		pane.view = WHOLE;
		pane.place( this.#size );
		return modulo( pane.rotation );
	}

	destroy(): void {
		this.#panes.forEach( ( pane ) => pane.destroy() );
	}

	#fromMiddle( at?: Point ): Point {
		if ( ! at ) {
			return { x: 0, y: 0 };
		}
		const { left, top } = this.element.getBoundingClientRect();
		return {
			x: at.x - left - this.#size.width / 2,
			y: at.y - top - this.#size.height / 2,
		};
	}

	#transition(): Transition {
		return mayMove() ? this.#options.settings.transition : 'none';
	}

	/**
	 * Where an item comes from: 1 = the right.
	 *
	 * @param forward Whether it is the next one.
	 */
	#sideOf( forward: boolean ): 1 | -1 {
		return forward !== this.#options.rtl ? 1 : -1;
	}

	#beside( forward: boolean ): number {
		return beside( this.#options.items, this.#current, forward );
	}

	#paneAt( index: number ): Pane {
		const there = this.#panes.get( index );
		if ( there ) {
			return there;
		}
		const { items, words, settings } = this.#options;
		const pane = new Pane( index, {
			words,
			display: settings.imageDisplay,
			onStatus: ( changed ) => {
				if ( changed.index === this.#current ) {
					this.#options.onStatus( changed );
					this.#keepReady();
				}
			},
		} );
		this.#panes.set( index, pane );
		pane.rotation = this.#rotations.get( index ) ?? 0;
		pane.activate( index === this.#current );
		this.element.append( pane.element );
		pane.place( this.#size );
		const known = items.at( index );
		if ( known ) {
			pane.fill( known );
		} else {
			items.load( index ).then(
				( item ) => pane.fill( item ),
				() => pane.fill( undefined )
			);
		}
		return pane;
	}

	/**
	 * Keeps the neighbors, the likelier one first, and forgets the others. The picture that is waited for has the line to itself.
	 *
	 * @param leaving Is still seen.
	 */
	#keepReady( leaving?: Pane ): void {
		const near = [
			this.#beside( this.#forward ),
			this.#beside( ! this.#forward ),
			this.#current,
		];
		if ( this.pane.status !== 'loading' ) {
			near.forEach( ( index ) => this.#paneAt( index ) );
		}
		for ( const [ index, pane ] of this.#panes ) {
			if ( pane !== leaving && ! near.includes( index ) ) {
				pane.destroy();
				this.#panes.delete( index );
			}
		}
	}
}

/**
 * A place in the list beside another one; it goes round, unless it says otherwise.
 *
 * @param items   The list.
 * @param index   The other place.
 * @param forward Whether it is the next one, or the one before.
 */
export const beside = (
	items: ViewerItems,
	index: number,
	forward: boolean
): number =>
	items.beside?.( index, forward ) ??
	( index + ( forward ? 1 : items.count - 1 ) ) % items.count;

function shift( pane: Pane, x: number, y: number ): void {
	pane.element.style.setProperty(
		'transform',
		`translate(${ x }px,${ y }px)`
	);
}
