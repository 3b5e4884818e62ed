<?php
/**
 * The routes of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Comments\CommentsView;
use Vitrine\Feed\Comments\OpenComments;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\EmptyFeed;
use Vitrine\Feed\Feed;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\FeedNotices;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Store\ChosenPosts;
use Vitrine\Install\Database;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed` for visitors and its preview for the canvas.
 */
final class FeedController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints posts.
	 * @param Cursor       $cursor   Opens cursors.
	 * @param FeedNotices  $notices  Tells of its sources.
	 * @param ChosenPosts  $chosen   Tells what was chosen in the canvas.
	 * @param OpenComments $comments Comments of its posts.
	 * @param EmptyFeed    $empty    Tells why it has none.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly FeedTemplate $template,
		private readonly Cursor $cursor,
		private readonly FeedNotices $notices,
		private readonly ChosenPosts $chosen,
		private readonly OpenComments $comments,
		private readonly EmptyFeed $empty
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/feed',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'more' ],
					// Everybody: the cursor itself proves that this site has shown the feed.
					'permission_callback' => '__return_true',
					'args'                => [
						'cursor' => [
							'description' => __( 'Where to continue, as given by the page.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
		register_rest_route(
			'vitrine/v1',
			'/feed/preview',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'preview' ],
				'permission_callback' => static fn() => current_user_can( 'edit_posts' )
					? true
					: RestErrors::forbidden(),
				'args'                => Schema::of_block( 'social-feed' )->rest_arguments(),
			]
		);
	}

	/**
	 * The posts after a cursor.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function more( \WP_REST_Request $request ) {
		try {
			[ $settings, $position, $is_brief ] = $this->cursor->open( (string) $request['cursor'] );
		} catch ( CursorInvalid ) {
			return RestErrors::cursor_invalid();
		}
		if ( ! Database::exists() ) {
			return RestErrors::source_unknown();
		}
		$view = $this->feed->after( $settings, $position, (string) $request['cursor'] );
		return CachedAnswer::of(
			$request,
			[
				'html'           => $this->template->posts( $view ),
				'next'           => $view->next,
				'images'         => (object) $view->records,
				'shouldPaginate' => $view->next !== null,
			],
			$is_brief
		);
	}

	/**
	 * What the canvas shows.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function preview( \WP_REST_Request $request ) {
		$settings = FeedSettings::of( $request->get_params() );
		$notices  = $this->notices->of( $settings->query->sources, Capability::may_manage(), Capability::may_fetch() );
		if ( $notices === null ) {
			return RestErrors::source_unknown();
		}
		$view = $this->feed->first( $settings );
		return rest_ensure_response(
			[
				...$view->jsonSerialize(),
				'notices' => $notices,
				'keys'    => (object) $view->keys,
				'chosen'  => $this->chosen->of( $settings->query ),
				'opened'  => $this->opened( $settings, $view->posts ),
				'empty'   => $view->posts === [] ? $this->emptiness( $settings, $notices !== [] ) : null,
			]
		);
	}

	/**
	 * Why there is no post.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param bool         $is_told  Whether notices tell already what is the case with its sources.
	 * @return array{reason: string, message: string, remedy: string}|null
	 */
	private function emptiness( FeedSettings $settings, bool $is_told ): ?array {
		$empty = $this->empty->of( $settings );
		return $is_told && in_array( $empty['reason'], [ 'fetching', 'failing' ], true ) ? null : $empty;
	}

	/**
	 * The comments of the first post that has some: the canvas shows what a press opens.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param PostView[]   $posts    Posts.
	 * @return array{post: string, comments: CommentsView}|null
	 */
	private function opened( FeedSettings $settings, array $posts ): ?array {
		foreach ( $settings->layout->is_tile() ? [] : $posts as $view ) {
			$opens = array_filter( $view->counts, static fn( array $count ): bool => isset( $count['url'] ) );
			if ( $opens !== [] ) {
				$post = $this->feed->find( $settings, (int) $view->id );
				return $post === null
					? null
					: [ 'post' => $view->id, 'comments' => $this->comments->preview( $settings, $post ) ];
			}
		}
		return null;
	}

	/**
	 * The schema of the answer for visitors.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-feed',
			'type'       => 'object',
			'properties' => [
				'html'           => [
					'description' => __( 'The posts as list items.', 'vitrine' ),
					'type'        => 'string',
				],
				'next'           => [
					'description' => __( 'The next cursor.', 'vitrine' ),
					'type'        => [ 'string', 'null' ],
				],
				'images'         => [
					'description' => __( 'Resized-image records by post and place.', 'vitrine' ),
					'type'        => 'object',
				],
				'shouldPaginate' => [
					'description' => __( 'Whether there are more posts.', 'vitrine' ),
					'type'        => 'boolean',
				],
			],
		];
	}
}
