/** Effects of a level of albums, by what they change. */
import { targetOf } from './declarations';
import type { Effect, Initial, Part } from './effects';

/** `translate` and `scale` are properties of their own: axes move one by one, as in the original. */
const AXES = [ 'X', 'Y', 'Z' ] as const;

/** What one property of a part does. */
export interface Track {
	part: Part;
	property: string;
	rest: string;
	/** In order; none = it never changes. */
	steps: Effect[];
	back: Effect | null;
}

/**
 * What moves, or looks otherwise from the beginning.
 *
 * @param effects  Effects.
 * @param initials What parts have from the beginning.
 */
export function tracksOf(
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
			return functionsOf( group, value );
		default:
			return value( group[ 0 ]! );
	}
}

/**
 * The CSS property that tracks of one part make up together.
 *
 * @param group Tracks.
 * @return Its name, and what writes its value from one for each track.
 */
export function propertyOf( group: readonly Track[] ): {
	target: string;
	write: ( value: ( track: Track ) => string ) => string;
} {
	const target = targetOf( group[ 0 ]!.property );
	// One turn has an axis of its own; several are functions of a transform.
	const isInSpace =
		target === 'rotate' &&
		! group.every( ( { property } ) => /^rotateZ?$/.test( property ) );
	return isInSpace
		? {
				target: 'transform',
				write: ( value ) =>
					`perspective(900px) ${ functionsOf( group, value ) }`,
			}
		: { target, write: ( value ) => valueOf( group, value ) };
}

function functionsOf(
	group: readonly Track[],
	value: ( track: Track ) => string
): string {
	return group
		.map( ( track ) => `${ track.property }(${ value( track ) })` )
		.join( ' ' );
}
