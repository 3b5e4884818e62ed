<?php
/**
 * Tests of the example in docs/adding-a-provider.md.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers;

use Vitrine\Plugin;
use Vitrine\Tests\ProviderTestCase;

/**
 * Issue §1: a new provider is one class and one filter. What the page says is run as it stands there.
 */
final class ExampleTest extends ProviderTestCase {

	/**
	 * The example works from the filter to the gallery.
	 */
	public function test_the_example(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/adding-a-provider.md' );
		self::assertSame( 1, preg_match( '/```php\n(.*?)```/s', $page, $code ) );
		remove_all_actions( 'plugins_loaded' );
		eval( $code[1] ); // phpcs:ignore Squiz.PHP.Eval -- code of our own documentation.
		do_action( 'plugins_loaded' );

		$this->plugin = new Plugin();
		$connection   = $this->connect( 'museum', [ 'url' => $this->url() . '/example', 'token' => 'example-token' ] );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection );
		self::assertSame( [ 'The hall' ], $this->titles( $contents ) );
		self::assertSame( [ 'Poppy', 'Meadow' ], $this->titles( $contents, 'hall' ), 'Both pages.' );
		self::assertStringContainsString( '/uploads/vitrine/providers/', $contents->items( 'hall', [ 'one' ] )[0]->src );
		self::assertStringNotContainsString( 'example-token', $this->stored() );

		$connection = $this->connect( 'museum', [ 'url' => $this->url() . '/example', 'token' => 'wrong-token' ] );
		$this->contents( $connection )->album( '0' );
		$connection = $this->refresh( $connection );
		self::assertSame( 'No such token: …', $connection->error?->detail );
	}
}
