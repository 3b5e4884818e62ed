/** Options of nanogallery2: which layout they mean, and messages about them. */
import { expect, test } from 'vitest';
import { importOptions, OPTION_NAMES } from './options';

/** The 157 names of 3.0.5. */
const NAMES =
	`kind userID photoset album blockList tagBlockList allowList albumList albumList2 RTL flickrSkipOriginal flickrAPIKey theme items
itemsBaseURL dataProvider allowHTMLinData debugMode titleTranslationMap portable eventsDebounceDelay breakpointSizeSM breakpointSizeME breakpointSizeLA
breakpointSizeXL breadcrumbAutoHideTopLevel displayBreadcrumb breadcrumbOnlyCurrentLevel breadcrumbHideIcons locationHash paginationSwipe
paginationVisiblePages touchAnimation touchAnimationL1 touchAutoOpenDelay galleryTheme galleryDisplayMoreStep galleryDisplayMode galleryL1DisplayMode
galleryPaginationMode galleryPaginationTopButtons galleryMaxRows galleryL1MaxRows galleryLastRowFull galleryL1LastRowFull galleryLayoutEngine
galleryFilterTags galleryL1FilterTags galleryFilterTagsMode galleryL1FilterTagsMode galleryMaxItems galleryL1MaxItems gallerySorting galleryL1Sorting
galleryDisplayTransition galleryL1DisplayTransition galleryDisplayTransitionDuration galleryL1DisplayTransitionDuration galleryResizeAnimation
galleryRenderDelay galleryBuildInit2 viewerTheme slideshowDelay slideshowAutoStart lightboxStandalone viewer viewerFullscreen imageTransition
viewerTransitionMediaKind viewerZoom viewerImageDisplay openOnStart viewerHideToolsDelay viewerToolbar viewerTools viewerGallery viewerGalleryTWidth
viewerGalleryTHeight thumbnailSelectable thumbnailCrop thumbnailL1Crop thumbnailCropScaleFactor thumbnailLevelUp thumbnailAlignment thumbnailWidth
thumbnailL1Width thumbnailHeight thumbnailL1Height thumbnailBaseGridHeight thumbnailL1BaseGridHeight thumbnailGutterWidth thumbnailL1GutterWidth
thumbnailGutterHeight thumbnailL1GutterHeight thumbnailBorderVertical thumbnailL1BorderVertical thumbnailBorderHorizontal thumbnailL1BorderHorizontal
thumbnailFeaturedKeyword thumbnailAlbumDisplayImage thumbnailHoverEffect2 thumbnailBuildInit2 thumbnailStacks thumbnailL1Stacks thumbnailStacksTranslateX
thumbnailL1StacksTranslateX thumbnailStacksTranslateY thumbnailL1StacksTranslateY thumbnailStacksTranslateZ thumbnailL1StacksTranslateZ
thumbnailStacksRotateX thumbnailL1StacksRotateX thumbnailStacksRotateY thumbnailL1StacksRotateY thumbnailStacksRotateZ thumbnailL1StacksRotateZ
thumbnailStacksScale thumbnailL1StacksScale thumbnailDisplayOutsideScreen thumbnailWaitImageLoaded thumbnailSliderDelay thumbnailLabel
thumbnailToolbarImage thumbnailToolbarAlbum thumbnailDisplayOrder thumbnailL1DisplayOrder thumbnailDisplayInterval thumbnailL1DisplayInterval
thumbnailDisplayTransition thumbnailL1DisplayTransition thumbnailDisplayTransitionEasing thumbnailL1DisplayTransitionEasing
thumbnailDisplayTransitionDuration thumbnailL1DisplayTransitionDuration thumbnailOpenInLightox thumbnailOpenOriginal fnThumbnailInit
fnThumbnailHoverInit fnThumbnailHover fnThumbnailHoverOut fnThumbnailDisplayEffect fnViewerInfo fnImgToolbarCustInit fnImgToolbarCustDisplay
fnImgToolbarCustClick fnProcessData fnThumbnailSelection fnGalleryRenderStart fnGalleryRenderEnd fnGalleryObjectModelBuilt fnGalleryLayoutApplied
fnThumbnailClicked fnShoppingCartUpdated fnThumbnailToolCustAction fnThumbnailOpen fnImgDisplayed fnPopupMediaInfo`.split(
		/\s+/
	);

/** Used by the original without being among its defaults, and the names of 2.4. */
const OTHERS =
	`galleryMosaic galleryL1Mosaic galleryMosaicXS galleryMosaicSM galleryMosaicME galleryMosaicLA galleryMosaicXL galleryL1MosaicXS
thumbnailL1Label thumbnailL1HoverEffect2 thumbnailL1BuildInit2 fnThumbnailL1DisplayEffect maxItemsPerLine navigationFontSize colorScheme
colorSchemeViewer thumbnailSizeSM thumbnailSizeME thumbnailSizeLA thumbnailSizeXL thumbnailLabelHeight google2URL dataCharset
galleryNavigationOverlayButtons blackList whiteList tagBlackList icons i18n`.split(
		/\s+/
	);

const notes = ( options: Record< string, unknown > ) =>
	importOptions( options ).notes.map(
		( { option, reason } ) => `${ option }: ${ reason }`
	);

test( 'every option of the original is known', () => {
	expect( NAMES ).toHaveLength( 157 );
	expect(
		[ ...NAMES, ...OTHERS ].filter(
			( name ) => ! OPTION_NAMES.includes( name )
		)
	).toEqual( [] );
} );

test( 'every option is honored or named, whatever its value', () => {
	for ( const name of OPTION_NAMES ) {
		for ( const value of [ 'surprise', 12345.5, true, {}, [ {} ] ] ) {
			const { taken, notes: said } = importOptions( { [ name ]: value } );
			expect(
				taken.includes( name ) ||
					said.some( ( { option } ) => option.startsWith( name ) ) ||
					said.some( ( { reason } ) => reason === 'provider' ),
				`${ name } = ${ JSON.stringify( value ) }`
			).toBe( true );
		}
	}
} );

test( 'a name that the original never had is said', () => {
	expect( notes( { thumbnailWitdh: 300, constructor: 1 } ) ).toEqual( [
		'thumbnailWitdh: unknown',
		'constructor: unknown',
	] );
} );

test( 'the layout follows from width, height and pattern', () => {
	const layout = ( options: Record< string, unknown > ) =>
		importOptions( options ).settings.layout?.layout;
	expect( layout( { thumbnailWidth: 'auto', thumbnailHeight: 200 } ) ).toBe(
		'justified'
	);
	expect( layout( { thumbnailWidth: '' } ) ).toBe( 'justified' );
	expect( layout( { thumbnailWidth: 300, thumbnailHeight: 'auto' } ) ).toBe(
		'cascading'
	);
	expect( layout( { galleryMosaic: [ { c: 1, r: 1, w: 2, h: 1 } ] } ) ).toBe(
		'mosaic'
	);
	expect( layout( { thumbnailWidth: 300 } ) ).toBe( 'grid' );
	expect( layout( { slideshowDelay: 4000 } ) ).toBeUndefined();
} );

test( 'lengths change with the size class, and so does the layout', () => {
	const { settings, notes: said } = importOptions( {
		thumbnailWidth: '300 XS100 LA400 XLauto',
		thumbnailGutterWidth: '2 XS0',
	} );
	expect( said ).toEqual( [] );
	expect( settings.layout ).toEqual( {
		layout: 'grid',
		width: 300,
		gutterWidth: 2,
	} );
	expect( settings.sizes ).toEqual( {
		xs: { width: 100, gutterWidth: 0 },
		la: { width: 400 },
		xl: { layout: 'justified' },
	} );
	expect( notes( { thumbnailWidth: '300 QQ100' } ) ).toEqual( [
		'thumbnailWidth: value',
	] );
} );

test( 'the first level inherits what it does not say', () => {
	const { firstLevel, layout } = importOptions( {
		thumbnailWidth: 200,
		thumbnailHeight: 150,
		thumbnailL1Height: 'auto',
		galleryL1DisplayMode: 'pagination',
		galleryL1MaxRows: null,
		thumbnailL1Label: { position: 'onBottom' },
	} ).settings;
	expect( layout ).toEqual( { layout: 'grid', width: 200, height: 150 } );
	expect( firstLevel ).toEqual( {
		layout: { layout: 'cascading', width: 200 },
		mode: 'pagination',
		label: { position: 'onBottom' },
	} );
} );

test( 'messages are the original’s', () => {
	const said = ( options: Record< string, unknown > ) =>
		importOptions( options ).notes.map( ( { message } ) => message );
	const delay = 'Parameter "slideshowDelay" must be an integer >= 2000 ms.';
	expect( said( { slideshowDelay: 1999 } ) ).toEqual( [ delay ] );
	expect( said( { slideshowDelay: 2500.5 } ) ).toEqual( [ delay ] );
	expect( said( { slideshowDelay: 2000 } ) ).toEqual( [] );
	expect( said( { galleryTheme: 'pink' } ) ).toEqual( [] );
	expect( said( { galleryTheme: 7 } ) ).toEqual( [
		'Error in galleryTheme parameter.',
	] );
	expect( said( { viewerTheme: 7 } ) ).toEqual( [
		'Error in viewerTheme parameter.',
	] );
	expect( said( { thumbnailHoverEffect2: 7 } ) ).toEqual( [
		'incorrect parameter for "thumbnailHoverEffect2".',
	] );
	expect( said( { thumbnailL1HoverEffect2: true } ) ).toEqual( [
		'incorrect parameter for "thumbnailL1HoverEffect2".',
	] );
} );

test( 'hover effects: presets, chains and the grammar', () => {
	const effects = ( value: unknown ) =>
		importOptions( { thumbnailHoverEffect2: value } ).settings.hoverEffects;
	expect( effects( 'imageScale150|labelAppear75' ) ).toEqual( [
		'imageScale150',
		'labelAppear75',
	] );
	expect(
		effects( [ 'toolsSlideUp', { name: 'scale120', duration: 500 } ] )
	).toEqual( [ 'toolsSlideUp', 'scale120' ] );
	expect(
		effects(
			'image_blur_0px_4px_easeOutQuart_duration500|title_opacity_0_1'
		)
	).toEqual( [ 'imageBlurOn', 'labelAppear' ] );
	expect( notes( { thumbnailHoverEffect2: 'image_scale_1_1.4' } ) ).toEqual( [
		'thumbnailHoverEffect2: near',
	] );
	expect(
		notes( { thumbnailHoverEffect2: 'customlayer_opacity_0_1' } )
	).toEqual( [ 'thumbnailHoverEffect2: none' ] );
	expect( effects( 'none' ) ).toEqual( [] );
} );

test( 'unknown tools are ignored and named', () => {
	const { settings, notes: said } = importOptions( {
		thumbnailToolbarImage: {
			topLeft: 'select, lashare,wave',
			bottomRight: 'custom3,smshoppingcart',
		},
		viewerTools: { topRight: 'closeButton,teleport' },
		viewerToolbar: { position: 'top', align: 'north', color: 'red' },
	} );
	expect( settings.tools?.image ).toEqual( {
		topLeft: 'select,lashare',
		bottomRight: 'custom3,smshoppingcart',
	} );
	expect( settings.cart ).toBe( true );
	expect( settings.viewer ).toEqual( {
		tools: {
			topLeft: 'pageCounter,playPauseButton',
			topRight: 'closeButton',
		},
		toolbar: { position: 'top' },
	} );
	expect( said.map( ( { option } ) => option ) ).toEqual( [
		'thumbnailToolbarImage.topLeft: wave',
		'viewerTools.topRight: teleport',
		'viewerToolbar.align',
		'viewerToolbar.color',
	] );
} );

test( 'a portfolio of 2.4 as people write it', () => {
	const {
		settings,
		notes: said,
		provider,
	} = importOptions( {
		kind: 'nano_photos_provider2',
		dataProvider: 'https://photos.example.org/nano_photos_provider2.php',
		thumbnailHeight: '180 XS120',
		thumbnailWidth: 'auto',
		thumbnailAlignment: 'center',
		thumbnailGutterWidth: 10,
		thumbnailGutterHeight: 10,
		thumbnailBorderVertical: 0,
		thumbnailBorderHorizontal: 0,
		thumbnailDisplayTransition: 'slideUp_100_easeOutQuart',
		thumbnailDisplayTransitionDuration: 500,
		thumbnailLabel: { valign: 'top', titleMaxLength: 35, align: 'left' },
		galleryDisplayMode: 'moreButton',
		galleryDisplayMoreStep: '3',
		galleryFilterTagsMode: 'multiple',
		galleryFilterTags: 'description',
		gallerySorting: 'TITLEASC',
		blackList: 'private|draft',
		allowHTMLinData: true,
		fnThumbnailOpen: 'steal',
		icons: { thumbnailAlbum: '<b></b>' },
	} );
	expect( settings ).toEqual( {
		breadcrumbOnlyCurrentLevel: true,
		touchAutoOpenDelay: -1,
		providerAlbum: '',
		layout: {
			layout: 'justified',
			height: 180,
			gutterWidth: 10,
			gutterHeight: 10,
			borderVertical: 0,
			borderHorizontal: 0,
			alignment: 'center',
		},
		sizes: { xs: { height: 120 } },
		displayTransition: 'slideUp',
		displayTransitionDuration: 500,
		label: {
			position: 'overImageOnTop',
			titleMaxLength: 35,
			align: 'start',
		},
		mode: 'moreButton',
		moreStep: 3,
		tagFilter: 'multiple',
		tagsFrom: 'description',
		sorting: 'titleAsc',
		blackList: [ 'private', 'draft' ],
	} );
	expect( provider ).toMatchObject( {
		kind: 'nano_photos_provider2',
		address: 'https://photos.example.org/nano_photos_provider2.php',
	} );
	expect( said.map( ( { option, reason } ) => [ option, reason ] ) ).toEqual(
		[
			[ 'thumbnailDisplayTransition', 'near' ],
			[ 'allowHTMLinData', 'unsafe' ],
			[ 'fnThumbnailOpen', 'callback' ],
			[ 'icons', 'none' ],
			[ 'kind', 'provider' ],
		]
	);
} );

test( 'hostile values do no harm', () => {
	const { settings, notes: said } = importOptions( {
		thumbnailWidth: { valueOf: 'x' },
		galleryMosaic: [ { c: -1, r: 'x', w: 1e9, h: null } ],
		galleryMaxRows: 'Infinity',
		thumbnailLabel: null,
		viewerTools: 'x',
		paginationVisiblePages: 1e12,
		i18n: { breadcrumbHome: '<img src=x onerror=alert(1)>' },
	} );
	expect( settings ).toEqual( {
		breadcrumbOnlyCurrentLevel: true,
		touchAutoOpenDelay: -1,
		paginationVisiblePages: 30,
	} );
	expect( said.map( ( { option } ) => option ).sort() ).toEqual( [
		'galleryMaxRows',
		'galleryMosaic',
		'i18n',
		'thumbnailLabel',
		'thumbnailWidth',
		'viewerTools',
	] );
} );
