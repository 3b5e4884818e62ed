/** Options of nanogallery2 2.4 and 3.0 (research §1.1). Every one is honoured or named in a note. */
import { TILE_TOOLS, VIEWER_TOOLS } from '../../render/gallery/tools';
import type { Corner } from '../../render/gallery/types';
import { finishLevel, newDraft, say } from './draft';
import {
	addViewer,
	flag,
	hover,
	label,
	layoutNumber,
	leave,
	length,
	level,
	levelNumber,
	mosaic,
	oneOf,
	setting,
	stack,
	viewer,
	wholeNumber,
} from './rules';
import type { LevelName, Rule } from './rules';
import { toolList } from './tools';
import type { Imported, ImportedProvider } from './types';

const MODES = [ 'fullContent', 'moreButton', 'pagination', 'rows' ] as const;
const SORTINGS = [ '', 'titleAsc', 'titleDesc', 'reversed', 'random' ] as const;
const ALIGNMENTS = [
	'left',
	'right',
	'center',
	'justified',
	'fillWidth',
] as const;
const TRANSITIONS = [
	'none',
	'fadeIn',
	'randomScale',
	'scaleUp',
	'scaleDown',
	'slideUp',
	'slideDown',
	'slideUp2',
	'slideDown2',
	'flipUp',
	'flipDown',
	'slideRight',
	'slideLeft',
	'imageSlideUp',
] as const;

/** Specification §5. */
const SHORTEST_SLIDESHOW = 2000;

const text =
	( write: ( value: string, imported: Imported ) => void ): Rule =>
	( value, { imported } ) => {
		if ( typeof value !== 'string' ) {
			return false;
		}
		write( value, imported );
		return true;
	};

const provider = ( name: keyof ImportedProvider ): Rule =>
	text( ( value, imported ) => {
		if ( value ) {
			imported.provider = {
				kind: '',
				address: '',
				user: '',
				album: '',
				...imported.provider,
				[ name ]: value,
			};
		}
	} );

const mode = level( ( value, to ) => {
	const choice = oneOf( value, MODES );
	if ( choice ) {
		to.level.mode = choice;
	}
	return choice !== null;
} );

const lastRowFull = level( ( value, to ) => {
	const on = flag( value );
	if ( on ) {
		to.level.layout = { ...to.level.layout, lastRow: 'hide' };
	}
	return on !== null;
} );

const crop = level( ( value, to ) => {
	const on = flag( value );
	if ( on !== null ) {
		to.level.layout = { ...to.level.layout, crop: on };
	}
	return on !== null;
} );

/** `name_start_easing`; the start value and the easing are Vitrine's own. */
const displayTransition = level( ( value, to, draft, option ) => {
	const on = flag( value );
	if ( on !== null ) {
		to.level.displayTransition = on ? 'fadeIn' : 'none';
		return true;
	}
	const [ name, ...others ] =
		typeof value === 'string' ? value.split( '_' ) : [];
	if ( name?.toLowerCase() === 'custom' ) {
		say( draft, option, 'callback' );
		return true;
	}
	const choice = oneOf( name, TRANSITIONS );
	if ( choice ) {
		to.level.displayTransition = choice;
		if ( others.length > 0 ) {
			say( draft, option, 'near' );
		}
	}
	return choice !== null;
} );

/** The block has one value for all levels: what is said of the first alone is named. */
const alone =
	( rule: Rule, ...usual: unknown[] ) =>
	( which: LevelName ) =>
		which === 'all' ? rule : leave( 'none', ...usual );

const filterTags: Rule = ( value, { imported: { settings } } ) => {
	const on = flag( value );
	const from = oneOf( value, [ 'title', 'description' ] );
	if ( on === null && ! from ) {
		return false;
	}
	if ( on === false ) {
		settings.tagFilter = 'none';
		return true;
	}
	settings.tagFilter =
		settings.tagFilter === 'multiple' ? 'multiple' : 'single';
	settings.tagsFrom = from ?? 'tags';
	return true;
};

const sorting: Rule = ( value, { imported } ) => {
	const choice = oneOf( value, SORTINGS );
	if ( choice !== null ) {
		imported.settings.sorting = choice;
	}
	return choice !== null;
};

const theme: Rule = ( value, draft, option ) => {
	const choice = oneOf( value, [ 'dark', 'light' ] );
	if ( choice ) {
		draft.imported.settings.theme = choice;
	} else if ( value && typeof value === 'object' ) {
		say(
			draft,
			option,
			'none',
			'Colours are those of the site’s theme; choose others in the block’s styles.'
		);
	} else {
		say( draft, option, 'message', 'Error in galleryTheme parameter.' );
	}
	return true;
};

const viewerTheme: Rule = ( value, draft, option ) => {
	const choice = oneOf( value, [ 'dark', 'light', 'border' ] );
	if ( choice === 'dark' || choice === 'light' ) {
		addViewer( draft.imported.settings, { theme: choice } );
	} else if ( choice || ( value && typeof value === 'object' ) ) {
		say( draft, option, 'none' );
	} else {
		say( draft, option, 'message', 'Error in viewerTheme parameter.' );
	}
	return true;
};

const slideshowDelay: Rule = ( value, draft, option ) => {
	const delay =
		typeof value === 'number' || typeof value === 'string'
			? Number( value )
			: NaN;
	if ( ! Number.isInteger( delay ) || delay < SHORTEST_SLIDESHOW ) {
		say(
			draft,
			option,
			'message',
			'Parameter "slideshowDelay" must be an integer >= 2000 ms.'
		);
	} else {
		addViewer( draft.imported.settings, { slideshowDelay: delay } );
	}
	return true;
};

const CORNERS: Corner[] = [
	'topLeft',
	'topRight',
	'bottomLeft',
	'bottomRight',
];

const thumbnailTools =
	( kind: 'image' | 'album' ): Rule =>
	( value, draft, option ) => {
		if ( ! value || typeof value !== 'object' ) {
			return false;
		}
		const made: Partial< Record< Corner, string > > = {};
		for ( const [ name, names ] of Object.entries( value ) ) {
			const corner = CORNERS.find( ( one ) => one === name );
			const tools = toolList( names, TILE_TOOLS );
			if ( ! corner || ! tools ) {
				say(
					draft,
					`${ option }.${ name }`,
					corner ? 'value' : 'unknown'
				);
				continue;
			}
			made[ corner ] = tools.list;
			for ( const tool of tools.unknown ) {
				say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
			}
			if ( /shoppingcart/.test( tools.list ) ) {
				draft.imported.settings.cart = true;
			}
		}
		const { settings } = draft.imported;
		settings.tools = {
			...settings.tools,
			[ kind ]: { ...settings.tools?.[ kind ], ...made },
		};
		return true;
	};

const viewerTools: Rule = ( value, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return false;
	}
	const made: Partial< Record< 'topLeft' | 'topRight', string > > = {};
	for ( const [ name, names ] of Object.entries( value ) ) {
		const tools = toolList( names, VIEWER_TOOLS );
		if ( ( name !== 'topLeft' && name !== 'topRight' ) || ! tools ) {
			say( draft, `${ option }.${ name }`, tools ? 'unknown' : 'value' );
			continue;
		}
		made[ name ] = tools.list;
		for ( const tool of tools.unknown ) {
			say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
		}
	}
	addViewer( draft.imported.settings, {
		tools: {
			topLeft: 'pageCounter,playPauseButton',
			topRight: 'rotateLeft,rotateRight,fullscreenButton,closeButton',
			...draft.imported.settings.viewer?.tools,
			...made,
		},
	} );
	return true;
};

const viewerToolbar: Rule = ( value, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return false;
	}
	const made: NonNullable<
		NonNullable< Imported[ 'settings' ][ 'viewer' ] >[ 'toolbar' ]
	> = {};
	for ( const [ name, one ] of Object.entries( value ) ) {
		let fits = true;
		if ( name === 'display' || name === 'fullWidth' ) {
			const on = flag( one );
			fits = on !== null;
			made[ name ] = on ?? false;
		} else if ( name === 'position' ) {
			const choice = oneOf( one, [
				'bottomOverImage',
				'bottom',
				'topOverImage',
				'top',
			] );
			fits = choice !== null;
			made.position = choice ?? 'bottom';
		} else if ( name === 'align' ) {
			const choice = oneOf( one, [ 'left', 'center', 'right' ] );
			fits = choice !== null;
			made.align = choice ?? 'center';
		} else if ( name === 'autoMinimize' ) {
			const number = wholeNumber( one );
			fits = number !== null;
			made.autoMinimize = Math.max( 0, number ?? 0 );
		} else if ( name === 'standard' || name === 'minimized' ) {
			const tools = toolList( one, VIEWER_TOOLS );
			fits = tools !== null;
			made[ name ] = tools?.list ?? '';
			for ( const tool of tools?.unknown ?? [] ) {
				say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
			}
		} else {
			say( draft, `${ option }.${ name }`, 'unknown' );
		}
		if ( ! fits ) {
			delete made[ name as keyof typeof made ];
			say( draft, `${ option }.${ name }`, 'value' );
		}
	}
	addViewer( draft.imported.settings, {
		toolbar: { ...draft.imported.settings.viewer?.toolbar, ...made },
	} );
	return true;
};

/** Texts of a page that is there already stay; a block takes the site's language. */
const words: Rule = ( value, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return value === null;
	}
	for ( const [ name, word ] of Object.entries( value ) ) {
		if ( typeof word === 'string' && word ) {
			draft.imported.runtime.words[ name ] = word;
		}
	}
	if ( Object.keys( draft.imported.runtime.words ).length > 0 ) {
		say( draft, option, 'words' );
	}
	return true;
};

const callback: Rule = ( value, draft, option ) => {
	if ( value !== null && value !== undefined && value !== '' ) {
		draft.imported.runtime.callbacks[ option ] = value;
		say( draft, option, 'callback' );
	}
	return true;
};

const breakpoint = ( usual: number ) => leave( 'none', usual, String( usual ) );

const touchAnimation: Rule = ( value, { imported } ) => {
	const on = flag( value );
	if ( on !== null ) {
		// Without the first tap's effect, a tap opens at once.
		imported.settings.touchAutoOpenDelay = on
			? ( imported.settings.touchAutoOpenDelay ?? 0 )
			: -1;
	}
	return on !== null;
};

const albums: Rule = ( value, draft, option ) => {
	if ( value && typeof value !== 'string' ) {
		return false;
	}
	if ( /authkey/i.test( String( value ?? '' ) ) ) {
		// Specification §2: such an album has no address.
		draft.imported.settings.locationHash = false;
	}
	return provider( 'album' )( value ?? '', draft, option );
};

/** Options that say the same of all levels and, with `L1` in their name, of the first: the name of both, and the rule. */
const LEVELS: [ string, string, ( which: LevelName ) => Rule ][] = [
	[ 'galleryDisplayMode', 'galleryL1DisplayMode', mode ],
	[ 'galleryMaxRows', 'galleryL1MaxRows', levelNumber( 'maxRows', 1, 100 ) ],
	[ 'galleryLastRowFull', 'galleryL1LastRowFull', lastRowFull ],
	[ 'galleryFilterTags', 'galleryL1FilterTags', alone( filterTags ) ],
	[
		'galleryFilterTagsMode',
		'galleryL1FilterTagsMode',
		alone( ( value, { imported: { settings } } ) => {
			const choice = oneOf( value, [ 'single', 'multiple' ] );
			if ( choice && settings.tagFilter !== 'none' ) {
				settings.tagFilter = settings.tagFilter ? choice : 'none';
			}
			return choice !== null;
		} ),
	],
	[
		'galleryMaxItems',
		'galleryL1MaxItems',
		alone( setting.number( 'maxItems', 0, 10000 ) ),
	],
	[ 'gallerySorting', 'galleryL1Sorting', alone( sorting ) ],
	[
		'galleryDisplayTransition',
		'galleryL1DisplayTransition',
		() => leave( 'none', 'none', '' ),
	],
	[
		'galleryDisplayTransitionDuration',
		'galleryL1DisplayTransitionDuration',
		() => leave( 'needless', 1000 ),
	],
	[ 'thumbnailCrop', 'thumbnailL1Crop', crop ],
	[ 'thumbnailWidth', 'thumbnailL1Width', length( 'width' ) ],
	[ 'thumbnailHeight', 'thumbnailL1Height', length( 'height' ) ],
	[
		'thumbnailBaseGridHeight',
		'thumbnailL1BaseGridHeight',
		layoutNumber( 'baseGridHeight' ),
	],
	[
		'thumbnailGutterWidth',
		'thumbnailL1GutterWidth',
		length( 'gutterWidth' ),
	],
	[
		'thumbnailGutterHeight',
		'thumbnailL1GutterHeight',
		length( 'gutterHeight' ),
	],
	[
		'thumbnailBorderVertical',
		'thumbnailL1BorderVertical',
		layoutNumber( 'borderVertical' ),
	],
	[
		'thumbnailBorderHorizontal',
		'thumbnailL1BorderHorizontal',
		layoutNumber( 'borderHorizontal' ),
	],
	[ 'thumbnailHoverEffect2', 'thumbnailL1HoverEffect2', hover ],
	[
		'thumbnailBuildInit2',
		'thumbnailL1BuildInit2',
		() => leave( 'none', '' ),
	],
	[ 'thumbnailLabel', 'thumbnailL1Label', label ],
	[ 'thumbnailStacks', 'thumbnailL1Stacks', stack( 'count' ) ],
	...(
		[
			'TranslateX',
			'TranslateY',
			'TranslateZ',
			'RotateX',
			'RotateY',
			'RotateZ',
			'Scale',
		] as const
	 ).map( ( name ): [ string, string, ( which: LevelName ) => Rule ] => [
		`thumbnailStacks${ name }`,
		`thumbnailL1Stacks${ name }`,
		stack(
			( name.charAt( 0 ).toLowerCase() + name.slice( 1 ) ) as Parameters<
				typeof stack
			>[ 0 ]
		),
	] ),
	[
		'thumbnailDisplayOrder',
		'thumbnailL1DisplayOrder',
		() => leave( 'none', '' ),
	],
	[
		'thumbnailDisplayInterval',
		'thumbnailL1DisplayInterval',
		levelNumber( 'displayInterval', 0, 1000 ),
	],
	[
		'thumbnailDisplayTransition',
		'thumbnailL1DisplayTransition',
		displayTransition,
	],
	[
		'thumbnailDisplayTransitionEasing',
		'thumbnailL1DisplayTransitionEasing',
		() => leave( 'none', 'easeOutQuart' ),
	],
	[
		'thumbnailDisplayTransitionDuration',
		'thumbnailL1DisplayTransitionDuration',
		levelNumber( 'displayTransitionDuration', 0, 5000 ),
	],
	[ 'galleryMosaic', 'galleryL1Mosaic', mosaic( 'base' ) ],
	...( [ 'xs', 'sm', 'me', 'la', 'xl' ] as const ).map(
		( size ): [ string, string, ( which: LevelName ) => Rule ] => [
			`galleryMosaic${ size.toUpperCase() }`,
			`galleryL1Mosaic${ size.toUpperCase() }`,
			mosaic( size ),
		]
	),
];

const CALLBACKS = [
	'fnThumbnailInit',
	'fnThumbnailHoverInit',
	'fnThumbnailHover',
	'fnThumbnailHoverOut',
	'fnThumbnailDisplayEffect',
	'fnThumbnailL1DisplayEffect',
	'fnViewerInfo',
	'fnImgToolbarCustInit',
	'fnImgToolbarCustDisplay',
	'fnImgToolbarCustClick',
	'fnProcessData',
	'fnThumbnailSelection',
	'fnGalleryRenderStart',
	'fnGalleryRenderEnd',
	'fnGalleryObjectModelBuilt',
	'fnGalleryLayoutApplied',
	'fnThumbnailClicked',
	'fnShoppingCartUpdated',
	'fnThumbnailToolCustAction',
	'fnThumbnailOpen',
	'fnImgDisplayed',
	'fnPopupMediaInfo',
];

const RULES: Record< string, Rule > = {
	// General.
	kind: provider( 'kind' ),
	userID: provider( 'user' ),
	photoset: albums,
	album: albums,
	dataProvider: provider( 'address' ),
	google2URL: provider( 'address' ),
	blackList: setting.words( 'blackList' ),
	blockList: setting.words( 'blackList' ),
	whiteList: setting.words( 'whiteList' ),
	allowList: setting.words( 'whiteList' ),
	tagBlackList: setting.words( 'tagBlackList' ),
	tagBlockList: setting.words( 'tagBlackList' ),
	albumList: setting.words( 'albumList' ),
	albumList2: setting.words( 'albumList' ),
	RTL: ( value, draft, option ) => {
		const on = flag( value );
		if ( on ) {
			say(
				draft,
				option,
				'needless',
				'The direction is that of the page’s language.'
			);
		}
		return on !== null;
	},
	flickrSkipOriginal: leave( 'provider', true ),
	flickrAPIKey: leave( 'provider', '' ),
	theme: leave( 'none', 'nGY2', '' ),
	/** Items are read by items.ts. */
	items: ( value ) => value === null || Array.isArray( value ),
	itemsBaseURL: text( ( value, { runtime } ) => {
		runtime.itemsBaseURL = value;
	} ),
	allowHTMLinData: leave( 'unsafe', false ),
	debugMode: leave( 'needless', false ),
	titleTranslationMap: leave( 'none', null ),
	portable: leave( 'needless', false ),
	dataCharset: leave( 'needless', 'Latin', '' ),
	eventsDebounceDelay: leave( 'needless', 10, 30 ),
	breakpointSizeSM: breakpoint( 480 ),
	breakpointSizeME: breakpoint( 992 ),
	breakpointSizeLA: breakpoint( 1200 ),
	breakpointSizeXL: breakpoint( 1800 ),
	thumbnailSizeSM: breakpoint( 480 ),
	thumbnailSizeME: breakpoint( 992 ),
	thumbnailSizeLA: breakpoint( 1200 ),
	thumbnailSizeXL: breakpoint( 1800 ),

	// Navigation.
	breadcrumbAutoHideTopLevel: setting.flag( 'breadcrumbAutoHideTopLevel' ),
	displayBreadcrumb: setting.flag( 'breadcrumb' ),
	breadcrumbOnlyCurrentLevel: setting.flag( 'breadcrumbOnlyCurrentLevel' ),
	breadcrumbHideIcons: leave( 'none', true ),
	locationHash: setting.flag( 'locationHash' ),
	paginationSwipe: setting.flag( 'paginationSwipe' ),
	paginationVisiblePages: setting.number( 'paginationVisiblePages', 1, 30 ),
	touchAnimation,
	touchAnimationL1: leave( 'none' ),
	touchAutoOpenDelay: setting.number( 'touchAutoOpenDelay', -1, 10000 ),
	navigationFontSize: leave( 'none', '' ),

	// Gallery.
	galleryTheme: theme,
	colorScheme: theme,
	galleryDisplayMoreStep: setting.number( 'moreStep', 1, 100 ),
	galleryPaginationMode: ( value, { imported } ) => {
		const choice = oneOf( value, [ 'rectangles', 'numbers', 'dots' ] );
		if ( choice ) {
			imported.settings.paginationMode = choice;
		}
		return choice !== null;
	},
	galleryPaginationTopButtons: setting.flag( 'paginationTopButtons' ),
	galleryNavigationOverlayButtons: leave( 'none', false ),
	galleryLayoutEngine: leave( 'needless', 'default', '' ),
	galleryResizeAnimation: leave( 'none', false ),
	galleryRenderDelay: leave( 'needless', 10, 60 ),
	galleryBuildInit2: leave( 'none', '' ),

	// Viewer.
	viewerTheme,
	colorSchemeViewer: viewerTheme,
	slideshowDelay,
	slideshowAutoStart: viewer.flag( 'slideshowAutoStart' ),
	lightboxStandalone: leave( 'none', false ),
	viewer: leave( 'none', 'internal', '' ),
	viewerFullscreen: viewer.flag( 'fullscreen' ),
	imageTransition: viewer.choice( 'transition', [
		'swipe2',
		'swipe',
		'slideAppear',
		'none',
	] ),
	viewerTransitionMediaKind: leave( 'none', 'img' ),
	viewerZoom: viewer.flag( 'zoom' ),
	viewerImageDisplay: viewer.choice( 'imageDisplay', [
		'',
		'bestImageQuality',
		'upscale',
	] ),
	openOnStart: text( ( value, { runtime } ) => {
		runtime.openOnStart = value;
	} ),
	viewerHideToolsDelay: viewer.number( 'hideToolsDelay', -1, 60000 ),
	viewerToolbar,
	viewerTools,
	viewerGallery: ( value, draft ) => {
		const choice = oneOf( value, [
			'none',
			'bottom',
			'bottomOverMedia',
		] as const );
		if ( choice ) {
			addViewer( draft.imported.settings, { strip: choice } );
		}
		return choice !== null;
	},
	viewerGalleryTWidth: viewer.number( 'stripWidth', 20, 400 ),
	viewerGalleryTHeight: viewer.number( 'stripHeight', 20, 400 ),

	// Thumbnails.
	thumbnailSelectable: setting.flag( 'selectable' ),
	thumbnailCropScaleFactor: layoutNumber( 'cropScaleFactor' )( 'all' ),
	maxItemsPerLine: layoutNumber( 'maxItemsPerLine' )( 'all' ),
	thumbnailLevelUp: setting.flag( 'backItem' ),
	thumbnailAlignment: level( ( value, to ) => {
		const alignment = oneOf( value, ALIGNMENTS );
		if ( alignment ) {
			to.level.layout = { ...to.level.layout, alignment };
		}
		return alignment !== null;
	} )( 'all' ),
	thumbnailFeaturedKeyword: text( ( value, { settings } ) => {
		settings.featuredKeyword = value;
	} ),
	thumbnailAlbumDisplayImage: setting.flag( 'displayImageOnAlbum' ),
	thumbnailDisplayOutsideScreen: leave( 'needless', true ),
	thumbnailWaitImageLoaded: leave( 'needless', true ),
	thumbnailSliderDelay: leave( 'none', 2000 ),
	thumbnailLabelHeight: leave( 'none', '' ),
	thumbnailToolbarImage: thumbnailTools( 'image' ),
	thumbnailToolbarAlbum: thumbnailTools( 'album' ),
	thumbnailOpenInLightox: setting.flag( 'openImage' ),
	thumbnailOpenInLightbox: setting.flag( 'openImage' ),
	thumbnailOpenImage: setting.flag( 'openImage' ),
	thumbnailOpenOriginal: setting.flag( 'openOriginal' ),

	icons: leave( 'none' ),
	i18n: words,
	...Object.fromEntries( CALLBACKS.map( ( name ) => [ name, callback ] ) ),
};

for ( const [ all, first, rule ] of LEVELS ) {
	RULES[ all ] = rule( 'all' );
	RULES[ first ] = rule( 'first' );
}

/** Names of all options that are known. */
export const OPTION_NAMES: readonly string[] = Object.keys( RULES );

/** Some options speak of others, which are read before them. */
const LATE = [ 'galleryFilterTagsMode', 'touchAnimation' ];

/**
 * Turns options of nanogallery2 into settings of the block.
 *
 * @param options What a page hands to nanogallery2.
 */
export function importOptions( options: Record< string, unknown > ): Imported {
	const draft = newDraft();
	const { imported, all, first } = draft;
	// Ours differs; the original's own holds when nothing is said.
	imported.settings.breadcrumbOnlyCurrentLevel = true;
	const names = Object.keys( options );
	for ( const name of [
		...names.filter( ( one ) => ! LATE.includes( one ) ),
		...names.filter( ( one ) => LATE.includes( one ) ),
	] ) {
		const rule = Object.hasOwn( RULES, name ) ? RULES[ name ] : undefined;
		if ( ! rule ) {
			say( draft, name, 'unknown' );
			continue;
		}
		const before = imported.notes.length;
		if ( ! rule( options[ name ], draft, name ) ) {
			say( draft, name, 'value' );
		}
		if ( imported.notes.length === before ) {
			imported.taken.push( name );
		}
	}
	finishLevel( all );
	if ( Object.keys( { ...first.lengths, ...first.mosaics } ).length > 0 ) {
		// What the first level does not say is that of all.
		first.lengths = { ...all.lengths, ...first.lengths };
		first.mosaics = { ...all.mosaics, ...first.mosaics };
		finishLevel( first );
	}
	if ( Object.keys( first.level ).length > 0 ) {
		imported.settings.firstLevel = first.level;
	}
	finishProvider( imported );
	return imported;
}

function finishProvider( imported: Imported ): void {
	const { provider: found, settings } = imported;
	if ( ! found ) {
		return;
	}
	settings.providerAlbum = found.album;
	imported.notes.push( {
		option: 'kind',
		reason: 'provider',
		message: `The pictures come from ${ found.kind || 'a provider' }: an administrator connects it under Settings → Vitrine.`,
	} );
}
