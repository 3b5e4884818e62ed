<?php
/**
 * What somebody wrote, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Text;
use Vitrine\Feed\Views\Kinds\ReviewView;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Collapsed at the limit.
 *
 * @phpstan-import-type Segment from Text
 * @phpstan-import-type Tag from RemotePost
 * @phpstan-type TextParts array{shown: list<Segment>, rest: list<Segment>, more: string, less: string}
 */
final class TextView {

	/** Characters of a text that a tile has room for. */
	private const BEGINNING = 160;

	/**
	 * The text, collapsed at the limit.
	 *
	 * @param Post        $post    The post.
	 * @param ViewContext $context Limit and links.
	 * @return TextParts|null
	 */
	public static function of( Post $post, ViewContext $context ): ?array {
		return ! $context->settings->has( 'showText' ) || $post->data['text'] === ''
			? null
			: self::folded( $post->data['text'], $post->data['tags'], $post, $context );
	}

	/**
	 * A text of a post, with its links, collapsed at the limit.
	 *
	 * @param string      $text    Text.
	 * @param array       $tags    Accounts that it mentions.
	 * @param Post        $post    The post.
	 * @param ViewContext $context Limit and links.
	 * @phpstan-param list<Tag> $tags
	 * @return TextParts
	 */
	public static function folded( string $text, array $tags, Post $post, ViewContext $context ): array {
		$settings         = $context->settings;
		[ $shown, $rest ] = Text::cut(
			Text::segments(
				$text,
				$tags,
				$post->account['network'],
				$settings->has( 'linkHashtags' ),
				$settings->has( 'linkMentions' )
			),
			$settings->layout->fold( $settings->text_limit )
		);
		return [
			'shown' => $shown,
			'rest'  => $rest,
			'more'  => __( 'See more', 'vitrine' ),
			'less'  => __( 'See less', 'vitrine' ),
		];
	}

	/**
	 * The beginning of the text for a tile, where nothing is a link, or the name of an event; else what is shared, or
	 * whose post it is.
	 *
	 * @param Post $post The post.
	 * @return TextParts
	 */
	public static function beginning( Post $post ): array {
		$data  = $post->data;
		$said  = [
			$data['event']['name'] ?? '',
			trim( "{$data['title']} {$data['text']}" ),
			$data['links'][0]['title'] ?? '',
			$data['shared']['text'] ?? '',
			ReviewView::of( $post )['label'] ?? '',
			$post->account['name'],
		];
		$words = array_map(
			static fn( string $one ): string => trim( (string) preg_replace( '/\s+/u', ' ', $one ) ),
			$said
		);
		$words = array_values( array_filter( $words, static fn( string $one ): bool => $one !== '' ) )[0] ?? '';
		$start = Text::start( $words, self::BEGINNING );
		return [
			'shown' => [ $start === $words ? $words : rtrim( $start ) . '…' ],
			'rest'  => [],
			'more'  => '',
			'less'  => '',
		];
	}
}
