<?php
/**
 * Where a request comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Other sites do not send forms of this one. Browsers say which site a form is on; what says nothing is let in, since
 * old browsers do not.
 */
final class Origin {

	/**
	 * Whether another site's page sends this request.
	 *
	 * @param array<mixed> $server Such as $_SERVER.
	 */
	public static function is_foreign( array $server ): bool {
		$text = static fn( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
		$site = strtolower( $text( 'HTTP_SEC_FETCH_SITE' ) );
		if ( $site !== '' ) {
			return $site === 'cross-site';
		}
		$host = SafeHttp::host( $text( 'HTTP_ORIGIN' ) );
		// Pages that hide their address say “null”.
		return $host !== '' && ! in_array(
			$host,
			[
				SafeHttp::host( home_url() ),
				SafeHttp::host( site_url() ),
				SafeHttp::host( 'https://' . $text( 'HTTP_HOST' ) ),
			],
			true
		);
	}
}
