import type { Length } from '../../../frontend/render/popup/types';
import metadata from '../block.json';

/** What block.json says of a length. */
export const LENGTH = metadata.attributes.settings.properties.width.properties;

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
				size: Math.min( LENGTH.size.maximum, size ),
				unit: LENGTH.unit.enum.includes( named )
					? ( named as Length[ 'unit' ] )
					: unit,
			}
		: null;
}
