/** Which of the faults that were switched on meets a request. */

export const BODY_FAULTS = [
	'html503',
	'html200',
	'truncated',
	'cut',
	'empty',
	'notjson200',
	'error200',
	'hang',
	'drop',
	'oversize',
	'redirect',
	'body',
	'mangle',
];

/**
 * Sets or takes away members of a payload: `data.3.id`, `data.*.id` for each of a list.
 *
 * @param {*}        payload Any JSON value.
 * @param {string[]} path    Names.
 * @param {*}        value   New value; undefined takes the member away.
 */
function put( payload, [ name, ...rest ], value ) {
	if ( ! payload || typeof payload !== 'object' ) {
		return;
	}
	const names = name === '*' ? Object.keys( payload ) : [ name ];
	for ( const one of names ) {
		if ( rest.length ) {
			put( payload[ one ], rest, value );
		} else if ( value === undefined ) {
			delete payload[ one ];
		} else {
			payload[ one ] = value;
		}
	}
}

/**
 * A payload whose shape is wrong somewhere.
 *
 * @param {*}      payload As it would be answered.
 * @param {Object} fault   `set`: values by path; `unset`: paths.
 * @return {*} A changed copy.
 */
export function mangled( payload, fault ) {
	const copy = structuredClone( payload );
	for ( const [ path, value ] of Object.entries( fault.set ?? {} ) ) {
		put( copy, path.split( '.' ), value );
	}
	for ( const path of fault.unset ?? [] ) {
		put( copy, path.split( '.' ), undefined );
	}
	return copy;
}

function glob( pattern, text ) {
	const source = pattern
		.split( '*' )
		.map( ( part ) => part.replace( /[.+?^${}()|[\]\\]/g, '\\$&' ) )
		.join( '.*' );
	return new RegExp( `^${ source }$` ).test( text );
}

/**
 * @param {Object} rule    May have path, account, token, network, after, times.
 * @param {Object} request path, account, tokenLabel, network.
 * @return {boolean} Whether the rule is about the request.
 */
export function concerns( rule, request ) {
	return (
		( ! rule.path || glob( rule.path, request.path ) ) &&
		( ! rule.file ||
			rule.file === 'all' ||
			glob( rule.file, request.file ?? '' ) ) &&
		( ! rule.account ||
			rule.account === 'all' ||
			rule.account === request.account ) &&
		( ! rule.token || rule.token === request.tokenLabel ) &&
		( ! rule.network || rule.network === request.network )
	);
}

/**
 * The first rule that applies now; counts the call for `after` and `times`.
 *
 * @param {Array}  rules
 * @param {Object} request
 * @return {Object|null} Rule.
 */
export function strike( rules, request ) {
	for ( const rule of rules ) {
		if ( ! concerns( rule, request ) ) {
			continue;
		}
		rule.seen = ( rule.seen ?? 0 ) + 1;
		const turn = rule.seen - ( rule.after ?? 0 );
		if ( turn < 1 || ( rule.times !== undefined && turn > rule.times ) ) {
			continue;
		}
		return rule;
	}
	return null;
}
