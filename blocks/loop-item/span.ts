/** Items of a grid that take several columns. Twin: php/Loop/Items/ColumnSpan.php. */

/** Layout of a list, possibly hostile. */
export interface Layout {
	type?: unknown;
	columnCount?: unknown;
	minimumColumnWidth?: unknown;
}

export interface Span {
	columns: number;
	/** Where the list has no room for so many: the item takes the whole row. */
	narrow: string;
}

/** Up to here core gives posts of a grid with a number of columns a row each. */
const PHONE = '600px';

/** What PHP calls numeric: no “0x10”. */
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Core's width of columns where the block says none, and the room between them that core reckons with, rem. */
const WIDTH = '12rem';
const GAPS: Record< string, number > = { px: 24, rem: 1.5, em: 1.5 };

/**
 * The columns that an item takes.
 *
 * @param span   Columns that it asks for.
 * @param layout Layout of the list.
 * @return Null where it takes one, or the list is no grid.
 */
export function spanOf( span: number, layout?: Layout ): Span | null {
	const { type, columnCount, minimumColumnWidth } = layout ?? {};
	const width =
		typeof minimumColumnWidth === 'string' ? minimumColumnWidth : '';
	const count =
		typeof columnCount === 'number' ||
		( typeof columnCount === 'string' && NUMBER.test( columnCount ) )
			? Math.trunc( Number( columnCount ) ) || 0
			: 0;
	const columns = count > 0 ? Math.min( span, count ) : span;
	if ( type !== 'grid' || columns < 2 ) {
		return null;
	}
	return {
		columns,
		narrow:
			count > 0 && ! width
				? `@media (max-width: ${ PHONE })`
				: `@container (max-width: ${ roomOf( columns, width || WIDTH ) })`,
	};
}

/**
 * Room that a number of columns needs.
 *
 * @param columns How many.
 * @param width   Width of one at least, possibly hostile.
 */
function roomOf( columns: number, width: string ): string {
	const [ , one, unit ] = /^(\d{1,5}(?:\.\d{1,4})?)(px|rem|em)$/.exec(
		width
	) ?? [ '', '12', 'rem' ];
	return columns * Number( one ) + ( columns - 1 ) * GAPS[ unit! ]! + unit!;
}
