/** A form that visitors sign up with, from the field to the link in the mail. */
import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe';
import { publishPage, withPhp } from './support/content';
import { block } from './support/loop';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';

/** Mails go into a file; pages have a strict policy. */
const SITE = `
	add_filter( 'pre_wp_mail', static function ( $no, $mail ) {
		file_put_contents( WP_CONTENT_DIR . '/uploads/mail.txt', $mail['message'] );
		return true;
	}, 10, 2 );
	add_action( 'send_headers', static function () {
		header( "Content-Security-Policy: default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'" );
	} );`;

const email = ( page: Page ) => page.getByLabel( 'Email address' );
const send = ( page: Page ) => page.getByRole( 'button', { name: 'Sign up' } );
const status = ( page: Page ) => page.getByRole( 'status' );
const DONE =
	'Almost done! Please check your inbox and confirm your email address.';

test( 'a visitor signs up without a new page, and confirms by a button', async ( {
	open,
	site,
} ) => {
	withPhp( site, SITE );
	const { url } = await publishPage(
		site,
		block( 'vitrine/sign-up', { showName: true } )
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	await page.goto( url );
	await expectNoOverflow( page );
	const { height } = ( await send( page ).boundingBox() )!;
	expect( height ).toBeGreaterThanOrEqual( 44 );
	const checked = await open( { bypassCSP: true } );
	await checked.goto( url );
	expect( await faultsOf( checked, '.wp-block-vitrine-sign-up' ) ).toEqual(
		[]
	);
	await checked.close();

	await email( page ).fill( 'grace@' );
	await send( page ).click();
	await expect( email( page ) ).toBeFocused();
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Please enter a valid email address.'
	);
	await email( page ).fill( 'grace@example.org' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'checkbox' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await page.evaluate( () =>
		document.addEventListener( 'vitrine:form:success', ( event ) => {
			document.title = ( event as CustomEvent ).detail.source;
		} )
	);
	// A person takes longer than this test.
	await page.waitForFunction( () => performance.now() > 2000 );
	await send( page ).click();
	await expect( status( page ) ).toHaveText( DONE );
	await expect( status( page ) ).toBeFocused();
	await expect( page ).toHaveTitle( 'vitrine' );
	expect( page.url() ).toBe( url );

	await site.php(
		`do_action( 'vitrine_sign_up_mail', (int) Vitrine\\SignUp\\SignUpModule::sign_ups()->by_email( 'grace@example.org' )['id'] );`
	);
	const mail = await page.request.get(
		`${ site.url }/wp-content/uploads/mail.txt`
	);
	const [ confirm, leave ] = ( await mail.text() ).match( /http\S+/g )!;
	const states = () =>
		site.php(
			`return array_column( Vitrine\\SignUp\\SignUpModule::sign_ups()->find( '', 'grace@', 9 ), 'state' );`
		);
	await page.goto( confirm! );
	await expect(
		page.getByText( 'grace@example.org will be added to the list.' )
	).toBeVisible();
	expect( await faultsOf( page, 'body' ) ).toEqual( [] );
	expect( await states() ).toEqual( [ 'pending' ] );
	await page.getByRole( 'button', { name: 'Confirm' } ).click();
	await expect( page.getByText( 'Your sign-up is confirmed' ) ).toBeVisible();
	expect( await states() ).toEqual( [ 'confirmed' ] );
	await page.goto( leave! );
	await page.getByRole( 'button', { name: 'Unsubscribe' } ).click();
	await expect( page.getByText( 'You’re unsubscribed' ) ).toBeVisible();
	expect( await states() ).toEqual( [ 'left' ] );
} );

/** Where the parts of a form are, and what they look like. Runs in the browser. */
const lookOf = ( form: Element ) => {
	const box = form.getBoundingClientRect();
	const parts = [
		...form.querySelectorAll< HTMLElement >(
			'[class*="__label"], [class*="__input"], [class*="__button"], [class*="__consent"], [type="checkbox"]'
		),
	];
	return parts.map( ( part ) => {
		const { x, y, width, height } = part.getBoundingClientRect();
		const style = part.ownerDocument.defaultView!.getComputedStyle( part );
		return {
			box: [ x - box.x, y - box.y, width, height ].map( Math.round ),
			look: [
				style.fontSize,
				style.fontWeight,
				style.color,
				style.backgroundColor,
				// What has no border has a color of it all the same.
				parseFloat( style.borderTopWidth ) && style.borderTopColor,
				style.borderRadius,
			],
		};
	} );
};

test( 'the canvas looks as the page does', async ( { editor, visitor } ) => {
	await editor.open();
	await editor.insert( 'vitrine/sign-up', { showName: true } );
	await editor.insert( 'vitrine/sign-up', { layout: 'stacked' } );
	const shown = editor.canvas.locator( '.wp-block-vitrine-sign-up' );
	await expect( shown ).toHaveCount( 2 );
	const width = await shown
		.first()
		.evaluate(
			( { ownerDocument } ) => ownerDocument.defaultView!.innerWidth
		);
	// Sizes of fonts go by it.
	await visitor.setViewportSize( { width, height: 800 } );
	await editor.setTitle( 'A page with forms' );
	await visitor.goto( await editor.publish() );
	const printed = visitor.locator( '.wp-block-vitrine-sign-up' );
	for ( const at of [ 0, 1 ] ) {
		const ownWidth = await shown
			.nth( at )
			.evaluate( ( form ) => form.getBoundingClientRect().width );
		await printed.nth( at ).evaluate( ( form, room ) => {
			( form as HTMLElement ).style.maxInlineSize = `${ room }px`;
		}, ownWidth );
		const onPage = await printed.nth( at ).evaluate( lookOf );
		expect( onPage.length ).toBeGreaterThan( 3 );
		expect( await shown.nth( at ).evaluate( lookOf ) ).toEqual( onPage );
	}
} );

test( 'without script the browser sends the form, and comes back to it', async ( {
	open,
	site,
} ) => {
	withPhp( site, SITE );
	const { url } = await publishPage(
		site,
		block( 'vitrine/sign-up', { askConsent: false } )
	);
	const page = await open( { javaScriptEnabled: false } );
	await page.goto( url );
	// Browsers take an address without a dot. The token is of this second: the first answer is that it was fast.
	await email( page ).fill( 'hopper@example' );
	await expect
		.poll(
			async () => {
				await send( page ).click();
				return email( page ).getAttribute( 'aria-invalid' );
			},
			{ intervals: [ 2500 ] }
		)
		.toBe( 'true' );
	await expect( email( page ) ).toHaveValue( 'hopper@example' );
	await expect( email( page ) ).toBeFocused();
	await expect( email( page ) ).toHaveAccessibleDescription(
		'Please enter a valid email address.'
	);
	await email( page ).fill( 'hopper@example.org' );
	await send( page ).click();
	await expect( status( page ) ).toHaveText( DONE );
	expect(
		new URL( page.url() ).searchParams.get( 'vitrine-signed-up' )
	).toMatch( /^sign-up-\w+:sent$/ );
} );
