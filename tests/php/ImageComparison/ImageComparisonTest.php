<?php
/**
 * Tests of comparisons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\ImageComparison;

use Vitrine\Tests\TestCase;

/**
 * What the block prints.
 */
final class ImageComparisonTest extends TestCase {

	private const IMAGE = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.org/1.jpg" alt=""/></figure><!-- /wp:image -->';

	/**
	 * The block with images in it.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Markup of what is in it.
	 */
	private static function html( array $attributes, string $inside ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/image-comparison', $attributes, $inside ) );
	}

	/**
	 * Two images have a handle, wherever a stranger has put it.
	 */
	public function test_two_images(): void {
		$html = self::html( [ 'position' => '7;background:red' ], self::IMAGE . self::IMAGE );
		self::assertStringContainsString( '--vitrine-comparison:50%', $html );
		self::assertMatchesRegularExpression( '~<input type="range" class="wp-block-vitrine-image-comparison__handle" value="50" aria-label="[^"]+"~', $html );
		self::assertStringContainsString( 'value="100"', self::html( [ 'position' => 300 ], self::IMAGE . self::IMAGE ) );
	}

	/**
	 * What cannot be compared is shown as it is.
	 */
	public function test_others(): void {
		$words = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		foreach ( [ self::IMAGE, $words, self::IMAGE . self::IMAGE . self::IMAGE, self::IMAGE . '<!-- wp:image /-->', '' ] as $inside ) {
			self::assertStringNotContainsString( '<input', self::html( [], $inside ) );
		}
		self::assertStringContainsString( 'Words', self::html( [], $words ) );
	}
}
