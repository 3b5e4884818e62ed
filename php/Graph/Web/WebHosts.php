<?php
/**
 * Where websites and their pictures may be.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Support\PictureHosts;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Any public host: a website has its pictures wherever it likes. Private ones only where wp-config.php names them.
 */
final class WebHosts implements PictureHosts {

	/**
	 * Keeps them.
	 *
	 * @param list<string> $trusted Origins that may be private, as SafeHttp::origin() writes them.
	 */
	public function __construct( private readonly array $trusted ) {}

	/**
	 * Those of this site.
	 */
	public static function of_site(): self {
		/**
		 * Filters the origins of websites that feeds may be read from although their addresses are private.
		 *
		 * @param string[] $named Such as 'http://intranet.local:8080'; from the constant VITRINE_FEED_ORIGINS.
		 */
		$named   = (array) apply_filters(
			'vitrine_feed_origins',
			defined( 'VITRINE_FEED_ORIGINS' ) && is_string( VITRINE_FEED_ORIGINS )
				? explode( ',', VITRINE_FEED_ORIGINS )
				: []
		);
		$origins = array_map(
			static fn( mixed $one ): string => is_string( $one ) ? SafeHttp::origin( trim( $one ) ) : '',
			$named
		);
		return new self( array_values( array_filter( $origins, static fn( string $one ): bool => $one !== '' ) ) );
	}

	/**
	 * Whether a picture may be fetched from here; SafeHttp refuses private addresses.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_picture( string $url ): bool {
		return SafeHttp::origin( $url ) !== '';
	}

	/**
	 * Whether wp-config.php names the origin.
	 *
	 * @param string $url Absolute address.
	 */
	public function is_trusted( string $url ): bool {
		return in_array( SafeHttp::origin( $url ), $this->trusted, true );
	}
}
