<?php
/**
 * What a token tells of itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * Recognizes access tokens by how they begin and by their letters, before they are sent. Twin:
 * admin/settings/connect/token.ts.
 */
final class Token {

	/** How tokens begin: those of Instagram Login, and those of Facebook Login. */
	private const BEGINNINGS = [ 'IG' => 'instagram', 'EA' => 'facebook' ];

	/** A token that begins otherwise has at least so many letters: the networks may change how they begin. */
	private const MIN_LENGTH = 20;

	/**
	 * Whether a text can be an access token at all.
	 *
	 * @param string $text What was pasted.
	 */
	public static function is_one( #[\SensitiveParameter] string $text ): bool {
		return preg_match( '/^[A-Za-z0-9_.-]+$/D', $text ) === 1
			&& ( self::network( $text ) !== null || strlen( $text ) >= self::MIN_LENGTH );
	}

	/**
	 * The network that made a token.
	 *
	 * @param string $token The token.
	 * @return string|null One of Networks::NAMES, null when it does not tell.
	 */
	public static function network( #[\SensitiveParameter] string $token ): ?string {
		return self::BEGINNINGS[ substr( $token, 0, 2 ) ] ?? null;
	}

	/**
	 * Whether a network may take a token. Accounts of Instagram can be read with tokens of Facebook, too, through the
	 * pages that they belong to.
	 *
	 * @param string $token   The token.
	 * @param string $network One of Networks::NAMES.
	 */
	public static function fits( #[\SensitiveParameter] string $token, string $network ): bool {
		return $network !== 'facebook' || self::network( $token ) !== 'instagram';
	}
}
