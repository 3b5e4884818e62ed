<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Loop\Loop;
use Vitrine\Loop\PaginationView;
use Vitrine\Support\Schema;
use Vitrine\Tests\ContractFixtures;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored, how many older posts there are, and
 * what the address asks for.
 */
final class PaginationContractTest extends LoopTestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/loop-pagination/test/fixtures';

	private const NEEDED = [ 'first', 'middle', 'last', 'past', 'numbers', 'previous-next', 'load-more', 'loaded', 'scroll', 'inherited', 'unfindable', 'hostile' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		global $wp_query, $wp_the_query;
		$case = self::fixture( "{$name}.json" );
		if ( ( $case['posts'] ?? 0 ) > 0 ) {
			self::add_posts( $case['posts'] );
		}
		self::ask( $case['asked'] ?? '' );
		if ( isset( $case['archive'] ) ) {
			$wp_query = $wp_the_query = new \WP_Query( $case['archive'] ); // phpcs:ignore
		}
		$view = null;
		add_filter(
			'render_block_data',
			static fn( array $parsed ): array => $parsed['blockName'] === 'vitrine/loop-pagination'
				? [ ...$parsed, 'attrs' => $case['attributes'] ]
				: $parsed
		);
		add_filter(
			'render_block_vitrine/loop-pagination',
			static function ( string $html, array $parsed, \WP_Block $block ) use ( &$view ): string {
				$loop = Loop::around( $block );
				/** Generated from block.json.
				 *
				 * @var LoopPaginationAttributes $read */
				$read = Schema::of_block( 'loop-pagination' )->read( $parsed['attrs'] );
				$view = $loop === null ? null : PaginationView::of( $read, $loop );
				return $html;
			},
			10,
			3
		);
		$html = self::pagination( self::paged( $case['attributes'], $case['query'] ?? [] ) );
		$html = (string) preg_replace( [ '~<script.*?</script>~s', '~ (?:wp-container|is-layout|is-content-justification|wp-block-(?:vitrine-)?loop-pagination-is-layout)[\w-]*~' ], '', $html );
		self::assert_contract( $name, $view, $html );
	}
}
