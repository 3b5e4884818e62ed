<?php
/**
 * Where the network is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Http;

use Vitrine\Support\PictureHosts;

defined( 'ABSPATH' ) || exit;

/**
 * The two base addresses and what may be fetched from anywhere else.
 */
final class Origins implements PictureHosts {

	private const FACEBOOK  = 'https://graph.facebook.com';
	private const INSTAGRAM = 'https://graph.instagram.com';

	/** Hosts that serve the networks' pictures. */
	private const PICTURE_HOSTS = [ 'fbcdn.net', 'fbsbx.com', 'cdninstagram.com' ];

	/**
	 * Keeps the addresses.
	 *
	 * @param string $facebook  Base address of the Graph API, without a slash at its end.
	 * @param string $instagram Base address of the Instagram API.
	 */
	public function __construct(
		public readonly string $facebook = self::FACEBOOK,
		public readonly string $instagram = self::INSTAGRAM
	) {}

	/**
	 * The addresses of this site: the constants of wp-config.php, or Meta's.
	 */
	public static function of_site(): self {
		return new self(
			defined( 'VITRINE_GRAPH_URL' ) && VITRINE_GRAPH_URL !== ''
				? untrailingslashit( VITRINE_GRAPH_URL )
				: self::FACEBOOK,
			defined( 'VITRINE_INSTAGRAM_GRAPH_URL' ) && VITRINE_INSTAGRAM_GRAPH_URL !== ''
				? untrailingslashit( VITRINE_INSTAGRAM_GRAPH_URL )
				: self::INSTAGRAM
		);
	}

	/**
	 * Where tokens and secrets of a network are sent: what they are sealed for.
	 *
	 * @param string $network One of Networks::NAMES.
	 */
	public function address( string $network ): string {
		return $network === 'instagram' ? "{$this->instagram} {$this->facebook}" : $this->facebook;
	}

	/**
	 * Where people of Facebook are asked whether an app may read their pages. Beside a Graph API elsewhere there is a
	 * dialog of its own.
	 *
	 * @param string $version Version of the Graph API.
	 */
	public function facebook_dialog( string $version ): string {
		return ( $this->facebook === self::FACEBOOK ? 'https://www.facebook.com' : $this->facebook )
			. "/{$version}/dialog/oauth";
	}

	/**
	 * Where people of Instagram are asked.
	 */
	public function instagram_dialog(): string {
		return ( $this->instagram === self::INSTAGRAM ? 'https://www.instagram.com' : $this->instagram )
			. '/oauth/authorize';
	}

	/**
	 * Where Instagram gives a token for the code of its dialog.
	 */
	public function instagram_codes(): string {
		return ( $this->instagram === self::INSTAGRAM ? 'https://api.instagram.com' : $this->instagram )
			. '/oauth/access_token';
	}

	/**
	 * Whether an address is one of the Graph API, which takes proofs of the app secret.
	 *
	 * @param string $url Absolute address.
	 */
	public function takes_proof( string $url ): bool {
		return str_starts_with( $url, "{$this->facebook}/" ) && ! str_starts_with( $url, "{$this->instagram}/" );
	}

	/**
	 * Whether an address has the origin of one of the two base addresses.
	 *
	 * @param string $url Absolute address.
	 */
	public function is_trusted( string $url ): bool {
		$origin = self::origin( $url );
		return $origin !== null
			&& in_array( $origin, [ self::origin( $this->facebook ), self::origin( $this->instagram ) ], true );
	}

	/**
	 * Whether an address may be a private one: that of a network which wp-config.php has elsewhere than at Meta.
	 *
	 * @param string $url Absolute address.
	 */
	public function may_be_private( string $url ): bool {
		return $this->is_trusted( $url )
			&& ! in_array(
				self::origin( $url ),
				[ self::origin( self::FACEBOOK ), self::origin( self::INSTAGRAM ) ],
				true
			);
	}

	/**
	 * Whether a picture may be fetched from here: HTTPS from the networks' picture hosts, or the trusted origins.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_picture( string $url ): bool {
		if ( $this->is_trusted( $url ) ) {
			return true;
		}
		$parts = wp_parse_url( $url );
		if (
			! is_array( $parts )
			|| ( $parts['scheme'] ?? '' ) !== 'https'
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] )
			|| ! in_array( $parts['port'] ?? 443, [ 443 ], true )
		) {
			return false;
		}
		$host = strtolower( $parts['host'] ?? '' );
		foreach ( self::PICTURE_HOSTS as $allowed ) {
			if ( $host === $allowed || str_ends_with( $host, '.' . $allowed ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether browsers may fetch a film from here: from the hosts of the networks' pictures, not from their API; no
	 * address that holds a token.
	 *
	 * @param string $url Absolute address.
	 */
	public function allows_film( string $url ): bool {
		return ! str_contains( $url, 'access_token' )
			&& ( $this->is_trusted( $url ) ? $this->may_be_private( $url ) : $this->allows_picture( $url ) );
	}

	/**
	 * Scheme, host and port of an address, or null when it is none.
	 *
	 * @param string $url Address.
	 */
	private static function origin( string $url ): ?string {
		$parts = wp_parse_url( $url );
		if (
			! is_array( $parts )
			|| ! isset( $parts['scheme'], $parts['host'] )
			|| isset( $parts['user'] )
			|| isset( $parts['pass'] )
		) {
			return null;
		}
		$scheme = strtolower( $parts['scheme'] );
		if ( $scheme !== 'http' && $scheme !== 'https' ) {
			return null;
		}
		return $scheme . '://' . strtolower( $parts['host'] ) . ':'
			. ( $parts['port'] ?? ( $scheme === 'https' ? 443 : 80 ) );
	}
}
