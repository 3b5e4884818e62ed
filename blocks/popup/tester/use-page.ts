import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

/** What a page of the site says of itself (php/Popup/PopupTester.php). */
export interface Page {
	title: string;
	/** Keys of where that are true of it. */
	keys: string[];
	/** Published popups that match. */
	popups: number[];
}

/** Waiting, what the page says, or why it does not. */
export type PageAnswer = Page | string | null;

/**
 * Asks a page of this site what it is.
 *
 * @param url Its address; '' = none is asked.
 */
export function usePage( url: string ): PageAnswer {
	const [ answer, setAnswer ] = useState< PageAnswer >( null );
	useEffect( () => {
		const control = new AbortController();
		setAnswer( null );
		const ask = async () => {
			const address = new URL( url, window.location.href );
			if ( address.origin !== window.location.origin ) {
				return __( 'This URL is not on this site.', 'vitrine' );
			}
			address.searchParams.set( 'popup-debug', 'json' );
			const response = await fetch( address, {
				signal: control.signal,
				headers: { accept: 'application/json' },
			} );
			const found: Partial< Page > = await response.json();
			return Array.isArray( found.keys ) && Array.isArray( found.popups )
				? ( found as Page )
				: __( 'This page could not be identified.', 'vitrine' );
		};
		// Whoever types an address is still typing.
		const timer = setTimeout( () => {
			ask()
				.catch( () =>
					__(
						'There is no page at this URL, or it cannot be reached.',
						'vitrine'
					)
				)
				.then( ( found ) => {
					if ( ! control.signal.aborted ) {
						setAnswer( found );
					}
				} );
		}, 300 );
		return () => {
			clearTimeout( timer );
			control.abort();
		};
	}, [ url ] );
	return answer;
}
