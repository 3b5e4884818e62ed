/** Nodes and edges of Instagram: graph.instagram.com, and the same through Facebook login. */
import { findError, GraphError, namedError } from './errors.mjs';
import { collection, define, pick, project } from './nodes.mjs';
import { image, rendition, signed, VIDEO_LIFE } from './pictures.mjs';
import { scopesOf } from './tokens.mjs';
import { stamp } from './dates.mjs';
import { digits } from './hash.mjs';

const MEDIA_TYPES = {
	image: 'IMAGE',
	video: 'VIDEO',
	reel: 'VIDEO',
	carousel: 'CAROUSEL_ALBUM',
};
const HASHTAG_LIMIT = 30;
const HASHTAG_SECONDS = 7 * 86400;

export function requireInstagram( context, account ) {
	const { token, world } = context;
	if ( token.kind === 'instagram' ) {
		if ( token.account !== account.id ) {
			throw findError(
				{ name: 'missing_object', type: 'IGApiException' },
				{ id: account.id }
			);
		}
		return;
	}
	const pages =
		token.kind === 'page' ? [ token.page ] : ( token.pages ?? [] );
	if (
		! pages.some( ( id ) => world.find( id )?.instagram === account.id )
	) {
		throw namedError( 'missing_object', { id: account.id } );
	}
	if ( ! scopesOf( token ).includes( 'instagram_basic' ) ) {
		throw namedError( 'permission', { permission: 'instagram_basic' } );
	}
}

const accountOf = ( context, media ) => context.world.nodes.get( media.owner );

function mediaUrl( media, field, context ) {
	if ( media.noUrl ) {
		return undefined;
	}
	if ( media.film ) {
		return signed( context, media.filmFile, '', VIDEO_LIFE );
	}
	return image( context, media.file, media.picture, 1440 ).src;
}

function mediaList( name, items, visible ) {
	return ( node, field, context ) => {
		const account =
			node.kind === 'IGUser' ? node : accountOf( context, node );
		requireInstagram( context, account );
		return collection( context, {
			node,
			edge: name,
			items: items( node, context ).filter(
				( media ) => ! context.world.isDeleted( media )
			),
			field,
			visible,
			timeOf: ( media ) => media.created,
			show: ( media ) => project( media, field.fields, context ),
		} );
	};
}

define( 'IGUser', {
	type: 'IGUser',
	defaults: [],
	idOf: ( account, context ) =>
		context.network === 'instagram' ? account.scoped : account.id,
	fields: {
		user_id: ( account, field, context ) =>
			context.network === 'instagram' ? account.id : undefined,
		ig_id: ( account ) => Number( digits( account.id, 10 ) ),
		username: ( account ) => account.username,
		name: ( account ) => account.name,
		biography: ( account ) => account.biography,
		website: ( account ) => account.website,
		account_type: ( account ) => account.type ?? 'BUSINESS',
		profile_picture_url: ( account, field, context ) =>
			image( context, account.file, account.picture, 320 ).src,
		media_count: ( account ) => account.media.length,
		followers_count: ( account ) => account.followers,
		follows_count: ( account ) => account.follows ?? 180,
		business_discovery: ( account, field, context ) => {
			const found = [ ...context.world.nodes.values() ].find(
				( node ) =>
					node.kind === 'IGUser' &&
					node.username === field.args.username
			);
			if ( ! found ) {
				throw new GraphError( {
					code: 110,
					subcode: 2207013,
					message: 'Invalid user id',
				} );
			}
			const own = {
				...context,
				token: {
					...context.token,
					kind: 'instagram',
					account: found.id,
				},
			};
			return project( found, field.fields, own );
		},
	},
	edges: {
		media: mediaList( 'media', ( account ) => account.media ),
		stories: mediaList( 'stories', ( account, context ) =>
			account.stories.filter(
				( story ) => story.created > context.now - 86400
			)
		),
		tags: mediaList( 'tags', ( account ) =>
			account.media.filter( ( media ) => media.tagged )
		),
		live_media: mediaList( 'live_media', () => [] ),
		recently_searched_hashtags: ( account, field, context ) => {
			requireInstagram( context, account );
			return {
				data: [ ...counted( context, account.id ).keys() ].map(
					( tag ) => ( { id: hashtagId( tag ) } )
				),
			};
		},
	},
} );

define( 'IGMedia', {
	type: 'IGMedia',
	defaults: [],
	fields: {
		caption: ( media ) => media.override?.caption ?? media.caption,
		media_type: ( media ) => MEDIA_TYPES[ media.type ],
		media_product_type: ( media, field, context ) => {
			if ( media.parent ) {
				return undefined;
			}
			if ( media.type === 'reel' ) {
				return 'REELS';
			}
			return accountOf( context, media ).stories.includes( media )
				? 'STORY'
				: 'FEED';
		},
		media_url: mediaUrl,
		thumbnail_url: ( media, field, context ) =>
			media.film
				? image( context, media.file, media.picture, 1440 ).src
				: undefined,
		permalink: ( media ) =>
			media.parent
				? undefined
				: `https://www.instagram.com/${ media.type === 'reel' ? 'reel' : 'p' }/${ media.shortcode }/`,
		shortcode: ( media ) => media.shortcode,
		timestamp: ( media ) => stamp( media.created ),
		username: ( media, field, context ) =>
			media.parent ? undefined : accountOf( context, media ).username,
		like_count: ( media ) =>
			media.noLikes || media.parent ? undefined : media.likes,
		comments_count: ( media, field, context ) =>
			media.parent
				? undefined
				: media.comments.filter(
						( comment ) => ! context.world.isDeleted( comment )
					).length,
		alt_text: ( media ) => media.alt,
		is_shared_to_feed: ( media ) =>
			media.type === 'reel' ? true : undefined,
		is_comment_enabled: () => true,
		view_count: ( media ) => ( media.film ? media.likes * 11 : undefined ),
		owner: ( media, field, context ) => ( {
			id:
				context.network === 'instagram'
					? accountOf( context, media ).scoped
					: media.owner,
		} ),
		width: ( media ) => rendition( media.picture, 1440 )[ 0 ],
		height: ( media ) => rendition( media.picture, 1440 )[ 1 ],
	},
	edges: {
		children: ( media, field, context ) =>
			media.children.length
				? {
						data: media.children
							.filter(
								( child ) => ! context.world.isDeleted( child )
							)
							.map( ( child ) =>
								project( child, field.fields, context )
							),
					}
				: undefined,
		comments: ( media, field, context ) => {
			requireInstagram( context, accountOf( context, media ) );
			return collection( context, {
				node: media,
				edge: 'comments',
				items: media.comments.filter(
					( comment ) => ! context.world.isDeleted( comment )
				),
				field,
				show: ( comment ) => showComment( comment, field.fields ),
			} );
		},
	},
} );

function showComment( comment, fields ) {
	const name =
		comment.from.username ??
		comment.from.name.toLowerCase().replace( /[^a-z]+/g, '.' );
	const part = ( one ) => one.id.split( '_' ).pop();
	const asked = fields?.find( ( field ) => field.name === 'replies' );
	const plain = {
		id: part( comment ),
		text: comment.override?.message ?? comment.message,
		timestamp: stamp( comment.created ),
		username: name,
		from: { id: comment.from.id, username: name },
		like_count: comment.likes,
		replies: comment.replies.length
			? {
					data: comment.replies.map( ( reply ) =>
						showComment(
							reply,
							asked?.fields?.length ? asked.fields : undefined
						)
					),
				}
			: undefined,
		hidden: comment.hidden,
	};
	if ( fields?.length ) {
		return pick(
			plain,
			fields.filter( ( field ) => plain[ field.name ] !== undefined )
		);
	}
	return { timestamp: plain.timestamp, text: plain.text, id: plain.id };
}

/**
 * Hashtags that an account has asked for in the last seven days, with the time at which each began to count.
 *
 * @param {Object} context
 * @param {string} account Its id.
 * @return {Map<string, number>} Times by hashtag.
 */
function counted( context, account ) {
	const { hashtags } = context.state;
	const all = hashtags.get( account ) ?? new Map();
	for ( const [ tag, since ] of all ) {
		if ( since <= context.now - HASHTAG_SECONDS ) {
			all.delete( tag );
		}
	}
	hashtags.set( account, all );
	return all;
}

function count( context, account, tag ) {
	const all = counted( context, account );
	if ( all.has( tag ) ) {
		return;
	}
	if ( all.size >= HASHTAG_LIMIT ) {
		throw namedError( 'hashtag_quota' );
	}
	all.set( tag, context.now );
}

/**
 * `/ig_hashtag_search`: 30 different hashtags in 7 days.
 *
 * @param {Object} context
 * @return {Object} Answer.
 */
export function hashtagSearch( context ) {
	const account = context.world.find( context.query.get( 'user_id' ) ?? '' );
	if ( account?.kind !== 'IGUser' ) {
		throw new GraphError( {
			code: 100,
			message: '(#100) The parameter user_id is required',
		} );
	}
	requireInstagram( context, account );
	const tag = ( context.query.get( 'q' ) ?? '' )
		.toLowerCase()
		.replace( /^#/, '' );
	if ( ! tag || /[^\p{L}\p{N}\p{M}_]/u.test( tag ) ) {
		throw namedError( 'hashtag_unusable' );
	}
	count( context, account.id, tag );
	const id = hashtagId( tag );
	context.world.put( {
		kind: 'IGHashtag',
		id,
		name: tag,
		owner: account.id,
	} );
	return { data: [ { id } ] };
}

function hashtagId( tag ) {
	return `1784${ digits( `hashtag${ tag }`, 13 ) }`;
}

function hashtagEdge( name ) {
	return ( tag, field, context ) => {
		const account = context.world.find(
			context.query.get( 'user_id' ) ?? ''
		);
		if ( account?.kind !== 'IGUser' ) {
			throw new GraphError( {
				code: 100,
				message: '(#100) The parameter user_id is required',
			} );
		}
		requireInstagram( context, account );
		for ( const wanted of field.fields ?? [] ) {
			if (
				[ 'username', 'owner', 'thumbnail_url', 'shortcode' ].includes(
					wanted.name
				)
			) {
				throw new GraphError( {
					code: 100,
					message: `(#100) Tried accessing nonexisting field (${ wanted.name }) on node type (IGMedia)`,
				} );
			}
		}
		count( context, account.id, tag.name );
		const day = context.now - 86400;
		const all = [ ...context.world.nodes.values() ].filter(
			( node ) =>
				node.kind === 'IGMedia' &&
				! node.parent &&
				( name === 'top_media' || node.created > day ) &&
				! context.world.isDeleted( node ) &&
				new RegExp( `#${ tag.name }(?![\\p{L}\\p{N}_])`, 'iu' ).test(
					node.caption ?? ''
				)
		);
		const limit = Math.min( 50, Number( field.args.limit ?? 25 ) );
		// The `after` value is documented to be the same on every page: the server remembers the place.
		const place = `${ context.token.value }|${ tag.id }|${ name }`;
		const start = field.args.after
			? ( context.state.places.get( place ) ?? 0 )
			: 0;
		const items = all
			.sort( ( a, b ) =>
				name === 'top_media' ? b.likes - a.likes : b.created - a.created
			)
			.slice( start, start + limit );
		context.state.places.set( place, start + items.length );
		const after = `QVFI${ digits( tag.id, 12 ) }ZDZD`;
		const query = new URLSearchParams( context.query );
		query.set( 'access_token', context.token.value );
		query.set( 'after', after );
		return {
			data: items.map( ( media ) =>
				project( media, field.fields, context )
			),
			paging: {
				cursors: { after },
				...( start + items.length < all.length
					? {
							next: `${ context.api }/${ context.version }/${ tag.id }/${ name }?${ query }`,
						}
					: {} ),
			},
		};
	};
}

define( 'IGHashtag', {
	type: 'ShadowIGHashtag',
	defaults: [],
	fields: { name: ( tag ) => tag.name },
	edges: {
		recent_media: hashtagEdge( 'recent_media' ),
		top_media: hashtagEdge( 'top_media' ),
	},
} );
