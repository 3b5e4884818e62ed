<?php
/**
 * A document of a website.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

defined( 'ABSPATH' ) || exit;

/**
 * What a website answered.
 */
final class WebDocument {

	/**
	 * Keeps it.
	 *
	 * @param string                $url          Where it was found, after redirects.
	 * @param string                $body         Its text, as it came; empty when it is unchanged.
	 * @param string                $type         Media type in small letters, without parameters.
	 * @param string                $charset      Character set that the answer names, or empty.
	 * @param array<string, string> $validators   Headers that ask for it only if it has changed.
	 * @param bool                  $is_unchanged Whether it is as it was when the validators were given.
	 */
	public function __construct(
		public readonly string $url,
		public readonly string $body,
		public readonly string $type,
		public readonly string $charset = '',
		public readonly array $validators = [],
		public readonly bool $is_unchanged = false
	) {}
}
