import { feedBlock, publishPage, withPhp } from './support/content';
import { Feed, part } from './support/feed';
import { expectNoOverflow } from './support/page';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';
import { isFeedRequest, readToTheEnd, requestsOf } from './support/watch';

const PAGE = '/social-feed/';
const WIDE = { width: 1280, height: 800 };
const TABLET = { width: 700, height: 900 };
const PHONE = { width: 400, height: 800 };
const SMALLEST = { width: 320, height: 640 };

const LAYOUTS = [
	'list',
	'grid',
	'masonry',
	'tiles',
	'highlight',
	'carousel',
] as const;
const POST_LAYOUTS = [ 'full', 'half', 'thumbnail', 'tile' ] as const;

test( 'columns follow the window', async ( { visitor } ) => {
	await visitor.goto( PAGE );
	for ( const [ size, columns ] of [
		[ WIDE, [ 3, 4, 1 ] ],
		[ { width: 801, height: 800 }, [ 3, 4, 1 ] ],
		[ { width: 800, height: 800 }, [ 2, 3, 1 ] ],
		[ TABLET, [ 2, 3, 1 ] ],
		[ { width: 481, height: 800 }, [ 2, 3, 1 ] ],
		[ { width: 480, height: 800 }, [ 1, 2, 1 ] ],
		[ PHONE, [ 1, 2, 1 ] ],
	] as const ) {
		await visitor.setViewportSize( size );
		for ( const [ index, count ] of columns.entries() ) {
			await expect
				.poll( () => Feed.on( visitor, index ).columns(), {
					message: `feed ${ index } at ${ size.width } px`,
				} )
				.toBe( count );
		}
	}
} );

test( 'columns follow the block where it is asked to', async ( {
	site,
	visitor,
} ) => {
	const numbers = { columnsTablet: 4, columnsPhone: 2 };
	const inside = ( width: string, attributes: object ) =>
		`<!-- wp:group {"layout":{"type":"constrained","contentSize":"${ width }"}} --><div class="wp-block-group">${ feedBlock(
			{ ...numbers, ...attributes }
		) }</div><!-- /wp:group -->`;
	const { url } = await publishPage(
		site,
		inside( '420px', { columnsBy: 'block' } ) +
			inside( '700px', { columnsBy: 'block' } ) +
			inside( '420px', {} )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	expect( await Feed.on( visitor, 0 ).columns() ).toBe( 2 );
	expect( await Feed.on( visitor, 1 ).columns() ).toBe( 4 );
	expect( await Feed.on( visitor, 2 ).columns() ).toBe( 3 );
} );

test( 'posts are narrow under 400 px and super narrow under 250 px of their own width', async ( {
	site,
	visitor,
} ) => {
	const inside = ( width: number, postLayout: 'half' | 'thumbnail' ) =>
		`<!-- wp:group {"layout":{"type":"constrained","contentSize":"${ width }px"}} --><div class="wp-block-group">${ feedBlock(
			{ layout: 'list', postLayout, number: 2 }
		) }</div><!-- /wp:group -->`;
	const { url } = await publishPage(
		site,
		inside( 400, 'half' ) +
			inside( 399, 'half' ) +
			inside( 250, 'thumbnail' ) +
			inside( 249, 'thumbnail' )
	);
	await visitor.setViewportSize( WIDE );
	await visitor.goto( url );
	/** Width of a post, whether its picture is beside its words, and how wide the account's picture is. */
	const post = ( index: number ) =>
		Feed.on( visitor, index )
			.posts.first()
			.evaluate( ( element ) => {
				const box = ( name: string ) =>
					element
						.querySelector( `[class$="__${ name }"]` )!
						.getBoundingClientRect();
				const media = element
					.querySelector( '[class*="__media"]' )!
					.getBoundingClientRect();
				return [
					element.getBoundingClientRect().width,
					media.right <= box( 'head' ).left,
					box( 'avatar' ).width,
				];
			} );
	const all = async () => [
		await post( 0 ),
		await post( 1 ),
		await post( 2 ),
		await post( 3 ),
	];
	const expected = [
		[ 400, true, 40 ],
		[ 399, false, 40 ],
		// Beside a small picture the head has little room.
		[ 250, true, 32 ],
		[ 249, false, 32 ],
	];
	expect( await all() ).toEqual( expected );

	// As caches may have kept it from before posts had a class for it.
	const page = await ( await fetch( url ) ).text();
	expect( page ).toContain( ' has-media' );
	await visitor.route( url, ( route ) =>
		route.fulfill( {
			body: page.replaceAll( ' has-media', '' ),
			contentType: 'text/html',
		} )
	);
	await visitor.goto( url );
	expect( await all() ).toEqual( expected );
} );

test( 'phones show their number of posts, then those that were hidden', async ( {
	open,
} ) => {
	const phone = await open( { viewport: PHONE, hasTouch: true } );
	const requests = requestsOf( phone, isFeedRequest );
	await phone.goto( PAGE );
	const feed = Feed.on( phone );
	await expect( feed.posts ).toHaveCount( 5 );
	await expect( feed.items ).toHaveCount( 9 );
	await expect( feed.more ).toHaveCount( 1 );

	await feed.more.tap();
	await expect( feed.posts ).toHaveCount( 9 );
	await expect( feed.posts.nth( 5 ) ).toBeFocused();
	await expect( feed.status ).toHaveText( 'More posts loaded: 4' );
	expect( requests ).toEqual( [] );

	await feed.more.tap();
	await expect( feed.posts ).toHaveCount( 18 );
	expect( requests ).toHaveLength( 1 );
	expect( new Set( await feed.addresses() ).size ).toBe( 18 );
	// A phone that is turned shows the same posts.
	await phone.setViewportSize( { width: 800, height: 400 } );
	await expect( feed.posts ).toHaveCount( 18 );
	await expect( feed.more ).toHaveCount( 1 );
} );

test( 'phones may show more posts than wide screens', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 3, numberPhone: 6 } )
	);
	const feed = Feed.on( visitor );
	await visitor.setViewportSize( PHONE );
	await visitor.goto( url );
	await expect( feed.posts ).toHaveCount( 6 );
	await visitor.setViewportSize( WIDE );
	await expect( feed.posts ).toHaveCount( 3 );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 6 );
	await feed.more.click();
	await expect( feed.posts ).toHaveCount( 9 );
	expect( new Set( await feed.addresses() ).size ).toBe( 9 );
} );

for ( const size of [ WIDE, SMALLEST ] ) {
	test( `nothing moves while it loads at ${ size.width } px`, async ( {
		open,
	} ) => {
		const page = await open( { viewport: size } );
		const shifts = await shiftsOf( page );
		await page.goto( PAGE );
		await readToTheEnd( page );
		const feed = Feed.on( page );
		const before = await feed.posts.count();
		// Posts that were asked for may move what is below them; the browser grants that for 500 ms after an input, and the answer may take longer.
		await page.route( isFeedRequest, async ( route ) => {
			const response = await route.fetch();
			await page.keyboard.press( 'Shift' );
			await route.fulfill( { response } );
		} );
		await feed.more.click();
		await expect.poll( () => feed.posts.count() ).toBeGreaterThan( before );
		await readToTheEnd( page );
		await expectNoOverflow( page );
		expect( await shifts() ).toEqual( [] );
	} );

	test( `nothing moves in any layout at ${ size.width } px`, async ( {
		open,
		site,
	} ) => {
		const feeds = LAYOUTS.flatMap( ( layout ) =>
			POST_LAYOUTS.map( ( postLayout ) =>
				feedBlock( {
					layout,
					postLayout,
					number: 6,
					dates: 'relative',
					showHeader: true,
					showComments: true,
					showShare: true,
					textLimit: 120,
				} )
			)
		);
		const { url } = await publishPage( site, feeds.join( '' ) );
		const page = await open( { viewport: size } );
		const shifts = await shiftsOf( page );
		await page.goto( url );
		await readToTheEnd( page );
		await expect(
			page.locator( '.wp-block-vitrine-social-feed' )
		).toHaveCount( feeds.length );
		await expectNoOverflow( page );
		expect( await shifts() ).toEqual( [] );
	} );
}

test( 'right to left: mirrored, and no wider than the window', async ( {
	site,
	visitor,
} ) => {
	withPhp(
		site,
		"add_action( 'init', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; }, 0 );"
	);
	for ( const size of [ WIDE, SMALLEST ] ) {
		await visitor.setViewportSize( size );
		await visitor.goto( PAGE );
		await expect( visitor.locator( 'html' ) ).toHaveAttribute(
			'dir',
			'rtl'
		);
		await expectNoOverflow( visitor );
		const post = Feed.on( visitor ).posts.first();
		const box = async ( name: string ) => {
			const found = await post.locator( part( name ) ).boundingBox();
			return found ?? { x: NaN, width: NaN };
		};
		const [ foot, counts, network, avatar, author ] = await Promise.all(
			[ 'foot', 'counts', 'network', 'avatar', 'author' ].map( box )
		);
		expect( counts!.x + counts!.width ).toBeCloseTo(
			foot!.x + foot!.width,
			0
		);
		if ( size === WIDE ) {
			expect( network!.x ).toBeLessThan( counts!.x );
		}
		expect( avatar!.x ).toBeGreaterThan( author!.x );

		// '+1', not '1+'.
		const plus = Feed.on( visitor ).part( 'count' ).first();
		const [ sign, number ] = await plus.evaluate( ( { firstChild } ) =>
			[ 0, 1 ].map( ( at ) => {
				const range = document.createRange();
				range.setStart( firstChild!, at );
				range.setEnd( firstChild!, at + 1 );
				return range.getBoundingClientRect().left;
			} )
		);
		expect( sign ).toBeLessThan( number! );
	}
} );

test( 'the smallest window: no overflow with every layout', async ( {
	site,
	visitor,
} ) => {
	await visitor.setViewportSize( SMALLEST );
	const { url } = await publishPage(
		site,
		feedBlock( { number: 30, columnsPhone: 4, align: 'wide' } ) +
			feedBlock( { number: 30, layout: 'list' } ) +
			feedBlock( { number: 30, columnsPhone: 2, columnsBy: 'block' } )
	);
	for ( const address of [ PAGE, url ] ) {
		await visitor.goto( address );
		await expectNoOverflow( visitor );
	}
} );
