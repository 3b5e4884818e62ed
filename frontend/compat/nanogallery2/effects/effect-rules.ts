/** Hover effects as style rules; every value is a custom property of the wrapper, so that a site can change it (docs/names.md). */
import { BLOCK } from '../../../render/gallery/names';
import { isSafe, unit, targetOf } from './declarations';
import { easingOf } from './easing';
import type { Effect, Initial, Part } from './effects';
import { propertyOf, tracksOf } from './tracks';
import type { Track } from './tracks';

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

/** Declarations of a part, in the order of its properties. */
interface PartRules {
	/** Where no pointer is. */
	rest: string[];
	/** Where it is. */
	active: string[];
	/** Transitions when it goes, and when it comes. */
	goes: string[];
	comes: string[];
	animations: string[];
}

function addRules(
	made: EffectRules,
	scope: string,
	selector: string,
	groups: readonly Track[][],
	name: string
): void {
	const part: PartRules = {
		rest: [],
		active: [],
		goes: [],
		comes: [],
		animations: [],
	};
	for ( const group of groups ) {
		addProperty( made, part, group, name );
	}
	const { rest, active, goes, comes, animations } = part;
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

/**
 * What one CSS property of a part does.
 *
 * @param made  Receives custom properties and keyframes.
 * @param part  Receives declarations.
 * @param group Tracks that make the property up.
 * @param name  Apart from other levels.
 */
function addProperty(
	made: EffectRules,
	part: PartRules,
	group: readonly Track[],
	name: string
): void {
	const { target, write } = propertyOf( group );
	const declare = ( state: '' | '-hover' ) =>
		`${ target }:${ write( ( one ) =>
			variableOf( made, one, name, state )
		) }`;
	if ( group.every( ( track ) => track.rest !== '' ) ) {
		part.rest.push( declare( '' ) );
	}
	const moving = group.filter( ( { steps } ) => steps.length > 0 );
	const first = moving[ 0 ];
	if ( ! first ) {
		return;
	}
	part.active.push( declare( '-hover' ) );
	const longest = ( key: 'duration' | 'durationBack' ) =>
		Math.max( ...moving.map( ( { steps } ) => steps[ 0 ]![ key ] ) );
	const [ step ] = first.steps;
	const { back } = first;
	part.goes.push(
		back
			? `${ target } ${ longest( 'durationBack' ) }ms ${ easingOf(
					back.easingBack
				) } ${ WAIT + back.delayBack }ms`
			: `${ target } 0s ${ NEVER }`
	);
	if ( moving.every( ( { steps } ) => steps.length === 1 ) ) {
		part.comes.push(
			`${ target } ${ longest( 'duration' ) }ms ${ easingOf(
				step!.easing
			) } ${ WAIT + step!.delay }ms`
		);
	} else {
		part.comes.push( `${ target } 0s` );
		part.animations.push( keyframes( made, first, target, name, write ) );
	}
}

/**
 * The custom property of a track, in a state.
 *
 * @param made  Receives it.
 * @param track Track.
 * @param name  Apart from other levels.
 * @param state '' = where no pointer is.
 */
function variableOf(
	made: EffectRules,
	track: Track,
	name: string,
	state: '' | '-hover'
): string {
	const { part, property, rest, steps } = track;
	const long = property.replace(
		/[XYZ]$/,
		( axis ) => `-${ axis.toLowerCase() }`
	);
	const key = `--vitrine-gallery-${
		name ? `${ name }-` : ''
	}${ part }-${ long }${ state }`;
	made.properties[ key ] = unit(
		property,
		( state ? steps.at( -1 )?.to : '' ) || rest
	);
	return `var(${ key })`;
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
