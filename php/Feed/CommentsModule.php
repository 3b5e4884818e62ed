<?php
/**
 * Comments of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\CapabilityModule;
use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Comments\OpenComments;
use Vitrine\Images\Folder;
use Vitrine\Rest\Feed\CommentsController;

defined( 'ABSPATH' ) || exit;

/**
 * The route that visitors open comments by, and the site's setting of commenters' names.
 */
final class CommentsModule extends CapabilityModule {

	/**
	 * Registers the setting.
	 */
	public function prepare_admin(): void {
		Commenters::register_setting();
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_rest(): void {
		Commenters::register_setting();
	}

	/**
	 * Route of comments.
	 */
	public function routes(): array {
		$feed = $this->plugin->feed;
		return [
			fn() => (
				new CommentsController( $feed->feed(), $this->opened(), FeedModule::template(), FeedProof::of_site() )
			)->register_routes(),
		];
	}

	/**
	 * Makes what shows comments that somebody opens.
	 */
	public function opened(): OpenComments {
		$feed = $this->plugin->feed;
		return new OpenComments(
			$feed->comments(),
			$feed->threads(),
			new Folder(),
			static fn() => $feed->comment_schedule()->soon()
		);
	}
}
