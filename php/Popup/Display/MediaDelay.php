<?php
/**
 * Media in popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

defined( 'ABSPATH' ) || exit;

/**
 * Nothing in a closed dialog is loaded, and nothing plays by itself: browsers leave lazy pictures and
 * frames alone while nobody can see them, but not posters.
 */
final class MediaDelay {

	/**
	 * Makes media wait until the dialog opens. What a video had of its own stands in data attributes:
	 * frontend/popup/popup.ts puts it back.
	 *
	 * @param string $html Content of a popup.
	 */
	public static function apply( string $html ): string {
		if ( preg_match( '/<(img|iframe|video|audio)[\s>]/i', $html ) !== 1 ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			switch ( $tags->get_tag() ) {
				case 'IMG':
				case 'IFRAME':
					$tags->set_attribute( 'loading', 'lazy' );
					$tags->remove_attribute( 'fetchpriority' );
					break;
				case 'VIDEO':
				case 'AUDIO':
					$tags->set_attribute( 'preload', 'none' );
					if ( $tags->get_attribute( 'autoplay' ) !== null ) {
						$tags->remove_attribute( 'autoplay' );
						$tags->set_attribute( 'data-vitrine-autoplay', true );
					}
					$poster = $tags->get_attribute( 'poster' );
					if ( is_string( $poster ) ) {
						$tags->remove_attribute( 'poster' );
						$tags->set_attribute( 'data-vitrine-poster', $poster );
					}
					break;
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Tells WordPress so of pictures that it prints meanwhile: they are not the first ones of the page, which it loads
	 * eagerly.
	 *
	 * @template T
	 * @param \Closure(): T $render Renders something.
	 * @return T What that returned.
	 */
	public static function during( \Closure $render ): mixed {
		$lazy = static fn(): array => [ 'loading' => 'lazy', 'decoding' => 'async' ];
		add_filter( 'pre_wp_get_loading_optimization_attributes', $lazy );
		try {
			return $render();
		} finally {
			remove_filter( 'pre_wp_get_loading_optimization_attributes', $lazy );
		}
	}
}
