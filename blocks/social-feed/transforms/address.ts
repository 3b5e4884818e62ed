/** Paths of the networks that are no profile. */
const OTHERS = [
	'events',
	'explore',
	'groups',
	'hashtag',
	'p',
	'photo',
	'photo.php',
	'posts',
	'reel',
	'reels',
	'share',
	'stories',
	'story.php',
	'tv',
	'watch',
];

/**
 * Whether an address is that of a Facebook page or an Instagram profile, and not of one of its posts.
 *
 * @param address The address.
 */
export function isProfile( address: string ): boolean {
	if ( ! URL.canParse( address ) ) {
		return false;
	}
	const { protocol, hostname, pathname, searchParams } = new URL( address );
	const path = pathname.split( '/' ).filter( Boolean );
	const first = path[ 0 ]?.toLowerCase() ?? '';
	if ( ! /^https?:$/.test( protocol ) || first === '' ) {
		return false;
	}
	switch ( hostname.replace( /^(?:www|m|web)\./, '' ) ) {
		case 'instagram.com':
			return path.length === 1 && ! OTHERS.includes( first );
		case 'facebook.com':
		case 'fb.com':
			if ( first === 'profile.php' ) {
				return /^\d+$/.test( searchParams.get( 'id' ) ?? '' );
			}
			// Pages without a name of their own: /pages/Their-title/1234.
			return first === 'pages'
				? path.length === 3
				: path.length === 1 && ! OTHERS.includes( first );
		default:
			return false;
	}
}
