import { defaultsOf } from '../../editor/settings';
import type { Settings, SupportAttributes } from '../../editor/settings';
import type { LayoutSettings } from '../../frontend/render/gallery/types';
import { withReferences } from '../../frontend/render/schema';
import newBlocks from '../../frontend/render/new-blocks.json';
import type { GalleryAttributes as Stored } from './attributes.gen';
import metadata from './block.json';

/** One chosen file, address or video: what is said here goes before what the media library says. Twin: php/Gallery/Contents/ChosenContents.php. */
export type StoredItem = Stored[ 'items' ][ number ];

/** Everything the block stores. */
export type GalleryAttributes = Stored &
	SupportAttributes & {
		anchor?: string;
		align?: string;
	};

/** The block's settings, as panels and toolbar receive them. */
export type GallerySettings = Settings< GalleryAttributes >;

/** What a new block says; what was stored before keeps the defaults of block.json. */
export const newAttributes = newBlocks.gallery as Partial< GalleryAttributes >;

/** What its layout says. */
export const newLayout = newBlocks.gallery.layout as Partial< LayoutSettings >;

/** Values of an untouched block. */
export const defaults = defaultsOf< GalleryAttributes >( metadata.attributes );

/** What block.json says of the attributes. */
export const schema = withReferences( metadata.attributes );

/**
 * Settings of a block.
 *
 * @param attributes    What the block stores.
 * @param setAttributes Changes it.
 */
export const settingsOf = (
	attributes: GalleryAttributes,
	setAttributes: GallerySettings[ 'setAttributes' ]
): GallerySettings => ( { attributes, setAttributes, defaults, schema } );
