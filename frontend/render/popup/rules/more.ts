/** Rules of the address, the browser and the person; visitors get them where a popup has one. */
import type { Facts, Rules } from './facts';
import { MAX_SUBJECT_LENGTH } from '../safe-regex';
import { isWithinHours } from './hours';
import type { Timing } from '../types';

export const MORE = {
	url: ( set, { referrer }, isNegated ) =>
		matches( set.url_action, set.url_url, referrer, isNegated ),

	sources: ( { sources_sources: chosen }, facts ) => {
		const source = sourceOf( facts );
		return (
			( [ 'search', 'external', 'internal' ] as const ).every( ( name ) =>
				chosen.includes( name )
			) ||
			chosen.includes( source ) ||
			// The original work counts direct visits as external ones.
			( source === 'direct' && chosen.includes( 'external' ) )
		);
	},

	logged_in: ( set, { loggedIn, roles } ) =>
		loggedIn === null
			? null
			: ! loggedIn ||
				( set.logged_in_users === 'custom' &&
					! hasRole( set.logged_in_roles, roles ) ),

	browsers: ( set, { userAgent } ) => {
		const browser = browserOf( userAgent );
		return (
			set.browsers_browsers === 'all' ||
			( browser !== '' &&
				set.browsers_browsers_options.includes( browser ) )
		);
	},

	members: ( { members_roles: wanted }, { loggedIn, roles } ) =>
		loggedIn && ( ! wanted.length || hasRole( wanted, roles ) ),

	recurring: ( set, { now, zone } ) =>
		isWithinHours(
			now,
			set.recurring_timezone === 'site' ? zone : '',
			set.recurring_days,
			set.recurring_from,
			set.recurring_to
		),

	current_url: ( set, { url }, isNegated ) =>
		matches( set.current_url_action, set.current_url_url, url, isNegated ),

	parameter: ( set, { url } ) =>
		holds(
			[ ...new URLSearchParams( url.replace( /^[^?#]*\??|#.*$/g, '' ) ) ],
			set.parameter_name,
			set.parameter_value
		),

	cookie: ( set, { cookies } ) =>
		holds(
			cookies
				.split( '; ' )
				.map( ( pair ) =>
					pair
						.split( /=(.*)/s )
						.map( ( part ) => decoded( part, decodeURIComponent ) )
				),
			set.cookie_name,
			set.cookie_value
		),

	language: ( { language_languages: wanted }, { languages } ) =>
		! wanted.length ||
		wanted.some( ( tag ) =>
			`${ languages[ 0 ] ?? '' }-`
				.toLowerCase()
				.startsWith( `${ tag.toLowerCase() }-` )
		),

	visitor: ( set, { sessions } ) =>
		sessions > 1 === ( set.visitor_visitor === 'returning' ),

	conversion: ( _set, { popup } ) => ! popup.converted,
} satisfies Rules;

/**
 * Where a visitor comes from; internal means the very same host, `www.` aside.
 *
 * @param facts What is known.
 */
export function sourceOf( {
	referrer,
	url,
	engines,
}: Pick<
	Facts,
	'referrer' | 'url' | 'engines'
> ): Timing[ 'sources_sources' ][ number ] {
	if ( ! referrer ) {
		return 'direct';
	}
	const host = hostOf( referrer );
	if ( host === hostOf( url ) ) {
		return 'internal';
	}
	// m.baidu.com, news.google.co.uk and search.yahoo.co.jp, but not google.example.com.
	return new RegExp(
		`(^|\\.)(${ engines.join( '|' ) })\\.(com|org|net|[a-z]{2}|com?\\.[a-z]{2})$`
	).test( host )
		? 'search'
		: 'external';
}

/**
 * The browser; '' = another one than those that can be chosen, though it may be built of the same parts.
 *
 * @param userAgent What it says of itself.
 */
export function browserOf(
	userAgent: string
): Timing[ 'browsers_browsers_options' ][ number ] | '' {
	const [ , name ] =
		[
			[
				/OPR\/|Opera|Samsung|YaBrowser|Vivaldi|Brave|UCBrowser|DuckDuckGo/,
				'',
			],
			[ /MSIE|Trident/, 'ie' ],
			[ /Edg/, 'edge' ],
			[ /Firefox|FxiOS/, 'firefox' ],
			[ /Chrom|CriOS/, 'chrome' ],
			[ /Version\/.*Safari/, 'safari' ],
		].find( ( [ sign ] ) => ( sign as RegExp ).test( userAgent ) ) ?? [];
	return ( name ?? '' ) as ReturnType< typeof browserOf >;
}

/**
 * Whether an address contains a text, does not, or matches a pattern; each as written, and with its letters readable.
 *
 * A pattern that is none, or was refused, never passes, turned round neither.
 *
 * @param action    What is asked.
 * @param wanted    Text or pattern.
 * @param address   The address.
 * @param isNegated Whether the answer will be turned round.
 */
function matches(
	action: Timing[ 'url_action' ],
	wanted: string,
	address: string,
	isNegated: boolean
): boolean {
	const subject = decoded( address, decodeURI );
	if ( action !== 'regex' ) {
		return (
			( action === 'show' ) ===
			( subject.includes( wanted ) || address.includes( wanted ) )
		);
	}
	try {
		return wanted === ''
			? isNegated
			: new RegExp( wanted ).test(
					subject.slice( 0, MAX_SUBJECT_LENGTH )
				);
	} catch {
		return isNegated;
	}
}

const hasRole = ( wanted: readonly string[], roles: readonly string[] ) =>
	wanted.some( ( role ) => roles.includes( role ) );

/**
 * Whether a name is among pairs, with a value or with any.
 *
 * @param pairs  Names and values.
 * @param name   Which.
 * @param wanted '' = any value.
 */
const holds = (
	pairs: ( string | undefined )[][],
	name: string,
	wanted: string
): boolean =>
	pairs.some(
		( [ key, value ] ) =>
			key === name && name !== '' && ( ! wanted || value === wanted )
	);

function hostOf( address: string ): string {
	try {
		return new URL( address ).host.replace( /^www\./, '' );
	} catch {
		return '';
	}
}

function decoded( text: string, decode: ( text: string ) => string ): string {
	try {
		return decode( text );
	} catch {
		return text;
	}
}
