<?php
/**
 * Prints posts as list items. Twin: frontend/render/feed/post.tsx and its parts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/** What FeedTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Feed\FeedView,
 *     icons: array<string, array{viewBox: string, path: string}>,
 *     exact: \Closure(string): string,
 * } $vitrine */

$view     = $vitrine['view'];
$settings = $view->settings;

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

// Applied to what people wrote, before it is escaped.
$exact = $vitrine['exact'];

// The first picture that is not lazy is the one that visitors wait for.
$is_foremost = true;

// phpcs:disable WordPress.Security.EscapeOutput -- what looks unescaped below are constant strings chosen by a condition.
$picture = static function ( array $picture ) use ( $web, $exact, &$is_foremost ): void {
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
// phpcs:enable

$segments = static function ( array $segments ) use ( $exact ): void {
	echo '<span>';
	foreach ( $segments as $segment ) {
		if ( is_string( $segment ) ) {
			echo esc_html( $exact( $segment ) );
		} else {
			printf(
				'<a href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $segment['href'], [ 'http', 'https', 'mailto' ] ),
				esc_html( $exact( $segment['text'] ) )
			);
		}
	}
	echo '</span>';
};

$card = static function ( array $link ) use ( $web, $exact, $picture ): void {
	printf(
		'<a class="wp-block-vitrine-social-feed__link" href="%s" rel="nofollow noopener">',
		esc_url( $link['url'], $web )
	);
	if ( $link['picture'] !== null ) {
		$picture( $link['picture'] );
	}
	foreach ( [ 'title', 'text', 'host' ] as $name ) {
		if ( $link[ $name ] !== '' ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__link-%s">%s</span>',
				esc_attr( $name ),
				esc_html( $exact( $link[ $name ] ) )
			);
		}
	}
	echo '</a>';
};

foreach ( $view->posts as $index => $post ) {
	$beyond = '';
	if ( $index >= $settings->number_phone && $settings->number_phone < $settings->number ) {
		$beyond = ' is-beyond-phone';
	} elseif ( $index >= $settings->number && $settings->number < $settings->number_phone ) {
		$beyond = ' is-beyond-wide';
	}
	// Where a browser lacks an emoji, WordPress puts a picture of s.w.org, unless this class forbids it.
	printf(
		'<li class="wp-block-vitrine-social-feed__item%s"><article class="wp-block-vitrine-social-feed__post wp-exclude-emoji">',
		esc_attr( $beyond )
	);

	if ( $post->author !== null || $post->date !== null ) {
		echo '<header class="wp-block-vitrine-social-feed__head">';
		if ( isset( $post->author['avatar'] ) ) {
			printf(
				'<img class="wp-block-vitrine-social-feed__avatar" src="%s" width="40" height="40" alt="" loading="%s" decoding="async">',
				esc_url( $post->author['avatar']['src'], $web ),
				$post->author['avatar']['eager'] ? 'eager' : 'lazy'
			);
		}
		if ( isset( $post->author['url'] ) ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__author" href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $post->author['url'], $web ),
				esc_html( $exact( $post->author['name'] ) )
			);
		} elseif ( $post->author !== null ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__author">%s</span>',
				esc_html( $exact( $post->author['name'] ) )
			);
		}
		if ( $post->date !== null ) {
			printf(
				'<time class="wp-block-vitrine-social-feed__date" datetime="%s">%s</time>',
				esc_attr( $post->date['iso'] ),
				esc_html( $post->date['label'] )
			);
		}
		echo '</header>';
	}

	if ( $post->text !== null ) {
		echo '<div class="wp-block-vitrine-social-feed__text" dir="auto">';
		$segments( $post->text['shown'] );
		if ( $post->text['rest'] !== [] ) {
			printf(
				'<details class="wp-block-vitrine-social-feed__rest"><summary><span class="wp-block-vitrine-social-feed__more-label">%s</span><span class="wp-block-vitrine-social-feed__less-label">%s</span></summary>',
				esc_html( $post->text['more'] ),
				esc_html( $post->text['less'] )
			);
			$segments( $post->text['rest'] );
			echo '</details>';
		}
		echo '</div>';
	}

	if ( $post->media !== null ) {
		$names = 'wp-block-vitrine-social-feed__media has-' . count( $post->media['pictures'] ) . '-pictures'
			. ( $post->media['video'] ? ' is-video' : '' );
		if ( $post->url === null ) {
			printf( '<div class="%s">', esc_attr( $names ) );
		} else {
			printf(
				'<a class="%s" href="%s" rel="nofollow noopener" aria-label="%s">',
				esc_attr( $names ),
				esc_url( $post->url, $web ),
				esc_attr( $exact( $post->media['label'] ) )
			);
		}
		array_map( $picture, $post->media['pictures'] );
		if ( $post->media['video'] ) {
			echo '<span class="wp-block-vitrine-social-feed__play" aria-hidden="true"></span>';
		}
		if ( $post->media['extra'] > 0 ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__count" aria-hidden="true">+%s</span>',
				esc_html( (string) $post->media['extra'] )
			);
		}
		echo $post->url === null ? '</div>' : '</a>';
	}

	if ( $post->link !== null ) {
		$card( $post->link );
	}
	if ( $post->links !== [] ) {
		echo '<ul class="wp-block-vitrine-social-feed__links" role="list">';
		foreach ( $post->links as $link ) {
			echo '<li>';
			$card( $link );
			echo '</li>';
		}
		echo '</ul>';
	}

	if ( $post->counts !== [] || $post->network_label !== null ) {
		echo '<footer class="wp-block-vitrine-social-feed__foot">';
		if ( $post->counts !== [] ) {
			echo '<ul class="wp-block-vitrine-social-feed__counts" role="list">';
			foreach ( $post->counts as $count ) {
				$icon = $vitrine['icons'][ $count['name'] ];
				printf(
					'<li class="is-%s"><svg class="wp-block-vitrine-social-feed__icon" viewBox="%s" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="%s"></path></svg><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></li>',
					esc_attr( $count['name'] ),
					esc_attr( $icon['viewBox'] ),
					esc_attr( $icon['path'] ),
					esc_html( $count['value'] ),
					esc_html( $count['label'] )
				);
			}
			echo '</ul>';
		}
		if ( $post->network_label !== null && $post->url !== null ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__network" href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $post->url, $web ),
				esc_html( $post->network_label )
			);
		}
		echo '</footer>';
	}

	echo '</article></li>';
}
