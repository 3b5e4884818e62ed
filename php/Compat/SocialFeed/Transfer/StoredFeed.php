<?php
/**
 * A feed that another plugin has stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Compat\SocialFeed\FacebookShortcode;
use Vitrine\Compat\SocialFeed\InstagramShortcode;
use Vitrine\Compat\SocialFeed\ShortcodeValues;
use Vitrine\Compat\SocialFeed\Transfer\Settings\FacebookFeedSettings;
use Vitrine\Compat\SocialFeed\Transfer\Settings\InstagramFeedSettings;
use Vitrine\Compat\SocialFeed\Transfer\Settings\UsualValues;
use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Its settings are named as the attributes of its shortcode are: that is how they are read.
 */
final class StoredFeed {

	/** Id of the settings for shortcodes that name no feed. */
	public const LEGACY = 'legacy';

	/**
	 * Keeps the fields.
	 *
	 * @param FeedPlugin            $plugin   Whose it is.
	 * @param string                $id       Its id there.
	 * @param string                $name     Name to show.
	 * @param array<string, string> $given    Attributes of the shortcode, without accounts.
	 * @param list<string>          $accounts Ids of its accounts.
	 */
	public function __construct(
		public readonly FeedPlugin $plugin,
		public readonly string $id,
		public readonly string $name,
		public readonly array $given,
		public readonly array $accounts
	) {}

	/**
	 * Reads one.
	 *
	 * @param FeedPlugin $plugin Whose it is.
	 * @param string     $id     Its id there.
	 * @param string     $name   Its name there.
	 * @param mixed      $stored Its settings, possibly hostile.
	 * @return self|null Null where they are damaged.
	 */
	public static function of( FeedPlugin $plugin, string $id, string $name, mixed $stored ): ?self {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$is_facebook = $plugin === FeedPlugin::Facebook;
		$name        = Field::line( $name );
		return new self(
			$plugin,
			$id,
			$name === '' ? $plugin->title() . " {$id}" : $name,
			$is_facebook ? FacebookFeedSettings::given( $stored ) : InstagramFeedSettings::given( $stored ),
			$is_facebook ? FacebookFeedSettings::accounts( $stored ) : InstagramFeedSettings::accounts( $stored )
		);
	}

	/**
	 * Attributes of the block, but for its source.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		return $this->read( new ShortcodeValues( $this->given ) );
	}

	/**
	 * Settings that say something, and have no effect in the block.
	 *
	 * @return list<string>
	 */
	public function without_effect(): array {
		$values = new ShortcodeValues( $this->given );
		$this->read( $values );
		return array_values(
			array_filter(
				$values->without_effect(),
				fn( string $name ): bool => ! UsualValues::has( $name, $this->given[ $name ] )
			)
		);
	}

	/**
	 * Reads the settings.
	 *
	 * @param ShortcodeValues $values Values.
	 * @return array<string, mixed>
	 */
	private function read( ShortcodeValues $values ): array {
		return $this->plugin === FeedPlugin::Facebook
			? FacebookShortcode::read( $values )
			: InstagramShortcode::read( $values );
	}
}
