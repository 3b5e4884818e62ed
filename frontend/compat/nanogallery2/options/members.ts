import { formatTools, parseTools } from '../../../render/gallery/tools';
import type { Properties } from '../../../render/schema/schema';
import { say } from './draft';
import type { Draft } from './draft';
import { valueOf } from './values';

interface ToolList {
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
function toolList( value: unknown, known: readonly string[] ): ToolList | null {
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

/**
 * Settings that an option holds as an object; what is none of them, and tools that nobody knows, are named.
 *
 * @param value      Value of the option.
 * @param properties Schemas of the settings; a text is a list of tools.
 * @param known      Names of tools.
 * @param draft      What is being made.
 * @param option     Name of the option.
 */
export function membersOf(
	value: object,
	properties: Properties,
	known: readonly string[],
	draft: Draft,
	option: string
): Record< string, unknown > {
	const made: Record< string, unknown > = {};
	for ( const [ name, one ] of Object.entries( value ) ) {
		const schema = Object.hasOwn( properties, name )
			? properties[ name ]
			: undefined;
		const isList = schema?.type === 'string' && ! schema.enum;
		const tools = isList ? toolList( one, known ) : null;
		const read = isList ? tools?.list : schema && valueOf( schema, one );
		for ( const tool of tools?.unknown ?? [] ) {
			say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
		}
		if ( read !== undefined && read !== null ) {
			made[ name ] = read;
		} else {
			say( draft, `${ option }.${ name }`, schema ? 'value' : 'unknown' );
		}
	}
	return made;
}
