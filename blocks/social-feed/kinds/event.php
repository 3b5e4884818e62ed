<?php
/**
 * Prints what an event is called, when and where it takes place. Twin: frontend/render/feed/kinds/event.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What post/parts.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

$moment = static function ( array $moment ): void {
	printf( '<time datetime="%s">%s</time>', esc_attr( $moment['iso'] ), esc_html( $moment['label'] ) );
};

$name = static function ( PostView $post ) use ( $web, $exact ): void {
	echo '<p class="wp-block-vitrine-social-feed__event-name" dir="auto">';
	if ( $post->url === null ) {
		echo esc_html( $exact( $post->event['name'] ?? '' ) );
	} else {
		printf(
			'<a href="%s" rel="nofollow noopener">%s</a>',
			esc_url( $post->url, $web ),
			esc_html( $exact( $post->event['name'] ?? '' ) )
		);
	}
	echo '</p>';
};

$facts = static function ( array $event ) use ( $web, $exact, $moment ): void {
	echo '<ul class="wp-block-vitrine-social-feed__facts" role="list"><li class="is-when">';
	$moment( $event['starts'] );
	if ( $event['ends'] !== null ) {
		echo ' – ';
		$moment( $event['ends'] );
	}
	echo $event['zone'] === '' ? '' : esc_html( " ({$event['zone']})" ), '</li>';
	if ( $event['place'] !== null ) {
		printf( '<li class="is-where"><bdi>%s</bdi>', esc_html( $exact( $event['place'] ) ) );
		if ( $event['map'] !== null ) {
			printf(
				' <a href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $event['map']['url'], $web ),
				esc_html( $event['map']['label'] )
			);
		}
		echo '</li>';
	}
	if ( $event['online'] !== null ) {
		printf( '<li class="is-online">%s</li>', esc_html( $event['online'] ) );
	}
	if ( $event['people'] !== [] ) {
		printf( '<li class="is-people">%s</li>', esc_html( implode( ' · ', $event['people'] ) ) );
	}
	echo '</ul>';
};

$further = static function ( array $dates ) use ( $moment ): void {
	printf(
		'<details class="wp-block-vitrine-social-feed__dates"><summary>%s</summary><ul role="list">',
		esc_html( $dates['label'] )
	);
	foreach ( $dates['times'] as $time ) {
		echo '<li>';
		$moment( $time );
		echo '</li>';
	}
	if ( $dates['rest'] !== null ) {
		printf( '<li>%s</li>', esc_html( $dates['rest'] ) );
	}
	echo '</ul></details>';
};

return static function ( PostView $post ) use ( $name, $facts, $further ): void {
	if ( $post->event === null ) {
		return;
	}
	echo '<div class="wp-block-vitrine-social-feed__event">';
	if ( $post->event['state'] !== null ) {
		printf( '<p class="wp-block-vitrine-social-feed__event-state">%s</p>', esc_html( $post->event['state'] ) );
	}
	$name( $post );
	$facts( $post->event );
	if ( $post->event['further'] !== null ) {
		$further( $post->event['further'] );
	}
	echo '</div>';
};
