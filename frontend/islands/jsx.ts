/** `react/jsx-runtime` of islands: Preact's own prepares more than they need. */
import { createElement, type ComponentType, type VNode } from 'preact';

export { Fragment } from 'preact';

/**
 * What JSX is compiled to.
 *
 * @param type  Tag or component.
 * @param props With `children`.
 * @param key   Of a list's entry.
 */
export const jsx = (
	type: string | ComponentType< object >,
	props: object,
	key?: string | number
): VNode =>
	createElement(
		type as ComponentType< object >,
		key === undefined ? props : { ...props, key }
	);

export { jsx as jsxs };
