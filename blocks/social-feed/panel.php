<?php
/**
 * Prints a post beside its pictures in the viewer: what it says, by the parts that posts in a feed are made of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What FeedTemplate hands over.
 *
 * @var array{
 *     post: \Vitrine\Feed\Views\PostView,
 *     icons: array<string, array{viewBox: string, path: string}>,
 *     classes: string,
 *     exact: \Closure(string): string,
 * } $vitrine */

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

// Applied to what people wrote, before it is escaped.
$exact = $vitrine['exact'];

$icons = $vitrine['icons'];

// Its pictures are beside it already.
$is_full = false;
$classes = static fn(): string => $vitrine['classes'];
$media   = static function (): void {};
$links   = $media;

$address = require __DIR__ . '/post/address.php';

$counts = require __DIR__ . '/post/counts.php';
$share  = require __DIR__ . '/post/share.php';

$parts = require __DIR__ . '/post/parts.php';
$parts( $vitrine['post'] );
