<?php
/**
 * A popup that is just being made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Begins a new popup with its empty block, instead of the template that the editor would fill in: that could be undone,
 * and left a canvas into which nothing can be put.
 */
final class NewPopup {

	private const CONTENT = '<!-- wp:' . PopupPosts::BLOCK . ' /-->';

	/**
	 * What is stored as soon as the editor is opened.
	 *
	 * @param array<string, mixed> $data What is going to be saved, slashed.
	 * @return array<string, mixed>
	 */
	public function store( array $data ): array {
		$is_new = ( $data['post_type'] ?? '' ) === PopupPosts::TYPE
			&& ( $data['post_status'] ?? '' ) === 'auto-draft'
			&& ( $data['post_content'] ?? '' ) === '';
		return $is_new ? [ ...$data, 'post_content' => self::CONTENT ] : $data;
	}

	/**
	 * What the editor begins with: the same, so that there is no change to undo.
	 *
	 * @template T
	 * @param T        $content Content.
	 * @param \WP_Post $post    Post.
	 * @return T|string
	 */
	public function show( mixed $content, \WP_Post $post ): mixed {
		return $post->post_type === PopupPosts::TYPE && $content === '' ? self::CONTENT : $content;
	}

	/**
	 * Takes the template from the editor, and leaves its lock.
	 *
	 * @param array<string, mixed>     $settings Settings of the editor.
	 * @param \WP_Block_Editor_Context $context  What is edited.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, \WP_Block_Editor_Context $context ): array {
		return ( $context->post->post_type ?? '' ) === PopupPosts::TYPE
			? array_diff_key( $settings, [ 'template' => 1 ] )
			: $settings;
	}
}
