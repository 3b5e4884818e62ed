/** What fingers, and a mouse that drags, do to the stage. */
import { axisOf, listenToGestures, type Axis } from '../../../gestures';
import { kindOf } from '../controls/keyboard';
import type { Zoom } from '../controls/zooming';
import type { Step } from '../navigation';
import type { Viewing } from '../viewing';
import { WHOLE, ZOOM_DOUBLE_TAP, type Point, type View } from './zoom';

/** px. */
const COMMIT = 50;

/** px of a pull that would make the ground transparent. */
const PULL_CLEAR = 400;

/** Whether what a finger is on has a meaning of its own. */
const isControl = ( { target }: Event ) =>
	kindOf( target as Element ) !== 'page';

/**
 * Listens to them while the viewer is open.
 *
 * @param viewing What is shown.
 * @param step    Another picture follows the finger; false = not now.
 * @param zoom    Zooms.
 * @param onTap   The picture was tapped.
 */
export function listenToFingers(
	{ stage, rtl, dialog, signal, close }: Viewing,
	step: Step,
	[ , zoomTo, zoomed ]: Zoom,
	onTap: () => void
): void {
	let axis: Axis | 'zoomed' | null = null;
	let from: View = WHOLE;
	let pinchedAt: Point = WHOLE;

	const isZoomed = () => stage.pane.view.factor > 1;
	/** Shows so much of the ground, 0 to 1. */
	const dim = ( value: number ) =>
		dialog.style.setProperty( '--dim', String( value ) );
	const release = () => {
		axis = null;
		dim( 1 );
		stage.release();
	};
	const stop = listenToGestures(
		stage.element,
		{
			onPanStart() {
				axis = isZoomed() ? 'zoomed' : null;
				from = stage.pane.view;
			},
			onPan( { dx, dy } ) {
				if ( axis === 'zoomed' ) {
					stage.look( { ...from, x: from.x + dx, y: from.y + dy } );
				} else if ( ! stage.changing ) {
					axis = axisOf( { dx, dy }, axis );
					if ( axis === 'y' ) {
						dim( 1 - stage.pull( dy ) / PULL_CLEAR );
					} else {
						dim( 1 );
						stage.drag( dx );
					}
				}
			},
			onPanEnd( { dx, dy, vx } ) {
				if ( axis === 'y' && dy > COMMIT ) {
					close();
				} else if (
					axis === 'zoomed' ||
					( axis === 'x' &&
						Math.abs( dx ) > COMMIT &&
						step( dx < 0 !== rtl, false, dx, vx ) )
				) {
					axis = null;
				} else if ( axis ) {
					release();
				}
			},
			onPanCancel: release,
			onTap: ( _, event ) => isControl( event ) || onTap(),
			onDoubleTap: ( at, event ) =>
				isControl( event ) ||
				zoomTo( isZoomed() ? 1 : ZOOM_DOUBLE_TAP, at ),
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
	signal.addEventListener( 'abort', stop );
}
