<?php
/**
 * The template that an address names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\PageHelpers;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the template part or synced pattern that `?theme_template_id=ID` names, where the page has it anyway: script
 * scrolls there. The page stays the one that everybody gets, so that a cache may keep it; no address shows a template.
 */
final class TemplateTarget {

	/**
	 * Slug and theme of the template part, once it was met.
	 *
	 * @var array{mixed, mixed}|null
	 */
	private ?array $part = null;

	/**
	 * Keeps the id.
	 *
	 * @param int $id Of a post.
	 */
	private function __construct( private readonly int $id ) {}

	/**
	 * Adds the hooks, where the address names a template.
	 *
	 * @param mixed $given The parameter: anything.
	 */
	public static function register( mixed $given ): void {
		if ( ! is_string( $given ) || preg_match( '/^[1-9]\d{0,17}$/D', $given ) !== 1 ) {
			return;
		}
		$target = new self( (int) $given );
		add_action( 'render_block_core_template_part_post', $target->note_part( ... ), 10, 3 );
		add_filter( 'render_block_core/template-part', $target->mark_part( ... ), 10, 2 );
		add_filter( 'render_block_core/block', $target->mark_pattern( ... ), 10, 2 );
		add_action(
			'wp_enqueue_scripts',
			static fn() => wp_enqueue_script_module( '@vitrine/template-target' )
		);
	}

	/**
	 * Remembers which part it is: its block knows no id.
	 *
	 * @param string               $part       Theme and slug.
	 * @param array<string, mixed> $attributes Of the block.
	 * @param \WP_Post             $post       The part.
	 */
	private function note_part( string $part, array $attributes, \WP_Post $post ): void {
		if ( $post->ID === $this->id ) {
			$this->part = self::names( $attributes );
		}
	}

	/**
	 * Marks a template part.
	 *
	 * @param mixed                $html  HTML; other plugins may say anything.
	 * @param array<string, mixed> $block Block.
	 */
	private function mark_part( mixed $html, array $block ): mixed {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		return $this->part !== null && self::names( $attributes ) === $this->part ? $this->marked( $html ) : $html;
	}

	/**
	 * Marks a synced pattern, which has no wrapper: its first element.
	 *
	 * @param mixed                $html  HTML; other plugins may say anything.
	 * @param array<string, mixed> $block Block.
	 */
	private function mark_pattern( mixed $html, array $block ): mixed {
		$ref = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? 0 : 0;
		return is_numeric( $ref ) && (int) $ref === $this->id ? $this->marked( $html ) : $html;
	}

	/**
	 * What names a template part.
	 *
	 * @param array<array-key, mixed> $attributes Of the block.
	 * @return array{mixed, mixed}
	 */
	private static function names( array $attributes ): array {
		return [ $attributes['slug'] ?? '', $attributes['theme'] ?? get_stylesheet() ];
	}

	/**
	 * Marks the first element.
	 *
	 * @param mixed $html HTML.
	 */
	private function marked( mixed $html ): mixed {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->set_attribute( 'data-vitrine-template', (string) $this->id );
		}
		return $tags->get_updated_html();
	}
}
