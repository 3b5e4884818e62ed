import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/** A share of visitors with the bounds that the true one is in, 19 times out of 20. Twin: php/Popup/Statistics/Rate.php. */
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

/** Sums of a day and half; days without any are left out. */
export interface Day {
	day: string;
	impressions: number;
	conversions: number;
}

/** What `GET vitrine/v1/popups/statistics` says of a range of days. */
export interface Figures {
	from: string;
	to: string;
	days: Day[];
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
 * @param from First day, `2026-11-01`; '' = thirty days.
 * @param to   Last day, '' = today.
 * @return Undefined = on the way, null = they do not come.
 */
export function useFigures(
	post: number,
	from = '',
	to = ''
): Figures | null | undefined {
	const [ figures, setFigures ] = useState< Figures | null >();
	useEffect( () => {
		const control = new AbortController();
		const answer = ( found: Figures | null ) => {
			if ( ! control.signal.aborted ) {
				setFigures( found );
			}
		};
		apiFetch< Figures >( {
			path: `/vitrine/v1/popups/statistics?${ new URLSearchParams( {
				popup: String( post ),
				from,
				to,
			} ) }`,
			signal: control.signal,
		} ).then( answer, () => answer( null ) );
		return () => control.abort();
	}, [ post, from, to ] );
	return figures;
}
