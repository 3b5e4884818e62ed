<?php
/**
 * The schema of a block's attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * Attributes of every block are read as scripts read them, held to tests/fixtures/schema.json (frontend/render/schema/schema.test.ts).
 */
final class SchemaTest extends TestCase {

	/**
	 * Every value of the table means the same here, and its neighbors are as by default.
	 *
	 * @param string                   $slug Slug of the block.
	 * @param string                   $path Attribute, or member of one, such as `layout.width`.
	 * @param list<array{mixed,mixed}> $rows Values, each with what it means.
	 */
	#[DataProvider( 'attributes' )]
	public function test_reads_as_scripts_do( string $slug, string $path, array $rows ): void {
		$schema = Schema::of_block( $slug );
		self::assertNotSame( [], $schema->node( $path ) );
		foreach ( $rows as [ $given, $expected ] ) {
			$read = json_decode( (string) wp_json_encode( $schema->read( self::saying( $path, $given ) ) ), true );
			self::assertSame( $expected, self::said( $read, $path ), (string) wp_json_encode( $given ) );
			self::assertEquals(
				array_replace_recursive( $schema->defaults(), self::saying( $path, null ) ),
				array_replace_recursive( $read, self::saying( $path, null ) )
			);
		}
	}

	/**
	 * Defaults are taken as they are: those of every block are within their own bounds.
	 */
	public function test_defaults_are_within_their_bounds(): void {
		foreach ( array_map( 'strval', array_keys( require dirname( VITRINE_FILE ) . '/build/blocks-manifest.php' ) ) as $slug ) {
			self::assert_defaults( Schema::of_block( $slug ), $slug );
		}
	}

	/**
	 * Each default means itself, those of members and entries, too.
	 *
	 * @param Schema $schema Schema.
	 * @param string $path   Where it is.
	 */
	private static function assert_defaults( Schema $schema, string $path ): void {
		foreach ( $schema->attributes as $name => $node ) {
			if ( is_scalar( $node['default'] ?? null ) ) {
				self::assertSame( $node['default'], $schema->read_one( $name, $node['default'] ), "{$path}.{$name}" );
			}
			foreach ( [ $node['properties'] ?? [], $node['items']['properties'] ?? [] ] as $members ) {
				self::assert_defaults( new Schema( $members ), "{$path}.{$name}" );
			}
		}
	}

	/**
	 * An object that says nothing but this.
	 *
	 * @param string $path  Where.
	 * @param mixed  $given What.
	 * @return array<string, mixed>
	 */
	private static function saying( string $path, mixed $given ): array {
		foreach ( array_reverse( explode( '.', $path ) ) as $name ) {
			$given = [ $name => $given ];
		}
		return $given;
	}

	/**
	 * What an object says there.
	 *
	 * @param mixed  $read Object.
	 * @param string $path Where.
	 */
	private static function said( mixed $read, string $path ): mixed {
		foreach ( explode( '.', $path ) as $name ) {
			$read = $read[ $name ] ?? null;
		}
		return $read;
	}

	/**
	 * The attributes of all blocks, and their members.
	 *
	 * @return array<string, array{string, string, list<array{mixed, mixed}>}>
	 */
	public static function attributes(): array {
		$cases = [];
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/schema.json' ), true );
		foreach ( $table as $slug => $attributes ) {
			foreach ( $attributes as $path => $rows ) {
				$cases[ "{$slug} {$path}" ] = [ $slug, $path, $rows ];
			}
		}
		return $cases;
	}

	/**
	 * WordPress refuses no value that has a meaning: what is stored arrives as it is.
	 *
	 * @param string                   $slug Slug of the block.
	 * @param string                   $path Attribute, or member of one.
	 * @param list<array{mixed,mixed}> $rows Values, each with what it means.
	 */
	#[DataProvider( 'attributes' )]
	public function test_means_the_same_behind_wordpress( string $slug, string $path, array $rows ): void {
		$block  = \WP_Block_Type_Registry::get_instance()->get_registered( "vitrine/{$slug}" );
		$schema = Schema::of_block( $slug );
		self::assertNotNull( $block );
		foreach ( $rows as [ $given ] ) {
			$stored = self::saying( $path, $given );
			self::assertSame(
				$schema->read( $stored ),
				$schema->read( $block->prepare_attributes_for_render( $stored ) ),
				(string) wp_json_encode( $given )
			);
		}
	}

	/**
	 * What is below the minimum counts as the default only where the schema says so.
	 */
	public function test_below_the_minimum(): void {
		$number = [ 'type' => 'integer', 'default' => 3, 'minimum' => 2 ];
		$schema = new Schema( [ 'plain' => $number, 'default' => [ ...$number, 'below' => 'default' ], 'other' => [ ...$number, 'below' => 'minimum' ] ] );
		self::assertSame( [ 'plain' => 2, 'default' => 3, 'other' => 2 ], $schema->read( [ 'plain' => 1, 'default' => 1, 'other' => 1 ] ) );
	}

	/**
	 * A value out of bounds leaves its neighbors, and text that is no UTF-8 was not given.
	 */
	public function test_leaves_neighbors(): void {
		$schema = new Schema(
			[
				'size'   => [ 'type' => 'integer', 'default' => 2, 'minimum' => 1, 'maximum' => 9 ],
				'title'  => [ 'type' => 'string', 'default' => 'none', 'maxLength' => 5 ],
				'layout' => [
					'type'       => 'object',
					'default'    => [],
					'properties' => [
						'width' => [ 'type' => 'integer', 'default' => 300, 'maximum' => 400 ],
						'share' => [ 'type' => 'number', 'multipleOf' => 0.1 ],
					],
				],
			]
		);
		self::assertSame(
			[ 'size' => 9, 'title' => 'longe', 'layout' => [ 'width' => 400, 'share' => 0.3 ] ],
			$schema->read(
				[
					'size'    => INF,
					'title'   => " longer\u{a0}",
					'layout'  => [ 'width' => 1e9, 'share' => 0.26, 'other' => 1 ],
					'unknown' => true,
				]
			)
		);
		self::assertSame(
			[ 'size' => 2, 'title' => 'none', 'layout' => [ 'width' => 300 ] ],
			$schema->read( [ 'size' => NAN, 'title' => "\xff", 'layout' => 'x' ] )
		);
	}

	/**
	 * What is partial has only what is said, and whatever it refers to has to be described.
	 */
	public function test_reads_what_is_partial(): void {
		$layout = [ 'type' => 'object', 'default' => [], 'properties' => [ 'width' => [ 'type' => 'integer', 'default' => 300, 'maximum' => 400 ], 'crop' => [ 'type' => 'boolean', 'default' => true ] ] ];
		$sizes  = [ 'type' => 'object', 'partial' => true, 'default' => [], 'properties' => [ 'xs' => [ '$ref' => '#/attributes/layout' ] ] ];
		$schema = new Schema( [ 'layout' => $layout, 'sizes' => $sizes ] );
		self::assertSame( [ 'xs' => [ 'width' => 400 ] ], $schema->read( [ 'sizes' => [ 'xs' => [ 'width' => 1e9, 'crop' => 'x' ] ] ] )['sizes'] );
		self::assertSame( [], $schema->read( [] )['sizes'] );
		$this->expectException( \LogicException::class );
		new Schema( [ 'sizes' => $sizes ] );
	}
}
