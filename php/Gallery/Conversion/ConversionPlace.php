<?php
/**
 * A place of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

defined( 'ABSPATH' ) || exit;

/**
 * Something that editors have saved with galleries in it.
 */
final class ConversionPlace {

	/** A post of any type: pages, patterns, menus, templates that were changed in the editor, popups. */
	public const POST = 'post';

	/** A widget of blocks. */
	public const WIDGET = 'widget';

	/** A template or a part of one that comes from a file of the theme, which cannot be changed. */
	public const FILE = 'file';

	/** Types of posts that several pages show; the last one is PopupPosts::TYPE, which galleries know nothing of. */
	private const SHARED = [ 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation', 'vitrine_popup' ];

	/**
	 * Keeps the fields.
	 *
	 * @param string $kind    `post`, `widget` or `file`.
	 * @param string $id      Which one.
	 * @param string $content Content.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $id,
		public readonly string $content
	) {}

	/**
	 * Whether several pages show it: on each, it would have other attached images.
	 */
	public function is_shared(): bool {
		return $this->post() === 0 || in_array( get_post_type( $this->post() ), self::SHARED, true );
	}

	/**
	 * The post, 0 = it is none.
	 */
	public function post(): int {
		return $this->kind === self::POST ? (int) $this->id : 0;
	}
}
