<?php
/**
 * Pages with nanogallery2's markup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Gallery\Render\GalleryStrings;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the module that takes nanogallery2's markup over to pages whose content holds some, where the original is not
 * enqueued.
 */
final class Nanogallery2 {

	/** Script module (php/Assets.php). */
	private const SCRIPT = '@vitrine/nanogallery2';

	/**
	 * How the markup shows itself: `data-nanogallery2`, `data-nanogallery2-lightbox`, or a call of the jQuery plugin.
	 */
	private const MARK = '/\sdata-nanogallery2\b|\.nanogallery2\s*\(/';

	/** The original, by the handles that sites give it. */
	private const ORIGINAL = [ 'nanogallery2', 'jquery-nanogallery2', 'jquery.nanogallery2' ];

	/** A call of the plugin by a script, which may run before the module. */
	private const CALL = '/\.nanogallery2\s*\(/';

	/**
	 * Keeps calls until the module comes: nothing is selected, and no cart has anything in it, before. Twin:
	 * frontend/compat/nanogallery2/door.ts.
	 */
	private const QUEUE = '(function(j){if(j&&!j.fn.nanogallery2){var q=[],p=j.fn.nanogallery2=function(){q.push([this,[].slice.call(arguments)]);return/Get$/.test(arguments[0])?[]:this};p.queue=q}})(window.jQuery)';

	/** In the editor's address: what it imports at once; twin: blocks/gallery/import/import-now.ts. */
	public const IMPORT = 'vitrine-import';

	/** Style sheets of the gallery. */
	private const STYLES = [ 'vitrine-gallery-style', 'vitrine-gallery-effects' ];

	/**
	 * Whether the plugin that keeps calls is in the page.
	 *
	 * @var bool
	 */
	private bool $is_queueing = false;

	/**
	 * Whether it is behind jQuery, wherever that is printed.
	 *
	 * @var bool
	 */
	private bool $follows_jquery = false;

	/**
	 * The post that holds the markup; 0 = none, as in a widget.
	 *
	 * @var int
	 */
	private int $post = 0;

	/**
	 * What the content may show of the site's connections to providers.
	 *
	 * @var list<array{kind: string, account: string, album: string, rest: string}>
	 */
	private array $connected = [];

	/**
	 * Keeps its helper.
	 *
	 * @param (\Closure(): ProviderMarkup)|null $providers Finds connections; null = there are none.
	 */
	public function __construct( private readonly ?\Closure $providers = null ) {}

	/**
	 * Enqueues what the content needs. What a script calls before the module is there is kept for it.
	 *
	 * @template T
	 * @param T $content HTML.
	 * @return T|string The same, behind the plugin that keeps calls, where there are any.
	 */
	public function find( mixed $content ): mixed {
		if ( is_string( $content ) && $this->is_ours( $content ) ) {
			wp_enqueue_script_module( self::SCRIPT );
			foreach ( self::STYLES as $style ) {
				if ( wp_style_is( $style, 'registered' ) ) {
					wp_enqueue_style( $style );
				}
			}
			if ( $this->post === 0 ) {
				$this->post = (int) get_the_ID();
			}
			$is_page = ! is_feed() && ! wp_is_serving_rest_request();
			if ( $is_page && $this->providers !== null && str_contains( $content, 'kind' ) ) {
				$this->connected = [ ...$this->connected, ...( $this->providers )()->connected( $content ) ];
			}
			if ( $is_page && ! $this->is_queueing ) {
				return $this->keep_calls( $content );
			}
		}
		return $content;
	}

	/**
	 * Brings the plugin that keeps calls, of scripts in the content and of the theme's.
	 *
	 * @param string $content HTML.
	 */
	private function keep_calls( string $content ): string {
		$is_loaded = wp_script_is( 'jquery-core', 'done' );
		if ( ! $is_loaded && ! $this->follows_jquery ) {
			$this->follows_jquery = wp_add_inline_script( 'jquery-core', self::QUEUE );
		}
		if ( ! $is_loaded && preg_match( self::CALL, $content ) !== 1 ) {
			return $content;
		}
		$this->is_queueing = true;
		return wp_get_inline_script_tag( self::QUEUE ) . $content;
	}

	/**
	 * Gives the module its words: script has no translations of its own before WordPress 7.0. Twin:
	 * frontend/compat/nanogallery2/strings.ts.
	 *
	 * @param array<string, mixed> $data Data of the module.
	 * @return array<string, mixed>
	 */
	public function add_words( array $data ): array {
		$data['words']    = GalleryStrings::all() + [
			'root'        => GalleryStrings::root(),
			'onlyEditors' => __( 'Only people who can edit this page can see this.', 'vitrine' ),
			'importBlock' => __( 'Import into a block', 'vitrine' ),
		];
		$data['template'] = GalleryStrings::template();
		if ( $this->connected !== [] ) {
			$data['connected'] = $this->connected;
		}
		$edit = $this->post > 0 ? get_edit_post_link( $this->post, 'raw' ) : null;
		if ( is_string( $edit ) && $edit !== '' ) {
			$data['edit'] = add_query_arg( self::IMPORT, 'nanogallery2', $edit );
		}
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
