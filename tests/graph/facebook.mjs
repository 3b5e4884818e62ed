/** Nodes and edges of graph.facebook.com. */
import { GraphError, namedError } from './errors.mjs';
import { collection, define, pick, project } from './nodes.mjs';
import {
	image,
	previewUrl,
	profileUrl,
	rendition,
	signed,
	sizesOf,
	VIDEO_LIFE,
} from './pictures.mjs';
import { isOwnPageToken, requirePage, scopesOf } from './tokens.mjs';
import { stamp } from './dates.mjs';
import { letters } from './hash.mjs';

const SITE = 'https://www.facebook.com';
const REACTIONS = [ 'like', 'love', 'care', 'haha', 'wow', 'sad', 'angry' ];
const REACTION_TYPES = [
	'NONE',
	'LIKE',
	'LOVE',
	'WOW',
	'HAHA',
	'SAD',
	'ANGRY',
	'THANKFUL',
	'PRIDE',
	'CARE',
	'FIRE',
	'HUNDRED',
];

const alive = ( context, nodes ) =>
	nodes.filter( ( node ) => ! context.world.isDeleted( node ) );
const pageOf = ( context, node ) =>
	context.world.find( node.owner ) ?? context.world.nodes.get( node.owner );
const messageOf = ( node ) => node.override?.message ?? node.message;

function whole( resolver ) {
	resolver.whole = true;
	return resolver;
}

function tagsIn( text, words, context ) {
	if ( ! text || ! words.length ) {
		return undefined;
	}
	const points = context.state.tagunit === 'codepoints';
	const tags = words
		.map( ( word ) => ( { ...word, at: text.indexOf( word.name ) } ) )
		.filter( ( word ) => word.at >= 0 )
		.map( ( { at, ...word } ) => ( {
			id: word.id,
			name: word.name,
			type: word.type ?? 'page',
			offset: points ? [ ...text.slice( 0, at ) ].length : at,
			length: points ? [ ...word.name ].length : word.name.length,
		} ) );
	return tags.length ? tags : undefined;
}

function shim( url ) {
	return `https://l.facebook.com/l.php?u=${ encodeURIComponent( url ) }&h=AT${ letters( url, 60 ) }&s=1`;
}

function photoPage( context, photo ) {
	return `${ SITE }/${ pageOf( context, photo ).username }/photos/a.${ photo.album.id }/${ photo.id }/?type=3`;
}

function photoAttachment( context, photo, type = 'photo' ) {
	const url = photoPage( context, photo );
	return {
		media: { image: image( context, photo.file, photo.picture, 720 ) },
		media_type: 'photo',
		target: { id: photo.id, url },
		type,
		unshimmed_url: url,
		url,
	};
}

function linkAttachment( context, link, type = 'share' ) {
	const url = link.shim === false ? link.url : shim( link.url );
	const [ width, height ] = link.photo ? rendition( link.photo, 720 ) : [];
	return {
		description: link.description,
		...( link.photo
			? {
					media: {
						image: {
							height,
							src: previewUrl(
								context,
								link.photo,
								link.image ??
									`${ link.url.replace( /\/?(\?.*)?$/, '' ) }/cover.jpg`
							),
							width,
						},
					},
				}
			: {} ),
		media_type: 'link',
		target: { url },
		title: link.title,
		type,
		unshimmed_url: link.url,
		url,
	};
}

function attachmentsOf( context, node ) {
	const page = pageOf( context, node );
	const message = messageOf( node );
	const words = {
		description: message,
		description_tags: tagsIn( message, node.tagWords, context ),
	};
	const photos = alive( context, node.photos );
	const here = `${ SITE }/${ page.id }/posts/${ node.story }/`;
	switch ( node.recipe ) {
		case 'photo':
			return photos.slice( 0, 1 ).map( ( photo ) => ( {
				...words,
				...photoAttachment( context, photo ),
			} ) );
		case 'cover':
			return photos.slice( 0, 1 ).map( ( photo ) => ( {
				...words,
				title: `${ page.name }'s cover photo`,
				...photoAttachment( context, photo, 'cover_photo' ),
			} ) );
		case 'profile':
			return photos.slice( 0, 1 ).map( ( photo ) => ( {
				...words,
				title: page.name,
				...photoAttachment( context, photo, 'profile_media' ),
			} ) );
		case 'album':
			return [
				{
					...words,
					media: photos.length
						? photoAttachment( context, photos[ 0 ] ).media
						: undefined,
					media_type: 'album',
					target: { id: node.story, url: here },
					title: `Photos from ${ page.name }'s post`,
					type: 'album',
					unshimmed_url: here,
					url: here,
					subattachments: {
						data: photos.map( ( photo ) => {
							const { media, target, type, url } =
								photoAttachment( context, photo );
							return {
								...( photo.name
									? { description: photo.name }
									: {} ),
								media,
								target,
								type,
								url,
							};
						} ),
					},
				},
			];
		case 'video':
		case 'reel': {
			const { video } = node;
			const url =
				node.recipe === 'reel'
					? `${ SITE }/reel/${ video.id }/`
					: `${ SITE }/${ page.username }/videos/${ video.id }/`;
			return [
				{
					...words,
					media: {
						image: image( context, video.file, video.picture, 720 ),
						...( video.hasSource
							? {
									source: signed(
										context,
										video.filmFile,
										'',
										VIDEO_LIFE
									),
								}
							: {} ),
					},
					media_type: 'video',
					target: { id: video.id, url },
					title: video.title,
					type: video.live ? 'video_inline' : 'video_autoplay',
					unshimmed_url: url,
					url,
				},
			];
		}
		case 'link':
			return node.links.map( ( link ) =>
				linkAttachment( context, link )
			);
		case 'multilink':
			return [
				{
					description: message,
					media: linkAttachment( context, node.links[ 0 ] ).media,
					media_type: 'album',
					target: { id: node.story, url: here },
					title: node.links[ 0 ].title,
					type: 'multi_share',
					unshimmed_url: here,
					url: here,
					subattachments: {
						data: node.links.map( ( link ) =>
							linkAttachment( context, link, 'multi_share' )
						),
					},
				},
			];
		case 'event': {
			const { event } = node;
			const url = `${ SITE }/events/${ event.id }/`;
			return [
				{
					description: event.description,
					...( event.picture
						? {
								media: {
									image: image(
										context,
										event.file,
										event.picture,
										720
									),
								},
							}
						: {} ),
					media_type: 'event',
					target: { id: event.id, url },
					title: event.name,
					type: 'event',
					unshimmed_url: url,
					url,
				},
			];
		}
		case 'share': {
			const { shared } = node;
			const url = `${ SITE }/${ shared.page_id }/posts/${ node.parentId.split( '_' )[ 1 ] }/`;
			const photo = photos[ 0 ];
			return [
				{
					description: shared.text,
					...( photo
						? {
								media: {
									image: image(
										context,
										photo.file,
										photo.picture,
										720
									),
								},
							}
						: {} ),
					media_type: 'photo',
					target: { id: node.parentId.split( '_' )[ 1 ], url },
					title: shared.page_name,
					type: 'photo',
					unshimmed_url: url,
					url,
				},
			];
		}
		case 'map':
			return [
				{
					target: {
						id: node.place.id,
						url: `${ SITE }/${ node.place.id }`,
					},
					title: node.place.name,
					type: 'map',
					unshimmed_url: `${ SITE }/${ node.place.id }`,
					url: `${ SITE }/${ node.place.id }`,
				},
			];
		default:
			return [];
	}
}

const ATTACHMENT_FIELDS = [
	'description',
	'description_tags',
	'media',
	'media_type',
	'target',
	'title',
	'type',
	'unshimmed_url',
	'url',
	'subattachments',
];
const ATTACHMENT_DEFAULTS = [
	'description',
	'media',
	'subattachments',
	'target',
	'title',
	'type',
	'url',
];

function showAttachment( attachment, fields ) {
	const wanted = fields?.length
		? fields
		: ATTACHMENT_DEFAULTS.map( ( name ) => ( {
				name,
				alias: name,
				args: {},
				fields: null,
			} ) );
	const out = {};
	for ( const field of wanted ) {
		if ( ! ATTACHMENT_FIELDS.includes( field.name ) ) {
			throw new GraphError( {
				code: 100,
				message: `(#100) Tried accessing nonexisting field (${ field.name }) on node type (StoryAttachment)`,
			} );
		}
		if ( field.name === 'subattachments' ) {
			if ( attachment.subattachments ) {
				const limit = Number( field.args.limit ?? 12 );
				out[ field.alias ] = {
					data: attachment.subattachments.data
						.slice( 0, limit )
						.map( ( one ) => showAttachment( one, field.fields ) ),
				};
			}
		} else if ( attachment[ field.name ] !== undefined ) {
			out[ field.alias ] = pick( attachment[ field.name ], field.fields );
		}
	}
	return out;
}

function fullPicture( context, node, width ) {
	const file =
		node.video ??
		( node.event?.picture
			? node.event
			: node.photos.find(
					( photo ) => ! context.world.isDeleted( photo )
				) );
	if ( file ) {
		return image( context, file.file, file.picture, width ).src;
	}
	const link = node.links.find( ( one ) => one.photo );
	return link ? linkAttachment( context, link ).media.image.src : undefined;
}

function reactionsEdge( node, field, context ) {
	const type = field.args.type?.toUpperCase();
	if ( type && ! REACTION_TYPES.includes( type ) ) {
		throw new GraphError( {
			code: 100,
			message: `(#100) Param type must be one of {${ REACTION_TYPES.join( ', ' ) }} - got "${ field.args.type }"`,
		} );
	}
	const names = type
		? REACTIONS.filter( ( name ) => name.toUpperCase() === type )
		: REACTIONS;
	const total = names.reduce(
		( sum, name ) => sum + ( node.reactions?.[ name ] ?? 0 ),
		0
	);
	const own = isOwnPageToken( context, node.owner );
	const people = own
		? names
				.flatMap( ( name ) =>
					Array( Math.min( 30, node.reactions?.[ name ] ?? 0 ) ).fill(
						name.toUpperCase()
					)
				)
				.map( ( name, index ) => ( {
					...context.world.people[
						index % context.world.people.length
					],
					reaction: name,
				} ) )
				.filter(
					( person, index, all ) =>
						all.findIndex( ( other ) => other.id === person.id ) ===
						index
				)
		: [];
	return collection( context, {
		node,
		edge: 'reactions',
		items: people,
		field,
		show: ( person ) =>
			pick(
				{ id: person.id, name: person.name, type: person.reaction },
				field.fields
			),
		summary: summaryOf( field, {
			total_count: total,
			viewer_reaction: 'NONE',
		} ),
	} );
}

function summaryOf( field, values ) {
	const asked = field.args.summary;
	if ( ! asked || asked === 'false' || asked === '0' ) {
		return undefined;
	}
	if ( asked === 'true' || asked === '1' ) {
		return values;
	}
	return Object.fromEntries(
		asked
			.split( ',' )
			.filter( ( key ) => key in values )
			.map( ( key ) => [ key, values[ key ] ] )
	);
}

function commentsEdge( node, field, context ) {
	const counting = field.args.limit === '0';
	if (
		! counting &&
		! scopesOf( context.token ).includes( 'pages_read_user_content' )
	) {
		throw namedError( 'permission', {
			permission: 'pages_read_user_content',
		} );
	}
	const top = alive(
		context,
		node.kind === 'Comment' ? node.replies : ( node.comments ?? [] )
	).filter(
		( comment ) => ! comment.hidden || isOwnPageToken( context, node.owner )
	);
	const stream = field.args.filter === 'stream';
	const all = stream
		? top.flatMap( ( comment ) => [
				comment,
				...alive( context, comment.replies ),
			] )
		: [ ...top ];
	all.sort( ( a, b ) => a.created - b.created );
	const reverse = field.args.order === 'reverse_chronological';
	if ( reverse ) {
		all.reverse();
	}
	const since = Number( field.args.since ?? 0 );
	return collection( context, {
		node,
		edge: 'comments',
		items: since
			? all.filter( ( comment ) => comment.created >= since )
			: all,
		field: { ...field, args: { ...field.args, since: undefined } },
		show: ( comment ) => project( comment, field.fields, context ),
		summary: summaryOf( field, {
			order: stream || reverse ? 'chronological' : 'ranked',
			total_count: all.length,
			can_comment: true,
		} ),
	} );
}

function timeline( name, pickItems, scopes = [ 'pages_read_engagement' ] ) {
	return ( page, field, context ) => {
		requirePage( context, page, scopes );
		const items = alive( context, pickItems( page, context ) );
		return collection( context, {
			node: page,
			edge: name,
			items,
			field,
			strict: true,
			trim: true,
			timeOf: ( post ) => post.created,
			visible: ( post ) =>
				! post.unpublished &&
				( ! post.hidden || field.args.include_hidden === 'true' ) &&
				( ! post.expired || field.args.show_expired === 'true' ),
			show: ( post ) => project( post, field.fields, context ),
		} );
	};
}

function merged( page, context ) {
	const visitors = scopesOf( context.token ).includes(
		'pages_read_user_content'
	)
		? page.visitorPosts
		: [];
	return [ ...page.posts, ...visitors ].sort(
		( a, b ) => b.created - a.created
	);
}

function unsupported( resolver ) {
	return ( page, field, context ) => {
		if ( page.newExperience ) {
			throw namedError( 'endpoint_unsupported' );
		}
		return resolver( page, field, context );
	};
}

function list(
	name,
	items,
	scopes = [ 'pages_read_engagement' ],
	timeOf = undefined
) {
	return ( node, field, context ) => {
		requirePage( context, pageOf( context, node ), scopes );
		return collection( context, {
			node,
			edge: name,
			items: alive( context, items( node, field, context ) ),
			field,
			timeOf,
			show: ( item ) => project( item, field.fields, context ),
		} );
	};
}

function photosOf( page, field, context ) {
	const type = field.args.type ?? 'profile';
	if ( ! [ 'profile', 'tagged', 'uploaded' ].includes( type ) ) {
		throw new GraphError( {
			code: 100,
			message: `(#100) Param type must be one of {profile, tagged, uploaded} - got "${ type }"`,
		} );
	}
	if ( type === 'tagged' ) {
		return [];
	}
	const shown = page.photos.filter(
		( photo ) => ! context.world.find( photo.post )?.hidden
	);
	return ( type === 'profile' ? page.profile.photos : shown )
		.slice()
		.sort( ( a, b ) => b.created - a.created );
}

function eventsOf( page, field, context ) {
	const filter = field.args.time_filter ?? 'upcoming';
	if ( ! [ 'upcoming', 'past', 'all' ].includes( filter ) ) {
		throw new GraphError( {
			code: 100,
			message: `(#100) Param time_filter must be one of {past, upcoming} - got "${ filter }"`,
		} );
	}
	const past = filter === 'past';
	return page.events
		.filter(
			( event ) =>
				filter === 'all' || event.unixEnd < context.now === past
		)
		.filter(
			( event ) =>
				! event.canceled ||
				field.args.include_canceled === 'true' ||
				field.args.event_state_filter?.includes( 'canceled' )
		)
		.sort( ( a, b ) => ( past ? b.unix - a.unix : a.unix - b.unix ) );
}

function pictureOf( context, page, args ) {
	const size =
		{ small: 50, square: 50, normal: 100, large: 200, album: 200 }[
			args.type
		] ?? Number( args.width ?? args.height ?? 50 );
	return {
		data: {
			height: size > 100 ? 200 : 50,
			is_silhouette: false,
			url: profileUrl( context, { id: page.id, picture: page.picture } ),
			width: size > 100 ? 200 : 50,
		},
	};
}

/**
 * `/{id}/picture`: a redirect, or JSON with `redirect=false`.
 *
 * @param {Object} context
 * @param {Object} node
 * @return {Object} `{ data: { url } }`.
 */
export function picture( context, node ) {
	if ( node.kind === 'Album' ) {
		const photo = alive( context, node.photos )[ 0 ];
		return {
			data: {
				is_silhouette: ! photo,
				url: photo
					? image( context, photo.file, photo.picture, 720 ).src
					: `${ SITE }/images/album-default.png`,
			},
		};
	}
	return pictureOf( context, node, Object.fromEntries( context.query ) );
}

const from = ( node, field, context ) => {
	const page = pageOf( context, node );
	return { name: page.name, id: page.id };
};

define( 'User', {
	type: 'User',
	defaults: [ 'name' ],
	fields: {
		id: ( node ) => node.id,
		name: ( node ) => node.name,
		link: ( node ) =>
			`${ SITE }/app_scoped_user_id/${ letters( node.id, 40 ) }/`,
		picture: ( node, field, context ) => ( {
			data: {
				height: 50,
				is_silhouette: false,
				url: profileUrl( context, node ),
				width: 50,
			},
		} ),
	},
	edges: {
		accounts: ( node, field, context ) =>
			collection( context, {
				node,
				edge: 'accounts',
				items: ( context.token.pages ?? [] )
					.map( ( id ) => context.world.find( id ) )
					.filter( Boolean ),
				field,
				show: ( page ) =>
					project(
						page,
						field.fields?.length
							? field.fields
							: [
									'access_token',
									'category',
									'category_list',
									'name',
									'id',
									'tasks',
								].map( ( name ) => ( {
									name,
									alias: name,
									args: {},
									fields: null,
								} ) ),
						context
					),
			} ),
		permissions: ( node, field, context ) => ( {
			data: scopesOf( context.token ).map( ( permission ) => ( {
				permission,
				status: 'granted',
			} ) ),
		} ),
	},
} );

define( 'Page', {
	type: 'Page',
	defaults: [ 'name' ],
	fields: {
		id: ( page ) => page.id,
		name: ( page ) => page.name,
		username: ( page ) => page.username,
		link: ( page ) => `${ SITE }/${ page.username }/`,
		about: ( page ) => page.about,
		bio: ( page ) => page.about,
		description: ( page ) => page.description,
		category: ( page ) => page.category,
		category_list: ( page ) => [ { id: '2252', name: page.category } ],
		fan_count: ( page ) => page.fans,
		followers_count: ( page ) => page.followers ?? page.fans + 31,
		website: ( page ) => page.website,
		phone: ( page ) => page.phone,
		emails: ( page ) => page.emails,
		hours: ( page ) => page.hours,
		location: ( page ) => page.location,
		single_line_address: ( page ) =>
			page.location &&
			`${ page.location.street }, ${ page.location.city }, ${ page.location.zip }`,
		verification_status: () => 'not_verified',
		is_verified: () => false,
		is_published: () => true,
		is_permanently_closed: () => false,
		has_transitioned_to_new_page_experience: ( page ) =>
			page.newExperience === true,
		overall_star_rating: ( page ) => page.stars,
		rating_count: ( page ) =>
			page.ratings.length ? page.ratings.length + 40 : undefined,
		talking_about_count: ( page ) => Math.round( page.fans / 25 ),
		were_here_count: ( page ) => page.visits ?? 0,
		tasks: () => [
			'ADVERTISE',
			'ANALYZE',
			'CREATE_CONTENT',
			'MESSAGING',
			'MODERATE',
			'MANAGE',
		],
		access_token: ( page, field, context ) =>
			context.token.kind === 'page'
				? context.token.value
				: context.world.data.tokens.find(
						( token ) =>
							token.kind === 'page' &&
							token.page === page.id &&
							token.main
					)?.value,
		cover: ( page, field, context ) =>
			page.coverPhoto && {
				cover_id: page.coverPhoto.id,
				offset_x: 50,
				offset_y: 50,
				source: image(
					context,
					page.coverPhoto.file,
					page.coverPhoto.picture,
					720
				).src,
				id: page.coverPhoto.id,
			},
		picture: ( page, field, context ) =>
			pictureOf( context, page, field.args ),
		instagram_business_account: whole( ( page, field, context ) => {
			const account =
				page.instagram && context.world.find( page.instagram );
			if ( ! account ) {
				return undefined;
			}
			return field.fields?.length
				? project( account, field.fields, context )
				: { id: account.id };
		} ),
	},
	edges: {
		posts: timeline( 'posts', ( page ) => page.posts ),
		published_posts: timeline( 'published_posts', ( page ) => page.posts ),
		feed: timeline( 'feed', merged ),
		visitor_posts: unsupported(
			timeline( 'visitor_posts', ( page ) => page.visitorPosts, [
				'pages_read_engagement',
				'pages_read_user_content',
			] )
		),
		tagged: timeline(
			'tagged',
			( page ) =>
				page.visitorPosts.filter( ( post ) => post.tagWords.length ),
			[ 'pages_read_engagement', 'pages_read_user_content' ]
		),
		likes: unsupported( list( 'likes', () => [] ) ),
		tabs: unsupported( list( 'tabs', () => [] ) ),
		global_brand_children: unsupported(
			list( 'global_brand_children', () => [] )
		),
		photos: list( 'photos', photosOf ),
		albums: list( 'albums', ( page ) =>
			[ ...page.albums ].sort( ( a, b ) => b.created - a.created )
		),
		videos: list( 'videos', ( page ) => page.videos ),
		video_lists: list( 'video_lists', ( page ) => page.videoLists ),
		video_reels: list( 'video_reels', ( page, field, context ) =>
			page.videos.filter(
				( video ) => context.world.find( video.post )?.recipe === 'reel'
			)
		),
		events: list( 'events', eventsOf ),
		stories: ( page, field, context ) => {
			requirePage( context, page, [ 'pages_read_engagement' ] );
			const recent = alive( context, page.posts )
				.filter( ( post ) => post.recipe === 'photo' )
				.slice( 0, 2 );
			return collection( context, {
				node: page,
				edge: 'stories',
				items: recent,
				field,
				show: ( post ) =>
					pick(
						{
							post_id: post.story,
							status: 'PUBLISHED',
							creation_time: String( post.created ),
							media_type: 'photo',
							media_id: post.photos[ 0 ]?.id,
							url: `${ SITE }/stories/${ page.id }/${ post.story }/`,
						},
						field.fields
					),
			} );
		},
		ratings: ( page, field, context ) => {
			requirePage( context, page, [
				'pages_read_engagement',
				'pages_read_user_content',
			] );
			const items = page.ratings
				.map( ( rating ) => ( {
					...rating,
					id: rating.story,
					kind: 'Rating',
					owner: page.id,
				} ) )
				.sort( ( a, b ) => b.created - a.created );
			return collection( context, {
				node: page,
				edge: 'ratings',
				items,
				field,
				show: ( rating ) => project( rating, field.fields, context ),
			} );
		},
	},
} );

define( 'Rating', {
	type: 'Recommendation',
	anonymous: true,
	defaults: [
		'created_time',
		'recommendation_type',
		'review_text',
		'reviewer',
	],
	fields: {
		created_time: ( rating ) => stamp( rating.created ),
		rating: ( rating ) => rating.stars,
		recommendation_type: ( rating ) => rating.type,
		review_text: ( rating ) => rating.text,
		has_rating: ( rating ) => rating.stars !== undefined,
		has_review: ( rating ) => Boolean( rating.text ),
		reviewer: whole( ( rating, field, context ) =>
			rating.reviewer && isOwnPageToken( context, rating.owner )
				? project( rating.reviewer, field.fields, context )
				: undefined
		),
		open_graph_story: ( rating ) => ( {
			id: rating.story,
			start_time: stamp( rating.created ),
			type: 'sellers.rates',
		} ),
	},
} );

define( 'Post', {
	type: 'PagePost',
	defaults: [ 'created_time', 'message', 'story' ],
	fields: {
		id: ( post ) => post.id,
		message: ( post ) => messageOf( post ) || undefined,
		message_tags: ( post, field, context ) =>
			tagsIn( messageOf( post ), post.tagWords, context ),
		story: ( post ) => post.storyText,
		story_tags: ( post, field, context ) => {
			const page = pageOf( context, post );
			return post.storyText?.startsWith( page.name )
				? [
						{
							id: page.id,
							name: page.name,
							type: 'page',
							offset: 0,
							length: page.name.length,
						},
					]
				: undefined;
		},
		created_time: ( post ) => stamp( post.backdated ?? post.created ),
		updated_time: ( post ) => stamp( post.updated ),
		backdated_time: ( post ) =>
			post.backdated ? stamp( post.backdated ) : undefined,
		status_type: ( post ) => post.statusType,
		permalink_url: ( post ) =>
			`${ SITE }/${ post.owner }/posts/${ post.story }/`,
		full_picture: ( post, field, context ) =>
			fullPicture( context, post, 720 ),
		picture: ( post, field, context ) => fullPicture( context, post, 130 ),
		icon: ( post ) =>
			post.photos.length ? `${ SITE }/images/icons/photo.gif` : undefined,
		from: ( post, field, context ) => {
			if ( ! post.visitor ) {
				return from( post, field, context );
			}
			return isOwnPageToken( context, post.owner )
				? { name: post.visitor.name, id: post.visitor.id }
				: undefined;
		},
		shares: ( post ) =>
			post.shares ? { count: post.shares } : undefined,
		call_to_action: ( post ) => post.action,
		child_attachments: ( post, field, context ) =>
			post.recipe === 'multilink'
				? post.links.map( ( link, index ) => ( {
						id: `${ post.story.slice( 0, 12 ) }${ index + 1 }`,
						picture: linkAttachment( context, link ).media?.image
							.src,
						name: link.title,
						link: link.url,
						caption: '',
						description: link.description ?? ' ',
						call_to_action: {
							type: 'NO_BUTTON',
							value: { link: link.url, link_title: link.title },
						},
					} ) )
				: undefined,
		multi_share_end_card: ( post ) =>
			post.recipe === 'multilink' ? true : undefined,
		properties: ( post ) =>
			post.video
				? [
						{
							name: 'Length',
							text: `${ Math.floor( post.video.length / 60 ) }:${ String( Math.floor( post.video.length % 60 ) ).padStart( 2, '0' ) }`,
						},
					]
				: undefined,
		place: ( post ) => post.place,
		event: ( post ) =>
			post.event
				? { id: post.event.id, name: post.event.name }
				: undefined,
		parent_id: ( post ) => post.parentId,
		is_hidden: ( post ) => post.hidden,
		is_expired: ( post ) => post.expired,
		is_published: ( post ) => ! post.unpublished,
		is_popular: () => false,
		is_eligible_for_promotion: () => true,
		privacy: () => ( {
			allow: '',
			deny: '',
			description: 'Public',
			friends: '',
			value: 'EVERYONE',
		} ),
		width: ( post ) =>
			post.photos[ 0 ] && rendition( post.photos[ 0 ].picture, 720 )[ 0 ],
		height: ( post ) =>
			post.photos[ 0 ] && rendition( post.photos[ 0 ].picture, 720 )[ 1 ],
	},
	edges: {
		attachments: ( post, field, context ) => {
			const attachments = attachmentsOf( context, post );
			return attachments.length
				? {
						data: attachments.map( ( one ) =>
							showAttachment( one, field.fields )
						),
					}
				: undefined;
		},
		comments: commentsEdge,
		reactions: reactionsEdge,
		likes: ( post, field, context ) =>
			reactionsEdge(
				post,
				{ ...field, args: { ...field.args, type: 'LIKE' } },
				context
			),
	},
} );

define( 'Photo', {
	type: 'Photo',
	defaults: [ 'created_time', 'name' ],
	fields: {
		id: ( photo ) => photo.id,
		name: ( photo ) => photo.name,
		alt_text: ( photo ) => photo.alt,
		alt_text_custom: ( photo ) => photo.altCustom,
		backdated_time: ( photo, field, context ) => {
			const post = context.world.find( photo.post ?? '' );
			return post?.backdated ? stamp( post.backdated ) : undefined;
		},
		created_time: ( photo ) => stamp( photo.created ),
		updated_time: ( photo ) => stamp( photo.created ),
		from,
		link: ( photo, field, context ) => photoPage( context, photo ),
		icon: () =>
			'https://static.xx.fbcdn.net/rsrc.php/v3/yz/r/StEh3RhPvjk.gif',
		width: ( photo ) => sizesOf( photo.picture )[ 0 ][ 0 ],
		height: ( photo ) => sizesOf( photo.picture )[ 0 ][ 1 ],
		album: ( photo ) => ( {
			created_time: stamp( photo.album.created ),
			name: photo.album.name,
			id: photo.album.id,
		} ),
		page_story_id: ( photo ) =>
			photo.post ?? `${ photo.owner }_${ photo.id }`,
		picture: ( photo, field, context ) =>
			image( context, photo.file, photo.picture, 130 ).src,
		images: ( photo, field, context ) =>
			sizesOf( photo.picture ).map( ( size ) => {
				const { height, src, width } = image(
					context,
					photo.file,
					photo.picture,
					size[ 0 ]
				);
				return { height, source: src, width };
			} ),
		webp_images: ( photo, field, context ) =>
			sizesOf( photo.picture )
				.filter(
					( size, index, all ) =>
						size[ 0 ] === 320 ||
						size[ 0 ] ===
							( all.find( ( one ) => one[ 0 ] <= 720 ) ??
								size )[ 0 ]
				)
				.map( ( [ width, height ] ) => ( {
					height,
					source: signed(
						context,
						`${ photo.file }.webp`,
						`dst-webp_s${ width }x${ height }`
					),
					width,
				} ) ),
		place: () => undefined,
	},
	edges: { comments: commentsEdge, reactions: reactionsEdge },
} );

define( 'Album', {
	type: 'Album',
	defaults: [ 'created_time', 'name' ],
	fields: {
		id: ( album ) => album.id,
		name: ( album ) => album.name,
		description: ( album ) => album.description,
		type: ( album ) => album.type,
		count: ( album, field, context ) =>
			alive( context, album.photos ).length,
		photo_count: ( album, field, context ) =>
			alive( context, album.photos ).length,
		video_count: () => 0,
		can_upload: () => false,
		cover_photo: whole( ( album, field, context ) => {
			const photo = alive( context, album.photos )[ 0 ];
			return photo && project( photo, field.fields, context );
		} ),
		picture: ( album, field, context ) => picture( context, album ),
		created_time: ( album ) => stamp( album.created ),
		updated_time: ( album ) => stamp( album.updated ),
		from,
		link: ( album ) =>
			`${ SITE }/album.php?fbid=${ album.id }&id=${ album.owner }&aid=1073741828`,
		privacy: () => 'everyone',
	},
	edges: {
		photos: list( 'photos', ( album ) => album.photos ),
		comments: ( album, field, context ) =>
			collection( context, {
				node: album,
				edge: 'comments',
				items: [],
				field,
				show: () => ( {} ),
				summary: summaryOf( field, {
					order: 'ranked',
					total_count: 0,
					can_comment: true,
				} ),
			} ),
		reactions: reactionsEdge,
	},
} );

define( 'Video', {
	type: 'Video',
	defaults: [ 'description', 'updated_time' ],
	fields: {
		id: ( video ) => video.id,
		title: ( video ) => video.title,
		description: ( video ) => video.description,
		length: ( video ) => video.length,
		source: ( video, field, context ) =>
			video.hasSource
				? signed( context, video.filmFile, '', VIDEO_LIFE )
				: undefined,
		embed_html: ( video, field, context ) =>
			`<iframe src="https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2F${ pageOf( context, video ).username }%2Fvideos%2F${ video.id }%2F&show_text=false&width=560&t=0" width="560" height="314" style="border:none;overflow:hidden" scrolling="no" frameborder="0" allowfullscreen="true"></iframe>`,
		embeddable: () => true,
		created_time: ( video ) => stamp( video.created ),
		updated_time: ( video ) => stamp( video.created ),
		published: () => true,
		from,
		picture: ( video, field, context ) =>
			image( context, video.file, video.picture, 130 ).src,
		icon: () =>
			'https://static.xx.fbcdn.net/rsrc.php/v3/yD/r/DggDhA4z4tO.gif',
		permalink_url: ( video, field, context ) =>
			context.world.find( video.post )?.recipe === 'reel'
				? `/reel/${ video.id }/`
				: `/${ pageOf( context, video ).username }/videos/${ video.id }/`,
		format: ( video, field, context ) =>
			[ ...sizesOf( video.picture ) ]
				.reverse()
				.map( ( size, index, all ) => {
					const { height, src, width } = image(
						context,
						video.file,
						video.picture,
						size[ 0 ]
					);
					return {
						embed_html: '',
						filter:
							index === all.length - 1
								? 'native'
								: `${ width }x${ width }`,
						height,
						picture: src,
						width,
					};
				} ),
		live_status: ( video ) => ( video.live ? 'VOD' : undefined ),
		status: () => ( { video_status: 'ready' } ),
		post_id: ( video ) => video.post?.split( '_' )[ 1 ],
		privacy: () => ( {
			allow: '',
			deny: '',
			description: 'Public',
			friends: '',
			networks: '',
			value: 'EVERYONE',
		} ),
	},
	edges: {
		thumbnails: ( video, field, context ) =>
			collection( context, {
				node: video,
				edge: 'thumbnails',
				items: sizesOf( video.picture )
					.slice( 0, 2 )
					.map( ( size, index ) => ( {
						id: `${ video.id }${ index }`,
						size,
					} ) ),
				field,
				show: ( { id, size } ) => {
					const { height, src, width } = image(
						context,
						video.file,
						video.picture,
						size[ 0 ]
					);
					return pick(
						{
							id,
							height,
							scale: 1,
							uri: src,
							width,
							is_preferred:
								size === sizesOf( video.picture )[ 0 ],
						},
						field.fields
					);
				},
			} ),
		comments: ( video, field, context ) =>
			commentsEdge(
				context.world.find( video.post ) ?? video,
				field,
				context
			),
		reactions: reactionsEdge,
	},
} );

define( 'VideoList', {
	type: 'VideoList',
	defaults: [ 'creation_time', 'description', 'last_modified', 'title' ],
	fields: {
		id: ( videos ) => videos.id,
		title: ( videos ) => videos.title,
		description: ( videos ) => videos.description,
		creation_time: ( videos ) => stamp( videos.created ),
		last_modified: ( videos ) => stamp( videos.created ),
		videos_count: ( videos, field, context ) =>
			alive( context, videos.videos ).length,
		owner: from,
	},
	edges: { videos: list( 'videos', ( videos ) => videos.videos ) },
} );

define( 'Event', {
	type: 'Event',
	defaults: [ 'description', 'end_time', 'name', 'place', 'start_time' ],
	fields: {
		id: ( event ) => event.id,
		name: ( event ) => event.name,
		description: ( event ) => event.description,
		start_time: ( event ) => event.start,
		end_time: ( event ) => event.end,
		event_times: ( event ) =>
			event.times.length ? event.times : undefined,
		place: ( event ) => event.place,
		cover: ( event, field, context ) =>
			event.picture
				? {
						offset_x: 0,
						offset_y: 50,
						source: image( context, event.file, event.picture, 720 )
							.src,
						id: event.id,
					}
				: undefined,
		picture: ( event, field, context ) =>
			event.picture
				? {
						data: {
							is_silhouette: false,
							url: image(
								context,
								event.file,
								event.picture,
								130
							).src,
						},
					}
				: undefined,
		is_canceled: ( event ) => event.canceled === true,
		is_draft: () => false,
		is_online: ( event ) => event.online === true,
		online_event_format: ( event ) =>
			event.online ? ( event.format ?? 'third_party' ) : 'none',
		online_event_third_party_url: ( event ) =>
			event.online ? event.url : undefined,
		ticket_uri: ( event ) => event.ticket,
		interested_count: ( event ) => event.interested ?? 0,
		attending_count: ( event ) => event.attending ?? 0,
		timezone: ( event ) => event.zone,
		type: () => 'public',
		category: ( event ) => event.category,
		owner: ( event, field, context ) => from( event, field, context ),
		updated_time: ( event, field, context ) =>
			stamp( context.world.started - 86400 ),
	},
	edges: Object.fromEntries(
		[ 'comments', 'feed', 'photos' ].map( ( name ) => [
			name,
			() => ( { data: [] } ),
		] )
	),
} );

define( 'Comment', {
	type: 'Comment',
	defaults: [ 'created_time', 'from', 'message' ],
	fields: {
		id: ( comment ) => comment.id,
		message: ( comment ) => messageOf( comment ),
		message_tags: ( comment, field, context ) =>
			tagsIn( messageOf( comment ), comment.tagWords, context ),
		created_time: ( comment ) => stamp( comment.created ),
		from: whole( ( comment, field, context ) =>
			isOwnPageToken( context, comment.owner )
				? project(
						comment.from,
						field.fields?.length
							? field.fields
							: [
									{
										name: 'name',
										alias: 'name',
										args: {},
										fields: null,
									},
								],
						context
					)
				: undefined
		),
		like_count: ( comment ) => comment.likes,
		comment_count: ( comment, field, context ) =>
			alive( context, comment.replies ).length,
		attachment: ( comment, field, context ) =>
			comment.picture && {
				media: {
					image: image( context, comment.file, comment.picture, 720 ),
				},
				target: {
					id: comment.part,
					url: `${ SITE }/photo.php?fbid=${ comment.part }`,
				},
				type: 'photo',
				url: `${ SITE }/photo.php?fbid=${ comment.part }`,
			},
		parent: whole( ( comment, field, context ) =>
			comment.parent
				? project( comment.parent, field.fields, context )
				: undefined
		),
		permalink_url: ( comment ) =>
			comment.parent
				? `${ SITE }/${ comment.owner }/posts/${ comment.subject.split( '_' )[ 1 ] }/?comment_id=${ comment.parent.part }&reply_comment_id=${ comment.part }`
				: `${ SITE }/${ comment.owner }/posts/${ comment.subject.split( '_' )[ 1 ] }/?comment_id=${ comment.part }`,
		is_hidden: ( comment ) => comment.hidden,
		is_private: () => false,
		user_likes: () => false,
		can_comment: () => true,
	},
	edges: { comments: commentsEdge, reactions: reactionsEdge },
} );
