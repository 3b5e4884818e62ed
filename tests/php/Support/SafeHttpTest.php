<?php
/**
 * Tests of requests to addresses that strangers name.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use Vitrine\Support\SafeHttp;
use Vitrine\Tests\TestCase;

/**
 * Private addresses, whatever they look like, and names that change.
 */
final class SafeHttpTest extends TestCase {

	/**
	 * Every way to write a private address is refused before anything is sent.
	 *
	 * @param string $url Address.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'addresses' )]
	public function test_private_addresses( string $url ): void {
		add_filter( 'pre_http_request', static fn() => self::fail( 'Something was sent.' ), 1 );
		$answer = ( new SafeHttp( static fn(): array => [ '10.0.0.1' ] ) )->get( $url, [] );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( 'vitrine_private', $answer->get_error_code() );
	}

	/**
	 * Addresses.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function addresses(): iterable {
		foreach ( [ 'http://127.0.0.1/', 'http://127.1.2.3/x', 'http://10.1.2.3/', 'http://172.16.0.1/', 'http://192.168.1.1/', 'http://169.254.169.254/latest/meta-data/', 'http://100.64.0.1/', 'http://0.0.0.0/', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://[::1]/', 'http://[fe80::1]/', 'http://[::ffff:127.0.0.1]/', 'http://2130706433/', 'http://0x7f000001/', 'http://017700000001/', 'http://user:pass@example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'gopher://127.0.0.1/', 'javascript:alert(1)', 'http://', '', 'http://example.org:22/', 'http://private.example/' ] as $url ) {
			yield $url => [ $url ];
		}
	}

	/**
	 * Where a name has one private address among public ones, it is refused; otherwise the connection goes to what was checked (DNS rebinding).
	 */
	public function test_names_are_pinned(): void {
		$name = (string) wp_parse_url( (string) getenv( 'VITRINE_TEST_URL' ), PHP_URL_HOST );
		$port = (int) wp_parse_url( (string) getenv( 'VITRINE_TEST_URL' ), PHP_URL_PORT );
		// A name that core finds nothing wrong with, though its own resolving of it leads to this machine.
		add_filter( 'pre_option_home', static fn(): string => 'http://elsewhere.example' );
		add_filter( 'http_allowed_safe_ports', static fn( array $ports ): array => [ ...$ports, $port ] );
		$allow = static fn(): bool => true;
		$core  = static function ( string $url ) use ( $allow ): bool {
			add_filter( 'http_request_host_is_external', $allow );
			$valid = wp_http_validate_url( $url ) !== false;
			remove_filter( 'http_request_host_is_external', $allow );
			return $valid;
		};
		self::assertTrue( $core( "http://{$name}:{$port}/" ) );
		self::assertSame( 'vitrine_private', self::code( ( new SafeHttp( static fn(): array => [ '93.184.216.34', '127.0.0.1' ] ) )->get( "http://{$name}:{$port}/", [ 'timeout' => 2 ] ) ) );
	}

	/**
	 * Code of an error.
	 *
	 * @param mixed $answer Answer.
	 */
	private static function code( mixed $answer ): string {
		return $answer instanceof \WP_Error ? (string) $answer->get_error_code() : '';
	}

	/**
	 * Public and private networks.
	 */
	public function test_networks(): void {
		foreach ( [ '8.8.8.8', '93.184.216.34', '172.15.255.255', '172.32.0.0', '100.63.255.255', '223.255.255.255' ] as $public ) {
			self::assertTrue( SafeHttp::is_public( $public ), $public );
		}
		foreach ( [ '127.0.0.1', '10.0.0.0', '172.31.255.255', '192.168.0.1', '169.254.1.1', '100.127.255.255', '198.19.0.1', '240.0.0.1', 'nonsense', '::1' ] as $private ) {
			self::assertFalse( SafeHttp::is_public( $private ), $private );
		}
	}

	/**
	 * Origins.
	 */
	public function test_origins(): void {
		self::assertSame( 'https://example.org:443', SafeHttp::origin( 'HTTPS://Example.org/x' ) );
		self::assertSame( '', SafeHttp::origin( 'https://a:b@example.org/' ) );
		self::assertSame( '', SafeHttp::origin( 'javascript:alert(1)' ) );
	}
}
