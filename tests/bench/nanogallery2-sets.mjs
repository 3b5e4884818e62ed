/**
 * Option sets in the manner of nanogallery2's documented demos: what a takeover is measured by (nanogallery2.mjs).
 * `options` may hold anything but functions; `items` is one of ITEMS.
 */

/** Width by height of the pictures, in px. */
const SHAPES = [
	[ 300, 200 ],
	[ 200, 300 ],
	[ 400, 225 ],
	[ 240, 240 ],
	[ 500, 200 ],
	[ 180, 320 ],
	[ 320, 240 ],
];

const TAGS = [ 'sea', 'mountain', 'city night', 'sea city', '' ];

const picture = ( number, fields = {} ) => {
	const [ width, height ] = SHAPES[ number % SHAPES.length ];
	return {
		src: `/picture/${ width }x${ height }/${ number }.svg`,
		srct: `/picture/${ width }x${ height }/${ number }.svg`,
		title: `Title ${ number }`,
		description: `About picture ${ number }`,
		tags: TAGS[ number % TAGS.length ],
		...fields,
	};
};

const pictures = ( count, fields = {} ) =>
	Array.from( { length: count }, ( _, at ) =>
		picture( at + 1, { ID: String( at + 1 ), ...fields } )
	);

export const ITEMS = {
	pictures: pictures( 24 ),
	few: pictures( 5 ),
	many: pictures( 60 ),
	sized: pictures( 24 ).map( ( item ) => {
		const [ , width, height ] = /(\d+)x(\d+)/.exec( item.src );
		return {
			...item,
			imgtWidth: Number( width ),
			imgtHeight: Number( height ),
		};
	} ),
	albums: [
		...[ 'Sea', 'Town', 'Private sea' ].map( ( title, at ) =>
			picture( at + 1, { ID: `a${ at + 1 }`, kind: 'album', title } )
		),
		picture( 4, { ID: 'r1' } ),
		...Array.from( { length: 12 }, ( _, at ) =>
			picture( at + 5, {
				ID: `i${ at + 1 }`,
				albumID: `a${ ( at % 3 ) + 1 }`,
			} )
		),
	],
	untitled: pictures( 12, { title: '', description: '' } ),
	unordered: [ 'Delta', 'alpha', 'Charlie', 'bravo', 'Echo', 'foxtrot' ].map(
		( title, at ) => picture( at + 1, { ID: String( at + 1 ), title } )
	),
	hash: pictures( 12 ).map( ( item, at ) => ( {
		...item,
		title: `${ item.title } #${ [ 'red', 'blue' ][ at % 2 ] }`,
	} ) ),
};

const GRID = { thumbnailWidth: 300, thumbnailHeight: 200 };
const JUSTIFIED = { thumbnailWidth: 'auto', thumbnailHeight: 170 };
const CASCADING = { thumbnailWidth: 240, thumbnailHeight: 'auto' };
const MOSAIC = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 4, r: 1, w: 1, h: 1 },
	{ c: 3, r: 2, w: 2, h: 1 },
	{ c: 1, r: 3, w: 1, h: 1 },
	{ c: 2, r: 3, w: 3, h: 1 },
];
/** The third lies over the first. */
const OVERLAPPING = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 2, r: 2, w: 2, h: 1 },
	{ c: 4, r: 1, w: 1, h: 2 },
];
const PLAIN = { thumbnailHoverEffect2: null };
const HOVER = {
	...GRID,
	thumbnailToolbarImage: { topLeft: 'display', bottomRight: 'info' },
};

const hover = ( effects ) => ( {
	options: { ...HOVER, thumbnailHoverEffect2: effects },
	hover: true,
} );

const set = ( options, rest = {} ) => ( { options, ...rest } );

const LABEL = { position: 'overImageOnBottom', displayDescription: true };

/** @type {Record<string, {options: Object, items?: string, hover?: boolean, width?: number, height?: number, open?: string}>} */
export const SETS = {
	defaults: set( {} ),
	'grid plain': set( { ...GRID, ...PLAIN } ),
	'grid exact fit 4': set(
		{
			thumbnailWidth: 292,
			thumbnailHeight: 190,
			thumbnailGutterWidth: 4,
			thumbnailGutterHeight: 4,
			thumbnailBorderHorizontal: 0,
			thumbnailBorderVertical: 0,
		},
		{ width: 1180 }
	),
	'grid exact fit 3': set(
		{
			thumbnailWidth: 380,
			thumbnailHeight: 250,
			thumbnailGutterWidth: 20,
			thumbnailBorderHorizontal: 0,
			thumbnailBorderVertical: 0,
		},
		{ width: 1180 }
	),
	'grid exact fit 5': set(
		{
			thumbnailWidth: 232,
			thumbnailHeight: 150,
			thumbnailGutterWidth: 0,
			thumbnailBorderHorizontal: 2,
		},
		{ width: 1180 }
	),
	'grid exact fit 2': set(
		{
			thumbnailWidth: 246,
			thumbnailHeight: 164,
			thumbnailGutterWidth: 8,
			thumbnailBorderHorizontal: 0,
			thumbnailBorderVertical: 0,
		},
		{ width: 500 }
	),
	'grid narrow': set( { ...GRID }, { width: 360 } ),
	'grid narrower than a tile': set(
		{ thumbnailWidth: 400, thumbnailHeight: 300 },
		// The original makes tiles when they come near the window.
		{ width: 320, height: 8000 }
	),
	'grid large gutters': set( {
		thumbnailWidth: 180,
		thumbnailHeight: 120,
		thumbnailGutterWidth: 30,
		thumbnailGutterHeight: 18,
	} ),
	'grid borders': set( {
		thumbnailWidth: 200,
		thumbnailHeight: 200,
		thumbnailBorderHorizontal: 10,
		thumbnailBorderVertical: 6,
	} ),
	'grid left': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		thumbnailAlignment: 'left',
	} ),
	'grid center': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		thumbnailAlignment: 'center',
	} ),
	'grid right': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		thumbnailAlignment: 'right',
	} ),
	'grid justified': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		thumbnailAlignment: 'justified',
	} ),
	'grid few center': set(
		{
			thumbnailWidth: 150,
			thumbnailHeight: 150,
			thumbnailAlignment: 'center',
		},
		{ items: 'few' }
	),
	'grid few fill': set(
		{ thumbnailWidth: 150, thumbnailHeight: 150 },
		{ items: 'few' }
	),
	'grid by class': set( {
		thumbnailWidth: '200 XS120 SM160 LA260 XL300',
		thumbnailHeight: '150 XS100 LA180',
		thumbnailGutterWidth: '4 LA12',
	} ),
	'grid by class, small': set(
		{
			thumbnailWidth: '200 XS120 SM160 LA260',
			thumbnailHeight: '150 XS100 LA180',
		},
		{ width: 440 }
	),
	'grid no crop': set( { ...GRID, thumbnailCrop: false } ),
	'grid maximum a line': set( {
		thumbnailWidth: 150,
		thumbnailHeight: 100,
		maxItemsPerLine: 3,
	} ),
	'grid last row full': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		galleryLastRowFull: true,
	} ),
	'grid pagination': set( {
		...GRID,
		galleryDisplayMode: 'pagination',
		galleryMaxRows: 2,
	} ),
	'grid pagination dots': set( {
		...GRID,
		galleryDisplayMode: 'pagination',
		galleryMaxRows: 1,
		galleryPaginationMode: 'dots',
	} ),
	'grid pagination numbers': set(
		{
			thumbnailWidth: 180,
			thumbnailHeight: 120,
			galleryDisplayMode: 'pagination',
			galleryMaxRows: 1,
			galleryPaginationMode: 'numbers',
			galleryPaginationTopButtons: false,
		},
		{ items: 'many' }
	),
	'grid more': set( {
		thumbnailWidth: 180,
		thumbnailHeight: 120,
		galleryDisplayMode: 'moreButton',
		galleryDisplayMoreStep: 1,
	} ),
	'grid rows': set( {
		thumbnailWidth: 180,
		thumbnailHeight: 120,
		galleryDisplayMode: 'rows',
		galleryMaxRows: 2,
	} ),
	'grid rows full': set( {
		thumbnailWidth: 260,
		thumbnailHeight: 120,
		galleryDisplayMode: 'rows',
		galleryMaxRows: 9,
		galleryLastRowFull: true,
	} ),
	justified: set( JUSTIFIED ),
	'justified sized': set( JUSTIFIED, { items: 'sized' } ),
	'justified 0 gutters': set( {
		...JUSTIFIED,
		thumbnailHeight: 130,
		thumbnailGutterWidth: 0,
		thumbnailGutterHeight: 0,
		thumbnailBorderHorizontal: 0,
		thumbnailBorderVertical: 0,
	} ),
	'justified gutters': set( {
		...JUSTIFIED,
		thumbnailHeight: 220,
		thumbnailGutterWidth: 20,
		thumbnailGutterHeight: 10,
		thumbnailBorderHorizontal: 0,
		thumbnailBorderVertical: 0,
	} ),
	'justified last row full': set( {
		...JUSTIFIED,
		galleryLastRowFull: true,
	} ),
	'justified pagination': set(
		{ ...JUSTIFIED, galleryDisplayMode: 'pagination', galleryMaxRows: 2 },
		{ items: 'many' }
	),
	'justified more': set(
		{
			...JUSTIFIED,
			galleryDisplayMode: 'moreButton',
			galleryDisplayMoreStep: 2,
		},
		{ items: 'many' }
	),
	'justified rows': set(
		{ ...JUSTIFIED, galleryDisplayMode: 'rows', galleryMaxRows: 2 },
		{ items: 'many' }
	),
	'justified narrow': set(
		{ thumbnailWidth: 'auto', thumbnailHeight: '200 XS80 SM120' },
		{ width: 460 }
	),
	'justified label below': set( {
		...JUSTIFIED,
		thumbnailLabel: { position: 'onBottom' },
	} ),
	cascading: set( CASCADING ),
	'cascading sized': set( CASCADING, { items: 'sized' } ),
	'cascading base grid': set( {
		...CASCADING,
		thumbnailBaseGridHeight: 60,
		thumbnailGutterHeight: 6,
		thumbnailGutterWidth: 6,
	} ),
	'cascading center': set( { ...CASCADING, thumbnailAlignment: 'center' } ),
	'cascading justified': set( {
		...CASCADING,
		thumbnailAlignment: 'justified',
	} ),
	'cascading pagination': set( {
		...CASCADING,
		galleryDisplayMode: 'pagination',
		galleryMaxRows: 1,
	} ),
	'cascading rows': set( {
		...CASCADING,
		galleryDisplayMode: 'rows',
		galleryMaxRows: 1,
	} ),
	'cascading label below': set( {
		...CASCADING,
		thumbnailLabel: { position: 'onBottom', displayDescription: true },
	} ),
	'layout by class': set( {
		thumbnailWidth: '200 LAauto',
		thumbnailHeight: 180,
	} ),
	mosaic: set( {
		thumbnailWidth: 280,
		thumbnailHeight: 180,
		galleryMosaic: MOSAIC,
	} ),
	'mosaic small': set( {
		thumbnailWidth: 120,
		thumbnailHeight: 120,
		galleryMosaic: MOSAIC,
		thumbnailGutterWidth: 6,
		thumbnailGutterHeight: 6,
	} ),
	'mosaic overlapping': set( {
		thumbnailWidth: 280,
		thumbnailHeight: 180,
		galleryMosaic: OVERLAPPING,
	} ),
	'mosaic by class': set( {
		thumbnailWidth: 250,
		thumbnailHeight: 180,
		galleryMosaic: MOSAIC,
		galleryMosaicLA: OVERLAPPING,
	} ),
	'mosaic pagination': set( {
		thumbnailWidth: 280,
		thumbnailHeight: 180,
		galleryMosaic: MOSAIC,
		galleryDisplayMode: 'pagination',
		galleryMaxRows: 1,
	} ),
	'mosaic rows': set( {
		thumbnailWidth: 280,
		thumbnailHeight: 180,
		galleryMosaic: MOSAIC,
		galleryDisplayMode: 'rows',
		galleryMaxRows: 2,
	} ),
	'mosaic center': set( {
		thumbnailWidth: 150,
		thumbnailHeight: 100,
		galleryMosaic: MOSAIC,
		thumbnailAlignment: 'center',
	} ),
	'label below': set( { ...GRID, thumbnailLabel: { position: 'onBottom' } } ),
	'label below, description': set( {
		...GRID,
		thumbnailLabel: {
			position: 'onBottom',
			displayDescription: true,
			align: 'left',
		},
	} ),
	'label right': set( {
		thumbnailWidth: 200,
		thumbnailHeight: 150,
		thumbnailLabel: { position: 'right', displayDescription: true },
	} ),
	'label left': set( {
		thumbnailWidth: 200,
		thumbnailHeight: 150,
		thumbnailLabel: { position: 'left' },
	} ),
	'label middle': set( {
		...GRID,
		thumbnailLabel: {
			position: 'overImage',
			valign: 'middle',
			align: 'right',
		},
	} ),
	'label top': set( {
		...GRID,
		thumbnailLabel: {
			position: 'overImageOnTop',
			align: 'left',
			displayDescription: true,
		},
	} ),
	'label none': set( { ...GRID, thumbnailLabel: { display: false } } ),
	'label cut': set( {
		...GRID,
		thumbnailLabel: {
			titleMaxLength: 5,
			descriptionMaxLength: 9,
			displayDescription: true,
		},
	} ),
	'label long': set( {
		...GRID,
		thumbnailLabel: {
			titleMultiLine: true,
			descriptionMultiLine: true,
			displayDescription: true,
		},
	} ),
	'label sizes': set(
		{
			...GRID,
			thumbnailLabel: {
				...LABEL,
				titleFontSize: '2em',
				descriptionFontSize: '11px',
			},
		},
		{ looks: true }
	),
	'label sizes below': set(
		{
			...GRID,
			thumbnailLabel: {
				position: 'onBottom',
				displayDescription: true,
				titleFontSize: '30px',
				descriptionFontSize: '1.4em',
			},
		},
		{ looks: true }
	),
	'label icons': set( {
		...GRID,
		thumbnailLabel: { ...LABEL, hideIcons: false },
	} ),
	untitled: set( { ...GRID }, { items: 'untitled' } ),
	'theme light': set(
		{ ...GRID, galleryTheme: 'light', viewerTheme: 'light' },
		{ looks: true }
	),
	'theme object': set(
		{
			...GRID,
			galleryTheme: {
				thumbnail: {
					background: '#123456',
					borderColor: 'rgb(200, 10, 20)',
					borderRadius: '12px',
					labelBackground: 'rgba(10, 200, 30, 0.5)',
					titleColor: '#ffff00',
					descriptionColor: '#00ffff',
					titleShadow: 'none',
				},
			},
			thumbnailBorderHorizontal: 5,
			thumbnailBorderVertical: 5,
			thumbnailLabel: LABEL,
		},
		{ looks: true }
	),
	'theme navigation': set(
		{
			...GRID,
			galleryFilterTags: true,
			galleryTheme: {
				navigationFilter: {
					color: '#ff0000',
					background: '#00ff00',
					colorSelected: '#0000ff',
					borderRadius: '7px',
				},
			},
		},
		{ looks: true }
	),
	'theme pagination': set(
		{
			...GRID,
			galleryDisplayMode: 'pagination',
			galleryMaxRows: 1,
			galleryPaginationMode: 'numbers',
			galleryTheme: {
				pagination: {
					background: '#ff0000',
					color: '#00ff00',
					backgroundSelected: '#0000ff',
				},
			},
		},
		{ looks: true }
	),
	'theme icons': set(
		{
			...GRID,
			thumbnailToolbarImage: { topLeft: 'info,share' },
			galleryTheme: {
				thumbnailIcon: { color: '#ff00ff', padding: '9px' },
			},
		},
		{ looks: true }
	),
	'toolbars null': set( {
		...GRID,
		thumbnailToolbarImage: null,
		thumbnailToolbarAlbum: null,
	} ),
	'toolbar corner null': set( {
		...GRID,
		thumbnailToolbarImage: {
			topLeft: '',
			topRight: 'share',
			bottomLeft: 'info,display',
		},
	} ),
	'toolbars full': set( {
		...GRID,
		thumbnailSelectable: true,
		thumbnailToolbarImage: {
			topLeft: 'select,custom1',
			topRight: 'info,lashare,xldownload',
			bottomRight: 'display,shoppingcart',
		},
		icons: {
			thumbnailShare: '<i class="own">S</i>',
			thumbnailCustomTool1: 'Mine',
		},
	} ),
	'tags single': set( { ...GRID, galleryFilterTags: true } ),
	'tags multiple': set( {
		...GRID,
		galleryFilterTags: true,
		galleryFilterTagsMode: 'multiple',
	} ),
	'tags of titles': set(
		{ ...GRID, galleryFilterTags: 'title' },
		{ items: 'hash' }
	),
	'sorted up': set(
		{ ...GRID, gallerySorting: 'titleAsc' },
		{ items: 'unordered' }
	),
	'sorted down': set(
		{ ...GRID, gallerySorting: 'titleDesc' },
		{ items: 'unordered' }
	),
	reversed: set(
		{ ...GRID, gallerySorting: 'reversed' },
		{ items: 'unordered' }
	),
	'reversed, few': set(
		{ ...GRID, gallerySorting: 'reversed' },
		{ items: 'few' }
	),
	'sorted, first level': set(
		{ ...GRID, galleryL1Sorting: 'titleDesc' },
		{ items: 'unordered' }
	),
	'sorted, first level of albums': set(
		{ ...GRID, galleryL1Sorting: 'titleDesc' },
		{ items: 'albums', open: 'a1' }
	),
	'maximum of items': set( { ...GRID, galleryMaxItems: 7 } ),
	albums: set( { ...GRID }, { items: 'albums' } ),
	'albums of a first level': set(
		{
			thumbnailWidth: 200,
			thumbnailHeight: 150,
			thumbnailL1Width: 380,
			thumbnailL1Height: 'auto',
			thumbnailL1Label: { position: 'onBottom' },
		},
		{ items: 'albums' }
	),
	'album inside': set(
		{
			thumbnailWidth: 200,
			thumbnailHeight: 150,
			thumbnailL1Width: 380,
			thumbnailLevelUp: true,
		},
		{ items: 'albums', open: 'a1' }
	),
	'album inside, crumbs': set(
		{
			thumbnailWidth: 200,
			thumbnailHeight: 150,
			breadcrumbOnlyCurrentLevel: false,
		},
		{ items: 'albums', open: 'a2' }
	),
	'albums blocked': set(
		{ ...GRID, blockList: 'private' },
		{ items: 'albums' }
	),
	stacks: set( {
		thumbnailWidth: 260,
		thumbnailHeight: 180,
		thumbnailStacks: 3,
		thumbnailStacksTranslateX: 0.2,
		thumbnailStacksRotateZ: 0.1,
	} ),
	'hover label 20px': hover( 'label_translateY_0px_-20px' ),
	'hover image 1.1': hover( 'image_scale_1_1.1' ),
	'hover image 110%': hover( 'image_scale_1.00_1.10_2000' ),
	'hover image moves': hover(
		'image_translateX_0px_30px|image_rotateZ_0deg_8deg'
	),
	'hover tools': hover( 'tools_opacity_0_1|tools_translateY_-30px_0px' ),
	'hover label color': hover(
		'label_backgroundColor_rgb(0, 0, 0)_rgb(200, 0, 0)'
	),
	'hover title': hover( 'title_opacity_0.2_1|description_opacity_0_1' ),
	'hover thumbnail': hover(
		'thumbnail_scale_1.00_1.05|thumbnail_rotateZ_0deg_3deg'
	),
	'hover border': hover(
		'thumbnail_borderColor_rgb(0, 0, 0)_rgb(10, 250, 10)'
	),
	'hover filters': hover(
		'image_grayscale_100%_0%|image_blur_2px_0px|image_brightness_50%_120%'
	),
	'hover object': hover( { name: 'image_scale_1.00_1.30', duration: 200 } ),
	'hover objects': hover( [
		{ name: 'imageGrayOff', duration: 100 },
		{ name: 'label_opacity_0_1' },
	] ),
	'hover in only': hover(
		'image_scale_1.00_1.40_hoverin_duration100_delay20_easeOutBounce'
	),
	'hover keyframes': hover(
		'image_scale_1.00_1.20_duration100|image_scale_1.20_1.10_keyframe_duration100_delay200'
	),
	'hover presets': hover( 'imageScale150|labelAppear|toolsSlideDown' ),
	'hover slide': hover( 'slideUp' ),
	'hover label up': hover( 'labelSlideUp' ),
	'hover label up-down': hover( 'labelSlideUpDown' ),
	'hover over scale': hover( 'overScale' ),
	'hover blur on': hover( 'imageBlurOn' ),
	'hover sepia on': hover( 'imageSepiaOn' ),
	'hover none': hover( '' ),
	'build init': {
		options: {
			...HOVER,
			thumbnailBuildInit2:
				'image_scale_1.15|title_rotateZ_3deg|label_opacity_70%',
			thumbnailHoverEffect2: 'image_scale_1.15_1.00',
		},
		hover: true,
	},
};
