import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

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
		apiFetch< Settings >( { path: SITE } ).then(
			( settings ) => setValue( setting.read( settings ) ),
			() => setValue( null )
		);
	}, [ setting ] );

	/** Saves another value at once, or takes it back. */
	const change = async ( next: Value ) => {
		setValue( next );
		setProblem( null );

		try {
			await save( next );
		} catch ( thrown ) {
			setValue( value );
			setProblem( toProblem( thrown ) );
		}
	};

	return { value, setValue, change, ...form };
}
