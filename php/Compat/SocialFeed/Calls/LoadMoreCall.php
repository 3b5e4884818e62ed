<?php
/**
 * Further posts by the calls of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\Cursor;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\Feed;
use Vitrine\Feed\FeedTemplate;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Feed\Views\FeedView;

defined( 'ABSPATH' ) || exit;

/**
 * Goes on by a cursor of ours, or behind so many posts of a feed that the page shows.
 */
final class LoadMoreCall {

	/** Posts that are passed over at most. */
	private const MAX_PASSED = 500;

	/** Pages that are passed over at most. */
	private const MAX_PAGES = 500;

	/**
	 * Keeps its helpers.
	 *
	 * @param AskedFeed    $asked    Finds the feed.
	 * @param Feed         $feed     Makes views.
	 * @param PostQuery    $posts    Finds posts.
	 * @param Cursor       $cursor   Opens cursors.
	 * @param FeedTemplate $template Prints posts.
	 */
	public function __construct(
		private readonly AskedFeed $asked,
		private readonly Feed $feed,
		private readonly PostQuery $posts,
		private readonly Cursor $cursor,
		private readonly FeedTemplate $template
	) {}

	/**
	 * HTML of posts, and where to go on in an element that the original's script looks for.
	 *
	 * @param CallFields $fields Fields.
	 * @param string     $tag    Name of the shortcode.
	 */
	public function html( CallFields $fields, string $tag ): string {
		$pages = max( 1, $fields->number( 'page', self::MAX_PAGES ) );
		$view  = $this->view(
			$fields,
			$tag,
			'shortcode_data',
			static fn( FeedSettings $settings ): int => $pages * $settings->query->number
		);
		if ( $view === null || $view->posts === [] ) {
			return '';
		}
		return $this->template->posts( $view ) . sprintf(
			'<span class="cff-pag-url" data-cff-pag-url="%s" hidden></span>',
			esc_attr( (string) wp_json_encode( (object) ( $view->next === null ? [] : [ 'next' => $view->next ] ) ) )
		);
	}

	/**
	 * HTML of posts, records of their pictures, and whether there are more.
	 *
	 * @param CallFields $fields Fields.
	 * @param string     $tag    Name of the shortcode.
	 * @return array{html: string, resizedImages: object, feedStatus: array{shouldPaginate: bool}}
	 */
	public function data( CallFields $fields, string $tag ): array {
		$passed = max( 1, $fields->number( 'offset', self::MAX_PASSED ) );
		$view   = $this->view( $fields, $tag, 'atts', static fn(): int => $passed );
		return [
			'html'          => $view === null || $view->posts === [] ? '' : $this->template->posts( $view ),
			'resizedImages' => (object) ( $view === null ? [] : ResizedImages::of_view( $view ) ),
			'feedStatus'    => [ 'shouldPaginate' => $view !== null && $view->next !== null ],
		];
	}

	/**
	 * The posts.
	 *
	 * @param CallFields                   $fields     Fields.
	 * @param string                       $tag        Name of the shortcode.
	 * @param string                       $attributes Field with its attributes.
	 * @param \Closure(FeedSettings): int $passed     How many posts the page has already.
	 */
	private function view( CallFields $fields, string $tag, string $attributes, \Closure $passed ): ?FeedView {
		try {
			$cursor                 = $fields->cursor( 'pag_url' );
			[ $settings, $position ] = $this->cursor->open( $cursor );
			return $this->feed->after( $settings, $position, $cursor );
		} catch ( CursorInvalid ) {
			$asked = $this->asked->of( $fields, $tag, $attributes );
		}
		if ( $asked === null || ! $asked->settings->has( 'loadMore' ) ) {
			return null;
		}
		$count = min( self::MAX_PASSED, $passed( $asked->settings ) );
		// Only the last one is read: whoever asks decides how many are before it.
		$pinned   = $asked->settings->query->pinned === []
			? 0
			: $this->posts->count( $asked->settings, $count )['pinned'];
		$position = ( $this->posts->slice( $asked->settings, $pinned, $count - 1, 1 )[0] ?? null )?->position;
		if ( $position === null ) {
			return null;
		}
		return $this->feed->after( $asked->settings, $position, $asked->seal( $this->cursor, $position ) );
	}
}
