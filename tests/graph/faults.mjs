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
];

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
