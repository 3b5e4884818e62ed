import type { Source } from '../types';

/** Whether only a new token helps: the next refresh would fail as the last one did. Twin: php/Feed/Sources/SourceState.php. */
export const isTokenAtFault = ( { state }: Pick< Source, 'state' > ) =>
	state === 'reconnect' || state === 'permission';
