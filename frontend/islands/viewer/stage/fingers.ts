/** What fingers, and a mouse that drags, do to the stage. */
import { axisOf, listenToGestures, type Axis } from '../../../gestures';
import type { Stage } from './stage';
import { WHOLE, ZOOM_DOUBLE_TAP, type Point, type View } from './zoom';

/** px. */
const COMMIT = 50;
const MAX_PULL = 200;

/** px of a pull that would make the ground transparent. */
const PULL_CLEAR = 400;

interface FingersOptions {
	stage: Stage;
	rtl: boolean;
	/** Whether what a finger is on has a meaning of its own. */
	isControl: ( event: Event ) => boolean;
	/** Another picture follows the finger; false = not now. */
	step: ( forward: boolean, start: number, velocity: number ) => boolean;
	close: () => void;
	/** How much of the ground is seen, 0 to 1. */
	dim: ( value: number ) => void;
	zoomTo: ( factor: number, at: Point ) => void;
	zoomed: ( view: View ) => void;
	onTap: () => void;
}

/**
 * Listens to them.
 *
 * @param options What they do.
 * @return Stops it.
 */
export function listenToFingers( options: FingersOptions ): () => void {
	const { stage, rtl, isControl, step, close, dim, zoomTo, zoomed } = options;
	let axis: Axis | 'zoomed' | null = null;
	let from: View = WHOLE;
	let pinchedAt: Point = { x: 0, y: 0 };

	const isZoomed = () => stage.pane.view.factor > 1;
	const release = () => {
		axis = null;
		dim( 1 );
		stage.release();
	};
	return listenToGestures(
		stage.element,
		{
			onPanStart() {
				axis = isZoomed() ? 'zoomed' : null;
				from = stage.pane.view;
			},
			onPan( pan ) {
				const { dx, dy } = pan;
				if ( axis === 'zoomed' ) {
					stage.look( { ...from, x: from.x + dx, y: from.y + dy } );
					return;
				}
				if ( stage.changing ) {
					return;
				}
				axis = axisOf( pan, axis );
				if ( axis === 'y' ) {
					const pulled = Math.min( MAX_PULL, Math.max( 0, dy ) );
					stage.pull( pulled );
					dim( 1 - pulled / PULL_CLEAR );
				} else {
					dim( 1 );
					stage.drag( dx );
				}
			},
			onPanEnd( { dx, dy, vx } ) {
				if ( axis === 'y' && dy > COMMIT ) {
					axis = null;
					close();
				} else if (
					axis === 'zoomed' ||
					( axis === 'x' &&
						Math.abs( dx ) > COMMIT &&
						step( dx < 0 !== rtl, dx, vx ) )
				) {
					axis = null;
				} else if ( axis ) {
					release();
				}
			},
			onPanCancel: release,
			onTap( _, event ) {
				if ( ! isControl( event ) ) {
					options.onTap();
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
					stage.pinch( from, scale, pinchedAt, center );
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
}
