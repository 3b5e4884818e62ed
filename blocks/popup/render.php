<?php
/**
 * Prints a popup. Twin: the frame in the canvas (blocks/popup/edit.tsx).
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/** What PopupTemplate hands over: the tag that opens the dialog and the inner blocks are ready to be printed.
 *
 * @var array{view: \Vitrine\Popup\Display\PopupView, content: string, open: string, has_gap: bool} $vitrine */

echo $vitrine['open']; // phpcs:ignore WordPress.Security.EscapeOutput -- The tag processor has escaped.
if ( $vitrine['view']->close !== null ) {
	printf(
		'<button type="button" class="wp-block-vitrine-popup__close" command="close" commandfor="%s" aria-label="%s"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"></path></svg></button>',
		esc_attr( $vitrine['view']->element ),
		esc_attr( $vitrine['view']->close )
	);
}
printf(
	'<div class="wp-block-vitrine-popup__content is-layout-flow%s">%s</div></dialog>',
	$vitrine['has_gap'] ? '' : ' has-own-gap',
	$vitrine['content'] // phpcs:ignore WordPress.Security.EscapeOutput -- rendered blocks.
);
