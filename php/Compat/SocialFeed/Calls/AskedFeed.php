<?php
/**
 * The feed that a call is about.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Compat\SocialFeed\SavedShortcodes;
use Vitrine\Feed\CursorInvalid;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * A feed that a page shows which this visitor may read: named by a proof of ours, or by the page and the attributes of
 * the shortcode there. Attributes that no feed of the page has name none; they are never rendered.
 */
final class AskedFeed {

	/**
	 * Keeps its helpers.
	 *
	 * @param SavedShortcodes $shortcodes Reads attributes.
	 * @param ShownFeeds      $shown      Finds feeds.
	 */
	public function __construct( private readonly SavedShortcodes $shortcodes, private readonly ShownFeeds $shown ) {}

	/**
	 * The feed.
	 *
	 * @param CallFields $fields     Fields of the call.
	 * @param string     $tag        Name of the shortcode.
	 * @param string     $attributes Field with its attributes.
	 * @param string     $page       Field with the id of the page.
	 */
	public function of(
		CallFields $fields,
		string $tag,
		string $attributes = 'atts',
		string $page = 'post_id'
	): ?ShownFeed {
		try {
			$proof        = $fields->cursor( 'feed_id' );
			[ $settings ] = FeedProof::of_site()->open( $proof );
			return new ShownFeed( $settings, [], $proof );
		} catch ( CursorInvalid ) {
			$feeds = $this->shown->of_page( $fields->number( $page, PHP_INT_MAX ) );
		}
		$given = $fields->attributes( $attributes );
		$named = array_map(
			static fn( array $attributes ): array => FeedProof::own( FeedSettings::of( $attributes ) ),
			$this->shortcodes->of( $tag, $given )
		);
		foreach ( $feeds as $feed ) {
			if ( in_array( FeedProof::own( $feed->settings ), $named, true ) ) {
				return $feed;
			}
		}
		return $given === [] && count( $feeds ) === 1 ? $feeds[0] : null;
	}
}
