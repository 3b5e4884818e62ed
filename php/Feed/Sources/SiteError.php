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
			ErrorKind::NotPublic->value => __( 'This address is not a public one, or names a user.', 'vitrine' ),
			ErrorKind::NotFound->value => __( 'The website has nothing at this address.', 'vitrine' ) . $number,
			ErrorKind::Closed->value => __( 'The website does not let this site read the feed.', 'vitrine' ) . $number,
			ErrorKind::NoFeed->value => __(
				'There is no feed at this address, and the page there names none.',
				'vitrine'
			),
			ErrorKind::Unsafe->value => __(
				'The feed defines XML entities of its own, which can be used for attacks. It was not read.',
				'vitrine'
			),
			ErrorKind::Throttled->value => __( 'The website asks to be left alone for a while.', 'vitrine' ) . $number,
			ErrorKind::Unreachable->value => __( 'The website could not be reached.', 'vitrine' ),
			ErrorKind::TooLarge->value => __( 'The feed is larger than 8 MB. It was not read.', 'vitrine' ),
			ErrorKind::Broken->value, ErrorKind::Malformed->value => __(
				'The feed is damaged: it could not be read to its end. No post was deleted.',
				'vitrine'
			),
			default => __( 'The website has a fault of its own.', 'vitrine' ) . $number,
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
				'Use an address that can be reached from the internet. For a server in your own network name it in wp-config.php: VITRINE_FEED_ORIGINS.',
				'vitrine'
			),
			ErrorKind::NotFound->value, ErrorKind::NoFeed->value => __(
				'Look on the website for a link called “RSS” or “Feed”, and connect its address.',
				'vitrine'
			),
			ErrorKind::Closed->value => __(
				'Ask the website’s owner for an address of the feed that needs no login.',
				'vitrine'
			),
			ErrorKind::Unsafe->value, ErrorKind::TooLarge->value => __(
				'Ask the website’s owner for a plain or shorter feed.',
				'vitrine'
			),
			ErrorKind::Unreachable->value => __(
				'Check the address. If it is right, try again in some minutes, or ask your host whether the site may reach other websites.',
				'vitrine'
			),
			default => __( 'Vitrine tries again by itself.', 'vitrine' ),
		};
	}
}
