/** What our block.json says of a value. */
export interface Schema {
	type: string;
	description?: string;
	default?: unknown;
	enum?: readonly unknown[];
	minimum?: number;
	maximum?: number;
	/** What a number below the minimum counts as: the default, or, where this is not said, the minimum. */
	below?: string;
	multipleOf?: number;
	/** Characters. */
	minLength?: number;
	maxLength?: number;
	/** What the whole text matches. */
	pattern?: string;
	/** `plain`: without HTML elements; `verbatim`: `<`, `>` and `&` as they were before KSES. */
	format?: string;
	/** Of entries. */
	items?: Schema;
	maxItems?: number;
	uniqueItems?: boolean;
	properties?: Properties;
	/** Members without which an object cannot be used. */
	required?: readonly string[];
	/** Whether it says something instead of another: it has the members that are said, and so have the objects in it. */
	partial?: boolean;
}

/** Schemas of an object's members. */
export type Properties = Record< string, Schema >;

/** Schemas as block.json has them: members and entries may be as an attribute, `{ $ref: '#/attributes/timing' }`. */
export type Described = Record< string, Node >;

type Node =
	| { $ref: string }
	| ( Omit< Schema, 'items' | 'properties' > & {
			items?: Node;
			properties?: Described;
	  } );

/** An attribute as it is read: with all members. */
export type Complete< T > = T extends readonly ( infer Entry )[]
	? Complete< Entry >[]
	: T extends object
		? { [ Name in keyof T ]-?: Complete< T[ Name ] > }
		: T;

/**
 * Attributes with what they refer to. Twin: resolved() in php/Support/Schema.php.
 *
 * @param  attributes `attributes` of block.json, with all that others refer to.
 * @throws {SyntaxError} When one refers to none of them.
 */
export function withReferences< Names extends string >(
	attributes: Record< Names, Node >
): Record< Names, Schema > {
	const resolved = ( nodes: unknown ) =>
		JSON.parse( JSON.stringify( nodes ), ( _, node ) =>
			node?.$ref
				? resolved(
						( attributes as Described )[
							node.$ref.replace( /.*\//, '' )
						]
					)
				: node
		);
	return resolved( attributes );
}
