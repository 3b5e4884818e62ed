/** The fixed tokens, what each may do, and debug_token. */
import { createHmac } from 'node:crypto';
import { seconds } from './dates.mjs';
import { facebookCode, lastingUser } from './dialogs.mjs';
import { GraphError, namedError } from './errors.mjs';

const PAGE_SCOPES = [
	'pages_show_list',
	'pages_read_engagement',
	'pages_read_user_content',
	'pages_manage_metadata',
	'instagram_basic',
	'business_management',
	'public_profile',
];
const IG_SCOPES = [ 'instagram_business_basic' ];

export function scopesOf( token ) {
	return (
		token.scopes ?? ( token.kind === 'instagram' ? IG_SCOPES : PAGE_SCOPES )
	);
}

/**
 * @param {URL}    url
 * @param {Object} headers
 * @return {string} The token sent, from either place.
 */
export function tokenSent( url, headers ) {
	const bearer = /^(?:Bearer|OAuth)\s+(.+)$/i.exec(
		headers.authorization ?? ''
	);
	return (
		url.searchParams.get( 'access_token' ) ||
		( bearer ? bearer[ 1 ].trim() : '' )
	);
}

export function findToken( world, value ) {
	const known = ( world.data.tokens ?? [] ).find(
		( token ) => token.value === value
	);
	if ( known ) {
		return known;
	}
	if ( value === `${ world.app.id }|${ world.app.secret }` ) {
		return { label: 'app', kind: 'app', value };
	}
	const refreshed = world.refreshed?.get( value );
	return refreshed ?? null;
}

function pacific( unix ) {
	const parts = Object.fromEntries(
		new Intl.DateTimeFormat( 'en-US', {
			timeZone: 'America/Los_Angeles',
			weekday: 'long',
			day: '2-digit',
			month: 'short',
			year: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			second: '2-digit',
			hour12: false,
			timeZoneName: 'short',
		} )
			.formatToParts( new Date( unix * 1000 ) )
			.map( ( part ) => [ part.type, part.value ] )
	);
	return `${ parts.weekday }, ${ parts.day }-${ parts.month }-${ parts.year } ${ parts.hour }:${ parts.minute }:${ parts.second } ${ parts.timeZoneName }`;
}

export function expiryOf( token, context ) {
	if ( token.expires ) {
		return token.expires;
	}
	if ( token.left ) {
		return context.world.opened + seconds( token.left );
	}
	return token.expired ? context.world.started - seconds( token.expired ) : 0;
}

/**
 * @param {Object} token
 * @param {Object} context
 * @return {GraphError|null} Why the token is dead.
 */
export function deadBecause( token, context ) {
	if ( token.error ) {
		return namedError( token.error, { app: context.world.app.id } );
	}
	const expiry = expiryOf( token, context );
	if ( expiry && expiry <= context.now ) {
		return namedError( 'expired', {
			date: pacific( expiry ),
			now: `${ pacific( context.now ) }`,
		} );
	}
	return null;
}

/**
 * The token of a request, or the error the real service would answer.
 *
 * @param {Object} context
 * @return {Object} Token.
 */
export function requireToken( context ) {
	if ( ! context.sent ) {
		throw namedError( 'no_token' );
	}
	const token = findToken( context.world, context.sent );
	const wrongHost =
		token &&
		( token.kind === 'instagram' ) !== ( context.network === 'instagram' );
	if ( ! token || wrongHost ) {
		throw namedError( 'invalid_token' );
	}
	const dead = deadBecause( token, context );
	if ( dead ) {
		throw dead;
	}
	const proof = context.query.get( 'appsecret_proof' );
	if (
		proof &&
		proof !==
			createHmac( 'sha256', context.world.app.secret )
				.update( token.value )
				.digest( 'hex' )
	) {
		throw new GraphError( {
			code: 100,
			message: 'Invalid appsecret_proof provided in the API argument',
			type: 'GraphMethodException',
		} );
	}
	if (
		! proof &&
		context.state.requireproof &&
		context.network === 'facebook'
	) {
		throw namedError( 'public_content' );
	}
	return token;
}

export function debugToken( context ) {
	const asked = findToken(
		context.world,
		context.query.get( 'input_token' ) ?? ''
	);
	if ( asked?.noDebug || context.token.noDebug ) {
		throw new GraphError( {
			code: 100,
			message:
				'(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
		} );
	}
	if ( ! asked ) {
		return {
			data: {
				error: { code: 190, message: 'Invalid OAuth access token.' },
				is_valid: false,
				scopes: [],
			},
		};
	}
	const { app } = context.world;
	const dead = deadBecause( asked, context );
	const targets = asked.page
		? [ asked.page ]
		: ( asked.pages ?? ( asked.account ? [ asked.account ] : [] ) );
	return {
		data: {
			app_id: app.id,
			type: asked.kind.toUpperCase(),
			application: app.name,
			data_access_expires_at:
				context.world.started + seconds( asked.dataAccess ?? '90d' ),
			...( dead
				? {
						error: {
							code: dead.code,
							message: dead.message,
							...( dead.subcode
								? { subcode: dead.subcode }
								: {} ),
						},
					}
				: {} ),
			expires_at: expiryOf( asked, context ),
			is_valid: ! dead,
			issued_at:
				asked.issuedAt ??
				context.world.started - seconds( asked.issued ?? '30d' ),
			...( asked.page ? { profile_id: asked.page } : {} ),
			scopes: scopesOf( asked ),
			granular_scopes: scopesOf( asked ).map( ( scope ) =>
				/^(pages|instagram)_/.test( scope ) && targets.length
					? { scope, target_ids: targets }
					: { scope }
			),
			user_id:
				asked.user ??
				context.world.data.user?.id ??
				'10229988776655441',
		},
	};
}

export function exchange( context ) {
	const token = findToken(
		context.world,
		context.query.get( 'fb_exchange_token' ) ?? ''
	);
	const { app } = context.world;
	if (
		context.query.get( 'client_id' ) !== app.id ||
		context.query.get( 'client_secret' ) !== app.secret
	) {
		throw new GraphError( {
			code: 1,
			status: 400,
			message: 'Error validating client secret.',
		} );
	}
	if ( context.query.has( 'code' ) ) {
		return facebookCode( context );
	}
	if ( context.query.get( 'grant_type' ) !== 'fb_exchange_token' ) {
		throw new GraphError( {
			code: 1,
			status: 400,
			message: 'Missing or unsupported grant_type.',
		} );
	}
	if ( ! token || token.kind !== 'user' ) {
		throw namedError( 'invalid_token' );
	}
	const dead = deadBecause( token, context );
	if ( dead ) {
		throw dead;
	}
	if ( token.issuedAt ) {
		return lastingUser( context, token );
	}
	const longLived =
		context.world.data.tokens.find(
			( one ) =>
				one.kind === 'user' && one.longLived && one.user === token.user
		) ?? token;
	return {
		access_token: longLived.value,
		token_type: 'bearer',
		expires_in: 5183944,
	};
}

/**
 * Instagram's renewal: only a token that is 24 hours old and not expired.
 *
 * @param {Object} context
 * @return {Object} Answer.
 */
export function refresh( context ) {
	const { token } = context;
	if ( context.query.get( 'grant_type' ) !== 'ig_refresh_token' ) {
		throw new GraphError( {
			code: 100,
			type: 'IGApiException',
			message: 'Invalid grant_type',
		} );
	}
	const issued =
		token.issuedAt ??
		context.world.started - seconds( token.issued ?? '30d' );
	if ( context.now - issued < 86400 ) {
		throw namedError( 'too_young' );
	}
	const world = context.world;
	world.refreshed = world.refreshed ?? new Map();
	const count = ( token.count ?? 0 ) + 1;
	const base = token.base ?? token.value;
	const value = `${ base }ZDR${ count }`;
	world.refreshed.set( value, {
		...token,
		value,
		base,
		count,
		label: `${ token.label.replace( /-renewed.*$/, '' ) }-renewed${ count }`,
		left: undefined,
		expired: undefined,
		issuedAt: context.now,
		expires: context.now + 5184000,
	} );
	return {
		access_token: value,
		token_type: 'bearer',
		expires_in: 5184000,
		permissions: IG_SCOPES.join( ',' ),
	};
}

/**
 * Refuses what the token may not see.
 *
 * @param {Object}   context
 * @param {Object}   page
 * @param {string[]} scopes
 */
export function requirePage( context, page, scopes = [] ) {
	const { token } = context;
	const manages =
		token.kind === 'page'
			? token.page === page.id
			: token.kind === 'user' &&
				( token.pages ?? [] ).includes( page.id );
	if ( ! manages ) {
		throw namedError( 'missing_permission' );
	}
	if ( page.newExperience && token.kind === 'user' && scopes.length ) {
		throw namedError( 'page_token_required' );
	}
	for ( const scope of scopes ) {
		if ( ! scopesOf( token ).includes( scope ) ) {
			throw namedError( 'permission', { permission: scope } );
		}
	}
}

export function isOwnPageToken( context, page ) {
	return (
		context.token.kind === 'page' &&
		context.token.page === page &&
		scopesOf( context.token ).includes( 'pages_read_user_content' )
	);
}
