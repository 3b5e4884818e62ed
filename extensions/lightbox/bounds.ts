import type { RichTextValue } from '@wordpress/rich-text';

/**
 * Where a format around the cursor begins and ends.
 *
 * @param value The text.
 * @param type  Name of the format.
 * @return Places in the text; the cursor's own where it is in none.
 */
export function boundsOf(
	{ formats, start = 0, end = start }: RichTextValue,
	type: string
): [ number, number ] {
	const at = ( index: number ) =>
		( formats as ( { type: string }[] | undefined )[] )[ index ]?.find(
			( format ) => format.type === type
		);
	const format = at( start ) ?? at( start - 1 );
	if ( ! format ) {
		return [ start, end ];
	}
	let [ from, to ] = at( start )
		? [ start, start ]
		: [ start - 1, start - 1 ];
	while ( at( from - 1 ) === format ) {
		from--;
	}
	while ( at( to + 1 ) === format ) {
		to++;
	}
	return [ from, to + 1 ];
}
