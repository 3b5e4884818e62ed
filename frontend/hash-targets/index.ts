/** `@vitrine/hash-targets`: what is closed opens for an address that leads into it; on pages with tabs, accordions and details of WordPress. */
import { isPlainClick } from '../core/links/plain-click';
import { openAround, targetOf } from './open-target';

/**
 * Opens what is around the target of an address, and scrolls there: the browser could not. Where all was open it has.
 *
 * @param hash   With its `#`.
 * @param isBack Whether the browser gives the page back as it was left.
 */
async function reveal( hash: string, isBack = false ): Promise< void > {
	const target = targetOf( hash );
	if ( target && ( await openAround( target ) ) && ! isBack ) {
		target.scrollIntoView();
	}
}

const [ visit ] = performance.getEntriesByType(
	'navigation'
) as PerformanceNavigationTiming[];

reveal( window.location.hash, visit?.type !== 'navigate' );

window.addEventListener( 'hashchange', () => reveal( window.location.hash ) );

// The second click on a link changes no address.
document.addEventListener( 'click', ( event ) => {
	const link = ( event.target as Element ).closest?.< HTMLAnchorElement >(
		'a[href*="#"]'
	);
	if (
		link &&
		isPlainClick( event ) &&
		link.href === window.location.href &&
		! link.target
	) {
		reveal( link.hash );
	}
} );
