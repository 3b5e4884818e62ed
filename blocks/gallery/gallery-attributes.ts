import { defaultsOf } from '../../editor/settings';
import type { Settings, SupportAttributes } from '../../editor/settings';
import type {
	LabelSettings,
	LayoutSettings,
	LevelSettings,
	SizeClass,
	StackSettings,
	ToolSettings,
	ViewerSettings,
} from '../../frontend/render/gallery/types';
import type { GalleryAttributes as Stored } from './attributes.gen';
import metadata from './block.json';

/** Lengths for one size class: what is not said here is that of the base. */
export type SizeOverrides = Partial<
	Record< SizeClass, Partial< LayoutSettings > >
>;

/** What the first level of albums says for itself. */
export type FirstLevel = Partial<
	Omit< LevelSettings, 'layout' | 'label' | 'stacks' >
> & {
	layout?: Partial< LayoutSettings >;
	label?: Partial< LabelSettings >;
	stacks?: Partial< StackSettings >;
};

/** What an editor may store of the viewer. */
export type ViewerOverrides = Partial< Omit< ViewerSettings, 'toolbar' > > & {
	toolbar?: Partial< ViewerSettings[ 'toolbar' ] >;
};

/** One chosen file, address or video: what is said here goes before what the media library says. Twin: php/Gallery/Contents. */
export interface StoredItem {
	/** Attachment. */
	id?: number;
	/** Address of a picture, a video file or a video's page. */
	url?: string;
	title?: string;
	description?: string;
	tags?: string[];
	author?: string;
	destinationURL?: string;
	downloadURL?: string;
	featured?: boolean;
	customData?: Record< string, unknown >;
	/** Address of a picture, for a video. */
	poster?: string;
	alt?: string;
	/** Of the picture in px, where the address says nothing. */
	width?: number;
	height?: number;
}

type Objects =
	| 'items'
	| 'layout'
	| 'sizes'
	| 'firstLevel'
	| 'label'
	| 'tools'
	| 'stacks'
	| 'viewer';

/** Everything the block stores. */
export type GalleryAttributes = Omit< Stored, Objects > &
	SupportAttributes & {
		items: StoredItem[];
		layout: Partial< LayoutSettings >;
		sizes: SizeOverrides;
		firstLevel: FirstLevel;
		label: Partial< LabelSettings >;
		tools: Partial< ToolSettings >;
		stacks: Partial< StackSettings >;
		viewer: ViewerOverrides;
		anchor?: string;
		align?: string;
	};

/** The block's settings, as panels and toolbar receive them. */
export type GallerySettings = Settings< GalleryAttributes >;

/** What the layout of a new block says; what was stored before keeps the defaults of block.json. */
export const newLayout: Partial< LayoutSettings > = { lastRow: 'fill' };

/** What a new block says; what was stored before keeps the defaults of block.json. */
export const newAttributes: Partial< GalleryAttributes > = {
	blackList: [],
	detailsFromFile: true,
	layout: newLayout,
};

/** Values of an untouched block. */
export const defaults = defaultsOf< GalleryAttributes >( metadata.attributes );

/** What block.json says of the attributes. */
export const schema = metadata.attributes;

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
