/**
 * Asks a route of the site. What it answers becomes part of the page: it must be the site's own, as JSON, and without a redirect to something else.
 *
 * Sends no cookies: the answers are the same for everybody and may be cached anywhere.
 *
 * @param url  Address of the route, from data that the server printed.
 * @param init Signal, cache.
 * @return Status, 0 = it led elsewhere; and what JSON says, of any shape, undefined = it is none.
 * @throws What `fetch` throws when there is no answer, or the address is another site's.
 */
export async function askSite(
	url: URL,
	init: RequestInit
): Promise< [ status: number, data: unknown ] > {
	const response = await fetch( url, {
		...init,
		credentials: 'omit',
		mode: 'same-origin',
		redirect: 'manual',
	} );
	const type = response.headers.get( 'Content-Type' );
	return [
		response.status,
		/^application\/json\b/i.test( type! )
			? await response.json().catch( () => undefined )
			: undefined,
	];
}
