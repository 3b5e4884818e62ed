<?php
/**
 * A shortcode that was read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

defined( 'ABSPATH' ) || exit;

/**
 * What it becomes, and what of it does nothing.
 */
final class ReadShortcode {

	/**
	 * Keeps the fields.
	 *
	 * @param string               $tag            Name of the shortcode.
	 * @param array<string, mixed> $attributes     Attributes of the block; without `source` where no such account is
	 *                                             connected.
	 * @param list<string>         $without_effect Names of attributes that do nothing.
	 */
	public function __construct(
		public readonly string $tag,
		public readonly array $attributes,
		public readonly array $without_effect
	) {}

	/**
	 * Whether the account that it names is connected.
	 */
	public function is_connected(): bool {
		return isset( $this->attributes['source'] );
	}
}
