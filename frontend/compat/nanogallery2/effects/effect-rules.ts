/** Hover effects as style rules; every value is a custom property of the wrapper, so that a site can change it (docs/names.md). */
import { BLOCK } from '../../../render/gallery/names';
import { easingOf } from './easing';
import type { Effect, Initial, Part } from './effects';

/** Where CSS puts a function: `translate`, `rotate` and `scale` move one by one, as in the original. */
const AXES = [ 'X', 'Y', 'Z' ] as const;
const FILTERS = [
	'blur',
	'brightness',
	'grayscale',
	'sepia',
	'contrast',
	'saturate',
];

/** What else an author may change; nothing that takes a tile out of its place or asks for an address. */
const PROPERTIES =
	/^(opacity|color|background(-color)?|border(-color|-width|-radius|-style)?|(box|text)-shadow|font(-size|-weight|-style|-variant)|letter-spacing|line-height|text-(align|decoration(-color)?|transform)|white-space|(padding|margin)(-top|-right|-bottom|-left)?|top|right|bottom|left|(min-|max-)?(width|height)|visibility)$/;

const MAX_CHARACTERS = 120;

const SELECTORS: Record< Part, string > = {
	thumbnail: `.${ BLOCK }__item`,
	image: `.${ BLOCK }__image`,
	label: `.${ BLOCK }__label`,
	title: `.${ BLOCK }__title`,
	description: `.${ BLOCK }__description`,
	tools: `.${ BLOCK }__tools`,
};

/** The border, the corners and what lies behind are those of the tile's link. */
const OF_LINK = /^(border|background|box-shadow)/;

const ACTIVE = ':is(:hover,:focus-within,.is-hovered)';

/** ms that the original waits before every effect. */
const WAIT = 30;

/** A value that is there as long as the pointer was anywhere: `hoverin` alone never goes back. */
const NEVER = '1e7s';

/** What one property of a part does. */
interface Track {
	part: Part;
	property: string;
	rest: string;
	/** In order; none = it never changes. */
	steps: Effect[];
	back: Effect | null;
}

export interface EffectRules {
	/** Custom properties of the wrapper. */
	properties: Record< string, string >;
	/** Style rules where nobody wants less motion, for a style sheet that scripts make: policies allow it. */
	rules: string[];
}

/**
 * Makes the rules of a level of albums.
 *
 * @param scope    Selector of the wrapper.
 * @param effects  Effects.
 * @param initials What parts have from the beginning.
 * @param name     Apart from other levels, '' or such as `l1`.
 * @param supports Whether the browser knows a declaration.
 */
export function effectRules(
	scope: string,
	effects: readonly Effect[],
	initials: readonly Initial[],
	name: string,
	supports: ( property: string, value: string ) => boolean
): EffectRules {
	const made: EffectRules = { properties: {}, rules: [] };
	const tracks = tracksOf( effects, initials ).filter(
		( { property, rest, steps } ) =>
			[
				rest,
				...steps.flatMap( ( { from, to } ) => [ from, to ] ),
			].every(
				( value ) => value === '' || isSafe( property, value, supports )
			)
	);
	const groups = new Map< string, Track[] >();
	for ( const track of tracks ) {
		const key = `${ track.part } ${ targetOf( track.property ) }`;
		groups.set( key, [ ...( groups.get( key ) ?? [] ), track ] );
	}
	const byPart = new Map< string, Track[][] >();
	for ( const group of groups.values() ) {
		const { part, property } = group[ 0 ]!;
		const selector =
			part === 'thumbnail' && OF_LINK.test( property )
				? `.${ BLOCK }__link`
				: SELECTORS[ part ];
		byPart.set( selector, [ ...( byPart.get( selector ) ?? [] ), group ] );
	}
	for ( const [ selector, list ] of byPart ) {
		addRules( made, scope, selector, list, name );
	}
	if ( effects.some( ( { part } ) => part === 'thumbnail' ) ) {
		made.rules.push( `${ scope } .${ BLOCK }__item${ ACTIVE }{z-index:1}` );
	}
	return made;
}

function tracksOf(
	effects: readonly Effect[],
	initials: readonly Initial[]
): Track[] {
	const tracks = new Map< string, Track >();
	const trackOf = ( part: Part, property: string ) => {
		const key = `${ part } ${ property }`;
		const track = tracks.get( key ) ?? {
			part,
			property,
			rest: '',
			steps: [],
			back: null,
		};
		tracks.set( key, track );
		return track;
	};
	for ( const { part, property, value } of initials ) {
		trackOf( part, property ).rest = value;
	}
	for ( const effect of effects ) {
		const track = trackOf( effect.part, effect.property );
		if ( effect.comes ) {
			if ( ! effect.follows && track.steps.length === 0 ) {
				track.rest = effect.from;
			}
			track.steps.push( effect );
		}
		if ( effect.goes ) {
			track.back = effect;
		}
	}
	return [ ...tracks.values() ].map( ( track ) => {
		// The name of a shade stands for a color that only CSS knows.
		const [ step ] = track.steps;
		return step && /^(lighter|darker)$/.test( step.to )
			? {
					...track,
					rest: 'var(--vitrine-gallery-border-color,#000)',
					steps: [
						{
							...step,
							to: `color-mix(in srgb,var(--vitrine-gallery-border-color,#000),${
								step.to === 'lighter' ? '#fff' : '#000'
							})`,
						},
					],
				}
			: track;
	} );
}

/**
 * Whether a value can stand in a style rule: it ends nothing and asks for no address.
 *
 * @param value Written by an author.
 */
export function isHarmless( value: string ): boolean {
	return (
		value.length <= MAX_CHARACTERS &&
		! /[;{}<>\\"'@]|\/\*|url|image|src|element|attr\(|var\(--(?!vitrine-gallery)/i.test(
			value
		)
	);
}

function isSafe(
	property: string,
	value: string,
	supports: ( property: string, value: string ) => boolean
): boolean {
	if ( ! isHarmless( value ) ) {
		return false;
	}
	if ( ! isFunction( property ) ) {
		return PROPERTIES.test( property ) && supports( property, value );
	}
	return (
		/^-?[\d.]+(px|%|em|rem|deg|rad|turn|vw|vh)?$/.test( value ) &&
		supports( ...declarationOf( property, value ) )
	);
}

/** Whether it is a function of transforms or filters. */
function isFunction( property: string ): boolean {
	return (
		FILTERS.includes( property ) ||
		/^(translate|rotate|scale)[XYZ]?$/.test( property )
	);
}

/** The CSS property that a function belongs to. */
function targetOf( property: string ): string {
	if ( FILTERS.includes( property ) ) {
		return 'filter';
	}
	return (
		/^(translate|rotate|scale)(?=[XYZ]?$)/.exec( property )?.[ 0 ] ??
		property
	);
}

function declarationOf(
	property: string,
	value: string
): [ property: string, value: string ] {
	if ( ! isFunction( property ) ) {
		return [ property, value ];
	}
	return FILTERS.includes( property )
		? [ 'filter', `${ property }(${ unit( property, value ) })` ]
		: [ 'transform', `${ property }(${ unit( property, value ) })` ];
}

/** As in the original, a bare number counts as what its function takes. */
function unit( property: string, value: string ): string {
	let own = '';
	if ( /^translate|^blur$/.test( property ) ) {
		own = 'px';
	} else if ( property.startsWith( 'rotate' ) ) {
		own = 'deg';
	}
	return /^-?[\d.]+$/.test( value ) ? `${ value }${ own }` : value;
}

/**
 * The value of a CSS property for the tracks that make it up.
 *
 * @param group Tracks of one part.
 * @param value Of one of them.
 */
function valueOf(
	group: readonly Track[],
	value: ( track: Track ) => string
): string {
	const target = targetOf( group[ 0 ]!.property );
	const of = ( property: string, fallback: string ) => {
		const track = group.find( ( one ) => one.property === property );
		return track ? value( track ) : fallback;
	};
	switch ( target ) {
		case 'translate':
			return AXES.map( ( axis ) =>
				of( `translate${ axis }`, '0px' )
			).join( ' ' );
		case 'scale': {
			const whole = of( 'scale', '1' );
			return group[ 0 ]!.property === 'scale'
				? whole
				: AXES.map( ( axis ) => of( `scale${ axis }`, whole ) ).join(
						' '
					);
		}
		case 'filter':
			return group
				.map( ( track ) => `${ track.property }(${ value( track ) })` )
				.join( ' ' );
		default:
			return value( group[ 0 ]! );
	}
}

/** One turn has an axis of its own; several are functions of a transform. */
function isRotation( group: readonly Track[] ): boolean {
	return targetOf( group[ 0 ]!.property ) === 'rotate';
}

function addRules(
	made: EffectRules,
	scope: string,
	selector: string,
	groups: readonly Track[][],
	name: string
): void {
	const rest: string[] = [];
	const active: string[] = [];
	const goes: string[] = [];
	const comes: string[] = [];
	const animations: string[] = [];
	for ( const group of groups ) {
		const isFlat =
			isRotation( group ) &&
			group.every( ( { property } ) => /^rotateZ?$/.test( property ) );
		const target =
			isRotation( group ) && ! isFlat
				? 'transform'
				: targetOf( group[ 0 ]!.property );
		const write = ( value: ( track: Track ) => string ) =>
			target === 'transform'
				? `perspective(900px) ${ group
						.map(
							( track ) =>
								`${ track.property }(${ value( track ) })`
						)
						.join( ' ' ) }`
				: valueOf( group, value );
		const variable = ( track: Track, state: '' | '-hover' ) => {
			const long = track.property.replace(
				/[XYZ]$/,
				( axis ) => `-${ axis.toLowerCase() }`
			);
			const key = `--vitrine-gallery-${
				name ? `${ name }-` : ''
			}${ track.part }-${ long }${ state }`;
			const end = track.steps.at( -1 );
			made.properties[ key ] = unit(
				track.property,
				( state ? end?.to : '' ) || track.rest
			);
			return `var(${ key })`;
		};
		if ( group.every( ( track ) => track.rest !== '' ) ) {
			rest.push(
				`${ target }:${ write( ( one ) => variable( one, '' ) ) }`
			);
		}
		const moving = group.filter( ( { steps } ) => steps.length > 0 );
		const first = moving[ 0 ];
		if ( ! first ) {
			continue;
		}
		active.push(
			`${ target }:${ write( ( one ) => variable( one, '-hover' ) ) }`
		);
		const longest = ( key: 'duration' | 'durationBack' ) =>
			Math.max( ...moving.map( ( { steps } ) => steps[ 0 ]![ key ] ) );
		const [ step ] = first.steps;
		const { back } = first;
		goes.push(
			back
				? `${ target } ${ longest( 'durationBack' ) }ms ${ easingOf(
						back.easingBack
					) } ${ WAIT + back.delayBack }ms`
				: `${ target } 0s ${ NEVER }`
		);
		if ( moving.every( ( { steps } ) => steps.length === 1 ) ) {
			comes.push(
				`${ target } ${ longest( 'duration' ) }ms ${ easingOf(
					step!.easing
				) } ${ WAIT + step!.delay }ms`
			);
		} else {
			comes.push( `${ target } 0s` );
			animations.push( keyframes( made, first, target, name, write ) );
		}
	}
	if ( rest.length > 0 || goes.length > 0 ) {
		const all = [
			...rest,
			...( goes.length > 0 ? [ `transition:${ goes.join() }` ] : [] ),
		];
		made.rules.push(
			forFingers(
				selector,
				`${ scope } ${ selector }{${ all.join( ';' ) }}`
			)
		);
	}
	if ( active.length > 0 ) {
		const item = `${ scope } .${ BLOCK }__item${ ACTIVE }`;
		const on =
			selector === SELECTORS.thumbnail ? item : `${ item } ${ selector }`;
		const all = [
			...active,
			`transition:${ comes.join() }`,
			...( animations.length > 0
				? [ `animation:${ animations.join() }` ]
				: [] ),
		];
		made.rules.push( `${ on }{${ all.join( ';' ) }}` );
	}
}

/** A finger finds nothing that hides. */
const forFingers = ( selector: string, rule: string ) =>
	selector === SELECTORS.tools ? `@media (hover:hover){${ rule }}` : rule;

/**
 * Several steps of one property, each with a beginning of its own.
 *
 * @param made   Receives the keyframes.
 * @param track  What moves.
 * @param target CSS property.
 * @param name   Apart from other levels.
 * @param write  Writes a value.
 */
function keyframes(
	made: EffectRules,
	track: Track,
	target: string,
	name: string,
	write: ( value: ( track: Track ) => string ) => string
): string {
	const total = Math.max(
		1,
		...track.steps.map( ( { delay, duration } ) => delay + duration )
	);
	const id = `vitrine-${ name || 'all' }-${ track.part }-${ target }-${
		made.rules.length
	}`;
	const at = ( ms: number ) => `${ ( ms / total ) * 100 }%`;
	const frames = track.steps.map(
		( { delay, duration, from, to, easing } ) => {
			const value = ( one: string ) =>
				write( ( other ) =>
					unit( track.property, other === track ? one : other.rest )
				);
			return `${ at( delay ) }{${ target }:${ value(
				from
			) };animation-timing-function:${ easingOf( easing ) }}${ at(
				delay + duration
			) }{${ target }:${ value( to ) }}`;
		}
	);
	made.rules.push( `@keyframes ${ id }{${ frames.join( '' ) }}` );
	return `${ total }ms linear ${ WAIT }ms backwards ${ id }`;
}
