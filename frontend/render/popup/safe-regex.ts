/**
 * Regular expressions of editors run in visitors' browsers: those whose time grows without measure are refused.
 *
 * Twin: php/Popup/Settings/SafeRegex.php; both are held to tests/fixtures/popup-patterns.json. Only the shape is looked at, and rather too
 * strictly: a repeated group that can match in several ways, a reference backwards, and too many ways in all are refused.
 */

/** Characters of a pattern. */
export const MAX_PATTERN_LENGTH = 200;

/** Characters of what a pattern is held against; the rest is cut off. */
export const MAX_SUBJECT_LENGTH = 1000;

/** Ways in which a pattern may match at the worst: some tenths of a second. */
const MAX_WAYS = 1e9;

/** Escapes, classes, groups, quantifiers, and any other character. */
const TOKENS =
	/\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\{\d+(?:,\d*)?\}\??|[*+?]\??|[^]/g;

/** A group that is open, or the whole. */
interface Group {
	alternatives: number;
	/** Whether something in it varies. */
	varies: boolean;
}

/**
 * Whether a pattern may take too long.
 *
 * @param pattern Without slashes.
 */
export function isRunaway( pattern: string ): boolean {
	if ( pattern.length > MAX_PATTERN_LENGTH ) {
		return true;
	}
	let group: Group = { alternatives: 1, varies: false };
	const around: Group[] = [];
	/** Whether what a quantifier would repeat varies. */
	let varies = false;
	/** Repetitions without an end so far; a pattern without `^` may begin anywhere. */
	let open = pattern[ 0 ] === '^' ? 0 : 1;
	let ways = open ? MAX_SUBJECT_LENGTH : 1;
	for ( const token of pattern.match( TOKENS ) ?? [] ) {
		const range = repetitions( token );
		if ( /^\\[1-9k]/.test( token ) ) {
			return true;
		}
		if ( range ) {
			const [ min, max ] = range;
			if ( varies && max > 1 ) {
				return true;
			}
			if ( max > MAX_SUBJECT_LENGTH / 10 ) {
				open++;
				ways *= MAX_SUBJECT_LENGTH / open;
			} else {
				ways *= max - min + 1;
			}
			group.varies ||= max > min;
			varies = false;
		} else if ( token[ 0 ] === '(' ) {
			around.push( group );
			group = { alternatives: 1, varies: false };
		} else if ( token === ')' ) {
			const outer = around.pop() ?? { alternatives: 1, varies: false };
			ways *= group.alternatives;
			varies = group.varies || group.alternatives > 1;
			outer.varies ||= varies;
			group = outer;
		} else {
			varies = false;
			group.alternatives += token === '|' ? 1 : 0;
		}
	}
	// `^` holds the first alternative only.
	if ( group.alternatives > 1 && pattern[ 0 ] === '^' ) {
		ways *= MAX_SUBJECT_LENGTH;
	}
	return ways * group.alternatives > MAX_WAYS;
}

/**
 * How often a quantifier repeats what is before it.
 *
 * @param token A part of a pattern.
 * @return Least and most times; null = it is no quantifier.
 */
function repetitions( token: string ): [ number, number ] | null {
	if ( token[ 0 ] === '*' || token[ 0 ] === '+' ) {
		return [ token[ 0 ] === '*' ? 0 : 1, Infinity ];
	}
	if ( token[ 0 ] === '?' ) {
		return [ 0, 1 ];
	}
	const [ , min, comma, max ] = /^\{(\d+)(,?)(\d*)\}/.exec( token ) ?? [];
	return min === undefined
		? null
		: [ Number( min ), Number( comma ? max || Infinity : min ) ];
}

/**
 * Whether a pattern may be used: it is one, and does not run away.
 *
 * @param pattern Without slashes.
 */
export function isPattern( pattern: string ): boolean {
	try {
		return (
			pattern !== '' &&
			pattern.length <= MAX_PATTERN_LENGTH &&
			! isRunaway( pattern ) &&
			new RegExp( pattern ) instanceof RegExp
		);
	} catch {
		return false;
	}
}
