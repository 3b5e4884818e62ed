<?php
/**
 * A post as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\Kinds\EventTimes;
use Vitrine\Feed\Views\Kinds\EventView;
use Vitrine\Feed\Views\Kinds\ReviewView;
use Vitrine\Feed\Views\Kinds\SharedView;
use Vitrine\Feed\Views\Kinds\TitleView;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of a post. Twin: PostView in frontend/render/feed/types.ts.
 *
 * @phpstan-import-type Picture from PictureView
 * @phpstan-import-type TextParts from TextView
 * @phpstan-import-type Media from MediaView
 * @phpstan-import-type Link from LinkView
 * @phpstan-import-type Share from ShareView
 * @phpstan-import-type Button from ButtonView
 * @phpstan-import-type Count from CountView
 * @phpstan-import-type EventParts from EventView
 * @phpstan-import-type ReviewParts from ReviewView
 * @phpstan-import-type SharedParts from SharedView
 * @phpstan-import-type TitleParts from TitleView
 * @phpstan-import-type Shop from ShopView
 * @phpstan-type Author array{name: string, url: string|null, avatar: Picture|null}
 */
final class PostView implements \JsonSerializable {

	/**
	 * Keeps the fields; see the twin for their meaning.
	 *
	 * @param string $id Id of the row.
	 * @param string|null $url On the network.
	 * @param string $network Network.
	 * @param array{name: string, url: string|null, avatar: array<string, mixed>|null}|null $author Author.
	 * @param array{iso: string, label: string, relative: bool}|null $date Date.
	 * @param array{shown: list<mixed>, rest: list<mixed>, more: string, less: string}|null $text Text.
	 * @param array{pictures: list<array<string, mixed>>, extra: int, video: bool, label: string}|null $media Pictures.
	 * @param array<string, mixed>|null $link The one link.
	 * @param list<array<string, mixed>> $links Several links.
	 * @param list<array<string, mixed>> $counts Counts.
	 * @param array<string, mixed>|null $share Where it can be shared.
	 * @param array{url: string, label: string, calls: bool}|null $button Its button.
	 * @param array{url: string, label: string, internal: bool}|null $shop Where it leads instead of to the network.
	 * @param string|null $network_label Words of the link to the network.
	 * @param int $pictures How many pictures the viewer has of it, 0 = it does not open; only visitors' script asks.
	 * @param list<int> $films Which of these stand for films; only visitors' script asks.
	 * @param bool $plays Whether what is shown of it plays; only visitors' script asks.
	 * @param array<string, mixed>|null $event The event that it is.
	 * @param array<string, mixed>|null $review The review that it is.
	 * @param array<string, mixed>|null $shared The post that it shares.
	 * @param array<string, mixed>|null $title What the album or video is called that it is.
	 * @phpstan-param Author|null $author
	 * @phpstan-param TextParts|null $text
	 * @phpstan-param Media|null $media
	 * @phpstan-param Link|null $link
	 * @phpstan-param list<Link> $links
	 * @phpstan-param Share|null $share
	 * @phpstan-param Button|null $button
	 * @phpstan-param list<Count> $counts
	 * @phpstan-param EventParts|null $event
	 * @phpstan-param ReviewParts|null $review
	 * @phpstan-param SharedParts|null $shared
	 * @phpstan-param TitleParts|null $title
	 * @phpstan-param Shop|null $shop
	 */
	private function __construct(
		public readonly string $id,
		public readonly ?string $url,
		public readonly string $network,
		public readonly ?array $author,
		public readonly ?array $date,
		public readonly ?array $text,
		public readonly ?array $media,
		public readonly ?array $link,
		public readonly array $links,
		public readonly array $counts,
		public readonly ?array $share,
		public readonly ?array $button,
		public readonly ?array $shop,
		public readonly ?string $network_label,
		public readonly int $pictures,
		public readonly array $films,
		public readonly bool $plays,
		public readonly ?array $event = null,
		public readonly ?array $review = null,
		public readonly ?array $shared = null,
		public readonly ?array $title = null
	) {}

	/**
	 * Makes the view of a post.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context What is shown, and how.
	 * @param bool        $eager   Whether its pictures are in the first row.
	 */
	public static function of( Post $post, ViewContext $context, bool $eager ): self {
		$settings = $context->settings;
		$url      = $post->data['url'];
		$network  = $post->account['network'];
		$place    = self::place( $post );
		$shop     = ShopView::of( $post, $settings );
		$media    = MediaView::of( $post, $context, $eager, $place, $shop );
		if ( $settings->layout->is_tile() ) {
			return self::tile( $post, $context, $eager, $media, $shop );
		}
		$links = LinkView::of( $post, $context, $eager );
		return new self(
			id: (string) $post->id,
			url: $url,
			network: $network,
			author: $settings->has( 'showAuthor' ) ? self::author( $post, $context, $eager ) : null,
			// An event says itself when it is.
			date: $settings->has( 'showDate' ) && ! $post->data['undated'] && $post->data['event'] === null
				? self::date( $post, $context )
				: null,
			text: TextView::of( $post, $context ),
			media: $media,
			link: count( $links ) === 1 ? $links[0] : null,
			links: count( $links ) > 1 ? $links : [],
			counts: CountView::of_post( $post, $settings ),
			share: $settings->has( 'showShare' ) && $url !== null
				? ShareView::of( $url, MediaView::described( $post ) )
				: null,
			button: $settings->has( 'showLink' )
				? ButtonView::of( $post ) ?? EventView::button( $post, $context )
				: null,
			shop: $shop,
			network_label: $settings->has( 'showNetworkLink' ) && $url !== null
				/* translators: %s: Facebook, Instagram or the name of a website. */
				? sprintf( __( 'View on %s', 'vitrine' ), $place )
				: null,
			pictures: $settings->opens_viewer() ? self::opened( $post, $media ) : 0,
			films: $settings->opens_viewer() ? PlayerView::films( $post ) : [],
			plays: ( $media['video'] ?? $links !== [] ) && PlayerView::is_of( $post ),
			event: EventView::of( $post, $context ),
			review: ReviewView::of( $post ),
			shared: SharedView::of( $post, $context ),
			title: TitleView::of( $post, $context )
		);
	}

	/**
	 * What the place is called where a post comes from.
	 *
	 * @param Post $post The post.
	 */
	public static function place( Post $post ): string {
		return match ( $post->account['network'] ) {
			'facebook'  => 'Facebook',
			'instagram' => 'Instagram',
			default     => $post->account['name'],
		};
	}

	/**
	 * Makes the view of a post as a tile: one picture, and words without links that come over it.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context What is shown, and how.
	 * @param bool        $eager   Whether its picture is in the first row.
	 * @param array|null  $media   Its picture.
	 * @param array|null  $shop    Where it leads instead of to the network.
	 * @phpstan-param Media|null $media
	 * @phpstan-param Shop|null $shop
	 */
	private static function tile(
		Post $post,
		ViewContext $context,
		bool $eager,
		?array $media,
		?array $shop
	): self {
		$settings = $context->settings;
		return new self(
			id: (string) $post->id,
			url: $post->data['url'],
			network: $post->account['network'],
			author: $settings->has( 'overlayAuthor' )
				? [ ...self::author( $post, $context, $eager ), 'url' => null, 'avatar' => null ]
				: null,
			date: $settings->has( 'overlayDate' ) && ! $post->data['undated']
				? self::date( $post, $context )
				: null,
			// A post without a picture is its words.
			text: $media === null || $settings->has( 'overlayText' ) ? TextView::beginning( $post ) : null,
			media: $media,
			link: null,
			links: [],
			counts: $settings->has( 'overlayCounts' ) ? CountView::of( $post->data['counts'] ) : [],
			share: null,
			button: null,
			shop: $shop,
			network_label: null,
			// The picture of a page that is shared is none of the post's.
			pictures: $settings->opens_viewer() && $post->data['total'] > 0 ? self::opened( $post, $media ) : 0,
			films: $settings->opens_viewer() ? PlayerView::films( $post ) : [],
			plays: ( $media['video'] ?? false ) && PlayerView::is_of( $post )
		);
	}

	/**
	 * How many pictures of the post the viewer has. What is kept of an album beyond what is shown is not looked up for
	 * a page. The poster of what cannot be played is nothing to open.
	 *
	 * @param Post       $post  The post.
	 * @param array|null $media What is shown.
	 * @phpstan-param Media|null $media
	 */
	private static function opened( Post $post, ?array $media ): int {
		return $media === null || $media['video'] && ! PlayerView::is_of( $post )
			? 0
			: max( count( $media['pictures'] ), min( $post->data['total'], RemotePost::KEPT_PICTURES ) );
	}

	/**
	 * Whose post it is.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Where pictures are.
	 * @param bool        $eager   Whether the picture is in the first row.
	 * @return Author
	 */
	private static function author( Post $post, ViewContext $context, bool $eager ): array {
		$author  = $post->data['author'];
		$account = $post->account;
		if ( $post->data['review'] !== null ) {
			return [ 'name' => ReviewView::reviewer( $post ), 'url' => null, 'avatar' => null ];
		}
		return [
			'name'   => $author['name'] ?? $account['name'],
			'url'    => $author === null ? $account['link'] : $author['url'],
			'avatar' => $author === null && $account['picture'] !== null
				? PictureView::avatar( $account['picture'], $context, $eager )
				: null,
		];
	}

	/**
	 * When it was written; of an event, when it is.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Zone and format.
	 * @return array{iso: string, label: string, relative: bool} `relative`: the browser says how long ago it was.
	 */
	private static function date( Post $post, ViewContext $context ): array {
		if ( $post->data['event'] !== null ) {
			return [
				...EventTimes::of( $post->data['event'], $context, time() )->start(),
				'relative' => false,
			];
		}
		return [
			'iso'   => gmdate( 'c', $post->published_at ),
			'label' => (string) wp_date( $context->date_format, $post->published_at, $context->zone ),
			'relative' => $context->settings->is_relative,
		];
	}

	/**
	 * Whether it has a picture, its own or of a link. Twin: hasPictures() in frontend/render/feed/layout/highlight.ts.
	 */
	public function has_pictures(): bool {
		$linked = array_column( [ ...$this->links, ...( $this->link === null ? [] : [ $this->link ] ) ], 'picture' );
		return $this->media !== null || array_filter( $linked ) !== [];
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		$shown = get_object_vars( $this );
		unset( $shown['network_label'], $shown['pictures'], $shown['films'], $shown['plays'] );
		foreach ( [ 'event', 'review', 'shared', 'title' ] as $rare ) {
			if ( $shown[ $rare ] === null ) {
				unset( $shown[ $rare ] );
			}
		}
		return [ ...$shown, 'networkLabel' => $this->network_label ];
	}
}
