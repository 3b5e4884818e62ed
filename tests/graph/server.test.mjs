import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorNames } from './errors.mjs';
import { createGraph } from './server.mjs';

const GARDEN = '108420116093001';
const PRINTROOM = '108420116093002';
const MEADOW = '61558420116093';
const INSTAGRAM = '17841408420116001';

let server;
let base;
let tokens;

beforeAll( async () => {
	server = createGraph();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	base = `http://127.0.0.1:${ server.address().port }`;
	const state = await ( await fetch( `${ base }/__control` ) ).json();
	tokens = Object.fromEntries(
		state.tokens.map( ( token ) => [ token.label, token.value ] )
	);
} );

afterAll( () => {
	server.closeAllConnections();
	server.close();
} );

beforeEach( () => control( { reset: true } ) );

async function control( body ) {
	const response = await fetch( `${ base }/__control`, {
		method: 'POST',
		body: JSON.stringify( body ),
	} );
	const answer = await response.json();
	if ( ! response.ok ) {
		throw new Error( answer.message );
	}
	return answer;
}

async function get( path, token = 'page-garden', headers = {} ) {
	const response = await fetch( `${ base }${ path }`, {
		redirect: 'manual',
		headers: {
			...( token
				? { authorization: `Bearer ${ tokens[ token ] ?? token }` }
				: {} ),
			...headers,
		},
	} );
	const text = await response.text();
	let body = text;
	try {
		body = JSON.parse( text );
	} catch {
		// Broken bodies are looked at as text.
	}
	return { status: response.status, body, text, headers: response.headers };
}

async function all( path, token ) {
	const found = [];
	let next = `${ base }${ path }`;
	let pages = 0;
	while ( next && pages < 100 ) {
		const body = await (
			await fetch(
				next,
				pages
					? {}
					: {
							headers: {
								authorization: `Bearer ${ tokens[ token ] }`,
							},
						}
			)
		).json();
		found.push( ...body.data );
		next = body.paging?.next;
		pages++;
	}
	return { found, pages };
}

test( 'a page, with and without a version, by id, by name and as me', async () => {
	for ( const path of [
		`/v26.0/${ GARDEN }`,
		`/${ GARDEN }`,
		'/v23.0/me',
		'/hollinbankgardens',
	] ) {
		expect( ( await get( path ) ).body ).toEqual( {
			name: 'Hollin Bank Gardens',
			id: GARDEN,
		} );
	}
	const page = await get(
		`/me?fields=id,fan_count,picture.type(large),cover{source},instagram_business_account{id,username},has_transitioned_to_new_page_experience`
	);
	expect( page.body.picture.data.width ).toBe( 200 );
	expect( Object.keys( page.body.cover ) ).toEqual( [ 'source', 'id' ] );
	expect( page.body.instagram_business_account ).toEqual( {
		id: INSTAGRAM,
		username: 'hollinbankgardens',
	} );
	expect( ( await get( '/me?fields=nonsense' ) ).body.error ).toMatchObject( {
		code: 100,
	} );
	expect( ( await get( '/me?fields=id{' ) ).body.error ).toMatchObject( {
		code: 2500,
	} );
	expect( ( await get( '/nobody-here' ) ).body.error ).toMatchObject( {
		code: 803,
	} );
	expect( ( await get( '/123456789' ) ).body.error ).toMatchObject( {
		code: 100,
		error_subcode: 33,
	} );
} );

test( 'the token may stand in the header or in the address', async () => {
	expect(
		( await get( `/me?access_token=${ tokens[ 'page-garden' ] }`, '' ) )
			.status
	).toBe( 200 );
	expect( ( await get( '/me', '' ) ).body.error.code ).toBe( 104 );
	expect( ( await get( '/me', 'EAAVnonsense' ) ).body.error.code ).toBe(
		190
	);
	expect( ( await get( '/me', 'instagram' ) ).body.error.code ).toBe( 190 );
	expect(
		( await get( '/instagram/me', 'page-garden' ) ).body.error.code
	).toBe( 190 );
} );

test( 'the accounts of a person carry page tokens', async () => {
	const { body } = await get(
		'/me/accounts?fields=id,name,access_token,tasks,instagram_business_account{id,username,profile_picture_url}',
		'user'
	);
	expect( body.data.map( ( page ) => page.access_token ) ).toEqual( [
		tokens[ 'page-garden' ],
		tokens[ 'page-printroom' ],
	] );
	expect( body.data[ 0 ].instagram_business_account.id ).toBe( INSTAGRAM );
	expect(
		( await get( '/me/accounts', 'user' ) ).body.data[ 0 ]
	).toHaveProperty( 'category_list' );
} );

test( 'cursor paging gives each of 96 posts once, hidden ones make pages short', async () => {
	const { found, pages } = await all(
		`/${ GARDEN }/posts?limit=10&fields=id,created_time`,
		'page-garden'
	);
	expect( found ).toHaveLength( 96 );
	expect( new Set( found.map( ( post ) => post.id ) ).size ).toBe( 96 );
	expect( pages ).toBe( 10 );
	const hidden = await all(
		`/${ GARDEN }/posts?limit=100&include_hidden=true&show_expired=true`,
		'page-garden'
	);
	expect( hidden.found ).toHaveLength( 99 );
	expect(
		( await get( `/${ GARDEN }/posts?limit=101` ) ).body.error.code
	).toBe( 100 );
} );

test( 'time paging, short pages and empty pages lose nothing', async () => {
	await control( { paging: 'time' } );
	const byTime = await all(
		`/${ GARDEN }/posts?limit=25&fields=id`,
		'page-garden'
	);
	expect( byTime.found ).toHaveLength( 96 );
	await control( { reset: true, shortpages: 3 } );
	expect(
		( await get( `/${ GARDEN }/posts?limit=10` ) ).body.data
	).toHaveLength( 3 );
	expect(
		( await all( `/${ GARDEN }/posts?limit=10`, 'page-garden' ) ).found
	).toHaveLength( 96 );
	await control( { reset: true, emptypages: true } );
	expect(
		( await all( `/${ GARDEN }/posts?limit=30`, 'page-garden' ) ).found
	).toHaveLength( 96 );
	const since = Math.floor( Date.now() / 1000 ) - 10 * 86400;
	expect(
		( await get( `/${ GARDEN }/posts?since=${ since }` ) ).body.data
	).toHaveLength( 7 );
} );

test( 'a post deleted between two pages kills the cursor that points to it', async () => {
	const first = ( await get( `/${ GARDEN }/posts?limit=5` ) ).body;
	await control( { delete: first.data[ 4 ].id } );
	expect(
		( await get( first.paging.next.replace( base, '' ), '' ) ).body.error
			.code
	).toBe( 100 );
	expect(
		( await get( `/${ first.data[ 4 ].id }` ) ).body.error
	).toMatchObject( { code: 100, error_subcode: 33 } );
	await control( { cursors: 'lenient' } );
	expect(
		( await get( first.paging.next.replace( base, '' ), '' ) ).body.data
	).toHaveLength( 5 );
	await control( { restore: first.data[ 4 ].id } );
	expect( ( await get( `/${ first.data[ 4 ].id }` ) ).status ).toBe( 200 );
} );

test( 'reactions by alias, comments by filter, and from only for the page itself', async () => {
	const aliases = [
		'LIKE',
		'LOVE',
		'CARE',
		'WOW',
		'HAHA',
		'SAD',
		'ANGRY',
	].map(
		( type ) =>
			`reactions.type(${ type }).limit(0).summary(total_count).as(${ type.toLowerCase() })`
	);
	const fields = `id,reactions.summary(true).limit(0),${ aliases }`;
	const [ post ] = (
		await get(
			`/${ GARDEN }/posts?limit=1&fields=${ encodeURIComponent( fields ) }`
		)
	).body.data;
	expect( post.care ).toEqual( { data: [], summary: { total_count: 12 } } );
	expect( post.reactions.summary ).toEqual( {
		total_count: 323,
		viewer_reaction: 'NONE',
	} );
	const top = (
		await get(
			`/${ post.id }/comments?summary=true&fields=from,message,comment_count`
		)
	).body;
	const stream = (
		await get(
			`/${ post.id }/comments?summary=true&filter=stream&limit=1&order=reverse_chronological`
		)
	).body;
	expect( top.summary ).toEqual( {
		order: 'ranked',
		total_count: 4,
		can_comment: true,
	} );
	expect( stream.summary.total_count ).toBe( 7 );
	expect( stream.paging.next ).toContain( 'filter=stream' );
	expect( top.data[ 0 ].from.name ).toBe( 'Imogen Farrow' );
	const asUser = (
		await get( `/${ post.id }/comments?fields=from,message`, 'user' )
	).body;
	expect( asUser.data[ 0 ] ).not.toHaveProperty( 'from' );
	expect(
		( await get( `/${ post.id }/comments?limit=0&summary=true` ) ).body
	).not.toHaveProperty( 'paging' );
	expect(
		( await get( `/${ post.id }/comments`, 'page-no-content' ) ).body.error
			.code
	).toBe( 10 );
	expect(
		( await get( `/${ post.id }/reactions?type=HUG` ) ).body.error.code
	).toBe( 100 );
} );

test( 'albums of more than twelve need a limit of their own', async () => {
	const path = `/${ GARDEN }/posts?limit=40&fields=attachments{media_type,subattachments%s{media}}`;
	const big = ( body ) =>
		Math.max(
			...body.data.map(
				( post ) =>
					post.attachments?.data[ 0 ].subattachments?.data.length ?? 0
			)
		);
	expect( big( ( await get( path.replace( '%s', '' ) ) ).body ) ).toBe( 12 );
	expect(
		big( ( await get( path.replace( '%s', '.limit(100)' ) ) ).body )
	).toBe( 14 );
} );

test( 'every edge of a page answers', async () => {
	for ( const edge of [
		'posts',
		'feed',
		'published_posts',
		'visitor_posts',
		'tagged',
		'photos?type=uploaded',
		'albums',
		'videos',
		'video_reels',
		'events?time_filter=upcoming&include_canceled=true',
		'events?time_filter=past',
		'ratings',
		'stories',
	] ) {
		const { status, body } = await get( `/${ GARDEN }/${ edge }` );
		expect( [ edge, status, body.data.length > 0 ] ).toEqual( [
			edge,
			200,
			true,
		] );
	}
	expect(
		( await get( `/${ GARDEN }/photos` ) ).body.data.length
	).toBeGreaterThan( 0 );
	const albums = (
		await get(
			`/${ GARDEN }/albums?fields=id,name,count,type,cover_photo{images}`
		)
	).body.data;
	const glass = albums.find( ( album ) => album.name === 'Under glass' );
	expect( glass.count ).toBe( 6 );
	expect(
		( await get( `/${ glass.id }/photos?fields=images,alt_text` ) ).body
			.data
	).toHaveLength( 6 );
	expect(
		( await get( `/${ glass.id }/picture?redirect=false` ) ).body.data.url
	).toContain( '/pictures/' );
	expect( ( await get( `/${ GARDEN }/picture` ) ).status ).toBe( 302 );
	const events = (
		await get(
			`/${ GARDEN }/events?fields=name,start_time,end_time,event_times,is_canceled,is_online,place`
		)
	).body.data;
	expect( events.some( ( event ) => event.event_times?.length === 3 ) ).toBe(
		true
	);
	expect(
		events.some( ( event ) => event.is_online && ! event.end_time )
	).toBe( true );
	const ratings = (
		await get(
			`/${ GARDEN }/ratings?fields=recommendation_type,review_text,reviewer{name}`
		)
	).body.data;
	expect(
		ratings.some(
			( rating ) =>
				rating.recommendation_type === 'negative' &&
				! rating.review_text
		)
	).toBe( true );
	const videos = (
		await get(
			`/${ GARDEN }/videos?fields=permalink_url,source,format,thumbnails{uri,is_preferred}`
		)
	).body.data;
	expect( videos.some( ( video ) => ! video.source ) ).toBe( true );
	expect( videos[ 0 ].permalink_url ).toMatch( /^\// );
} );

test( 'the data are varied: scripts, lengths, kinds', async () => {
	const { found } = await all(
		`/${ GARDEN }/posts?limit=50&fields=message,story,status_type,backdated_time,message_tags,attachments{media_type,type},call_to_action`,
		'page-garden'
	);
	const text = found.map( ( post ) => post.message ?? '' );
	expect( Math.max( ...text.map( ( one ) => one.length ) ) ).toBe( 60000 );
	expect( text.slice( 0, 20 ).every( ( one ) => one.length < 2000 ) ).toBe(
		true
	);
	for ( const script of [
		'Arabic',
		'Hebrew',
		'Greek',
		'Hiragana',
		'Han',
		'Devanagari',
		'Thai',
		'Cyrillic',
	] ) {
		expect( [
			script,
			text.some( ( one ) =>
				new RegExp( `\\p{Script=${ script }}`, 'u' ).test( one )
			),
		] ).toEqual( [ script, true ] );
	}
	expect( text.filter( ( one ) => one === '' ).length ).toBeGreaterThan( 2 );
	const kinds = new Set(
		found.map( ( post ) => post.attachments?.data[ 0 ].type )
	);
	for ( const kind of [
		'photo',
		'album',
		'video_autoplay',
		'share',
		'multi_share',
		'event',
		'cover_photo',
		'profile_media',
		'map',
		undefined,
	] ) {
		expect( kinds.has( kind ) ).toBe( true );
	}
	expect( found.some( ( post ) => post.backdated_time ) ).toBe( true );
	for ( const post of found ) {
		for ( const tag of post.message_tags ?? [] ) {
			expect( post.message.substr( tag.offset, tag.length ) ).toBe(
				tag.name
			);
		}
	}
} );

test( 'several objects at once', async () => {
	const { body } = await get(
		`/v25.0/?ids=${ GARDEN },${ PRINTROOM }&fields=name`,
		'user'
	);
	expect( Object.keys( body ).sort() ).toEqual( [ GARDEN, PRINTROOM ] );
	expect(
		( await get( `/posts?ids=${ GARDEN },${ PRINTROOM }&limit=1`, 'user' ) )
			.body[ PRINTROOM ].data
	).toHaveLength( 1 );
} );

test( 'a hidden post is still there by its id, and says so; a photo cannot be asked', async () => {
	const { data } = (
		await get( `/${ GARDEN }/posts?limit=2&fields=id`, 'page-garden' )
	).body;
	const [ hidden, shown ] = data.map( ( post ) => post.id );
	await control( { edit: { id: hidden, is_hidden: true } } );
	const { body } = await get(
		`/v25.0/?ids=${ hidden },${ shown }&fields=id,is_hidden`,
		'page-garden'
	);
	expect( body ).toEqual( {
		[ hidden ]: { id: hidden, is_hidden: true },
		[ shown ]: { id: shown, is_hidden: false },
	} );
	const photos = await get(
		`/${ GARDEN }/photos?type=uploaded&limit=1&fields=id,is_hidden`,
		'page-garden'
	);
	expect( photos.body.error.code ).toBe( 100 );
} );

test( 'a page of the new experience', async () => {
	expect(
		( await get( `/${ MEADOW }/posts`, 'page-meadow' ) ).body.data
	).toHaveLength( 8 );
	expect(
		( await get( `/${ MEADOW }/visitor_posts`, 'page-meadow' ) ).body.error
	).toMatchObject( { code: 200, error_subcode: 2069030 } );
	expect(
		( await get( `/${ MEADOW }/posts`, 'user-meadow' ) ).body.error
	).toMatchObject( { code: 190, error_subcode: 2069032 } );
	expect(
		( await get( `/${ MEADOW }/posts`, 'page-garden' ) ).body.error.code
	).toBe( 100 );
} );

test( 'dead tokens and narrow tokens', async () => {
	const codes = {
		'page-app-removed': 458,
		'page-checkpoint': 459,
		'page-password': 460,
		'page-expired': 463,
		'user-expired': 463,
		'page-unconfirmed': 464,
		'page-logged-out': 467,
		'page-mismatch': 492,
	};
	for ( const [ label, subcode ] of Object.entries( codes ) ) {
		expect( ( await get( '/me', label ) ).body.error ).toMatchObject( {
			code: 190,
			error_subcode: subcode,
			type: 'OAuthException',
		} );
	}
	expect( ( await get( '/me', 'page-session' ) ).body.error.code ).toBe(
		102
	);
	expect(
		( await get( `/${ GARDEN }/posts`, 'page-no-engagement' ) ).body.error
			.code
	).toBe( 10 );
	expect(
		( await get( `/${ INSTAGRAM }/media`, 'user-no-instagram' ) ).body.error
			.code
	).toBe( 10 );
} );

test( 'debug_token and the exchange', async () => {
	const { data } = (
		await get( `/debug_token?input_token=${ tokens[ 'page-garden' ] }` )
	).body;
	expect( data ).toMatchObject( {
		type: 'PAGE',
		profile_id: GARDEN,
		expires_at: 0,
		is_valid: true,
	} );
	expect(
		data.granular_scopes.find(
			( scope ) => scope.scope === 'pages_read_engagement'
		).target_ids
	).toEqual( [ GARDEN ] );
	expect(
		(
			await get(
				`/debug_token?input_token=${ tokens[ 'page-password' ] }`,
				'2048620934001177|vitrine-app-secret'
			)
		).body.data
	).toMatchObject( { is_valid: false, error: { code: 190, subcode: 460 } } );
	expect(
		(
			await get(
				`/debug_token?input_token=${ tokens[ 'page-no-debug' ] }`,
				'page-no-debug'
			)
		).body.error.code
	).toBe( 100 );
	expect( ( await get( '/me', 'page-no-debug' ) ).status ).toBe( 200 );
	const path = `/oauth/access_token?grant_type=fb_exchange_token&client_id=2048620934001177&client_secret=vitrine-app-secret&fb_exchange_token=${ tokens[ 'user-short' ] }`;
	expect( ( await get( path, '' ) ).body ).toEqual( {
		access_token: tokens.user,
		token_type: 'bearer',
		expires_in: 5183944,
	} );
	await control( { requireproof: true } );
	expect( ( await get( '/me' ) ).body.error.message ).toContain(
		'app secret proof'
	);
	const proof = createHmac( 'sha256', 'vitrine-app-secret' )
		.update( tokens[ 'page-garden' ] )
		.digest( 'hex' );
	expect( ( await get( `/me?appsecret_proof=${ proof }` ) ).status ).toBe(
		200
	);
} );

test( 'Instagram: profile, media, children, both ways in', async () => {
	const me = (
		await get(
			'/instagram/v26.0/me?fields=id,user_id,username,name,profile_picture_url,media_count,followers_count',
			'instagram'
		)
	).body;
	expect( me ).toMatchObject( {
		user_id: INSTAGRAM,
		username: 'hollinbankgardens',
		media_count: 38,
	} );
	const fields =
		'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count,children{media_type,media_url,thumbnail_url}';
	const own = await all(
		`/instagram/me/media?limit=10&fields=${ fields }`,
		'instagram'
	);
	expect( own.found ).toHaveLength( 38 );
	const by = ( condition ) => own.found.some( condition );
	expect(
		by(
			( media ) =>
				media.media_type === 'CAROUSEL_ALBUM' &&
				media.children.data.some(
					( child ) => child.media_type === 'VIDEO'
				)
		)
	).toBe( true );
	expect( by( ( media ) => media.media_product_type === 'REELS' ) ).toBe(
		true
	);
	expect( by( ( media ) => ! ( 'like_count' in media ) ) ).toBe( true );
	expect(
		by( ( media ) => ! ( 'media_url' in media ) && media.thumbnail_url )
	).toBe( true );
	expect( by( ( media ) => ! ( 'caption' in media ) ) ).toBe( true );
	const carousel = own.found.find( ( media ) => media.children );
	expect(
		(
			await get(
				`/instagram/${ carousel.id }/children?fields=id`,
				'instagram'
			)
		).body.data.length
	).toBe( carousel.children.data.length );
	expect(
		(
			await get(
				`/instagram/${ own.found[ 0 ].id }/comments?fields=text,username,replies`,
				'instagram'
			)
		).body.data
	).toHaveLength( 2 );
	expect(
		( await get( `/instagram/${ INSTAGRAM }/stories`, 'instagram' ) ).body
			.data
	).toHaveLength( 2 );
	for ( const token of [ 'user', 'page-garden' ] ) {
		expect(
			( await get( `/${ INSTAGRAM }/media?limit=3`, token ) ).body.data
		).toHaveLength( 3 );
	}
	expect(
		( await get( '/instagram/me/impressions', 'instagram' ) ).body.error
	).toMatchObject( { code: 2500, type: 'IGApiException' } );
	expect(
		( await get( `/instagram/17841408420116002/media`, 'instagram' ) ).body
			.error.code
	).toBe( 100 );
	expect(
		(
			await get(
				`/${ INSTAGRAM }?fields=business_discovery.username(hollinbankprints){followers_count,media.limit(2){caption}}`,
				'user'
			)
		).body.business_discovery.media.data
	).toHaveLength( 2 );
} );

test( 'Instagram: renewal after 24 hours and not after the end', async () => {
	const path = '/instagram/refresh_access_token?grant_type=ig_refresh_token';
	const fresh = ( await get( path, 'instagram' ) ).body;
	expect( fresh ).toMatchObject( {
		token_type: 'bearer',
		expires_in: 5184000,
	} );
	expect( ( await get( '/instagram/me', fresh.access_token ) ).status ).toBe(
		200
	);
	expect( ( await get( path, fresh.access_token ) ).body.error.code ).toBe(
		10
	);
	expect( ( await get( path, 'instagram-young' ) ).body.error.code ).toBe(
		10
	);
	expect(
		( await get( path, 'instagram-expired' ) ).body.error.error_subcode
	).toBe( 463 );
	await control( { clock: 2 * 86400 } );
	expect( ( await get( path, 'instagram-young' ) ).status ).toBe( 200 );
	expect(
		( await get( '/instagram/me', 'instagram-soon' ) ).body.error
			.error_subcode
	).toBe( 463 );
} );

test( 'Instagram: hashtags', async () => {
	const [ { id } ] = (
		await get(
			`/ig_hashtag_search?user_id=${ INSTAGRAM }&q=meadow`,
			'user'
		)
	).body.data;
	const list = async ( tag, edge ) =>
		(
			await get(
				`/${ tag }/${ edge }?user_id=${ INSTAGRAM }&fields=id,caption`,
				'user'
			)
		).body.data;
	// Three months old: recent is what is not a day old.
	expect( await list( id, 'recent_media' ) ).toHaveLength( 0 );
	expect( await list( id, 'top_media' ) ).toHaveLength( 1 );
	expect(
		(
			await get(
				`/${ id }/top_media?user_id=${ INSTAGRAM }&fields=username`,
				'user'
			)
		).body.error.code
	).toBe( 100 );
	expect(
		(
			await get(
				`/ig_hashtag_search?user_id=${ INSTAGRAM }&q=${ encodeURIComponent( '🌼' ) }`,
				'user'
			)
		).body.error.code
	).toBe( 24 );
	const search = async ( tag ) =>
		(
			await get(
				`/ig_hashtag_search?user_id=${ INSTAGRAM }&q=${ tag }`,
				'user'
			)
		).body;
	for ( let index = 0; index < 29; index++ ) {
		await search( `tag${ index }` );
	}
	expect( ( await search( 'onemore' ) ).error.code ).toBe( 18 );
	expect( ( await search( 'tag3' ) ).data ).toHaveLength( 1 );
	expect(
		(
			await get(
				`/${ INSTAGRAM }/recently_searched_hashtags?user_id=${ INSTAGRAM }`,
				'user'
			)
		).body.data
	).toHaveLength( 30 );
	await control( { clock: 7 * 86400 + 60 } );
	expect( ( await search( 'onemore' ) ).data ).toHaveLength( 1 );
} );

test( 'playlists and their videos', async () => {
	const { data } = (
		await get(
			'/hollinbankgardens/video_lists?fields=title,videos_count,creation_time',
			'page-garden'
		)
	).body;
	expect( data.map( ( one ) => [ one.title, one.videos_count ] ) ).toEqual( [
		[ 'In the glasshouses', 3 ],
		[ 'The meadow, moving', 2 ],
	] );
	const videos = (
		await get(
			`/${ data[ 1 ].id }/videos?fields=id,title,permalink_url`,
			'page-garden'
		)
	).body.data;
	expect( videos.map( ( one ) => one.title ) ).toEqual( [
		'Five seconds of wind',
		'Live: the first cut of the meadow',
	] );
} );

test( 'every error by name, by code, with a count', async () => {
	for ( const name of errorNames() ) {
		await control( { reset: true, fail: name } );
		const { status, body } = await get( '/me' );
		expect( [
			name,
			status >= 400,
			typeof body.error.code,
			typeof body.error.fbtrace_id,
		] ).toEqual( [ name, true, 'number', 'string' ] );
		expect( body.error.message ).not.toContain( '{' );
	}
	for ( const [ wanted, code, subcode ] of [
		[ 4, 4 ],
		[ '190/460', 190, 460 ],
		[ { code: 250 }, 250 ],
		[ { code: 190, subcode: 458, status: 401 }, 190, 458 ],
		[ '200/2069031', 200, 2069031 ],
		[ 613, 613 ],
	] ) {
		await control( { reset: true, fail: wanted } );
		const { body } = await get( '/me' );
		expect( body.error.code ).toBe( code );
		expect( body.error.error_subcode ?? 0 ).toBe(
			subcode ?? body.error.error_subcode ?? 0
		);
	}
	await control( {
		reset: true,
		fail: 'app_limit',
		path: '*/posts',
		account: GARDEN,
		after: 1,
		times: 2,
		status: 429,
	} );
	const seen = [];
	for ( let call = 0; call < 5; call++ ) {
		seen.push( ( await get( `/${ GARDEN }/posts?limit=1` ) ).status );
	}
	expect( seen ).toEqual( [ 200, 429, 429, 200, 200 ] );
	expect(
		( await get( `/${ PRINTROOM }/posts?limit=1`, 'page-printroom' ) )
			.status
	).toBe( 200 );
	await expect( control( { fail: 'no such error' } ) ).rejects.toThrow(
		/Unknown fault/
	);
} );

test( 'broken bodies', async () => {
	await control( { fail: 'html503' } );
	expect( await get( '/me' ) ).toMatchObject( {
		status: 503,
		body: expect.stringMatching( /^<!DOCTYPE/ ),
	} );
	for ( const kind of [ 'html200', 'truncated', 'empty', 'notjson200' ] ) {
		await control( { reset: true, fail: kind } );
		const { status, body } = await get( '/me' );
		expect( [ kind, status, typeof body ] ).toEqual( [
			kind,
			200,
			'string',
		] );
	}
	await control( {
		reset: true,
		fail: { fail: 'error200', error: 'expired' },
	} );
	expect( ( await get( '/me' ) ).body.error.error_subcode ).toBe( 463 );
	for ( const kind of [ 'cut', 'drop' ] ) {
		await control( { reset: true, fail: kind } );
		await expect( get( '/me' ) ).rejects.toThrow();
	}
	await control( { reset: true, fail: 'hang' } );
	await expect(
		fetch( `${ base }/me`, { signal: AbortSignal.timeout( 150 ) } )
	).rejects.toThrow();
	await control( { reset: true, fail: 'oversize' } );
	expect( ( await get( '/me' ) ).text.length ).toBeGreaterThan(
		20 * 1024 * 1024
	);
	await control( {
		reset: true,
		fail: 'redirect',
		to: 'http://127.0.0.1:1/',
	} );
	expect( ( await get( '/me' ) ).headers.get( 'location' ) ).toBe(
		'http://127.0.0.1:1/'
	);
	await control( { reset: true, stall: 120 } );
	const begun = Date.now();
	await get( '/me' );
	expect( Date.now() - begun ).toBeGreaterThanOrEqual( 115 );
} );

test( 'usage headers by kind of token', async () => {
	expect(
		JSON.parse(
			( await get( '/me', 'user' ) ).headers.get( 'x-app-usage' )
		).call_count
	).toBe( 1 );
	await control( {
		usage: { percent: 80, minutes: 12, step: 15, enforce: true },
	} );
	const read = async () => {
		const { headers, body } = await get( `/${ GARDEN }/posts?limit=1` );
		const [ row ] = JSON.parse(
			headers.get( 'x-business-use-case-usage' )
		)[ GARDEN ];
		return [
			row.type,
			row.call_count,
			row.estimated_time_to_regain_access,
			body.error?.code,
		];
	};
	expect( await read() ).toEqual( [ 'pages', 80, 12, undefined ] );
	expect( ( await read() )[ 1 ] ).toBe( 95 );
	expect( await read() ).toEqual( [ 'pages', 100, 12, 80001 ] );
	expect(
		( await get( '/instagram/me', 'instagram' ) ).body.error.code
	).toBe( 80002 );
} );

test( 'reduce, empty account, bulk, edit, add', async () => {
	await control( { reduce: 25 } );
	expect(
		( await get( `/${ GARDEN }/posts?limit=50` ) ).body.error
	).toMatchObject( {
		code: 1,
		message: expect.stringContaining( 'reduce the amount of data' ),
	} );
	expect( ( await get( `/${ GARDEN }/posts?limit=25` ) ).status ).toBe( 200 );
	await control( { reset: true, emptyaccount: GARDEN } );
	expect( ( await get( `/${ GARDEN }/posts` ) ).body ).toEqual( {
		data: [],
	} );
	await control( { reset: true, bulk: 500, account: GARDEN } );
	expect(
		(
			await all(
				`/${ GARDEN }/posts?limit=100&fields=id,full_picture`,
				'page-garden'
			)
		).found
	).toHaveLength( 596 );
	await control( { reset: true, bulk: 40, account: INSTAGRAM } );
	expect(
		( await all( '/instagram/me/media?limit=50', 'instagram' ) ).found
	).toHaveLength( 78 );
	await control( { reset: true } );
	const [ post ] = ( await get( `/${ GARDEN }/posts?limit=1` ) ).body.data;
	await control( {
		edit: { id: post.id, message: 'Changed', shares: { count: 99 } },
	} );
	expect(
		( await get( `/${ post.id }?fields=message,shares,updated_time` ) ).body
	).toMatchObject( { message: 'Changed', shares: { count: 99 } } );
	const { added } = await control( {
		add: [
			{
				account: GARDEN,
				kind: 'photo',
				text: 'Brand new',
				photos: [ 'poppy' ],
			},
			{
				account: INSTAGRAM,
				kind: 'image',
				photo: 'poppy',
				caption: 'New',
			},
		],
	} );
	expect(
		( await get( `/${ GARDEN }/posts?limit=1` ) ).body.data[ 0 ].id
	).toBe( added[ 0 ] );
	expect(
		( await get( '/instagram/me/media?limit=1', 'instagram' ) ).body
			.data[ 0 ].id
	).toBe( added[ 1 ] );
} );

test( 'pictures: size, signature, expiry', async () => {
	const read = async () =>
		( await get( `/${ GARDEN }/posts?limit=1&fields=full_picture` ) ).body
			.data[ 0 ].full_picture;
	const url = await read();
	const again = await read();
	expect( new URL( again ).pathname ).toBe( new URL( url ).pathname );
	expect( new URL( again ).searchParams.get( 'oh' ) ).not.toBe(
		new URL( url ).searchParams.get( 'oh' )
	);
	const days =
		( parseInt( new URL( url ).searchParams.get( 'oe' ), 16 ) -
			Date.now() / 1000 ) /
		86400;
	expect( days ).toBeGreaterThan( 3 );
	expect( days ).toBeLessThan( 5 );
	const good = await fetch( url );
	expect( [ good.status, good.headers.get( 'content-type' ) ] ).toEqual( [
		200,
		'image/jpeg',
	] );
	expect(
		Buffer.from( await good.arrayBuffer() )
			.subarray( 0, 2 )
			.toString( 'hex' )
	).toBe( 'ffd8' );
	expect(
		( await fetch( url.replace( /oh=\w{4}/, 'oh=0000' ) ) ).status
	).toBe( 403 );
	await control( { clock: 6 * 86400 } );
	const late = await fetch( url );
	expect( [ late.status, await late.text() ] ).toEqual( [
		403,
		'URL signature expired',
	] );
	await control( { reset: true, lifetime: -60 } );
	expect( ( await fetch( await read() ) ).status ).toBe( 403 );
	await control( { reset: true } );
	const photo = (
		await get(
			`/${ GARDEN }/photos?type=uploaded&limit=100&fields=images,webp_images,alt_text,alt_text_custom,width,height`
		)
	).body.data.find( ( one ) => one.alt_text_custom );
	expect( photo.images.length ).toBeGreaterThan( 2 );
	expect( photo.images[ 0 ].width ).toBe( photo.width );
	for ( const one of [ ...photo.images, ...photo.webp_images ] ) {
		expect( ( await fetch( one.source ) ).status ).toBe( 200 );
	}
	const video = (
		await get(
			'/instagram/me/media?limit=20&fields=media_type,media_url',
			'instagram'
		)
	).body.data.find( ( one ) => one.media_type === 'VIDEO' );
	expect(
		parseInt( new URL( video.media_url ).searchParams.get( 'oe' ), 16 ) -
			Date.now() / 1000
	).toBeLessThan( 86400 );
	expect(
		( await fetch( video.media_url ) ).headers.get( 'content-type' )
	).toBe( 'video/mp4' );
} );

test( 'every picture of every post is there', async () => {
	const { found } = await all(
		`/${ GARDEN }/feed?limit=100&fields=full_picture,picture,attachments{media,subattachments.limit(100){media}}`,
		'page-garden'
	);
	const urls = JSON.stringify( found ).match( /http:\/\/127[^"]+/g );
	expect( urls.length ).toBeGreaterThan( 200 );
	const statuses = await Promise.all(
		urls.map( async ( url ) => ( await fetch( url ) ).status )
	);
	expect( new Set( statuses ) ).toEqual( new Set( [ 200 ] ) );
} );

test( 'picture faults', async () => {
	const url = (
		await get( `/${ GARDEN }/posts?limit=1&fields=full_picture` )
	).body.data[ 0 ].full_picture;
	const size = ( await ( await fetch( url ) ).arrayBuffer() ).byteLength;
	const read = async ( order ) => {
		await control( { picture: null } );
		await control( order );
		const response = await fetch( url, { redirect: 'manual' } );
		return {
			status: response.status,
			type: response.headers.get( 'content-type' ),
			location: response.headers.get( 'location' ),
			bytes: Buffer.from( await response.arrayBuffer() ),
		};
	};
	expect( ( await read( { picture: 'html' } ) ).type ).toContain(
		'text/html'
	);
	expect(
		( await read( { picture: 'htmljpeg' } ) ).bytes.toString()
	).toContain( '<script>' );
	expect( ( await read( { picture: 'svg', file: '*_n.jpg' } ) ).type ).toBe(
		'image/svg+xml'
	);
	expect( ( await read( { picture: 'svgjpeg' } ) ).type ).toBe(
		'image/jpeg'
	);
	expect(
		( await read( { picture: 'phptail' } ) ).bytes.toString( 'latin1' )
	).toContain( '<?php' );
	expect(
		( await read( { picture: 'gifphp' } ) ).bytes.toString( 'latin1' )
	).toMatch( /^GIF89a[\s\S]*<\?php/ );
	const huge = await read( { picture: 'huge' } );
	expect( [
		huge.bytes.readUInt32BE( 16 ),
		huge.bytes.length < 50000,
	] ).toEqual( [ 20000, true ] );
	expect(
		( await read( { picture: 'truncated' } ) ).bytes.length
	).toBeLessThan( size );
	await expect( read( { picture: 'cut' } ) ).rejects.toThrow();
	expect(
		(
			await read( {
				picture: 'redirect',
				to: 'http://127.0.0.1:1/x.jpg',
			} )
		).location
	).toBe( 'http://127.0.0.1:1/x.jpg' );
	expect( ( await read( { picture: 'redirect' } ) ).location ).toContain(
		'169.254.169.254'
	);
	expect( ( await read( { picture: 'expired' } ) ).bytes.toString() ).toBe(
		'URL signature expired'
	);
	expect( ( await read( { picture: 404 } ) ).status ).toBe( 404 );
	expect( ( await read( { picture: '500' } ) ).status ).toBe( 500 );
	expect(
		( await read( { picture: 'oversize' } ) ).bytes.length
	).toBeGreaterThan( 20 * 1024 * 1024 );
	const begun = Date.now();
	await read( { picture: 'slow', ms: 150 } );
	expect( Date.now() - begun ).toBeGreaterThan( 145 );
	expect( ( await read( { picture: 'html', file: 'other*' } ) ).status ).toBe(
		200
	);
} );

test( 'hostile text', async () => {
	await control( { hostile: true } );
	const { text } = await get(
		`/${ GARDEN }/posts?limit=30&fields=message,permalink_url,attachments{title,description,url}`
	);
	for ( const part of [
		'onerror=alert(1)',
		'</script>',
		'javascript:alert(1)',
		'{{7*7}}',
		'\\u0000',
		'\u202E',
		'[gallery',
		'<?php',
	] ) {
		expect( [ part, text.includes( part ) ] ).toEqual( [ part, true ] );
	}
	await control( { hostile: 'all' } );
	expect(
		( await get( `/${ GARDEN }/posts?limit=1` ) ).body.data[ 0 ].id
	).not.toMatch( /^\d/ );
} );

test( 'the log names tokens by label and holds no token', async () => {
	await control( { stall: 40 } );
	await Promise.all( [
		get( `/me?access_token=${ tokens[ 'page-garden' ] }`, '' ),
		get( '/me' ),
		get( '/me', 'user' ),
	] );
	const { body, text } = await get( '/__log', '' );
	expect( body ).toMatchObject( {
		api: 3,
		highestConcurrency: 3,
		byToken: { 'page-garden': 2, user: 1 },
	} );
	expect( text ).not.toContain( 'EAAV' );
	await fetch( `${ base }/__log`, { method: 'DELETE' } );
	expect( ( await get( '/__log', '' ) ).body.total ).toBe( 0 );
} );

test( 'webhooks: signed, wrongly signed, and the challenge', async () => {
	const got = [];
	const receiver = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( chunk ) => ( body += chunk ) );
		request.on( 'end', () => {
			got.push( {
				body,
				signature: request.headers[ 'x-hub-signature-256' ],
			} );
			response.end(
				new URL( request.url, 'http://x' ).searchParams.get(
					'hub.challenge'
				) ?? 'ok'
			);
		} );
	} );
	await new Promise( ( done ) => receiver.listen( 0, '127.0.0.1', done ) );
	const to = `http://127.0.0.1:${ receiver.address().port }/hook`;
	const [ post ] = ( await get( `/${ GARDEN }/posts?limit=1` ) ).body.data;
	await control( { webhook: { to, id: post.id, verb: 'edited' } } );
	const signature = `sha256=${ createHmac( 'sha256', 'vitrine-app-secret' ).update( got[ 0 ].body ).digest( 'hex' ) }`;
	expect( got[ 0 ].signature ).toBe( signature );
	expect(
		JSON.parse( got[ 0 ].body ).entry[ 0 ].changes[ 0 ].value
	).toMatchObject( { item: 'post', verb: 'edited', post_id: post.id } );
	await control( { webhook: { to, id: post.id, signature: 'sha256=00' } } );
	expect( got[ 1 ].signature ).toBe( 'sha256=00' );
	expect(
		( await control( { webhook: { to, verify: 'word' } } ) ).webhook
			.accepted
	).toBe( true );
	await expect(
		control( { webhook: { to: 'https://example.org/' } } )
	).rejects.toThrow();
	receiver.close();
} );
