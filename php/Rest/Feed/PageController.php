<?php
/**
 * The route of numbered pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Feed;

use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Pages\PageAddress;
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Install\Database;
use Vitrine\Rest\CachedAnswer;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/feed/page`: the posts of a page of a feed whose pages are numbered, and the links to the others.
 */
final class PageController extends ProofController {

	protected const ROUTE = '/feed/page';

	/**
	 * Keeps its helpers.
	 *
	 * @param Feed         $feed     The feed.
	 * @param FeedTemplate $template Prints posts and links.
	 * @param FeedProof    $proofs   Opens proofs.
	 */
	public function __construct(
		Feed $feed,
		private readonly FeedTemplate $template,
		FeedProof $proofs
	) {
		parent::__construct( $feed, $proofs );
	}

	/**
	 * Parameters besides the proof.
	 */
	protected function args(): array {
		return [
			'page' => [
				'description' => __( 'Page number. Falls back to the first page.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => PagesView::MAX_PAGES,
				'required'    => true,
			],
		];
	}

	/**
	 * A page of a feed.
	 *
	 * @param FeedSettings                           $settings The feed's.
	 * @param \WP_REST_Request<array<string, mixed>> $request  Request.
	 * @param bool                                   $is_brief Whether the answer may be kept for a short time only.
	 */
	protected function answer(
		FeedSettings $settings,
		\WP_REST_Request $request,
		bool $is_brief
	): \WP_REST_Response|\WP_Error {
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
				'page' => [
					'description' => __( 'Which page it is.', 'vitrine' ),
					'type'        => 'integer',
				],
				'count' => [
					'description' => __( 'Number of pages.', 'vitrine' ),
					'type'        => 'integer',
				],
			],
		];
	}
}
