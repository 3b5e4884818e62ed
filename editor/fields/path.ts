import { settingsIn } from '../settings';
import type { Attributes, Settings } from '../settings';
import type { Schema } from '../../frontend/render/schema';

/** Paths of the attributes with such values: `number`, or `layout.width` within an object. */
export type PathTo< A, Value > = {
	[ Name in keyof A & string ]: NonNullable< A[ Name ] > extends Value
		? Name
		: NonNullable< A[ Name ] > extends readonly unknown[]
			? never
			: NonNullable< A[ Name ] > extends object
				? `${ Name }.${ PathTo< NonNullable< A[ Name ] >, Value > }`
				: never;
}[ keyof A & string ];

/** Attributes by name, as far as a field looks at them. */
type Members< Value > = Record< string, Value >;

/** Where a path leads: the settings around an attribute, its name and its schema. */
export interface Place< Value > {
	settings: Settings< Members< Value > >;
	name: string;
	schema: Schema;
}

/**
 * The place of an attribute.
 *
 * @param  settings Settings of the block, with their schema.
 * @param  path     Path of the attribute.
 * @throws {Error} When the schema does not know it.
 */
export function placeOf< A extends Attributes, Value >(
	settings: Settings< A >,
	path: string
): Place< Value > {
	const names = path.split( '.' );
	const name = names.pop() ?? '';
	const around = names.reduce(
		( outer, one ) => settingsIn( outer, one ),
		settings as unknown as Settings< Members< never > >
	);
	const schema = around.schema?.[ name ];
	if ( ! schema ) {
		throw new Error( `block.json does not describe ${ path }.` );
	}
	return {
		settings: around as unknown as Settings< Members< Value > >,
		name,
		schema,
	};
}
