import { formatTools, parseTools } from '../../../render/gallery/tools';

export interface ToolList {
	/** Comma list of what is known. */
	list: string;
	/** Names that are ignored. */
	unknown: string[];
}

/**
 * Sorts the names of a comma list.
 *
 * @param value Value of the option.
 * @param known Names of tools; customN is always one.
 * @return Null when it is no list.
 */
export function toolList(
	value: unknown,
	known: readonly string[]
): ToolList | null {
	if ( value === false || value === null ) {
		return { list: '', unknown: [] };
	}
	if ( typeof value !== 'string' ) {
		return null;
	}
	const names = value
		.split( ',' )
		.map( ( name ) => name.trim() )
		.filter( Boolean );
	return {
		list: formatTools( parseTools( value, known ) ),
		unknown: names.filter(
			( name ) => parseTools( name, known ).length === 0
		),
	};
}
