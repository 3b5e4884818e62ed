import type { KnownMedia } from '../import/convert';
import type { CanvasItem } from './canvas-item';

/** Addresses of attachments that the canvas has shown: core's gallery wants them at once. */
export const knownMedia = new Map< number, KnownMedia >();

export function rememberMedia( items: CanvasItem[] ): void {
	for ( const { id, src, originalURL, thumb } of items ) {
		const number = Number( id );
		if ( number > 0 && ( src || originalURL ) ) {
			knownMedia.set( number, {
				url: src || originalURL,
				alt: thumb?.alt ?? '',
			} );
		}
	}
}
