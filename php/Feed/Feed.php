<?php
/**
 * The feed of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Store\PostQuery;
use Vitrine\Images\Folder;
use Vitrine\Images\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the view of a feed from what is stored. It never calls the network.
 */
final class Feed {

	/**
	 * Keeps its helpers.
	 *
	 * @param PostQuery $posts  Finds the posts.
	 * @param Images    $images The pictures.
	 * @param Folder    $folder Where they are.
	 * @param Cursor    $cursor Seals positions.
	 */
	public function __construct(
		private readonly PostQuery $posts,
		private readonly Images $images,
		private readonly Folder $folder,
		private readonly Cursor $cursor
	) {}

	/**
	 * The first posts, as many as the larger of the two numbers, with a cursor for each.
	 *
	 * @param FeedSettings $settings What is shown.
	 */
	public function first( FeedSettings $settings ): FeedView {
		$seal = fn( int $time, int $row ): string => $this->cursor->seal( $settings, [ $time, $row ] );
		return $this->view( $settings, null, max( $settings->number, $settings->number_phone ), true, $seal );
	}

	/**
	 * A page that begins after a position.
	 *
	 * @param FeedSettings    $settings What is shown.
	 * @param array{int, int} $position Time and row of the last post shown.
	 */
	public function page( FeedSettings $settings, array $position ): FeedView {
		$seal = fn( int $time, int $row ): string => $this->cursor->seal( $settings, [ $time, $row ] );
		return $this->view( $settings, $position, max( $settings->number, $settings->number_phone ), true, $seal );
	}

	/**
	 * The posts after a cursor.
	 *
	 * @param FeedSettings    $settings What is shown.
	 * @param array{int, int} $position Time and row of the last post shown.
	 * @param string          $cursor   The cursor, which has both.
	 */
	public function after( FeedSettings $settings, array $position, string $cursor ): FeedView {
		$seal = fn( int $time, int $row ): string => $this->cursor->next( $cursor, $settings, [ $time, $row ] );
		return $this->view( $settings, $position, $settings->number, false, $seal );
	}

	/**
	 * Makes the view.
	 *
	 * @param FeedSettings               $settings What is shown.
	 * @param array{int, int}|null       $position After which post.
	 * @param int                        $limit    How many posts.
	 * @param bool                       $is_page  Whether they open a page, so that its first row is needed at once.
	 * @param \Closure(int, int): string $seal     Makes the next cursor.
	 */
	private function view(
		FeedSettings $settings,
		?array $position,
		int $limit,
		bool $is_page,
		\Closure $seal
	): FeedView {
		// One more tells whether there are more.
		$posts   = $settings->source === 0 ? [] : $this->posts->page( $settings, $position, $limit + 1 );
		$shown   = array_slice( $posts, 0, $limit );
		$first   = $settings->layout === 'list' ? 1 : $settings->columns;
		$zone    = wp_timezone();
		$views   = [];
		$records = [];
		$images  = [];
		foreach ( $shown as $index => $post ) {
			$views[] = PostView::of( $post, $settings, $this->folder, $zone, $is_page && $index < $first );
			foreach ( $post->images as $place => $image ) {
				$images[] = $image;
				if ( $image->is_ready() ) {
					$records[ $post->id ][ $place ] = $image->record();
				}
			}
		}
		// A page view writes nothing.
		if ( ! $is_page && $images !== [] ) {
			$this->images->quota->touch( $images, time() );
		}
		$next = fn( int $number ): ?string => $settings->has( 'loadMore' )
			&& count( $posts ) > $number
			&& isset( $shown[ $number - 1 ] )
			? $seal( $shown[ $number - 1 ]->published_at, $shown[ $number - 1 ]->id )
			: null;
		$wide = $next( $settings->number );
		return new FeedView(
			$settings,
			$views,
			$wide,
			$is_page && $settings->number_phone !== $settings->number ? $next( $settings->number_phone ) : null,
			$settings->load_more_text === '' ? __( 'Load more', 'vitrine' ) : $settings->load_more_text,
			$settings->end_text === '' ? __( 'No more posts', 'vitrine' ) : $settings->end_text,
			$records
		);
	}
}
