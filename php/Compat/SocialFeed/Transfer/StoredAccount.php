<?php
/**
 * An account that another plugin has stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Its token stays as the plugin has stored it until it is needed.
 */
final class StoredAccount {

	/**
	 * Keeps the fields.
	 *
	 * @param string $id       Id on the network; of old pages the name in their address.
	 * @param string $name     Name to show.
	 * @param bool   $is_group Whether it is a Facebook group, which no token reads any more.
	 * @param string $token    Token as it is stored.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly bool $is_group,
		#[\SensitiveParameter] private readonly string $token
	) {}

	/**
	 * Its token.
	 *
	 * @param FeedPlugin $plugin Whose it is.
	 * @return string|null Null where it does not open.
	 */
	public function token( FeedPlugin $plugin ): ?string {
		return StoredToken::open( $plugin, $this->token );
	}

	/**
	 * Whether the network knows it by that id.
	 */
	public function has_network_id(): bool {
		return ctype_digit( $this->id );
	}
}
