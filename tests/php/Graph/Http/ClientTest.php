<?php
/**
 * Conversations with the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Usage;
use Vitrine\Tests\SourceTestCase;

/**
 * Every error and broken body: whatever comes back is an answer or a GraphError.
 */
final class ClientTest extends SourceTestCase {

	/**
	 * Asks for the page.
	 *
	 * @param Client|null           $client Conversation.
	 * @param array<string, string> $query  Query.
	 * @return array<mixed>
	 */
	private function ask( ?Client $client = null, array $query = [ 'fields' => 'id,name' ] ): array {
		return ( $client ?? new Client() )->get( $this->graph_url() . '/v26.0/' . self::GARDEN, $query, $this->token( 'page-garden' ) );
	}

	/**
	 * Asks and expects an error.
	 *
	 * @param Client|null $client Conversation.
	 */
	private function refused( ?Client $client = null ): GraphError {
		try {
			$this->ask( $client );
		} catch ( GraphError $error ) {
			return $error;
		}
		self::fail( 'No error.' );
	}

	/**
	 * The token travels in a header; no address that some log keeps has it.
	 */
	public function test_the_token_travels_in_a_header(): void {
		self::assertSame( 'Hollin Bank Gardens', $this->ask()['name'] );
		self::assertSame( 'header', $this->requests( 'api' )[0]['tokenBy'] );
		self::assertStringNotContainsString( $this->token( 'page-garden' ), $this->asked[0]['url'] );
		self::assertTrue( $this->asked[0]['args']['sslverify'], 'Certificates are verified.' );
	}

	/**
	 * Broken answers, what they are, and how often they are asked for.
	 *
	 * @return array<string, array{string, ErrorKind, int}>
	 */
	public static function broken(): array {
		return [
			'HTML with 503'             => [ 'html503', ErrorKind::Broken, 3 ],
			'HTML with 200'             => [ 'html200', ErrorKind::Broken, 3 ],
			'half of the JSON'          => [ 'truncated', ErrorKind::Broken, 3 ],
			'no body'                   => [ 'empty', ErrorKind::Broken, 3 ],
			'no JSON with 200'          => [ 'notjson200', ErrorKind::Broken, 3 ],
			'a redirect, not followed'  => [ 'redirect', ErrorKind::Broken, 3 ],
			'21 MB, read once'          => [ 'oversize', ErrorKind::TooLarge, 1 ],
			'a connection that is cut'  => [ 'cut', ErrorKind::Unreachable, 1 ],
			'a connection that closes'  => [ 'drop', ErrorKind::Unreachable, 1 ],
			'an error with 200'         => [ 'error200', ErrorKind::Transient, 3 ],
		];
	}

	/**
	 * Each way in which an answer can be broken is an error that passes; what may be better in a moment is asked again twice, with jitter.
	 *
	 * @param string    $fault Fault of the Graph server.
	 * @param ErrorKind $kind  Kind.
	 * @param int       $calls Calls.
	 */
	#[DataProvider( 'broken' )]
	public function test_broken_answers( string $fault, ErrorKind $kind, int $calls ): void {
		$this->graph_control( [ 'fail' => $fault ] );
		$client = new Client();
		$error  = $this->refused( $client );
		self::assertSame( $kind, $error->kind );
		self::assertSame( $calls, $client->calls() );
		self::assertCount( $calls, $this->requests( 'api' ) );
		self::assertCount( $calls, $this->asked );
	}

	/**
	 * A fault that passes at the second try is none.
	 */
	public function test_a_passing_fault_is_asked_again(): void {
		$this->graph_control( [ 'fail' => 2, 'times' => 1 ] );
		$client = new Client();
		self::assertSame( 'Hollin Bank Gardens', $this->ask( $client )['name'] );
		self::assertSame( 2, $client->calls() );
	}

	/**
	 * Errors that asking again does not mend.
	 *
	 * @return array<string, array{string|int, ErrorKind, int, int}>
	 */
	public static function final_errors(): array {
		return [
			'password changed'      => [ 'password_changed', ErrorKind::Token, 190, 460 ],
			'permission'            => [ 'permission', ErrorKind::Permission, 10, 0 ],
			'limit of the app'      => [ 'app_limit', ErrorKind::Throttled, 4, 0 ],
			'limit of the page'     => [ 'pages_limit', ErrorKind::Throttled, 80001, 2446079 ],
			'blocked'               => [ 'blocked', ErrorKind::Blocked, 368, 0 ],
			'no such alias'         => [ 'alias', ErrorKind::Unknown, 803, 0 ],
			'too much data'         => [ 'reduce', ErrorKind::TooMuch, 1, 0 ],
		];
	}

	/**
	 * Errors that asking again does not mend are asked for once and keep their codes.
	 *
	 * @param string    $fault   Error of the Graph server.
	 * @param ErrorKind $kind    Kind.
	 * @param int       $code    Code.
	 * @param int       $subcode Subcode.
	 */
	#[DataProvider( 'final_errors' )]
	public function test_final_errors_are_asked_for_once( string $fault, ErrorKind $kind, int $code, int $subcode ): void {
		$this->graph_control( [ 'fail' => $fault ] );
		$error = $this->refused();
		self::assertSame( [ $kind, $code, $subcode ], [ $error->kind, $error->error_code, $error->subcode ] );
		self::assertCount( 1, $this->requests( 'api' ) );
	}

	/**
	 * An error says what it is in our words; the network's may hold a token or markup.
	 */
	public function test_the_words_of_an_error_go_no_further(): void {
		$this->graph_control( [ 'fail' => [ 'code' => 190, 'subcode' => 460, 'message' => '<script>alert(1)</script> EAAVsecret', 'error_user_msg' => 'EAAVsecret', 'status' => 400 ] ] );
		self::assertSame( 'token 190/460', $this->refused()->getMessage() );
	}

	/**
	 * That the app was removed from the account some answers say in words alone.
	 */
	public function test_an_app_that_was_removed(): void {
		foreach ( [ 'Error validating access token: The user has not authorized application 1234.' => true, 'Malformed access token' => false ] as $message => $is_removed ) {
			$fake = static fn(): array => [ 'headers' => [], 'body' => (string) wp_json_encode( [ 'error' => [ 'code' => 190, 'message' => $message ] ] ), 'response' => [ 'code' => 400, 'message' => '' ], 'cookies' => [] ];
			add_filter( 'pre_http_request', $fake );
			self::assertSame( $is_removed, $this->refused()->is_deauthorization() );
			remove_filter( 'pre_http_request', $fake );
		}
	}

	/**
	 * A body that fills its limit was cut: half of an answer is none, and is not asked for again.
	 */
	public function test_a_body_that_was_cut(): void {
		$calls = 0;
		$fake  = static function () use ( &$calls ): array {
			++$calls;
			return [ 'headers' => [], 'body' => '{"id":"1"}' . str_repeat( ' ', 8 * MB_IN_BYTES ), 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ];
		};
		add_filter( 'pre_http_request', $fake );
		$kind = $this->refused()->kind;
		remove_filter( 'pre_http_request', $fake );
		self::assertSame( [ ErrorKind::TooLarge, 1 ], [ $kind, $calls ] );
	}

	/**
	 * Errors whose shape is no error of the Graph API.
	 */
	public function test_an_error_of_another_shape_is_a_broken_answer(): void {
		foreach ( [ '{"error":"no"}', '{"error":{"message":"no"}}', '{"error":{"code":[190]}}', '[]', '{"error":null,"id":"1"}' ] as $body ) {
			$status = $body === '[]' ? 500 : 200;
			$fake   = static fn(): array => [ 'headers' => [], 'body' => $body, 'response' => [ 'code' => $status, 'message' => '' ], 'cookies' => [] ];
			add_filter( 'pre_http_request', $fake );
			if ( str_contains( $body, 'null' ) ) {
				self::assertSame( '1', $this->ask()['id'] );
			} else {
				self::assertSame( ErrorKind::Broken, $this->refused()->kind );
			}
			remove_filter( 'pre_http_request', $fake );
		}
	}

	/**
	 * A network that says nothing until the time-out could not be reached, and is not asked again.
	 */
	public function test_a_network_that_stalls(): void {
		$this->graph_control( [ 'stall' => 1500, 'times' => 1 ] );
		add_filter( 'http_request_args', static fn( array $args ): array => [ ...$args, 'timeout' => 1 ] );
		$began = microtime( true );
		self::assertSame( ErrorKind::Unreachable, $this->refused()->kind );
		self::assertLessThan( 3, microtime( true ) - $began );
	}

	/**
	 * A network that hangs has ten seconds.
	 */
	public function test_the_time_out_is_short(): void {
		$this->ask();
		self::assertSame( 10, $this->asked[0]['args']['timeout'] );
		self::assertSame( 0, $this->asked[0]['args']['redirection'] );
	}

	/**
	 * At 95 % no further call is made; the wait is what the header said.
	 */
	public function test_no_call_is_made_at_95_percent(): void {
		$this->graph_control( [ 'usage' => [ 'percent' => 94, 'step' => 1, 'limit' => 100, 'minutes' => 12 ] ] );
		$client = new Client();
		$this->ask( $client );
		$this->ask( $client );
		self::assertSame( 95, $client->usage()->percent );
		$error = $this->refused( $client );
		self::assertSame( [ ErrorKind::Throttled, 720 ], [ $error->kind, $error->retry_after ] );
		self::assertCount( 2, $this->requests( 'api' ) );
		self::assertSame( 2, $client->calls() );
	}

	/**
	 * The header of an app counts as that of a page does, also on an error.
	 */
	public function test_usage_is_read_from_errors_too(): void {
		$this->graph_control( [ 'usage' => [ 'percent' => 100, 'enforce' => true, 'minutes' => 3 ] ] );
		$client = new Client();
		$error  = $this->refused( $client );
		self::assertSame( [ ErrorKind::Throttled, 180, 100 ], [ $error->kind, $error->retry_after, $client->usage()->percent ] );
		self::assertGreaterThanOrEqual( Usage::STOP, $client->usage()->percent );
	}

	/**
	 * Half a surrogate pair, which the network leaves where it cuts texts, does not make the whole answer unreadable.
	 */
	public function test_half_a_surrogate_pair_is_replaced(): void {
		$body = '{"id":"1","message":"cut \ud83d","more":"\udf3c \uD83C\uDF3C \u00fc","path":"C:\\\\ud83d","quote":"\"\ud83d\""}';
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => $body, 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		self::assertSame( [ 'id' => '1', 'message' => "cut \u{FFFD}", 'more' => "\u{FFFD} 🌼 ü", 'path' => 'C:\\ud83d', 'quote' => "\"\u{FFFD}\"" ], $this->ask() );
	}

	/**
	 * Answers that are nested without end are broken ones.
	 */
	public function test_depth_is_limited(): void {
		add_filter( 'pre_http_request', static fn(): array => [ 'headers' => [], 'body' => str_repeat( '[', 100 ) . str_repeat( ']', 100 ), 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ] );
		self::assertSame( ErrorKind::Broken, $this->refused()->kind );
	}
}
