<?php
/**
 * Tables of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * The block, and the two moments when places of tables are filled in: when the content of a post is made, and when the
 * body of the page is printed (decision 0029).
 */
final class TableOfContentsModule extends CapabilityModule {

	private const BLOCK = 'vitrine/table-of-contents';

	/**
	 * Tables of this page, once there is one.
	 *
	 * @var PageTables|null
	 */
	private ?PageTables $tables = null;

	/**
	 * Whether a table outside of the content waits for the page to be printed.
	 *
	 * @var bool
	 */
	private bool $waits = false;

	/**
	 * Level of the buffer that holds the page; 0 = there is none.
	 *
	 * @var int
	 */
	private int $buffer = 0;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// What shortcodes and other plugins make of the content counts, too.
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->tables === null || ! is_string( $content )
				? $content
				: $this->content( $content ),
			PHP_INT_MAX
		);
		add_action( 'wp_body_open', fn() => $this->begin_page(), PHP_INT_MAX );
		add_action( 'wp_footer', fn() => $this->tables === null ? null : $this->end_page(), PHP_INT_MIN );
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ self::BLOCK => fn( array $attributes ): string => $this->place( $attributes ) ];
	}

	/**
	 * Prints the place of a table; nothing where nobody fills it in, as in feeds, excerpts and archives.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	private function place( array $attributes ): string {
		$is_content = doing_filter( 'the_content' );
		if ( is_feed() || doing_filter( 'get_the_excerpt' ) || ( ! $is_content && ! $this->is_page_to_come() ) ) {
			return '';
		}
		$this->waits    = $this->waits || ! $is_content;
		$this->tables ??= new PageTables();
		$read           = TableOfContentsView::settings( $attributes );
		if ( TableOfContentsView::data( $read ) !== [] ) {
			wp_enqueue_script_module( '@vitrine/table-of-contents' );
		}
		return $this->tables->place( $read );
	}

	/**
	 * Whether a page is going to be printed that fills in what stands outside of the content.
	 */
	private function is_page_to_come(): bool {
		return $this->buffer > 0
			|| ( wp_is_block_theme() && is_singular() && ! is_admin() && ! wp_is_serving_rest_request()
				&& did_action( 'wp_body_open' ) === 0 );
	}

	/**
	 * Fills in the tables of a content that was made.
	 *
	 * @param string $content Content.
	 */
	private function content( string $content ): string {
		$content = $this->tables?->fill_content( $content ) ?? $content;
		return $this->buffer > 0 && ! wp_is_block_theme() && in_the_loop() && is_main_query()
			&& get_the_ID() === get_queried_object_id()
			? (string) $this->tables?->marked( $content )
			: $content;
	}

	/**
	 * Holds the page back where a table waits for it: templates of blocks have been rendered by now, and of other
	 * themes it is known which widgets there are.
	 */
	private function begin_page(): void {
		if ( $this->waits || ( is_singular() && ! wp_is_block_theme() && self::is_in_widgets() ) ) {
			$this->tables ??= new PageTables();
			ob_start();
			$this->buffer = ob_get_level();
		}
	}

	/**
	 * Prints the page, if it was held back. Where somebody else holds back a part of it, its tables stay hidden.
	 */
	private function end_page(): void {
		if ( $this->buffer > 0 && ob_get_level() === $this->buffer ) {
			$html = (string) ob_get_clean();
			// phpcs:ignore WordPress.Security.EscapeOutput -- the page, which others have printed.
			echo $this->tables?->fill_page( $html ) ?? $html;
		}
		$this->tables = null;
		$this->buffer = 0;
		$this->waits  = false;
	}

	/**
	 * Whether a widget has the block.
	 */
	private static function is_in_widgets(): bool {
		foreach ( (array) get_option( 'widget_block', [] ) as $widget ) {
			if ( is_array( $widget ) && str_contains( (string) ( $widget['content'] ?? '' ), 'wp:' . self::BLOCK ) ) {
				return true;
			}
		}
		return false;
	}
}
