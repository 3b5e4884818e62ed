/** From a path to a payload. */
import { GraphError, namedError } from './errors.mjs';
import { parseFields } from './fields.mjs';
import { definitionOf, project } from './nodes.mjs';
import { picture } from './facebook.mjs';
import { hashtagSearch, requireInstagram } from './instagram.mjs';
import { instagramExchange } from './dialogs.mjs';
import { subscriptions } from './subscriptions.mjs';
import {
	debugToken,
	exchange,
	refresh,
	requirePage,
	requireToken,
} from './tokens.mjs';

const MAX_IDS = 50;

const MAY_SEE_WITHOUT_ENGAGEMENT = [ 'User' ];

function me( context ) {
	const { token, world } = context;
	if ( token.kind === 'page' ) {
		return world.find( token.page );
	}
	if ( token.kind === 'instagram' ) {
		return world.find( token.account );
	}
	if ( token.kind === 'user' ) {
		return (
			world.find( token.user ) ??
			world.put( {
				kind: 'User',
				id: token.user,
				name: world.data.user?.name ?? 'Alex Example',
				picture: 'person-1',
			} )
		);
	}
	throw new GraphError( {
		code: 2500,
		message:
			'An active access token must be used to query information about the current user.',
	} );
}

function locate( context, id ) {
	if ( id === 'me' ) {
		return me( context );
	}
	const node = context.world.find( id );
	if ( ! node ) {
		throw namedError(
			/^\d+(_\d+)?$/.test( id ) ? 'missing_object' : 'alias',
			{ id }
		);
	}
	return node;
}

function guard( context, node ) {
	if ( [ 'IGUser', 'IGMedia' ].includes( node.kind ) ) {
		requireInstagram( context, context.world.nodes.get( node.owner ) );
	} else if ( context.network === 'instagram' ) {
		throw namedError( 'missing_object', { id: node.id } );
	} else if (
		node.kind !== 'IGHashtag' &&
		! MAY_SEE_WITHOUT_ENGAGEMENT.includes( node.kind )
	) {
		const page = context.world.nodes.get( node.owner );
		if ( page?.kind === 'Page' ) {
			requirePage(
				context,
				page,
				node.kind === 'Page' ? [] : [ 'pages_read_engagement' ]
			);
		} else if ( page?.kind === 'IGUser' ) {
			requireInstagram( context, page );
		}
	}
}

function askedField( context, name ) {
	const args = Object.fromEntries( context.query );
	delete args.access_token;
	return {
		name,
		alias: name,
		args,
		fields: parseFields( context.query.get( 'fields' ) ),
	};
}

function one( context, node, rest ) {
	guard( context, node );
	if ( rest.length === 0 ) {
		return project(
			node,
			parseFields( context.query.get( 'fields' ) ),
			context
		);
	}
	if (
		rest[ 0 ] === 'picture' &&
		rest.length === 1 &&
		[ 'Page', 'Album', 'User' ].includes( node.kind )
	) {
		const found = picture( context, node );
		if (
			[ 'false', '0' ].includes( context.query.get( 'redirect' ) ?? '' )
		) {
			return found;
		}
		return { redirect: found.data.url };
	}
	const edge = definitionOf( node ).edges?.[ rest[ 0 ] ];
	if ( ! edge || rest.length > 1 ) {
		if (
			definitionOf( node ).fields[ rest[ 0 ] ] ||
			rest.length > 1 ||
			context.network === 'instagram'
		) {
			throw Object.assign(
				namedError( 'unknown_path', {
					path: `/${ rest.join( '/' ) }`,
				} ),
				context.network === 'instagram'
					? { type: 'IGApiException' }
					: {}
			);
		}
		throw Object.assign( namedError( 'parameter' ), {
			message: `(#100) Tried accessing nonexisting field (${ rest[ 0 ] }) on node type (${ definitionOf( node ).type })`,
		} );
	}
	return (
		edge( node, askedField( context, rest[ 0 ] ), context ) ?? { data: [] }
	);
}

/**
 * The account a request is about, for faults and headers; empty when unknown.
 *
 * @param {Object}   world
 * @param {Object}   token
 * @param {string[]} parts
 * @return {string} Id.
 */
export function accountOfRequest( world, token, parts ) {
	if ( parts[ 0 ] === 'me' || parts.length === 0 ) {
		return token?.page ?? token?.account ?? '';
	}
	const node =
		world.nodes.get( parts[ 0 ] ) ??
		world.nodes.get(
			world.aliases.get( ( parts[ 0 ] ?? '' ).toLowerCase() )
		);
	return node?.owner ?? token?.page ?? token?.account ?? '';
}

/**
 * `?ids=a,b`: one that is gone or closed spoils the answer for all; `{"ids":"omit"}` leaves it out instead.
 *
 * @param {Object}   context As for answer().
 * @param {string[]} ids     Ids.
 * @param {string[]} rest    Edge, or nothing.
 * @return {Object} Payloads by id.
 */
function several( context, ids, rest ) {
	if ( rest.length === 0 && parseFloat( context.version.slice( 1 ) ) >= 26 ) {
		throw new GraphError( {
			code: 12,
			message:
				'(#12) The ids query parameter of the root is deprecated for versions v26.0 and higher',
		} );
	}
	if ( ids.length > MAX_IDS ) {
		throw new GraphError( {
			code: 100,
			message: `(#100) Too many IDs. Maximum: ${ MAX_IDS }. Provided: ${ ids.length }.`,
		} );
	}
	const found = [];
	for ( const id of ids ) {
		try {
			found.push( [
				id,
				one( context, locate( context, id.trim() ), rest ),
			] );
		} catch ( error ) {
			if ( context.state.ids !== 'omit' ) {
				throw error;
			}
		}
	}
	return Object.fromEntries( found );
}

/**
 * @param {Object} context `query`, `parts`, `network`, `sent`, `world`, `state`, `base`, `api`, `version`, `now`.
 * @return {Object} Payload; `{ redirect }` for a picture.
 */
export function answer( context ) {
	const { parts, query } = context;
	const subscribed = subscriptions( context );
	if ( subscribed ) {
		return subscribed;
	}
	const isExchange =
		parts.join( '/' ) === 'oauth/access_token' &&
		context.network === 'facebook';
	if ( context.method !== 'GET' && ! isExchange ) {
		throw namedError( 'missing_object', { id: parts[ 0 ] ?? '' } );
	}
	if ( isExchange ) {
		return exchange( context );
	}
	if (
		context.network === 'instagram' &&
		parts.join( '/' ) === 'access_token'
	) {
		return instagramExchange( context );
	}
	context.token = requireToken( context );
	if (
		context.network === 'instagram' &&
		parts.join( '/' ) === 'refresh_access_token'
	) {
		return refresh( context );
	}
	if (
		context.network === 'facebook' &&
		parts.join( '/' ) === 'debug_token'
	) {
		return debugToken( context );
	}
	if (
		parts.join( '/' ) === 'ig_hashtag_search' &&
		context.network === 'facebook'
	) {
		return hashtagSearch( context );
	}
	if ( query.get( 'ids' ) && parts.length <= 1 ) {
		return several( context, query.get( 'ids' ).split( ',' ), parts );
	}
	if ( parts.length === 0 ) {
		throw new GraphError( {
			code: 100,
			type: 'GraphMethodException',
			message:
				'Unsupported get request. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api',
		} );
	}
	return one( context, locate( context, parts[ 0 ] ), parts.slice( 1 ) );
}
