import { __ } from '@wordpress/i18n';
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

const ranges = ( name: string ) => ( {
	[ `${ name }.start` ]: __( 'Starts at (%)', 'vitrine' ),
	[ `${ name }.end` ]: __( 'Ends at (%)', 'vitrine' ),
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
			label: __( 'Direction', 'vitrine' ),
			choices:
				name === 'y'
					? {
							up: __( 'Up', 'vitrine' ),
							down: __( 'Down', 'vitrine' ),
						}
					: sides(),
		},
		[ `${ name }.speed` ]: __( 'Speed', 'vitrine' ),
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
			label: __( 'Direction', 'vitrine' ),
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
			? { 'scale.speed': __( 'Speed', 'vitrine' ) }
			: { [ `${ name }.level` ]: __( 'Level', 'vitrine' ) } ),
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
			label: __( 'Direction', 'vitrine' ),
			choices: {
				opposite: __( 'Opposite to the mouse', 'vitrine' ),
				direct: __( 'With the mouse', 'vitrine' ),
			},
		},
		[ `${ name }.speed` ]: {
			label: __( 'Speed', 'vitrine' ),
			step: 0.1,
		},
	} ),
} );
