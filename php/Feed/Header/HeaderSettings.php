<?php
/**
 * What stands above the posts of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Header;

defined( 'ABSPATH' ) || exit;

/**
 * The header, and Facebook's box of a page.
 */
final class HeaderSettings {

	/**
	 * Keeps the fields.
	 *
	 * @param bool   $is_shown  Whether there is a header.
	 * @param string $tag       Element of the name: `p`, or `h2` to `h6`.
	 * @param bool   $cover     Whether it has the cover.
	 * @param bool   $picture   Whether it has the picture of the account.
	 * @param bool   $counts    Whether it has posts, likes and followers.
	 * @param bool   $bio       Whether it has what the account says of itself.
	 * @param bool   $follow    Whether it has a link to follow the account.
	 * @param bool   $box       Whether Facebook's box of the page is shown.
	 * @param int    $box_width Greatest width of that, px.
	 */
	private function __construct(
		public readonly bool $is_shown,
		public readonly string $tag,
		public readonly bool $cover,
		public readonly bool $picture,
		public readonly bool $counts,
		public readonly bool $bio,
		public readonly bool $follow,
		public readonly bool $box,
		public readonly int $box_width
	) {}

	/**
	 * Picks them out of all.
	 *
	 * @param array<string, mixed> $read Attributes within their bounds.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	public static function of( array $read ): self {
		return new self(
			$read['showHeader'],
			$read['headerTag'],
			$read['headerCover'],
			$read['headerPicture'],
			$read['headerCounts'],
			$read['headerBio'],
			$read['headerFollow'],
			$read['likesBox'],
			$read['likesBoxWidth']
		);
	}

	/**
	 * Style sheets that the header needs besides the block's own.
	 *
	 * @return list<string>
	 */
	public function sheets(): array {
		return $this->is_shown ? [ 'header' ] : [];
	}
}
