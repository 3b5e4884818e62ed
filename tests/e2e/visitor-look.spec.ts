import { feedBlock, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { lowestContrast } from './support/page';
import { expect, test } from './support/test';
import { isFeedRequest } from './support/watch';

const PAGE = '/social-feed/';
const BLOCK = '.wp-block-vitrine-social-feed';

test( 'text has enough contrast in the colors of the theme', async ( {
	visitor,
} ) => {
	await visitor.goto( PAGE );
	const { ratio, element } = await lowestContrast( visitor, BLOCK );
	expect( ratio, element ).toBeGreaterThanOrEqual( 4.5 );
} );

test( 'text has enough contrast on dark ground', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( {
			number: 20,
			style: {
				color: { background: '#12211a', text: '#f3f0e6' },
				spacing: { padding: { top: '2rem', left: '2rem' } },
			},
		} )
	);
	await visitor.goto( url );
	await expect( visitor.locator( BLOCK ) ).toHaveCSS(
		'background-color',
		'rgb(18, 33, 26)'
	);
	const { ratio, element } = await lowestContrast(
		visitor,
		`${ BLOCK }__list`
	);
	expect( ratio, element ).toBeGreaterThanOrEqual( 4.5 );
} );

test( 'nothing turns or moves for those who want no motion', async ( {
	visitor,
} ) => {
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	await visitor.route( isFeedRequest, () => {
		// Never answered: the link stays busy.
	} );
	await feed.more.click();
	await expect( feed.block ).toHaveClass( /is-busy/ );
	const animations = () =>
		visitor.evaluate(
			() =>
				document
					.getAnimations()
					.filter( ( { playState } ) => playState === 'running' )
					.length
		);
	await expect.poll( animations ).toBe( 1 );
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	await expect.poll( animations ).toBe( 0 );
	const picture = feed.part( 'picture' ).first();
	await picture.hover();
	await expect( picture ).toHaveCSS( 'scale', 'none' );
} );

test( 'forced colors: borders, marks and focus can be seen', async ( {
	visitor,
} ) => {
	await visitor.emulateMedia( { forcedColors: 'active' } );
	await visitor.goto( PAGE );
	const feed = Feed.on( visitor );
	const shown = await feed.posts.first().evaluate( ( post ) => {
		const { borderTopColor, borderTopWidth } = getComputedStyle( post );
		return { borderTopColor, borderTopWidth };
	} );
	expect( parseFloat( shown.borderTopWidth ) ).toBeGreaterThan( 0 );
	expect( shown.borderTopColor ).not.toMatch( /^rgba\(.*, 0\)$|transparent/ );
	const play = feed.part( 'play' ).first();
	await play.scrollIntoViewIfNeeded();
	expect(
		await play.evaluate(
			( mark ) => getComputedStyle( mark, '::before' ).backgroundColor
		)
	).toBe( 'rgb(255, 255, 255)' );
} );

test( 'the keyboard reaches everything in the order of the page', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 6, textLimit: 60 } )
	);
	await visitor.goto( url );
	const feed = Feed.on( visitor );
	const wanted = await feed.block
		.locator( 'a, summary' )
		.filter( { visible: true } )
		.count();
	const order: { top: number; post: number; outline: number }[] = [];
	await visitor.evaluate( ( selector ) => {
		// From here on Tab goes into the feed.
		const block = document.querySelector( selector );
		const start = document.createElement( 'span' );
		start.tabIndex = -1;
		block?.before( start );
		start.focus();
	}, BLOCK );
	for ( let index = 0; index < wanted; index++ ) {
		await visitor.keyboard.press( 'Tab' );
		order.push(
			await visitor.evaluate(
				( selectors ) => {
					const element = document.activeElement;
					const { outlineStyle, outlineWidth } = element
						? getComputedStyle( element )
						: { outlineStyle: 'none', outlineWidth: '0' };
					const items = [
						...document.querySelectorAll( selectors.item ),
					];
					return {
						top: element?.getBoundingClientRect().top ?? NaN,
						post: items.indexOf(
							element?.closest( selectors.item ) ?? items[ 0 ]!
						),
						outline:
							outlineStyle === 'none'
								? 0
								: parseFloat( outlineWidth ),
					};
				},
				{ item: part( 'item' ) }
			)
		);
	}
	expect( Math.min( ...order.map( ( { outline } ) => outline ) ) ).toBe( 2 );
	const posts = order.slice( 0, -1 ).map( ( { post } ) => post );
	expect( posts ).toEqual( [ ...posts ].sort( ( a, b ) => a - b ) );
	expect( new Set( posts ).size ).toBe( 6 );
	await expect( feed.more ).toBeFocused();

	await visitor.keyboard.press( 'Enter' );
	await expect( feed.posts.nth( 6 ) ).toBeFocused();
	await visitor.keyboard.press( 'Tab' );
	await expect( feed.posts.nth( 6 ).locator( ':focus' ) ).toHaveCount( 1 );
} );

test( 'pictures that do not come: another file, then an empty place', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage( site, feedBlock( { number: 9 } ) );
	const feed = Feed.on( visitor );
	const pictures = feed.block.locator( 'img' );
	const seeAll = async () => {
		for ( const picture of await pictures.all() ) {
			await picture.scrollIntoViewIfNeeded();
		}
	};
	const without = async ( files: RegExp ) => {
		await visitor.unrouteAll();
		await visitor.route( files, ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
	};

	// First of all: browsers remember pictures that they had.
	await without( /uploads\/vitrine\// );
	await visitor.goto( url );
	await seeAll();
	await expect( feed.part( 'picture' ).first() ).toHaveClass( /is-missing/ );
	await expect( feed.part( 'avatar' ).first() ).toBeHidden();
	await expect( feed.block.locator( 'img:not(.is-missing)' ) ).toHaveCount(
		0
	);
	const height = async () => ( await feed.block.boundingBox() )!.height;
	const empty = await height();

	// The files of the width that is chosen are gone, others are there.
	await without( /uploads\/vitrine\/.*-640\.webp/ );
	await visitor.reload();
	await seeAll();
	await expect
		.poll( () =>
			pictures.evaluateAll( ( images ) =>
				images.every(
					( image ) => ( image as HTMLImageElement ).naturalWidth > 0
				)
			)
		)
		.toBe( true );
	await expect( feed.block.locator( 'img.is-missing' ) ).toHaveCount( 0 );
	expect( empty ).toBeCloseTo( await height(), 0 );
} );

test( 'no picture is shown much larger than it is', async ( {
	site,
	visitor,
} ) => {
	await site.php( SMALL_PICTURES );
	const { url } = await publishPage(
		site,
		[ 1, 3 ]
			.map( ( columns ) =>
				feedBlock( { columns, number: 3, align: 'wide' } )
			)
			.join( '' ) + feedBlock( { layout: 'list', number: 3 } )
	);
	for ( const width of [ 1280, 320 ] ) {
		await visitor.setViewportSize( { width, height: 800 } );
		await visitor.goto( url );
		const pictures = visitor.locator(
			`${ part( 'picture' ) }[style*=_width]`
		);
		await expect( pictures ).toHaveCount( 15 );
		const scales = await pictures.evaluateAll( ( images ) =>
			images.map( ( image ) => {
				const style = getComputedStyle( image );
				const own = ( name: string ) =>
					parseFloat( style.getPropertyValue( name ) );
				const inner = ( size: string, ...edges: string[] ) =>
					edges.reduce(
						( left, edge ) =>
							left - parseFloat( style.getPropertyValue( edge ) ),
						parseFloat( style.getPropertyValue( size ) )
					);
				return Math.max(
					inner( 'width', 'padding-left', 'padding-right' ) /
						own( '--_width' ),
					inner( 'height', 'padding-top', 'padding-bottom' ) /
						own( '--_height' )
				);
			} )
		);
		expect( Math.max( ...scales ) ).toBeLessThanOrEqual( 1.5 );
		expect( Math.min( ...scales ) ).toBeGreaterThan( 0 );
	}
} );

/** Three new posts: a picture of 40 × 40, a link with one of 120 × 90, and an album of 1 × 1, 600 × 40 and 90 × 300. */
const SMALL_PICTURES = `
	global $wpdb;
	$posts = array(
		array( 'kind' => 'photo', 'links' => array(), 0 => array( 40, 40 ) ),
		array( 'kind' => 'none', 'links' => array( array( 'url' => 'https://example.org/', 'title' => 'A small picture', 'text' => 'Of a page.' ) ), 100 => array( 120, 90 ) ),
		array( 'kind' => 'album', 'links' => array(), 0 => array( 1, 1 ), 1 => array( 600, 40 ), 2 => array( 90, 300 ) ),
	);
	foreach ( $posts as $index => $post ) {
		$pictures = array_filter( $post, 'is_int', ARRAY_FILTER_USE_KEY );
		$wpdb->insert( "{$wpdb->prefix}vitrine_posts", array( 'source_id' => 1, 'network_id' => "small_{$index}", 'published_at' => time() + 60 + $index, 'ready' => 1, 'digest' => '', 'words' => '', 'data' => wp_json_encode( array( 'url' => 'https://www.facebook.com/1', 'author' => null, 'text' => 'Small', 'tags' => array(), 'kind' => $post['kind'], 'total' => count( $pictures ), 'links' => $post['links'], 'counts' => array() ) ) ) );
		$id = $wpdb->insert_id;
		foreach ( $pictures as $position => $size ) {
			$wpdb->insert( "{$wpdb->prefix}vitrine_images", array( 'source_id' => 1, 'post_id' => $id, 'position' => $position, 'facebook_id' => "small{$index}", 'media_id' => "small{$position}", 'remote_url' => '', 'status' => 'ready', 'extension' => 'webp', 'sizes' => wp_json_encode( array( $size[0] => $size ) ), 'color' => '#7a9a6b', 'alt' => 'Small' ) );
			$row  = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}vitrine_images WHERE id = {$wpdb->insert_id}", ARRAY_A );
			$file = ( new Vitrine\\Images\\Folder() )->path( Vitrine\\Images\\Image::of_row( $row )->file( $size[0] ) );
			$made = imagecreatetruecolor( $size[0], $size[1] );
			imagefill( $made, 0, 0, 0x4a6b3c );
			imagewebp( $made, $file );
		}
	}
	return true;
`;
