import type { GalleryConfig } from '../../render/gallery/types';
import { seek } from './options';

/** Says what the page shows, not how: it is read only. */
const FACTS = new Set( [
	'rest',
	'element',
	'album',
	'version',
	'total',
	'first',
	'from',
	'ratios',
	'cursors',
	'pages',
	'page',
	'others',
	'query',
	'words',
] );

/**
 * Changes an option.
 *
 * @param config What a gallery goes by.
 * @param name   Of the option.
 * @param value  Of the type that it has.
 * @return Whether it changed.
 */
export function setOption(
	config: GalleryConfig,
	name: string,
	value: unknown
): boolean {
	const found = seek( config, name );
	if ( ! found || FACTS.has( name.split( '.' )[ 0 ]! ) ) {
		return false;
	}
	const before = found.owner[ found.key ];
	const isSameType =
		typeof before === typeof value &&
		Array.isArray( before ) === Array.isArray( value ) &&
		value !== null &&
		( typeof value !== 'number' || Number.isFinite( value ) );
	if ( ! isSameType || before === value ) {
		return false;
	}
	found.owner[ found.key ] = value;
	return true;
}
