<?php
/**
 * Consent tools.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent;

use Vitrine\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the site's consent tool and brings the one adapter that asks it (frontend/consent/tools). docs/consent.md has
 * the table.
 */
final class Tools {

	/** Tools that tell the WP Consent API what visitors decide. */
	private const SPEAK_TO_API = [ 'wpconsent', 'cookieyes', 'complianz', 'cookiebot', 'moove', 'iubenda' ];

	/** Parts of the addresses of scripts, by tool: for those that come without a plugin of theirs. */
	private const SCRIPTS = [
		'onetrust'           => [ '//cdn.cookielaw.org/', '//cookie-cdn.cookiepro.com/' ],
		'usercentrics'       => [ '//app.usercentrics.eu/', '//web.cmp.usercentrics.eu/' ],
		'cookie-information' => [ '//policy.app.cookieinformation.com/' ],
		'osano'              => [ '//cmp.osano.com/' ],
		'klaro'              => [ '//cdn.kiprotect.com/klaro/', '/klaro.js', '/klaro.min.js', '/klaro-no-css.js' ],
		'cookiebot'          => [ '//consent.cookiebot.com/' ],
		'cookieyes'          => [ '//cdn-cookieyes.com/' ],
		'iubenda'            => [ '//cdn.iubenda.com/cs/', '//embeds.iubenda.com/' ],
	];

	/** Every adapter that there is. */
	public const NAMES = [
		'wp-consent-api',
		'wpconsent',
		'cookieyes',
		'webtoffee',
		'cookie-notice',
		'complianz',
		'cookiebot',
		'borlabs',
		'moove',
		'real-cookie-banner',
		'iubenda',
		'onetrust',
		'usercentrics',
		'cookie-information',
		'klaro',
		'osano',
		'page',
	];

	/**
	 * The tool that is asked, '' = there is none. Scripts of others are known from `wp_enqueue_scripts` on.
	 */
	public static function active(): string {
		$found = self::plugin();
		if ( Consent::has_tool() && ( $found === '' || in_array( $found, self::SPEAK_TO_API, true ) ) ) {
			$found = 'wp-consent-api';
		}
		if ( $found === '' ) {
			$found = self::script();
		}
		/**
		 * The consent tool whose adapter asks visitors' answers: a name of docs/consent.md, the id of a registered
		 * script module that calls `provide()` of `@vitrine/consent`, or '' for none.
		 *
		 * @param string $found What was found.
		 */
		$tool = apply_filters( 'vitrine_consent_tool', $found );
		return is_string( $tool ) ? $tool : $found;
	}

	/**
	 * Brings the adapter of the tool, and with it `@vitrine/consent`. Before scripts are enqueued it waits until they
	 * are.
	 */
	public static function enqueue(): void {
		if ( did_action( 'wp_enqueue_scripts' ) === 0 || doing_action( 'wp_enqueue_scripts' ) ) {
			add_action( 'wp_enqueue_scripts', [ self::class, 'enqueue_now' ], PHP_INT_MAX );
		} else {
			self::enqueue_now();
		}
	}

	/**
	 * Brings the adapter of the tool.
	 */
	public static function enqueue_now(): void {
		$tool = self::active();
		if ( $tool === '' ) {
			return;
		}
		if ( ! in_array( $tool, self::NAMES, true ) ) {
			wp_enqueue_script_module( $tool );
			return;
		}
		$asset = Assets::asset( "frontend/consent-{$tool}" );
		if ( $asset !== null ) {
			wp_enqueue_script_module(
				"@vitrine/consent-{$tool}",
				$asset['url'],
				$asset['dependencies'],
				$asset['version']
			);
		}
	}

	/**
	 * The consent plugin of the site, '' = none that we know.
	 */
	private static function plugin(): string {
		return match ( true ) {
			function_exists( 'WPConsent' ) => 'wpconsent',
			defined( 'CKY_APP_ASSETS_URL' ) => 'cookieyes',
			class_exists( 'Cookie_Law_Info', false ) => 'webtoffee',
			class_exists( 'Cookie_Notice', false ) => 'cookie-notice',
			class_exists( 'COMPLIANZ', false ) => 'complianz',
			class_exists( 'Cookiebot_WP', false ),
			class_exists( 'cybot\cookiebot\lib\Cookiebot_WP', false ) => 'cookiebot',
			function_exists( 'BorlabsCookieHelper' ), defined( 'BORLABS_COOKIE_VERSION' ) => 'borlabs',
			function_exists( 'gdpr_cookie_is_accepted' ) => 'moove',
			defined( 'RCB_ROOT_SLUG' ) => 'real-cookie-banner',
			class_exists( 'iubenda', false ) => 'iubenda',
			default => '',
		};
	}

	/**
	 * The tool whose script is enqueued, '' = none that we know. What a theme prints itself, or a tag manager brings,
	 * the server cannot see: that is for the filter.
	 */
	private static function script(): string {
		$scripts = wp_scripts();
		foreach ( [ ...$scripts->queue, ...$scripts->done ] as $handle ) {
			$address = $scripts->registered[ $handle ]->src ?? '';
			foreach ( self::SCRIPTS as $tool => $parts ) {
				foreach ( $parts as $part ) {
					if ( is_string( $address ) && str_contains( $address, $part ) ) {
						return $tool;
					}
				}
			}
		}
		return '';
	}
}
