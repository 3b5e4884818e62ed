/** Class of the wrapper; every part's class begins with it. */
export const BLOCK = 'wp-block-vitrine-social-feed';

/**
 * Class of a part of the feed, with its states.
 *
 * @param name   Part, such as `post`.
 * @param states Further classes; false ones are left out.
 */
export function part( name: string, ...states: ( string | false )[] ): string {
	return [ `${ BLOCK }__${ name }`, ...states ].filter( Boolean ).join( ' ' );
}

/** Links that leave the site: the network gains no rank from them and no handle on the page. */
export const OUTWARD = 'nofollow noopener';
