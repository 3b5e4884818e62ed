/** What effects add to a block. Twin: php/Effects/Look.php. */
import type { Devices, Effects, Entrance } from './effects';

export interface Look {
	classes: string[];
	/** Custom properties. */
	style: Record< string, string >;
	data?: Record< string, string >;
}

/** Blocks that have no others in them. */
const SINGLE = [ 'core/image', 'core/heading' ];

/**
 * Whether the blocks in a block may enter one after the other.
 *
 * @param block Name of the block.
 */
export const staggers = ( block: string ): boolean =>
	! SINGLE.includes( block );

/** Blocks that have blocks of any kind in them. Twin: php/Effects/Effects.php. */
export const SECTIONS = [
	'core/group',
	'core/cover',
	'core/columns',
	'core/column',
];

/**
 * Whether a block has a shape at one of its edges.
 *
 * @param effects Its settings.
 * @param block   Name of the block.
 */
export const isDivided = (
	{ dividerTop, dividerBottom }: Effects,
	block: string
): boolean =>
	SECTIONS.includes( block ) &&
	( dividerTop.shape !== '' || dividerBottom.shape !== '' );

/**
 * Whether something lies behind the content of a block.
 *
 * @param effects Its settings.
 * @param block   Name of the block.
 */
export const hasBackground = (
	{ background: { kind } }: Effects,
	block: string
): boolean => SECTIONS.includes( block ) && kind !== '';

/**
 * A class for each device on which a block has an effect.
 *
 * @param effect   Class of the effect.
 * @param settings Its settings.
 */
export const devicesOf = ( effect: string, settings: Devices ): string[] =>
	( [ 'desktops', 'tablets', 'phones' ] as const )
		.filter( ( device ) => settings[ device ] )
		.map( ( device ) => `${ effect }-on-${ device }` );

/**
 * How a block enters. Twin: Entrance::look() in php/Effects/Entrance.php.
 *
 * @param entrance Its settings.
 * @param block    Name of the block.
 * @return Undefined where it does not.
 */
export function entranceLook(
	entrance: Entrance,
	block: string
): Look | undefined {
	const devices = devicesOf( 'vitrine-entrance', entrance );
	if ( entrance.animation === '' || devices.length === 0 ) {
		return undefined;
	}
	const isStaggered = entrance.stagger > 0 && staggers( block );
	return {
		classes: [
			'vitrine-entrance',
			...devices,
			...( isStaggered ? [ 'has-stagger' ] : [] ),
		],
		style: {
			'--vitrine-entrance-duration': `${ entrance.duration }ms`,
			'--vitrine-entrance-delay': `${ entrance.delay }ms`,
			...( isStaggered && {
				'--vitrine-entrance-stagger': `${ entrance.stagger }ms`,
			} ),
		},
		data: { 'data-vitrine-animation': entrance.animation },
	};
}
