<?php
/**
 * What may be stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Store\PostFacts;
use Vitrine\Feed\Store\PostPeople;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out of what a network answers what is older than the site keeps, and people who were erased here.
 */
final class Admission {

	/**
	 * A page of posts, without those that are not kept.
	 *
	 * @param PostPage $page   Page.
	 * @param Source   $source Its source.
	 */
	public static function page( PostPage $page, Source $source ): PostPage {
		$since     = Retention::since();
		$is_erased = ErasedNames::test();
		if ( $since === 0 && $is_erased === null ) {
			return $page;
		}
		$young = array_filter(
			$page->posts,
			static fn( RemotePost $post ): bool => $post->published_at >= $since
				|| PostFacts::of( $post->data )['ends_at'] >= time()
		);
		$posts = [];
		foreach ( $young as $post ) {
			if ( $is_erased === null ) {
				$posts[] = $post;
			} elseif ( ! self::is_of_people( $source ) || self::is_unknown( $post->data['author'], $is_erased ) ) {
				$people  = array_values(
					array_filter( $post->data['people'], static fn( string $name ): bool => ! $is_erased( $name ) )
				);
				$data    = [ ...$post->data, 'people' => $people ];
				$shares  = $is_erased( $data['shared']['author'] ?? null );
				$posts[] = new RemotePost(
					$post->network_id,
					$post->published_at,
					$shares ? PostPeople::without_shared( $data ) : $data,
					$shares ? [] : $post->pictures
				);
			}
		}
		// Lists begin with the newest: behind a page that is too old, nothing is young. Files are in any order.
		$is_end = $young === [] && $page->posts !== [] && $source->network !== 'import';
		return new PostPage( $posts, $is_end ? null : $page->after, $page->lacking, $page->memo, $page->is_unchanged );
	}

	/**
	 * Whether people may have written the posts of a source. What an account publishes is the account's own; its other
	 * contents, imports and websites name whoever wrote them. Twin: PersonSearch::posts().
	 *
	 * @param Source $source The source.
	 */
	private static function is_of_people( Source $source ): bool {
		return ! $source->content->is_main() || ! $source->has_token();
	}

	/**
	 * Whether somebody was not erased.
	 *
	 * @param array|null $author    Who.
	 * @param \Closure   $is_erased What tells it of a name.
	 * @phpstan-param array{name: string, ...}|null $author
	 * @phpstan-param \Closure(string|null): bool $is_erased
	 */
	private static function is_unknown( ?array $author, \Closure $is_erased ): bool {
		return $author === null || ! $is_erased( $author['name'] );
	}

	/**
	 * Comments and their replies, without those that are not kept.
	 *
	 * @param RemoteComment[] $comments Comments.
	 * @return list<RemoteComment>
	 */
	public static function comments( array $comments ): array {
		$since     = Retention::since();
		$is_erased = ErasedNames::test();
		return array_values(
			array_filter(
				$comments,
				static fn( RemoteComment $one ): bool => ( $one->published_at === 0 || $one->published_at >= $since )
					&& (
						$is_erased === null
						|| $one->data['author'] !== null && $one->data['author']['is_account']
						|| self::is_unknown( $one->data['author'], $is_erased )
					)
			)
		);
	}
}
