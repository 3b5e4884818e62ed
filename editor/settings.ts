import type { StoredStyle } from '../frontend/render/feed';
import { readValue } from '../frontend/render/schema';
import type { Properties } from '../frontend/render/schema';

/** Whatever a block stores: its attributes by name. */
export type Attributes = object;

/** A block's attributes with the way to change them and the values of an untouched block. */
export interface Settings< A extends Attributes > {
	attributes: A;
	setAttributes: ( changes: Partial< A > ) => void;
	defaults: A;
	/** Schemas of the attributes, where fields ask for them by path. */
	schema?: Properties | undefined;
	/** Adds changes of these settings to those that will be made together; absent for a block's own attributes. */
	into?: ( together: object, changes: Partial< A > ) => object;
	/** Where settings within an attribute are, among changes that will be made together. */
	within?: ( together: object ) => object;
}

/** Props of a control: it only receives. */
export interface ControlProps< Value > {
	value: Value;
	onChange: ( value: Value ) => void;
}

/** Attributes that the block supports of WordPress store beside a block's own. */
export type SupportAttributes = {
	style?: StoredStyle;
};

/**
 * Values of an untouched block.
 *
 * @param attributes `attributes` of block.json, where every attribute has a default.
 */
export function defaultsOf< A extends Attributes >(
	attributes: Record< string, { default?: unknown } >
): A {
	return Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, attribute ] ) => [
			name,
			attribute.default,
		] )
	) as A;
}

/**
 * Whether any of these settings differs from an untouched block.
 *
 * @param settings Settings of the block.
 * @param names    Which of them.
 */
export function isChanged< A extends Attributes >(
	{ attributes, defaults }: Settings< A >,
	names: ( keyof A )[]
): boolean {
	// Attributes are JSON, and a list of words equals another with the same words.
	return names.some(
		( name ) =>
			JSON.stringify( attributes[ name ] ) !==
			JSON.stringify( defaults[ name ] )
	);
}

/**
 * The changes that bring settings back to those of an untouched block.
 *
 * @param settings Settings of the block.
 * @param names    Which of them.
 */
export function resetOf< A extends Attributes >(
	{ defaults }: Settings< A >,
	names: ( keyof A )[]
): Partial< A > {
	return Object.fromEntries(
		names.map( ( name ) => [ name, defaults[ name ] ] )
	) as Partial< A >;
}

/**
 * Settings that an attribute holds as an object. Only what differs from the usual values is stored.
 *
 * @param settings Settings that the attribute is one of.
 * @param name     Name of the attribute.
 * @param usual    Values that hold where nothing is stored; those of the schema unless they are given.
 */
export function settingsIn<
	A extends Attributes,
	Name extends keyof A,
	Part extends Attributes,
>(
	settings: Settings< A >,
	name: Name,
	usual: Part = readValue< Part >(
		settings.schema?.[ name as string ] ?? { type: 'object' },
		{}
	)
): Settings< Part > {
	const partOf = ( attributes: object ): Partial< Part > =>
		( ( attributes as A )[ name ] ?? {} ) as Partial< Part >;
	const stored = partOf( settings.attributes );
	const written = ( part: Partial< Part >, changes: Partial< Part > ) =>
		( {
			[ name ]: withoutUsual( { ...part, ...changes }, usual ),
		} ) as Partial< A >;
	const within = ( together: object ): object => {
		// What is within an attribute and not there any more has been taken away; stored is what no change has touched.
		if ( settings.within ) {
			return partOf( settings.within( together ) );
		}
		return name in together ? partOf( together ) : stored;
	};
	return {
		attributes: { ...usual, ...stored },
		defaults: usual,
		schema: settings.schema?.[ name as string ]?.properties,
		setAttributes: ( changes ) =>
			settings.setAttributes( written( stored, changes ) ),
		within,
		into: ( together, changes ) => {
			const change = written(
				within( together ) as Partial< Part >,
				changes
			);
			return settings.into
				? settings.into( together, change )
				: { ...together, ...change };
		},
	};
}

function withoutUsual< Part extends object >(
	part: Partial< Part >,
	usual: Part
): Partial< Part > {
	return Object.fromEntries(
		Object.entries( part ).filter(
			( [ name, value ] ) =>
				value !== undefined &&
				! isEmptyObject( value ) &&
				JSON.stringify( value ) !==
					JSON.stringify( usual[ name as keyof Part ] )
		)
	) as Partial< Part >;
}

/**
 * An attribute within an attribute that says nothing any more.
 *
 * @param value Anything.
 */
const isEmptyObject = ( value: unknown ): boolean =>
	typeof value === 'object' &&
	value !== null &&
	! Array.isArray( value ) &&
	Object.keys( value ).length === 0;
