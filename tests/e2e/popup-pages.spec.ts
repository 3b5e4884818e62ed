/**
 * What pages with popups are to whom.
 */
import { publishPage } from './support/content';
import { expect, test, type Site } from './support/test';

interface NewPopup {
	title: string;
	attributes: object;
	text: string;
	status?: string;
}

/** Adds a popup; its id. */
const addPopup = ( site: Site, popup: NewPopup ) =>
	site.php< number >(
		`
		$content = '<!-- wp:vitrine/popup ' . serialize_block_attributes( $given['attributes'] ) . ' --><!-- wp:paragraph --><p>' . $given['text'] . '</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->';
		return wp_insert_post( wp_slash( array( 'post_type' => 'vitrine_popup', 'post_status' => $given['status'] ?? 'publish', 'post_title' => $given['title'], 'post_name' => 'the-popup', 'post_content' => $content ) ), true );
		`,
		popup
	);

const EVERYWHERE = [ { type: 'include', name: 'general' } ];

/** All that a page carries of popups. */
const popupsIn = ( html: string ) =>
	html.match(
		/<dialog.*?<\/dialog>|<script[^>]*@vitrine\/popup[^>]*>.*?<\/script>|<(?:style|link)[^>]*id=["']vitrine-popup-style.*?>/gs
	) ?? [];

test( 'a page with popups is the same for everybody @smoke', async ( {
	site,
	visitor,
	admin,
	as,
} ) => {
	await addPopup( site, {
		title: 'For members',
		text: 'Members only',
		attributes: {
			conditions: EVERYWHERE,
			timing: {
				members: 'yes',
				schedule: 'yes',
				schedule_start_date: '2026-01-01 00:00',
			},
			settings: { statistics: 'yes' },
		},
	} );
	const { url } = await publishPage( site, '<p>A page</p>' );
	const contributor = await as( 'contributor' );
	const [ first, ...others ] = await Promise.all(
		[ visitor, contributor, admin ].map( async ( page ) => {
			const answer = await page.request.get( url, {
				headers: {
					Referer: 'https://www.google.com/',
					'Accept-Language': 'pt-BR',
				},
			} );
			return popupsIn( await answer.text() );
		} )
	);
	// Style, module, data, dialog.
	expect( first ).toHaveLength( 4 );
	expect( others ).toEqual( [ first, first ] );
} );

test( 'a page without popups has nothing of them, though there are popups elsewhere @smoke', async ( {
	site,
	visitor,
} ) => {
	await addPopup( site, {
		title: 'In the archives',
		text: 'Archives only',
		attributes: { conditions: [ { type: 'include', name: 'archive' } ] },
	} );
	const { url } = await publishPage( site, '<p>A page</p>' );
	const html = await ( await visitor.request.get( url ) ).text();
	expect( html ).not.toMatch( /vitrine[-/]popup|Archives only/ );
} );

test( 'popups have no page, no feed, no place in searches and sitemaps, and drafts are nowhere', async ( {
	site,
	visitor,
	as,
} ) => {
	const shown = await addPopup( site, {
		title: 'Shown',
		text: 'SECRET of a published popup',
		attributes: {},
	} );
	const draft = await addPopup( site, {
		title: 'Draft',
		text: 'SECRET of a draft',
		status: 'draft',
		attributes: { conditions: EVERYWHERE },
	} );
	const { url } = await publishPage(
		site,
		`<!-- wp:vitrine/popup {"popup":${ draft }} /-->
		<!-- wp:query {"queryId":1,"query":{"postType":"vitrine_popup","inherit":false,"perPage":5}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->
		<!-- wp:block {"ref":${ shown }} /-->
		<p><a href="#popup-${ draft }">Open it</a></p>`
	);
	const addresses = [
		url,
		...[ shown, draft ].flatMap( ( id ) => [
			`/?p=${ id }`,
			`/?page_id=${ id }`,
			`/?p=${ id }&post_type=vitrine_popup`,
			`/?p=${ id }&preview=true`,
			`/?vitrine-popup-preview=${ id }`,
			`/?vitrine-popup-preview=${ id }&_wpnonce=0123456789`,
			`/wp-json/wp/v2/popups/${ id }`,
			`/wp-json/oembed/1.0/embed?url=${ encodeURIComponent( `${ site.url }/?p=${ id }` ) }`,
		] ),
		'/?vitrine_popup=the-popup',
		'/?post_type=vitrine_popup',
		'/?post_type=vitrine_popup&feed=rss2',
		'/?s=SECRET',
		'/?s=SECRET&post_type=vitrine_popup',
		'/wp-sitemap.xml',
		'/wp-sitemap-posts-vitrine_popup-1.xml',
		'/wp-json/wp/v2/popups',
		'/wp-json/wp/v2/popups?status=draft',
		'/wp-json/wp/v2/search?search=SECRET',
	];
	for ( const page of [ visitor, await as( 'contributor' ) ] ) {
		for ( const address of addresses ) {
			const answer = await page.request.get(
				new URL( address, site.url ).href
			);
			// A search says what was searched for.
			const text = ( await answer.text() ).replaceAll(
				/SECRET(?! of)/g,
				''
			);
			expect( text, address ).not.toContain( 'SECRET' );
			expect( text, address ).not.toContain( `id="popup-${ draft }"` );
			expect( text, address ).not.toContain(
				'sitemap-posts-vitrine_popup'
			);
		}
	}
} );

test( 'somebody who may edit a popup looks at it before it is published, with what is not saved yet', async ( {
	site,
	admin,
	visitor,
	as,
} ) => {
	const id = await addPopup( site, {
		title: 'Draft',
		text: 'As saved',
		status: 'draft',
		attributes: { timing: { page_views: 'yes' } },
	} );
	await admin.goto( '/wp-admin/edit.php?post_type=vitrine_popup' );
	const nonce = await admin.request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const answer = await admin.request.post(
		`/wp-json/wp/v2/popups/${ id }/autosaves`,
		{
			headers: { 'X-WP-Nonce': await nonce.text() },
			data: {
				content:
					'<!-- wp:vitrine/popup --><!-- wp:paragraph --><p>As typed</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->',
			},
		}
	);
	const { preview_link: link } = ( await answer.json() ) as {
		preview_link: string;
	};
	expect( link ).toContain( `vitrine-popup-preview=${ id }` );
	await admin.goto( link );
	const dialog = admin.getByRole( 'dialog', { name: 'Draft' } );
	await expect( dialog ).toBeVisible();
	await expect( dialog ).toContainText( 'As typed' );
	for ( const page of [ visitor, await as( 'contributor' ) ] ) {
		const html = await ( await page.request.get( link ) ).text();
		expect( html ).not.toMatch( /As (saved|typed)/ );
	}
} );
