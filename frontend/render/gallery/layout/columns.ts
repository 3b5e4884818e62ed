import { rangeOf } from '../steps';
import type { LayoutSettings } from '../types';
import { at, length, plus, times } from './length';
import type { Length } from './length';

/** Columns of equal width, for `grid` and `cascading`. Twin: php/Gallery/Layout/Columns.php. */
export interface Columns {
	readonly count: number;
	/** Of a tile with its borders. */
	readonly width: Length;
	/** From the beginning of a column to that of the next. */
	readonly step: Length;
	/** Where the first column begins. */
	readonly start: Length;
}

/** Of the wanted width: narrower pictures are not worth another column. */
const MIN_SHARE = 0.25;

/**
 * Divides a container into columns.
 *
 * @param settings Settings.
 * @param items    How many tiles there are.
 * @param width    Nominal width of the container, in px.
 */
export function columnsOf(
	settings: LayoutSettings,
	items: number,
	width: number
): Columns {
	return settings.alignment === 'fillWidth'
		? shared( settings, width )
		: fixed( settings, items, width );
}

/**
 * The columns share the width: one more than fits where pictures would become larger than wanted.
 *
 * @param settings Settings.
 * @param width    Nominal width, in px.
 */
function shared( settings: LayoutSettings, width: number ): Columns {
	const { gutterWidth: gutter, borderHorizontal: border } = settings;
	const picture = ( count: number ) =>
		( width - ( count - 1 ) * gutter ) / count - 2 * border;
	let count = fitting( settings, width );
	if (
		picture( count ) > settings.width &&
		picture( count + 1 ) >= settings.width * MIN_SHARE
	) {
		count++;
	}
	return sharing( capped( count, settings ), gutter );
}

/**
 * Columns that take the whole width together.
 *
 * @param count  How many.
 * @param gutter Px between them.
 */
export const sharing = ( count: number, gutter: number ): Columns => ( {
	count,
	width: length( 1 / count, ( -( count - 1 ) * gutter ) / count ),
	step: length( 1 / count, gutter / count ),
	start: length( 0, 0 ),
} );

/**
 * Pictures keep their width; there are as many columns as fit at the narrowest width of the step.
 *
 * @param settings Settings.
 * @param items    How many tiles there are.
 * @param width    Nominal width, in px.
 */
function fixed(
	settings: LayoutSettings,
	items: number,
	width: number
): Columns {
	const { gutterWidth: gutter, borderHorizontal: border } = settings;
	const { min } = rangeOf( width );
	const outer = settings.width + 2 * border;
	const count = capped( fitting( settings, min ), settings );
	const own = outer > min ? length( 1, 0 ) : length( 0, outer );
	if ( settings.alignment === 'justified' && count > 1 ) {
		const gaps = count - 1;
		return {
			count,
			width: own,
			step: length( 1 / gaps, -outer / gaps ),
			start: length( 0, 0 ),
		};
	}
	const step = plus( own, length( 0, gutter ) );
	const used = Math.min( count, items );
	const taken = plus( times( step, used ), length( 0, -gutter ) );
	const free = plus( length( 1, 0 ), times( taken, -1 ) );
	const share = { left: 0, center: 0.5, right: 1, justified: 0 };
	return {
		count,
		width: own,
		step,
		start: times(
			free,
			settings.alignment === 'fillWidth' ? 0 : share[ settings.alignment ]
		),
	};
}

/**
 * How many columns fit, at least one.
 *
 * @param settings Settings.
 * @param width    Px.
 */
function fitting( settings: LayoutSettings, width: number ): number {
	const { gutterWidth: gutter, borderHorizontal: border } = settings;
	return Math.max(
		1,
		Math.floor(
			( width + gutter ) / ( settings.width + 2 * border + gutter )
		)
	);
}

function capped( count: number, { maxItemsPerLine }: LayoutSettings ): number {
	return maxItemsPerLine > 0 ? Math.min( count, maxItemsPerLine ) : count;
}

/**
 * Width of the picture in a tile.
 *
 * @param tile   Width with borders.
 * @param border On each side, in px.
 * @param width  Nominal width of the container; no picture is narrower than 1 px there.
 */
export function inner( tile: Length, border: number, width: number ): Length {
	const picture = plus( tile, length( 0, -2 * border ) );
	return at( picture, width ) < 1 ? length( 0, 1 ) : picture;
}
