/** Options of thumbnails. */
import { TILE_TOOLS } from '../../../render/gallery/tools';
import type { Corner } from '../../../render/gallery/types';
import { say } from './draft';
import {
	buildInit,
	flag,
	hover,
	label,
	layoutNumber,
	leave,
	length,
	level,
	levelNumber,
	oneOf,
	setting,
	stack,
	text,
} from './rules';
import type { LevelRule, Rule } from './rules';
import { toolList } from './tools';

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
		// The page's own effect is called (callbacks.ts), and nothing else moves.
		to.level.displayTransition = 'none';
		draft.imported.runtime.callbacks[ 'thumbnailDisplayTransition' ] = name;
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

const CORNERS: Corner[] = [
	'topLeft',
	'topRight',
	'bottomLeft',
	'bottomRight',
];

const thumbnailTools =
	( kind: 'image' | 'album' ): Rule =>
	( value, draft, option ) => {
		if ( value === undefined || typeof value !== 'object' ) {
			return false;
		}
		// Null takes all of them away.
		const made: Partial< Record< Corner, string > > = value
			? {}
			: Object.fromEntries( CORNERS.map( ( corner ) => [ corner, '' ] ) );
		for ( const [ name, names ] of Object.entries( value ?? {} ) ) {
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

/** By level. */
export const THUMBNAIL_LEVELS: LevelRule[] = [
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
	[ 'thumbnailBuildInit2', 'thumbnailL1BuildInit2', buildInit ],
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
	 ).map( ( name ): LevelRule => [
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
];

export const THUMBNAILS: Record< string, Rule > = {
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
};
