<?php
/**
 * Prints a picture. Twin: frontend/render/feed/picture.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

// The first picture that is not lazy is the one that visitors wait for.
$is_foremost = true;

// phpcs:disable WordPress.Security.EscapeOutput -- what looks unescaped below are constant strings chosen by a condition.
return static function ( array $picture ) use ( $web, $exact, &$is_foremost ): void {
	$style = [
		...( $picture['color'] === '' ? [] : [ "background-color:{$picture['color']}" ] ),
		...(
			$picture['own'] === null
				? []
				: [
					'--_width:' . (int) $picture['own']['width'] . 'px',
					'--_height:' . (int) $picture['own']['height'] . 'px',
				]
		),
	];
	printf(
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
		'<img class="wp-block-vitrine-social-feed__picture" src="%s"%s%s width="%d" height="%d" alt="%s" loading="%s" decoding="async"%s%s>',
		esc_url( $picture['src'], $web ),
		$picture['srcset'] === '' ? '' : ' srcset="' . esc_attr( $picture['srcset'] ) . '"',
		$picture['sizes'] === '' ? '' : ' sizes="' . esc_attr( $picture['sizes'] ) . '"',
		(int) $picture['width'],
		(int) $picture['height'],
		esc_attr( $exact( $picture['alt'] ) ),
		$picture['eager'] ? 'eager' : 'lazy',
		$picture['eager'] && $is_foremost ? ' fetchpriority="high"' : '',
		$style === [] ? '' : ' style="' . esc_attr( implode( ';', $style ) ) . '"'
	);
	$is_foremost = $is_foremost && ! $picture['eager'];
};
