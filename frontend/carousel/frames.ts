/**
 * Runs something in a task of its own after a frame: what has been changed is laid out by then, so that reading it costs nothing, and the page has answered in between.
 *
 * @param run What to do.
 */
export const afterFrame = ( run: () => void ): void => {
	requestAnimationFrame( () => setTimeout( run ) );
};
