<?php
/**
 * Settings of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Layout\SizeClass;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LabelSettings;
use Vitrine\Tests\TestCase;

/**
 * Attributes may hold anything. The cases are those of frontend/render/gallery/settings/settings.test.ts.
 */
final class GallerySettingsTest extends TestCase {

	/**
	 * One meaning in PHP and TypeScript.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param array<string, mixed> $expected   What they mean.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( array $attributes, array $expected ): void {
		$settings = GallerySettings::of( $attributes );
		$all      = json_decode( (string) wp_json_encode( [ 'first' => $settings->level( true ), 'deeper' => $settings->level( false ), 'tools' => $settings->tools, 'viewer' => $settings->viewer ] ), true );
		foreach ( $expected as $name => $value ) {
			self::assertEquals( $value, array_intersect_key( $all[ $name ], $value ), $name );
		}
	}

	/**
	 * The cases.
	 *
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function cases(): iterable {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/gallery-settings.json' ), true );
		foreach ( $file['cases'] as $case ) {
			yield $case['name'] => [ $case['attributes'], $case['expected'] ];
		}
	}

	/**
	 * The block and PHP agree about names, choices and defaults.
	 */
	public function test_defaults_are_those_of_the_block(): void {
		$block    = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/gallery/block.json' ), true );
		$settings = GallerySettings::of( [] );
		$value_of = static fn( GallerySettings $all, string $field ): mixed => ( get_object_vars( $all ) + get_object_vars( $all->level( false ) ) )[ $field ];
		foreach ( $block['attributes'] as $name => $schema ) {
			if ( in_array( $name, [ 'sample', 'firstLevel' ], true ) || $schema['type'] === 'object' ) {
				continue;
			}
			$field = strtolower( (string) preg_replace( '/([A-Z])/', '_$1', $name ) );
			self::assertSame( $schema['default'], $value_of( $settings, $field ), $name );
			foreach ( $schema['enum'] ?? [] as $choice ) {
				self::assertSame( $choice, $value_of( GallerySettings::of( [ $name => $choice ] ), $field ), $name );
			}
			foreach ( array_intersect_key( $schema, [ 'minimum' => 0, 'maximum' => 0 ] ) as $edge => $bound ) {
				$with = GallerySettings::of( [ $name => $edge === 'minimum' ? $bound - 1000 : $bound + 1000 ] );
				self::assertSame( $bound, $value_of( $with, $field ), "$name $edge" );
			}
		}
		self::assertEqualsCanonicalizing( array_diff( array_keys( $block['attributes'] ), [ 'sample' ] ), array_keys( GallerySettings::of( array_fill_keys( array_keys( $block['attributes'] ), null ) )->attributes ) );
	}

	/**
	 * Nothing that attributes may hold breaks the page.
	 *
	 * @param mixed $value Anything.
	 */
	#[DataProvider( 'hostile' )]
	public function test_any_value_of_any_attribute_is_survived( mixed $value ): void {
		$block = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/gallery/block.json' ), true );
		$names = array_keys( $block['attributes'] );
		foreach ( [ ...$names, 'post' ] as $name ) {
			$settings = GallerySettings::of( [ $name => $value ] );
			self::assertNotFalse( wp_json_encode( [ $settings->level( true ), $settings->level( false ), $settings->tools, $settings->viewer ] ), (string) $name );
		}
		GallerySettings::of( array_fill_keys( $names, $value ) );
		GallerySettings::of( [ 'firstLevel' => array_fill_keys( $names, $value ), 'sizes' => array_fill_keys( [ 'xs', 'xl', 0 ], $value ), 'viewer' => [ 'toolbar' => $value, 'tools' => $value, 'logo' => $value ], 'tools' => [ 'image' => $value ] ] );
		GallerySettings::of( [ 'layout' => [ 'mosaic' => [ $value, [ 'c' => $value, 'r' => $value, 'w' => $value, 'h' => $value ] ] ], 'items' => [ $value ], 'blackList' => [ $value ] ] );
	}

	/**
	 * Values that nobody expects.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function hostile(): array {
		return [
			'null'            => [ null ],
			'text'            => [ '"><script>alert(1)</script>' ],
			'broken text'     => [ "\xff\xfe\x00" ],
			'huge'            => [ 1e308 ],
			'least'           => [ PHP_INT_MIN ],
			'infinite'        => [ INF ],
			'no number'       => [ NAN ],
			'list'            => [ [ [ [ [] ] ], 'x', null ] ],
			'object'          => [ [ 'xs' => [ 'xs' => [] ], 'topLeft' => [ 1 ], 'width' => [], 'layout' => [ 'layout' => [] ] ] ],
			'yes'             => [ true ],
		];
	}

	/**
	 * The classes by width.
	 */
	public function test_size_classes(): void {
		$classes = array_map( static fn( int $width ): string => SizeClass::of_width( $width )->value, [ 0, 479, 480, 991, 992, 1199, 1200, 1799, 1800, 9999 ] );
		self::assertSame( [ 'xs', 'xs', 'sm', 'sm', 'me', 'me', 'la', 'la', 'xl', 'xl' ], $classes );
	}

	/**
	 * Lengths of a size class.
	 */
	public function test_a_class_takes_the_rest_from_the_layout(): void {
		$level = GallerySettings::of( [ 'layout' => [ 'width' => 120, 'height' => 80 ], 'sizes' => [ 'xs' => [ 'height' => 40, 'layout' => 'justified' ] ] ] )->level( false );
		self::assertSame( [ 'justified', 120, 40 ], [ $level->layout_for( SizeClass::Xs )->layout, $level->layout_for( SizeClass::Xs )->width, $level->layout_for( SizeClass::Xs )->height ] );
		self::assertSame( [ 'grid', 120, 80 ], [ $level->layout_for( SizeClass::Sm )->layout, $level->layout_for( SizeClass::Sm )->width, $level->layout_for( SizeClass::Sm )->height ] );
	}

	/**
	 * Texts are cut by characters, never within one.
	 */
	public function test_texts_are_cut(): void {
		self::assertSame( 'Éléa…', LabelSettings::cut( 'Éléa & co', 5 ) );
		self::assertSame( 'Éléa & co', LabelSettings::cut( 'Éléa & co', 9 ) );
		self::assertSame( 'Éléa & co', LabelSettings::cut( 'Éléa & co', 0 ) );
	}
}
