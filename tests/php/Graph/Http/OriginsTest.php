<?php
/**
 * Where may be asked.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Tests\TestCase;

/**
 * "the plugin trusts exactly the origins in these two constants, every other loopback or private address is refused".
 */
#[Group( 'environment-agnostic' )]
final class OriginsTest extends TestCase {

	/**
	 * Without constants it is Meta, over HTTPS.
	 */
	public function test_metas_own_addresses_are_the_default(): void {
		$origins = new Origins();
		self::assertSame( 'https://graph.facebook.com', $origins->facebook );
		self::assertSame( 'https://graph.instagram.com', $origins->instagram );
	}

	/**
	 * The constants of wp-config.php say where the networks are.
	 */
	public function test_the_constants_are_the_base_addresses(): void {
		$origins = Origins::of_site();
		self::assertSame( VITRINE_GRAPH_URL, $origins->facebook );
		self::assertSame( VITRINE_INSTAGRAM_GRAPH_URL, $origins->instagram );
	}

	/**
	 * The version of the API stands in the address, and a filter changes it; what is no version is not taken.
	 */
	public function test_the_version_can_be_filtered_but_not_broken(): void {
		$asked = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$asked ): array {
				$asked[] = (string) wp_parse_url( $url, PHP_URL_PATH );
				return [ 'headers' => [], 'body' => '{"id":"1"}', 'response' => [ 'code' => 200, 'message' => 'OK' ], 'cookies' => [] ];
			},
			10,
			3
		);
		foreach ( [ 'v27.0', '../v1', 7 ] as $version ) {
			remove_all_filters( 'vitrine_graph_version' );
			add_filter( 'vitrine_graph_version', static fn(): mixed => $version );
			( new Networks( new Origins() ) )->get( 'facebook' )->account( new \Vitrine\Graph\Http\Client(), '1', 'x' );
		}
		self::assertSame( [ '/v27.0/1', '/v26.0/1', '/v26.0/1' ], $asked );
	}

	/**
	 * Addresses and whether they have one of the two origins.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function origins(): array {
		return [
			'the first'                 => [ 'http://localhost:9401/pictures/a.jpg', true ],
			'its host in capitals'      => [ 'HTTP://LOCALHOST:9401/a', true ],
			'the second'                => [ 'https://ig.example/media', true ],
			'the port that is implied'  => [ 'https://ig.example:443/media', true ],
			'another port'              => [ 'http://localhost:9402/a', false ],
			'no port'                   => [ 'http://localhost/a', false ],
			'another scheme'            => [ 'https://localhost:9401/a', false ],
			'the same host by number'   => [ 'http://127.0.0.1:9401/a', false ],
			'in IPv6'                   => [ 'http://[::1]:9401/a', false ],
			'by decimal number'         => [ 'http://2130706433:9401/a', false ],
			'metadata service'          => [ 'http://169.254.169.254/latest/meta-data/', false ],
			'private network'           => [ 'http://10.0.0.1:9401/a', false ],
			'user information'          => [ 'http://localhost:9401@evil.example/a', false ],
			'user information before'   => [ 'http://user:pass@localhost:9401/a', false ],
			'host that begins like it'  => [ 'http://localhost.evil.example:9401/a', false ],
			'host that ends like it'    => [ 'https://big.example/', false ],
			'a file'                    => [ 'file:///etc/passwd', false ],
			'gopher'                    => [ 'gopher://localhost:9401/a', false ],
			'no scheme'                 => [ '//localhost:9401/a', false ],
			'no address'                => [ 'localhost:9401', false ],
			'nothing'                   => [ '', false ],
		];
	}

	/**
	 * Exactly scheme, host and port of the two addresses are trusted.
	 *
	 * @param string $url     Address.
	 * @param bool   $trusted Whether it is.
	 */
	#[DataProvider( 'origins' )]
	public function test_only_the_two_origins_are_trusted( string $url, bool $trusted ): void {
		$origins = new Origins( 'http://localhost:9401', 'https://ig.example/instagram' );
		self::assertSame( $trusted, $origins->is_trusted( $url ) );
		self::assertSame( $trusted, $origins->allows_picture( $url ) );
	}

	/**
	 * Addresses and whether a picture may come from there.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function picture_hosts(): array {
		return [
			'content network'            => [ 'https://scontent-ssn1-1.xx.fbcdn.net/v/t1/a_n.jpg?oe=60F1D543', true ],
			'in capitals'                => [ 'https://SCONTENT.XX.FBCDN.NET/a.jpg', true ],
			'profile pictures'           => [ 'https://platform-lookaside.fbsbx.com/platform/profilepic/?psid=1', true ],
			'Instagram'                  => [ 'https://scontent.cdninstagram.com/v/a.jpg', true ],
			'without encryption'         => [ 'http://scontent.xx.fbcdn.net/a.jpg', false ],
			'another port'               => [ 'https://scontent.xx.fbcdn.net:8443/a.jpg', false ],
			'a name that ends like it'   => [ 'https://evilfbcdn.net/a.jpg', false ],
			'as a part of another name'  => [ 'https://fbcdn.net.evil.example/a.jpg', false ],
			'in user information'        => [ 'https://fbcdn.net@evil.example/a.jpg', false ],
			'with user information'      => [ 'https://u@scontent.xx.fbcdn.net/a.jpg', false ],
			'in the query'               => [ 'https://evil.example/?https://fbcdn.net/a.jpg', false ],
			'with a dot at its end'      => [ 'https://fbcdn.net./a.jpg', false ],
			'the Graph API itself'       => [ 'https://graph.facebook.com/1/picture', true ],
			'the network\'s own site'    => [ 'https://www.facebook.com/a.jpg', false ],
			'this machine'               => [ 'https://127.0.0.1/a.jpg', false ],
		];
	}

	/**
	 * Pictures come over HTTPS from the networks' picture hosts, or from the trusted origins.
	 *
	 * @param string $url     Address.
	 * @param bool   $allowed Whether it is.
	 */
	#[DataProvider( 'picture_hosts' )]
	public function test_pictures_come_from_the_allowed_hosts( string $url, bool $allowed ): void {
		self::assertSame( $allowed, ( new Origins() )->allows_picture( $url ) );
	}
}
