import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/** A share of visitors with the bounds that the true one is in, 19 times out of 20. Twin: php/Popup/Rate.php. */
export interface Rate {
	rate: number;
	low: number;
	high: number;
}

export interface Sums {
	impressions: number;
	closes: number;
	conversions: number;
	/** Events of these that came unusually many from one address or in one minute. */
	marked: number;
	/** Without what is marked. Null = nobody has seen it. */
	rate: Rate | null;
}

/** What `GET vitrine/v1/popups/statistics` says of the last thirty days. */
export interface Figures {
	totals: Sums;
	/** Whether the server can tell a script that sends much from visitors. */
	guarded: boolean;
	/** Null = nobody has seen a half. */
	split: { a: Sums; b: Sums; difference: Rate | null } | null;
}

/**
 * Asks for the figures of a popup.
 *
 * @param post Its post.
 * @return Undefined = on the way, null = they do not come.
 */
export function useFigures( post: number ): Figures | null | undefined {
	const [ figures, setFigures ] = useState< Figures | null >();
	useEffect( () => {
		const control = new AbortController();
		const answer = ( found: Figures | null ) => {
			if ( ! control.signal.aborted ) {
				setFigures( found );
			}
		};
		apiFetch< Figures >( {
			path: `/vitrine/v1/popups/statistics?popup=${ post }`,
			signal: control.signal,
		} ).then( answer, () => answer( null ) );
		return () => control.abort();
	}, [ post ] );
	return figures;
}
