/** How a block moves with the page and with the pointer. Twin: php/Effects/Motion.php; both are held to tests/fixtures/motion.json. */
import { devicesOf, type Look } from './look';
import type { Changed, Motion, Pointed } from './effects';

/** Units of what moves, and the directions in which it goes from more to less. */
const MOVED = {
	y: [ 'px', 'up' ],
	x: [ 'px', 'left' ],
	rotate: [ 'deg', 'left' ],
} as const;

/** What changes with and without its effect. */
const CHANGED = [ 'scale', 'opacity', 'blur' ] as const;

/** An animation: what it moves, and where on the way. */
interface Track {
	name: string;
	start: number;
	end: number;
	/** Where it holds its ends; one that another goes before holds the second alone. */
	fill: 'both' | 'forwards';
	way: 'normal' | 'reverse';
}

type Style = Record< string, string >;

/**
 * What motion adds to a block.
 *
 * @param motion Its settings.
 * @param block  Name of the block.
 * @return Undefined where it does not move.
 */
export function motionLook( motion: Motion, block: string ): Look | undefined {
	const devices = devicesOf( 'vitrine-motion', motion );
	const scrolled = scrolledStyle( motion );
	const followed = followedStyle( motion );
	const scrolls = Object.keys( scrolled ).length > 0;
	const follows = Object.keys( followed ).length > 0;
	if ( devices.length === 0 || ! ( scrolls || follows ) ) {
		return undefined;
	}
	return {
		classes: [
			...( scrolls ? [ 'vitrine-motion' ] : [] ),
			...( follows ? [ 'vitrine-follows' ] : [] ),
			...( motion.background && block === 'core/cover'
				? [ 'has-moving-background' ]
				: [] ),
			...devices,
		],
		style: {
			...scrolled,
			...followed,
			...( motion.origin !== 'center' && {
				'--vitrine-motion-origin': motion.origin,
			} ),
		},
	};
}

function scrolledStyle( motion: Motion ): Style {
	const tracks: Track[] = [];
	const style: Style = {};
	for ( const [ name, [ unit, first ] ] of Object.entries( MOVED ) ) {
		const { on, direction, speed, start, ...moved } =
			motion[ name as keyof typeof MOVED ];
		if ( on ) {
			const end = Math.max( start, moved.end );
			const sign = direction === first ? 1 : -1;
			const [ from, to ] = [ start, end ].map(
				// Not -0.
				( percent ) => sign * ( 50 - percent ) * speed || 0
			) as [ number, number ];
			tracks.push( track( name, start, end ) );
			Object.assign( style, values( name, from + unit, to + unit ) );
			if ( unit === 'px' && motion.background ) {
				style[ `--vitrine-motion-${ name }-room` ] =
					`${ Math.max( Math.abs( from ), Math.abs( to ) ) }px`;
			}
		}
	}
	for ( const name of CHANGED ) {
		if ( motion[ name ].on ) {
			tracks.push( ...changes( name, motion[ name ] ) );
			Object.assign( style, values( name, ...ends( name, motion ) ) );
		}
	}
	const list = ( written: ( one: Track ) => string ) =>
		tracks.map( written ).join( ',' );
	return tracks.length === 0
		? {}
		: {
				'--vitrine-motion': list(
					( { name } ) => `vitrine-motion-${ name }`
				),
				'--vitrine-motion-range': list(
					( { start, end } ) => `${ start }% ${ end }%`
				),
				'--vitrine-motion-fill': list( ( { fill } ) => fill ),
				'--vitrine-motion-way': list( ( { way } ) => way ),
				...( motion.relativeTo === 'page' && {
					'--vitrine-motion-timeline': 'scroll(root)',
				} ),
				...style,
			};
}

/** The two ends of a change: without and with the effect, as `out-in` goes. */
function ends(
	name: ( typeof CHANGED )[ number ],
	motion: Motion
): [ string, string ] {
	switch ( name ) {
		case 'scale':
			return [ '1', String( ( 10 + motion.scale.speed ) / 10 ) ];
		case 'opacity':
			return [ String( ( 10 - motion.opacity.level ) / 10 ), '1' ];
		default:
			return [ `blur(${ motion.blur.level }px)`, 'blur(0px)' ];
	}
}

/** The one or two animations of a change. */
function changes(
	name: string,
	{ direction, start, end: last }: Changed
): Track[] {
	const end = Math.max( start, last );
	switch ( direction ) {
		case 'out-in':
			return [ track( name, start, end ) ];
		case 'in-out':
			return [ track( name, start, end, 'both', 'reverse' ) ];
		case 'out-in-out':
			return [
				track( name, 0, start ),
				track( name, end, 100, 'forwards', 'reverse' ),
			];
		default:
			return [
				track( name, 0, start, 'both', 'reverse' ),
				track( name, end, 100, 'forwards' ),
			];
	}
}

const track = (
	name: string,
	start: number,
	end: number,
	fill: Track[ 'fill' ] = 'both',
	way: Track[ 'way' ] = 'normal'
): Track => ( { name, start, end, fill, way } );

const values = ( name: string, from: string, to: string ): Style => ( {
	[ `--vitrine-motion-${ name }` ]: from,
	[ `--vitrine-motion-${ name }-to` ]: to,
} );

/** What follows the pointer: how far for each percent of the window. */
const followedStyle = ( { track: tracked, tilt }: Motion ): Style => {
	const signed = ( { direction, speed }: Pointed ) =>
		( direction === 'direct' ? speed : -speed ) || 0;
	return {
		...( tracked.on && { '--vitrine-track': `${ signed( tracked ) }px` } ),
		...( tilt.on && { '--vitrine-tilt': `${ signed( tilt ) / 10 }deg` } ),
	};
};
