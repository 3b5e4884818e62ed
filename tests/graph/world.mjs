/**
 * The data, read from JSON files with relative dates and made into a graph of
 * nodes that are found by their id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localStamp, seconds, stamp, unixOf } from './dates.mjs';
import { digits, hex, letters, number } from './hash.mjs';

const REACTIONS = [ 'like', 'love', 'care', 'haha', 'wow', 'sad', 'angry' ];
const RECIPES = {
	photo: { status: 'added_photos', story: '' },
	album: { status: 'added_photos', story: '%s added %d new photos.' },
	video: { status: 'added_video', story: '' },
	reel: { status: 'added_video', story: '%s posted a reel.' },
	link: { status: 'shared_story', story: '' },
	multilink: { status: 'shared_story', story: '' },
	event: { status: 'created_event', story: '%s added an event.' },
	share: { status: 'shared_story', story: '%s shared a post.' },
	cover: { status: 'added_photos', story: '%s updated their cover photo.' },
	profile: {
		status: 'added_photos',
		story: '%s updated their profile picture.',
	},
	map: { status: 'mobile_status_update', story: '%s is at %p.' },
	text: { status: 'mobile_status_update', story: '' },
};

export function readData( folder ) {
	const data = {};
	for ( const file of readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort() ) {
		for ( const [ key, value ] of Object.entries(
			JSON.parse( readFileSync( join( folder, file ), 'utf8' ) )
		) ) {
			data[ key ] = Array.isArray( value )
				? [ ...( data[ key ] ?? [] ), ...value ]
				: { ...data[ key ], ...value };
		}
	}
	return data;
}

export class World {
	/**
	 * @param {Object} data    What is in it.
	 * @param {number} started When its posts, files and people came to be, in Unix seconds.
	 * @param {number} opened  From when on its tokens live: a reset renews them, but leaves the dates of posts alone.
	 */
	constructor( data, started, opened = started ) {
		this.data = data;
		this.started = started;
		this.opened = opened;
		this.nodes = new Map();
		this.files = new Map();
		this.deleted = new Set();
		this.aliases = new Map();
		this.app = data.app ?? {
			id: '2048620934001177',
			name: 'Vitrine',
			secret: 'vitrine-app-secret',
		};
		this.people = ( data.people ?? [] ).map( ( person ) =>
			this.put( {
				kind: 'User',
				id: digits( person.name, 16 ).replace( /^0/, '7' ),
				picture: 'person-1',
				...person,
			} )
		);
		for ( const page of data.pages ?? [] ) {
			this.addPage( page );
		}
		for ( const key of [ 'posts', 'visitorPosts' ] ) {
			const count = new Map();
			for ( const post of data[ key ] ?? [] ) {
				const index = count.get( post.page ) ?? 0;
				count.set( post.page, index + 1 );
				this.addPost( { seed: `${ key }${ index }`, ...post } );
			}
		}
		for ( const album of data.albums ?? [] ) {
			this.addAlbum( album );
		}
		for ( const list of data.videoLists ?? [] ) {
			this.addVideoList( list );
		}
		for ( const event of data.events ?? [] ) {
			this.addEvent( event );
		}
		for ( const rating of data.ratings ?? [] ) {
			this.addRating( rating );
		}
		for ( const account of data.instagram ?? [] ) {
			this.addInstagram( account );
		}
		const mediaCount = new Map();
		for ( const media of data.media ?? [] ) {
			const index = mediaCount.get( media.account ) ?? 0;
			mediaCount.set( media.account, index + 1 );
			this.addMedia( { seed: `media${ index }`, ...media } );
		}
		this.sort();
	}

	put( node ) {
		this.nodes.set( node.id, node );
		return node;
	}

	find( id ) {
		const key = this.nodes.has( id )
			? id
			: this.aliases.get( String( id ).toLowerCase() );
		const node = this.nodes.get( key );
		return node && ! this.isDeleted( node ) ? node : null;
	}

	isDeleted( node ) {
		return (
			this.deleted.has( node.id ) ||
			( node.post !== undefined && this.deleted.has( node.post ) )
		);
	}

	byKey( kind, key ) {
		return [ ...this.nodes.values() ].find(
			( node ) => node.kind === kind && node.key === key
		);
	}

	unixOfAge( age ) {
		return this.started - seconds( age );
	}

	person( seed ) {
		return this.people[ number( seed, this.people.length ) ];
	}

	sort() {
		for ( const node of this.nodes.values() ) {
			for ( const list of [
				node.posts,
				node.visitorPosts,
				node.videos,
				node.media,
			] ) {
				list?.sort( ( a, b ) => b.created - a.created );
			}
		}
	}

	addPage( page ) {
		const node = this.put( {
			kind: 'Page',
			zone: 'Europe/London',
			fans: 100,
			...page,
			owner: page.id,
			posts: [],
			visitorPosts: [],
			photos: [],
			albums: [],
			videos: [],
			videoLists: [],
			events: [],
			ratings: [],
			stories: [],
		} );
		this.aliases.set(
			String( page.username ?? page.key ).toLowerCase(),
			page.id
		);
		for ( const [ key, name, type ] of [
			[ 'timeline', 'Timeline photos', 'wall' ],
			[ 'cover', 'Cover photos', 'cover' ],
			[ 'profile', 'Profile pictures', 'profile' ],
		] ) {
			node[ key ] = this.album( node, { key, name, type, age: '2y' } );
		}
		if ( page.cover ) {
			node.coverPhoto = this.photo( node, {
				picture: page.cover,
				album: node.cover,
				age: '1y',
				seed: 'cover',
			} );
		}
		return node;
	}

	album( page, { key, name, type = 'normal', age, description } ) {
		const created = this.unixOfAge( age );
		const album = this.put( {
			kind: 'Album',
			id: `1221${ digits( `${ page.id }album${ key }`, 13 ) }`,
			owner: page.id,
			key,
			name,
			type,
			description,
			created,
			updated: created,
			photos: [],
		} );
		page.albums.push( album );
		return album;
	}

	photo(
		page,
		{ picture, album, age, created, seed, name, alt, altCustom, post }
	) {
		const id = `1221${ digits( `${ page.id }photo${ seed }`, 13 ) }`;
		const photo = this.put( {
			kind: 'Photo',
			id,
			owner: page.id,
			picture,
			name,
			alt:
				alt ??
				this.data.alt?.[ picture ] ??
				'No photo description available.',
			altCustom,
			album,
			post,
			created: created ?? this.unixOfAge( age ),
			file: `${ digits( `${ id }a`, 9 ) }_${ id }_${ digits( `${ id }b`, 19 ) }_n.jpg`,
		} );
		this.files.set( photo.file, picture );
		album.photos.push( photo );
		album.updated = Math.max( album.updated, photo.created );
		page.photos.unshift( photo );
		return photo;
	}

	video(
		page,
		{
			film,
			picture,
			title,
			length,
			source,
			created,
			seed,
			text,
			live,
			post,
		}
	) {
		const id = digits( `${ page.id }video${ seed }`, 16 ).replace(
			/^0/,
			'8'
		);
		const video = this.put( {
			kind: 'Video',
			id,
			owner: page.id,
			film,
			picture,
			title,
			description: text,
			length: length ?? 12.891,
			hasSource: source === true,
			live,
			created,
			post,
			file: `${ digits( `${ id }a`, 9 ) }_${ id }_${ digits( `${ id }b`, 19 ) }_n.jpg`,
			filmFile: `${ digits( `${ id }c`, 9 ) }_${ id }_${ digits( `${ id }d`, 19 ) }_n.mp4`,
		} );
		this.files.set( video.file, picture );
		this.files.set( video.filmFile, film );
		page.videos.unshift( video );
		return video;
	}

	/**
	 * @param {Object} post As in the data files.
	 * @return {Object} The node.
	 */
	addPost( post ) {
		const page = this.byKey( 'Page', post.page ) ?? this.find( post.page );
		const kind = post.kind ?? 'text';
		const recipe = RECIPES[ kind ];
		const seed = post.key ?? post.seed ?? `${ post.text }${ post.age }`;
		const story = `1221${ digits( `${ page.id }post${ seed }`, 13 ) }`;
		const id = `${ page.id }_${ story }`;
		const created = post.created ?? this.unixOfAge( post.age );
		const visitor = post.by
			? ( this.people.find( ( person ) => person.key === post.by ) ??
				this.person( id ) )
			: null;
		const node = this.put( {
			kind: 'Post',
			id,
			story,
			owner: page.id,
			key: post.key,
			recipe: kind,
			created,
			updated: created + seconds( post.editedAfter ?? 0 ),
			backdated: post.backdated
				? this.unixOfAge( post.backdated )
				: undefined,
			message: this.fullText( post ),
			statusType: recipe.status,
			visitor,
			shares:
				post.shares ??
				( number( `${ id }s`, 3 ) === 0
					? 0
					: number( `${ id }sh`, 14 ) ),
			hidden: post.hidden === true,
			expired: post.expired === true,
			unpublished: post.unpublished === true,
			reactions: this.reactions( id, post.reactions ),
			comments: [],
			photos: [],
			links: post.links ?? ( post.link ? [ post.link ] : [] ),
			action: post.action,
			place: post.place,
			tagWords: post.tags ?? [],
			created_from: post,
		} );
		if ( post.shared ) {
			node.shared = post.shared;
			node.parentId = `${ post.shared.page_id }_${ digits( `${ id }parent`, 15 ) }`;
		}
		const albumName =
			{ cover: 'cover', profile: 'profile' }[ kind ] ?? 'timeline';
		const album = post.album
			? ( page.albums.find( ( one ) => one.key === post.album ) ??
				this.album( page, {
					key: post.album,
					name: post.albumName ?? post.album,
					age: post.age,
				} ) )
			: page[ albumName ];
		const pictures = post.photos ?? [];
		pictures.forEach( ( entry, index ) => {
			const photo =
				typeof entry === 'string' ? { picture: entry } : entry;
			node.photos.push(
				this.photo( page, {
					album,
					created: created - pictures.length + index,
					seed: `${ seed }-${ index }`,
					post: id,
					name:
						photo.name ??
						( pictures.length === 1 ? post.text : undefined ),
					...photo,
				} )
			);
		} );
		if ( post.video ) {
			node.video = this.video( page, {
				...post.video,
				created,
				seed,
				text: post.text,
				post: id,
			} );
		}
		if ( post.event ) {
			node.event = this.addEvent( {
				page: page.key,
				seed: `${ seed }e`,
				...post.event,
			} );
		}
		if ( recipe.story ) {
			node.storyText = recipe.story
				.replace( '%s', page.name )
				.replace( '%d', node.photos.length )
				.replace( '%p', post.place?.name ?? '' );
		}
		this.addComments( node, post.comments ?? number( `${ id }c`, 6 ) );
		page[ visitor ? 'visitorPosts' : 'posts' ].unshift( node );
		return node;
	}

	fullText( post ) {
		if ( ! post.length ) {
			return post.text;
		}
		const lines = this.data.catalogue ?? [ post.text ];
		const parts = [ post.text, '' ];
		let size = post.text.length + 2;
		for ( let row = 0; size < post.length; row++ ) {
			const line = `${ row + 1 }. ${ lines[ row % lines.length ] }`;
			parts.push( line );
			size += line.length + 1;
		}
		return parts.join( '\n' ).slice( 0, post.length );
	}

	reactions( id, given ) {
		if ( given ) {
			return Object.fromEntries(
				REACTIONS.map( ( name ) => [ name, given[ name ] ?? 0 ] )
			);
		}
		const like = 8 + number( `${ id }like`, 140 );
		const part = ( name, share ) =>
			Math.floor( ( like * number( `${ id }${ name }`, share ) ) / 100 );
		return {
			like,
			love: part( 'love', 45 ),
			care: part( 'care', 12 ),
			haha: part( 'haha', 6 ),
			wow: part( 'wow', 14 ),
			sad: part( 'sad', 3 ),
			angry: part( 'angry', 2 ),
		};
	}

	/**
	 * @param {Object}       node
	 * @param {number|Array} comments How many to invent, or the comments themselves.
	 */
	addComments( node, comments ) {
		const texts = this.data.comments ?? [
			'Lovely pictures, thank you for sharing!',
		];
		const list =
			typeof comments === 'number'
				? Array.from( { length: comments }, ( nothing, index ) => ( {
						text: texts[
							number( `${ node.id }t${ index }`, texts.length )
						],
						replies:
							number( `${ node.id }r${ index }`, 5 ) === 0
								? [
										{
											text:
												this.data.reply ?? 'Thank you!',
											page: true,
										},
									]
								: [],
					} ) )
				: comments;
		list.forEach( ( comment, index ) =>
			this.addComment( node, comment, `${ index }`, list.length )
		);
	}

	addComment( node, comment, seed, count, parent ) {
		const span = Math.max(
			600,
			Math.min( 3 * 86400, this.started - node.created )
		);
		const index = Number( seed.split( '-' ).pop() );
		const created = comment.age
			? this.unixOfAge( comment.age )
			: Math.min(
					this.started - 60,
					Math.round(
						( parent?.created ?? node.created ) +
							( span * ( index + 1 ) ) /
								( count + 2 ) /
								( parent ? 4 : 1 )
					)
				);
		const part = digits( `${ node.id }comment${ seed }`, 15 ).replace(
			/^0/,
			'6'
		);
		const made = this.put( {
			kind: 'Comment',
			id: `${ node.story ?? node.id }_${ part }`,
			part,
			owner: node.owner,
			subject: node.id,
			post: node.id,
			parent,
			from: comment.page
				? this.nodes.get( node.owner )
				: ( this.people.find(
						( person ) => person.key === comment.by
					) ?? this.person( `${ node.id }${ seed }` ) ),
			message: comment.text,
			created,
			likes: comment.likes ?? number( `${ node.id }l${ seed }`, 9 ),
			hidden: comment.hidden === true,
			tagWords: comment.tags ?? [],
			picture: comment.picture,
			replies: [],
		} );
		if ( comment.picture ) {
			made.file = `${ digits( `${ made.id }a`, 9 ) }_${ part }_${ digits( `${ made.id }b`, 19 ) }_n.jpg`;
			this.files.set( made.file, comment.picture );
		}
		( parent ? parent.replies : node.comments ).push( made );
		( comment.replies ?? [] ).forEach( ( reply, at ) =>
			this.addComment(
				node,
				reply,
				`${ seed }-${ at }`,
				comment.replies.length,
				made
			)
		);
		return made;
	}

	addAlbum( album ) {
		const page = this.byKey( 'Page', album.page );
		const node =
			page.albums.find( ( one ) => one.key === album.key ) ??
			this.album( page, album );
		Object.assign( node, {
			name: album.name,
			description: album.description,
			created: this.unixOfAge( album.age ),
		} );
		( album.photos ?? [] ).forEach( ( entry, index ) => {
			const photo =
				typeof entry === 'string' ? { picture: entry } : entry;
			this.photo( page, {
				album: node,
				created: node.created + index * 60,
				seed: `album${ album.key }${ index }`,
				...photo,
			} );
		} );
		return node;
	}

	/**
	 * @param {Object} list `title`, `description`, and words of the titles of its videos.
	 */
	addVideoList( list ) {
		const page = this.byKey( 'Page', list.page );
		page.videoLists.push(
			this.put( {
				kind: 'VideoList',
				id: `1221${ digits( `${ page.id }list${ list.key }`, 13 ) }`,
				owner: page.id,
				key: list.key,
				title: list.title,
				description: list.description,
				created: this.unixOfAge( list.age ),
				videos: page.videos.filter( ( video ) =>
					list.videos.some( ( words ) =>
						video.title?.includes( words )
					)
				),
			} )
		);
	}

	addEvent( event ) {
		const page = this.byKey( 'Page', event.page );
		const zone = event.zone ?? page.zone;
		const moment = ( text ) =>
			text ? localStamp( text, this.started, zone ) : undefined;
		const id = digits(
			`${ page.id }event${ event.key ?? event.seed ?? event.name }`,
			16
		).replace( /^0/, '9' );
		const node = this.put( {
			kind: 'Event',
			...event,
			zone,
			id,
			owner: page.id,
			start: moment( event.start ),
			end: moment( event.end ),
			times: ( event.times ?? [] ).map( ( time, index ) => ( {
				id: digits( `${ id }time${ index }`, 16 ).replace( /^0/, '9' ),
				start_time: moment( time.start ),
				...( time.end ? { end_time: moment( time.end ) } : {} ),
				...( event.ticket ? { ticket_uri: event.ticket } : {} ),
			} ) ),
			file: `${ digits( `${ id }a`, 9 ) }_${ id }_${ digits( `${ id }b`, 19 ) }_n.jpg`,
		} );
		node.unix = unixOf( node.start );
		node.unixEnd = node.times.length
			? Math.max(
					...node.times.map( ( time ) =>
						unixOf( time.end_time ?? time.start_time )
					)
				)
			: unixOf( node.end ?? node.start );
		if ( event.picture ) {
			this.files.set( node.file, event.picture );
		}
		page.events.push( node );
		return node;
	}

	addRating( rating ) {
		const page = this.byKey( 'Page', rating.page );
		const created = this.unixOfAge( rating.age );
		page.ratings.push( {
			...rating,
			created,
			story: digits( `${ page.id }rating${ rating.age }`, 17 ).replace(
				/^0/,
				'1'
			),
			reviewer: rating.by
				? this.people.find( ( person ) => person.key === rating.by )
				: null,
		} );
	}

	addInstagram( account ) {
		const node = this.put( {
			kind: 'IGUser',
			...account,
			owner: account.id,
			media: [],
			stories: [],
			file: `${ digits( account.id, 9 ) }_${ digits( `${ account.id }b`, 15 ) }_${ digits( `${ account.id }c`, 17 ) }_n.jpg`,
		} );
		this.files.set( node.file, account.picture );
		this.nodes.set( account.scoped, node );
		return node;
	}

	addMedia( media ) {
		const account =
			this.byKey( 'IGUser', media.account ) ?? this.find( media.account );
		const seed =
			media.key ?? media.seed ?? `${ media.caption }${ media.age }`;
		const created = media.created ?? this.unixOfAge( media.age );
		const make = ( part, index, parent ) => {
			const id = `1${ 7 + number( `${ account.id }${ seed }`, 2 ) }${ digits( `${ account.id }media${ seed }${ index }`, 15 ) }`;
			const shortcode = `C${ letters( `${ id }s`, 10 ) }`;
			const node = this.put( {
				kind: 'IGMedia',
				id,
				owner: account.id,
				post: parent?.id,
				parent,
				shortcode,
				type: part.kind ?? 'image',
				caption: parent ? undefined : media.caption,
				picture: part.photo,
				film: part.film,
				alt: part.alt ?? this.data.alt?.[ part.photo ],
				noUrl: part.noUrl === true,
				noLikes: part.noLikes === true,
				created,
				likes: part.likes ?? 20 + number( `${ id }l`, 400 ),
				comments: [],
				children: [],
				tagged: part.tagged === true,
				file: `${ digits( `${ id }a`, 9 ) }_${ digits( `${ id }b`, 15 ) }_${ digits( `${ id }c`, 17 ) }_n.jpg`,
				filmFile: `${ digits( `${ id }d`, 9 ) }_${ digits( `${ id }e`, 15 ) }_${ digits( `${ id }f`, 17 ) }_n.mp4`,
			} );
			this.files.set( node.file, part.photo );
			if ( part.film ) {
				this.files.set( node.filmFile, part.film );
			}
			return node;
		};
		const node = make( media, '', null );
		node.children = ( media.children ?? [] ).map( ( child, index ) =>
			make(
				typeof child === 'string' ? { photo: child } : child,
				`child${ index }`,
				node
			)
		);
		if ( node.children.length ) {
			node.type = 'carousel';
			node.picture = node.children[ 0 ].picture;
			this.files.set( node.file, node.picture );
		}
		this.addComments(
			node,
			media.comments ?? number( `${ node.id }c`, 5 )
		);
		account[ media.story ? 'stories' : 'media' ].push( node );
		return node;
	}

	/**
	 * Further posts for load tests, each with one photo, older than the newest.
	 *
	 * @param {Object} account Page or Instagram account.
	 * @param {number} count
	 */
	addBulk( account, count ) {
		const pictures = Object.keys( this.data.alt ?? {} );
		const offset = account.bulk ?? 0;
		const texts = this.data.catalogue ?? [ 'Post' ];
		for ( let index = offset; index < offset + count; index++ ) {
			const picture = pictures[ index % pictures.length ];
			const text = `No. ${ index + 1 }. ${ texts[ index % texts.length ] }`;
			const created = this.started - 3600 * 30 - index * 5400;
			if ( account.kind === 'Page' ) {
				this.addPost( {
					page: account.key ?? account.id,
					seed: `bulk${ index }`,
					kind: 'photo',
					text,
					created,
					photos: [ picture ],
				} );
			} else {
				this.addMedia( {
					account: account.key ?? account.id,
					seed: `bulk${ index }`,
					kind: 'image',
					caption: text,
					created,
					photo: picture,
				} );
			}
		}
		account.bulk = offset + count;
		this.sort();
	}

	fingerprint() {
		return hex( JSON.stringify( this.data ), 12 );
	}

	stamp( unix ) {
		return stamp( unix );
	}
}
