/** Events, reviews and shared posts, as the network has them. */
import type { Page } from '@playwright/test';
import { FACEBOOK, feedBlock, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { Viewer, viewerPart } from './support/gallery';
import { expectNoOverflow } from './support/page';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

/** Fetches a content of the page, as choosing it in the editor does. */
const fetchContent = ( site: Site, content: string ): Promise< number > =>
	site.php(
		`
		$feed    = Vitrine\\Plugin::instance()->feed;
		$account = $feed->sources()->get( ${ FACEBOOK } );
		$source  = $feed->contents()->open( $account, Vitrine\\Graph\\Content::of( $given ) );
		$feed->refresh()->run( $source->id, INF );
		return $source->id;
		`,
		content
	);

/** Publishes a feed of a content, and visits it. */
async function visit(
	page: Page,
	site: Site,
	content: 'posts' | 'events' | 'reviews',
	attributes: Parameters< typeof feedBlock >[ 0 ] = {}
): Promise< Feed > {
	if ( content !== 'posts' ) {
		await fetchContent( site, content );
	}
	const { url } = await publishPage(
		site,
		feedBlock( { content, number: 20, ...attributes } )
	);
	await page.goto( url );
	return Feed.on( page );
}

test( 'events tell when and where they are, and open beside their cover', async ( {
	site,
	visitor,
} ) => {
	const feed = await visit( visitor, site, 'events', {
		events: 'all',
		openPosts: 'viewer',
	} );
	const event = feed.posts.filter( {
		has: visitor.locator( part( 'dates' ) ),
	} );
	const facts = event.locator( part( 'facts' ) ).first();
	await expect( facts.locator( 'time' ).first() ).toHaveAttribute(
		'datetime',
		/T.*[+-]\d\d:\d\d$/
	);
	const dates = event.locator( part( 'dates' ) ).first();
	await expect( dates.locator( 'li' ).first() ).toBeHidden();
	await dates.locator( 'summary' ).press( 'Enter' );
	await expect( dates.locator( 'li' ).first() ).toBeVisible();
	await expect( feed.part( 'event-state' ).first() ).toHaveText( 'Canceled' );
	await expect(
		feed.block.getByRole( 'link', { name: 'View map' } ).first()
	).toHaveAttribute( 'href', /^https:\/\/www\.openstreetmap\.org\// );
	await expect(
		visitor.locator( 'script[type="application/ld+json"]' )
	).toHaveCount( 1 );

	const covered = feed.block.locator(
		`[data-post]:has(${ part( 'event' ) })`
	);
	const name = await covered
		.first()
		.locator( part( 'event-name' ) )
		.innerText();
	await covered.first().locator( part( 'media' ) ).click();
	await expect( new Viewer( visitor ).picture ).toBeVisible();
	await expect( visitor.locator( viewerPart( 'post' ) ) ).toContainText(
		name
	);
	await expect(
		visitor.locator( `${ viewerPart( 'post' ) } ${ part( 'facts' ) }` )
	).toBeVisible();
} );

test( 'a narrow page has room for events', async ( { site, visitor } ) => {
	await visitor.setViewportSize( { width: 320, height: 700 } );
	const feed = await visit( visitor, site, 'events', { events: 'all' } );
	await expect( feed.part( 'facts' ).first() ).toBeVisible();
	await expectNoOverflow( visitor );
} );

test( 'reviews name nobody, and say whether they recommend the page', async ( {
	site,
	visitor,
} ) => {
	const feed = await visit( visitor, site, 'reviews' );
	await expect( feed.part( 'author' ).first() ).toHaveText( 'A visitor' );
	await expect(
		feed.block.getByText( 'Doesn’t recommend Hollin Bank Gardens' ).first()
	).toBeVisible();
	const all = await feed.posts.count();
	const kind = await visit( visitor, site, 'reviews', {
		showNegative: false,
	} );
	expect( await kind.posts.count() ).toBeLessThan( all );
	await expect( kind.block.locator( '.is-negative' ) ).toHaveCount( 0 );
} );

test( 'a shared post stands within the post that shares it', async ( {
	site,
	visitor,
} ) => {
	const feed = await visit( visitor, site, 'posts', { number: 50 } );
	const shared = feed.part( 'shared' ).first();
	await expect( shared ).toBeVisible();
	await expect( shared.locator( part( 'shared-author' ) ) ).toHaveAttribute(
		'href',
		/facebook\.com/
	);
} );

test( 'what strangers write into events and reviews stays text', async ( {
	site,
	graph,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	const asked: string[] = [];
	visitor.on( 'dialog', ( dialog ) => {
		asked.push( dialog.message() );
		void dialog.dismiss();
	} );
	await graph.control( { hostile: true } );
	for ( const content of [ 'events', 'reviews' ] as const ) {
		const feed = await visit( visitor, site, content, { events: 'all' } );
		await expect( feed.posts.first() ).toBeVisible();
		expect(
			await feed.block.evaluate( ( block ) => ( {
				foreign: block.querySelectorAll(
					'script:not([type="application/json"], [type="application/ld+json"]), [onerror], [onload], [onmouseover], iframe, object'
				).length,
				addresses: [ ...block.querySelectorAll( 'a' ) ].filter(
					( link ) =>
						! [ 'http:', 'https:', 'mailto:' ].includes(
							link.protocol
						)
				).length,
			} ) )
		).toEqual( { foreign: 0, addresses: 0 } );
	}
	expect( asked ).toEqual( [] );
	expect( errors ).toEqual( [] );
} );
