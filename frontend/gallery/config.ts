import { readData } from '@vitrine/frontend';
import type { GalleryConfig } from '../render/gallery/types';

const SHAPE = {
	rest: 'string',
	element: 'string',
	album: 'string',
	version: 'string',
	total: 'number',
	first: 'number',
	ratios: 'string',
	page: 'number',
	query: 'object',
	cursors: 'object',
	pages: 'object',
	level: 'object',
	viewer: 'object',
	words: 'object',
};

/**
 * Checks what PHP printed or REST answered; twin: php/Gallery/Render/GalleryConfig.
 *
 * @param data Anything.
 * @return Null = it is not usable: then the gallery stays as the server made it.
 */
export function checkConfig( data: unknown ): GalleryConfig | null {
	const fields = Object( data ) as Record< string, unknown >;
	const isComplete = Object.entries( SHAPE ).every(
		( [ name, type ] ) =>
			fields[ name ] !== null && typeof fields[ name ] === type
	);
	const config = fields as unknown as GalleryConfig;
	return isComplete && config.level.layout && Array.isArray( config.cursors )
		? config
		: null;
}

/**
 * Reads what PHP printed into a wrapper.
 *
 * @param element The wrapper.
 */
export const configOf = ( element: HTMLElement ): GalleryConfig | null =>
	checkConfig( readData( element ) );
