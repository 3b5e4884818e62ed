/**
 * What islands use of React, made of Preact's core alone, without its imitation of React (docs/decisions/0007-islands-engine.md).
 *
 * The module build puts this in the place of `react`, `react-dom` and `react-dom/client` (webpack.config.js); what is not here cannot be imported by an island.
 */
import { render, type ComponentChild } from 'preact';

export { createElement, Fragment } from 'preact';
export { useRef, useState } from 'preact/hooks';

/**
 * A place that components are drawn into.
 *
 * @param container Is theirs alone.
 */
export const createRoot = ( container: Element ) => ( {
	render: ( content: ComponentChild ) => render( content, container ),
	unmount: () => render( null, container ),
} );

/**
 * Draws at once; Preact does so by itself when something is drawn for the first time.
 *
 * @param draw Draws.
 */
export const flushSync = < Result >( draw: () => Result ): Result => draw();
