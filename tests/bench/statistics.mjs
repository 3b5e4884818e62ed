/**
 * What many measurements say.
 */

/**
 * @param {number[]} values
 * @param {number}   share  From 0 to 1.
 * @return {number} The value that this share of all does not exceed.
 */
export function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	return sorted[
		Math.min( sorted.length - 1, Math.floor( sorted.length * share ) )
	];
}

export const median = ( values ) => quantile( values, 0.5 );

/**
 * How far the middle half of the values is apart: the noise of the machine.
 *
 * @param {number[]} values
 * @return {number} Interquartile range.
 */
export const spread = ( values ) =>
	quantile( values, 0.75 ) - quantile( values, 0.25 );

/**
 * How far the median may be off: about as often as one time in twenty it is off by more.
 *
 * @param {number[]} values
 * @return {number} Half the width of the interval around the median.
 */
export const uncertainty = ( values ) =>
	( 1.57 * spread( values ) ) / Math.sqrt( values.length );
