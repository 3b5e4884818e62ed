<?php
/**
 * Filters in a drawer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * What is printed is the page's own part, with or without a script.
 */
final class LoopDrawerTest extends LoopTestCase {

	/**
	 * A drawer around a filter in a loop.
	 *
	 * @param array<string, mixed> $attributes Attributes of the drawer.
	 * @param string               $inside     Blocks in it.
	 */
	private static function drawer( array $attributes = [], string $inside = '<!-- wp:vitrine/loop-filter {"taxonomy":"post_tag"} /-->' ): string {
		$drawer = get_comment_delimited_block_content( 'vitrine/loop-drawer', $attributes, $inside );
		$html   = do_blocks( (string) preg_replace( '~<!-- wp:vitrine/loop-filter.*?/-->~', str_replace( '$', '\$', $drawer ), self::loop_content() ) );
		return preg_match( '~<div [^>]*is-at-.*?</dialog></div>~s', $html, $found ) === 1 ? $found[0] : '';
	}

	/**
	 * The button says how many filters are set, the other one how many posts there are.
	 */
	public function test_numbers(): void {
		self::ask( '' );
		$html = self::drawer();
		self::assertStringContainsString( 'aria-haspopup="dialog">Filters</button>', $html );
		self::assertStringContainsString( 'type="button">Show 5 results</button>', $html );
		self::assertStringContainsString( 'wp-block-vitrine-loop-filter__link', $html );
		self::ask( 'loop-' . self::LOOP . '-post_tag=green&loop-' . self::LOOP . '_search=door' );
		$html = self::drawer();
		self::assertStringContainsString( 'Filters<span class="wp-block-vitrine-loop-drawer__count">2</span>', $html );
		self::assertStringContainsString( 'Show 1 result<', $html );
	}

	/**
	 * Settings are read within their bounds, and nothing is printed around nothing.
	 */
	public function test_settings(): void {
		self::ask( '' );
		self::assertStringContainsString( 'is-tablets is-at-start ', self::drawer( [ 'screens' => 'tablets', 'side' => 'start' ] ) );
		$hostile = self::drawer( [ 'screens' => '"><b>', 'side' => [ 'x' ], 'label' => '<b>"\'&' ] );
		self::assertStringContainsString( 'is-phones is-at-end ', $hostile );
		self::assertStringNotContainsString( '<b>', $hostile );
		self::assertSame( '', self::drawer( [], '' ) );
		self::assertSame( '', self::drawer( [], '<!-- wp:vitrine/loop-filter {"taxonomy":"nonsense"} /-->' ) );
	}
}
