/** Zooming, panning and turning the picture, by whatever means; what changes is told. */
import { emit } from '@vitrine/frontend';
import { countSteps } from '../stage/wheel';
import { stepFactor, type Point, type View } from '../stage/zoom';
import type { Stage } from '../stage/stage';
import type { State } from './state';
import { isOffered } from './tools';

/** px that an arrow moves a zoomed picture. */
const PAN_STEP = 60;

/**
 * Zooms the picture of a viewing by commands and by its wheel.
 *
 * @param host   Fires the events.
 * @param dialog Has a class while the picture is zoomed.
 * @param stage  Has the picture.
 * @param state  What is shown, and can be done.
 * @return Zooms to a factor; tells that the picture was zoomed; what each command does.
 */
export function zoomOf(
	host: HTMLElement,
	dialog: HTMLElement,
	stage: Stage,
	state: State
) {
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
		zoomTo,
		zoomed,
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
	] as const;
}
