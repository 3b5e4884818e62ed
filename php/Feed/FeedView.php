<?php
/**
 * A feed as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of a feed. Twin: FeedView in frontend/render/feed/types.ts.
 */
final class FeedView implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param FeedSettings    $settings     Layout, columns, numbers.
	 * @param PostView[]      $posts        Posts.
	 * @param string|null     $next         Cursor after the posts of a page on wide screens, null at the end.
	 * @param string|null     $next_phone   The same on phones; null when both are the same, or at the end.
	 * @param string          $more_label   Words of the button.
	 * @param string          $end_text     Words at the end.
	 * @param array<int, mixed> $records    Resized-image records by id of the post, for the answer of Load more.
	 */
	public function __construct(
		public readonly FeedSettings $settings,
		public readonly array $posts,
		public readonly ?string $next,
		public readonly ?string $next_phone,
		public readonly string $more_label,
		public readonly string $end_text,
		public readonly array $records = []
	) {}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'layout'        => $this->settings->layout,
			'columnsBy'     => $this->settings->columns_by,
			'columns'       => $this->settings->columns,
			'columnsTablet' => $this->settings->columns_tablet,
			'columnsPhone'  => $this->settings->columns_phone,
			'number'        => $this->settings->number,
			'numberPhone'   => $this->settings->number_phone,
			'posts'         => $this->posts,
			'more'          => $this->next === null && $this->next_phone === null
				? null
				: [ 'label' => $this->more_label ],
			'endText'       => $this->end_text,
		];
	}
}
