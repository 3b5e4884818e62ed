<?php
/**
 * Feeds that are saved as shortcodes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed;

use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Feed\FeedBlock;
use Vitrine\Sealed\StoredBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks that stand for shortcodes: where one names a feed that was imported, those of its pattern.
 */
final class SavedShortcodes {

	/**
	 * Patterns that are being read: one may have a shortcode that names it.
	 *
	 * @var array<int, true>
	 */
	private static array $reading = [];

	/**
	 * Keeps its helpers.
	 *
	 * @param Shortcodes       $shortcodes Reads shortcodes.
	 * @param ImportedPatterns $imported   Finds patterns.
	 */
	public function __construct(
		private readonly Shortcodes $shortcodes,
		private readonly ImportedPatterns $imported
	) {}

	/**
	 * Attributes of the blocks in a content.
	 *
	 * @param string $tag     Name of the shortcodes.
	 * @param string $content Content.
	 * @return list<array<mixed>>
	 */
	public function in( string $tag, string $content ): array {
		$found = [];
		foreach ( ShortcodeText::all( $content, $tag ) as $given ) {
			array_push( $found, ...$this->of( $tag, $given['attributes'] ) );
		}
		return $found;
	}

	/**
	 * Attributes of the blocks that one shortcode stands for: as it is shown, and as it will be once the content that
	 * it names is kept here.
	 *
	 * @param string       $tag   Its name.
	 * @param array<mixed> $given Its attributes, possibly hostile.
	 * @return list<array<mixed>>
	 */
	public function of( string $tag, array $given ): array {
		$pattern = $this->imported->named( $tag, $given );
		if ( $pattern !== null ) {
			return $this->of_pattern( $pattern );
		}
		$shown  = $this->shortcodes->read( $tag, $given )->attributes;
		$wanted = $this->shortcodes->read( $tag, $given, true )->attributes;
		return match ( true ) {
			! isset( $shown['source'] ) => [],
			$shown === $wanted => [ $shown ],
			default => [ $shown, $wanted ],
		};
	}

	/**
	 * Attributes of the blocks in a pattern.
	 *
	 * @param \WP_Post $pattern Pattern.
	 * @return list<array<mixed>>
	 */
	private function of_pattern( \WP_Post $pattern ): array {
		$is_open = $pattern->post_status === 'publish' && $pattern->post_password === '';
		if ( ! $is_open || isset( self::$reading[ $pattern->ID ] ) ) {
			return [];
		}
		self::$reading[ $pattern->ID ] = true;
		try {
			$blocks = StoredBlocks::within( [ $pattern->post_content ], FeedBlock::NAME );
			return iterator_to_array( $blocks, false );
		} finally {
			unset( self::$reading[ $pattern->ID ] );
		}
	}
}
