<?php
/**
 * The settings of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Tests\TestCase;

/**
 * Bounds, and attributes of a contributor.
 */
final class FeedSettingsTest extends TestCase {

	/** Attributes that are on or off. */
	private const PARTS = [
		'showAuthor',
		'showDate',
		'showText',
		'showMedia',
		'showLink',
		'showCounts',
		'showNetworkLink',
		'linkHashtags',
		'linkMentions',
		'loadMore',
	];

	/**
	 * Defaults and bounds are those of block.json, which the editor follows.
	 */
	public function test_agrees_with_the_block(): void {
		$metadata = wp_json_file_decode( dirname( VITRINE_FILE ) . '/build/social-feed/block.json', [ 'associative' => true ] );
		$normal   = self::values( FeedSettings::of( [] ) );
		foreach ( $metadata['attributes'] as $name => $schema ) {
			if ( in_array( $name, [ 'sample', 'address', 'paging', 'scrollBatches' ], true ) ) {
				continue;
			}
			self::assertSame( $name === 'numberPhone' ? 9 : $schema['default'], $normal[ $name ], $name );
			if ( isset( $schema['maximum'] ) ) {
				self::assertSame( $schema['maximum'], self::values( FeedSettings::of( [ $name => $schema['maximum'] ] ) )[ $name ], $name );
				self::assertSame( $schema['maximum'], self::values( FeedSettings::of( [ $name => $schema['maximum'] + 1 ] ) )[ $name ], $name );
			}
			if ( ( $schema['minimum'] ?? 0 ) > 0 ) {
				self::assertSame( $schema['minimum'], self::values( FeedSettings::of( [ $name => $schema['minimum'] - 1 ] ) )[ $name ], $name );
			}
			foreach ( $schema['enum'] ?? [] as $value ) {
				self::assertSame( $value, self::values( FeedSettings::of( [ $name => $value ] ) )[ $name ], $name );
			}
			if ( $schema['type'] === 'boolean' ) {
				self::assertFalse( self::values( FeedSettings::of( [ $name => false ] ) )[ $name ], $name );
			}
		}
	}

	/**
	 * Whatever stands in an attribute, each setting has its type and stays within its bounds, without a complaint.
	 *
	 * @param mixed $value Hostile value.
	 */
	#[DataProvider( 'hostile' )]
	public function test_stays_within_bounds( mixed $value ): void {
		$values = self::values( FeedSettings::of( array_fill_keys( [ 'source', 'layout', 'columns', 'columnsTablet', 'columnsPhone', 'columnsBy', 'fillRows', 'themeButtons', 'number', 'numberPhone', 'includeWords', 'excludeWords', 'textLimit', 'loadMoreText', 'endText', 'style', ...self::PARTS ], $value ) ) );
		self::assertGreaterThanOrEqual( 0, $values['source'] );
		foreach ( [ 'columns' => 10, 'columnsTablet' => 10, 'columnsPhone' => 4, 'number' => 50, 'numberPhone' => 50, 'textLimit' => 99999 ] as $name => $most ) {
			self::assertIsInt( $values[ $name ] );
			// 0 = automatic.
			self::assertGreaterThanOrEqual( in_array( $name, [ 'columnsTablet', 'columnsPhone' ], true ) ? 0 : 1, $values[ $name ], $name );
			self::assertLessThanOrEqual( $most, $values[ $name ], $name );
		}
		self::assertContains( $values['layout'], [ 'list', 'grid', 'masonry', 'tiles', 'highlight', 'carousel' ] );
		self::assertContains( $values['columnsBy'], [ 'window', 'block' ] );
		foreach ( [ 'includeWords', 'excludeWords' ] as $name ) {
			self::assertLessThanOrEqual( 20, count( $values[ $name ] ) );
			foreach ( $values[ $name ] as $word ) {
				self::assertIsString( $word );
				self::assertLessThanOrEqual( 100, mb_strlen( $word ) );
			}
		}
		foreach ( [ 'loadMoreText', 'endText' ] as $name ) {
			self::assertLessThanOrEqual( 100, mb_strlen( $values[ $name ] ) );
			self::assertStringNotContainsString( '<', $values[ $name ] );
		}
	}

	/**
	 * Hostile values.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function hostile(): array {
		return [
			'null'            => [ null ],
			'true'            => [ true ],
			'markup'          => [ '"><script>alert(1)</script>' ],
			'long markup'     => [ str_repeat( '<b>x</b>', 5000 ) ],
			'NaN'             => [ 'NaN' ],
			'not a number'    => [ NAN ],
			'negative'        => [ -5 ],
			'zero'            => [ 0 ],
			'huge'            => [ PHP_INT_MAX ],
			'huge float'      => [ 1e300 ],
			'infinite'        => [ INF ],
			'less than all'   => [ -INF ],
			'huge text'       => [ str_repeat( '9', 400 ) ],
			'exponent'        => [ '1e400' ],
			'hexadecimal'     => [ '0x1A' ],
			'fraction'        => [ 2.7 ],
			'list'            => [ [ 'a', 'b' ] ],
			'nested'          => [ [ 'a' => [ 'b' => [ 'c' => '<script>' ] ] ] ],
			'object'          => [ (object) [ 'a' => 1 ] ],
			'many words'      => [ array_fill( 0, 5000, str_repeat( 'ä', 5000 ) ) ],
			'not UTF-8'       => [ "\xff\xfe\x00" ],
		];
	}

	/**
	 * Numbers beyond what a machine can count are cut to the nearest bound, not to the other end.
	 */
	public function test_huge_numbers_are_the_most(): void {
		foreach ( [ 1e300, INF, '99999999999999999999999999', PHP_INT_MAX, 9.3e18 ] as $huge ) {
			self::assertSame( 10, FeedSettings::of( [ 'columns' => $huge ] )->layout->columns, (string) $huge );
			self::assertSame( 50, FeedSettings::of( [ 'number' => $huge ] )->query->number, (string) $huge );
		}
		self::assertSame( 1, FeedSettings::of( [ 'columns' => -1e300 ] )->layout->columns );
		self::assertSame( 2, FeedSettings::of( [ 'columns' => '2' ] )->layout->columns );
		self::assertSame( 3, FeedSettings::of( [ 'columns' => 2.9 ] )->layout->columns );
	}

	/**
	 * Posts come by scrolling a number of times, where the block says so.
	 */
	public function test_batches(): void {
		$batches = static fn( array $attributes ): int => FeedSettings::of( $attributes )->batches();
		self::assertSame( [ 0, 0, 3, 20, 20, 1 ], array_map( $batches, [ [], [ 'scrollBatches' => 5 ], [ 'paging' => 'scroll' ], [ 'paging' => 'scroll', 'scrollBatches' => 20 ], [ 'paging' => 'scroll', 'scrollBatches' => 21 ], [ 'paging' => 'scroll', 'scrollBatches' => 0 ] ] ) );
	}

	/**
	 * Parts are off only when somebody switched them off, also where the value came through an address.
	 */
	public function test_reads_switches(): void {
		foreach ( [ [ false, false ], [ 'false', false ], [ '0', false ], [ 0, false ], [ true, true ], [ 'true', true ], [ '1', true ] ] as [ $value, $expected ] ) {
			self::assertSame( $expected, FeedSettings::of( [ 'showText' => $value ] )->has( 'showText' ), wp_json_encode( $value ) );
		}
		self::assertFalse( FeedSettings::of( [] )->has( 'noSuchPart' ) );
	}

	/**
	 * The number for phones is the other one where it is 0.
	 */
	public function test_resolves_the_number_for_phones(): void {
		self::assertSame( 12, FeedSettings::of( [ 'number' => 12 ] )->query->number_phone );
		self::assertSame( 12, FeedSettings::of( [ 'number' => 12, 'numberPhone' => 0 ] )->query->number_phone );
		self::assertSame( 3, FeedSettings::of( [ 'number' => 12, 'numberPhone' => 3 ] )->query->number_phone );
	}

	/**
	 * The settings by the names of their attributes.
	 *
	 * @param FeedSettings $settings Settings.
	 * @return array<string, mixed>
	 */
	private static function values( FeedSettings $settings ): array {
		return [
			...$settings->attributes(),
			'showHeader'   => $settings->header->is_shown,
			'headerTag'    => $settings->header->tag,
			'headerCover'  => $settings->header->cover,
			'headerPicture' => $settings->header->picture,
			'headerCounts' => $settings->header->counts,
			'headerBio'    => $settings->header->bio,
			'headerFollow' => $settings->header->follow,
			'likesBox'     => $settings->header->box,
			'likesBoxWidth' => $settings->header->box_width,
			'columnsBy'    => $settings->layout->columns_by,
			'fillRows'     => $settings->layout->attributes()['fillRows'],
			'themeButtons' => str_contains( $settings->layout->button_classes(), 'wp-block-button__link' ),
			'viewerPanel'  => $settings->has( 'viewerPanel' ),
			'viewerComments' => $settings->has( 'viewerComments' ),
			'viewerWrap'   => $settings->has( 'viewerWrap' ),
			'boxed'        => $settings->layout->boxed,
			'scheme'       => $settings->layout->scheme,
			'carouselAutoplay' => $settings->layout->carousel->autoplay,
			'carouselRewind' => $settings->layout->carousel->rewinds,
			'carouselArrows' => $settings->layout->carousel->arrows,
			'carouselDots' => $settings->layout->carousel->dots,
			'loadMoreText' => $settings->load_more_text,
			'endText'      => $settings->end_text,
		];
	}
}
