<?php
/**
 * The feed of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Header\HeaderView;
use Vitrine\Feed\Header\LikesBoxView;
use Vitrine\Feed\Header\ShownAccount;
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Images\Folder;
use Vitrine\Images\Images;
use Vitrine\Support\Db;

use Vitrine\Feed\Settings\FeedSettings;

use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\Kinds\KindSheets;
use Vitrine\Feed\Views\Kinds\StructuredEvents;

use Vitrine\Feed\Views\PostHooks;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Views\ViewContext;
use Vitrine\Feed\Views\ViewedPost;

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
	 * @param Db        $db     Tables.
	 */
	public function __construct(
		private readonly PostQuery $posts,
		private readonly Images $images,
		private readonly Folder $folder,
		private readonly Cursor $cursor,
		private readonly Db $db
	) {}

	/**
	 * The first posts, as many as the larger of the two numbers, with a cursor for each; or the first of its pages.
	 *
	 * @param FeedSettings $settings What is shown.
	 */
	public function first( FeedSettings $settings ): FeedView {
		return $settings->has_pages()
			? $this->numbered( $settings, 1 )
			: $this->from( $settings, null, $settings->query->sent(), null );
	}

	/**
	 * A numbered page.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $page     Which page; one that is not there is the first.
	 */
	public function numbered( FeedSettings $settings, int $page ): FeedView {
		$number = $settings->query->number;
		$count  = $this->posts->count( $settings, PagesView::max_posts( $number ) );
		$pages  = PagesView::of( $page, $count['all'], $number );
		$posts  = $this->posts->slice( $settings, $count['pinned'], ( $pages->page - 1 ) * $number, $number );
		return $this->view( $settings, $posts, $number, null, $pages );
	}

	/**
	 * A page that begins after a position.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param list<int>    $position Position of the last post shown.
	 */
	public function page( FeedSettings $settings, array $position ): FeedView {
		return $this->from( $settings, $position, $settings->query->sent(), null );
	}

	/**
	 * The posts after a cursor.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param list<int>    $position Position of the last post shown.
	 * @param string       $cursor   The cursor, which has both.
	 */
	public function after( FeedSettings $settings, array $position, string $cursor ): FeedView {
		return $this->from( $settings, $position, $settings->query->number, $cursor );
	}

	/**
	 * A post of the feed.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $id       Row.
	 * @return Post|null Null where the feed does not show it.
	 */
	public function find( FeedSettings $settings, int $id ): ?Post {
		return $this->posts->one( $settings, $id );
	}

	/**
	 * A post of the feed as the viewer shows it, and what stands beside its pictures.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $id       Row.
	 * @return array{array<string, mixed>, PostView}|null Null where the feed does not show it.
	 */
	public function post( FeedSettings $settings, int $id ): ?array {
		$post = $this->posts->one( $settings, $id );
		if ( $post === null ) {
			return null;
		}
		$whole   = $post->with( $settings->has( 'showMedia' ) ? $this->images->posts->album( $id ) : [] );
		$context = ViewContext::of_site( $settings->complete(), $this->folder );
		$view    = PostView::of( $whole, $context, false );
		return [ ViewedPost::of( $whole, $context, $view ), $view ];
	}

	/**
	 * Posts after a position.
	 *
	 * @param FeedSettings   $settings What is shown.
	 * @param list<int>|null $position After which post.
	 * @param int            $limit    How many posts.
	 * @param string|null    $cursor   What they were asked for with; null = they open a page.
	 */
	private function from( FeedSettings $settings, ?array $position, int $limit, ?string $cursor ): FeedView {
		// One more tells whether there are more.
		return $this->view( $settings, $this->posts->page( $settings, $position, $limit + 1 ), $limit, $cursor, null );
	}

	/**
	 * Makes the view.
	 *
	 * @param FeedSettings   $settings What is shown.
	 * @param list<Post>     $posts    Posts; one more than are shown where there are more.
	 * @param int            $limit    How many are shown.
	 * @param string|null    $cursor   What they were asked for with; null = they open a page, so that its first row is
	 *                                 needed at once.
	 * @param PagesView|null $pages    Pages, where they are numbered.
	 */
	private function view(
		FeedSettings $settings,
		array $posts,
		int $limit,
		?string $cursor,
		?PagesView $pages
	): FeedView {
		$shown   = array_slice( $posts, 0, $limit );
		$printed = PostHooks::shown( $shown );
		$is_page = $cursor === null;
		$first   = $is_page ? $settings->layout->first_row() : 0;
		$context = ViewContext::of_site( $settings, $this->folder );
		$views   = [];
		$records = [];
		foreach ( $printed as $index => $post ) {
			$context->is_large = $settings->layout->is_large( $index, $is_page );
			$views[] = PostView::of( $post, $context, $index < $first );
			foreach ( $post->images as $place => $image ) {
				$records[ $post->id ][ $place ] = $image->record();
			}
		}
		// A page view writes nothing.
		if ( ! $is_page && $settings->shows_pictures() ) {
			$this->note( array_column( $printed, 'id' ) );
		}
		$query   = $settings->query;
		$account = $is_page ? ShownAccount::of( $this->db, $settings ) : null;
		$next    = fn( int $number ): ?string => $settings->has( 'loadMore' )
			&& count( $posts ) > $number
			&& isset( $shown[ $number - 1 ] )
			// Where plugins leave posts out, the rest moves up.
			? $this->cursor_after(
				$printed[ $number - 1 ] ?? $shown[ $limit - 1 ] ?? $shown[ $number - 1 ],
				$settings,
				$cursor
			)
			: null;
		$wide    = $next( $query->number );
		return new FeedView(
			$settings,
			$views,
			$wide,
			$is_page && $query->number_phone !== $query->number ? $next( $query->number_phone ) : null,
			$settings->load_more_text === '' ? __( 'Load more', 'vitrine' ) : $settings->load_more_text,
			$settings->end_text === '' ? __( 'No more posts', 'vitrine' ) : $settings->end_text,
			$records,
			array_column( $printed, 'network_id', 'id' ),
			KindSheets::of( $printed ),
			$is_page ? StructuredEvents::of( $printed, $context ) : [],
			HeaderView::of( $account, $context ),
			LikesBoxView::of( $account, $settings ),
			$pages
		);
	}

	/**
	 * Seals the position of a post.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings What is shown.
	 * @param string|null  $cursor   What was asked with, if anything.
	 */
	private function cursor_after( Post $post, FeedSettings $settings, ?string $cursor ): string {
		return $cursor === null
			? $this->cursor->seal( $settings, $post->position )
			: $this->cursor->next( $cursor, $settings, $post->position );
	}

	/**
	 * Writes down that the pictures of a page are shown, which a view of the page of the site does not.
	 *
	 * @param FeedView $view The page.
	 */
	public function note_shown( FeedView $view ): void {
		if ( $view->settings->shows_pictures() ) {
			$this->note( array_keys( $view->keys ) );
		}
	}

	/**
	 * Writes down that these pictures are shown; those that were evicted are wanted again.
	 *
	 * @param list<int> $posts Rows of the posts.
	 */
	private function note( array $posts ): void {
		$images = $this->images->posts->of_posts( $posts );
		if ( $images !== [] ) {
			$this->images->quota->touch( array_merge( ...$images ), time() );
		}
	}
}
