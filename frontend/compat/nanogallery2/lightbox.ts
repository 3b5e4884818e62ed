/** Pictures with `data-nanogallery2-lightbox`: the viewer without a gallery, in groups by `data-nanogallery2-lgroup`. */
import { complete } from '../../render/gallery/items/item';
import { viewerSettings } from '../../render/gallery/settings/viewer';
import type { GalleryItem } from '../../render/gallery/types';
import { addressOf } from './items/items';
import { optionsIn } from './items/markup';
import { importOptions } from './options/options';

export const LIGHTBOX = '[data-nanogallery2-lightbox]';

/**
 * Opens the picture of an element, and those of its group.
 *
 * @param element The element.
 * @throws When the viewer cannot be loaded or the address is none.
 */
export async function openLightbox( element: HTMLElement ): Promise< void > {
	const { openViewer } = await import( '@vitrine/viewer' );
	const group = element.dataset[ 'nanogallery2Lgroup' ] ?? '';
	const members = [
		...document.querySelectorAll< HTMLElement >( LIGHTBOX ),
	].filter(
		( other ) =>
			other === element ||
			( group !== '' && other.dataset[ 'nanogallery2Lgroup' ] === group )
	);
	const shown = members.flatMap( ( member, at ) => {
		const item = itemOf( member, at );
		return item ? { member, item } : [];
	} );
	const index = shown.findIndex( ( { member } ) => member === element );
	if ( index < 0 ) {
		throw new Error( 'No picture' );
	}
	const options = optionsIn(
		element.dataset[ 'nanogallery2Lightbox' ] ?? ''
	);
	openViewer( {
		items: {
			count: shown.length,
			at: ( at ) => shown[ at ]?.item,
			load: async ( at ) => shown[ at ]?.item,
		},
		index,
		settings: viewerSettings(
			importOptions( options ?? {} ).settings.viewer
		),
		// The viewer has its own.
		words: {},
		host: element,
		entry: 'new',
		returnTo: ( at ) => shown[ at ]?.member ?? null,
	} );
}

function itemOf( element: HTMLElement, at: number ): GalleryItem | null {
	const image =
		element instanceof HTMLImageElement
			? element
			: element.querySelector( 'img' );
	const src = addressOf(
		element.getAttribute( 'href' ) ??
			element.dataset[ 'ngsrc' ] ??
			image?.getAttribute( 'src' ),
		'',
		document.baseURI
	);
	return src
		? complete( {
				id: String( at + 1 ),
				title:
					element.title ||
					image?.alt ||
					element.textContent?.trim() ||
					'',
				description: element.dataset[ 'ngdesc' ] ?? '',
				src,
				url: src,
				originalURL: src,
				thumb: { src: image?.src ?? src, alt: image?.alt ?? '' },
			} )
		: null;
}
