import { __, sprintf } from '@wordpress/i18n';
import type { FieldsOf } from '@vitrine/editor';
import type { Motion } from '../../frontend/render/effects/effects';

/** What moves with the page. */
export const MOVED = [ 'y', 'x', 'rotate' ] as const;

/** What comes and goes with the page. */
export const CHANGED = [ 'opacity', 'blur', 'scale' ] as const;

/** What follows the pointer. */
export const FOLLOWED = [ 'track', 'tilt' ] as const;

type Fields = FieldsOf< Motion >;

/** What is stored of an effect: only what differs from an untouched one. */
type Stored = { on?: boolean };

const labels = (): Record< string, string > => ( {
	y: __( 'Vertical scroll', 'vitrine' ),
	x: __( 'Horizontal scroll', 'vitrine' ),
	rotate: __( 'Rotate', 'vitrine' ),
	opacity: __( 'Transparency', 'vitrine' ),
	blur: __( 'Blur', 'vitrine' ),
	scale: __( 'Scale', 'vitrine' ),
	track: __( 'Mouse track', 'vitrine' ),
	tilt: __( '3D tilt', 'vitrine' ),
} );

const sides = () => ( {
	left: __( 'To the left', 'vitrine' ),
	right: __( 'To the right', 'vitrine' ),
} );

/** A panel tells its settings apart by their labels. */
const labelOf = ( name: string, setting: string ): string =>
	sprintf(
		/* translators: 1: an effect, such as Vertical scroll, 2: one of its settings, such as speed */
		__( '%1$s: %2$s', 'vitrine' ),
		labels()[ name ]!,
		setting
	);

const ranges = ( name: string ) => ( {
	[ `${ name }.start` ]: labelOf( name, __( 'starts at (%)', 'vitrine' ) ),
	[ `${ name }.end` ]: labelOf( name, __( 'ends at (%)', 'vitrine' ) ),
} );

/**
 * Fields of something that moves.
 *
 * @param name   What.
 * @param stored Its settings.
 */
export const movedFields = (
	name: ( typeof MOVED )[ number ],
	{ on }: Stored
): Fields => ( {
	[ `${ name }.on` ]: labels()[ name ],
	...( on && {
		[ `${ name }.direction` ]: {
			label: labelOf( name, __( 'direction', 'vitrine' ) ),
			choices:
				name === 'y'
					? {
							up: __( 'Up', 'vitrine' ),
							down: __( 'Down', 'vitrine' ),
						}
					: sides(),
		},
		[ `${ name }.speed` ]: labelOf( name, __( 'speed', 'vitrine' ) ),
		...ranges( name ),
	} ),
} );

/**
 * Fields of something that comes and goes.
 *
 * @param name   What.
 * @param stored Its settings.
 */
export const changedFields = (
	name: ( typeof CHANGED )[ number ],
	{ on }: Stored
): Fields => ( {
	[ `${ name }.on` ]: labels()[ name ],
	...( on && {
		[ `${ name }.direction` ]: {
			label: labelOf( name, __( 'direction', 'vitrine' ) ),
			choices:
				name === 'scale'
					? {
							'out-in': __( 'Scale up', 'vitrine' ),
							'in-out': __( 'Scale down', 'vitrine' ),
							'in-out-in': __( 'Scale down, then up', 'vitrine' ),
							'out-in-out': __(
								'Scale up, then down',
								'vitrine'
							),
						}
					: {
							'out-in': __( 'Fade in', 'vitrine' ),
							'in-out': __( 'Fade out', 'vitrine' ),
							'in-out-in': __( 'Fade out, then in', 'vitrine' ),
							'out-in-out': __( 'Fade in, then out', 'vitrine' ),
						},
		},
		...( name === 'scale'
			? { 'scale.speed': labelOf( name, __( 'speed', 'vitrine' ) ) }
			: {
					[ `${ name }.level` ]: labelOf(
						name,
						__( 'level', 'vitrine' )
					),
				} ),
		...ranges( name ),
	} ),
} );

/**
 * Fields of something that follows the pointer.
 *
 * @param name   What.
 * @param stored Its settings.
 */
export const followedFields = (
	name: ( typeof FOLLOWED )[ number ],
	{ on }: Stored
): Fields => ( {
	[ `${ name }.on` ]: labels()[ name ],
	...( on && {
		[ `${ name }.direction` ]: {
			label: labelOf( name, __( 'direction', 'vitrine' ) ),
			choices: {
				opposite: __( 'Opposite to the mouse', 'vitrine' ),
				direct: __( 'With the mouse', 'vitrine' ),
			},
		},
		[ `${ name }.speed` ]: {
			label: labelOf( name, __( 'speed', 'vitrine' ) ),
			step: 0.1,
		},
	} ),
} );
