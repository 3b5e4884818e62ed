<?php
/**
 * Media that nobody sees yet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

defined( 'ABSPATH' ) || exit;

/**
 * Lets media wait in what is closed until somebody opens it: browsers leave lazy pictures and frames alone while nobody
 * can see them, but neither films nor their posters.
 */
final class LazyMedia {

	/**
	 * Makes the media of HTML wait.
	 *
	 * @param string $html  HTML.
	 * @param bool   $holds Whether films do not even begin by themselves, nor show their poster: what they had stands
	 *                      in data attributes, and a script puts it back (frontend/popup/dialog/media.ts).
	 */
	public static function apply( string $html, bool $holds = false ): string {
		if ( preg_match( '/<(?:img|iframe|video|audio)[\s\/>]/i', $html ) !== 1 ) {
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
					if ( $holds ) {
						self::hold( $tags );
					}
					if ( $tags->get_attribute( 'autoplay' ) === null ) {
						$tags->set_attribute( 'preload', 'none' );
					}
					break;
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Takes from a film what makes it begin, and its poster.
	 *
	 * @param \WP_HTML_Tag_Processor $tags At the film.
	 */
	private static function hold( \WP_HTML_Tag_Processor $tags ): void {
		if ( $tags->get_attribute( 'autoplay' ) !== null ) {
			$tags->remove_attribute( 'autoplay' );
			$tags->set_attribute( 'data-vitrine-autoplay', true );
		}
		$poster = $tags->get_attribute( 'poster' );
		if ( is_string( $poster ) ) {
			$tags->remove_attribute( 'poster' );
			$tags->set_attribute( 'data-vitrine-poster', $poster );
		}
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
