<?php
/**
 * Pages with nanogallery2's markup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Gallery\Words;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the module that takes nanogallery2's markup over to pages whose content holds some, where the original is not enqueued.
 */
final class Nanogallery2 implements Module {

	/** Script module (php/Assets.php). */
	private const SCRIPT = '@vitrine/nanogallery2';

	/** How the markup shows itself: `data-nanogallery2`, `data-nanogallery2-lightbox`, or a call of the jQuery plugin. */
	private const MARK = '/\sdata-nanogallery2\b|\.nanogallery2\s*\(/';

	/** The original, by the handles that sites give it. */
	private const ORIGINAL = [ 'nanogallery2', 'jquery-nanogallery2', 'jquery.nanogallery2' ];

	/** Style sheets of the gallery. */
	private const STYLES = [ 'vitrine-gallery-style', 'vitrine-gallery-effects' ];

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// After content was made, so that what shortcodes and blocks print counts, too.
		add_filter( 'the_content', [ $this, 'find' ], PHP_INT_MAX );
		add_filter( 'widget_block_content', [ $this, 'find' ], PHP_INT_MAX );
		add_filter( 'render_block_core/html', [ $this, 'find' ], PHP_INT_MAX );
		add_filter( 'script_module_data_' . self::SCRIPT, [ $this, 'add_words' ] );
	}

	/**
	 * Enqueues what the content needs.
	 *
	 * @template T
	 * @param T $content HTML.
	 * @return T The same.
	 */
	public function find( mixed $content ): mixed {
		if ( is_string( $content ) && $this->is_ours( $content ) ) {
			wp_enqueue_script_module( self::SCRIPT );
			foreach ( self::STYLES as $style ) {
				if ( wp_style_is( $style, 'registered' ) ) {
					wp_enqueue_style( $style );
				}
			}
		}
		return $content;
	}

	/**
	 * Gives the module its words: script has no translations of its own before WordPress 7.0. Twin: frontend/compat/nanogallery2/words.ts.
	 *
	 * @param array<string, mixed> $data Data of the module.
	 * @return array<string, mixed>
	 */
	public function add_words( array $data ): array {
		$data['words']    = Words::all() + [ 'root' => Words::root() ];
		$data['template'] = Words::template();
		return $data;
	}

	/**
	 * Whether there is markup that nobody else cares for.
	 *
	 * @param string $content HTML.
	 */
	private function is_ours( string $content ): bool {
		if ( is_admin() || ! str_contains( $content, 'nanogallery2' ) || preg_match( self::MARK, $content ) !== 1 ) {
			return false;
		}
		foreach ( self::ORIGINAL as $handle ) {
			if ( wp_script_is( $handle, 'enqueued' ) ) {
				return false;
			}
		}
		return true;
	}
}
