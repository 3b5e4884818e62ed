import { cookies } from '../../core/cookies';

/**
 * Reads a cookie.
 *
 * @param name Its name, as a pattern.
 * @return Decoded; '' = there is none, or it cannot be decoded.
 */
export function cookie( name: string ): string {
	try {
		return decodeURIComponent(
			cookies().match( `(?:^|; )${ name }=([^;]*)` )?.[ 1 ] ?? ''
		);
	} catch {
		return '';
	}
}
