<?php
/**
 * Tests of the question whether objects are still there.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph;

use Vitrine\Graph\Existence;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Tests\SourceTestCase;

/**
 * What is deleted is deleted on these answers.
 */
final class ExistenceTest extends SourceTestCase {

	/**
	 * Asks about three objects of a list that has another one.
	 *
	 * @param array<string, mixed> $error What is answered when one of them is asked for.
	 * @return string[] Those that are gone.
	 */
	private function gone( array $error ): array {
		$answer = static function ( mixed $before, array $args, string $url ) use ( $error ): array {
			parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
			$is_there = $query['ids'] === 'listed';
			return [ 'headers' => [], 'body' => (string) wp_json_encode( $is_there ? [ 'listed' => [ 'id' => 'listed' ] ] : [ 'error' => $error ] ), 'response' => [ 'code' => $is_there ? 200 : 400, 'message' => '' ], 'cookies' => [] ];
		};
		add_filter( 'pre_http_request', $answer, 10, 3 );
		$gone = Existence::gone( new Client(), $this->graph_url() . '/v25.0/', [ 'a', 'b', 'c' ], 'account', 'listed', 'token' );
		remove_filter( 'pre_http_request', $answer );
		return $gone;
	}

	/**
	 * A refusal of the call says nothing of what it asks for; that an object does not exist does, beside one that does.
	 */
	public function test_a_call_that_fails_proves_nothing(): void {
		self::assertSame( [], $this->gone( [ 'code' => 100, 'message' => 'Invalid parameter' ] ) );
		self::assertSame( [ 'a', 'b', 'c' ], $this->gone( [ 'code' => 100, 'error_subcode' => 33, 'message' => 'Object does not exist' ] ) );
	}

	/**
	 * A dead token is told: it is no answer about posts.
	 */
	public function test_a_dead_token_is_told(): void {
		try {
			$this->gone( [ 'code' => 190, 'message' => 'Error validating access token' ] );
			self::fail( 'No error.' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::Token, $error->kind );
		}
	}
}
