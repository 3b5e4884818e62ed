<?php
/**
 * PHP's half of the contract with TSX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Countdown;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Countdown\CountdownView;
use Vitrine\Countdown\Deadline;
use Vitrine\Support\Schema;
use Vitrine\Tests\ContractFixtures;
use Vitrine\Tests\TestCase;

/**
 * The canvas shows what visitors see: a case holds attributes as they are stored, of countdowns that are the same at any time.
 */
final class ContractTest extends TestCase {

	use ContractFixtures;

	private const FIXTURES = __DIR__ . '/../../../blocks/countdown/test/fixtures';

	private const NEEDED = [ 'visitor', 'ended', 'hostile' ];

	/**
	 * Of what is stored PHP makes the view that TSX is tested with, and the HTML that TSX renders.
	 *
	 * @param string $name Case.
	 */
	#[DataProvider( 'cases' )]
	public function test_case( string $name ): void {
		$attributes = self::fixture( "{$name}.json" )['attributes'];
		/** Generated from block.json.
		 *
		 * @var CountdownAttributes $read */
		$read = Schema::of_block( 'countdown' )->read( $attributes );
		// The canvas has no script to wait for.
		$html = (string) preg_replace( '~<script.*?</script>| is-waiting~s', '', self::rendered( $attributes ) );
		self::assert_contract( $name, CountdownView::of( $read, (int) Deadline::of( $read, wp_timezone(), time() ), time() ), $html );
	}

	/**
	 * The block on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function rendered( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'vitrine/countdown', $attributes, '' ) );
	}
}
