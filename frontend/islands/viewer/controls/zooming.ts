/** Zooming, panning and turning the picture, by whatever means; what changes is told. */
import { emit } from '@vitrine/frontend';
import { countSteps } from '../stage/wheel';
import { stepFactor, type Point, type View } from '../stage/zoom';
import type { Viewing } from '../viewing';
import { isOffered } from './tools';

/** px that an arrow moves a zoomed picture. */
const PAN_STEP = 60;

export type Zoom = ReturnType< typeof zoomOf >;

/**
 * Zooms the picture of a viewing by commands and by its wheel.
 *
 * @param viewing What is shown; its dialog has a class while the picture is zoomed.
 * @return What each command does; `zoomTo( factor, at )`; `zoomed( view )` tells that the picture was zoomed.
 */
export function zoomOf( { host, dialog, stage, state }: Viewing ) {
	const zoomed = ( { factor }: View ) => {
		dialog.classList.toggle( 'is-zoomed', factor > 1 );
		emit( host, 'vitrine:gallery:zoom', { factor } );
	};
	const zoomTo = ( factor: number, at?: Point ) => {
		if ( stage.zoomable ) {
			zoomed( stage.zoom( factor, at ) );
		}
	};
	const zoomBy = ( steps: number, at?: Point ) =>
		zoomTo( stepFactor( stage.pane.view.factor, steps ), at );
	const pan = ( x: number, y: number ) => {
		const { view } = stage.pane;
		stage.look( {
			...view,
			x: view.x + x * PAN_STEP,
			y: view.y + y * PAN_STEP,
		} );
	};
	const rotate = ( by: 90 | -90 ) => {
		const { item } = state;
		if ( item && isOffered( 'rotateLeft', item, state.can ) ) {
			const angle = stage.rotate( by );
			emit( host, 'vitrine:gallery:rotate', { id: item.id, angle } );
		}
	};
	const stepsOf = countSteps();
	stage.element.addEventListener(
		'wheel',
		( event ) => {
			// Nothing behind scrolls, and the browser does not zoom the page.
			event.preventDefault();
			const steps = stepsOf( event );
			if ( steps !== 0 ) {
				zoomBy( steps, { x: event.clientX, y: event.clientY } );
			}
		},
		// The page behind must stay, and browsers complain otherwise.
		{ passive: false }
	);
	return [
		{
			zoomIn: () => zoomBy( 1 ),
			zoomOut: () => zoomBy( -1 ),
			zoomReset: () => zoomTo( 1 ),
			// The arrow says where to look: the picture goes the other way.
			panLeft: () => pan( 1, 0 ),
			panRight: () => pan( -1, 0 ),
			panUp: () => pan( 0, 1 ),
			panDown: () => pan( 0, -1 ),
			rotateLeft: () => rotate( -90 ),
			rotateRight: () => rotate( 90 ),
		},
		zoomTo,
		zoomed,
	] as const;
}
