import type { Schema } from '../../frontend/render/schema';

/** Of a number, as controls take them. */
export interface Bounds {
	min: number;
	max: number;
	/** Distance between values. */
	step: number;
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
}: Schema ): Bounds => ( { min, max, step } );
