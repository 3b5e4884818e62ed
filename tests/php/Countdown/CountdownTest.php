<?php
/**
 * The countdown on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Countdown;

use Vitrine\Tests\TestCase;

/**
 * What visitors get: before the end, after it, and without a script.
 */
final class CountdownTest extends TestCase {

	private const PAST = '2024-12-24T20:00:00';

	private const INSIDE = '<!-- wp:paragraph --><p>Doors are open. [caption]</p><!-- /wp:paragraph -->';

	/**
	 * Without a script a sentence says when it ends, in the time zone and the formats of the site.
	 */
	public function test_sentence(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$html = self::rendered( [ 'date' => '2096-12-24T20:00:00', 'anchor' => 'sale', 'fontSize' => 'large' ] );
		self::assertStringContainsString( '__sentence">Ends on <time datetime="2096-12-24T20:00:00-05:00">December 24, 2096 at 8:00 pm EST</time></p>', $html );
		self::assertMatchesRegularExpression( '~^<div [^>]*role="timer"~', $html );
		self::assertMatchesRegularExpression( '~^<div [^>]*id="sale"~', $html );
		self::assertMatchesRegularExpression( '~^<div [^>]*class="[^"]*has-large-font-size~', $html );
		self::assertMatchesRegularExpression( '~__value" style="min-inline-size:5ch">\d{5}</span><span class="[^"]+__label">Days</span>~', $html );
		self::assertSame( 4, substr_count( $html, '__value' ) );
	}

	/**
	 * Each end, before and after it. Blocks are in the page only then: before, they are in a template, as they were written.
	 */
	public function test_ends(): void {
		$past = fn( string $at_end, array $more = [] ): string => self::rendered( [ 'date' => self::PAST, 'atEnd' => $at_end, ...$more ], self::INSIDE );
		self::assertSame( '', $past( 'hide' ) );
		self::assertStringContainsString( '>Ended on <time ', $past( 'zero' ) );
		self::assertStringNotContainsString( 'Doors', $past( 'zero' ) );
		self::assertMatchesRegularExpression( '~^<div [^>]+><p class="wp-block-vitrine-countdown__message">Time is up.</p></div>$~D', $past( 'message' ) );
		self::assertStringContainsString( '>Sold &amp; out</p>', $past( 'message', [ 'message' => '<b>Sold</b> & out' ] ) );
		self::assertMatchesRegularExpression( '~^<div (?![^>]*timer)[^>]+><p[^>]*>Doors are open. \[caption\]</p></div>$~D', $past( 'blocks' ) );
		$ahead = fn( string $at_end ): string => self::rendered( [ 'kind' => 'visitor', 'atEnd' => $at_end ], self::INSIDE );
		self::assertMatchesRegularExpression( '~</div><template><p[^>]*>Doors are open. \[caption\]</p></template></div>$~D', $ahead( 'blocks' ) );
		self::assertStringNotContainsString( 'Doors', $ahead( 'message' ) );
		self::assertStringContainsString( '__message" role="status"></p></div>', $ahead( 'message' ) );
		self::assertSame( [ true, 'Time is up.' ], [ self::data( [ 'kind' => 'visitor', 'atEnd' => 'hide' ] )['hide'], self::data( [ 'kind' => 'visitor', 'atEnd' => 'message' ] )['message'] ] );
	}

	/**
	 * One that begins anew never ends, and nothing is printed for its end; scripts get the rule, as a page may be cached
	 * for months.
	 */
	public function test_repeats(): void {
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '5.5' );
		$attributes = [ 'kind' => 'repeat', 'weekday' => 5, 'time' => '20:15', 'atEnd' => 'hide' ];
		self::assertStringContainsString( '>Ends on <time ', self::rendered( $attributes ) );
		self::assertStringContainsString( '__value" style="min-inline-size:3ch">', self::rendered( [ 'showDays' => false, ...$attributes ] ) );
		self::assertSame( [ 'zone' => '+05:30', 'minutes' => 1215, 'weekday' => 5 ], self::data( $attributes )['repeat'] );
		self::assertSame( -1, self::data( [ 'repeat' => 'daily', ...$attributes ] )['repeat']['weekday'] );
		foreach ( [ 'hide', 'message', 'blocks' ] as $at_end ) {
			$html = self::rendered( [ ...$attributes, 'atEnd' => $at_end, 'message' => 'Sold out' ], self::INSIDE );
			self::assertStringContainsString( '__value', $html );
			self::assertDoesNotMatchRegularExpression( '~Doors|Sold|<template|__message|"hide"~', $html, $at_end );
		}
	}

	/**
	 * The time of a visitor is kept under the name of the campaign, and by a consent tool's leave. Figures wait for it.
	 */
	public function test_visitors(): void {
		$attributes = [ 'kind' => 'visitor', 'duration' => 1501 ];
		self::assertMatchesRegularExpression( '~^<div [^>]*class="[^"]* is-waiting[ "]~', self::rendered( $attributes ) );
		self::assertStringNotContainsString( 'is-waiting', self::rendered( [ 'date' => '2096-12-24T20:00:00' ] ) );
		self::assertStringContainsString( 'Ends <time datetime="PT1501M">1 day, 1 hour, 1 minute</time> after your first visit', self::rendered( $attributes ) );
		self::assertSame( [ 'lasts' => 90_060, 'key' => 'countdown..1501', 'tool' => false ], self::data( $attributes )['visitor'] );
		add_filter( 'vitrine_has_consent_tool', '__return_true' );
		self::assertSame( [ 'lasts' => 90_060, 'key' => 'countdown.Spring', 'tool' => true ], self::data( [ ...$attributes, 'campaign' => 'Spring' ] )['visitor'] );
	}

	/**
	 * What is stored may be anything: dates that are none show nothing, times are a year at most.
	 */
	public function test_hostile(): void {
		foreach ( [ '', 'tomorrow', '2096-13-01T00:00:00', '2096-02-30T00:00:00', '2096-12-24T20:00:00"><script>', [ 'x' ], '99999-01-01T00:00' ] as $date ) {
			self::assertSame( '', self::rendered( [ 'date' => $date ] ), (string) wp_json_encode( $date ) );
		}
		self::assertSame( 31_536_000, self::data( [ 'kind' => 'visitor', 'duration' => 1e18 ] )['visitor']['lasts'] );
		self::assertSame( 60, self::data( [ 'kind' => 'visitor', 'duration' => -5 ] )['visitor']['lasts'] );
		self::assertSame( [ 1200, 6 ], array_values( array_slice( self::data( [ 'kind' => 'repeat', 'time' => '24:00', 'weekday' => 99 ] )['repeat'], 1 ) ) );
	}

	/**
	 * News readers get the sentence alone, and no shortcode of a stranger's runs anywhere.
	 */
	public function test_feeds(): void {
		global $wp_query;
		self::assertStringNotContainsString( '[gallery]', self::rendered( [ 'kind' => 'visitor', 'daysLabel' => '[gallery]' ] ) );
		$wp_query          = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- tearDown() puts it back.
		$wp_query->is_feed = true;
		self::assertMatchesRegularExpression( '~^<p>Ends on <time [^>]+>[^<]+</time></p>$~D', self::rendered( [ 'date' => '2096-12-24T20:00:00', 'atEnd' => 'blocks' ], self::INSIDE ) );
		self::assertMatchesRegularExpression( '~^<p>Ended on ~', self::rendered( [ 'date' => self::PAST, 'atEnd' => 'hide' ] ) );
	}

	/**
	 * What scripts read.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function data( array $attributes ): array {
		preg_match( '~<script type="application/json" data-vitrine="">(.*?)</script>~', self::rendered( $attributes ), $match );
		return (array) json_decode( $match[1] ?? '', true );
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks inside.
	 */
	private static function rendered( array $attributes, string $inside = '' ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/countdown', $attributes, $inside ) );
	}
}
