/** What a click means, and what it will need. */
import { goTo } from '../core/links/go-to';
import type { Context } from './context';
import type { Parts } from './parts';

const BLOCK = '.wp-block-vitrine-gallery__';

/** Links that lead to another state of the gallery. */
const INNER = `a${ BLOCK }more,[href]:is(${ BLOCK }crumbs *,${ BLOCK }filter *,${ BLOCK }turns *,${ BLOCK }pages *)`;

/**
 * Decides what a click means: a tool, a tile, a link to another state, or nothing of ours.
 *
 * @param context The gallery.
 * @param event   The click.
 * @param isTouch Whether the last pointer was a finger.
 */
export function click(
	context: Context,
	event: MouseEvent,
	isTouch: boolean
): void {
	const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
	if (
		button ||
		ctrlKey ||
		metaKey ||
		shiftKey ||
		altKey ||
		event.defaultPrevented ||
		! ( target instanceof Element )
	) {
		return;
	}

	/**
	 * Does something that needs more code; without it the link is followed.
	 *
	 * @param name Of the part that has the code.
	 * @param use  What to do.
	 * @param href Where the link leads.
	 */
	const take = < Name extends keyof Parts >(
		name: Name,
		use: ( part: Parts[ Name ] ) => Promise< void >,
		href = ''
	) => {
		event.preventDefault();
		context
			.part( name )
			.then( use )
			.catch( () => {
				if ( href && ! context.signal.aborted ) {
					goTo( href );
				}
			} );
	};

	const tool = target.closest< HTMLElement >( `${ BLOCK }tool` );
	const link = target.closest( 'a' );
	const tile = target.closest< HTMLElement >( '[data-item]' );
	if ( tool && tile ) {
		take( 'selection', ( part ) => part.use( tool, tile ) );
	} else if ( link && tile ) {
		// A click by the keyboard has no pointer.
		const isTap = isTouch && event.detail > 0;
		take(
			'opening',
			( part ) => part.click( tile, link, isTap ),
			link.href
		);
	} else if ( link?.matches( INNER ) ) {
		take( 'browsing', ( part ) => part.follow( link ), link.href );
	}
}

/**
 * Fetches the code that the next click will need.
 *
 * @param context      The gallery.
 * @param event        Something that comes before it.
 * @param event.target
 * @param event.type
 */
export function prepare( context: Context, { target, type }: Event ): void {
	const tile =
		target instanceof Element && target.closest( `${ BLOCK }item` );
	if ( tile ) {
		context
			.part( 'opening' )
			.then( ( part ) => part.prepare() )
			// The click will tell.
			.catch( () => undefined );
		if ( type === 'focusin' && tile.querySelector( `${ BLOCK }tool` ) ) {
			context.part( 'keys' ).catch( () => undefined );
		}
	}
}
