import { useEffect, useState } from 'react';

/** Twin: LoginReturn::PARAMETER in PHP. */
const PARAMETER = 'vitrine-login';

/** The handle of a login that has just come back; it leaves the address at once. */
export function useLogin(): [ string | null, () => void ] {
	const [ handle, setHandle ] = useState< string | null >( () => {
		const given = new URLSearchParams( window.location.search ).get(
			PARAMETER
		);

		return given !== null && /^[\w-]{1,100}$/.test( given ) ? given : null;
	} );

	useEffect( () => {
		const url = new URL( window.location.href );

		if ( url.searchParams.has( PARAMETER ) ) {
			url.searchParams.delete( PARAMETER );
			// Networks leave a fragment, too.
			url.hash = '';
			window.history.replaceState( null, '', url );
		}
	}, [] );

	return [ handle, () => setHandle( null ) ];
}
