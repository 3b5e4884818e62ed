<?php
/**
 * Parameters of addresses that follow one visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Advertisements and newsletters mark who follows their links. A cached page is for everybody: its own links do not
 * repeat the marks of the visitor who was first.
 */
final class TrackingParameters {

	/** Names; `*` stands for any ending. */
	private const NAMES = [
		'utm_*',
		'mtm_*',
		'matomo_*',
		'pk_*',
		'piwik_*',
		'hsa_*',
		'_hsenc',
		'_hsmi',
		'__hssc',
		'__hstc',
		'__hsfp',
		'hsCtaTracking',
		'fbclid',
		'fb_action_ids',
		'fb_action_types',
		'fb_source',
		'igsh',
		'igshid',
		'gclid',
		'gclsrc',
		'gbraid',
		'wbraid',
		'dclid',
		'gad_source',
		'gad_campaignid',
		'srsltid',
		'_ga',
		'_gl',
		'msclkid',
		'twclid',
		'ttclid',
		'li_fat_id',
		'epik',
		'rdt_cid',
		'ScCid',
		'yclid',
		'ysclid',
		'_openstat',
		'mc_cid',
		'mc_eid',
		'mkt_tok',
		'vero_id',
		'vero_conv',
		'oly_anon_id',
		'oly_enc_id',
		'ml_subscriber',
		'ml_subscriber_hash',
		'_kx',
		'irclickid',
		'wickedid',
	];

	/**
	 * The pattern of names, and the list that it was made of.
	 *
	 * @var array{list<string>, string}|null
	 */
	private static ?array $pattern = null;

	/**
	 * Whether a parameter is one.
	 *
	 * @param string $name Name, decoded; possibly hostile.
	 */
	public static function is_one( string $name ): bool {
		/**
		 * Filters the parameters that are left out of links in pages.
		 *
		 * @param list<string> $names Names in any case; `*` at the end stands for any ending.
		 */
		$names = array_values(
			array_filter( (array) apply_filters( 'vitrine_tracking_parameters', self::NAMES ), 'is_string' )
		);
		if ( self::$pattern === null || self::$pattern[0] !== $names ) {
			self::$pattern = [
				$names,
				'/^(?:' . str_replace(
					'\*',
					'.*',
					implode( '|', array_map( static fn( string $one ): string => preg_quote( $one, '/' ), $names ) )
				) . ')(?:\[|$)/Dis',
			];
		}
		return $names !== [] && preg_match( self::$pattern[1], $name ) === 1;
	}

	/**
	 * Path and query of the page that is asked for, without them; the path begins with one slash at most.
	 */
	public static function page(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- it is taken apart, and whoever prints it escapes.
		$uri             = $_SERVER['REQUEST_URI'] ?? '';
		[ $path, $query ] = [ ...explode( '?', is_string( $uri ) ? wp_unslash( $uri ) : '', 2 ), '' ];
		$pairs           = array_filter(
			explode( '&', $query ),
			static fn( string $pair ): bool => $pair !== ''
				&& ! self::is_one( urldecode( explode( '=', $pair, 2 )[0] ) )
		);
		// Two slashes would begin the name of another host.
		$path = (string) preg_replace( '~^[/\\\\]{2,}~', '/', $path );
		return $path . ( $pairs === [] ? '' : '?' . implode( '&', $pairs ) );
	}
}
