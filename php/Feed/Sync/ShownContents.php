<?php
/**
 * Contents that pages show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Contents\ContentsFull;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Graph\Content;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\FreshOption;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which contents are to be kept up: when a feed is saved, and once a day for all feeds that are saved. What a
 * published feed shows and no row has yet gets one. Page views read only.
 */
final class ShownContents {

	/** Option: when all saved feeds were last looked through, and the post to go on with while that is under way. */
	public const OPTION = 'vitrine_contents_noted';

	private const BLOCK = 'vitrine/social-feed';

	/** Statuses of posts that somebody who may publish has published. */
	private const PUBLISHED = [ 'publish', 'future', 'private' ];

	/** Seconds between two passes. */
	private const EVERY = DAY_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources      $sources  The sources.
	 * @param Contents     $contents Their contents.
	 * @param StoredBlocks $blocks   What is saved.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Contents $contents,
		private readonly StoredBlocks $blocks
	) {}

	/**
	 * Notes what a saved post shows.
	 *
	 * @param mixed $post Post.
	 * @return bool Whether a content was made, which is to be fetched.
	 */
	public function saved( mixed $post ): bool {
		if ( ! $post instanceof \WP_Post || in_array( $post->post_status, StoredBlocks::UNUSED, true ) ) {
			return false;
		}
		$made = false;
		foreach ( StoredBlocks::within( [ $post->post_content ], self::BLOCK ) as $attributes ) {
			$made = $this->note( $attributes, in_array( $post->post_status, self::PUBLISHED, true ) ) || $made;
		}
		return $made;
	}

	/**
	 * Notes what widgets show.
	 *
	 * @return bool Whether a content was made.
	 */
	public function widgets_saved(): bool {
		$made = false;
		foreach ( StoredBlocks::within( StoredBlocks::widgets(), self::BLOCK ) as $attributes ) {
			$made = $this->note( $attributes, true ) || $made;
		}
		return $made;
	}

	/**
	 * Notes what all saved feeds show, once a day. What there is no time for is for the next call.
	 *
	 * @param float $until `microtime( true )` after which no further post is looked at.
	 */
	public function note_saved( float $until = INF ): void {
		FreshOption::refresh( self::OPTION );
		[ $noted_at, $from ] = self::noted();
		if ( $from === null && $noted_at > time() - self::EVERY && $noted_at <= time() ) {
			return;
		}
		$last  = null;
		$feeds = $this->blocks->everywhere( self::BLOCK, '"content"', $from ?? PHP_INT_MAX );
		foreach ( $feeds as $post => $attributes ) {
			if ( $last !== null && $post !== $last && microtime( true ) >= $until ) {
				update_option( self::OPTION, [ $noted_at, $post ], false );
				return;
			}
			$last = $post;
			$this->note(
				$attributes,
				$post === 0 || in_array( get_post_status( $post ), self::PUBLISHED, true )
			);
		}
		update_option( self::OPTION, [ time(), null ], false );
	}

	/**
	 * Lets the next refresh look through all saved feeds: an account has come whose contents they may show.
	 */
	public static function look_again(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Whether no page has shown a content for so long that it is not kept up any more; sure only while feeds are looked
	 * through.
	 *
	 * @param Source $source The source.
	 */
	public function is_unused( Source $source ): bool {
		return $this->contents->is_unused( $source ) && self::noted()[0] > time() - 2 * self::EVERY;
	}

	/**
	 * When all saved feeds were last looked through, and the post to go on with.
	 *
	 * @return array{int, int|null}
	 */
	private static function noted(): array {
		$noted = get_option( self::OPTION, [] );
		$noted = is_array( $noted ) ? $noted : [];
		return [
			is_int( $noted[0] ?? null ) ? $noted[0] : 0,
			is_int( $noted[1] ?? null ) ? $noted[1] : null,
		];
	}

	/**
	 * Notes what a feed shows: its own content, and those of the others that are merged into it.
	 *
	 * @param array<mixed> $attributes As they are stored.
	 * @param bool         $may_make   Whether a content that is not there yet may be made.
	 * @return bool Whether one was made.
	 */
	private function note( array $attributes, bool $may_make ): bool {
		$others = is_array( $attributes['others'] ?? null ) ? $attributes['others'] : [];
		$made   = false;
		foreach ( [ $attributes, ...array_slice( $others, 0, 9 ) ] as $part ) {
			$made = is_array( $part ) && $this->note_one( $part, $may_make ) || $made;
		}
		return $made;
	}

	/**
	 * Notes one content.
	 *
	 * @param array<mixed> $part     With `source`, `content`, `contentItem`.
	 * @param bool         $may_make Whether it may be made.
	 * @return bool Whether it was made.
	 */
	private function note_one( array $part, bool $may_make ): bool {
		$kind    = $part['content'] ?? null;
		$item    = $part['contentItem'] ?? '';
		$content = is_string( $kind ) && is_string( $item ) ? Content::of( $kind, $item ) : null;
		$id      = $part['source'] ?? null;
		$account = $content === null || $content->is_main() || ! is_int( $id ) ? null : $this->sources->get( $id );
		if ( $content === null || $account === null || ! $account->is_account() ) {
			return false;
		}
		$known = $this->contents->find( $account, $content );
		if ( $known !== null ) {
			$this->contents->note( $known );
			return false;
		}
		if ( ! $may_make || ! in_array( $content->kind, $this->contents->kinds( $account ), true ) ) {
			return false;
		}
		try {
			$this->contents->open( $account, $content );
		} catch ( ContentsFull ) {
			return false;
		}
		return true;
	}
}
