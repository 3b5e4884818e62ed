<?php
/**
 * Plugins that feeds can be taken over from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Compat\SocialFeed\FacebookShortcode;
use Vitrine\Compat\SocialFeed\InstagramShortcode;

defined( 'ABSPATH' ) || exit;

/**
 * Each by the name of its shortcode, which is its slug as well. Paid versions keep their rows in the same tables.
 */
enum FeedPlugin: string {

	case Facebook  = FacebookShortcode::TAG;
	case Instagram = InstagramShortcode::TAG;

	/**
	 * What it is called.
	 */
	public function title(): string {
		return match ( $this ) {
			self::Facebook  => 'Custom Facebook Feed (Smash Balloon)',
			self::Instagram => 'Instagram Feed (Smash Balloon)',
		};
	}

	/**
	 * The network of its accounts.
	 */
	public function network(): string {
		return match ( $this ) {
			self::Facebook  => 'facebook',
			self::Instagram => 'instagram',
		};
	}

	/**
	 * How the names of its tables and of its newer options begin.
	 */
	public function prefix(): string {
		return match ( $this ) {
			self::Facebook  => 'cff',
			self::Instagram => 'sbi',
		};
	}

	/**
	 * The option with the settings of the site.
	 */
	public function site_option(): string {
		return match ( $this ) {
			self::Facebook  => 'cff_style_settings',
			self::Instagram => 'sb_instagram_settings',
		};
	}

	/**
	 * The attribute of its shortcode that names accounts.
	 */
	public function account_attribute(): string {
		return match ( $this ) {
			self::Facebook  => FacebookShortcode::ACCOUNT[0],
			self::Instagram => InstagramShortcode::ACCOUNT[0],
		};
	}

	/**
	 * Whether it runs: then it shows its shortcodes itself.
	 */
	public function is_active(): bool {
		return defined( strtoupper( $this->prefix() ) . 'VER' );
	}
}
