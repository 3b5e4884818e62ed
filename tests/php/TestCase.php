<?php
/**
 * What every test inside WordPress shares.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\TestCase as Base;
use RuntimeException;

/**
 * Each test sees the fresh site: the database is rolled back, hooks and request are put back.
 *
 * `npm test` runs all tests on the newest WordPress with MariaDB, and once more on the oldest one with SQLite. The second run leaves out classes of the group
 * `environment-agnostic`: those that take long and are about our own logic, neither about what WordPress hands or asks of us nor about what is stored or queried.
 * A new test belongs to no group and runs twice.
 */
abstract class TestCase extends Base {

	/**
	 * Global variables as they were before the test.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = [];

	private const KEPT = [ 'wp_filter', 'wp_actions', 'wp_filters', 'wp_current_filter', 'post', 'wp_query', 'wp_the_query', 'current_screen', 'wp_scripts', 'wp_styles', 'wp_rest_server' ];

	/**
	 * Opens the transaction.
	 */
	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		foreach ( self::KEPT as $name ) {
			$this->before[ $name ] = self::copy( $GLOBALS[ $name ] ?? null );
		}
		$this->before['request'] = [ $_GET, $_POST, $_COOKIE, $_REQUEST, $_SERVER ];
		wp_cache_flush();
		$wpdb->query( 'START TRANSACTION' );
	}

	/**
	 * Undoes everything.
	 */
	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		wp_set_current_user( 0 );
		[ $_GET, $_POST, $_COOKIE, $_REQUEST, $_SERVER ] = $this->before['request'];
		foreach ( self::KEPT as $name ) {
			$GLOBALS[ $name ] = $this->before[ $name ];
		}
		parent::tearDown();
	}

	/**
	 * Address of the Graph server.
	 */
	protected function graph_url(): string {
		return (string) getenv( 'VITRINE_GRAPH_URL' );
	}

	/**
	 * Switches faults and states of the Graph server, such as `[ 'reset' => true ]`.
	 *
	 * @param array<string, mixed> $switches What to switch.
	 * @return array<string, mixed> What was done.
	 */
	protected function graph_control( array $switches ): array {
		return $this->graph_request(
			'/__control',
			[
				'method'        => 'POST',
				'header'        => 'Content-Type: application/json',
				'content'       => (string) wp_json_encode( $switches ),
				'ignore_errors' => true,
			]
		);
	}

	/**
	 * What the Graph server was asked for since it was reset.
	 *
	 * @return array<string, mixed>
	 */
	protected function graph_log(): array {
		return $this->graph_request( '/__log', [ 'method' => 'GET' ] );
	}

	/**
	 * Asks the Graph server past WordPress, whose HTTP functions may be what is tested.
	 *
	 * @param string               $path    Such as '/__log'.
	 * @param array<string, mixed> $options Options of PHP's http wrapper.
	 * @return array<string, mixed>
	 * @throws RuntimeException When it doesn't answer.
	 */
	private function graph_request( string $path, array $options ): array {
		$answer = file_get_contents( $this->graph_url() . $path, false, stream_context_create( [ 'http' => $options ] ) );
		$data   = json_decode( (string) $answer, true );
		if ( ! is_array( $data ) || false === ( $data['ok'] ?? true ) ) {
			throw new RuntimeException( 'The Graph server answered: ' . (string) $answer );
		}
		return $data;
	}

	/**
	 * A copy that later changes don't reach; hooks are objects in an array.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	private static function copy( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn( mixed $item ): mixed => $item instanceof \WP_Hook ? clone $item : $item, $value );
		}
		return is_object( $value ) ? clone $value : $value;
	}

	/**
	 * Whether the page asks for a script module.
	 *
	 * @param string $id Such as `@vitrine/popup`.
	 */
	protected static function has_script_module( string $id ): bool {
		$modules = wp_script_modules();
		// WordPress 6.8 has no way to ask.
		return method_exists( $modules, 'get_queue' )
			? in_array( $id, $modules->get_queue(), true )
			: ( ( new \ReflectionProperty( $modules, 'registered' ) )->getValue( $modules )[ $id ]['enqueue'] ?? false );
	}
}
