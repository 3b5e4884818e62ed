<?php
/**
 * What went wrong with a website.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Graph\Http\ErrorKind;

defined( 'ABSPATH' ) || exit;

/**
 * The words of errors where nobody logs in: nothing that the website wrote is repeated.
 */
final class SiteError {

	/** Networks whose sources have no token. */
	public const NETWORKS = [ 'web' ];

	/**
	 * What happened.
	 *
	 * @param string $kind A value of ErrorKind.
	 * @param int    $code HTTP status, or 0.
	 */
	public static function message( string $kind, int $code ): string {
		$number = $code > 0 ? " ({$code})" : '';
		return match ( $kind ) {
			ErrorKind::NotPublic->value => __( 'This URL is not public, or it contains a user name.', 'vitrine' ),
			ErrorKind::NotFound->value => __( 'The website has nothing at this URL.', 'vitrine' ) . $number,
			ErrorKind::Closed->value => __( 'The website does not let this site read the feed.', 'vitrine' ) . $number,
			ErrorKind::NoFeed->value => __(
				'There is no feed at this URL, and the page does not link to one.',
				'vitrine'
			),
			ErrorKind::Unsafe->value => __(
				'The feed defines its own XML entities, which can be used for attacks, so it was not read.',
				'vitrine'
			),
			ErrorKind::Throttled->value => __(
				'The website asked this site to wait for a while.',
				'vitrine'
			) . $number,
			ErrorKind::Unreachable->value => __( 'The website could not be reached.', 'vitrine' ),
			ErrorKind::TooLarge->value => __( 'The feed is larger than 8 MB, so it was not read.', 'vitrine' ),
			ErrorKind::Broken->value, ErrorKind::Malformed->value => __(
				'The feed is damaged and could not be read to the end. No posts were deleted.',
				'vitrine'
			),
			default => __( 'The website returned an error.', 'vitrine' ) . $number,
		};
	}

	/**
	 * What mends it.
	 *
	 * @param string $kind A value of ErrorKind.
	 */
	public static function remedy( string $kind ): string {
		return match ( $kind ) {
			ErrorKind::NotPublic->value => __(
				'Use a URL that can be reached from the internet. To use a server on your own network, add it to VITRINE_FEED_ORIGINS in wp-config.php.',
				'vitrine'
			),
			ErrorKind::NotFound->value, ErrorKind::NoFeed->value => __(
				'Look on the website for a link called “RSS” or “Feed”, and connect its URL.',
				'vitrine'
			),
			ErrorKind::Closed->value => __(
				'Ask the website’s owner for a feed URL that does not require a login.',
				'vitrine'
			),
			ErrorKind::Unsafe->value, ErrorKind::TooLarge->value => __(
				'Ask the website’s owner for a simpler or shorter feed.',
				'vitrine'
			),
			ErrorKind::Unreachable->value => __(
				'Check the URL. If it is correct, try again in a few minutes, or ask your host whether this site can reach other websites.',
				'vitrine'
			),
			default => __( 'Vitrine will try again automatically.', 'vitrine' ),
		};
	}
}
