/** Where the original puts its tiles: whole px at the width that is there. Pure. */
import type { Layout } from '../../../render/gallery/layout';
import { length } from '../../../render/gallery/layout/length';
import { put, STRIDE } from '../../../render/gallery/layout/layout';
import type { LayoutSettings } from '../../../render/gallery/types';

/** A column is shorter than another only by more than so many px. */
const TIE = 5;

export interface OriginalGiven {
	/** Width by height, 0 = unknown. */
	ratios: ArrayLike< number >;
	settings: LayoutSettings;
	/** Px below each picture. */
	labelHeight: number;
	/** Whether a label as wide as the picture stands beside it. */
	isBeside: boolean;
	/** Of the container, in px. */
	width: number;
}

interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
	row: number;
}

interface Placed {
	boxes: Box[];
	/** Of what is used; it stands where the alignment says. */
	used: number;
	/** The last row without a gap; -1 = nobody knows. */
	lastFull: number;
	hasRows: boolean;
}

/** What rules share: a tile with its frame, in px. */
interface Frame extends OriginalGiven {
	gutterX: number;
	gutterY: number;
	borderX: number;
	borderY: number;
	outerX: number;
	outerY: number;
}

/**
 * Lays out an album.
 *
 * @param given What is known.
 * @return Boxes in px; `visible` leaves out a last row that is to be full and is not.
 */
export function originalLayout( given: OriginalGiven ): Layout {
	const { settings } = given;
	const place =
		settings.layout === 'mosaic' && settings.mosaic.length === 0
			? grid
			: RULES[ settings.layout ];
	const placed = place( frameOf( given ) );
	return asLayout( placed, given );
}

function frameOf( given: OriginalGiven ): Frame {
	const { settings, isBeside } = given;
	const borderX = 2 * settings.borderHorizontal;
	const borderY = 2 * settings.borderVertical;
	// What is 'auto' is as long as the other side.
	const width =
		settings.layout === 'justified' ? settings.height : settings.width;
	const height =
		settings.layout === 'cascading' ? settings.width : settings.height;
	return {
		...given,
		gutterX: settings.gutterWidth,
		gutterY: settings.gutterHeight,
		borderX,
		borderY,
		outerX: width * ( isBeside ? 2 : 1 ) + borderX,
		outerY: height + borderY,
	};
}

const RULES: Record< LayoutSettings[ 'layout' ], ( frame: Frame ) => Placed > =
	{ grid, justified, cascading, mosaic };

const ratioOf = ( { ratios }: Frame, place: number ): number =>
	ratios[ place ] || 1;

/** Columns, and how far they shrink: they never grow. */
function columnsOf( frame: Frame ) {
	const { settings, width, outerX, ratios } = frame;
	const isSpread = settings.alignment === 'justified';
	let gutter = frame.gutterX;
	let count = Math.floor(
		isSpread ? width / outerX : ( width + gutter ) / ( outerX + gutter )
	);
	if ( settings.maxItemsPerLine > 0 ) {
		count = Math.min( count, settings.maxItemsPerLine );
	}
	count = Math.max( 1, count );
	if ( isSpread ) {
		count = Math.min( count, ratios.length );
		gutter = count > 1 ? ( width - count * outerX ) / ( count - 1 ) : 0;
	}
	let scale = 1;
	if ( settings.alignment === 'fillWidth' ) {
		const scaleOf = ( columns: number ) =>
			( width - ( columns - 1 ) * gutter ) / ( columns * outerX );
		if ( scaleOf( count ) > 1 ) {
			count++;
		}
		scale = Math.min( scaleOf( count ), 1 );
	}
	return { count, gutter, scale, tile: Math.round( outerX * scale ) };
}

function grid( frame: Frame ): Placed {
	const { count, gutter, scale, tile } = columnsOf( frame );
	const h = Math.round( frame.outerY * scale ) + frame.labelHeight;
	const items = frame.ratios.length;
	const boxes = Array.from( { length: items }, ( _, at ): Box => {
		const row = Math.floor( at / count );
		return {
			x: ( at % count ) * ( tile + gutter ),
			y: row * ( h + frame.gutterY ),
			w: tile,
			h,
			row,
		};
	} );
	const across = Math.min( count, items );
	return {
		boxes,
		used: across * ( tile + gutter ) - gutter,
		lastFull: Math.max( 0, Math.floor( items / count ) - 1 ),
		hasRows: true,
	};
}

function cascading( frame: Frame ): Placed {
	const { count, gutter, scale, tile } = columnsOf( frame );
	const { borderX, borderY, gutterY, labelHeight, settings } = frame;
	const base = Math.round( settings.baseGridHeight * scale );
	const picture = tile - borderX;
	const ends: number[] = [];
	const boxes = Array.from( frame.ratios, ( _, at ): Box => {
		let high = picture / ratioOf( frame, at );
		if ( base > 0 ) {
			const units = Math.max( Math.trunc( high / base ), 1 );
			high = base * units + ( units - 1 ) * ( borderY + gutterY );
		}
		const h = high + borderY + labelHeight;
		let column = at;
		if ( at >= count ) {
			column = 0;
			for ( let other = 1; other < count; other++ ) {
				if ( ends[ other ]! + TIE < ends[ column ]! ) {
					column = other;
				}
			}
		}
		const y = ends[ column ] ?? 0;
		ends[ column ] = y + h + gutterY;
		return { x: column * ( tile + gutter ), y, w: tile, h, row: 0 };
	} );
	return {
		boxes,
		used: count * ( tile + gutter ) - gutter,
		lastFull: -1,
		hasRows: false,
	};
}

/** A row ends with the first picture that does not fit, and shrinks so that it does. */
function justified( frame: Frame ): Placed {
	const { width, gutterX, gutterY, borderX, borderY, outerY } = frame;
	const items = frame.ratios.length;
	const rows: { last: number; height: number }[] = [];
	/** Highest rows with an upright picture and with another, so far. */
	const highest = { upright: 0, flat: 0 };
	let taken = 0;
	let inRow = 0;
	let has = { upright: false, flat: false };
	for ( let at = 0; at < items; at++ ) {
		const ratio = ratioOf( frame, at );
		const wide = Math.floor( outerY * ratio );
		inRow++;
		has[ ratio < 1 ? 'upright' : 'flat' ] = true;
		const isOpen = taken + gutterX + wide < width - inRow * borderX;
		taken += gutterX + wide;
		let height: number;
		if ( isOpen ) {
			const limit = Math.max(
				has.upright ? highest.upright : 0,
				has.flat ? highest.flat : 0
			);
			height = limit > 0 ? Math.min( outerY, limit ) : outerY;
		} else {
			height = Math.max(
				1,
				Math.floor( outerY * ( ( width - inRow * borderX ) / taken ) )
			);
			for ( const name of [ 'upright', 'flat' ] as const ) {
				if ( has[ name ] ) {
					highest[ name ] = Math.max( highest[ name ], height );
				}
			}
		}
		if ( ! isOpen || at === items - 1 ) {
			rows.push( { last: at, height } );
			taken = 0;
			inRow = 0;
			has = { upright: false, flat: false };
		}
	}
	const boxes: Box[] = [];
	let y = 0;
	for ( const [ row, { last, height } ] of rows.entries() ) {
		const h = height + frame.labelHeight + borderY;
		let x = 0;
		for ( let at = boxes.length; at <= last; at++ ) {
			let wide = Math.floor( ratioOf( frame, at ) * height );
			const rest = width - x - borderX;
			const isFull =
				row < rows.length - 1 || x + gutterX + wide + borderX > width;
			if ( at === last && isFull ) {
				wide = Math.max( 1, rest );
			}
			boxes.push( { x, y, w: wide + borderX, h, row } );
			x += wide + borderX + gutterX;
		}
		y += h + gutterY;
	}
	return {
		boxes,
		used: width,
		lastFull: rows.length - 2,
		hasRows: true,
	};
}

/** A pattern is one row. */
function mosaic( frame: Frame ): Placed {
	const { width, gutterX, gutterY, outerX, outerY, labelHeight } = frame;
	const pattern = frame.settings.mosaic;
	const items = frame.ratios.length;
	const first = pattern.slice( 0, items );
	const columns = Math.max( ...first.map( ( { c, w } ) => c - 1 + w ) );
	const gutters = ( columns - 1 ) * gutterX;
	const scale = Math.min( ( width - gutters ) / ( columns * outerX ), 1 );
	let down = 0;
	const boxes = Array.from( { length: items }, ( _, at ): Box => {
		const row = Math.floor( at / pattern.length );
		const { c, r, w, h } = pattern[ at % pattern.length ]!;
		const box = {
			x: ( c - 1 ) * ( Math.round( outerX * scale ) + gutterX ),
			y:
				Math.round( ( r - 1 ) * outerY * scale ) +
				( r - 1 ) * ( gutterY + labelHeight ) +
				row * down +
				( row > 0 ? gutterY : 0 ),
			w: Math.round( w * outerX * scale ) + ( w - 1 ) * gutterX,
			h:
				Math.round( h * outerY * scale ) +
				( h - 1 ) * gutterY +
				h * labelHeight,
			row,
		};
		if ( row === 0 ) {
			down = Math.max( down, box.y + box.h );
		}
		return box;
	} );
	return {
		boxes,
		used: columns * outerX * scale + gutters,
		lastFull: -1,
		hasRows: true,
	};
}

function asLayout(
	{ boxes, used, lastFull, hasRows }: Placed,
	{ settings, width }: OriginalGiven
): Layout {
	const free = Math.max( 0, width - used );
	const share = { left: 0, right: 1 } as Record< string, number >;
	const start = free * ( share[ settings.alignment ] ?? 0.5 );
	const made = new Float64Array( boxes.length * STRIDE );
	const rows: number[] = [];
	let visible = boxes.length;
	boxes.forEach( ( { x, y, w, h, row }, at ) => {
		const px = ( value: number ) => length( 0, value );
		put( made, at, px( start + x ), px( y ), px( w ), px( h ) );
		if ( row === rows.length ) {
			rows.push( at );
		}
	} );
	if ( settings.lastRow === 'hide' && lastFull >= 0 ) {
		visible = rows[ lastFull + 1 ] ?? visible;
	}
	return {
		boxes: made,
		rows: Int32Array.from( hasRows ? rows : rows.slice( 0, 1 ) ),
		visible,
		height: 0,
		heightPx: boxes
			.slice( 0, visible )
			.reduce( ( most, { y, h } ) => Math.max( most, y + h ), 0 ),
	};
}

/**
 * The part of a layout that a page shows, from its top on.
 *
 * @param layout Of the whole album.
 * @param first  First place.
 * @param end    Place behind the last one.
 */
export function partOf( layout: Layout, first: number, end: number ): Layout {
	const last = Math.min( end, layout.visible );
	if ( first === 0 && last === layout.visible ) {
		return layout;
	}
	const boxes = layout.boxes.slice( first * STRIDE, end * STRIDE );
	let top = Infinity;
	let bottom = 0;
	for ( let at = first; at < last; at++ ) {
		const y = layout.boxes[ at * STRIDE + 3 ]!;
		top = Math.min( top, y );
		bottom = Math.max( bottom, y + layout.boxes[ at * STRIDE + 7 ]! );
	}
	top = Number.isFinite( top ) ? top : 0;
	for ( let at = 3; at < boxes.length; at += STRIDE ) {
		boxes[ at ]! -= top;
	}
	return {
		boxes,
		rows: layout.rows
			.filter( ( place ) => place >= first && place < end )
			.map( ( place ) => place - first ),
		visible: Math.max( 0, last - first ),
		height: 0,
		heightPx: Math.max( 0, bottom - top ),
	};
}
