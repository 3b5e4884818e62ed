/**
 * Every setting of the gallery, with the control that stores it: a new attribute does not compile without a row here.
 */
import type { GalleryAttributes } from '../../../blocks/gallery/attributes.gen';
import type {
	Corner,
	LabelSettings,
	LayoutSettings,
	LevelSettings,
	StackSettings,
	ViewerSettings,
} from '../../../frontend/render/gallery/types';

/** Attributes that hold settings of their own. */
type Objects =
	'layout' | 'sizes' | 'firstLevel' | 'label' | 'tools' | 'stacks' | 'viewer';

/** Attributes that are set elsewhere than by a setting of a panel; tests of their own do it. */
type Chosen = 'items' | 'album' | 'provider' | 'providerAlbum' | 'sample';

export type SettingName =
	| Exclude< keyof GalleryAttributes, Objects | Chosen >
	| `layout.${ keyof LayoutSettings }`
	| 'sizes'
	| `firstLevel.${ keyof LevelSettings }`
	| `label.${ keyof LabelSettings }`
	| `tools.${ 'image' | 'album' }.${ Corner }`
	| `stacks.${ keyof StackSettings }`
	| `viewer.${ Exclude< keyof ViewerSettings, 'toolbar' | 'tools' > }`
	| `viewer.toolbar.${ keyof ViewerSettings[ 'toolbar' ] }`
	| `viewer.tools.${ keyof ViewerSettings[ 'tools' ] }`;

export type Panel =
	| 'Content'
	| 'Layout'
	| 'Labels'
	| 'Navigation and filter'
	| 'Behavior'
	| 'Tools and selection'
	| 'Effects'
	| 'Viewer'
	| 'Order and limits'
	| 'Appearance and URLs';

/** How a control is found by its name, and what is done with it. */
type Control =
	| { number: number }
	| { choose: string }
	| { press: string }
	| { toggle: true }
	| { write: string }
	| { token: string }
	| { preset: string }
	| { effect: string };

/** Screens that the canvas shows in a window of 1280 px. */
const SMALL = 'Small desktops (ME, from 992 px)';

export type SettingRow = Control & {
	panel: Panel;
	/** Name of the control, as people read it. */
	label: string;
	/** What is stored then. */
	stored: unknown;
	/** Where, when it is not the name of the setting. */
	path?: string;
	/** What the block must say for the control to be there, or for its effect to be seen. */
	given?: Record< string, unknown >;
	/** What the panels speak of. */
	scope?: readonly ( 'Top level' | typeof SMALL )[];
	/** It takes controls or effects of others away: other rows are tried together. */
	alone?: true;
	/** Whether the canvas changes at once. */
	seen: boolean;
};

const ALBUMS = { source: 'albums', album: 'ALBUM' };
const STACKS = { stacks: { count: 2 } };
const DESCRIBED = { label: { displayDescription: true } };
const STRIP = { viewer: { strip: 'bottom' } };
const PAGES = { mode: 'pagination', maxRows: 1 };

const layout = (
	label: string,
	number: number,
	given: Record< string, unknown > = {}
) =>
	( {
		panel: 'Layout',
		label,
		number,
		stored: number,
		given,
		seen: true,
	} ) as const;

const stack = ( label: string, number: number ) =>
	( {
		panel: 'Effects',
		label,
		number,
		stored: number,
		given: STACKS,
		seen: true,
	} ) as const;

const corner = ( of: string, given: Record< string, unknown > = {} ) =>
	( {
		panel: 'Tools and selection',
		label: of,
		token: 'Share',
		stored: 'share',
		given,
		seen: true,
	} ) as const;

const viewer = { panel: 'Viewer', seen: false } as const;
const first = { given: ALBUMS, scope: [ 'Top level' ], seen: true } as const;

export const SETTINGS: Record< SettingName, SettingRow > = {
	source: {
		panel: 'Content',
		label: 'Source of images and videos',
		choose: 'Attached media',
		stored: 'attached',
		seen: true,
	},

	'layout.layout': {
		alone: true,
		panel: 'Layout',
		label: 'Layout',
		press: 'Justified rows',
		stored: 'justified',
		seen: true,
	},
	'layout.width': layout( 'Image width', 200 ),
	'layout.height': layout( 'Image height', 120 ),
	'layout.gutterWidth': layout( 'Column gap', 20 ),
	'layout.gutterHeight': layout( 'Row gap', 20 ),
	'layout.borderHorizontal': layout( 'Left and right border', 8 ),
	'layout.borderVertical': layout( 'Top and bottom border', 8 ),
	'layout.baseGridHeight': layout( 'Height increments', 100, {
		layout: { layout: 'cascading' },
	} ),
	'layout.crop': {
		alone: true,
		panel: 'Layout',
		label: 'Crop images to fill their tiles',
		toggle: true,
		stored: false,
		seen: true,
	},
	// Which file a browser takes.
	'layout.cropScaleFactor': {
		...layout( 'Resolution of cropped images', 2 ),
		seen: false,
	},
	'layout.alignment': {
		panel: 'Layout',
		label: 'Alignment',
		choose: 'Left',
		stored: 'left',
		seen: true,
	},
	'layout.lastRow': {
		alone: true,
		panel: 'Layout',
		label: 'Last row',
		choose: 'Hidden',
		stored: 'hide',
		seen: true,
	},
	'layout.maxItemsPerLine': layout( 'Maximum images per row', 2, {
		layout: { layout: 'justified', height: 60 },
	} ),
	'layout.mosaic': {
		panel: 'Layout',
		label: 'Pattern',
		preset: 'Windmill',
		stored: [
			{ c: 1, r: 1, w: 2, h: 1 },
			{ c: 3, r: 1, w: 1, h: 2 },
			{ c: 2, r: 3, w: 2, h: 1 },
			{ c: 1, r: 2, w: 1, h: 2 },
			{ c: 2, r: 2, w: 1, h: 1 },
		],
		given: {
			layout: {
				layout: 'mosaic',
				mosaic: [ { c: 1, r: 1, w: 2, h: 1 } ],
			},
		},
		seen: true,
	},
	sizes: {
		...layout( 'Image width', 200 ),
		path: 'sizes.me.width',
		scope: [ SMALL ],
	},
	sizesBy: {
		panel: 'Layout',
		label: 'Breakpoints follow the width of',
		press: 'Block',
		stored: 'container',
		seen: true,
	},
	'firstLevel.layout': {
		...layout( 'Image width', 200 ),
		...first,
		path: 'firstLevel.layout.width',
	},
	'firstLevel.sizes': {
		...layout( 'Row gap', 30 ),
		...first,
		given: { ...ALBUMS, layout: { width: 600 } },
		scope: [ 'Top level', SMALL ],
		path: 'firstLevel.sizes.me.gutterHeight',
	},
	'firstLevel.mode': {
		panel: 'Behavior',
		label: 'Initially show',
		choose: 'Some rows, with the rest counted on the last tile',
		stored: 'rows',
		...first,
		given: { ...ALBUMS, maxRows: 1, layout: { width: 600 } },
	},
	'firstLevel.maxRows': {
		panel: 'Behavior',
		label: 'Rows',
		number: 1,
		stored: 1,
		...first,
		given: { ...ALBUMS, mode: 'rows', layout: { width: 600 } },
	},
	'firstLevel.moreStep': {
		panel: 'Behavior',
		label: 'Rows per click',
		number: 1,
		stored: 1,
		...first,
		// Rows are counted at the widest size, where three albums of 600 px are one.
		given: { ...ALBUMS, mode: 'moreButton', layout: { width: 1000 } },
	},
	'firstLevel.label': {
		panel: 'Labels',
		label: 'Position',
		choose: 'Below the image',
		stored: 'onBottom',
		...first,
		path: 'firstLevel.label.position',
	},
	'firstLevel.hoverEffects': {
		panel: 'Effects',
		label: 'On hover',
		effect: 'Image grows',
		stored: [ 'toolsAppear', 'imageScale150' ],
		...first,
	},
	'firstLevel.displayTransition': {
		panel: 'Effects',
		label: 'Entrance animation',
		choose: 'Flip up',
		stored: 'flipUp',
		...first,
		seen: false,
	},
	'firstLevel.displayTransitionDuration': {
		panel: 'Effects',
		label: 'Duration (ms)',
		number: 500,
		stored: 500,
		...first,
		seen: false,
	},
	'firstLevel.displayInterval': {
		panel: 'Effects',
		label: 'Delay between tiles (ms)',
		number: 50,
		stored: 50,
		...first,
		seen: false,
	},
	'firstLevel.stacks': {
		panel: 'Effects',
		label: 'Stacked layers',
		number: 2,
		stored: 2,
		...first,
		path: 'firstLevel.stacks.count',
	},

	'label.position': {
		panel: 'Labels',
		label: 'Position',
		choose: 'Below the image',
		stored: 'onBottom',
		seen: true,
	},
	'label.align': {
		panel: 'Labels',
		label: 'Text alignment',
		press: 'Start',
		stored: 'start',
		seen: true,
	},
	'label.titleMaxLength': {
		panel: 'Labels',
		label: 'Maximum title length (characters)',
		number: 4,
		stored: 4,
		seen: true,
	},
	'label.titleMultiLine': {
		panel: 'Labels',
		label: 'Wrap titles onto several lines',
		toggle: true,
		stored: true,
		seen: true,
	},
	'label.displayDescription': {
		panel: 'Labels',
		label: 'Show descriptions',
		toggle: true,
		stored: true,
		seen: true,
	},
	'label.descriptionMaxLength': {
		panel: 'Labels',
		label: 'Maximum description length (characters)',
		number: 5,
		stored: 5,
		given: DESCRIBED,
		seen: true,
	},
	'label.descriptionMultiLine': {
		panel: 'Labels',
		label: 'Wrap descriptions onto several lines',
		toggle: true,
		stored: true,
		given: DESCRIBED,
		seen: true,
	},
	titleFrom: {
		panel: 'Labels',
		label: 'Title',
		choose: 'File name',
		stored: 'filename',
		seen: true,
	},
	descriptionFrom: {
		panel: 'Labels',
		label: 'Description',
		choose: 'File description',
		stored: 'description',
		given: DESCRIBED,
		seen: true,
	},
	detailsFromFile: {
		panel: 'Labels',
		label: 'Use author, tags, and copyright from the file',
		toggle: true,
		stored: true,
		seen: false,
	},
	'label.display': {
		alone: true,
		panel: 'Labels',
		label: 'Show titles',
		toggle: true,
		stored: false,
		seen: true,
	},

	breadcrumb: {
		panel: 'Navigation and filter',
		label: 'Breadcrumbs',
		toggle: true,
		stored: false,
		given: { ...ALBUMS, breadcrumbAutoHideTopLevel: false },
		seen: true,
	},
	breadcrumbAutoHideTopLevel: {
		panel: 'Navigation and filter',
		label: 'Hide breadcrumbs at the top level',
		toggle: true,
		stored: false,
		given: ALBUMS,
		seen: true,
	},
	// These two are seen within an album.
	breadcrumbOnlyCurrentLevel: {
		panel: 'Navigation and filter',
		label: 'Current album only',
		toggle: true,
		stored: true,
		given: ALBUMS,
		seen: false,
	},
	backItem: {
		panel: 'Navigation and filter',
		label: 'Show a Back tile first',
		toggle: true,
		stored: true,
		given: ALBUMS,
		seen: false,
	},
	search: {
		panel: 'Navigation and filter',
		label: 'Search field',
		toggle: true,
		stored: true,
		seen: true,
	},
	tagFilter: {
		panel: 'Navigation and filter',
		label: 'Filter by tags',
		press: 'One tag',
		stored: 'single',
		seen: true,
	},
	// Seen where two tags are chosen.
	tagOperator: {
		panel: 'Navigation and filter',
		label: 'Show images with',
		press: 'All of these tags',
		stored: 'and',
		given: { tagFilter: 'multiple' },
		seen: false,
	},
	tagsFrom: {
		panel: 'Navigation and filter',
		label: 'Tag source',
		choose: 'Hashtags in titles',
		stored: 'title',
		given: { tagFilter: 'single' },
		seen: true,
	},

	mode: {
		panel: 'Behavior',
		label: 'Initially show',
		choose: 'Some rows and a Show more button',
		stored: 'moreButton',
		seen: true,
	},
	maxRows: {
		panel: 'Behavior',
		label: 'Rows',
		number: 1,
		stored: 1,
		given: { mode: 'rows' },
		seen: true,
	},
	moreStep: {
		panel: 'Behavior',
		label: 'Rows per click',
		number: 1,
		stored: 1,
		given: { mode: 'moreButton' },
		seen: true,
	},
	themeButtons: {
		panel: 'Behavior',
		label: 'Use the theme’s button shape',
		toggle: true,
		stored: true,
		given: { mode: 'moreButton' },
		seen: true,
	},
	paginationMode: {
		panel: 'Behavior',
		label: 'Page links',
		press: 'Numbers',
		stored: 'numbers',
		given: PAGES,
		seen: true,
	},
	paginationVisiblePages: {
		panel: 'Behavior',
		label: 'Maximum page links',
		number: 2,
		stored: 2,
		given: PAGES,
		seen: true,
	},
	paginationSwipe: {
		panel: 'Behavior',
		label: 'Swipe between pages',
		toggle: true,
		stored: false,
		given: PAGES,
		seen: false,
	},
	paginationTopButtons: {
		panel: 'Behavior',
		label: 'Also show Previous and Next above the images',
		toggle: true,
		stored: false,
		given: PAGES,
		seen: true,
	},
	openImage: {
		panel: 'Behavior',
		label: 'Open the viewer on click',
		toggle: true,
		stored: false,
		seen: false,
	},
	openOriginal: {
		panel: 'Behavior',
		label: 'Open the original file on click',
		toggle: true,
		stored: true,
		seen: false,
	},
	displayImageOnAlbum: {
		panel: 'Behavior',
		label: 'Open the first image of an album on click',
		toggle: true,
		stored: true,
		given: ALBUMS,
		seen: false,
	},
	touchAutoOpenDelay: {
		panel: 'Behavior',
		label: 'On touch screens, open after (ms)',
		number: 800,
		stored: 800,
		seen: false,
	},

	selectable: {
		panel: 'Tools and selection',
		label: 'Let visitors select images',
		toggle: true,
		stored: true,
		seen: true,
	},
	cart: {
		panel: 'Tools and selection',
		label: 'Let visitors fill a cart',
		toggle: true,
		stored: true,
		given: { tools: { image: { topLeft: 'shoppingcart' } } },
		seen: true,
	},
	'tools.image.topLeft': corner( 'Image tools: Top left', {
		tools: { image: { topLeft: '' } },
	} ),
	'tools.image.topRight': corner( 'Image tools: Top right', {
		tools: { image: { topRight: '' } },
	} ),
	'tools.image.bottomLeft': corner( 'Image tools: Bottom left' ),
	'tools.image.bottomRight': corner( 'Image tools: Bottom right' ),
	'tools.album.topLeft': corner( 'Album tools: Top left', {
		...ALBUMS,
		tools: { album: { topLeft: '' } },
	} ),
	'tools.album.topRight': corner( 'Album tools: Top right', {
		...ALBUMS,
		tools: { album: { topRight: '' } },
	} ),
	'tools.album.bottomLeft': corner( 'Album tools: Bottom left', ALBUMS ),
	'tools.album.bottomRight': corner( 'Album tools: Bottom right', ALBUMS ),

	hoverEffects: {
		panel: 'Effects',
		label: 'On hover',
		effect: 'Image grows',
		stored: [ 'toolsAppear', 'imageScale150' ],
		seen: true,
	},
	// Tiles of the first window never enter.
	displayTransition: {
		panel: 'Effects',
		label: 'Entrance animation',
		choose: 'Flip up',
		stored: 'flipUp',
		seen: false,
	},
	displayTransitionDuration: {
		panel: 'Effects',
		label: 'Duration (ms)',
		number: 500,
		stored: 500,
		seen: false,
	},
	displayInterval: {
		panel: 'Effects',
		label: 'Delay between tiles (ms)',
		number: 50,
		stored: 50,
		seen: false,
	},
	'stacks.count': {
		...stack( 'Stacked layers', 3 ),
		given: {},
	},
	'stacks.translateX': stack( 'Horizontal offset per layer (px)', 6 ),
	'stacks.translateY': stack( 'Vertical offset per layer (px)', 6 ),
	'stacks.translateZ': stack( 'Depth offset per layer (px)', 6 ),
	'stacks.rotateX': stack( 'Rotate X (°)', 6 ),
	'stacks.rotateY': stack( 'Rotate Y (°)', 6 ),
	'stacks.rotateZ': stack( 'Rotate Z (°)', 6 ),
	'stacks.scale': stack( 'Scale', 0.5 ),

	'viewer.transition': {
		...viewer,
		label: 'Transition',
		choose: 'Fade',
		stored: 'slideAppear',
	},
	'viewer.theme': {
		...viewer,
		label: 'Background',
		press: 'Light',
		stored: 'light',
	},
	'viewer.zoom': { ...viewer, label: 'Zoom', toggle: true, stored: false },
	'viewer.fullscreen': {
		...viewer,
		label: 'Open in full screen',
		toggle: true,
		stored: true,
	},
	'viewer.slideshowAutoStart': {
		...viewer,
		label: 'Start the slideshow automatically',
		toggle: true,
		stored: true,
	},
	'viewer.slideshowDelay': {
		...viewer,
		label: 'Time per slide (ms)',
		number: 5000,
		stored: 5000,
	},
	'viewer.hideToolsDelay': {
		...viewer,
		label: 'Hide tools after (ms)',
		number: 5000,
		stored: 5000,
	},
	'viewer.imageDisplay': {
		...viewer,
		label: 'Image size',
		choose: 'Always fill the screen',
		stored: 'upscale',
	},
	'viewer.strip': {
		...viewer,
		label: 'Thumbnail strip',
		choose: 'Below the image',
		stored: 'bottom',
	},
	'viewer.stripWidth': {
		...viewer,
		label: 'Thumbnail width',
		number: 120,
		stored: 120,
		given: STRIP,
	},
	'viewer.stripHeight': {
		...viewer,
		label: 'Thumbnail height',
		number: 120,
		stored: 120,
		given: STRIP,
	},
	'viewer.logo': {
		...viewer,
		label: 'Logo URL',
		write: 'https://example.org/logo.png',
		stored: 'https://example.org/logo.png',
	},
	'viewer.toolbar.display': {
		alone: true,
		...viewer,
		label: 'Toolbar',
		toggle: true,
		stored: false,
	},
	'viewer.toolbar.position': {
		...viewer,
		label: 'Toolbar position',
		choose: 'At the top',
		stored: 'top',
	},
	'viewer.toolbar.align': {
		...viewer,
		label: 'Toolbar alignment',
		press: 'Left',
		stored: 'left',
	},
	'viewer.toolbar.fullWidth': {
		...viewer,
		label: 'Full-width toolbar',
		toggle: true,
		stored: true,
	},
	'viewer.toolbar.autoMinimize': {
		...viewer,
		label: 'Compact toolbar breakpoint (px)',
		number: 600,
		stored: 600,
	},
	'viewer.toolbar.standard': {
		...viewer,
		label: 'Toolbar tools',
		token: 'Download',
		stored: 'downloadButton',
		given: { viewer: { toolbar: { standard: '' } } },
	},
	'viewer.toolbar.minimized': {
		...viewer,
		label: 'Compact toolbar tools',
		token: 'Download',
		stored: 'downloadButton',
		given: { viewer: { toolbar: { minimized: '' } } },
	},
	'viewer.tools.topLeft': {
		...viewer,
		label: 'Top left tools',
		token: 'Download',
		stored: 'downloadButton',
		given: { viewer: { tools: { topLeft: '' } } },
	},
	'viewer.tools.topRight': {
		...viewer,
		label: 'Top right tools',
		token: 'Download',
		stored: 'downloadButton',
		given: { viewer: { tools: { topRight: '' } } },
	},

	sorting: {
		panel: 'Order and limits',
		label: 'Order',
		choose: 'Title, Z to A',
		stored: 'titleDesc',
		seen: true,
	},
	albumList: {
		alone: true,
		panel: 'Order and limits',
		label: 'Only these albums',
		token: 'Roses',
		stored: [ 'Roses' ],
		given: ALBUMS,
		seen: true,
	},
	whiteList: {
		alone: true,
		panel: 'Order and limits',
		label: 'Only albums with these words',
		token: 'rose',
		stored: [ 'rose' ],
		given: ALBUMS,
		seen: true,
	},
	blackList: {
		panel: 'Order and limits',
		label: 'Hide albums with these words',
		token: 'rose',
		stored: [ 'rose' ],
		given: { ...ALBUMS, blackList: [] },
		seen: true,
	},
	tagBlackList: {
		panel: 'Order and limits',
		label: 'Hidden tags',
		token: 'sea',
		stored: [ 'sea' ],
		given: { tagFilter: 'single' },
		seen: true,
	},
	featuredKeyword: {
		panel: 'Order and limits',
		label: 'Featured keyword',
		write: 'Photo 2',
		stored: 'Photo 2',
		seen: true,
	},
	maxItems: {
		panel: 'Order and limits',
		label: 'Maximum images',
		number: 3,
		stored: 3,
		seen: true,
	},
	theme: {
		panel: 'Appearance and URLs',
		label: 'Colors',
		press: 'Dark',
		stored: 'dark',
		seen: true,
	},
	locationHash: {
		panel: 'Appearance and URLs',
		label: 'Update the URL',
		toggle: true,
		stored: false,
		seen: false,
	},
};
