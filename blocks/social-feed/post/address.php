<?php
/**
 * Escapes an address, each once: the account, its picture and the post itself come again and again.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php and panel.php have.
 *
 * @var string[] $web Schemes that links may have.
 */

$escaped = [];

return static function ( string $url ) use ( $web, &$escaped ): string {
	$escaped[ $url ] ??= esc_url( $url, $web );
	return $escaped[ $url ];
};
