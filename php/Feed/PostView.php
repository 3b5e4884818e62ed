<?php
/**
 * A post as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * Everything a template prints of a post. Twin: PostView in frontend/render/feed/types.ts.
 *
 * @phpstan-import-type Segment from Text
 * @phpstan-import-type Picture from PictureView
 * @phpstan-type LinkView array{url: string, title: string, text: string, host: string, picture: Picture|null}
 */
final class PostView implements \JsonSerializable {

	/** Characters of the text that stand in for a missing alternative text. */
	private const ALT = 120;

	/**
	 * Keeps the fields; see the twin for their meaning.
	 *
	 * @param string $id Id of the row.
	 * @param string|null $url On the network.
	 * @param string $network Network.
	 * @param array{name: string, url: string|null, avatar: array<string, mixed>|null}|null $author Author.
	 * @param array{iso: string, label: string}|null $date Date.
	 * @param array{shown: list<mixed>, rest: list<mixed>, more: string, less: string}|null $text Text.
	 * @param array{pictures: list<array<string, mixed>>, extra: int, video: bool, label: string}|null $media Pictures.
	 * @param array<string, mixed>|null $link The one link.
	 * @param list<array<string, mixed>> $links Several links.
	 * @param list<array{name: string, value: string, label: string}> $counts Counts.
	 * @param string|null $network_label Words of the link to the network.
	 * @phpstan-param array{name: string, url: string|null, avatar: Picture|null}|null $author
	 * @phpstan-param array{shown: list<Segment>, rest: list<Segment>, more: string, less: string}|null $text
	 * @phpstan-param array{pictures: list<Picture>, extra: int, video: bool, label: string}|null $media
	 * @phpstan-param LinkView|null $link
	 * @phpstan-param list<LinkView> $links
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
		public readonly ?string $network_label
	) {}

	/**
	 * Makes the view of a post.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings What is shown.
	 * @param Folder       $folder   Where pictures are.
	 * @param \DateTimeZone $zone     Zone of the site; WordPress takes long to find it for every date.
	 * @param bool         $eager    Whether its pictures are in the first row.
	 */
	public static function of(
		Post $post,
		FeedSettings $settings,
		Folder $folder,
		\DateTimeZone $zone,
		bool $eager
	): self {
		$data    = $post->data;
		$account = $post->account;
		$network = $account['network'];
		$place   = $network === 'instagram' ? 'Instagram' : 'Facebook';
		$links   = $settings->has( 'showLink' ) ? self::links( $post, $settings, $folder, $eager ) : [];
		$date    = (string) wp_date( (string) get_option( 'date_format' ), $post->published_at, $zone );
		return new self(
			(string) $post->id,
			$data['url'],
			$network,
			! $settings->has( 'showAuthor' ) ? null : [
				'name'   => $data['author']['name'] ?? $account['name'],
				'url'    => $data['author'] === null ? $account['link'] : $data['author']['url'],
				'avatar' => $data['author'] === null && $account['picture'] !== null
					? PictureView::avatar( $account['picture'], $folder, $eager )
					: null,
			],
			! $settings->has( 'showDate' ) ? null : [
				'iso'   => gmdate( 'c', $post->published_at ),
				'label' => $date,
			],
			$settings->has( 'showText' ) ? self::text( $post, $settings ) : null,
			$settings->has( 'showMedia' ) ? self::media( $post, $settings, $folder, $eager, $place ) : null,
			count( $links ) === 1 ? $links[0] : null,
			count( $links ) > 1 ? $links : [],
			$settings->has( 'showCounts' ) ? self::counts( $data['counts'] ) : [],
			$settings->has( 'showNetworkLink' ) && $data['url'] !== null
				/* translators: %s: Facebook or Instagram. */
				? sprintf( __( 'View on %s', 'vitrine' ), $place )
				: null
		);
	}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'id'           => $this->id,
			'url'          => $this->url,
			'network'      => $this->network,
			'author'       => $this->author,
			'date'         => $this->date,
			'text'         => $this->text,
			'media'        => $this->media,
			'link'         => $this->link,
			'links'        => $this->links,
			'counts'       => $this->counts,
			'networkLabel' => $this->network_label,
		];
	}

	/**
	 * The text, collapsed at the limit.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings Limit and links.
	 * @return array{shown: list<Segment>, rest: list<Segment>, more: string, less: string}|null
	 */
	private static function text( Post $post, FeedSettings $settings ): ?array {
		if ( $post->data['text'] === '' ) {
			return null;
		}
		[ $shown, $rest ] = Text::cut(
			Text::segments(
				$post->data['text'],
				$post->data['tags'],
				$post->account['network'],
				$settings->has( 'linkHashtags' ),
				$settings->has( 'linkMentions' )
			),
			$settings->text_limit
		);
		return [
			'shown' => $shown,
			'rest'  => $rest,
			'more'  => __( 'See more', 'vitrine' ),
			'less'  => __( 'See less', 'vitrine' ),
		];
	}

	/**
	 * The post's own pictures, as far as they are here.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings Columns.
	 * @param Folder       $folder   Where pictures are.
	 * @param bool         $eager    Whether they are in the first row.
	 * @param string       $place    Name of the network.
	 * @return array{pictures: list<Picture>, extra: int, video: bool, label: string}|null
	 */
	private static function media(
		Post $post,
		FeedSettings $settings,
		Folder $folder,
		bool $eager,
		string $place
	): ?array {
		$images = [];
		for ( $position = 0; $position < RemotePost::PICTURES; $position++ ) {
			$image = $post->images[ $position ] ?? null;
			if ( $image !== null && $image->is_ready() ) {
				$images[] = $image;
			}
		}
		if ( $images === [] ) {
			return null;
		}
		$alt      = self::described( $post );
		$pictures = array_map(
			static fn( Image $image ): array => PictureView::of(
				$image,
				$settings,
				$folder,
				$eager,
				$image->alt === '' ? $alt : $image->alt,
				count( $images ) > 1 ? 2 : 1
			),
			$images
		);
		$what     = match ( $post->data['kind'] ) {
			/* translators: %s: description of the video. */
			'video' => sprintf( __( 'Video: %s', 'vitrine' ), $pictures[0]['alt'] ),
			'album' => sprintf(
				/* translators: 1: number of photos, 2: description of the first one. */
				_n( '%1$s photo: %2$s', '%1$s photos: %2$s', $post->data['total'], 'vitrine' ),
				number_format_i18n( $post->data['total'] ),
				$pictures[0]['alt']
			),
			default => $pictures[0]['alt'],
		};
		return [
			'pictures' => $pictures,
			'extra'    => max( 0, $post->data['total'] - count( $pictures ) ),
			'video'    => $post->data['kind'] === 'video',
			/* translators: 1: what a picture shows, 2: Facebook or Instagram. */
			'label'    => sprintf( __( '%1$s (on %2$s)', 'vitrine' ), $what, $place ),
		];
	}

	/**
	 * The links of the post.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings Columns.
	 * @param Folder       $folder   Where pictures are.
	 * @param bool         $eager    Whether they are in the first row.
	 * @return list<LinkView>
	 */
	private static function links( Post $post, FeedSettings $settings, Folder $folder, bool $eager ): array {
		$links = [];
		foreach ( $post->data['links'] as $index => $link ) {
			$host    = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( $link['url'], PHP_URL_HOST ) );
			$image   = $post->images[ RemotePost::LINK_POSITION + $index ] ?? null;
			$beside  = count( $post->data['links'] ) > 1 ? 3 : 1;
			$links[] = [
				'url'     => $link['url'],
				'title'   => $link['title'] === '' ? $host : $link['title'],
				'text'    => $link['text'],
				'host'    => $host,
				'picture' => $image !== null && $image->is_ready() && $settings->has( 'showMedia' )
					? PictureView::of( $image, $settings, $folder, $eager, '', $beside )
					: null,
			];
		}
		return $links;
	}

	/**
	 * The counts that are not zero, always in the same order.
	 *
	 * @param array<string, int> $counts By name.
	 * @return list<array{name: string, value: string, label: string}>
	 */
	private static function counts( array $counts ): array {
		$shown = [];
		foreach ( [ 'likes', 'comments', 'shares' ] as $name ) {
			$count = $counts[ $name ] ?? 0;
			if ( $count < 1 ) {
				continue;
			}
			$value   = number_format_i18n( $count );
			$shown[] = [
				'name'  => $name,
				'value' => $value,
				'label' => match ( $name ) {
					/* translators: %s: number. */
					'likes'    => sprintf( _n( '%s like', '%s likes', $count, 'vitrine' ), $value ),
					/* translators: %s: number. */
					'comments' => sprintf( _n( '%s comment', '%s comments', $count, 'vitrine' ), $value ),
					/* translators: %s: number. */
					default    => sprintf( _n( '%s share', '%s shares', $count, 'vitrine' ), $value ),
				},
			];
		}
		return $shown;
	}

	/**
	 * What a picture probably shows, where the network does not say.
	 *
	 * @param Post $post The post.
	 */
	private static function described( Post $post ): string {
		$text = trim(
			(string) preg_replace( [ '~https?://\S+~', '/[#＃]\S+/u', '/\s+/u' ], [ '', '', ' ' ], $post->data['text'] )
		);
		if ( $text === '' ) {
			/* translators: %s: name of an account. */
			return sprintf( __( 'Picture by %s', 'vitrine' ), $post->account['name'] );
		}
		$start = Text::start( $text, self::ALT );
		return $start === $text ? $text : rtrim( $start ) . '…';
	}
}
