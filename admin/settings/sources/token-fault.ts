import type { Source } from '../types';

/** Whether only a new token helps: the next refresh would fail as the last one did. */
export const isTokenAtFault = ( { state }: Pick< Source, 'state' > ) =>
	state === 'reconnect' || state === 'permission';
