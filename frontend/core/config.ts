import { readData } from './data';

interface Types {
	string: string;
	number: number;
	boolean: boolean;
}

/** Names the fields that a behaviour needs, and their types. */
export type Shape = Record< string, keyof Types >;

/** The object that a shape describes. */
export type Config< S extends Shape > = {
	[ Key in keyof S ]: Types[ S[ Key ] ];
};

/**
 * Reads the data that PHP prints into a block's wrapper.
 *
 * @param element The wrapper.
 * @param shape   Fields that must be there.
 * @return The fields, or null when one is missing or the JSON is broken: then the block stays as the server made it.
 */
export function readConfig< const S extends Shape >(
	element: HTMLElement,
	shape: S
): Config< S > | null {
	const fields: Record< string, unknown > = Object( readData( element ) );
	const complete = Object.entries( shape ).every(
		( [ name, type ] ) => typeof fields[ name ] === type
	);
	return complete ? ( fields as Config< S > ) : null;
}
