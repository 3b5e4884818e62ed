import { attachBackToTop } from '../../frontend/back-to-top/attach';

// As readData() and mount() do, without the module that has them: only the server prints scripts, and only the first link of a page is ever shown.
const data = document.querySelector( '.wp-block-vitrine-back-to-top > script' );
if ( data ) {
	attachBackToTop( data.parentElement!, JSON.parse( data.textContent ) );
}
