<?php
/**
 * Patterns of loops, and the styles of their posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Loop\Skins\LoopPatterns;

/**
 * Every pattern is made of blocks that the site has, and can be filtered once its loop has an id.
 */
final class LoopPatternsTest extends LoopTestCase {

	/**
	 * All of them.
	 *
	 * @return \Generator<string, array{string}>
	 */
	public static function patterns(): \Generator {
		foreach ( [ 'classic', 'full-content', 'cards', 'portfolio', 'archive-classic', 'archive-full-content', 'archive-cards' ] as $name ) {
			yield $name => [ "vitrine/loop-{$name}" ];
		}
	}

	/**
	 * Content of a pattern, its loop with an id.
	 *
	 * @param string $name Name of the pattern.
	 */
	private static function content( string $name ): string {
		$content = LoopPatterns::all()[ $name ]['content'] ?? null;
		self::assertIsString( $content );
		self::assertStringNotContainsString( 'vitrineLoop', $content );
		return str_replace( '<!-- wp:query {', '<!-- wp:query {"vitrineLoop":"' . self::LOOP . '",', $content );
	}

	/**
	 * Names of all blocks in some.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @return list<string>
	 */
	private static function names( array $blocks ): array {
		$names = [];
		foreach ( $blocks as $block ) {
			array_push( $names, (string) $block['blockName'], ...self::names( $block['innerBlocks'] ) );
		}
		return $names;
	}

	/**
	 * It parses, its blocks are there, and visitors filter its posts.
	 *
	 * @param string $name Name of the pattern.
	 */
	#[DataProvider( 'patterns' )]
	public function test_pattern( string $name ): void {
		global $wp_query, $wp_the_query;
		$content = self::content( $name );
		$parsed  = parse_blocks( $content );
		// The order in which the serializer writes is that of the pattern.
		self::assertSame( $content, serialize_blocks( $parsed ) );
		foreach ( self::names( $parsed ) as $block ) {
			self::assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $block ), $block );
		}
		$is_archive = str_contains( $name, '/loop-archive-' );
		self::assertSame( $is_archive, $parsed[0]['attrs']['query']['inherit'] );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the page is an archive; the set-up puts it back.
		$wp_query = $wp_the_query = new \WP_Query( [ 'posts_per_page' => 9, 'post_type' => 'post' ] );
		foreach ( [ '' => 5, 'post_tag=green' => 1 ] as $asked => $posts ) {
			self::ask( $asked === '' ? '' : 'loop-' . self::LOOP . "-{$asked}" );
			$html = do_blocks( $content );
			self::assertSame( $posts, preg_match_all( '~<li [^>]*class="wp-block-post ~', $html ), "{$name} {$asked}" );
			self::assertStringContainsString( 'wp-block-vitrine-loop-filter__link', $html );
		}
	}

	/**
	 * They are the only ones, and none has an address of another site.
	 */
	public function test_all(): void {
		$all = LoopPatterns::all();
		self::assertSame( array_merge( ...array_values( iterator_to_array( self::patterns() ) ) ), array_keys( $all ) );
		self::assertStringNotContainsString( '//', implode( '', array_column( $all, 'content' ) ) );
	}

	/**
	 * Posts in rows say the shape of their pictures before these are there; others say nothing.
	 */
	public function test_shapes(): void {
		$post    = get_posts( [ 'numberposts' => 1 ] )[0]->ID;
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], 'tall.jpg' );
		foreach ( [ '0.667' => [ 800, 1200 ], '3' => [ 9000, 100 ], '1.5' => [ 0, 0 ] ] as $ratio => [ $width, $height ] ) {
			update_post_meta( $picture, '_wp_attachment_metadata', compact( 'width', 'height' ) );
			update_post_meta( $post, '_thumbnail_id', $picture );
			$html = do_blocks( self::content( 'vitrine/loop-portfolio' ) );
			self::assertMatchesRegularExpression( "~<li style=\"--vitrine-ratio:{$ratio}\" class=\"wp-block-post post-{$post} ~", $html );
			self::assertSame( 5, substr_count( $html, '--vitrine-ratio:' ) );
		}
		self::assertTrue( wp_style_is( 'vitrine-post-template-justified' ) );
		self::assertFalse( wp_style_is( 'vitrine-post-template-cards' ) );
		self::assertStringNotContainsString( '--vitrine-ratio', do_blocks( self::content( 'vitrine/loop-cards' ) ) );
		self::assertTrue( wp_style_is( 'vitrine-post-template-cards' ) );
	}
}
