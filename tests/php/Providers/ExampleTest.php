<?php
/**
 * Tests of the example in docs/adding-a-provider.md.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Plugin;
use Vitrine\Tests\ProviderTestCase;

/**
 * A new provider is one class and one filter. What the page says is run as it stands there, and so is what it said in version 0.1: sites have copied it.
 */
final class ExampleTest extends ProviderTestCase {

	/**
	 * The example works from the filter to the gallery.
	 *
	 * @param string   $page       Page with the example.
	 * @param string   $suffix     What the name of its class gets: a class is declared once.
	 * @param string[] $deprecated Classes that say they are deprecated.
	 */
	#[DataProvider( 'pages' )]
	public function test_the_example( string $page, string $suffix, array $deprecated ): void {
		$page = (string) file_get_contents( dirname( __DIR__, 3 ) . $page );
		self::assertSame( 1, preg_match( '/```php\n(.*?)```/s', $page, $code ) );
		$said = [];
		add_filter( 'deprecated_class_trigger_error', '__return_false' );
		add_action(
			'deprecated_class_run',
			static function ( string $name ) use ( &$said ): void {
				$said[] = $name;
			}
		);
		remove_all_actions( 'plugins_loaded' );
		eval( str_replace( 'Museum_Provider', "Museum_Provider{$suffix}", $code[1] ) ); // phpcs:ignore Squiz.PHP.Eval -- code of our own documentation.
		do_action( 'plugins_loaded' );

		$this->plugin = Plugin::instance();
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
		self::assertSame( $deprecated, $said );
	}

	/**
	 * Today's page, and that of version 0.1.
	 *
	 * @return array<string, array{string, string, string[]}>
	 */
	public static function pages(): array {
		return [
			'today' => [ '/docs/adding-a-provider.md', '', [] ],
			'0.1'   => [ '/tests/fixtures/documents/adding-a-provider-0.1.md', '_Of_0_1', [ implode( '\\', [ 'Vitrine', 'Providers', 'Clean' ] ) ] ],
		];
	}
}
