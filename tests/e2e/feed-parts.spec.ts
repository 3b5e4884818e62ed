import { feedBlock, publishPage } from './support/content';
import { Feed, part } from './support/feed';
import { expect, test } from './support/test';

test( 'buttons move the links of a post one slide, and end where they end', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { includeWords: [ 'bellflowers' ], layout: 'list' } )
	);
	await visitor.setViewportSize( { width: 400, height: 700 } );
	// Each step arrives at once.
	await visitor.emulateMedia( { reducedMotion: 'reduce' } );
	await visitor.goto( url );
	const slider = Feed.on( visitor ).part( 'slider' ).first();
	const next = slider.getByRole( 'button', { name: 'Next link' } );
	const previous = slider.getByRole( 'button', { name: 'Previous link' } );
	const links = slider.locator( part( 'links' ) );
	/** The slide that the row begins with. */
	const first = () =>
		links.evaluate( ( list ) => {
			const start = list.getBoundingClientRect().left;
			return [ ...list.children ].findIndex(
				( slide ) => slide.getBoundingClientRect().left >= start
			);
		} );
	await expect( next ).toBeVisible();
	await expect( previous ).toBeHidden();

	await next.click();
	expect( await first() ).toBe( 1 );
	await expect( previous ).toBeVisible();
	await next.press( 'Enter' );
	await next.press( 'Enter' );
	await expect( next ).toBeHidden();
	// The focus has gone to the button that is left.
	await expect( previous ).toBeFocused();
	await previous.press( 'Enter' );
	await expect( next ).toBeVisible();
} );

test( 'a post is shared from a menu that closes by Escape', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		feedBlock( { number: 1, showShare: true } )
	);
	await visitor.goto( url );
	const menu = Feed.on( visitor ).part( 'share' );
	await menu.getByText( 'Share' ).press( 'Enter' );
	await expect(
		menu.getByRole( 'link', { name: 'Facebook' } )
	).toBeVisible();
	await visitor.keyboard.press( 'Tab' );
	await visitor.keyboard.press( 'Escape' );
	await expect( menu.getByRole( 'link', { name: 'Facebook' } ) ).toBeHidden();
	await expect( menu.getByText( 'Share' ) ).toBeFocused();
} );
