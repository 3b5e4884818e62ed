import { part } from '../../render/feed/names';

/**
 * The links to later posts: one, or one for each kind of screen.
 *
 * @param block The feed.
 */
export function moreLinks( block: HTMLElement ): HTMLAnchorElement[] {
	return [
		...block.querySelectorAll< HTMLAnchorElement >(
			`a.${ part( 'more' ) }`
		),
	];
}

/**
 * The link of this kind of screen.
 *
 * @param block The feed.
 */
export const seenLink = ( block: HTMLElement ): HTMLAnchorElement | undefined =>
	moreLinks( block ).find(
		( link ) => getComputedStyle( link ).display !== 'none'
	);

/**
 * From the first use on, one link serves all screens: they all show the same posts now.
 *
 * @param block The feed.
 * @param kept  The link that stays.
 */
export function keepOnly(
	block: HTMLElement,
	kept: HTMLElement | undefined
): void {
	for ( const link of moreLinks( block ) ) {
		if ( link === kept ) {
			link.classList.remove( 'is-for-wide', 'is-for-phone' );
		} else {
			link.remove();
		}
	}
}
