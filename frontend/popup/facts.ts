/** What can be known about a visitor besides counters, read once for a page that asks. */
import { cookies } from '../core/cookies';
import type { Facts } from '../render/popup/rules/facts';
import type { PopupData } from '../render/popup/types';

/**
 * Reads it; nothing of it is there for sure.
 *
 * @param data What the page says.
 */
export function readFacts(
	data: PopupData
): Omit<
	Facts,
	'popup' | 'now' | 'pageViews' | 'sessions' | 'width' | 'breakpoints'
> {
	const { userAgent, languages, userAgentData } = navigator as Navigator & {
		userAgentData?: { brands?: { brand: string }[] };
	};
	return {
		zone: data.zone ?? '',
		referrer: document.referrer,
		url: window.location.href,
		cookies: cookies(),
		languages: languages ?? [],
		engines: data.engines,
		userAgent: [
			userAgent,
			...( userAgentData?.brands ?? [] ).map( ( { brand } ) => brand ),
		].join( ' ' ),
		loggedIn: null,
		roles: [],
	};
}

/**
 * Asks the site who is logged in: the page itself may have come out of a cache.
 *
 * @param address Of `vitrine/v1/visitor`.
 * @return Nothing when it does not say.
 */
export async function askVisitor(
	address: string
): Promise< Partial< Pick< Facts, 'loggedIn' | 'roles' > > > {
	try {
		const response = await fetch( address, { cache: 'no-store' } );
		// Closed to guests, as some sites have REST: then the page says that this is one. Of those who are logged in nobody says the roles.
		if (
			/^40[13]$/.test( `${ response.status }` ) &&
			! document.body.classList.contains( 'logged-in' )
		) {
			return { loggedIn: false, roles: [] };
		}
		const { loggedIn, roles } = await response.json();
		return typeof loggedIn === 'boolean' && Array.isArray( roles )
			? { loggedIn, roles }
			: {};
	} catch {
		return {};
	}
}
