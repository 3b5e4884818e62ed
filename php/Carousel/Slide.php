<?php
/**
 * A slide.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

use Vitrine\BlockData;
use Vitrine\BlockWrapper;
use Vitrine\Popup\Display\FirstHeading;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/slide.
 */
final class Slide {

	/** Class of what core/cover has behind its blocks. */
	private const VIDEO = 'wp-block-cover__video-background';

	/** Attributes with which a slide without content is seen, too. */
	private const SEEN = [ 'url' => '', 'backgroundColor' => '', 'gradient' => '', 'style' => '' ];

	/**
	 * Renders it; one whose blocks print nothing, such as an image that nobody has chosen, is no slide.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Its blocks, rendered.
	 */
	public static function html( array $attributes, string $content ): string {
		if ( is_feed() ) {
			return $content;
		}
		$seen = array_filter(
			array_intersect_key( $attributes, self::SEEN ),
			static fn( mixed $value ): bool => ! in_array( $value, [ '', [], null ], true )
		);
		if ( trim( $content ) === '' && $seen === [] ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var SlideAttributes $read */
		$read  = Schema::of_block( 'slide' )->read( $attributes );
		$url   = esc_url( $read['url'] );
		$label = $read['label'] === '' ? FirstHeading::of( $content ) : $read['label'];
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/slide/render.php',
			[
				'open'    => BlockData::without_shortcodes( self::open( $read, $label, $url !== '' ) ),
				'link'    => BlockData::without_shortcodes( self::link( $read, $label, $url ) ),
				'content' => self::with_resting_videos( $content ),
			]
		);
	}

	/**
	 * The tag that opens the wrapper.
	 *
	 * @param SlideAttributes $read     What the block stores.
	 * @param string          $label    Name of the slide.
	 * @param bool            $has_link Whether it leads anywhere.
	 */
	private static function open( array $read, string $label, bool $has_link ): string {
		$classes = [
			...( $has_link ? [ 'has-link' ] : [] ),
			...( $read['kenBurns'] === 'none' ? [] : [ "is-zooming-{$read['kenBurns']}" ] ),
		];
		$tag = new \WP_HTML_Tag_Processor(
			'<div ' . BlockWrapper::attributes( [ 'class' => implode( ' ', $classes ) ] ) . '>'
		);
		$tag->next_tag();
		if ( $label !== '' ) {
			$tag->set_attribute( 'role', 'group' );
			$tag->set_attribute( 'aria-label', $label );
		}
		return $tag->get_updated_html();
	}

	/**
	 * The link that is all over the slide, beneath its blocks.
	 *
	 * @param SlideAttributes $read  What the block stores.
	 * @param string          $label Name of the slide.
	 * @param string          $url   Where it leads, escaped; '' = nowhere.
	 */
	private static function link( array $read, string $label, string $url ): string {
		if ( $url === '' ) {
			return '';
		}
		$tag = new \WP_HTML_Tag_Processor( '<a class="wp-block-vitrine-slide__link" href="' . $url . '"></a>' );
		$tag->next_tag();
		$tag->set_attribute( 'aria-label', $label === '' ? __( 'Read more', 'vitrine' ) : $label );
		if ( $read['opensInNewTab'] ) {
			$tag->set_attribute( 'target', '_blank' );
		}
		$rel = array_keys( array_filter( [ 'noopener' => $read['opensInNewTab'], 'nofollow' => $read['nofollow'] ] ) );
		if ( $rel !== [] ) {
			$tag->set_attribute( 'rel', implode( ' ', $rel ) );
		}
		return $tag->get_updated_html();
	}

	/**
	 * Videos behind covers wait for the script, which plays those that are seen by visitors who have nothing against
	 * motion, and gives them a button.
	 *
	 * @param string $html HTML of the blocks.
	 */
	private static function with_resting_videos( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag( [ 'tag_name' => 'VIDEO', 'class_name' => self::VIDEO ] ) ) {
			$tag->remove_attribute( 'autoplay' );
		}
		return $tag->get_updated_html();
	}
}
