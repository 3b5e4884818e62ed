<?php
/**
 * What went wrong on the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The kinds of errors that call for different reactions.
 */
enum ErrorKind: string {

	/** Subcode of an app that was removed from the account. */
	public const DEAUTHORIZED = 458;

	/** Subcode of a call that takes the page's own token only. */
	public const PAGE_TOKEN = 2069032;

	case Token       = 'token';
	case Permission  = 'permission';
	case Throttled   = 'throttled';
	case Transient   = 'transient';
	case TooMuch     = 'too_much';
	case Blocked     = 'blocked';
	case Unknown     = 'unknown';
	case Broken      = 'broken';
	case Unreachable = 'unreachable';
	/** JSON, but not of the shape that the network documents. */
	case Malformed   = 'malformed';
	/** More bytes than an answer may have. */
	case TooLarge    = 'too_large';
	/** More hashtags than an account may ask for in seven days. */
	case HashtagQuota = 'hashtag_quota';
	/** A hashtag that the network does not give, or not at the moment. */
	case HashtagUnusable = 'hashtag_unusable';
	/** Of Instagram, what only tokens of Facebook Login may read; no answer of the network. */
	case FacebookLogin = 'facebook_login';
	/** The network wants calls to be proved by the app's secret, and the site's does not fit. */
	case AppSecret   = 'app_secret';
	/** Pages that do not end. */
	case Endless     = 'endless';
	/** An address that only this server could reach. */
	case NotPublic   = 'not_public';
	/** A website that has nothing there. */
	case NotFound    = 'not_found';
	/** A website that wants a login or a fee. */
	case Closed      = 'closed';
	/** Something else than a feed, such as a page. */
	case NoFeed      = 'no_feed';
	/** XML that defines entities of its own: feeds have no need of them, and attacks do. */
	case Unsafe      = 'unsafe';

	/**
	 * The kind of an error by the codes that the Graph API documents.
	 *
	 * @param int    $code    Code of the error.
	 * @param int    $subcode Subcode, 0 when there is none.
	 * @param string $message Message: only it tells what is meant by code 1 and by code 100.
	 */
	public static function of( int $code, int $subcode, string $message ): self {
		return match ( true ) {
			in_array( $subcode, [ 2069030, 2069031, 2069033 ], true ) => self::Permission,
			in_array( $code, [ 190, 102 ], true ) => self::Token,
			in_array( $code, [ 4, 17, 32, 341, 613, 80001, 80002, 80006 ], true ) => self::Throttled,
			$code === 368 => self::Blocked,
			$code === 803 => self::Unknown,
			$code === 18 => self::HashtagQuota,
			$code === 24 => self::HashtagUnusable,
			$code === 100 && preg_match( '/app ?secret[ _]?proof/i', $message ) === 1 => self::AppSecret,
			in_array( $code, [ 3, 10, 100 ], true ), $code >= 200 && $code <= 299 => self::Permission,
			$code === 1 && str_contains( strtolower( $message ), 'reduce the amount' ) => self::TooMuch,
			default => self::Transient,
		};
	}

	/**
	 * Whether another try in the same minute makes sense.
	 */
	public function is_passing(): bool {
		return in_array( $this, [ self::Transient, self::TooMuch, self::Broken, self::Unreachable ], true );
	}
}
