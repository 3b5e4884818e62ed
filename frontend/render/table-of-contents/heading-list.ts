/** A heading of the content. */
export interface Heading {
	level: number;
	text: string;
	id: string;
}

/** A heading in the list, with those below it. */
export interface Entry {
	text: string;
	id: string;
	entries: Entry[];
}

/**
 * Lists headings; one is below the last heading of a higher level. Twin: php/TableOfContents/HeadingList.php.
 *
 * @param headings       Headings in their order.
 * @param isHierarchical Whether there are lists in the list.
 */
export function headingList(
	headings: Heading[],
	isHierarchical: boolean
): Entry[] {
	const top: Entry[] = [];
	const open: { level: number; entries: Entry[] }[] = [];
	for ( const { level, text, id } of headings ) {
		while ( open.length > 0 && open.at( -1 )!.level >= level ) {
			open.pop();
		}
		const entry: Entry = { text, id, entries: [] };
		( open.at( -1 )?.entries ?? top ).push( entry );
		if ( isHierarchical ) {
			open.push( { level, entries: entry.entries } );
		}
	}
	return top;
}
