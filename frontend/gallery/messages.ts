import { emit } from '@vitrine/frontend';
import { find } from './context';
import type { Context } from './context';
import { firstLink } from './first-link';

/**
 * A word of the block.
 *
 * @param context The gallery.
 * @param name    Name of the word (docs/gallery.md, "Words").
 * @param value   What stands for `%s` or `%d`.
 */
export function word(
	{ config }: Context,
	name: string,
	value: string | number = ''
): string {
	return ( config.words[ name ] ?? '' ).replace( /%[sd]/, () =>
		String( value )
	);
}

/**
 * Says something in the console area, and to whoever looks for the cause.
 *
 * @param context The gallery.
 * @param message For visitors.
 * @param retry   What Try again does; without it there is no such button.
 */
export function say(
	context: Context,
	message: string,
	retry?: () => void
): void {
	const area = find( context, 'console' );
	const text = document.createElement( 'p' );
	text.textContent = message;
	area?.replaceChildren( text );
	if ( retry ) {
		const again = document.createElement( 'button' );
		again.type = 'button';
		again.className = 'wp-block-vitrine-gallery__again';
		again.textContent = word( context, 'again' );
		again.addEventListener( 'click', () => {
			// The button goes: what has its place takes the focus.
			firstLink( context.element )?.focus( { preventScroll: true } );
			hush( context );
			retry();
		} );
		text.append( ' ', again );
	}
	// eslint-disable-next-line no-console -- the original tells the console, too.
	console.warn( `Vitrine: ${ message }` );
	emit( context.element, 'vitrine:gallery:error', { message } );
}

/**
 * Clears the console area.
 *
 * @param context The gallery.
 */
export function hush( context: Context ): void {
	find( context, 'console' )?.replaceChildren();
}

/**
 * Tells screen readers.
 *
 * @param context The gallery.
 * @param message What has happened.
 */
export function announce( context: Context, message: string ): void {
	const status = find( context, 'status' );
	if ( status ) {
		status.textContent = message;
	}
}

/**
 * In words, how many items are shown.
 *
 * @param context The gallery.
 * @param total   How many.
 */
export function countInWords( context: Context, total: number ): string {
	if ( total === 0 ) {
		return word( context, 'none' );
	}
	return total === 1
		? word( context, 'oneResult' )
		: word( context, 'results', total.toLocaleString() );
}
