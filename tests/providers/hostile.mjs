/** Answers that mean harm, made of good ones. */

export const MARKUP = [
	'"><img src=x onerror=alert(1)>',
	'</script><script>alert(1)</script>',
	"' onmouseover='alert(1)",
	'[gallery ids="1"]',
	'\u202Eevil\u202C\u0000',
	'<!-- wp:html --><svg onload=alert(1)>',
	'&lt;img src=x onerror=alert(1)&gt;',
];
export const ADDRESSES = [
	'javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'data:image/svg+xml,<svg onload=alert(1)>',
	'//evil.example/x.jpg',
	'https://evil.example/x.jpg',
	'http://169.254.169.254/latest/meta-data/',
	'http://127.0.0.1:1/x.jpg',
	'http://[::1]/x.jpg',
	'http://2130706433/x.jpg',
	'file:///etc/passwd',
	'https://user:pass@live.staticflickr.com/x.jpg',
	'https://live.staticflickr.com.evil.example/"onload="alert(1)',
];
const NUMBERS = [ -1, 1e15, 'NaN', '"><b>', 0, null, [], '1e9', 0.1 ];

/** Members that tell one entry from another or carry the protocol. */
const KEPT = [
	'nano_status',
	'stat',
	'page',
	'pages',
	'perpage',
	'per_page',
	'total',
	'kind',
];

/**
 * Spoils every string, address and number of every entry; ids get markup and repeat.
 *
 * @param {*} answer
 * @return {*} A hostile copy.
 */
export function hostile( answer ) {
	let count = 0;
	const next = ( list ) => list[ count++ % list.length ];
	const walk = ( value, key ) => {
		if ( Array.isArray( value ) ) {
			const spoiled = value.map( ( one ) => walk( one, key ) );
			// Everything twice, and things that are no entries.
			return [ ...spoiled, ...spoiled, null, 7, 'x', [], {} ];
		}
		if ( value && typeof value === 'object' ) {
			return Object.fromEntries(
				Object.entries( value ).map( ( [ name, one ] ) => [
					name,
					walk( one, name ),
				] )
			);
		}
		if ( KEPT.includes( key ) ) {
			return value;
		}
		if ( typeof value === 'number' || /^(width|height)/.test( key ) ) {
			return next( NUMBERS );
		}
		if ( typeof value !== 'string' ) {
			return value;
		}
		if ( /^(ID|id|albumID)$/.test( key ) ) {
			return count++ % 2
				? value
				: `${ value }"><script>alert(1)</script>`;
		}
		return /^https?:|^\.\.\/|url/i.test( `${ value }${ key }` )
			? next( ADDRESSES )
			: `${ next( MARKUP ) } ${ value }`;
	};
	return walk( answer, '' );
}
