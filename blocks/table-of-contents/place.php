<?php
/**
 * Prints the place of a table of contents, which is hidden until the list is filled in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

/** What PageTables hands over.
 *
 * @var array{class: string, label: string, style: string, place: string, exact: \Closure(string): string} $vitrine */

printf(
	'<nav hidden %1$s><!--%2$s--></nav>',
	// phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
	get_block_wrapper_attributes(
		[
			'class'      => $vitrine['class'],
			'aria-label' => $vitrine['exact']( $vitrine['label'] ),
			'style'      => $vitrine['style'],
		]
	),
	esc_html( $vitrine['place'] )
);
