<?php
/**
 * Settings of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * Attributes may hold anything. The cases are those of frontend/render/popup/settings.test.ts.
 */
final class PopupSettingsTest extends TestCase {

	/**
	 * One meaning in PHP and TypeScript.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param array<string, mixed> $expected   What they mean.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( array $attributes, array $expected ): void {
		$read = json_decode( (string) wp_json_encode( PopupSettings::of( $attributes ) ), true );
		// Not the order of fields, but their types.
		self::assertSame( self::sorted( $expected ), self::sorted( array_intersect_key( $read, $expected ) ) );
	}

	/**
	 * The cases.
	 *
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function cases(): iterable {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/popup-settings.json' ), true );
		foreach ( $file['cases'] as $case ) {
			yield $case['name'] => [ $case['attributes'], $case['expected'] ];
		}
	}

	/**
	 * What is exported can be read, and says the same.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	#[DataProvider( 'cases' )]
	public function test_export_reads_as_itself( array $attributes ): void {
		$json = (string) wp_json_encode( PopupSettings::of( $attributes ) );
		self::assertSame( $json, wp_json_encode( PopupSettings::of( (array) json_decode( $json, true ) ) ) );
	}

	/**
	 * The sets of the original work.
	 */
	public function test_animations_of_the_original_work(): void {
		$names = static fn( string $name ): array => array_diff( Schema::of_block( 'popup' )->node( "settings.{$name}" )['enum'], [ '' ] );
		self::assertCount( 36, $names( 'entrance_animation' ) );
		self::assertCount( 21, $names( 'exit_animation' ) );
		$of = static fn( string $name, string $value ): string => PopupSettings::of( [ 'settings' => [ $name => $value ] ] )->word( $name );
		self::assertSame( 'bounceInLeft', $of( 'entrance_animation', 'bounceInLeft' ) );
		self::assertSame( '', $of( 'exit_animation', 'bounceInLeft' ) );
	}

	/**
	 * Bytes that are no text, very long lists, deep nonsense.
	 */
	public function test_nonsense(): void {
		$deep = [];
		for ( $i = 0; $i < 200; $i++ ) {
			$deep = [ 'settings' => $deep, 'x' => $i ];
		}
		$settings = PopupSettings::of(
			[
				'label'      => "\xff\xfe",
				'settings'   => [ 'open_selector' => str_repeat( 'ä', 900 ), 'classes' => "\xc3\x28", 'width' => [ 'size' => NAN, 'unit' => INF ], 'height' => $deep ],
				'timing'     => [ 'members' => 'yes', 'members_roles' => array_map( static fn( int $number ): string => "r{$number}", range( 1, 5000 ) ), 'url' => 'yes', 'url_action' => 'regex', 'url_url' => "\xff" ],
				'timingAny'  => array_fill( 0, 5000, [ 'visitor' => 'yes' ] ),
				'conditions' => array_fill( 0, 5000, [ 'name' => 'general' ] ),
			]
		);
		self::assertSame( '', $settings->label );
		self::assertSame( 500, mb_strlen( $settings->word( 'open_selector' ) ) );
		self::assertSame( '', $settings->word( 'classes' ) );
		self::assertSame( '640px', $settings->length( 'width' ) );
		self::assertCount( 50, $settings->timing['members_roles'] );
		self::assertCount( 10, $settings->timing_any );
		self::assertCount( 100, $settings->conditions );
		self::assertNotFalse( wp_json_encode( $settings ) );
	}

	/**
	 * Members of objects in one order; lists keep theirs.
	 *
	 * @param mixed $value Value.
	 */
	private static function sorted( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value );
		}
		return array_map( self::sorted( ... ), $value );
	}
}
