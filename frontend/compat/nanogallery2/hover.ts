import { HOVER_EFFECTS } from '../../render/gallery/hover-effects';

const ELEMENTS = [
	'image',
	'thumbnail',
	'label',
	'title',
	'description',
	'tools',
	'customlayer',
];

export interface HoverEffect {
	/** Preset, or null when nothing comes near. */
	effect: string | null;
	/** Whether the preset is what was written, not only close to it. */
	exact: boolean;
}

/**
 * Whether the property grows from rest to hover; `1`, `100%` and `5px` compare by their numbers.
 *
 * @param from Value at rest.
 * @param to   Value under the pointer.
 */
const grows = ( from: string, to: string ) =>
	( parseFloat( to ) || 0 ) > ( parseFloat( from ) || 0 );

function presetOf(
	element: string,
	property: string,
	from: string,
	to: string
): string | null {
	const up = grows( from, to );
	const moves: Record< string, string > = {
		translateX: up ? 'Right' : 'Left',
		translateY: up ? 'Down' : 'Up',
	};
	const move = moves[ property ];
	const scales = /^scale/.test( property );
	switch ( element ) {
		case 'image': {
			if ( scales ) {
				return up ? 'imageScale150' : 'imageScaleIn80';
			}
			if ( move ) {
				return `imageSlide${ move }`;
			}
			const filter = {
				blur: 'imageBlur',
				grayscale: 'imageGray',
				sepia: 'imageSepia',
			}[ property ];
			return filter ? `${ filter }${ up ? 'On' : 'Off' }` : null;
		}
		case 'thumbnail':
			if ( scales ) {
				return 'scale120';
			}
			return move ? `slide${ move }` : null;
		case 'label':
		case 'title':
			if ( property === 'opacity' ) {
				return up ? 'labelAppear' : 'labelOpacity50';
			}
			if ( move === 'Up' || move === 'Down' ) {
				return `labelSlide${ move }`;
			}
			return scales ? 'scaleLabelOverImage' : null;
		case 'description':
			if ( property === 'opacity' ) {
				return 'descriptionAppear';
			}
			return move ? 'descriptionSlideUp' : null;
		case 'tools':
			if ( property === 'opacity' ) {
				return 'toolsAppear';
			}
			if ( move === 'Up' || move === 'Down' ) {
				return `toolsSlide${ move }`;
			}
			return null;
		default:
			return null;
	}
}

/**
 * Reads one effect: a preset, or `element_property_from_to[_easing][_hoverin|_hoverout][_keyframe][_durationN][_delayN]`.
 *
 * @param text The effect.
 * @return Null when it is neither.
 */
function effectOf( text: string ): HoverEffect | null {
	const [ name = '', property = '', from = '', to = '' ] = text.split( '_' );
	const preset = HOVER_EFFECTS.find( ( one ) => one === name );
	if ( preset ) {
		return { effect: preset, exact: text === name };
	}
	if ( ! ELEMENTS.includes( name ) || ! property || ! from || ! to ) {
		return null;
	}
	return { effect: presetOf( name, property, from, to ), exact: false };
}

/** Own objects of the original: `{ name: 'labelAppear', duration: 500 }`. */
function nameIn( value: unknown ): string | null {
	if ( typeof value === 'string' ) {
		return value;
	}
	if ( value && typeof value === 'object' && 'name' in value ) {
		return typeof value.name === 'string' ? value.name : null;
	}
	return null;
}

/**
 * Reads `thumbnailHoverEffect2`: a string with '|' between effects, an effect, or a list of them.
 *
 * @param value Value of the option.
 * @return Null when a part of it is no effect at all: 'incorrect parameter' (specification §8).
 */
export function hoverEffects( value: unknown ): HoverEffect[] | null {
	if ( value === 'none' || value === '' ) {
		return [];
	}
	const names = ( Array.isArray( value ) ? value : [ value ] ).map( nameIn );
	const effects = names
		.flatMap( ( name ) => ( name === null ? [ '' ] : name.split( '|' ) ) )
		.map( ( name ) => effectOf( name.trim() ) );
	return effects.every( ( effect ) => effect !== null ) ? effects : null;
}
