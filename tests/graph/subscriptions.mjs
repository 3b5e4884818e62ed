/** `subscribed_apps` of pages: which of them tell the app what happens on their feed. */
import { GraphError, namedError } from './errors.mjs';
import { requirePage, requireToken } from './tokens.mjs';

const FIELDS = [ 'feed', 'mention', 'ratings', 'messages' ];

/**
 * @param {Object} context As for answer() of routes.mjs, with `token`.
 * @param {Object} page    The page.
 * @return {Object} Answer.
 */
function change( context, page ) {
	const { query, state, world } = context;
	if ( context.method === 'DELETE' ) {
		state.subscribed.delete( page.id );
		return { success: true };
	}
	if ( context.method === 'POST' ) {
		const fields = ( query.get( 'subscribed_fields' ) ?? '' ).split( ',' );
		const unknown = fields.find( ( field ) => ! FIELDS.includes( field ) );
		if ( unknown !== undefined ) {
			throw new GraphError( {
				code: 100,
				message: `(#100) Param subscribed_fields[0] must be one of {${ FIELDS.join( ', ' ) }} - got "${ unknown }".`,
			} );
		}
		state.subscribed.set( page.id, fields );
		return { success: true };
	}
	return {
		data: state.subscribed.has( page.id )
			? [
					{
						id: world.app.id,
						name: world.app.name,
						subscribed_fields: state.subscribed.get( page.id ),
					},
				]
			: [],
	};
}

/**
 * @param {Object} context As for answer() of routes.mjs.
 * @return {Object|null} Answer; null when the path is another one.
 */
export function subscriptions( context ) {
	const { network, parts, world } = context;
	if (
		network !== 'facebook' ||
		parts.length !== 2 ||
		parts[ 1 ] !== 'subscribed_apps'
	) {
		return null;
	}
	context.token = requireToken( context );
	const page = world.find( parts[ 0 ] );
	if ( page?.kind !== 'Page' ) {
		throw namedError( 'missing_object', { id: parts[ 0 ] } );
	}
	requirePage( context, page, [] );
	if ( context.token.kind !== 'page' ) {
		throw namedError( 'page_token_required' );
	}
	requirePage( context, page, [ 'pages_manage_metadata' ] );
	return change( context, page );
}
