<?php
/**
 * Tools → Site Health about providers of photographs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Health;

use Vitrine\Health\ConnectionTests;
use Vitrine\Tests\ProviderTestCase;

/**
 * A provider that refuses is told with what mends it, without its keys.
 */
final class ProviderHealthTest extends ProviderTestCase {

	/**
	 * The test and the information.
	 */
	public function test_providers(): void {
		self::assertSame( [], apply_filters( 'site_status_tests', [] ) );
		$connection = $this->refresh( $this->connect( 'flickr' ) );
		$this->plugin->providers->schedule()->ensure();
		$test = apply_filters( 'site_status_tests', [] )['direct']['vitrine_providers']['test'];
		self::assertSame( 'good', $test()['status'] );
		$this->plugin->providers->connections()->change( $connection, '', [ 'key' => str_repeat( 'a', 32 ), 'user' => self::USER ], false );
		$this->refresh( $connection );
		$result = $test();
		self::assertNotSame( 'good', $result['status'] );
		self::assertStringContainsString( 'Could not retrieve Flickr album list', $result['description'] );
		$fields = apply_filters( 'debug_information', [] )['vitrine']['fields'];
		self::assertSame( '1', $fields['providers']['value'] );
		self::assertSame( 'flickr', $fields[ "provider_{$connection->id}" ]['value']['provider'] );
		self::assertStringNotContainsString( str_repeat( 'a', 32 ), (string) wp_json_encode( [ $fields, $result ] ) );
		$this->plugin->providers->schedule()->clear();
		self::assertStringContainsString( 'not refreshed in the background', $test()['description'] );
	}

	/**
	 * The screen asks whether the site can call itself.
	 */
	public function test_loopback(): void {
		$this->connect( 'flickr' );
		$test = apply_filters( 'site_status_tests', [] )['async']['vitrine_loopback'];
		self::assertSame( 'vitrine_loopback', $test['test'] );
		self::assertNotFalse( has_action( 'wp_ajax_health-check-vitrine-loopback' ) );
		$answers = new \WP_Error( 'refused', 'Nobody is there.' );
		add_filter(
			'pre_http_request',
			static function () use ( &$answers ): mixed {
				return $answers;
			},
			1000
		);
		self::assertStringContainsString( 'cannot send requests to itself', ConnectionTests::loopback( true )['description'] );
		self::assertSame( 'good', ConnectionTests::loopback( false )['status'], 'The host starts scheduled events.' );
		$answers = [ 'response' => [ 'code' => 200, 'message' => 'OK' ], 'headers' => [], 'body' => '', 'cookies' => [] ];
		self::assertSame( 'good', ( $test['async_direct_test'] )()['status'] );
	}
}
