<?php
/**
 * The route of numbered pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Pages\PageAddress;
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed/page`: the posts of a page of a feed whose pages are numbered, and the links to the others.
 */
final class PageController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints posts and links.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		private readonly Feed $feed,
		private readonly FeedTemplate $template,
		private readonly FeedProof $proofs
	) {}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/feed/page',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'show' ],
					// Everybody: the proof says that this site has shown the feed.
					'permission_callback' => '__return_true',
					'args'                => [
						'proof' => [
							'description' => __( 'Which feed, as the page has it.', 'vitrine' ),
							'type'        => 'string',
							'required'    => true,
						],
						'page'  => [
							'description' => __( 'Which page; one that is not there is the first.', 'vitrine' ),
							'type'        => 'integer',
							'minimum'     => 1,
							'maximum'     => PagesView::MAX_PAGES,
							'required'    => true,
						],
					],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * A page of a feed.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function show( \WP_REST_Request $request ) {
		try {
			[ $settings, $is_brief ] = $this->proofs->open( (string) $request['proof'] );
		} catch ( CursorInvalid ) {
			return RestErrors::cursor_invalid();
		}
		if ( ! $settings->has_pages() ) {
			return RestErrors::cursor_invalid();
		}
		if ( ! Database::exists() ) {
			return RestErrors::source_unknown();
		}
		$view = $this->feed->numbered( $settings, (int) $request['page'] );
		$this->feed->note_shown( $view );
		return CachedAnswer::of(
			$request,
			[
				'html'  => $this->template->posts( $view, true, true ),
				'links' => $this->template->pages( $view, PageAddress::of_answer( $this->proofs->name( $settings ) ) ),
				'page'  => $view->pages->page ?? 1,
				'count' => $view->pages->count ?? 1,
			],
			$is_brief
		);
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-feed-page',
			'type'       => 'object',
			'properties' => [
				'html'  => [
					'description' => __( 'The posts as list items.', 'vitrine' ),
					'type'        => 'string',
				],
				'links' => [
					'description' => __( 'The links to the pages.', 'vitrine' ),
					'type'        => 'string',
				],
				'page'  => [
					'description' => __( 'Which page it is.', 'vitrine' ),
					'type'        => 'integer',
				],
				'count' => [
					'description' => __( 'How many pages there are.', 'vitrine' ),
					'type'        => 'integer',
				],
			],
		];
	}
}
