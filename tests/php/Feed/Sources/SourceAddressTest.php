<?php
/**
 * Addresses of sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sources;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * A source is found by the address that a block was made from; the list tells no address.
 */
final class SourceAddressTest extends TestCase {

	use StoredFeed;

	/**
	 * The sources of an address, as an author is told them.
	 *
	 * @param string $address Address.
	 * @return list<string> Names.
	 */
	private static function names( string $address ): array {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/sources' );
		$request->set_query_params( [ 'address' => $address ] );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status() );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $answer->get_data() ) );
		return array_column( $answer->get_data(), 'name' );
	}

	/**
	 * Each address leads to its source, and to no other.
	 *
	 * @param string      $address Address.
	 * @param string|null $name    Name of the source.
	 */
	#[DataProvider( 'addresses' )]
	public function test_finds( string $address, ?string $name ): void {
		self::add_source( [ 'name' => 'Page', 'account' => '108420116093001', 'link' => 'https://www.facebook.com/hollinbankgardens' ] );
		self::add_source( [ 'name' => 'Pictures', 'network' => 'instagram', 'account' => '17841408420116001', 'link' => 'https://www.instagram.com/hollin.bank/' ] );
		self::add_source( [ 'name' => 'Blog', 'network' => 'web', 'account' => 'abc', 'link' => 'https://hollinbank.example/', 'memo' => (string) wp_json_encode( [ 'url' => 'https://hollinbank.example/feed/?key=secret' ] ) ] );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => uniqid( 'author' ), 'user_pass' => 'x', 'role' => 'author' ] ) );
		self::assertSame( $name === null ? [] : [ $name ], self::names( $address ) );
	}

	/**
	 * Addresses.
	 *
	 * @return array<string, array{string, string|null}>
	 */
	public static function addresses(): array {
		return [
			'a page'              => [ 'https://www.facebook.com/hollinbankgardens', 'Page' ],
			'written differently' => [ 'http://m.facebook.com/HollinBankGardens/?ref=x', 'Page' ],
			'a page by its id'    => [ 'https://www.facebook.com/pages/Hollin/108420116093001', 'Page' ],
			'a profile'           => [ 'https://instagram.com/hollin.bank', 'Pictures' ],
			'a feed'              => [ 'http://hollinbank.example/feed/?key=secret#top', 'Blog' ],
			'a feed without key'  => [ 'https://hollinbank.example/feed/', null ],
			'its website'         => [ 'https://hollinbank.example/', null ],
			'another page'        => [ 'https://www.facebook.com/hollinbank', null ],
			'another host'        => [ 'https://facebook.example/hollinbankgardens', null ],
			'no address'          => [ '%', null ],
		];
	}
}
