/**
 * A screen that nobody sees, with a mouse and a keyboard: what they do comes from the X server (XTest), as if from a device. Scripts cannot imitate that:
 * only a real pointer leaves a window.
 */
import { must, serve } from '../../tools/processes.mjs';

export const WIDTH = 1280;
export const HEIGHT = 900;

/** Pixels between two steps of the pointer, and seconds between them. */
const STEP = 24;
const PACE = 0.008;

/** How long the screen may take to be there, ms. */
const PATIENCE = 15_000;

/**
 * Starts it.
 *
 * @return {Promise<Object>} The screen, its mouse and its keyboard; coordinates are those of the screen, px.
 */
export async function screen() {
	const server = serve( 'Xvfb', [
		'-displayfd',
		'1',
		'-screen',
		'0',
		`${ WIDTH }x${ HEIGHT }x24`,
		'-nolisten',
		'tcp',
		'-noreset',
	] );
	const number = await until( 'Xvfb says its number', () =>
		/^(\d+)\n/m.exec( server.output() )
	).catch( async ( error ) => {
		await server.stop();
		throw new Error( `${ error.message }\n${ server.output() }` );
	} );
	const env = { ...process.env, DISPLAY: `:${ number[ 1 ] }` };
	const xdotool = ( ...args ) =>
		must( 'xdotool', args.map( String ), { env } );
	let at = [ WIDTH / 2, HEIGHT / 2 ];

	/** A hand does not jump: browsers that see no way between two places tell of none. */
	const move = async ( x, y ) => {
		const [ fromX, fromY ] = at;
		const steps = Math.max(
			1,
			Math.ceil( Math.hypot( x - fromX, y - fromY ) / STEP )
		);
		const way = Array.from( { length: steps }, ( _, step ) => {
			const part = ( step + 1 ) / steps;
			return [
				'mousemove',
				Math.round( fromX + ( x - fromX ) * part ),
				Math.round( fromY + ( y - fromY ) * part ),
				'sleep',
				PACE,
			];
		} );
		at = [ x, y ];
		await xdotool( ...way.flat() );
	};

	return {
		env,
		move,
		click: async ( x, y ) => {
			await move( x, y );
			await xdotool( 'click', 1 );
		},
		/** Notches of the wheel; negative = up. */
		wheel: ( notches ) =>
			xdotool(
				'click',
				'--repeat',
				Math.abs( notches ),
				'--delay',
				20,
				notches < 0 ? 4 : 5
			),
		/** Such as `Escape` or `ctrl+t`. */
		press: ( keys ) => xdotool( 'key', '--delay', 20, keys ),
		/** Nobody manages windows here: the keyboard is given to the only one. */
		focus: () =>
			xdotool( 'search', '--onlyvisible', '--name', '.', 'windowfocus' ),
		stop: () => server.stop(),
	};
}

/**
 * Waits for something.
 *
 * @param {string}                   what     It, in words.
 * @param {() => any | Promise<any>} look     Finds it, or nothing.
 * @param {number}                   patience Ms.
 * @return {Promise<any>} What was found.
 */
export async function until( what, look, patience = PATIENCE ) {
	const end = Date.now() + patience;
	for (;;) {
		const found = await look();
		if ( found ) {
			return found;
		}
		if ( Date.now() > end ) {
			throw new Error( `It did not come to pass that ${ what }.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
}
