type Run = ( event: { target: unknown }, ...data: unknown[] ) => void;

type JQuery = ( target: Document ) => {
	on: ( names: string, run: Run ) => void;
};

/**
 * Listens to events that only jQuery tells, where the page has it.
 *
 * @param names Of events, with spaces between them.
 * @param run   Gets the event, and what else is said.
 */
export const onJQuery = ( names: string, run: Run ): void =>
	( window as { jQuery?: JQuery } ).jQuery?.( document ).on( names, run );
