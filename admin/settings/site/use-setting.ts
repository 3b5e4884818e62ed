import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';

import { toProblem } from '../problem';
import { useSubmit } from '../use-submit';

const SITE = '/wp/v2/settings';

/** All settings of the site, by name. */
type Settings = Record< string, unknown >;

/** How a setting is found among the others. The same at every drawing. */
export interface Setting< Value > {
	/** Null: it is not there. */
	read: ( settings: Settings ) => Value | null;
	write: ( value: Value ) => Settings;
}

/** All cards ask at once, when the screen opens. */
let reading: Promise< Settings > | null = null;

const readSite = (): Promise< Settings > =>
	( reading ??= apiFetch< Settings >( { path: SITE } ).finally( () => {
		reading = null;
	} ) );

/** Says something in passing: the screen has one place for that. */
export type Tell = ( message: string ) => void;

/**
 * A setting of the site, for those who may change it.
 *
 * @param setting Which one.
 * @param tell    Says that it is saved.
 */
export function useSetting< Value >( setting: Setting< Value >, tell: Tell ) {
	/** Null: not known, or not this person's to change. */
	const [ value, setValue ] = useState< Value | null >( null );

	const save = async ( next: Value ) => {
		await apiFetch< unknown >( {
			path: SITE,
			method: 'POST',
			data: setting.write( next ),
		} );
		tell( __( 'Saved.', 'vitrine' ) );
	};

	const { setProblem, ...form } = useSubmit( () => save( value! ) );

	useEffect( () => {
		readSite().then(
			( settings ) => setValue( setting.read( settings ) ),
			() => setValue( null )
		);
	}, [ setting ] );

	/** The last one that was sent: two at once may arrive in any order. */
	const last = useRef< Promise< unknown > >( Promise.resolve() );

	/** Saves another value at once, or takes it back. */
	const change = async ( next: Value ) => {
		setValue( next );
		setProblem( null );
		const sent = last.current.then( () => save( next ) );
		last.current = sent.catch( () => undefined );

		try {
			await sent;
		} catch ( thrown ) {
			setValue( value );
			setProblem( toProblem( thrown ) );
		}
	};

	return { value, setValue, change, ...form };
}
