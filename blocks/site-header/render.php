<?php
/**
 * Prints the header around its blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SiteHeader;

use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What SiteHeaderModule hands over.
 *
 * @var array{view: SiteHeaderView, content: string} $vitrine */

[ 'view' => $view, 'content' => $content ] = $vitrine;

// phpcs:disable WordPress.Security.EscapeOutput -- a name of two, what escapes by itself, and blocks.
printf(
	'<%1$s %2$s>%3$s%4$s</%1$s>',
	$view->tag,
	get_block_wrapper_attributes( [ 'class' => $view->classes(), 'style' => $view->style() ] ),
	$content,
	// Behind the blocks: layouts have rules for what stands first.
	$view->is_sticky() ? BlockData::script( '', $view->data() ) : ''
);
