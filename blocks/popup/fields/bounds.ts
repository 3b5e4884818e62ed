import type { Schema } from '../../../frontend/render/schema';

/** Of a number, as its control has them. */
export interface Bounds {
	min?: number;
	max?: number;
	step?: number;
}

/**
 * Bounds of a number.
 *
 * @param schema Its schema.
 */
export const boundsOf = ( {
	minimum: min = 0,
	maximum: max = Infinity,
	multipleOf: step = 1,
}: Partial< Schema > ): Bounds => ( { min, max, step } );
