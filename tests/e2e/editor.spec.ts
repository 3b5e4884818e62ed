import {
	FACEBOOK,
	feedBlock,
	GARDEN,
	publishPage,
	refresh,
} from './support/content';
import { Editor } from './support/editor';
import { Feed } from './support/feed';
import { expect, test } from './support/test';
import { errorsOf, requestsOf } from './support/watch';

const isPreview = ( { href }: URL ) =>
	decodeURIComponent( href ).includes( '/vitrine/v1/feed/preview' );

test( 'a newcomer inserts a feed, chooses a source and publishes @smoke', async ( {
	editor,
	admin,
	visitor,
} ) => {
	const errors = errorsOf( admin );
	const requests = requestsOf( admin, isPreview );
	await editor.open();
	await editor.setTitle( 'News' );
	await editor.search( 'social feed' );
	await admin
		.getByRole( 'option', { name: 'Social Feed', exact: true } )
		.click();
	await editor.closeLibrary();

	const { feed } = editor;
	await expect( feed.block ).toContainText(
		'Choose the account whose posts you want to show.'
	);
	await expect(
		feed.block.getByRole( 'link', { name: 'Connect an account' } )
	).toHaveAttribute( 'href', /options-general\.php\?page=vitrine$/ );
	await feed.block
		.getByRole( 'button', { name: 'Use sample posts' } )
		.click();
	await expect( feed.part( 'notice' ) ).toContainText(
		'Sample posts: visitors see nothing until you choose an account.'
	);
	await expect( feed.posts ).toHaveCount( 6 );
	expect( requests ).toEqual( [] );

	await editor.inspector
		.getByRole( 'combobox', { name: 'Source' } )
		.selectOption( 'Hollin Bank Gardens (Facebook)' );
	await expect( feed.posts ).toHaveCount( 9 );
	await expect( feed.part( 'notice' ) ).toHaveCount( 0 );
	await expect( feed.posts.first() ).toContainText( 'Hollin Bank Gardens' );
	// A new block goes by its own width.
	await expect.poll( () => feed.columns() ).toBe( 2 );
	await editor.toolbar.getByRole( 'button', { name: 'Align' } ).click();
	await admin.getByRole( 'menuitemradio', { name: /^Wide width/ } ).click();
	await expect.poll( () => feed.columns() ).toBe( 3 );

	const asked = requests.length;
	await editor.inspector
		.getByRole( 'slider', { name: 'Columns', exact: true } )
		.press( 'ArrowRight' );
	await expect.poll( () => feed.columns() ).toBe( 4 );
	await editor.inspector
		.getByRole( 'spinbutton', { name: 'Columns', exact: true } )
		.fill( '2' );
	await expect.poll( () => feed.columns() ).toBe( 2 );
	expect( requests ).toHaveLength( asked );

	const shown = await feed.addresses();
	await visitor.goto( await editor.publish() );
	const published = Feed.on( visitor );
	expect( await published.addresses() ).toEqual( shown );
	expect( await published.columns() ).toBe( 2 );
	expect( errors ).toEqual( [] );
} );

test( 'values out of bounds mean the same in the canvas and on the page', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Out of bounds' );
	await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		number: 0,
		columns: 99,
		layout: 'spiral',
		showDate: 'false',
		includeWords: null,
	} );
	const address = await editor.publish();
	// Read from what is stored, not from what was inserted.
	await editor.page.reload();
	const { feed } = editor;
	await expect( feed.posts ).toHaveCount( 1 );
	await expect( feed.part( 'date' ) ).toHaveCount( 0 );
	await expect.poll( () => feed.columns() ).toBe( 10 );

	await visitor.goto( address );
	const published = Feed.on( visitor );
	await expect( published.posts ).toHaveCount( 1 );
	await expect( published.part( 'date' ) ).toHaveCount( 0 );
	expect( await published.columns() ).toBe( 10 );
} );

test( 'content and layout show in the canvas', async ( { editor, admin } ) => {
	await editor.open();
	await editor.insert( 'vitrine/social-feed', { source: FACEBOOK } );
	const { feed, inspector, toolbar } = editor;
	await expect( feed.posts ).toHaveCount( 9 );

	const number = inspector.getByRole( 'spinbutton', {
		name: 'Number of posts',
		exact: true,
	} );
	await number.fill( '4' );
	await expect( feed.posts ).toHaveCount( 4 );

	await inspector
		.getByRole( 'spinbutton', { name: 'Number of posts on phones' } )
		.fill( '2' );
	await editor.showAs( 'Mobile' );
	await expect( feed.posts ).toHaveCount( 2 );
	await inspector
		.getByRole( 'spinbutton', { name: 'Columns on phones' } )
		.fill( '2' );
	await expect.poll( () => feed.columns() ).toBe( 2 );
	await editor.showAs( 'Tablet' );
	await expect( feed.posts ).toHaveCount( 4 );
	await inspector
		.getByRole( 'spinbutton', { name: 'Columns on tablets' } )
		.fill( '4' );
	await expect.poll( () => feed.columns() ).toBe( 4 );
	await editor.showAs( 'Desktop' );
	await expect.poll( () => feed.columns() ).toBe( 3 );

	const include = inspector.getByRole( 'combobox', {
		name: 'Only posts with these words',
	} );
	await include.fill( 'hibiscus' );
	await include.press( 'Enter' );
	await expect( feed.posts.first() ).toContainText( /hibiscus/i );
	await expect(
		feed.part( 'text' ).filter( { hasNotText: /hibiscus/i } )
	).toHaveCount( 0 );
	const exclude = inspector.getByRole( 'combobox', {
		name: 'Hide posts with these words',
	} );
	await exclude.fill( 'hibiscus' );
	await exclude.press( 'Enter' );
	await expect( feed.part( 'notice' ) ).toContainText(
		'No posts match the filters.'
	);
	for ( const field of [ include, exclude ] ) {
		await field.press( 'Backspace' );
	}
	await expect( feed.posts ).toHaveCount( 4 );

	// The block is narrower than its window.
	await inspector.getByRole( 'radio', { name: 'Block' } ).click();
	await expect.poll( () => feed.columns() ).toBe( 4 );

	await toolbar.getByRole( 'button', { name: 'List', exact: true } ).click();
	await expect.poll( () => feed.columns() ).toBe( 1 );
	await toolbar.getByRole( 'button', { name: 'Grid', exact: true } ).click();
	await expect.poll( () => feed.columns() ).toBe( 4 );

	await toolbar.getByRole( 'button', { name: 'Source' } ).click();
	await admin
		.getByRole( 'menuitemradio', {
			name: 'Hollin Bank Gardens (Instagram)',
		} )
		.click();
	await expect( feed.part( 'network' ).first() ).toHaveText(
		'View on Instagram'
	);
} );

test( 'parts of a post and behavior show in the canvas', async ( {
	editor,
} ) => {
	await editor.open();
	await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		columns: 4,
		number: 12,
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 12 );
	const links = ( href: string ) =>
		feed.part( 'text' ).locator( `a[href*="${ href }"]` );

	for ( const [ label, parts ] of [
		[ 'Link hashtags', links( '/hashtag/' ) ],
		[ 'Link mentioned accounts', links( 'facebook.com/1' ) ],
		[ 'Author', feed.part( 'author' ) ],
		[ 'Date', feed.part( 'date' ) ],
		[ 'Images and videos', feed.part( 'media' ) ],
		[ 'Shared links', feed.part( 'link' ) ],
		[ 'Likes, comments, and shares', feed.part( 'counts' ) ],
		[ 'Link to the network', feed.part( 'network' ) ],
		[ 'Text', feed.part( 'text' ) ],
		[ 'Offer more posts', feed.more ],
	] as const ) {
		const box = inspector.getByRole( 'checkbox', {
			name: label,
			exact: true,
		} );
		await expect( parts.first(), label ).toBeVisible();
		await box.uncheck();
		await expect( parts, label ).toHaveCount( 0 );
		await box.check();
		await expect( parts.first(), label ).toBeVisible();
	}

	await expect( feed.part( 'rest' ) ).toHaveCount( 0 );
	await inspector
		.getByRole( 'checkbox', { name: 'Collapse long posts' } )
		.check();
	await inspector
		.getByRole( 'spinbutton', { name: 'Characters to show' } )
		.fill( '40' );
	await expect( feed.part( 'rest' ).first() ).toContainText( 'See more' );

	await inspector
		.getByRole( 'textbox', { name: 'Load more button text' } )
		.fill( 'Older news' );
	await expect( feed.more ).toHaveText( 'Older news' );
	await inspector
		.getByRole( 'textbox', { name: 'Text after the last post' } )
		.fill( 'That is all' );
	await expect( feed.part( 'status' ).last() ).toHaveText( 'That is all' );
} );

test( 'settings can be reset and undone, and survive a reload', async ( {
	editor,
	admin,
} ) => {
	const errors = errorsOf( admin );
	await editor.open();
	await editor.setTitle( 'Reload' );
	await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		columns: 5,
		number: 3,
		showDate: false,
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 3 );

	await inspector.getByRole( 'button', { name: 'Layout options' } ).click();
	await admin
		.getByRole( 'menuitem', { name: 'Reset Columns', exact: true } )
		.click();
	await expect.poll( () => feed.columns() ).toBe( 3 );
	await admin.keyboard.press( 'Escape' );

	await admin.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( () => feed.columns() ).toBe( 5 );
	await admin.getByRole( 'button', { name: 'Redo', exact: true } ).click();
	await expect.poll( () => feed.columns() ).toBe( 3 );

	await editor.selectFeed();
	await inspector
		.getByRole( 'button', { name: 'Parts of a post options' } )
		.click();
	await admin.getByRole( 'menuitem', { name: 'Reset all' } ).click();
	await expect( feed.part( 'date' ) ).toHaveCount( 3 );

	// An untouched setting is not written down.
	expect( await editor.content() ).toContain(
		'<!-- wp:vitrine/social-feed {"source":1,"number":3} /-->'
	);
	await editor.publish();
	await admin.reload();
	await expect( feed.posts ).toHaveCount( 3 );
	expect( await editor.isValid() ).toBe( true );
	await expect(
		editor.canvas.locator( '.block-editor-warning' )
	).toHaveCount( 0 );
	expect( errors ).toEqual( [] );
} );

test( 'patterns begin with sample posts', async ( { editor, admin } ) => {
	await editor.open();
	await editor.search( 'social feed' );
	const names = [
		'Social feed: news in a grid',
		'Social feed: timeline in a column',
	];
	for ( const name of names ) {
		await expect( admin.getByRole( 'option', { name } ) ).toBeVisible();
	}
	await admin.getByRole( 'option', { name: names[ 0 ] ?? '' } ).click();
	await editor.closeLibrary();
	await expect(
		editor.canvas.getByRole( 'document', { name: 'Block: Heading' } )
	).toHaveText( 'What’s new' );
	await expect( editor.feed.posts ).toHaveCount( 6 );
	await expect( editor.feed.part( 'notice' ) ).toContainText(
		'Sample posts'
	);
} );

test( 'an ailing source is told to an administrator alone', async ( {
	admin,
	as,
	editor,
	graph,
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage( site, feedBlock( { number: 3 } ) );
	await graph.control( { fail: 'expired', account: GARDEN } );
	await refresh( site );
	const told = /The access token has expired/;

	await editor.open( id );
	await expect( editor.feed.posts ).toHaveCount( 3 );
	const notice = editor.feed.part( 'notice' );
	await expect( notice ).toContainText( told );
	await expect( notice ).toContainText( 'reconnect the account' );
	const [ settings ] = await Promise.all( [
		admin.context().waitForEvent( 'page' ),
		notice.getByRole( 'link' ).click(),
	] );
	await expect(
		settings.getByRole( 'heading', { name: 'Connected accounts' } )
	).toBeVisible();

	const other = new Editor( await as( 'editor' ) );
	await other.open( id );
	await expect( other.feed.posts ).toHaveCount( 3 );
	await expect( other.feed.block ).not.toContainText( told );
	await expect( other.feed.part( 'notice' ) ).toHaveCount( 0 );

	await visitor.goto( url );
	await expect( Feed.on( visitor ).posts ).toHaveCount( 3 );
	await expect( visitor.locator( 'body' ) ).not.toContainText( told );
} );

test( 'a source that was removed is told to the editor, not to visitors', async ( {
	editor,
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage( site, feedBlock( { source: 99 } ) );
	await editor.open( id );
	await expect( editor.feed.part( 'notice' ) ).toContainText(
		'This account is no longer connected.'
	);
	await editor.selectFeed();
	await expect(
		editor.inspector.getByRole( 'combobox', { name: 'Source' } )
	).toContainText( 'Deleted source' );
	await visitor.goto( url );
	await expect( Feed.on( visitor ).block ).toHaveCount( 0 );
} );
