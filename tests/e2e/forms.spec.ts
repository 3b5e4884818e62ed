/** What becomes of forms: a stand-in of Contact Form 7, with the markup and the events that it documents, and a comment form of WordPress. */
import { publishPage } from './support/content';
import { block } from './support/loop';
import { FILLER, later, popupPage } from './support/popup';
import { expect, test } from './support/test';

const POPUP = {
	anchor: 'thanks',
	label: 'Thanks',
	triggers: { form_submit: 'yes' },
} as const;

/** Its fields are marked after it has told, as the plugin does. */
const FORM = `${ FILLER }<div class="wpcf7"><form class="wpcf7-form" novalidate>
	<p><label>Name <input name="your-name" value="Ada"></label></p>
	<p><label>E-mail <input name="your-email"></label></p>${ FILLER }
	<p><button>Send</button></p>
</form></div>
<script>
	document.querySelector( '.wpcf7-form' ).addEventListener( 'submit', async ( event ) => {
		event.preventDefault();
		const [ , email ] = event.target.elements;
		const isSent = email.value !== '';
		event.target.parentElement.dispatchEvent( new CustomEvent( isSent ? 'wpcf7mailsent' : 'wpcf7invalid', { bubbles: true } ) );
		await null;
		email.setAttribute( 'aria-invalid', String( ! isSent ) );
	} );
</script>`;

test( 'an error leads to the field, a success opens the popup that waits for it', async ( {
	site,
	visitor,
} ) => {
	await visitor.goto(
		await popupPage(
			site,
			[ { ...POPUP, html: '<p>Thank you</p>' } ],
			FORM
		)
	);
	await later( visitor, 'popup-more', 'popup-dialog', 'forms' );
	const send = visitor.getByRole( 'button', { name: 'Send' } );
	await send.click();
	const email = visitor.getByLabel( 'E-mail' ).first();
	await expect( email ).toBeFocused();
	await expect( email ).toBeInViewport();
	await expect( visitor.locator( '#thanks' ) ).toBeHidden();
	await visitor.keyboard.type( 'ada@example.org' );
	await send.click();
	await expect( visitor.locator( '#thanks' ) ).toBeVisible();
} );

test( 'a comment was sent once WordPress has taken it', async ( {
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage(
		site,
		block( 'core/post-comments-form' ) +
			`<!-- wp:vitrine/popup ${ JSON.stringify( POPUP ) } --><!-- wp:paragraph --><p>Thank you</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->`
	);
	await site.php(
		'wp_update_post( array( "ID" => $given, "comment_status" => "open" ) ); return true;',
		id
	);
	await visitor.goto( url );
	await visitor.getByRole( 'textbox', { name: 'Comment' } ).fill( 'Words' );
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await visitor
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ada@example.org' );
	await visitor.getByRole( 'button', { name: 'Post Comment' } ).click();
	await expect( visitor ).toHaveURL( /#comment-\d+$/ );
	await expect( visitor.locator( '#thanks' ) ).toBeVisible();
	// Whoever reloads has sent nothing more.
	await visitor.reload();
	await later( visitor, 'popup-more', 'popup-dialog', 'forms' );
	await visitor.evaluate( () => new Promise( requestAnimationFrame ) );
	await expect( visitor.locator( '#thanks' ) ).toBeHidden();
} );
