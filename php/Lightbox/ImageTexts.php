<?php
/**
 * Texts of images.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Writes onto images what the media library says of them, as far as the lightbox shows it.
 */
final class ImageTexts {

	/** Characters of a text. */
	private const MAX = 1000;

	/**
	 * Adds the texts. WordPress has read the attachments of a page by then, all at once.
	 *
	 * @param string       $image   The element.
	 * @param int          $id      Of the attachment.
	 * @param list<string> $sources What is shown: of 'title', 'caption', 'alt', 'description'.
	 */
	public static function write( string $image, int $id, array $sources ): string {
		$post = get_post( $id );
		$tags = new \WP_HTML_Tag_Processor( $image );
		if (
			! $post instanceof \WP_Post || $post->post_type !== 'attachment' || ! $tags->next_tag()
			// Authors may write any number.
			|| ! is_post_publicly_viewable( $post )
		) {
			return $image;
		}
		$texts = [
			'title'       => self::title( $post ),
			// Where a title is only the name of a file, the caption is shown in its place.
			'caption'     => $post->post_excerpt,
			'description' => $post->post_content,
		];
		foreach ( array_intersect_key( $texts, array_flip( [ ...$sources, 'caption' ] ) ) as $name => $text ) {
			$text = mb_substr( trim( wp_strip_all_tags( $text, true ) ), 0, self::MAX );
			if ( $text !== '' ) {
				$tags->set_attribute( "data-vitrine-{$name}", $text );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * The title, '' where it is only the name of the file, as an upload makes it.
	 *
	 * @param \WP_Post $post The attachment.
	 */
	private static function title( \WP_Post $post ): string {
		$file  = get_post_meta( $post->ID, '_wp_attached_file', true );
		$name  = is_string( $file ) ? pathinfo( $file, PATHINFO_FILENAME ) : '';
		$title = sanitize_title( $post->post_title );
		// Large uploads are stored as 'name-scaled'; a name that was taken has a number behind it.
		$name = (string) preg_replace( '/-(?:scaled|rotated)$/D', '', $name );
		$same = $title === sanitize_title( $name )
			|| $title === sanitize_title( (string) preg_replace( '/-\d+$/D', '', $name ) );
		return $same ? '' : $post->post_title;
	}
}
