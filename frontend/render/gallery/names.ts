/** Class of the wrapper; every part's class begins with it. */
export const BLOCK = 'wp-block-vitrine-gallery';

/**
 * Class of a part of the gallery, with its states.
 *
 * @param name   Part, such as `item`.
 * @param states Further classes; false ones are left out.
 */
export function part( name: string, ...states: ( string | false )[] ): string {
	return [ `${ BLOCK }__${ name }`, ...states ].filter( Boolean ).join( ' ' );
}
/** Links that may leave the site: nothing is gained by them, and they have no handle on the page. */
export const OUTWARD = 'nofollow noopener';
