/**
 * Listens before anybody else, and keeps nobody from scrolling.
 *
 * @param names  Of events, with spaces between them.
 * @param run    What then.
 * @param signal Ends it.
 * @param target To what; else to the whole page.
 */
export function listen< Kind extends Event >(
	names: string,
	run: ( event: Kind ) => void,
	signal?: AbortSignal,
	target: EventTarget = window
): void {
	for ( const name of names.split( ' ' ) ) {
		target.addEventListener( name, run as EventListener, {
			capture: true,
			passive: true,
			signal: signal!,
		} );
	}
}
