<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Loop\FilterView;
use Vitrine\Tests\ContractFixtures;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored, and what the address asks for.
 */
final class ContractTest extends LoopTestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/loop-filter/test/fixtures';

	private const NEEDED = [ 'chips', 'tree', 'chosen', 'hostile', 'checkboxes', 'radio', 'select', 'search', 'sort', 'size', 'active', 'results', 'counts', 'counts-fields', 'counts-select', 'more', 'months', 'days', 'letters', 'authors', 'prices', 'values' ];

	/**
	 * Posts have an author and custom fields that nobody would wish for.
	 */
	protected function setUp(): void {
		parent::setUp();
		$author = wp_insert_user( [ 'user_login' => 'tom', 'user_pass' => 'x', 'display_name' => 'Tom & "Jerry"' ] );
		self::assertIsInt( $author );
		foreach ( get_posts( [ 'title' => 'Compost' ] ) as $post ) {
			wp_update_post( [ 'ID' => $post->ID, 'post_author' => $author ] );
			add_post_meta( $post->ID, 'price', '9.50' );
			add_post_meta( $post->ID, 'color', '"<i>red</i>" & green' );
		}
		foreach ( [ 'price', 'color' ] as $key ) {
			register_post_meta( 'post', $key, [ 'show_in_rest' => true ] );
		}
		add_filter(
			'vitrine_loop_fields',
			static fn(): array => [ 'price' => [ 'label' => 'Price', 'type' => 'number' ], 'color' => [ 'label' => 'Color' ] ]
		);
	}

	/**
	 * Fields are forgotten.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'vitrine_loop_fields' );
		unregister_post_meta( 'post', 'price' );
		unregister_post_meta( 'post', 'color' );
		parent::tearDown();
	}

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		wp_insert_term( 'Tea & <b>cake</b>', 'category' );
		$case = self::fixture( "{$name}.json" );
		self::ask( $case['asked'] );
		$html = self::loop( $case['attributes'] );
		self::assertSame( 1, preg_match( '~<div [^>]*loop-filter.*?(?=<ul class="[^"]*wp-block-post-template|<div class="wp-block-query-no)~s', $html, $filter ) );
		$html = (string) preg_replace( '~<script.*?</script>~s', '', $filter[0] );
		self::assert_contract( $name, FilterView::of( $case['attributes'], self::around( $case['attributes'] ) ), $html );
	}
}
