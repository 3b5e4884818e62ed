/** Lists as CSV (RFC 4180). Pure. */

/**
 * Writes a table.
 *
 * @param rows Cells from left to right, rows from top to bottom.
 * @return With a byte order mark, by which spreadsheets know that it is UTF-8.
 */
export function csvOf( rows: readonly ( readonly string[] )[] ): string {
	const lines = rows.map( ( cells ) => cells.map( cell ).join() );
	return `\uFEFF${ lines.join( '\r\n' ) }\r\n`;
}

/**
 * Writes a cell. One that a spreadsheet would run as a formula is marked as text.
 *
 * @param text Anything.
 */
function cell( text: string ): string {
	const safe = /^\s*[=+\-@|%\t\r\n]/.test( text ) ? `'${ text }` : text;
	return `"${ safe.replaceAll( '"', '""' ) }"`;
}
