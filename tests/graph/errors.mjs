/** Every error the real services are known to answer, by name. */

const HELP = 'https://developers.facebook.com/docs/graph-api';

/*
 * [ code, subcode, HTTP status, message, extra ]. Statuses other than 400 and
 * the texts marked synthetic in the README are not recorded anywhere.
 */
const CATALOGUE = {
	app_removed: [
		190,
		458,
		400,
		'Error validating access token: The user has not authorized application {app}.',
	],
	checkpoint: [
		190,
		459,
		400,
		'Error validating access token: You cannot access the app till you log in to www.facebook.com and follow the instructions given.',
	],
	password_changed: [
		190,
		460,
		400,
		'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
	],
	expired: [
		190,
		463,
		400,
		'Error validating access token: Session has expired on {date}. The current time is {now}.',
	],
	unconfirmed: [
		190,
		464,
		400,
		'Error validating access token: Sessions for the user are not allowed because the user is not a confirmed user.',
	],
	logged_out: [
		190,
		467,
		400,
		'Error validating access token: The session is invalid because the user logged out.',
	],
	session_mismatch: [
		190,
		492,
		400,
		'Error validating access token: Session does not match current stored session. This may be because the user changed the password since the time the session was created or Facebook has changed the session for security reasons.',
	],
	invalid_token: [
		190,
		0,
		400,
		'Invalid OAuth access token - Cannot parse access token',
	],
	session: [ 102, 0, 400, 'Session key invalid or no longer valid' ],
	no_token: [
		104,
		0,
		400,
		'An access token is required to request this resource.',
	],
	page_token_required: [
		190,
		2069032,
		400,
		'User Access Token Is Not Supported',
		{
			error_user_title: 'User Access Token Is Not Supported',
			error_user_msg:
				'A Page access token is required for this call for the new Pages experience. Try your request again by using a Page access token.',
		},
	],
	app_limit: [
		4,
		0,
		403,
		'(#4) Application request limit reached',
		{ is_transient: true },
	],
	user_limit: [ 17, 2446079, 400, '(#17) User request limit reached' ],
	page_limit: [ 32, 0, 403, '(#32) Page request limit reached' ],
	app_limit_temporary: [
		341,
		0,
		403,
		'(#341) Feed action request limit reached',
		{ is_transient: true },
	],
	call_limit: [
		613,
		0,
		400,
		'(#613) Calls to this api have exceeded the rate limit.',
	],
	pages_limit: [
		80001,
		2446079,
		400,
		'(#80001) There have been too many calls to this Page account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
	],
	instagram_limit: [
		80002,
		2446079,
		400,
		'(#80002) There have been too many calls to this Instagram account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
	],
	messaging_limit: [
		80006,
		2446079,
		400,
		'(#80006) There have been too many calls to this Page account. Wait a bit and try again. For more info, please refer to https://developers.facebook.com/docs/graph-api/overview/rate-limiting.',
	],
	capability: [
		3,
		0,
		400,
		'(#3) Application does not have the capability to make this API call.',
	],
	permission: [
		10,
		0,
		403,
		"(#10) This endpoint requires the '{permission}' permission or the 'Page Public Content Access' feature. Refer to https://developers.facebook.com/docs/apps/review/login-permissions#manage-pages and https://developers.facebook.com/docs/apps/review/feature#reference-PAGES_ACCESS for details.",
	],
	permission_200: [ 200, 0, 403, '(#200) Provide valid app ID' ],
	permission_299: [ 299, 0, 403, '(#299) Permission denied' ],
	endpoint_unsupported: [
		200,
		2069030,
		400,
		'Endpoint Not Supported In New Pages Experience',
		{
			error_user_title: 'This Endpoint Is Not Supported',
			error_user_msg:
				'This endpoint is not supported in the new Pages experience.',
		},
	],
	field_unsupported: [
		200,
		2069031,
		400,
		'Field Not Supported In New Pages Experience',
		{
			error_user_title: 'This Field Is Not Supported',
			error_user_msg:
				'This field is not supported in the new Pages experience.',
		},
	],
	feature_gone: [
		200,
		2069033,
		400,
		'Feature Not Available In New Pages Experience',
		{
			error_user_title: 'This Feature Is Not Available',
			error_user_msg:
				'This feature is no longer available in the new Pages experience.',
		},
	],
	parameter: [ 100, 0, 400, '(#100) Invalid parameter' ],
	missing_object: [
		100,
		33,
		400,
		`Unsupported get request. Object with ID '{id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at ${ HELP }`,
		{ type: 'GraphMethodException' },
	],
	missing_permission: [
		100,
		0,
		400,
		"(#100) Object does not exist, cannot be loaded due to missing permission or reviewable feature, or does not support this operation. This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature or the 'Page Public Metadata Access' feature. Refer to https://developers.facebook.com/docs/apps/review/login-permissions#manage-pages, https://developers.facebook.com/docs/apps/review/feature#reference-PAGES_ACCESS and https://developers.facebook.com/docs/apps/review/feature#page-public-metadata-access for details.",
	],
	public_content: [
		100,
		0,
		400,
		'(#100) Pages Public Content Access requires either app secret proof or an app token',
	],
	unknown: [
		1,
		99,
		500,
		'An unknown error occurred',
		{ is_transient: true },
	],
	reduce: [
		1,
		0,
		500,
		"Please reduce the amount of data you're asking for, then retry your request",
	],
	unavailable: [
		2,
		0,
		500,
		'An unexpected error has occurred. Please retry your request later.',
		{ is_transient: true },
	],
	blocked: [
		368,
		0,
		400,
		'(#368) The action attempted has been deemed abusive or is otherwise disallowed',
	],
	alias: [
		803,
		0,
		404,
		'(#803) Some of the aliases you requested do not exist: {id}',
	],
	hashtag_quota: [
		18,
		2207034,
		400,
		'(#18) This Instagram account has exceeded the number of unique hashtags it can query within 7 days.',
	],
	hashtag_unusable: [
		24,
		2207024,
		400,
		'(#24) The requested resource does not exist: the hashtag cannot be used.',
	],
	unknown_path: [ 2500, 0, 400, 'Unknown path components: {path}' ],
	too_young: [
		10,
		0,
		400,
		'(#10) The access token must be at least 24 hours old to be refreshed.',
		{ type: 'IGApiException' },
	],
};

const TRACE =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function trace() {
	let text = 'A';
	while ( text.length < 23 ) {
		text += TRACE[ Math.floor( Math.random() * TRACE.length ) ];
	}
	return text;
}

export class GraphError extends Error {
	constructor( {
		message,
		code,
		subcode = 0,
		status = 400,
		type = 'OAuthException',
		...extra
	} ) {
		super( message );
		Object.assign( this, { code, subcode, status, type, extra } );
	}

	body() {
		const {
			is_transient: isTransient,
			error_user_title: title,
			error_user_msg: text,
			...rest
		} = this.extra;
		return {
			error: {
				message: this.message,
				type: this.type,
				code: this.code,
				...( this.subcode ? { error_subcode: this.subcode } : {} ),
				...( isTransient === undefined
					? {}
					: { is_transient: isTransient } ),
				...( title
					? { error_user_title: title, error_user_msg: text }
					: {} ),
				...rest,
				fbtrace_id: trace(),
			},
		};
	}
}

export function errorNames() {
	return Object.keys( CATALOGUE );
}

function fill( text, words ) {
	return text.replace( /\{(\w+)\}/g, ( whole, key ) => words[ key ] ?? '' );
}

/**
 * @param {string} name  Key of the catalogue.
 * @param {Object} words Replacements for {id}, {path}, {app}, {date}, {now}, {permission}.
 * @return {GraphError} To throw or to send.
 */
export function namedError( name, words = {} ) {
	const [ code, subcode, status, message, extra = {} ] = CATALOGUE[ name ];
	return new GraphError( {
		code,
		subcode,
		status,
		message: fill( message, {
			permission: 'pages_read_engagement',
			...words,
		} ),
		...extra,
	} );
}

/**
 * An error by name, by code (`4`), by code and subcode (`"190/460"`) or as an
 * object whose keys win over the catalogue's.
 *
 * @param {string|number|Object} wanted
 * @param {Object}               words
 * @return {GraphError|null} Null when a name is unknown.
 */
export function findError( wanted, words = {} ) {
	if ( wanted && typeof wanted === 'object' ) {
		const {
			name,
			code,
			subcode = 0,
			status,
			message,
			type,
			...extra
		} = wanted;
		const base = findError(
			name ?? ( subcode ? `${ code }/${ subcode }` : code ),
			words
		);
		if ( ! base ) {
			return null;
		}
		return new GraphError( {
			...base.extra,
			...extra,
			code: base.code,
			subcode: base.subcode,
			status: status ?? base.status,
			message: message ?? base.message,
			type: type ?? base.type,
		} );
	}
	const text = String( wanted );
	if ( CATALOGUE[ text ] ) {
		return namedError( text, words );
	}
	const match = /^(\d+)(?:\/(\d+))?$/.exec( text );
	if ( ! match ) {
		return null;
	}
	const code = Number( match[ 1 ] );
	const subcode = Number( match[ 2 ] ?? 0 );
	const rows = Object.entries( CATALOGUE ).filter(
		( [ , row ] ) => row[ 0 ] === code
	);
	const found =
		rows.find( ( [ , row ] ) => row[ 1 ] === subcode ) ??
		( subcode ? null : rows[ 0 ] );
	if ( found ) {
		return namedError( found[ 0 ], words );
	}
	return new GraphError( {
		code,
		subcode,
		message: `(#${ code }) Error of the fake Graph server`,
	} );
}
