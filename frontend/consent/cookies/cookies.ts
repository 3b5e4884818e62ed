import { allows, onChange } from '..';
import type { Purpose } from '..';
import { cookies } from '../../core/cookies';
import { readPage } from './page';

export interface CookieOptions {
	/** How long; without it, until the browser is closed. Browsers keep none longer than 400 days. */
	days?: number;
	/** What for, which a visitor allows or not. */
	purpose?: Purpose;
}

interface Wish extends CookieOptions {
	value: string;
}

const DAY = 86_400;

/** What a name may be made of. */
const NAME = /^[\w.-]+$/;

/** What was set on this page: it waits for consent, and goes with it. */
const wishes = new Map< string, Wish >();

/**
 * Reads a cookie.
 *
 * @param name Its name.
 * @return What was set on this page, though it may have to wait; null = there is none, or it cannot be decoded.
 */
export function getCookie( name: string ): string | null {
	const wish = wishes.get( name );
	return wish ? wish.value : stored( name );
}

/**
 * Sets a cookie, now or once it is allowed: of this site alone (`SameSite=Lax`), and of encrypted connections where the page has one.
 *
 * @param name            Letters, digits, `_`, `-` and `.`.
 * @param value           Any text.
 * @param options         How long, and what for.
 * @param options.days    How long.
 * @param options.purpose What for; functional, unless it is given.
 * @return Whether the browser has it now.
 */
export function setCookie(
	name: string,
	value: string,
	{ days, purpose = 'functional' }: CookieOptions = {}
): boolean {
	if ( ! NAME.test( name ) ) {
		return false;
	}
	wishes.set( name, { value, purpose, ...( days && { days } ) } );
	return settle( name );
}

/**
 * Removes a cookie.
 *
 * @param name Its name.
 */
export function removeCookie( name: string ): void {
	wishes.delete( name );
	if ( NAME.test( name ) ) {
		write( name, '', 0 );
	}
}

/**
 * What the browser has.
 *
 * @param name Of a cookie.
 */
function stored( name: string ): string | null {
	const pair = cookies()
		.split( '; ' )
		.find( ( one ) => one.startsWith( `${ name }=` ) );
	try {
		return pair === undefined
			? null
			: decodeURIComponent( pair.slice( name.length + 1 ) );
	} catch {
		return null;
	}
}

/**
 * Gives the browser what it may have, and takes what it may not.
 *
 * @param name Of a cookie that was set.
 * @return Whether it has it.
 */
function settle( name: string ): boolean {
	const { value, days, purpose } = wishes.get( name )!;
	if ( ! allows( purpose! ) ) {
		write( name, '', 0 );
		return false;
	}
	write( name, value, days && Math.round( days * DAY ) );
	return stored( name ) === value;
}

function write( name: string, value: string, seconds?: number ): void {
	try {
		document.cookie = [
			`${ name }=${ encodeURIComponent( value ) }`,
			`Path=${ readPage().path }`,
			'SameSite=Lax',
			...( window.location.protocol === 'https:' ? [ 'Secure' ] : [] ),
			...( seconds === undefined ? [] : [ `Max-Age=${ seconds }` ] ),
		].join( '; ' );
	} catch {
		// Refused: then there is nothing either.
	}
}

onChange( () => wishes.forEach( ( _wish, name ) => settle( name ) ) );
