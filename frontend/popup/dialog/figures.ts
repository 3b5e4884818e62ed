/** Tells the server what happens to popups that count: sums, nothing about anybody. */
import { on } from '@vitrine/frontend';
import { allows, expectTool } from '../../consent';
import type { Popup } from '../visit';

/** Twin: Statistics::EVENTS in php/Popup/Statistics/Statistics.php. */
type Event = 'impression' | 'close' | 'conversion';

const popups = new Set< Popup >();

/**
 * A popup was shown; what follows is told, too.
 *
 * @param popup It.
 */
export function countIn( popup: Popup ): void {
	const { config, data } = popup;
	if ( config.token && data.statistics && data.preview === undefined ) {
		popups.add( popup );
		tell( popup, 'impression' );
	}
}

on( 'vitrine:popup:hidden', ( { id } ) => tellOf( id, 'close' ) );
on( 'vitrine:popup:conversion', ( { id } ) => tellOf( id, 'conversion' ) );

function tellOf( id: Popup[ 'config' ][ 'id' ], event: Event ): void {
	for ( const popup of popups ) {
		if ( popup.config.id === id ) {
			tell( popup, event );
		}
	}
}

function tell( { config, data }: Popup, event: Event ): void {
	expectTool( data.consent );
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
		doNotTrack?: string;
		globalPrivacyControl?: boolean;
	};
	if (
		allows( 'statistics-anonymous' ) &&
		doNotTrack !== '1' &&
		! globalPrivacyControl
	) {
		const { id, token, variant = '' } = config;
		navigator.sendBeacon?.(
			data.statistics!,
			new Blob(
				[ JSON.stringify( { popup: id, token, variant, event } ) ],
				{
					type: 'application/json',
				}
			)
		);
	}
}
