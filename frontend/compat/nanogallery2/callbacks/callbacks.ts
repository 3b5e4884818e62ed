/** Functions that a page gave nanogallery2, called where the gallery's events happen. Names are never looked up on `window`. */
import { say } from '../messages';
import { CALLBACK_EVENTS } from './callback-events';
import type { CallbackEvent } from './callback-events';
import { withDisplayEffect } from './display-effect';
import { fireOriginals } from './element-events';
import { watchHover } from './hover-events';
import { asOriginal } from './original-item';
import { wrapAll } from './page-jquery';
import { callSafely } from './safe-call';
import { fillViewer, viewerCallbacks } from './viewer-callbacks';
import type { Callback, Detail, On, Told } from './types';

/**
 * Calls the functions of a page and fires the original's events, first those of the gallery that is there now.
 *
 * @param told      What they hear of.
 * @param callbacks By the name of their option.
 * @return Names of those that are not honored: strings, and what has no event.
 */
export function callBack(
	told: Told,
	callbacks: Record< string, unknown >
): string[] {
	const { element } = told.gallery;
	const heard = new Map< string, ( ( happened: Event ) => void )[] >();
	const on: On = ( event, listener ) => {
		heard.set( event, [ ...( heard.get( event ) ?? [] ), listener ] );
	};
	const tell = ( event: string, detail: Detail ) => {
		const happened = new CustomEvent( event, { detail } );
		heard.get( event )?.forEach( ( run ) => run( happened ) );
	};

	fireOriginals( element, on );
	const lost = listen( told, callbacks, on );
	for ( const [ event, runs ] of heard ) {
		const name =
			event === 'replaced'
				? 'vitrine:replaced'
				: `vitrine:gallery:${ event }`;
		element.addEventListener( name, ( happened ) =>
			runs.forEach( ( run ) => run( happened ) )
		);
	}
	if ( heard.has( 'hover' ) || heard.has( 'hoverOut' ) ) {
		watchHover( element, tell );
	}
	const first = { album: '0', added: [ ...element.children ] };
	for ( const event of [ 'loading', 'replaced', 'loaded' ] ) {
		tell( event, first );
	}
	return lost;
}

/**
 * Lets the functions of a page hear of the gallery.
 *
 * @param told      What they hear of.
 * @param callbacks By the name of their option.
 * @param on        Hears of the gallery.
 * @return Names of those that are not honored.
 */
function listen(
	told: Told,
	callbacks: Record< string, unknown >,
	on: On
): string[] {
	const { element } = told.gallery;
	const lost: string[] = [];
	const ofViewer = viewerCallbacks( callbacks );
	if ( Object.keys( ofViewer ).length > 0 ) {
		fillViewer( {
			element,
			callbacks: ofViewer,
			item: ( id ) => {
				const found = told.item( id );
				return found && asOriginal( element, found );
			},
			wrap: wrapAll,
			run: callSafely,
		} );
	}
	for ( const [ name, callback ] of Object.entries(
		withDisplayEffect( callbacks )
	) ) {
		if ( Object.hasOwn( ofViewer, name ) ) {
			continue;
		}
		const isCallable = typeof callback === 'function';
		if ( isCallable && Object.hasOwn( CALLBACK_EVENTS, name ) ) {
			for ( const each of CALLBACK_EVENTS[ name ]! ) {
				on( each.event, callerOf( told, each, callback as Callback ) );
			}
		} else if ( ! isCallable || name !== 'fnProcessData' ) {
			// fnProcessData was called when the items were made.
			lost.push( name );
		}
	}
	return lost;
}

/**
 * What calls a function at an event.
 *
 * @param told     What it hears of.
 * @param honored  The event.
 * @param callback The function.
 */
function callerOf(
	told: Told,
	{ event, calls, stops }: CallbackEvent,
	callback: Callback
): ( happened: Event ) => void {
	const report = ( message: string ) => {
		if ( event.startsWith( 'hover' ) ) {
			say( told.gallery.element, `error on ${ event }: ${ message }` );
		}
	};
	return ( happened ) => {
		const { detail } = happened as CustomEvent< Detail >;
		for ( const given of calls( told, detail ) ) {
			const answer = callSafely( () => callback( ...given ), report );
			if (
				stops === 'always' ||
				( stops === 'false' && answer === false )
			) {
				happened.preventDefault();
			}
		}
	};
}
