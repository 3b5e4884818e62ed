<?php
/**
 * A feed as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Header\HeaderView;
use Vitrine\Feed\Header\LikesBoxView;
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of a feed. Twin: FeedView in frontend/render/feed/types.ts.
 */
final class FeedView implements \JsonSerializable {

	/**
	 * Names of a carousel's buttons.
	 *
	 * @var array{pause: string, previous: string, next: string}|null
	 */
	public readonly ?array $carousel;

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
	 * @param array<int, string> $keys      Ids on the network by id of the post, for the canvas.
	 * @param list<string>    $sheets       Style sheets that its posts need, by the end of their names.
	 * @param array<string, mixed> $events  Events of the page for search engines.
	 * @param HeaderView|null   $header     Whose posts they are.
	 * @param LikesBoxView|null $likes_box  Facebook's box of the page.
	 * @param PagesView|null    $pages      Its pages, where they are numbered.
	 */
	public function __construct(
		public readonly FeedSettings $settings,
		public readonly array $posts,
		public readonly ?string $next,
		public readonly ?string $next_phone,
		public readonly string $more_label,
		public readonly string $end_text,
		public readonly array $records = [],
		public readonly array $keys = [],
		public readonly array $sheets = [],
		public readonly array $events = [],
		public readonly ?HeaderView $header = null,
		public readonly ?LikesBoxView $likes_box = null,
		public readonly ?PagesView $pages = null
	) {
		$this->carousel = $settings->layout->layout === 'carousel'
			? [
				'pause'    => __( 'Pause slideshow', 'vitrine' ),
				'previous' => __( 'Previous slide', 'vitrine' ),
				'next'     => __( 'Next slide', 'vitrine' ),
			]
			: null;
	}

	/**
	 * Whether something of it plays, or may among later posts.
	 */
	public function may_play(): bool {
		return $this->next !== null
			|| $this->next_phone !== null
			|| $this->has_pages()
			|| array_filter( $this->posts, static fn( PostView $post ): bool => $post->plays ) !== [];
	}

	/**
	 * Whether it has more than one numbered page.
	 *
	 * @phpstan-assert-if-true !null $this->pages
	 */
	public function has_pages(): bool {
		return $this->pages !== null && $this->pages->count > 1;
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			...$this->settings->layout->attributes(),
			'number'      => $this->settings->query->number,
			'numberPhone' => $this->settings->query->number_phone,
			'posts'       => $this->posts,
			...( $this->carousel === null ? [] : [ 'carousel' => $this->carousel ] ),
			...( $this->header === null ? [] : [ 'header' => $this->header ] ),
			...( $this->likes_box === null ? [] : [ 'likesBox' => $this->likes_box ] ),
			'more'        => $this->next === null && $this->next_phone === null
				? null
				: [ 'label' => $this->more_label ],
			...( $this->has_pages() ? [ 'pages' => $this->pages ] : [] ),
			'endText'     => $this->end_text,
		];
	}
}
