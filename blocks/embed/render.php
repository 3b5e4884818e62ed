<?php
/**
 * Prints what stands in place of a frame of Facebook. Twin: frontend/render/embed/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Embed;

use Vitrine\BlockWrapper;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What EmbedModule hands over.
 *
 * @var array{view: EmbedView, exact: \Closure(string): string} $vitrine */

[ 'view' => $view, 'exact' => $exact ] = $vitrine;

$paragraphs = array_map(
	static fn( string $text ): string => '<p>' . nl2br( esc_html( $exact( $text ) ), false ) . '</p>',
	$view->quote
);
$quote      = $paragraphs === [] ? '' : sprintf(
	'<blockquote class="wp-block-vitrine-embed__quote" cite="%s">%s</blockquote>',
	esc_url( $view->embed->page ),
	implode( '', $paragraphs )
);
printf(
	'<div %s>%s</div>',
	// phpcs:disable WordPress.Security.EscapeOutput -- escape by themselves.
	BlockWrapper::attributes( [ 'class' => "is-{$view->kind}" ] ),
	$view->html( $quote )
);
