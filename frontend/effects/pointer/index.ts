/** Blocks that follow the pointer of a mouse. On pages that have such a block. */
import { listen } from '../../core/listen';

let frame = 0;
let pointer = { x: 0, y: 0 };

/** Tells blocks where the pointer is, percent of the window from its middle. */
function follow() {
	frame = 0;
	document
		.querySelectorAll< HTMLElement >( '.vitrine-follows' )
		.forEach( ( { style } ) => {
			style.setProperty( '--vitrine-pointer-x', pointer.x.toFixed( 1 ) );
			style.setProperty( '--vitrine-pointer-y', pointer.y.toFixed( 1 ) );
		} );
}

const percent = ( px: number, whole: number ) => ( px / whole ) * 100 - 50;

// A finger is no pointer that could be followed.
listen( 'pointermove', ( event ) => {
	const { pointerType, clientX, clientY } = event as PointerEvent;
	if ( pointerType === 'mouse' ) {
		pointer = {
			x: percent( clientX, window.innerWidth ),
			y: percent( clientY, window.innerHeight ),
		};
		frame ||= requestAnimationFrame( follow );
	}
} );
