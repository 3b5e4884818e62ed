import { UNITS } from '../../../frontend/render/popup/fields';
import type { Length } from '../../../frontend/render/popup/types';

/**
 * Reads what the control writes.
 *
 * @param written Such as `30rem`.
 * @param unit    Unit where none is written.
 * @return Null = no length.
 */
export function lengthIn(
	written: string,
	unit: Length[ 'unit' ]
): Length | null {
	const size = parseFloat( written );
	const named = written.trim().replace( /^[-\d.]+/, '' );
	return Number.isFinite( size ) && size > 0
		? {
				size: Math.min( 4000, size ),
				unit: UNITS.find( ( known ) => known === named ) ?? unit,
			}
		: null;
}
