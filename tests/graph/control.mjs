/** `POST /__control`: everything a test can switch. */
import { BODY_FAULTS } from './faults.mjs';
import { errorNames, findError } from './errors.mjs';
import { PICTURE_FAULTS } from './pictures.mjs';
import { sendWebhook } from './webhook.mjs';

export function freshState() {
	return {
		fails: [],
		stalls: [],
		pictures: [],
		usage: null,
		hostile: null,
		reduce: 0,
		shortpages: 0,
		emptypages: false,
		paging: 'cursor',
		cursors: 'strict',
		ids: 'strict',
		tagunit: 'utf16',
		requireproof: false,
		lifetime: null,
		clock: 0,
		emptied: new Set(),
		hashtags: new Map(),
		subscribed: new Map(),
		codes: new Map(),
		places: new Map(),
	};
}

const list = ( value ) =>
	value === null || value === false ? [] : [ value ].flat();

function rule( entry, key ) {
	return entry && typeof entry === 'object' && ! Array.isArray( entry )
		? { ...entry }
		: { [ key ]: entry };
}

function failRule( body, entry ) {
	const isRule =
		entry &&
		typeof entry === 'object' &&
		( 'fail' in entry || 'error' in entry );
	const made = isRule
		? { ...entry, fail: entry.fail ?? entry.error }
		: { fail: entry };
	for ( const key of [
		'path',
		'account',
		'token',
		'network',
		'times',
		'after',
		'status',
		'error',
		'to',
		'body',
		'set',
		'unset',
	] ) {
		if ( body[ key ] !== undefined && made[ key ] === undefined ) {
			made[ key ] = body[ key ];
		}
	}
	if ( ! BODY_FAULTS.includes( made.fail ) && ! findError( made.fail ) ) {
		throw new Error(
			`Unknown fault ${ JSON.stringify( made.fail ) }. Known: ${ [ ...BODY_FAULTS, ...errorNames() ].join( ', ' ) }; or a code, "code/subcode", { code, subcode, status, message }.`
		);
	}
	return made;
}

function pictureRule( body, entry ) {
	const made =
		typeof entry === 'object'
			? { ...entry, kind: String( entry.kind ?? entry.picture ) }
			: { kind: String( entry ) };
	for ( const key of [
		'file',
		'to',
		'ms',
		'times',
		'after',
		'width',
		'height',
		'bytes',
	] ) {
		if ( body[ key ] !== undefined && made[ key ] === undefined ) {
			made[ key ] = body[ key ];
		}
	}
	if ( ! PICTURE_FAULTS.includes( made.kind ) ) {
		throw new Error(
			`Unknown picture fault ${ made.kind }. Known: ${ PICTURE_FAULTS.join( ', ' ) }.`
		);
	}
	return made;
}

function node( server, id ) {
	const found =
		server.world.nodes.get( id ) ??
		server.world.nodes.get(
			server.world.aliases.get( String( id ).toLowerCase() )
		) ??
		[ ...server.world.nodes.values() ].find( ( one ) => one.key === id );
	if ( ! found ) {
		throw new Error( `No object ${ id }.` );
	}
	return found;
}

function accounts( server, wanted ) {
	if ( wanted === true || wanted === 'all' ) {
		return [ ...server.world.nodes.values() ].filter( ( one ) =>
			[ 'Page', 'IGUser' ].includes( one.kind )
		);
	}
	return list( wanted ).map( ( id ) => node( server, id ) );
}

/**
 * @param {Object} server `{ state, world, restart(), journal }`.
 * @param {Object} body   One or several switches.
 * @return {Promise<Object>} What was done.
 */
export async function switchOn( server, body ) {
	const done = {};
	if ( body.reset ) {
		server.reset();
		done.reset = true;
	}
	const { state, world } = server;
	for ( const key of [
		'reduce',
		'shortpages',
		'emptypages',
		'paging',
		'cursors',
		'ids',
		'tagunit',
		'requireproof',
		'lifetime',
		'clock',
	] ) {
		if ( key in body ) {
			state[ key ] = body[ key ];
			done[ key ] = body[ key ];
		}
	}
	if ( 'hostile' in body ) {
		state.hostile = body.hostile === true ? 'text' : body.hostile || null;
		done.hostile = state.hostile;
	}
	if ( 'usage' in body ) {
		const { usage } = body;
		state.usage =
			usage === null || usage === false
				? null
				: {
						percent: 1,
						...( typeof usage === 'object'
							? usage
							: { percent: usage } ),
					};
		for ( const key of [
			'account',
			'minutes',
			'step',
			'limit',
			'enforce',
			'both',
		] ) {
			if ( state.usage && body[ key ] !== undefined ) {
				state.usage[ key ] = body[ key ];
			}
		}
		done.usage = state.usage;
	}
	if ( 'fail' in body || 'error' in body ) {
		const wanted = 'fail' in body ? body.fail : body.error;
		if ( wanted === null || wanted === false ) {
			state.fails = [];
		} else {
			const shared =
				'fail' in body ? body : { ...body, error: undefined };
			state.fails.push(
				...list( wanted ).map( ( entry ) => failRule( shared, entry ) )
			);
		}
		done.fails = state.fails;
	}
	if ( 'stall' in body ) {
		state.stalls = body.stall
			? [
					...state.stalls,
					{
						path: body.path,
						account: body.account,
						token: body.token,
						network: body.network,
						times: body.times,
						after: body.after,
						...rule( body.stall, 'ms' ),
					},
				]
			: [];
		done.stalls = state.stalls;
	}
	if ( 'picture' in body ) {
		state.pictures =
			body.picture === null || body.picture === false
				? []
				: [
						...state.pictures,
						...list( body.picture ).map( ( entry ) =>
							pictureRule( body, entry )
						),
					];
		done.pictures = state.pictures;
	}
	if ( 'emptyaccount' in body ) {
		state.emptied = new Set(
			body.emptyaccount
				? accounts( server, body.emptyaccount ).map( ( one ) => one.id )
				: []
		);
		done.emptied = [ ...state.emptied ];
	}
	if ( body.delete ) {
		done.deleted = list( body.delete ).map(
			( id ) => node( server, id ).id
		);
		done.deleted.forEach( ( id ) => world.deleted.add( id ) );
	}
	if ( body.restore ) {
		done.restored =
			body.restore === 'all'
				? [ ...world.deleted ]
				: list( body.restore ).map( ( id ) => node( server, id ).id );
		done.restored.forEach( ( id ) => world.deleted.delete( id ) );
	}
	for ( const edit of list( body.edit ?? false ) ) {
		const found = node( server, edit.id );
		const { id, fields, ...direct } = edit;
		found.override = { ...found.override, ...direct, ...fields };
		if ( 'is_hidden' in found.override ) {
			found.hidden = found.override.is_hidden;
		}
		found.updated = Math.floor( server.now() );
		done.edited = [ ...( done.edited ?? [] ), found.id ?? id ];
	}
	for ( const add of list( body.add ?? false ) ) {
		const { account, ...post } = add;
		const owner = accounts( server, account )[ 0 ];
		const data = post.age
			? post
			: { created: Math.floor( server.now() ), ...post };
		const made =
			owner.kind === 'Page'
				? world.addPost( { ...data, page: owner.key ?? owner.id } )
				: world.addMedia( { ...data, account: owner.key ?? owner.id } );
		world.sort();
		done.added = [ ...( done.added ?? [] ), made.id ];
	}
	for ( const { to, ...comment } of list( body.comment ?? false ) ) {
		const found = node( server, to );
		const siblings =
			found.kind === 'Comment' ? found.replies : found.comments;
		const made = world.addComment(
			found.kind === 'Comment' ? world.find( found.subject ) : found,
			comment,
			found.kind === 'Comment'
				? `${ found.part }-${ siblings.length }`
				: `added-${ siblings.length }`,
			siblings.length + 1,
			found.kind === 'Comment' ? found : undefined
		);
		done.commented = [ ...( done.commented ?? [] ), made.id ];
	}
	if ( body.bulk ) {
		const owners = accounts( server, body.account ?? true );
		for ( const owner of body.account ? owners : owners.slice( 0, 1 ) ) {
			world.addBulk( owner, Number( body.bulk ) );
			done.bulk = { ...done.bulk, [ owner.id ]: owner.bulk };
		}
	}
	if ( body.webhook ) {
		done.webhook = await sendWebhook( server, body.webhook );
	}
	if ( Object.keys( done ).length === 0 ) {
		throw new Error( 'No known switch in the body; see README.md.' );
	}
	return done;
}

export function describe( server ) {
	const { state, world } = server;
	const accountsNow = accounts( server, true ).filter(
		( one, index, all ) =>
			all.findIndex( ( other ) => other.id === one.id ) === index
	);
	return {
		...state,
		emptied: [ ...state.emptied ],
		hashtags: Object.fromEntries(
			[ ...state.hashtags ].map( ( [ account, tags ] ) => [
				account,
				[ ...tags.keys() ],
			] )
		),
		subscribed: Object.fromEntries( state.subscribed ),
		codes: state.codes.size,
		places: undefined,
		deleted: [ ...world.deleted ],
		edited: [ ...world.nodes.values() ]
			.filter( ( one ) => one.override )
			.map( ( one ) => one.id ),
		now: new Date( server.now() * 1000 ).toISOString(),
		started: new Date( world.started * 1000 ).toISOString(),
		data: world.fingerprint(),
		accounts: accountsNow.map( ( one ) =>
			one.kind === 'Page'
				? {
						id: one.id,
						name: one.name,
						username: one.username,
						posts: one.posts.length,
						visitorPosts: one.visitorPosts.length,
						photos: one.photos.length,
					}
				: {
						id: one.id,
						scoped: one.scoped,
						username: one.username,
						media: one.media.length,
					}
		),
		tokens: ( world.data.tokens ?? [] ).map( ( token ) => ( {
			label: token.label,
			kind: token.kind,
			value: token.value,
		} ) ),
		errors: errorNames(),
		bodyFaults: BODY_FAULTS,
		pictureFaults: PICTURE_FAULTS,
	};
}
