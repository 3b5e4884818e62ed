import type { BlockGap } from '../frontend/render/feed';
/** Whatever a block stores: its attributes by name. */
export type Attributes = object;

/** A block's attributes with the way to change them and the values of an untouched block. */
export interface Settings< A extends Attributes > {
	attributes: A;
	setAttributes: ( changes: Partial< A > ) => void;
	defaults: A;
}

/** Props of a control: it only receives. */
export interface ControlProps< Value > {
	value: Value;
	onChange: ( value: Value ) => void;
}

/** Attributes that the block supports of WordPress store beside a block's own. */
export type SupportAttributes = {
	style?: { spacing?: { blockGap?: BlockGap } };
};

/** The attributes of block.json, as far as their defaults are concerned. */
type AttributesMetadata = Record< string, { default?: unknown } >;

/**
 * Values of an untouched block.
 *
 * @param attributes `attributes` of block.json, where every attribute has a default.
 */
export function defaultsOf< A extends Attributes >(
	attributes: AttributesMetadata
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
