/** What becomes of forms and carts: a stand-in of Contact Form 7, with the markup and the events that it documents, and a comment form of WordPress. */
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

const inPanel = ( attributes: object, inside: string ) =>
	`<!-- wp:vitrine/off-canvas ${ JSON.stringify( attributes ) } --><!-- wp:html -->${ inside }<!-- /wp:html --><!-- /wp:vitrine/off-canvas -->`;

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
			`<!-- wp:vitrine/popup ${ JSON.stringify( POPUP ) } --><!-- wp:paragraph --><p>Thank you</p><!-- /wp:paragraph --><!-- /wp:vitrine/popup -->` +
			inPanel(
				{ anchor: 'next', modal: false, openAfterForm: true },
				'<p>Next</p>'
			)
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
	// Popups and panels ask one after the other.
	await expect( visitor.locator( '#next' ) ).toBeVisible();
	// Whoever reloads has sent nothing more.
	await visitor.reload();
	await later( visitor, 'popup-more', 'popup-dialog', 'forms' );
	await visitor.evaluate( () => new Promise( requestAnimationFrame ) );
	await expect( visitor.locator( '#thanks' ) ).toBeHidden();
} );

test( 'panels open after a form and after a product, and give the focus back', async ( {
	site,
	visitor,
} ) => {
	const { url } = await publishPage(
		site,
		`<!-- wp:html -->${ FORM }<button class="add">Add to cart</button><!-- /wp:html -->` +
			inPanel(
				{ anchor: 'sent', label: 'Sent', openAfterForm: true },
				'<form class="wpcf7" id="inside"><label>Topic <input></label><button>Subscribe</button></form>'
			) +
			inPanel(
				{ anchor: 'cart', label: 'Cart', openAfterCart: true },
				'<p>One poppy</p>'
			)
	);
	await visitor.goto( url );
	const sent = visitor.getByRole( 'dialog', { name: 'Sent' } );
	const cart = visitor.getByRole( 'dialog', { name: 'Cart' } );
	const send = visitor.getByRole( 'button', { name: 'Send' } );
	await visitor.getByLabel( 'E-mail' ).fill( 'ada@example.org' );
	await send.press( 'Enter' );
	await expect( sent ).toBeFocused();
	// A form in the open panel changes nothing, nor does it open it again.
	await visitor.evaluate( () =>
		document
			.getElementById( 'inside' )!
			.addEventListener( 'submit', ( event ) => {
				event.preventDefault();
				event.target!.dispatchEvent(
					new CustomEvent( 'wpcf7mailsent', { bubbles: true } )
				);
			} )
	);
	const subscribe = sent.getByRole( 'button', { name: 'Subscribe' } );
	await subscribe.click();
	await expect( sent ).toBeVisible();
	await expect( subscribe ).toBeFocused();
	await visitor.keyboard.press( 'Escape' );
	await expect( sent ).toBeHidden();
	await expect( send ).toBeFocused();

	await visitor.evaluate( () =>
		document.querySelector( '.add' )!.addEventListener( 'click', () =>
			document.body.dispatchEvent(
				new CustomEvent( 'wc-blocks_added_to_cart', {
					bubbles: true,
				} )
			)
		)
	);
	const add = visitor.getByRole( 'button', { name: 'Add to cart' } );
	await add.press( 'Enter' );
	await expect( cart ).toBeFocused();
	await expect( sent ).toBeHidden();
	await visitor.keyboard.press( 'Escape' );
	await expect( add ).toBeFocused();
} );

test( 'who comes back from where WordPress refuses a comment is told so', async ( {
	site,
	visitor,
} ) => {
	const { id, url } = await publishPage(
		site,
		block( 'core/post-comments-form' ) +
			inPanel( { anchor: 'sent', openAfterForm: true }, '<p>Sent</p>' )
	);
	await site.php(
		'wp_update_post( array( "ID" => $given, "comment_status" => "open" ) ); return true;',
		id
	);
	await visitor.addInitScript( () => {
		const told: string[] = [];
		Object.assign( window, { told } );
		document.addEventListener( 'vitrine:form:error', ( event ) =>
			told.push( ( event as CustomEvent ).detail.source )
		);
	} );
	await visitor.goto( url );
	await visitor.getByRole( 'textbox', { name: 'Comment' } ).fill( 'Words' );
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	// Browsers take it for an address, WordPress does not.
	await visitor
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ada@example' );
	await visitor.getByRole( 'button', { name: 'Post Comment' } ).click();
	await visitor.getByRole( 'link', { name: 'Back' } ).click();
	await expect( visitor ).toHaveURL( url );
	const told = () =>
		visitor.evaluate(
			() => ( window as unknown as { told: string[] } ).told
		);
	await expect.poll( told ).toEqual( [ 'comments' ] );
	await expect( visitor.locator( '#commentform' ) ).toBeInViewport();
	await visitor.reload();
	expect( await told() ).toEqual( [] );
} );
