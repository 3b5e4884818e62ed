/** Hostile text for every string of a payload. */

export const HOSTILE = [
	'"><img src=x onerror=alert(1)>',
	'</script><script>alert(1)</script>',
	"' onmouseover='alert(1)",
	'{{7*7}}',
	'nul\u0000byte',
	'\u202Eevil\u202C',
	'[gallery ids="1"]',
	'<?php echo 1; ?>',
	'<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
	'<svg onload=alert(1)>',
	'${7*7}',
	'%3Cscript%3Ealert(1)%3C/script%3E',
	'\ud83d broken surrogate',
	'=HYPERLINK("http://127.0.0.1","x")',
];

export const HOSTILE_URLS = [
	'javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'//evil.example/x',
	'http://127.0.0.1/',
	'http://169.254.169.254/latest/meta-data/',
	'file:///etc/passwd',
	'https://www.facebook.com/"><script>alert(1)</script>',
];

const ENUMS = new Set( [
	'id',
	'user_id',
	'media_type',
	'media_product_type',
	'type',
	'status_type',
	'recommendation_type',
	'created_time',
	'updated_time',
	'backdated_time',
	'timestamp',
	'start_time',
	'end_time',
	'parent_id',
	'access_token',
	'token_type',
	'order',
	'viewer_reaction',
] );
const PICTURES = new Set( [
	'src',
	'full_picture',
	'picture',
	'source',
	'media_url',
	'thumbnail_url',
	'profile_picture_url',
	'uri',
] );

/**
 * @param {*}      payload
 * @param {string} mode    `text`: all words and links. `all`: enums, times, picture addresses and ids too; `paging` stays.
 * @return {*} A hostile copy.
 */
export function hostile( payload, mode ) {
	let count = 0;
	const walk = ( value, key, path ) => {
		if ( Array.isArray( value ) ) {
			return value.map( ( one ) => walk( one, key, path ) );
		}
		if ( value && typeof value === 'object' ) {
			return Object.fromEntries(
				Object.entries( value ).map( ( [ name, one ] ) => [
					name,
					name === 'paging'
						? one
						: walk( one, name, [ ...path, name ] ),
				] )
			);
		}
		if ( typeof value !== 'string' ) {
			return value;
		}
		const url = /^(https?:)?\/\//.test( value );
		const isPicture =
			PICTURES.has( key ) ||
			( key === 'url' && path.includes( 'picture' ) );
		if ( mode !== 'all' && ( ENUMS.has( key ) || ( url && isPicture ) ) ) {
			return value;
		}
		if ( key === 'access_token' ) {
			return value;
		}
		count++;
		if ( url || key === 'permalink_url' ) {
			return HOSTILE_URLS[ count % HOSTILE_URLS.length ];
		}
		return `${ HOSTILE[ count % HOSTILE.length ] } ${ value }`;
	};
	return walk( payload, '', [] );
}
