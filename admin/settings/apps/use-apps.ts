import { useCallback, useEffect, useState } from 'react';

import type { TokenNetwork } from '../types';
import * as api from './api';
import type { Apps } from './types';

/** The site's own apps; null until they are known. */
export function useApps() {
	const [ apps, setApps ] = useState< Apps | null >( null );

	useEffect( () => {
		// Without them the screen is what it is without an app.
		api.read().then( setApps, () => setApps( null ) );
	}, [] );

	const save = useCallback(
		async (
			network: TokenNetwork,
			id: string,
			secret: string | undefined
		) => setApps( await api.save( network, id, secret ) ),
		[]
	);

	return { apps, save };
}
