/** The headers that tell how much of the rate limit is used. */

/**
 * @param {Object} state
 * @param {Object} token
 * @param {string} account Id of the page or Instagram account.
 * @param {string} network
 * @return {Object} Headers.
 */
export function usageHeaders( state, token, account, network ) {
	if ( ! token ) {
		return {};
	}
	const usage =
		state.usage &&
		( ! state.usage.account || state.usage.account === account )
			? state.usage
			: null;
	const percent = Math.min( 120, usage ? Math.round( usage.percent ) : 1 );
	if ( usage?.step ) {
		usage.percent = Math.min(
			usage.percent + usage.step,
			usage.limit ?? 100
		);
	}
	const numbers = {
		call_count: percent,
		total_cputime: Math.floor( percent * 0.8 ),
		total_time: Math.floor( percent * 0.9 ),
	};
	if ( token.kind === 'user' || token.kind === 'app' ) {
		return { 'x-app-usage': JSON.stringify( numbers ) };
	}
	const minutes = usage?.minutes ?? ( percent >= 100 ? 30 : 0 );
	return {
		'x-business-use-case-usage': JSON.stringify( {
			[ account || token.page || token.account ]: [
				{
					type: network === 'instagram' ? 'instagram' : 'pages',
					...numbers,
					estimated_time_to_regain_access: minutes,
				},
			],
		} ),
		...( usage?.both ? { 'x-app-usage': JSON.stringify( numbers ) } : {} ),
	};
}
