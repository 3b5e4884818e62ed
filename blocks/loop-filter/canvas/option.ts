import type { FilterOption } from '../../../frontend/render/loop-filter';

/** Where links of the canvas lead: nowhere. */
export const NOWHERE = '#';

/**
 * An option in the canvas.
 *
 * @param value   Its value.
 * @param name    Its name.
 * @param current Whether it is chosen.
 */
export const option = (
	value: string,
	name: string,
	current = false
): FilterOption => ( {
	value,
	name,
	url: NOWHERE,
	current,
	follow: true,
	children: [],
} );
