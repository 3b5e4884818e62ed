/** Lets blocks link to their media: what has no link does not open. */
import { store as blockEditor } from '@wordpress/block-editor';
import { store as coreData } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';

type Attributes = Record< string, unknown >;

/** A block of the editor, as far as it is read here. */
interface Block {
	clientId: string;
	name: string;
	attributes: Attributes;
	innerBlocks: Block[];
}

const hasLink = ( { linkDestination, href }: Attributes ) =>
	Boolean( href ) && linkDestination !== 'none';

/**
 * Attributes with which a block leads to the file of its image.
 *
 * @param attributes What it has.
 * @param address    Of the file.
 */
export const linked = (
	attributes: Attributes,
	address: unknown
): Attributes => ( {
	href: address,
	linkDestination: 'media',
	// The lightbox of WordPress is for images without a link.
	...( attributes[ 'lightbox' ] !== undefined && { lightbox: undefined } ),
} );

/**
 * Lets images of a block that lead nowhere lead to their files.
 *
 * @param clientId Of an image, a gallery, or media and text.
 */
export async function linkToMedia( clientId: string ): Promise< void > {
	const block = (
		select( blockEditor ) as never as EditorSelectors
	 ).getBlock( clientId );
	if ( ! block ) {
		return;
	}
	const images = [ block, ...block.innerBlocks ].filter(
		( { name, attributes } ) =>
			( name === 'core/image' ||
				( name === 'core/media-text' &&
					attributes[ 'mediaType' ] === 'image' ) ) &&
			! hasLink( attributes )
	);
	const { updateBlockAttributes } = dispatch( blockEditor ) as never as {
		updateBlockAttributes: ( id: string, changes: Attributes ) => void;
	};
	if ( block.name === 'core/gallery' ) {
		// Images that are added later do the same.
		updateBlockAttributes( clientId, { linkTo: 'media' } );
	}
	await Promise.all(
		images.map( async ( image ) => {
			const { id, mediaId, url, mediaUrl } = image.attributes;
			const address = await fileOf( id ?? mediaId, url ?? mediaUrl );
			if ( address ) {
				updateBlockAttributes(
					image.clientId,
					linked( image.attributes, address )
				);
			}
		} )
	);
}

interface EditorSelectors {
	getBlock: ( clientId: string ) => Block | null;
}

/**
 * Address of the whole image.
 *
 * @param id    Of the attachment, if it is one.
 * @param shown Address of what the block shows.
 */
async function fileOf( id: unknown, shown: unknown ): Promise< unknown > {
	if ( typeof id !== 'number' ) {
		return shown;
	}
	const { getMedia } = resolveSelect( coreData ) as unknown as {
		getMedia: ( id: number ) => Promise< { source_url?: string } | null >;
	};
	const media = await getMedia( id ).catch( () => null );
	return media?.source_url ?? shown;
}
