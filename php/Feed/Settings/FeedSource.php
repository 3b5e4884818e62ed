<?php
/**
 * A source of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

use Vitrine\Graph\Content;

defined( 'ABSPATH' ) || exit;

/**
 * An account, and what of it is shown.
 */
final class FeedSource {

	/**
	 * Keeps the fields.
	 *
	 * @param int     $source  Row of the account.
	 * @param Content $content What of it.
	 */
	public function __construct( public readonly int $source, public readonly Content $content ) {}

	/**
	 * Those that attributes name.
	 *
	 * @param list<array{source: int, content?: string, contentItem?: string}> $named Attributes within their bounds.
	 * @return list<self> Each once; without those that cannot be.
	 */
	public static function all( array $named ): array {
		$sources = [];
		foreach ( $named as $one ) {
			$kind    = $one['content'] ?? Content::POSTS;
			// What was chosen of a content stays in the block when the content is another one.
			$content = Content::of( $kind, Content::KINDS[ $kind ] === '' ? '' : $one['contentItem'] ?? '' );
			if ( $content !== null && $one['source'] !== 0 ) {
				$key               = "{$one['source']} {$content->kind} {$content->key()}";
				$sources[ $key ] ??= new self( $one['source'], $content );
			}
		}
		return array_values( $sources );
	}
}
