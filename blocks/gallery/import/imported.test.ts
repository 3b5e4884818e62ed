/** Whatever nanogallery2's documentation names is in the block that an import makes, or is named to who imports. */
import { expect, test } from 'vitest';
import { importGallery } from '../../../frontend/compat/nanogallery2/items/markup';
import { OPTION_NAMES } from '../../../frontend/compat/nanogallery2/options/options';
import {
	levelSettings,
	toolSettings,
	viewerSettings,
} from '../../../frontend/render/gallery';
import metadata from '../block.json';
import { blockOf, lossesOf } from './imported';

const PAGE = 'https://example.test/';
const items = [
	{ src: 'a.jpg', title: 'A #x', ID: '1' },
	{ src: 'b.jpg', title: 'B', ID: '2' },
];
const MOSAIC = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
];

/** Values that say something; the rest has one by its name. */
const VALUES: Record< string, unknown > = {
	kind: 'flickr',
	userID: 'me',
	photoset: '7',
	album: '7',
	blockList: 'a|b',
	blackList: 'a|b',
	tagBlockList: 'a',
	tagBlackList: 'a',
	allowList: 'a',
	whiteList: 'a',
	albumList: 'a|b',
	albumList2: [ 'a' ],
	RTL: true,
	flickrSkipOriginal: false,
	flickrAPIKey: 'key',
	theme: 'mine',
	items: [ { src: 'c.jpg' } ],
	itemsBaseURL: 'https://cdn.example.test/',
	dataProvider: 'https://example.test/p.php',
	google2URL: 'https://example.test/p.php',
	allowHTMLinData: true,
	debugMode: true,
	titleTranslationMap: [ { title: 'B', replace: 'C' } ],
	portable: true,
	dataCharset: 'UTF',
	eventsDebounceDelay: 99,
	breadcrumbAutoHideTopLevel: false,
	displayBreadcrumb: false,
	breadcrumbOnlyCurrentLevel: false,
	breadcrumbHideIcons: false,
	locationHash: false,
	paginationSwipe: false,
	touchAnimation: true,
	touchAnimationL1: false,
	galleryTheme: { thumbnail: { titleColor: 'red' } },
	colorScheme: 'light',
	viewerTheme: { background: 'red' },
	colorSchemeViewer: 'border',
	galleryPaginationMode: 'dots',
	galleryPaginationTopButtons: false,
	galleryLayoutEngine: 'other',
	galleryResizeAnimation: true,
	galleryNavigationOverlayButtons: true,
	galleryRenderDelay: 99,
	galleryBuildInit2: 'opacity_0.5',
	slideshowDelay: 5000,
	slideshowAutoStart: true,
	lightboxStandalone: true,
	viewer: 'fancybox',
	viewerFullscreen: true,
	imageTransition: 'slideAppear',
	viewerTransitionMediaKind: 'all',
	viewerZoom: false,
	viewerImageDisplay: 'upscale',
	openOnStart: '1',
	viewerToolbar: { display: true, position: 'top' },
	viewerTools: { topLeft: 'label', topRight: 'closeButton' },
	viewerGallery: 'bottom',
	thumbnailSelectable: true,
	thumbnailLevelUp: true,
	thumbnailAlignment: 'left',
	thumbnailFeaturedKeyword: '*best',
	thumbnailAlbumDisplayImage: true,
	thumbnailDisplayOutsideScreen: false,
	thumbnailWaitImageLoaded: false,
	thumbnailSliderDelay: 99,
	thumbnailLabelHeight: 50,
	thumbnailToolbarImage: { topLeft: 'share' },
	thumbnailToolbarAlbum: { topLeft: 'share' },
	thumbnailOpenInLightox: false,
	thumbnailOpenInLightbox: false,
	thumbnailOpenImage: false,
	thumbnailOpenOriginal: true,
	navigationFontSize: '20px',
	icons: { thumbnailShare: '<i class="own"></i>' },
	i18n: { breadcrumbHome: 'Home' },
};

const BY_NAME: [ RegExp, unknown ][] = [
	[ /^fn/, 'called' ],
	[ /^(viewerGalleryT|thumbnail(L1)?(Border|BaseGrid))/, 66 ],
	[ /Mosaic/, MOSAIC ],
	[ /^breakpointSize|^thumbnailSize/, 333 ],
	[ /DisplayMode$/, 'pagination' ],
	[ /LastRowFull$/, true ],
	[ /FilterTags$/, true ],
	[ /FilterTagsMode$/, 'multiple' ],
	[ /Sorting$/, 'titleDesc' ],
	[ /Crop$/, false ],
	[ /(Width|Height)$/, '77 XS55' ],
	[ /HoverEffect2$/, 'imageScale150' ],
	[ /BuildInit2$/, 'image_scale_1.2' ],
	[ /Label$/, { position: 'onBottom', titleFontSize: '2em' } ],
	[ /DisplayOrder$/, 'random' ],
	[ /gallery.*DisplayTransition$/, 'slideUp' ],
	[ /DisplayTransition$/, 'slideUp' ],
	[ /Easing$/, 'linear' ],
	[ /.*/, 5 ],
];

const valueOf = ( name: string ): unknown =>
	Object.hasOwn( VALUES, name )
		? VALUES[ name ]
		: BY_NAME.find( ( [ pattern ] ) => pattern.test( name ) )?.[ 1 ];

/** What some options go with. */
const CONTEXT: Record< string, Record< string, unknown > > = {
	galleryFilterTagsMode: { galleryFilterTags: true },
};

/** What a block goes by, as the settings read it. */
function shown( options: Record< string, unknown > ) {
	const gallery = importGallery( { items, ...options }, [], PAGE );
	const { attributes } = blockOf( gallery );
	expect( Object.keys( metadata.attributes ) ).toEqual(
		expect.arrayContaining( Object.keys( attributes ) )
	);
	const { layout, sizes, firstLevel, label, stacks, viewer, tools, ...rest } =
		attributes;
	void [ layout, sizes, firstLevel, label, stacks ];
	return {
		names: lossesOf( gallery ).map( ( { option } ) => option ),
		is: JSON.stringify( [
			rest,
			levelSettings( attributes as never, false ),
			levelSettings( attributes as never, true ),
			viewerSettings( viewer as never ),
			toolSettings( tools as never ),
		] ),
	};
}

test.each( OPTION_NAMES )( '%s is in the block, or named', ( name ) => {
	const context = CONTEXT[ name ] ?? {};
	const before = shown( context );
	const after = shown( { ...context, [ name ]: valueOf( name ) } );
	const isNamed = after.names.some(
		( one ) => one === name || one.startsWith( `${ name }.` )
	);
	expect(
		isNamed || after.is !== before.is,
		`${ name } = ${ JSON.stringify( valueOf( name ) ) } is lost`
	).toBe( true );
} );

test( 'members of items that a list of addresses has no room for are named', () => {
	const gallery = importGallery(
		{
			items: [
				{ src: 'a.jpg', srct: 'a-t.jpg', exifModel: 'X' },
				{ src: 'b.jpg', albumID: '9' },
			],
		},
		[],
		PAGE
	);
	expect( lossesOf( gallery ).map( ( { option } ) => option ) ).toEqual( [
		'items: srct',
		'items: exif',
		'items: album',
	] );
} );
