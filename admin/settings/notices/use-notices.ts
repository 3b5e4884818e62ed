import { useCallback, useState } from 'react';

import type { Problem } from '../types';

export interface Remark {
	id: string;
	content: string;
}

export interface Failure {
	id: string;
	/** What was tried, such as the name of the account. */
	about: string;
	problem: Problem;
}

let last = 0;
const nextId = () => `vitrine-${ ++last }`;

/** Remarks go by themselves; failures stay until they are dismissed, because they ask for something. */
export function useNotices() {
	const [ remarks, setRemarks ] = useState< Remark[] >( [] );
	const [ failures, setFailures ] = useState< Failure[] >( [] );

	/** Says something in passing. */
	const tell = useCallback( ( content: string ) => {
		setRemarks( ( before ) => [ ...before, { id: nextId(), content } ] );
	}, [] );

	/** Says what went wrong and keeps it on the screen. */
	const fail = useCallback( ( about: string, problem: Problem ) => {
		// The same failure again replaces the one that stands there.
		setFailures( ( before ) => [
			...before.filter(
				( one ) =>
					one.about !== about || one.problem.code !== problem.code
			),
			{ id: nextId(), about, problem },
		] );
	}, [] );

	/** Takes back what `fail` said about something: whoever tries again starts afresh. */
	const clear = useCallback( ( about: string ) => {
		setFailures( ( before ) =>
			before.filter( ( one ) => one.about !== about )
		);
	}, [] );

	const dismiss = useCallback( ( id: string ) => {
		setRemarks( ( before ) => before.filter( ( one ) => one.id !== id ) );
		setFailures( ( before ) => before.filter( ( one ) => one.id !== id ) );
	}, [] );

	return { remarks, failures, tell, fail, clear, dismiss };
}

/** How others say what becomes of something. */
export type Messages = Pick<
	ReturnType< typeof useNotices >,
	'tell' | 'fail' | 'clear'
>;
