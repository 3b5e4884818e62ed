/** Milliseconds after which posts are shown without a style sheet that does not come. */
const PATIENCE = 3_000;

/**
 * Takes style sheets out of posts that have been fetched, and lets them load: posts that were shown before their style
 * would move what is below them.
 *
 * @param items Posts that are not in the page yet.
 */
export async function loadSheets( items: HTMLElement[] ): Promise< void > {
	const loads = items
		.flatMap( ( item ) => [
			...item.querySelectorAll< HTMLLinkElement >(
				'link[rel="stylesheet"]'
			),
		] )
		.map( ( link ) => {
			link.remove();
			const isThere = [ ...document.styleSheets ].some(
				( { href } ) => href === link.href
			);
			return (
				! isThere &&
				new Promise( ( resolve ) => {
					link.onload = resolve;
					link.onerror = resolve;
					document.head.append( link );
				} )
			);
		} );
	await Promise.race( [
		Promise.all( loads ),
		new Promise( ( resolve ) => setTimeout( resolve, PATIENCE ) ),
	] );
}
