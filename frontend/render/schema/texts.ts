import type { Schema } from './schema';

/** Fractions that are nearer to 0 are written with an exponent. */
const MIN_FRACTION = 0.0001;

/**
 * A text as it is written, null for what is none: a number is, unless languages write it differently.
 *
 * @param given Anything.
 */
export const written = ( given: unknown ): string | null =>
	typeof given === 'string' ||
	Number.isSafeInteger( given ) ||
	( typeof given === 'number' &&
		Math.abs( given % 1 ) > 0 &&
		Math.abs( given ) >= MIN_FRACTION )
		? String( given )
		: null;

/**
 * What a text means, null where it cannot be used.
 *
 * @param schema Its schema.
 * @param given  Anything.
 */
export function readText( schema: Schema, given: unknown ): string | null {
	const text = written( given );
	if ( text === null ) {
		return null;
	}
	const plain = formatted( schema.format, text );
	const characters = [ ...plain ].slice( 0, schema.maxLength );
	const read = characters.join( '' );
	return characters.length < ( schema.minLength ?? 0 ) ||
		( schema.pattern && ! new RegExp( schema.pattern ).test( read ) )
		? null
		: read;
}

/** What KSES makes of `<`, `>` and `&` in the blocks of people who may not write any HTML. */
const ENTITIES: Record< string, string > = {
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
};

function formatted( format: string | undefined, given: string ): string {
	switch ( format ) {
		case 'plain':
			return withoutTags( given ).trim();
		case 'verbatim':
			return given
				.trim()
				.replace(
					/&(?:lt|gt|amp);/g,
					( entity ) => ENTITIES[ entity ]!
				);
		default:
			return given.trim();
	}
}

/** As PHP's strip_tags(): a `<` before white space is none of an element. */
const withoutTags = ( given: string ): string =>
	given
		.replace( /<(script|style)[^>]*>.*?<\/\1>/gis, '' )
		.replace(
			/<(?!\s)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/g,
			''
		);
