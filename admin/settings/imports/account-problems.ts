import type { Problem } from '../types';

/** What stood in the way of accounts, and of which. */
export interface AccountProblem {
	names: string[];
	problem: Problem;
}

/**
 * Adds what stood in the way of an account; what is the same for several is said once.
 *
 * @param before  What stood in the way of others.
 * @param name    Name of the account.
 * @param problem What stood in its way.
 */
export function withProblem(
	before: AccountProblem[],
	name: string,
	problem: Problem
): AccountProblem[] {
	const isSame = ( { problem: one }: AccountProblem ) =>
		one.code === problem.code && one.message === problem.message;

	return before.some( isSame )
		? before.map( ( one ) =>
				isSame( one ) ? { ...one, names: [ ...one.names, name ] } : one
			)
		: [ ...before, { names: [ name ], problem } ];
}
