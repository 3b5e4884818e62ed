/**
 * Whether a click is meant for the page: those that open a new tab or window are left to the browser.
 *
 * @param event A click.
 */
export const isPlainClick = ( event: MouseEvent ): boolean =>
	event.button === 0 &&
	! (
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey ||
		event.defaultPrevented
	);
