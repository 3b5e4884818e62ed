/** Where the tiles are that script places. Pure; lengths in px. */
import {
	listProperties,
	sum,
	tileProperties,
} from '../../render/gallery/geometry';
import type { Properties } from '../../render/gallery/geometry';
import { labelHeight } from '../../render/gallery/label';
import { STRIDE, heightUpTo, layoutTiles } from '../../render/gallery/layout';
import type { Layout } from '../../render/gallery/layout';
import type { Source } from '../types';
import type { Album, Range } from './album';
import { layoutFor } from '../../render/gallery/settings/layout-for';
import { nominalWidth } from '../../render/gallery/steps';
import type {
	LayoutSettings,
	LevelSettings,
	SizeClass,
} from '../../render/gallery/types';

/** Settings, and the widths that they are for. */
export interface Look {
	level: LevelSettings;
	sizeClass: SizeClass;
	step: number;
}

export interface PlacementInput extends Look {
	/** Of the container. */
	width: number;
	/** Shapes of all places of the album. */
	ratios: Float64Array;
	/** Those that this page shows. */
	shown: Range;
	/** Whether the album goes on after them: then they end with a full row. */
	goesOn: boolean;
	/** The album before it changed, and what this page showed of it: its first window stands by that. */
	kept: ( Range & Pick< Album, 'ratios' | 'goesOn' > ) | null;
	/** The end of the tiles that PHP printed. */
	printed: number;
	/** A layout of the source's own, at every width. */
	own: Source[ 'layout' ] | undefined;
}

/** A layout, and what of the album is in it. */
export interface Placement {
	layout: Layout;
	/** Of the size class. */
	settings: LayoutSettings;
	/** Places of the page. */
	shown: Range;
	/** The first place that is shown. */
	first: number;
	/** The first place in the layout, and how much lower it stands. */
	origin: number;
	down: number;
	/** The end of the places that are shown. */
	end: number;
	/** Whether mode `rows` leaves some of them out. */
	isCut: boolean;
}

/**
 * Lays tiles out.
 *
 * @param look   How.
 * @param ratios Their shapes.
 * @param goesOn Whether others follow: then the last row is full.
 */
export function layoutAt(
	{ level, sizeClass, step }: Look,
	ratios: Float64Array,
	goesOn = false
): Layout {
	const settings = layoutFor( level, sizeClass );
	return layoutTiles(
		ratios,
		goesOn ? { ...settings, lastRow: 'fill' } : settings,
		labelHeight( level.label ),
		nominalWidth( step )
	);
}

/**
 * Lays out what a page shows.
 *
 * @param given What is known.
 */
export function placementOf( given: PlacementInput ): Placement {
	const { level, shown, kept, width, own } = given;
	const settings = layoutFor( level, given.sizeClass );
	const first = kept ? kept.first : shown.first;
	const origin = kept ? Math.min( kept.end, given.printed ) : first;
	const down = kept
		? heightUpTo(
				layoutAt(
					given,
					kept.ratios.subarray( first, kept.end ),
					kept.goesOn
				),
				origin - first,
				width
			) + settings.gutterHeight
		: 0;
	const layout =
		own?.( given.ratios, shown, level, settings, width ) ??
		layoutAt(
			given,
			given.ratios.subarray( origin, shown.end ),
			given.goesOn
		);
	const { visible, rows } = layout;
	const hasMaxRows = level.mode === 'rows';
	const count = hasMaxRows
		? Math.min( visible, rows[ level.maxRows ] ?? visible )
		: visible;
	return {
		layout,
		settings,
		shown,
		first,
		origin,
		down,
		end: origin + count,
		isCut: hasMaxRows && count < ( own ? shown.end - origin : visible ),
	};
}

/**
 * How high all of it is.
 *
 * @param placement Where tiles are.
 * @param width     Of the container.
 */
export const heightOf = (
	{ layout, down }: Placement,
	width: number
): number => down + heightUpTo( layout, layout.visible, width );

/**
 * The custom properties of a tile.
 *
 * @param placement Where tiles are.
 * @param place     Its place.
 */
export function tileStyle(
	{ layout, origin, down }: Placement,
	place: number
): Properties {
	const y = ( place - origin ) * STRIDE + 2;
	return {
		...tileProperties( layout, place - origin ),
		...( down > 0 && {
			'--vitrine-y': sum(
				layout.boxes[ y ],
				( layout.boxes[ y + 1 ] ?? 0 ) + down
			),
		} ),
	};
}

/**
 * The custom properties of the list.
 *
 * @param placement Where tiles are.
 * @param level     Settings.
 * @param width     Of the container.
 */
export function listStyle(
	{ layout, settings, origin, down, end, isCut }: Placement,
	level: LevelSettings,
	width: number
): Properties {
	return {
		...listProperties( layout, settings, level.stacks ),
		...( isCut && {
			'--vitrine-height': sum(
				0,
				heightUpTo( layout, end - origin, width )
			),
		} ),
		...( down > 0 && {
			'--vitrine-height': sum( layout.height, layout.heightPx + down ),
		} ),
	};
}
