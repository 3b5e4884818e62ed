/** WooCommerce's blocks inside of ours, and beside them: copies of what they print, as a site with WooCommerce would have it. */
import { publishPage, withPhp } from './support/content';
import { block } from './support/loop';
import { expect, test } from './support/test';

/** Add to Cart with Options, of a product with a quantity. */
const ADD_TO_CART = `<!-- wp:html --><div class="wp-block-add-to-cart-form wc-block-add-to-cart-form"><div class="product"><form class="cart" action="/" method="post" enctype="multipart/form-data"><div class="quantity wc-block-components-quantity-selector"><button type="button" class="wc-block-components-quantity-selector__button wc-block-components-quantity-selector__button--minus" aria-label="Reduce quantity of Tea">−</button><input type="number" class="input-text qty text wc-block-components-quantity-selector__input" name="quantity" value="1" aria-label="Tea quantity" min="1" step="1"><button type="button" class="wc-block-components-quantity-selector__button wc-block-components-quantity-selector__button--plus" aria-label="Increase quantity of Tea">＋</button></div><button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button button alt wp-element-button">Add to cart</button></form></div></div><!-- /wp:html -->`;

/** Mini-Cart: its button. */
const MINI_CART =
	'<!-- wp:html --><div class="wp-block-woocommerce-mini-cart wc-block-mini-cart"><button class="wc-block-mini-cart__button" aria-label="1 item in cart, total price of €2.50"><span class="wc-block-mini-cart__amount">€2.50</span></button></div><!-- /wp:html -->';

/** Its drawer, which is put at the end of the page and shown by a class. */
const DRAWER = `
	add_action( 'wp_footer', static function () {
		echo '<style>.wc-block-components-drawer__screen-overlay{position:fixed;inset:0;z-index:9999;background:rgb(95 95 95 / 35%)}.wc-block-components-drawer__screen-overlay--is-hidden{display:none}.wc-block-components-drawer{position:fixed;inset-block:0;right:0;width:min(480px,100%);background:#fff}</style>',
			'<div class="wc-block-components-drawer__screen-overlay wc-block-components-drawer__screen-overlay--is-hidden"><div class="wc-block-components-drawer wc-block-mini-cart__drawer" role="dialog" aria-label="Your cart" tabindex="-1"><a href="/checkout/" style="position:absolute;inset:auto 0 0">Go to checkout</a></div></div>',
			'<script>document.querySelector(".wc-block-mini-cart__button").addEventListener("click",()=>document.querySelector(".wc-block-components-drawer__screen-overlay").classList.remove("wc-block-components-drawer__screen-overlay--is-hidden"))</script>';
	} );`;

test( 'a product is added from a panel, and the mini cart opens over what stays in the window', async ( {
	open,
	site,
} ) => {
	withPhp( site, DRAWER );
	const { url } = await publishPage(
		site,
		`<!-- wp:vitrine/site-header {"sticky":"always"} -->${ MINI_CART }<!-- /wp:vitrine/site-header -->` +
			'<!-- wp:paragraph --><p><a href="#tea">Buy tea</a></p><!-- /wp:paragraph -->' +
			`<!-- wp:vitrine/off-canvas {"anchor":"tea","label":"Tea"} -->${ ADD_TO_CART }<!-- /wp:vitrine/off-canvas -->` +
			block( 'vitrine/back-to-top' ) +
			block( 'vitrine/share-buttons', { floatPhone: 'bottom' } )
	);
	const page = await open( { viewport: { width: 320, height: 640 } } );
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Buy tea' } ).click();
	const panel = page.getByRole( 'dialog', { name: 'Tea' } );
	const quantity = panel.getByRole( 'spinbutton', { name: 'Tea quantity' } );
	await quantity.focus();
	await page.keyboard.press( 'ArrowUp' );
	await expect( quantity ).toHaveValue( '2' );
	const [ sent ] = await Promise.all( [
		page.waitForRequest( ( request ) => request.method() === 'POST' ),
		panel.getByRole( 'button', { name: 'Add to cart' } ).press( 'Enter' ),
	] );
	expect( sent.postData() ).toMatch(
		/name="quantity"\s+2\s[^]*name="add-to-cart"\s+7\s/
	);

	await page.goto( url );
	await page.getByRole( 'button', { name: /item in cart/ } ).click();
	const cart = page.getByRole( 'dialog', { name: 'Your cart' } );
	await expect( cart ).toBeVisible();
	// A click at its lower edge, where the bar of share buttons is, reaches it.
	await cart
		.getByRole( 'link', { name: 'Go to checkout' } )
		.click( { trial: true } );
} );
