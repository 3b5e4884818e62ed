/** Posts are hidden, pinned and linked by eye, in the canvas. */
import type { Locator } from '@playwright/test';
import { FACEBOOK } from './support/content';
import type { Editor } from './support/editor';
import { Feed, part } from './support/feed';
import { expect, test } from './support/test';
import { errorsOf } from './support/watch';

const toolsOf = ( { feed }: Editor ): Locator =>
	feed.block.getByRole( 'toolbar' );

const tool = ( editor: Editor, index: number, name: string ): Locator =>
	toolsOf( editor ).nth( index ).getByRole( 'button', { name, exact: true } );

const undo = ( { page }: Editor ) =>
	page.getByRole( 'button', { name: 'Undo', exact: true } ).click();

/** The beginning of each post's text. */
const textsOf = ( feed: Feed ): Promise< string[] > =>
	feed.posts.evaluateAll(
		( posts, text ) =>
			posts.map(
				( post ) => post.querySelector( text )?.textContent ?? ''
			),
		part( 'text' )
	);

test( 'a post is hidden and shown again by keys, and each step is undone by itself @smoke', async ( {
	editor,
	admin,
	visitor,
} ) => {
	const errors = errorsOf( admin );
	await editor.open();
	await editor.setTitle( 'Chosen' );
	const id = await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		number: 4,
	} );
	const { feed } = editor;
	await expect( feed.posts ).toHaveCount( 4 );
	const before = await textsOf( feed );

	await feed.block.focus();
	await admin.keyboard.press( 'Tab' );
	await expect( tool( editor, 0, 'Hide' ) ).toBeFocused();
	await admin.keyboard.press( 'Tab' );
	await expect( tool( editor, 1, 'Hide' ) ).toBeFocused();
	await admin.keyboard.press( 'ArrowRight' );
	await expect( tool( editor, 1, 'Pin' ) ).toBeFocused();
	await admin.keyboard.press( 'End' );
	await expect( tool( editor, 1, 'Link…' ) ).toBeFocused();
	await admin.keyboard.press( 'Home' );
	await admin.keyboard.press( 'Enter' );
	const show = tool( editor, 1, 'Show' );
	await expect( show ).toBeFocused();
	await expect( admin.locator( '#a11y-speak-polite' ) ).toHaveText(
		'The post is hidden from visitors.'
	);
	await expect( toolsOf( editor ).nth( 1 ) ).toContainText( 'Hidden' );
	// It stays, and one more stands in its place for visitors.
	await expect( feed.posts ).toHaveCount( 5 );
	await expect( show ).toBeFocused();

	await admin.keyboard.press( 'Tab' );
	await admin.keyboard.press( 'Space' );
	await expect( feed.posts ).toHaveCount( 6 );
	expect( await editor.attribute( id, 'hidden' ) ).toHaveLength( 2 );
	await undo( editor );
	await expect
		.poll( () => editor.attribute( id, 'hidden' ) )
		.toHaveLength( 1 );
	await undo( editor );
	await expect
		.poll( () => editor.attribute( id, 'hidden' ) )
		.toHaveLength( 0 );
	await expect( feed.posts ).toHaveCount( 4 );

	await tool( editor, 0, 'Hide' ).click();
	await expect( tool( editor, 0, 'Show' ) ).toBeVisible();
	await visitor.goto( await editor.publish() );
	const published = Feed.on( visitor );
	await expect( published.posts ).toHaveCount( 4 );
	expect( ( await textsOf( published ) ).slice( 0, 3 ) ).toEqual(
		before.slice( 1 )
	);

	// Not selected, the canvas is what visitors see.
	await admin.evaluate( () =>
		(
			window as unknown as {
				wp: { data: { dispatch: ( store: string ) => any } };
			}
		 ).wp.data
			.dispatch( 'core/block-editor' )
			.clearSelectedBlock()
	);
	await expect( toolsOf( editor ) ).toHaveCount( 0 );
	await expect
		.poll( () => textsOf( feed ) )
		.toEqual( await textsOf( published ) );

	await editor.selectFeed();
	const { inspector } = editor;
	await expect( inspector ).toContainText( '1 post is hidden.' );
	await inspector.getByRole( 'button', { name: 'Show all' } ).click();
	await expect( tool( editor, 0, 'Hide' ) ).toBeAttached();
	await expect( inspector ).not.toContainText( '1 post is hidden.' );
	expect( errors ).toEqual( [] );
} );

test( 'posts are pinned by pressing, and alone where that is wanted', async ( {
	editor,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Pinned' );
	await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		number: 4,
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 4 );
	const before = await textsOf( feed );

	await feed.items.nth( 2 ).hover();
	await tool( editor, 2, 'Pin' ).click();
	const pinned = [ before[ 2 ], before[ 0 ], before[ 1 ], before[ 3 ] ];
	await expect.poll( () => textsOf( feed ) ).toEqual( pinned );
	await expect( tool( editor, 0, 'Unpin' ) ).toBeFocused();
	await feed.items.nth( 3 ).hover();
	await tool( editor, 3, 'Pin' ).click();
	await expect
		.poll( () => textsOf( feed ) )
		.toEqual( [ before[ 2 ], before[ 3 ], before[ 0 ], before[ 1 ] ] );
	await expect( inspector ).toContainText( '2 posts are pinned.' );

	await inspector
		.getByRole( 'checkbox', { name: 'Show only pinned posts' } )
		.check();
	await expect( toolsOf( editor ).nth( 2 ) ).toContainText( 'Not pinned' );
	const address = await editor.publish();
	await visitor.goto( address );
	await expect( Feed.on( visitor ).posts ).toHaveCount( 2 );

	await inspector.getByRole( 'button', { name: 'Unpin all' } ).click();
	await inspector
		.getByRole( 'button', { name: 'Moderation options' } )
		.click();
	await editor.page
		.getByRole( 'menuitem', { name: 'Reset Show only pinned posts' } )
		.click();
	await editor.page.keyboard.press( 'Escape' );
	await expect.poll( () => textsOf( feed ) ).toEqual( before );
} );

test( 'the tools of a post cover neither its author nor its words', async ( {
	editor,
} ) => {
	await editor.open();
	for ( const attributes of [
		{ columns: 4 },
		{ layout: 'list', boxed: false },
		{ layout: 'masonry' },
		{ layout: 'carousel' },
		{ layout: 'tiles', overlayAuthor: true },
	] ) {
		await editor.replaceAll( 'vitrine/social-feed', {
			source: FACEBOOK,
			number: 4,
			...attributes,
		} );
		const { feed } = editor;
		await expect( feed.posts ).toHaveCount( 4 );
		for ( const index of [ 0, 1 ] ) {
			await feed.items.nth( index ).hover();
			const tools = toolsOf( editor ).nth( index );
			await expect( tools ).toHaveCSS( 'opacity', '1' );
			const box = ( await tools.boundingBox() )!;
			for ( const name of [ 'author', 'text' ] ) {
				const other = await feed.items
					.nth( index )
					.locator( part( name ) )
					.first()
					.boundingBox();
				const isApart =
					! other ||
					box.x >= other.x + other.width ||
					box.x + box.width <= other.x ||
					box.y >= other.y + other.height ||
					box.y + box.height <= other.y;
				expect
					.soft(
						isApart,
						`${ name } in ${ JSON.stringify( attributes ) }`
					)
					.toBe( true );
			}
		}
	}
} );

test( 'a post leads where the editor wants', async ( {
	editor,
	admin,
	visitor,
} ) => {
	await editor.open();
	await editor.setTitle( 'Shop' );
	const id = await editor.insert( 'vitrine/social-feed', {
		source: FACEBOOK,
		number: 6,
		openPosts: 'viewer',
	} );
	const { feed, inspector } = editor;
	await expect( feed.posts ).toHaveCount( 6 );
	// The first post with a picture has a single one.
	const index = await feed.items.evaluateAll(
		( items, media ) =>
			items.findIndex( ( item ) => item.querySelector( media ) ),
		`${ part( 'media' ) }:not(.is-video)`
	);
	await expect(
		feed.items.nth( index ).locator( part( 'picture' ) )
	).toHaveCount( 1 );
	const openLink = async ( name: string ) => {
		await feed.items.nth( index ).hover();
		await tool( editor, index, name ).click();
	};
	const address = admin.getByRole( 'combobox', { name: 'URL' } );

	await openLink( 'Link…' );
	await expect( address ).toBeFocused();
	await address.fill( 'javascript:alert(1)' );
	await admin
		.getByRole( 'textbox', { name: 'Button text', exact: true } )
		.click();
	await admin.keyboard.press( 'Enter' );
	await expect( admin.getByRole( 'alert' ) ).toHaveText(
		'This is not a valid URL.'
	);
	await address.fill( '/cups/?color=blue' );
	await admin
		.getByRole( 'textbox', { name: 'Button text', exact: true } )
		.fill( 'Buy these cups' );
	await admin.keyboard.press( 'Enter' );
	await expect( tool( editor, index, 'Edit link' ) ).toBeFocused();
	await expect( feed.part( 'button' ).first() ).toHaveText(
		'Buy these cups'
	);
	expect( await editor.attribute( id, 'links.length' ) ).toBe( 1 );
	await expect( inspector ).toContainText( '1 post has a link.' );

	await visitor.goto( await editor.publish() );
	const item = Feed.on( visitor ).items.nth( index );
	const button = item.getByRole( 'link', {
		name: 'Buy these cups',
		exact: true,
	} );
	await expect( button ).toHaveAttribute( 'href', /\/cups\/\?color=blue$/ );
	// It is on this site.
	expect( await button.getAttribute( 'target' ) ).toBeNull();
	await item.locator( part( 'media' ) ).click();
	await expect( visitor ).toHaveURL( /\/cups\/\?color=blue$/ );

	// The viewer, opened at the next post, shows the link of this one.
	await visitor.goBack();
	const next = Feed.on( visitor )
		.items.locator( `a${ part( 'media' ) }:not(.is-video)` )
		.nth( 1 );
	await next.focus();
	await visitor.keyboard.press( 'Enter' );
	const viewer = visitor.getByRole( 'dialog' );
	await expect( viewer.locator( `aside ${ part( 'text' ) }` ) ).toBeVisible();
	await visitor.keyboard.press( 'ArrowLeft' );
	await expect( viewer.locator( `aside ${ part( 'button' ) }` ) ).toHaveText(
		'Buy these cups'
	);

	await openLink( 'Edit link' );
	await admin.getByRole( 'button', { name: 'Remove link' } ).click();
	await expect( tool( editor, index, 'Link…' ) ).toBeFocused();
	expect( await editor.attribute( id, 'links.length' ) ).toBe( 0 );
} );
