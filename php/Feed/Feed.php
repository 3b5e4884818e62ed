<?php
/**
 * The feed of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Store\Posts;
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
	 * @param Posts  $posts  The posts.
	 * @param Images $images The pictures.
	 * @param Folder $folder Where they are.
	 * @param Cursor $cursor Seals positions.
	 */
	public function __construct(
		private readonly Posts $posts,
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
		return $this->view( $settings, null, max( $settings->number, $settings->number_phone ), true );
	}

	/**
	 * The posts after a cursor.
	 *
	 * @param FeedSettings    $settings What is shown.
	 * @param array{int, int} $position Time and row of the last post shown.
	 * @param bool            $is_page  Whether they open a page, so that its first row is needed at once.
	 */
	public function after( FeedSettings $settings, array $position, bool $is_page ): FeedView {
		return $this->view(
			$settings,
			$position,
			$is_page ? max( $settings->number, $settings->number_phone ) : $settings->number,
			$is_page
		);
	}

	/**
	 * Makes the view.
	 *
	 * @param FeedSettings         $settings What is shown.
	 * @param array{int, int}|null $position After which post.
	 * @param int                  $limit    How many posts.
	 * @param bool                 $is_page  Whether they open a page.
	 */
	private function view( FeedSettings $settings, ?array $position, int $limit, bool $is_page ): FeedView {
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
		if ( $images !== [] ) {
			$this->images->touch( $images, time() );
		}
		$next = fn( int $number ): ?string => $settings->has( 'loadMore' )
			&& count( $posts ) > $number
			&& isset( $shown[ $number - 1 ] )
			? $this->cursor->seal( $settings, [ $shown[ $number - 1 ]->published_at, $shown[ $number - 1 ]->id ] )
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
