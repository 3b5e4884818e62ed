/** What may have closed a panel; `focus`: it covered what got the focus; `above`: one below it has closed. */
export type Reason =
	'button' | 'backdrop' | 'escape' | 'link' | 'focus' | 'api' | 'above';

export interface Visit {
	panel: HTMLDialogElement;
	/** Closes it, unless somebody stops that. */
	close: ( reason: Reason ) => void;
}

/** Panels that are open, in the order in which they opened. */
export const visits: Visit[] = [];
