/** Names of animations for people (frontend/render/effects/animations.ts has those of the original work). */
import { __, sprintf } from '@wordpress/i18n';
import type { OptionGroup } from '../fields/grouped';
import { ENTRANCES, EXITS } from '../../frontend/render/effects/animations';

/** What may be chosen for the entrance. */
export const entranceGroups = (): OptionGroup[] =>
	groupsOf( ENTRANCES, entranceSides() );

/** What may be chosen for the exit: the entrance, backwards. */
export const exitGroups = (): OptionGroup[] => groupsOf( EXITS, exitSides() );

const groupsOf = (
	groups: Record< string, readonly string[] >,
	sides: Record< string, string >
): OptionGroup[] =>
	Object.entries( groups ).map( ( [ group, names ] ) => ( {
		label: groupLabels()[ group ] ?? group,
		options: names.map( ( value ) => ( {
			value,
			label: labelOf( group, value, sides ),
		} ) ),
	} ) );

function labelOf(
	group: string,
	name: string,
	sides: Record< string, string >
): string {
	const own = ownLabels()[ name ];
	if ( own ) {
		return own;
	}
	const side = sides[ name.replace( /^[a-z]+(?:Speed)?In/, '' ) ];
	const label = groupLabels()[ group ] ?? group;
	return side
		? /* translators: 1: an animation, such as Fade, 2: a direction, such as "from the left" */
			sprintf( __( '%1$s, %2$s', 'vitrine' ), label, side )
		: label;
}

const groupLabels = (): Record< string, string > => ( {
	fade: __( 'Fade', 'vitrine' ),
	zoom: __( 'Zoom', 'vitrine' ),
	bounce: __( 'Spring', 'vitrine' ),
	slide: __( 'Slide', 'vitrine' ),
	rotate: __( 'Turn', 'vitrine' ),
	attention: __( 'Call attention', 'vitrine' ),
	lightSpeed: __( 'Rush', 'vitrine' ),
	roll: __( 'Roll', 'vitrine' ),
} );

const entranceSides = (): Record< string, string > => ( {
	Down: __( 'from above', 'vitrine' ),
	Up: __( 'from below', 'vitrine' ),
	Left: __( 'from the left', 'vitrine' ),
	Right: __( 'from the right', 'vitrine' ),
	DownLeft: __( 'downward, left corner', 'vitrine' ),
	DownRight: __( 'downward, right corner', 'vitrine' ),
	UpLeft: __( 'upward, left corner', 'vitrine' ),
	UpRight: __( 'upward, right corner', 'vitrine' ),
} );

const exitSides = (): Record< string, string > => ( {
	Down: __( 'to the top', 'vitrine' ),
	Up: __( 'to the bottom', 'vitrine' ),
	Left: __( 'to the left', 'vitrine' ),
	Right: __( 'to the right', 'vitrine' ),
	DownLeft: __( 'upward, left corner', 'vitrine' ),
	DownRight: __( 'upward, right corner', 'vitrine' ),
	UpLeft: __( 'downward, left corner', 'vitrine' ),
	UpRight: __( 'downward, right corner', 'vitrine' ),
} );

const ownLabels = (): Record< string, string > => ( {
	bounce: __( 'Bounce', 'vitrine' ),
	flash: __( 'Flash', 'vitrine' ),
	pulse: __( 'Pulse', 'vitrine' ),
	rubberBand: __( 'Rubber band', 'vitrine' ),
	shake: __( 'Shake', 'vitrine' ),
	headShake: __( 'Head shake', 'vitrine' ),
	swing: __( 'Swing', 'vitrine' ),
	tada: __( 'Ta-da', 'vitrine' ),
	wobble: __( 'Wobble', 'vitrine' ),
	jello: __( 'Jelly', 'vitrine' ),
} );
