import { useState, type FormEvent } from 'react';

import { toProblem } from './problem';
import type { Problem } from './types';

/**
 * Sends a form, once at a time, and keeps why it was refused.
 *
 * @param send Sends it; what it throws is the problem.
 */
export function useSubmit( send: () => Promise< void > ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< Problem | null >( null );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();

		if ( isBusy ) {
			return;
		}

		setBusy( true );
		setProblem( null );

		try {
			await send();
		} catch ( thrown ) {
			setProblem( toProblem( thrown ) );
		} finally {
			setBusy( false );
		}
	};

	return { isBusy, problem, setProblem, submit };
}
