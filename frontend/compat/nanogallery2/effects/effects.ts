/** The original's grammar of hover effects: `element_property_from_to[_easing][_hoverin|_hoverout][_keyframe][_durationN][_delayN]`. Pure. */

/** What an effect moves; the original's elements that a tile of ours has, too. */
export const PARTS = [
	'thumbnail',
	'image',
	'label',
	'title',
	'description',
	'tools',
] as const;

export type Part = ( typeof PARTS )[ number ];

/** One step of a part from a value to another; times in ms. */
export interface Effect {
	part: Part;
	/** As CSS writes it, or a transform or filter function. */
	property: string;
	from: string;
	to: string;
	/** Whether it runs when the pointer comes, and back when it goes. */
	comes: boolean;
	goes: boolean;
	/** Whether it begins where another ended. */
	follows: boolean;
	delay: number;
	delayBack: number;
	duration: number;
	durationBack: number;
	easing: string;
	easingBack: string;
}

/** A value that a part has from the beginning. */
export interface Initial {
	part: Part;
	property: string;
	value: string;
}

const EASINGS =
	/^(ease(In|Out|InOut)(Quad|Cubic|Quart|Quint|Sine|Expo|Circ|Back)|easeOutBounce|elastic|bounce)$/;

const NORMAL = {
	comes: true,
	goes: true,
	follows: false,
	delay: 0,
	delayBack: 0,
	duration: 400,
	durationBack: 300,
	easing: 'easeOutQuart',
	easingBack: 'easeOutQuart',
};

type Timing = typeof NORMAL;

/** What the original makes of its presets, its slips among them: `imageBlurOn` takes the blur away. */
const PRESETS: Record< string, string > = {
	borderlighter: 'thumbnail_borderColor_lighter_lighter',
	borderdarker: 'thumbnail_borderColor_darker_darker',
	scale120: 'thumbnail_scale_1_1.2',
	labelappear: 'label_opacity_0_1',
	labelappear75: 'label_opacity_0_1',
	toolsappear: 'tools_opacity_0_1',
	toolsslidedown: 'tools_translateY_-100%_0%',
	toolsslideup: 'tools_translateY_100%_0%',
	labelopacity50: 'label_opacity_1_0.5',
	labelslideuptop: 'label_translateY_100%_0%',
	labelslideup: 'label_translateY_100%_0%',
	labelslidedown: 'label_translateY_-100%_0%',
	scalelabeloverimage: 'label_scale_0_1|image_scale_1_0',
	overscale:
		'label_scale_2_1|label_opacity_0_1|image_scale_1_0|image_opacity_1_0',
	overscaleoutside:
		'label_scale_2_1|label_opacity_0_1|image_scale_1_0|image_opacity_1_0',
	descriptionappear: 'description_opacity_0_1',
	slideright: 'image_translateX_0%_100%|label_translateX_-100%_0%',
	slideleft: 'image_translateX_0%_-100%|label_translateX_100%_0%',
	slideup: 'image_translateY_0%_-100%|label_translateY_100%_0%',
	slidedown: 'image_translateY_0%_100%|label_translateY_-100%_0%',
	imagescale150: 'image_scale_1_1.5',
	imagescale150outside: 'image_scale_1_1.5',
	imagescalein80: 'image_scale_1.2_1',
	imageslideright: 'image_translateX_0%_100%',
	imageslideleft: 'image_translateX_0%_-100%',
	imageslideup: 'image_translateY_0%_-100%',
	imageslidedown: 'image_translateY_0%_100%',
	labelslideupdown: 'label_translateY_0%_100%',
	descriptionslideup: 'description_translateY_110%_0%',
	imagebluron: 'image_blur_2px_0px',
	imagebluroff: 'image_blur_0px_2px',
	imagegrayon: 'image_grayscale_0%_100%',
	imagegrayoff: 'image_grayscale_100%_0%',
	imagesepiaon: 'image_sepia_100%_1%',
	imagesepiaoff: 'image_sepia_1%_100%',
};

/** Effects of one gallery: more are a mistake. */
const MAX_EFFECTS = 60;

export interface ReadEffects {
	effects: Effect[];
	/** Pieces that are no effect, or of nothing that a tile has. */
	unread: string[];
}

/**
 * Reads `thumbnailHoverEffect2`: a text with '|' between effects, an object, or a list of objects.
 *
 * @param value Value of the option.
 * @return Null = it is none of these.
 */
export function readEffects( value: unknown ): ReadEffects | null {
	const read: ReadEffects = { effects: [], unread: [] };
	if ( value === null || value === undefined ) {
		return read;
	}
	if ( typeof value === 'string' ) {
		for ( const text of value.split( '|' ) ) {
			add( read, text.trim(), NORMAL );
		}
		return read;
	}
	if ( typeof value !== 'object' ) {
		return null;
	}
	for ( const one of Array.isArray( value ) ? value : [ value ] ) {
		const fields = Object( one ) as Record< string, unknown >;
		if ( typeof one === 'string' ) {
			add( read, one.trim(), NORMAL );
		} else {
			add( read, nameOf( fields ), timingOf( fields ) );
		}
	}
	return read;
}

/**
 * Reads `thumbnailBuildInit2`: `element_property_value`, with '|' between.
 *
 * @param value Value of the option.
 * @return Null = it is no text.
 */
export function readInitials( value: unknown ): Initial[] | null {
	if ( typeof value !== 'string' ) {
		return value === null || value === undefined ? [] : null;
	}
	return value.split( '|' ).flatMap( ( text ) => {
		const [ element = '', property = '', ...rest ] = text
			.trim()
			.split( '_' );
		const part = partOf( element );
		return part && rest.length === 1
			? [ { part, property: cssName( property ), value: rest[ 0 ]! } ]
			: [];
	} );
}

/** An object names a preset, or says what it moves member by member. */
function nameOf( {
	name,
	element,
	type,
	from,
	to,
}: Record< string, unknown > ): string {
	return typeof name === 'string' && name
		? name
		: [ element, type, from, to ].map( String ).join( '_' );
}

function timingOf( fields: Record< string, unknown > ): Timing {
	const number = ( name: 'delay' | 'duration' | `${ string }Back` ) => {
		const value = parseInt( String( fields[ name ] ), 10 );
		const normal = NORMAL[ name as 'delay' ];
		return value >= 0 ? Math.min( value, 60_000 ) : normal;
	};
	const easing = ( name: string ) => {
		const value = String( fields[ name ] );
		return EASINGS.test( value ) ? value : NORMAL.easing;
	};
	return {
		comes: fields[ 'hoverin' ] !== false,
		goes: fields[ 'hoverout' ] !== false,
		follows: fields[ 'firstKeyframe' ] === false,
		delay: number( 'delay' ),
		delayBack: number( 'delayBack' ),
		duration: number( 'duration' ),
		durationBack: number( 'durationBack' ),
		easing: easing( 'easing' ),
		easingBack: easing( 'easingBack' ),
	};
}

function add( read: ReadEffects, text: string, timing: Timing ): void {
	if ( text === '' || text === 'none' ) {
		return;
	}
	const known = text.toLowerCase();
	const preset = Object.hasOwn( PRESETS, known ) ? PRESETS[ known ] : '';
	if ( preset ) {
		preset.split( '|' ).forEach( ( one ) => add( read, one, timing ) );
		return;
	}
	const pieces = text.split( '_' );
	const part = partOf( pieces[ 0 ] ?? '' );
	const isWhole = pieces.length > 3 && pieces.slice( 1, 4 ).every( Boolean );
	if ( ! part || ! isWhole || read.effects.length > MAX_EFFECTS ) {
		read.unread.push( text );
		return;
	}
	const [ , property = '', from = '', to = '', ...others ] = pieces;
	const effect: Effect = {
		...timing,
		part,
		property: cssName( property ),
		from,
		to,
	};
	for ( const other of others ) {
		addTiming( effect, other );
	}
	read.effects.push( effect );
}

/**
 * A piece of the grammar behind the values.
 *
 * @param effect Effect.
 * @param piece  Such as `easeOutBounce`, `hoverin`, `duration500`, or a number, which is a duration.
 */
function addTiming( effect: Effect, piece: string ): void {
	if ( EASINGS.test( piece ) ) {
		effect.easing = piece;
		return;
	}
	const name = piece.toLowerCase();
	if ( name === 'hoverin' ) {
		effect.goes = false;
	} else if ( name === 'hoverout' ) {
		effect.comes = false;
	} else if ( name === 'keyframe' ) {
		effect.follows = true;
	}
	const number = parseInt( name.replace( /[^0-9.]/g, '' ), 10 );
	if ( number > 0 ) {
		// As in the original, `durationBack` and `delayBack` are read as `duration` and `delay`.
		const isDelay = name.includes( 'delay' ) && ! name.includes( 'dur' );
		effect[ isDelay ? 'delay' : 'duration' ] = Math.min( number, 60_000 );
	}
}

function partOf( element: string ): Part | undefined {
	const name = element.replace( /^\.nGY2GThumbnail/, '' ).toLowerCase();
	const own = new Map< string, Part >( [
		[ '', 'thumbnail' ],
		[ 'icons', 'tools' ],
	] );
	return (
		PARTS.find( ( part ) => part === name ) ??
		( element.startsWith( '.' ) ? own.get( name ) : undefined )
	);
}

/** `backgroundColor` is `background-color`; functions of transforms and filters keep their name. */
function cssName( property: string ): string {
	return /^(translate|rotate|scale)[XYZ]?$/.test( property )
		? property
		: property.replace(
				/[A-Z]/g,
				( letter ) => `-${ letter.toLowerCase() }`
			);
}
