/** Pictures with `data-nanogallery2-lightbox`: the viewer without a gallery, in groups by `data-nanogallery2-lgroup`. */
import { complete } from '../../render/gallery/items/item';
import { viewerSettings } from '../../render/gallery/settings/viewer';
import type { GalleryItem } from '../../render/gallery/types';
import { addressOf } from './items/address';
import { optionsIn } from './items/literal';
import { newDraft } from './options/draft';
import { VIEWER } from './options/viewer-options';
import type { ImportedViewer } from './types';

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
		settings: viewerSettings( viewerOf( options ?? {} ) ),
		// The viewer has its own.
		words: {},
		host: element,
		entry: 'new',
		returnTo: ( at ) => shown[ at ]?.member ?? null,
	} );
}

/**
 * What options say of the viewer; all others are left aside.
 *
 * @param options What a page hands to nanogallery2.
 */
function viewerOf(
	options: Record< string, unknown >
): ImportedViewer | undefined {
	const draft = newDraft();
	for ( const [ name, rule ] of Object.entries( VIEWER ) ) {
		if ( Object.hasOwn( options, name ) ) {
			rule( options[ name ], draft, name );
		}
	}
	return draft.imported.settings.viewer;
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
