/** `@vitrine/popup`, the script module that gives visitors' popups their behavior and scripts their commands. */
import { emit } from '@vitrine/frontend';
import { reset, setDisabled } from './counting/counters';
import { dialogOf, readData } from './elements';
import { splitTest } from './split-test';
import { find, listen } from './links';
import { createPopup, rest } from './popup';
import type { PopupConfig } from '../render/popup/types';
import { startTriggers } from './triggers/start-triggers';

type Id = PopupConfig[ 'id' ];

const found = readData();

const data = found && { ...found, popups: splitTest( found ) };

const all = data?.popups.map( ( config ) => createPopup( config, data ) ) ?? [];

/** What scripts may do with the popups of the page; an id is that of a post or of an element. */
export const popups = {
	/**
	 * Opens a popup.
	 *
	 * @param id Which.
	 * @return Whether it opened: it is there, was closed, may be shown, and nobody stopped it.
	 */
	open: ( id: Id ): boolean => Boolean( find( all, id )?.open( 'api' ) ),

	/**
	 * Closes a popup.
	 *
	 * @param id Which; without it, all.
	 */
	close( id?: Id ): void {
		for ( const popup of id === undefined ? all : [ find( all, id ) ] ) {
			popup?.close( 'api' );
		}
	},

	/**
	 * Forgets what the browser keeps of a popup.
	 *
	 * @param id Which; without it, of all.
	 */
	reset( id?: Id ): void {
		reset( find( all, id )?.config.id ?? id );
	},
};

function begin(): void {
	// First, so that what opens now is counted.
	if ( data && data.preview === undefined ) {
		startTriggers( data, ( { id }, trigger ) => {
			rest().then(
				( { enqueue } ) => enqueue( find( all, id )!, trigger ),
				() => undefined
			);
		} );
	}
	for ( const popup of all ) {
		// By a command of the browser, before this script was there, or by PHP.
		if ( dialogOf( popup.config )?.open ) {
			const { row } = popup.config;
			popup.open( row ? 'page_load' : 'link', row ? null : undefined );
		}
	}
	find( all, data?.preview ?? window.location.hash.slice( 1 ) )?.open(
		'link'
	);
}

listen( all, ( { config } ) => {
	const { id } = config;
	setDisabled( id, true );
	emit( dialogOf( config ) ?? document, 'vitrine:popup:storage', {
		id,
		disabled: true,
	} );
} );

if ( ( document as { prerendering?: boolean } ).prerendering ) {
	document.addEventListener( 'prerenderingchange', begin, { once: true } );
} else {
	begin();
}
