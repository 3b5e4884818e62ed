/** The dialogs in which people log in, and what their codes are good for. */
import { createHash, randomBytes } from 'node:crypto';
import { seconds } from './dates.mjs';
import { GraphError, namedError } from './errors.mjs';
import { deadBecause, findToken } from './tokens.mjs';

/** Seconds that a code is good for. */
const CODE_LIFE = 600;

const HOURS = '90m';

const escape = ( text ) =>
	String( text ).replace(
		/[&<>"']/g,
		( sign ) => `&#${ sign.charCodeAt( 0 ) };`
	);

/**
 * @param {string} path Path of a request.
 * @return {string|null} The network whose dialog it is.
 */
export function dialogOf( path ) {
	if ( /^\/(v\d+\.\d+\/)?dialog\/oauth$/.test( path ) ) {
		return 'facebook';
	}
	return path === '/instagram/oauth/authorize' ? 'instagram' : null;
}

/** The app by which one logs in to a network; Instagram has an ID and a secret of its own. */
const appOf = ( world, network ) =>
	network === 'instagram'
		? ( world.data.instagramApp ?? world.app )
		: world.app;

function refusalOf( world, network, query ) {
	if ( query.get( 'client_id' ) !== appOf( world, network ).id ) {
		return 'Invalid App ID: The provided app ID does not look like a valid app ID.';
	}
	if ( ! /^https?:\/\//.test( query.get( 'redirect_uri' ) ?? '' ) ) {
		return 'URL blocked: This redirect failed because the redirect URI is not white-listed in the app’s client OAuth settings.';
	}
	return query.get( 'response_type' ) === 'code'
		? null
		: 'Invalid response type.';
}

/** Takes people back. Instagram adds a fragment, Facebook does so too. */
function back( query, fields ) {
	const url = new URL( query.get( 'redirect_uri' ) );
	for ( const [ name, value ] of Object.entries( fields ) ) {
		url.searchParams.set( name, value );
	}
	url.searchParams.set( 'state', query.get( 'state' ) ?? '' );
	return { status: 302, location: `${ url }#_` };
}

function page( network, query, scopes, accounts ) {
	const hidden = [ ...query ]
		.map(
			( [ name, value ] ) =>
				`<input type="hidden" name="${ escape( name ) }" value="${ escape( value ) }">`
		)
		.join( '' );
	const boxes = scopes
		.map(
			( scope ) =>
				`<p><label><input type="checkbox" name="granted" value="${ escape( scope ) }" checked> ${ escape( scope ) }</label></p>`
		)
		.join( '' );
	const choice = accounts.length
		? `<p><label>Account <select name="account">${ accounts
				.map(
					( { id, username } ) =>
						`<option value="${ escape( id ) }">${ escape( username ) }</option>`
				)
				.join( '' ) }</select></label></p>`
		: '';
	return {
		status: 200,
		html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Log in with ${ network }</title></head><body><h1>Vitrine asks for access</h1><form>${ hidden }${ choice }${ boxes }<button name="answer" value="yes">Continue</button> <button name="answer" value="no">Cancel</button></form></body></html>`,
	};
}

/**
 * A dialog: first the page, then what its form answers.
 *
 * @param {Object} hub     Server.
 * @param {string} network `facebook` or `instagram`.
 * @param {URL}    url     Address.
 * @return {Object} `{ status, html }` or `{ status, location }`.
 */
export function dialog( hub, network, url ) {
	const { world, state } = hub;
	const query = url.searchParams;
	const refused = refusalOf( world, network, query );
	if ( refused ) {
		return { status: 400, html: `<!DOCTYPE html><h1>${ refused }</h1>` };
	}
	const scopes = ( query.get( 'scope' ) ?? '' )
		.split( ',' )
		.filter( Boolean );
	const accounts =
		network === 'instagram'
			? [ ...world.nodes.values() ].filter(
					( node, index, all ) =>
						node.kind === 'IGUser' && all.indexOf( node ) === index
				)
			: [];
	const answer = query.get( 'answer' );
	if ( answer === null ) {
		return page( network, query, scopes, accounts );
	}
	if ( answer !== 'yes' ) {
		return back( query, {
			error: 'access_denied',
			error_code: '200',
			error_description: 'Permissions error',
			error_reason: 'user_denied',
		} );
	}
	const code = `AQ${ randomBytes( 24 ).toString( 'hex' ) }`;
	state.codes.set( code, {
		network,
		redirect: query.get( 'redirect_uri' ),
		scopes: query
			.getAll( 'granted' )
			.filter( ( scope ) => scopes.includes( scope ) ),
		account: query.get( 'account' ) ?? accounts[ 0 ]?.id,
		challenge: query.get( 'code_challenge' ),
		at: hub.now(),
		isUsed: false,
	} );
	return back( query, { code } );
}

/** Why Facebook does not take a code, by its numbers. */
const REFUSALS = {
	used: [ 36009, 'This authorization code has been used.' ],
	expired: [ 36007, 'This authorization code has expired.' ],
	redirect: [
		36008,
		'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
	],
	verifier: [ 36010, 'Invalid code_verifier.' ],
	unknown: [ undefined, 'Invalid verification code format.' ],
};

function reasonOf( context, given, network ) {
	const { query, now } = context;
	if ( ! given || given.network !== network ) {
		return 'unknown';
	}
	if ( given.isUsed ) {
		return 'used';
	}
	if ( now - given.at > CODE_LIFE ) {
		return 'expired';
	}
	if ( query.get( 'redirect_uri' ) !== given.redirect ) {
		return 'redirect';
	}
	const made = createHash( 'sha256' )
		.update( query.get( 'code_verifier' ) ?? '' )
		.digest( 'base64url' );
	return given.challenge && made !== given.challenge ? 'verifier' : null;
}

function issue( context, token ) {
	const { world, now } = context;
	world.refreshed = world.refreshed ?? new Map();
	const number = world.refreshed.size + 1;
	const value = `${ token.prefix }${ number }${ '0'.repeat( 24 ) }ZDZD`;
	world.refreshed.set( value, {
		...token,
		label: `${ token.kind }-login${ number }`,
		issuedAt: now,
		expires: now + seconds( token.left ),
		left: undefined,
		value,
	} );
	return value;
}

/**
 * Facebook's `/oauth/access_token?code=`: a token of hours, with the permissions that were given.
 *
 * @param {Object} context As for answer() of routes.mjs.
 * @return {Object} Answer.
 */
export function facebookCode( context ) {
	const { query, state, world } = context;
	const given = state.codes.get( query.get( 'code' ) );
	const reason = reasonOf( context, given, 'facebook' );
	if ( given ) {
		given.isUsed = true;
	}
	if ( reason ) {
		const [ subcode, message ] = REFUSALS[ reason ];
		throw new GraphError( { code: 100, subcode, message, status: 400 } );
	}
	const user = world.data.tokens.find( ( one ) => one.longLived );
	return {
		access_token: issue( context, {
			kind: 'user',
			prefix: 'EAAVUserLogin',
			user: user.user,
			pages: user.pages,
			scopes: [ ...given.scopes, 'public_profile' ],
			left: HOURS,
		} ),
		token_type: 'bearer',
		expires_in: 5400,
	};
}

/**
 * A token of weeks for one of hours, with the same permissions.
 *
 * @param {Object} context As for answer() of routes.mjs.
 * @param {Object} token   The one of hours, made by `facebookCode()`.
 * @return {Object} Answer.
 */
export function lastingUser( context, token ) {
	return {
		access_token: issue( context, {
			...token,
			prefix: 'EAAVUserLasting',
			left: '60d',
		} ),
		token_type: 'bearer',
		expires_in: 5183944,
	};
}

/** Instagram's own errors of this address: three members, no `error`. */
const instagramRefusal = ( message ) => ( {
	status: 400,
	body: { error_type: 'OAuthException', code: 400, error_message: message },
} );

/**
 * POST to Instagram's `/oauth/access_token`: a token of an hour.
 *
 * @param {Object} context As for answer() of routes.mjs.
 * @return {Object} `{ status, body }`.
 */
export function instagramCode( context ) {
	const { query, state, world } = context;
	const app = appOf( world, 'instagram' );
	if ( query.get( 'client_id' ) !== app.id ) {
		return instagramRefusal( 'Invalid platform app' );
	}
	if ( query.get( 'client_secret' ) !== app.secret ) {
		return instagramRefusal( 'Error validating client secret.' );
	}
	if ( query.get( 'grant_type' ) !== 'authorization_code' ) {
		return instagramRefusal( 'Invalid grant_type.' );
	}
	const given = state.codes.get( query.get( 'code' ) );
	const reason = reasonOf( context, given, 'instagram' );
	if ( given ) {
		given.isUsed = true;
	}
	if ( reason ) {
		return instagramRefusal( REFUSALS[ reason ][ 1 ] );
	}
	return {
		status: 200,
		body: {
			data: [
				{
					access_token: issue( context, {
						kind: 'instagram',
						prefix: 'IGAAVInstagramLogin',
						account: given.account,
						scopes: given.scopes,
						left: '60m',
						isShort: true,
					} ),
					user_id: world.nodes.get( given.account )?.scoped,
					permissions: given.scopes.join( ',' ),
				},
			],
		},
	};
}

/**
 * `/access_token?grant_type=ig_exchange_token`: a token of 60 days for one of an hour.
 *
 * @param {Object} context As for answer() of routes.mjs.
 * @return {Object} Answer.
 */
export function instagramExchange( context ) {
	const { query, world } = context;
	const token = findToken( world, query.get( 'access_token' ) ?? '' );
	if (
		query.get( 'grant_type' ) !== 'ig_exchange_token' ||
		query.get( 'client_secret' ) !== appOf( world, 'instagram' ).secret
	) {
		throw new GraphError( {
			code: 101,
			type: 'IGApiException',
			message: 'Error validating application. Invalid client secret.',
		} );
	}
	if ( ! token?.isShort ) {
		throw namedError( 'invalid_token' );
	}
	const dead = deadBecause( token, context );
	if ( dead ) {
		throw dead;
	}
	return {
		access_token: issue( context, {
			...token,
			isShort: undefined,
			prefix: 'IGAAVInstagramLasting',
			left: '60d',
		} ),
		token_type: 'bearer',
		expires_in: 5184000,
	};
}
