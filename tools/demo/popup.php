<?php
/**
 * Popups of the demo, and the buttons that open them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Popup\PopupPosts;

/**
 * A button, or two, and what each does to a popup.
 *
 * @param array<string, array{action: string, popup?: int|string, plain?: bool}> $buttons By text; plain = an outline.
 * @param string                                                                 $justify Where they stand.
 */
function vitrine_demo_popup_buttons( array $buttons, string $justify = 'left' ): string {
	$html = '';
	foreach ( $buttons as $text => $button ) {
		$plain = $button['plain'] ?? false;
		unset( $button['plain'] );
		$html .= vitrine_demo_block(
			'button',
			[ 'tagName' => 'button', 'type' => 'button', ...( $plain ? [ 'className' => 'is-style-outline' ] : [] ), 'vitrinePopup' => $button ],
			'<div class="wp-block-button' . ( $plain ? ' is-style-outline' : '' ) . '"><button type="button" class="wp-block-button__link wp-element-button">' . esc_html( $text ) . '</button></div>'
		);
	}
	return vitrine_demo_block( 'buttons', [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $justify ] ], '<div class="wp-block-buttons">' . $html . '</div>' );
}

/**
 * Writes a popup.
 *
 * @param string               $slug       Slug.
 * @param string               $title      Title.
 * @param array<string, mixed> $attributes Attributes of its block.
 * @param string               $inside     Blocks.
 * @return int Its post.
 */
function vitrine_demo_popup( string $slug, string $title, array $attributes, string $inside ): int {
	$found = get_page_by_path( $slug, OBJECT, PopupPosts::TYPE );
	return wp_insert_post(
		wp_slash(
			[
				'ID'           => $found instanceof WP_Post ? $found->ID : 0,
				'post_type'    => PopupPosts::TYPE,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => vitrine_demo_block( 'vitrine/popup', $attributes, $inside ),
			]
		)
	);
}
