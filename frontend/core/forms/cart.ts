/** Products that were put into a cart of WooCommerce. */
import { emit } from '@vitrine/frontend';
import { listen } from '../listen';
import { onJQuery } from './jquery';

/** Ms in which WooCommerce says the same in two ways. */
const TWICE = 500;

let last: number | undefined;

/** Says `vitrine:cart:added` from now on. */
export function watchCart(): void {
	if ( last === undefined ) {
		last = -TWICE;
		listen( 'wc-blocks_added_to_cart', () => tell() );
		onJQuery( 'added_to_cart', ( _event, _parts, _hash, button ) =>
			tell( ( button as ArrayLike< unknown > | undefined )?.[ 0 ] )
		);
	}
}

/**
 * Tells of a product, once.
 *
 * @param control What was pressed, where WooCommerce says so.
 */
function tell( control?: unknown ): void {
	const now = performance.now();
	if ( now - last! >= TWICE ) {
		last = now;
		emit( document.body, 'vitrine:cart:added', {
			control: control instanceof Element ? control : null,
		} );
	}
}
