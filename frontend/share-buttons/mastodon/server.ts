/** Names of hosts that can be looked up: labels with dots between them, the last one no number. */
const HOST =
	/^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The server that somebody means, by its name, its address, or a handle such as `@me@mastodon.social`.
 *
 * @param text What was typed, or anything that was kept.
 * @return Name of the host; '' = there is none in it.
 */
export function serverOf( text: unknown ): string {
	const [ place = '' ] = String( text )
		.trim()
		.replace( /^https?:\/\//i, '' )
		.split( /[/?#\\]/ );
	try {
		const { hostname, host } = new URL(
			`https://${ place.replace( /^.*@/, '' ) }`
		);
		return hostname === host && HOST.test( host ) ? host : '';
	} catch {
		return '';
	}
}
