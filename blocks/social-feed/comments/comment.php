<?php
/**
 * Prints a comment, or a reply. Twin: frontend/render/feed/comments/comment.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Comments\CommentView;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What list.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 * @var \Closure(list<mixed>): void $segments Prints text with its links.
 */

$author = static function ( array $author ) use ( $web, $exact ): void {
	if ( $author['avatar'] === null ) {
		printf(
			'<span class="wp-block-vitrine-social-feed__commenter-letter" aria-hidden="true">%s</span>',
			esc_html( $exact( $author['initial'] ) )
		);
	} else {
		printf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
			'<img class="wp-block-vitrine-social-feed__commenter-avatar" src="%s" width="32" height="32" alt="" loading="lazy" decoding="async">',
			esc_url( $author['avatar'], $web )
		);
	}
	if ( $author['url'] === null ) {
		printf(
			'<span class="wp-block-vitrine-social-feed__commenter">%s</span>',
			esc_html( $exact( $author['name'] ) )
		);
	} else {
		printf(
			'<a class="wp-block-vitrine-social-feed__commenter" href="%s" rel="nofollow noopener">%s</a>',
			esc_url( $author['url'], $web ),
			esc_html( $exact( $author['name'] ) )
		);
	}
};

$picture = static function ( array $picture ) use ( $web ): void {
	printf(
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
		'<img class="wp-block-vitrine-social-feed__comment-picture" src="%s" width="%d" height="%d" alt="%s" loading="lazy" decoding="async">',
		esc_url( $picture['src'], $web ),
		esc_attr( (string) $picture['width'] ),
		esc_attr( (string) $picture['height'] ),
		esc_attr( $picture['alt'] )
	);
};

$facts = static function ( CommentView $comment ) use ( $web ): void {
	if ( $comment->date === null && $comment->likes === null ) {
		return;
	}
	echo '<p class="wp-block-vitrine-social-feed__comment-facts">';
	if ( $comment->date !== null ) {
		if ( $comment->url !== null ) {
			printf( '<a href="%s" rel="nofollow noopener">', esc_url( $comment->url, $web ) );
		}
		printf(
			'<time class="wp-block-vitrine-social-feed__date%s" datetime="%s">%s</time>',
			esc_attr( $comment->date['relative'] ? ' is-relative' : '' ),
			esc_attr( $comment->date['iso'] ),
			esc_html( $comment->date['label'] )
		);
		echo $comment->url === null ? '' : '</a>';
	}
	if ( $comment->likes !== null ) {
		printf( '<span>%s</span>', esc_html( $comment->likes ) );
	}
	echo '</p>';
};

return static function (
	CommentView $comment,
	bool $is_beyond
) use ( $web, $exact, $segments, $author, $picture, $facts ): void {
	$states  = $comment->author === null ? ' is-unnamed' : '';
	$states .= $is_beyond ? ' is-beyond' : '';
	printf( '<li class="wp-block-vitrine-social-feed__comment%s">', esc_attr( $states ) );
	if ( $comment->author !== null ) {
		$author( $comment->author );
	}
	if ( $comment->text !== [] ) {
		echo '<div class="wp-block-vitrine-social-feed__comment-text" dir="auto">';
		$segments( $comment->text );
		echo '</div>';
	}
	if ( $comment->picture !== null ) {
		$picture( $comment->picture );
	}
	if ( $comment->link !== null ) {
		printf(
			'<a class="wp-block-vitrine-social-feed__comment-link" href="%s" rel="nofollow noopener">%s</a>',
			esc_url( $comment->link['url'], $web ),
			esc_html( $exact( $comment->link['title'] ) )
		);
	}
	$facts( $comment );
	if ( $comment->replies !== null ) {
		printf(
			'<button type="button" class="wp-block-vitrine-social-feed__replies-opener" aria-expanded="false" value="%s">%s</button>',
			esc_attr( $comment->id ),
			esc_html( $comment->replies )
		);
	}
	echo '</li>';
};
