import { feedBlock, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { lowestContrast } from './support/page';
import { expect, test } from './support/test';
import { isFeedRequest } from './support/watch';

const PAGE = '/social-feed/';
const BLOCK = '.wp-block-vitrine-social-feed';

test( 'text has enough contrast in the colours of the theme', async ( {
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

test( 'forced colours: borders, marks and focus can be seen', async ( {
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
