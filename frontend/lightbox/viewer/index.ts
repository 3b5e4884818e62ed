/** `@vitrine/lightbox-viewer`, what opens links in the viewer of galleries: fetched when somebody is about to press one. */
import { openViewer } from '@vitrine/viewer';
import type { GalleryItem } from '../../render/gallery/types';
import type { LightboxSettings } from '../links';
import { groupWith } from './group';
import { itemOf } from './item';
import { viewerSettings } from './settings';

/**
 * Opens a link, with those of its group beside it.
 *
 * @param link     What was pressed; gets the focus afterwards.
 * @param settings Of the site.
 * @throws Where it leads to nothing that can be shown.
 */
export function open(
	link: HTMLAnchorElement,
	settings: LightboxSettings
): void {
	const links: HTMLAnchorElement[] = [];
	const items: GalleryItem[] = [];
	for ( const one of groupWith( link, settings ) ) {
		const item = itemOf( one, `link-${ items.length }`, settings );
		if ( item ) {
			links.push( one );
			items.push( item );
		}
	}
	const index = links.indexOf( link );
	if ( index < 0 ) {
		throw new Error( 'A plain link' );
	}
	openViewer( {
		items: {
			count: items.length,
			at: ( at ) => items[ at ],
			load: async ( at ) => items[ at ],
		},
		index,
		settings: viewerSettings( settings ),
		words: {},
		host: document.body,
		entry: 'new',
		returnTo: ( at ) => links[ at ] ?? link,
	} );
}
