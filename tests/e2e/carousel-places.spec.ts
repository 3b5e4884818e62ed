/** Carousels in popups, tabs and filtered loops, and what moves in their slides. */
import type { Locator, Page } from '@playwright/test';
import { publishPage } from './support/content';
import { block, loopBlock, writeArticles } from './support/loop';
import { expect, test } from './support/test';

const CAROUSEL = '.wp-block-vitrine-carousel';
const viewport = { width: 1280, height: 800 };

const paragraph = ( words: string ) =>
	`<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

const carousel = ( inside: string, attributes: object = {} ) =>
	`<!-- wp:vitrine/carousel ${ JSON.stringify( attributes ) } -->${ inside }<!-- /wp:vitrine/carousel -->`;

const slide = ( inside: string, attributes: object = {} ) =>
	`<!-- wp:vitrine/slide ${ JSON.stringify( attributes ) } -->${ inside }<!-- /wp:vitrine/slide -->`;

const words = ( attributes: object = {} ) =>
	carousel(
		[ 'One', 'Two', 'Three' ]
			.map( ( one ) => slide( paragraph( one ) ) )
			.join( '' ),
		attributes
	);

/** Expects a carousel to be seen, and to be moved by its buttons. */
async function expectWorks( root: Locator ): Promise< void > {
	await expect( root ).toHaveClass( /is-running/ );
	await root.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( root.getByText( 'Two' ) ).toBeInViewport( { ratio: 1 } );
	await expect( root.getByText( 'One' ) ).not.toBeInViewport();
}

test( 'in a popup, in tabs and in an accordion it begins once it is seen', async ( {
	site,
	visitor,
} ) => {
	const panel = ( inside: string ) =>
		`<!-- wp:tab-panel --><section role="tabpanel" tabindex="0" class="wp-block-tab-panel">${ inside }</section><!-- /wp:tab-panel -->`;
	const { url } = await publishPage(
		site,
		'<!-- wp:paragraph --><p><a href="#pictures">Open pictures</a></p><!-- /wp:paragraph -->' +
			`<!-- wp:vitrine/popup {"anchor":"pictures","label":"Pictures"} -->${ words() }<!-- /wp:vitrine/popup -->` +
			`<!-- wp:tabs --><div class="wp-block-tabs"><!-- wp:tab-list --><div role="tablist" class="wp-block-tab-list"><button type="button" role="tab">First</button><button type="button" role="tab">Second</button></div><!-- /wp:tab-list --><!-- wp:tab-panels --><div class="wp-block-tab-panels">${ panel( paragraph( 'Words' ) ) }${ panel( words( { label: 'In tabs', effect: 'fade' } ) ) }</div><!-- /wp:tab-panels --></div><!-- /wp:tabs -->` +
			`<!-- wp:details --><details class="wp-block-details"><summary>More</summary>${ words( { label: 'In details', heights: 'current' } ) }</details><!-- /wp:details -->`
	);
	await visitor.setViewportSize( viewport );
	await visitor.goto( url );
	const labelled = ( label: string ) =>
		visitor.locator( `${ CAROUSEL }[aria-label="${ label }"]` );
	await visitor.getByRole( 'tab', { name: 'Second' } ).click();
	const inTabs = labelled( 'In tabs' );
	await expect( inTabs ).toHaveClass( /is-running/ );
	await inTabs.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( inTabs.getByText( 'Two' ) ).toBeVisible();
	await visitor.getByText( 'More', { exact: true } ).click();
	await expectWorks( labelled( 'In details' ) );
	await visitor.getByRole( 'link', { name: 'Open pictures' } ).click();
	const dialog = visitor.getByRole( 'dialog', { name: 'Pictures' } );
	await expectWorks( dialog.locator( CAROUSEL ) );
	await visitor.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
} );

for ( const ends of [ 'rewind', 'loop' ] ) {
	test( `posts of a carousel (${ ends }) are filtered in place`, async ( {
		site,
		visitor,
	} ) => {
		await writeArticles( site, {
			'Sowing beans': [ 'Sun' ],
			'Watering thyme': [ 'Sun' ],
			'Dividing hostas': [ 'Shade' ],
			'Cutting lavender': [ 'Sun' ],
		} );
		const { url } = await publishPage(
			site,
			carousel(
				loopBlock( {
					perPage: 4,
					before: block( 'vitrine/loop-filter', {
						taxonomy: 'post_tag',
					} ),
				} ),
				{ columns: 1, ends }
			)
		);
		await visitor.setViewportSize( viewport );
		await visitor.goto( url );
		const root = visitor.locator( CAROUSEL );
		await expect( root ).toHaveClass( /is-running/ );
		const next = root.getByRole( 'button', { name: 'Next slide' } );
		const title = ( name: string ) => root.getByRole( 'link', { name } );
		await next.click();
		await expect( title( 'Watering thyme' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await root.getByRole( 'link', { name: 'Sun', exact: true } ).click();
		await expect( root.locator( 'li.wp-block-post' ) ).toHaveCount( 3 );
		await expect( title( 'Sowing beans' ) ).toBeInViewport( { ratio: 1 } );
		await next.click();
		await expect( title( 'Watering thyme' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await expect( title( 'Sowing beans' ) ).not.toBeInViewport();
	} );
}

/** A page whose first slide zooms, and whose second one has a film behind it. */
async function heroPage( page: Page, url: string ) {
	await page.setViewportSize( viewport );
	await page.goto( url );
	const root = page.locator( CAROUSEL );
	await expect( root ).toHaveClass( /is-running/ );
	return {
		next: root.getByRole( 'button', { name: 'Next slide' } ),
		picture: root.locator( 'img.wp-block-cover__image-background' ),
		video: root.locator( 'video' ),
		play: root.getByRole( 'button', { name: 'Play video' } ),
		pause: root.getByRole( 'button', { name: 'Pause video' } ),
	};
}

test( 'pictures zoom and films play behind slides that are seen, for those who want it', async ( {
	open,
	site,
} ) => {
	const [ image, film ] = await site.php< string[] >( `
		$of = fn( $type ) => wp_get_attachment_url( get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => $type, 'numberposts' => 1, 'fields' => 'ids' ) )[0] );
		return array( $of( 'image/jpeg' ), $of( 'video/mp4' ) );` );
	const cover = ( media: string, attributes: object ) =>
		`<!-- wp:cover ${ JSON.stringify( { dimRatio: 0, ...attributes } ) } --><div class="wp-block-cover">${ media }<div class="wp-block-cover__inner-container">${ paragraph( 'Words' ) }</div></div><!-- /wp:cover -->`;
	const { url } = await publishPage(
		site,
		carousel(
			slide(
				cover(
					`<img class="wp-block-cover__image-background" alt="" src="${ image }" data-object-fit="cover"/>`,
					{ url: image }
				),
				{ kenBurns: 'in' }
			) +
				slide(
					cover(
						`<video class="wp-block-cover__video-background" autoplay muted loop playsinline src="${ film }" data-object-fit="cover"></video>`,
						{ url: film, backgroundType: 'video' }
					)
				),
			{ effect: 'fade' }
		)
	);
	const isPaused = ( video: Locator ) =>
		video.evaluate( ( one: HTMLVideoElement ) => one.paused );

	const moving = await heroPage( await open( {} ), url );
	await expect( moving.picture ).toHaveCSS(
		'animation-name',
		'vitrine-ken-burns'
	);
	expect( await isPaused( moving.video ) ).toBe( true );
	await moving.next.click();
	await expect.poll( () => isPaused( moving.video ) ).toBe( false );
	await moving.pause.click();
	await expect.poll( () => isPaused( moving.video ) ).toBe( true );

	const calm = await heroPage(
		await open( { reducedMotion: 'reduce' } ),
		url
	);
	await expect( calm.picture ).toHaveCSS( 'animation-name', 'none' );
	await calm.next.click();
	await expect( calm.play ).toBeVisible();
	expect( await isPaused( calm.video ) ).toBe( true );

	const page = await open( {} );
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	const saving = await heroPage( page, url );
	await saving.next.click();
	await expect( saving.play ).toBeVisible();
	expect( await isPaused( saving.video ) ).toBe( true );
	await saving.play.click();
	await expect.poll( () => isPaused( saving.video ) ).toBe( false );
} );

test( 'what screen readers are told of it', async ( { site, visitor } ) => {
	const { url } = await publishPage(
		site,
		words( { label: 'News', place: 'none' } ) +
			words( { label: 'Views', autoplay: true } )
	);
	await visitor.setViewportSize( viewport );
	await visitor.goto( url );
	await expect( visitor.locator( `${ CAROUSEL }.is-running` ) ).toHaveCount(
		2
	);
	await expect( visitor.locator( `${ CAROUSEL }[aria-label="News"]` ) )
		.toMatchAriaSnapshot( `
    - group "News":
      - button "Previous slide"
      - button "Next slide"
      - group:
        - group "1 of 3":
          - paragraph: One
  ` );
} );
