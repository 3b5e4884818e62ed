<?php
/**
 * What a content is called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\Graph\Content;

defined( 'ABSPATH' ) || exit;

/**
 * Kinds of contents in words, and one content with what the network calls it.
 */
final class ContentName {

	/**
	 * A kind.
	 *
	 * @param string $kind One of Content::KINDS.
	 */
	public static function of_kind( string $kind ): string {
		return match ( $kind ) {
			'photos'      => __( 'Photos', 'vitrine' ),
			'videos'      => __( 'Videos', 'vitrine' ),
			'playlist'    => __( 'Playlist', 'vitrine' ),
			'albums'      => __( 'Albums', 'vitrine' ),
			'album'       => __( 'Album', 'vitrine' ),
			'events'      => __( 'Events', 'vitrine' ),
			'reviews'     => __( 'Reviews', 'vitrine' ),
			'tagged'      => __( 'Posts that tag the account', 'vitrine' ),
			'hashtag'     => __( 'Newest posts with a hashtag', 'vitrine' ),
			'hashtag-top' => __( 'Most popular posts with a hashtag', 'vitrine' ),
			'stories'     => __( 'Stories', 'vitrine' ),
			'post'        => __( 'A single post', 'vitrine' ),
			default       => __( 'Posts', 'vitrine' ),
		};
	}

	/**
	 * A content.
	 *
	 * @param Content $content The content.
	 * @param string  $title   What the network calls it, empty = unknown.
	 */
	public static function of( Content $content, string $title = '' ): string {
		$named = $title === '' && $content->is_hashtag() ? "#{$content->item}" : $title;
		return $named === '' ? self::of_kind( $content->kind ) : sprintf(
			/* translators: 1: kind such as "Album", 2: name of the album, playlist or hashtag, or words of the post. */
			__( '%1$s: %2$s', 'vitrine' ),
			self::of_kind( $content->kind ),
			$named
		);
	}
}
