<?php
/**
 * Prints a gallery. Twin: wrapperClasses() in frontend/render/gallery/wrapper.ts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What GalleryTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Gallery\Render\GalleryView,
 *     attributes: array<string, string>,
 *     data: string,
 *     inside: string,
 * } $vitrine */

// get_block_wrapper_attributes() escapes; core may have given the anchor as id already, and of two galleries with one
// anchor each has its own.
$wrapper = new \WP_HTML_Tag_Processor( '<div ' . get_block_wrapper_attributes( $vitrine['attributes'] ) . '>' );
$wrapper->next_tag();
$wrapper->set_attribute( 'id', $vitrine['view']->element );

// BlockData and inside.php escape what they print.
// phpcs:ignore WordPress.Security.EscapeOutput -- the tag processor, BlockData and inside.php have escaped.
echo $wrapper->get_updated_html(), $vitrine['data'], $vitrine['inside'], '</div>';
