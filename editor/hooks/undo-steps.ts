/** What is one step back: WordPress takes all changes of one attribute in a row for one, and ours hold many settings each. */

/** Changes of one text or number that follow each other faster are one step, as in typing or with a slider; ms. */
const PAUSE = 1000;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/**
 * The one text or number in which two values differ, such as `layout.sizes.xs.width`.
 *
 * @param before A value.
 * @param after  What becomes of it.
 * @return Null when more than one differs, or something else than text or a number.
 */
export function placeOfChange(
	before: unknown,
	after: unknown
): string | null {
	if ( isRecord( before ) && isRecord( after ) ) {
		if ( Array.isArray( before ) && Array.isArray( after ) ) {
			if ( before.length !== after.length ) {
				return null;
			}
		}
		const [ name, ...others ] = [
			...new Set( [ ...Object.keys( before ), ...Object.keys( after ) ] ),
		].filter( ( key ) => before[ key ] !== after[ key ] );
		if ( name === undefined || others.length > 0 ) {
			return null;
		}
		const inner = placeOfChange( before[ name ], after[ name ] );
		return inner === null ? null : `${ name }.${ inner }`;
	}
	const plain = [ before, after ].filter( ( value ) => value !== undefined );
	if ( plain.length === 1 && isRecord( plain[ 0 ] ) ) {
		return placeOfChange( before ?? {}, after ?? {} );
	}
	return plain.every( ( value ) => typeof value === 'string' ) ||
		plain.every( ( value ) => typeof value === 'number' )
		? ''
		: null;
}

/** Tells steps from what goes on with the former one. */
export class UndoSteps {
	private last: string | null = null;
	private time = -Infinity;

	/**
	 * Whether a change is a step of its own.
	 *
	 * @param before Attributes as they are.
	 * @param after  Attributes as they will be.
	 * @param now    Time, ms.
	 */
	isStep( before: object, after: object, now: number ): boolean {
		const place = placeOfChange( before, after );
		const goesOn =
			place !== null && place === this.last && now - this.time < PAUSE;
		this.last = place;
		this.time = now;
		return ! goesOn;
	}
}
