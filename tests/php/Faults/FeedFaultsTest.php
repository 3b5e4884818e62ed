<?php
/**
 * Faults of the networks, all of them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Folder;
use Vitrine\Tests\SourceTestCase;
use Vitrine\Tests\StoredFeed;

/**
 * A table of every documented error and of every shape that an answer must not have. For each: visitors see what they saw, the owner reads what
 * happened, and the store holds what it held. A new fault is a line in one of the tables.
 */
#[Group( 'environment-agnostic' )]
final class FeedFaultsTest extends SourceTestCase {

	use StoredFeed;

	/** Account, token and path of the list by network. */
	private const NETWORKS = [
		'facebook'  => [ self::GARDEN, 'page-garden', '*/posts' ],
		'instagram' => [ self::IG_GARDEN, 'instagram', '*/media' ],
	];

	private const HOSTILE = '<script>alert("network")</script> EAAVsecret';

	/**
	 * The newest posts by network, asked for once.
	 *
	 * @var array<string, RemotePost[]>
	 */
	private static array $newest = [];

	/**
	 * Stores the newest posts with a picture each, as a refresh would have, without asking for them.
	 *
	 * @param string $network Network.
	 * @return int Row of the source.
	 */
	private function stored_feed( string $network ): int {
		[ $account, $token ] = self::NETWORKS[ $network ];
		$this->keep( 3 );
		self::$newest[ $network ] ??= ( new Networks( Origins::of_site() ) )->get( $network )->posts( new Client(), $account, $this->token( $token ), null, 3, [] )->posts;
		$this->clear_graph_log();
		$id    = self::add_source( [ 'network' => $network, 'account' => $account, 'round_number' => 1, 'page_size' => 3 ], $this->token( $token ) );
		$rows  = $this->plugin->feed->posts()->store( $id, 1, self::$newest[ $network ] )['rows'];
		$image = $this->plugin->feed->images();
		foreach ( self::$newest[ $network ] as $post ) {
			$image->plan( $id, $rows[ $post->network_id ], $post->pictures );
		}
		$this->edit_pictures( [ 'status' => 'ready', 'extension' => 'webp', 'sizes' => '{"320":[320,240]}', 'aspect_ratio' => 1.3333 ], [ 'source_id' => $id ] );
		$this->plugin->feed->posts()->release( $id );
		wp_mkdir_p( ( new Folder() )->path( (string) $id ) );
		foreach ( $this->pictures( $id ) as $row ) {
			file_put_contents( ( new Folder() )->path( \Vitrine\Images\Image::of_row( $row )->file( 320 ) ), 'picture' );
		}
		return $id;
	}

	/**
	 * What visitors see: the page, as PHP prints it.
	 *
	 * @param int $id Row of the source.
	 */
	private static function page( int $id ): string {
		return (string) preg_replace( '/cursor=[^"&]+|vitrine-feed=[^"&]+/', '', do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $id . '} /-->' ) );
	}

	/**
	 * What the store holds: posts with their data, records of pictures, files.
	 *
	 * @param int $id Row of the source.
	 * @return array<string, mixed>
	 */
	private function held( int $id ): array {
		$posts = array_map( static fn( array $row ): array => array_diff_key( $row, [ 'round_number' => 0, 'missed_rounds' => 0, 'missed_at' => 0 ] ), $this->posts( $id ) );
		return [ 'posts' => $posts, 'pictures' => $this->pictures( $id ), 'files' => $this->files() ];
	}

	/**
	 * Switches a fault on, refreshes, and looks at all three.
	 *
	 * @param string      $network Network.
	 * @param mixed       $fault   Fault of the Graph server.
	 * @param string      $path    Of which calls.
	 * @param SourceState $state   State of the source afterwards.
	 * @param string|null $kind    Kind of its error.
	 * @param string      $words   What the owner reads.
	 * @param int         $size    Posts asked for in one call.
	 */
	private function assert_fault( string $network, mixed $fault, string $path, SourceState $state, ?string $kind, string $words, int $size = 3 ): void {
		$id = $this->stored_feed( $network );
		// In a round, so that nothing but the list is asked for; the account's own answer begins one.
		$this->edit_source( $id, [ 'page_size' => $size, 'round_number' => 2, 'round_open' => $path === self::NETWORKS[ $network ][2] ? 1 : 0 ] );
		$page = self::page( $id );
		$held = $this->held( $id );
		self::assertCount( 3, $this->shown( $id ), 'There is something to lose.' );
		self::assertStringContainsString( '-320.webp', $page );
		self::assertNotSame( [], $held['files'] );
		$this->graph_control( [ 'fail' => $fault, 'path' => $path ] );
		$this->refresh( $id );

		self::assertSame( $page, self::page( $id ), 'Visitors see what they saw.' );

		$now = $this->source( $id );
		self::assertSame( [ $state, $kind ], [ $now->state, $now->error?->kind ] );
		$view  = $this->plugin->feed->source_view()->full( $now );
		$reads = (string) wp_json_encode( [ $view['stateLabel'], $view['error'], $view['notices'] ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( $words, $reads, 'The owner reads what happened.' );
		self::assertStringNotContainsString( 'alert(', $reads );
		self::assertNotSame( '"Connected"', wp_json_encode( $view['stateLabel'] ) );

		self::assertSame( $held, $this->held( $id ), 'The store holds what it held.' );
		self::assertFalse( $now->is_busy() );
	}

	/**
	 * Every documented error: code, subcode, state, kind, and words that the owner reads.
	 *
	 * @return iterable<string, array{int, int, SourceState, ErrorKind, string}>
	 */
	public static function errors(): iterable {
		$token = [ SourceState::Reconnect, ErrorKind::Token ];
		foreach ( [ 0 => 'no longer accepts', 458 => 'app was removed', 459 => 'confirm something', 460 => 'password was changed', 463 => 'has expired', 464 => 'confirm something', 467 => 'was invalidated', 492 => 'no longer has a role', 2069032 => 'own token' ] as $subcode => $words ) {
			yield "190/{$subcode}" => [ 190, $subcode, ...$token, $words ];
		}
		yield '102' => [ 102, 0, ...$token, 'no longer accepts' ];
		foreach ( [ 4, 17, 32, 341, 613, 80001, 80002, 80006 ] as $code ) {
			yield "{$code}" => [ $code, 0, SourceState::Throttled, ErrorKind::Throttled, 'rate limit' ];
		}
		foreach ( [ 3, 10, 100, 200, 210, 299 ] as $code ) {
			yield "{$code}" => [ $code, 0, SourceState::Permission, ErrorKind::Permission, "({$code})" ];
		}
		foreach ( [ 2069030, 2069031, 2069033 ] as $subcode ) {
			yield "200/{$subcode}" => [ 200, $subcode, SourceState::Permission, ErrorKind::Permission, "200/{$subcode}" ];
		}
		yield '100/33' => [ 100, 33, SourceState::Permission, ErrorKind::Permission, '100/33' ];
		yield '368'    => [ 368, 0, SourceState::Throttled, ErrorKind::Blocked, 'policy reasons' ];
		yield '803'    => [ 803, 0, SourceState::Failing, ErrorKind::Unknown, 'does not know this account' ];
		foreach ( [ 1, 2, 2500 ] as $code ) {
			yield "{$code}" => [ $code, 0, SourceState::Failing, ErrorKind::Transient, 'returned an error' ];
		}
	}

	/**
	 * A documented error.
	 *
	 * @param int         $code    Code.
	 * @param int         $subcode Subcode.
	 * @param SourceState $state   State.
	 * @param ErrorKind   $kind    Kind.
	 * @param string      $words   Words.
	 */
	#[DataProvider( 'errors' )]
	public function test_a_documented_error( int $code, int $subcode, SourceState $state, ErrorKind $kind, string $words ): void {
		$this->assert_fault( 'facebook', [ 'code' => $code, 'subcode' => $subcode, 'message' => self::HOSTILE, 'status' => 400 ], '*/posts', $state, $kind->value, $words, 1 );
	}

	/**
	 * Answers that are not even JSON, or do not come: fault, kind, words.
	 *
	 * @return array<string, array{string, ErrorKind, string}>
	 */
	public static function broken(): array {
		return [
			'HTML with 503'            => [ 'html503', ErrorKind::Broken, 'could not be read' ],
			'HTML with 200'            => [ 'html200', ErrorKind::Broken, 'could not be read' ],
			'half of the JSON'         => [ 'truncated', ErrorKind::Broken, 'could not be read' ],
			'no body'                  => [ 'empty', ErrorKind::Broken, 'could not be read' ],
			'no JSON'                  => [ 'notjson200', ErrorKind::Broken, 'could not be read' ],
			'a redirect'               => [ 'redirect', ErrorKind::Broken, 'could not be read' ],
			'an error with 200'        => [ 'error200', ErrorKind::Transient, 'returned an error' ],
			'a connection that is cut' => [ 'cut', ErrorKind::Unreachable, 'could not be reached' ],
			'a connection that closes' => [ 'drop', ErrorKind::Unreachable, 'could not be reached' ],
			'21 MB'                    => [ 'oversize', ErrorKind::TooLarge, 'too large' ],
		];
	}

	/**
	 * No answer.
	 *
	 * @param string    $fault Fault.
	 * @param ErrorKind $kind  Kind.
	 * @param string    $words Words.
	 */
	#[DataProvider( 'broken' )]
	public function test_no_answer( string $fault, ErrorKind $kind, string $words ): void {
		$this->assert_fault( 'facebook', $fault, '*/posts', SourceState::Failing, $kind->value, $words, 1 );
		self::assertLessThanOrEqual( $fault === 'oversize' ? 1 : 3, count( $this->requests( 'api', '/posts' ) ) );
	}

	/**
	 * Answers of another shape, for both networks.
	 *
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function shapes(): iterable {
		$bodies = [
			'null'                => 'null',
			'a number'            => '7',
			'an empty object'     => '{}',
			'an empty list'       => '[]',
			'a list'              => '[1,2,3]',
			'another object'      => '{"success":true}',
			'data is null'        => '{"data":null}',
			'data is a text'      => '{"data":"x"}',
			'data is true'        => '{"data":true}',
			'data is an object'   => '{"data":{}}',
			'data is a post'      => '{"data":{"id":"1_2"}}',
			'nested lists'        => '{"data":[[{"id":"1_2"}]]}',
			'rows of null'        => '{"data":[null]}',
			'rows that are texts' => '{"data":["x"]}',
			'a row without id'    => '{"data":[{"message":"x"}]}',
			'empty rows'          => '{"data":[{}]}',
			'paging is a text'    => '{"data":[],"paging":"x"}',
			'paging is null'      => '{"data":[],"paging":null}',
		];
		$mangled = [
			'pages end in a file'        => [ 'paging' => [ 'next' => 'file:///etc/passwd', 'cursors' => [ 'after' => 'x' ] ] ],
			'pages lead elsewhere'       => [ 'paging' => [ 'next' => 'https://evil.example/?after=x', 'cursors' => [ 'after' => 'x' ] ] ],
			'the next page is a list'    => [ 'paging' => [ 'next' => [ 'x' ] ] ],
			'the next page is nowhere'   => [ 'paging' => [ 'next' => 'https://graph.facebook.com/x' ] ],
			'a cursor is a number'       => [ 'paging' => [ 'next' => 'https://graph.facebook.com/x?after=1', 'cursors' => [ 'after' => 7 ] ] ],
			'cursors are a text'         => [ 'paging' => [ 'cursors' => 'x' ] ],
			'one id is null'             => [ 'data.1.id' => null ],
			'one id is an object'        => [ 'data.1.id' => [ 'id' => 'x' ] ],
			'all ids are gone'           => [ 'data.*.id' => '' ],
			'one row is a text'          => [ 'data.1' => 'x' ],
		];
		foreach ( [ 'facebook', 'instagram' ] as $network ) {
			foreach ( $bodies as $name => $body ) {
				yield "{$network}: {$name}" => [ $network, [ 'fail' => 'body', 'body' => $body ], $name === 'null' || $name === 'a number' ];
			}
			foreach ( $mangled as $name => $set ) {
				yield "{$network}: {$name}" => [ $network, [ 'fail' => 'mangle', 'set' => $set ] ];
			}
		}
		$fields = [
			'facebook'  => [ 'created_time' => [ null, 7, 'soon' ], 'message' => [ null, 7, [ 'x' ] ], 'attachments' => [ null, 'x', [ 'data' => 'x' ], [ 'data' => [ null ] ], [ 'data' => [ [ 'media' => [ 'image' => [ 'src' => 'file:///x' ] ] ] ] ] ], 'from' => [ 'x' ], 'comments' => [ 'x', [ 'summary' => [ 'total_count' => '7' ] ] ], 'reactions' => [ 7 ], 'shares' => [ [ 'count' => [] ] ], 'message_tags' => [ 'x', [ 'a' => 'x' ] ], 'permalink_url' => [ 7 ] ],
			'instagram' => [ 'timestamp' => [ null, 7, 'soon' ], 'caption' => [ null, 7, [ 'x' ] ], 'media_type' => [ 7 ], 'media_url' => [ 7, 'file:///x' ], 'permalink' => [ [ 'x' ] ], 'like_count' => [ '7' ], 'comments_count' => [ [] ], 'children' => [ 'x', null, [ 'data' => [ 'x' ] ] ] ],
		];
		foreach ( $fields as $network => $values ) {
			foreach ( $values as $field => $wrong ) {
				foreach ( $wrong as $value ) {
					yield "{$network}: {$field} is " . wp_json_encode( $value ) => [ $network, [ 'fail' => 'mangle', 'set' => [ "data.1.{$field}" => $value ] ] ];
				}
			}
		}
	}

	/**
	 * An answer of another shape ends the round: nothing of it is used, and nothing is deleted on its word.
	 *
	 * @param string $network Network.
	 * @param mixed  $fault   Fault.
	 * @param bool   $is_none Whether it is no object at all.
	 */
	#[DataProvider( 'shapes' )]
	public function test_another_shape( string $network, mixed $fault, bool $is_none = false ): void {
		$kind = $is_none ? ErrorKind::Broken : ErrorKind::Malformed;
		$this->assert_fault( $network, $fault, self::NETWORKS[ $network ][2], SourceState::Failing, $kind->value, $is_none ? 'could not be read' : 'does not match its documentation', $is_none ? 1 : 3 );
		self::assertFalse( $is_none ? false : $this->plugin->feed->sources()->all()[0]->round_open );
	}

	/**
	 * Answers that are well-formed and lack what was there: nothing proves that it is gone.
	 *
	 * @return iterable<string, array{string, mixed}>
	 */
	public static function lists_that_lack(): iterable {
		foreach ( [ 'facebook', 'instagram' ] as $network ) {
			yield "{$network}: an empty list" => [ $network, [ 'fail' => 'body', 'body' => '{"data":[]}' ] ];
			yield "{$network}: an empty page with empty paging" => [ $network, [ 'fail' => 'body', 'body' => '{"data":[],"paging":{}}' ] ];
		}
	}

	/**
	 * The posts stay, and the owner reads that they were not listed.
	 *
	 * @param string $network Network.
	 * @param mixed  $fault   Fault.
	 */
	#[DataProvider( 'lists_that_lack' )]
	public function test_a_list_that_lacks_posts( string $network, mixed $fault ): void {
		$this->assert_fault( $network, $fault, self::NETWORKS[ $network ][2], SourceState::Ok, null, '3 posts are no longer in the network’s list' );
	}

	/**
	 * Fields that are refused, one after the other.
	 *
	 * @return iterable<string, array{int, string}>
	 */
	public static function refusals(): iterable {
		yield 'the first'        => [ 1, 'comment counts. (200)' ];
		yield 'all that count'   => [ 6, 'comment counts, counts of each reaction, like counts, share counts, buttons. (200)' ];
		yield 'pictures'         => [ 7, 'images and links. (200)' ];
	}

	/**
	 * What is stored of a refused field stays, and the owner reads which was refused with which code.
	 *
	 * @param int    $times How many refusals.
	 * @param string $words What the owner reads.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refused_fields( int $times, string $words ): void {
		$this->assert_fault( 'facebook', [ 'fail' => 'field_unsupported', 'times' => $times ], '*/posts', SourceState::Ok, null, $words );
	}

	/**
	 * The account's own answer.
	 *
	 * @return array<string, array{string, mixed, string, string}>
	 */
	public static function accounts(): array {
		return [
			'without id'      => [ 'facebook', [ 'fail' => 'body', 'body' => '{"name":"x"}' ], '/' . self::GARDEN, 'not match its documentation' ],
			'a list'          => [ 'facebook', [ 'fail' => 'body', 'body' => '[]' ], '/' . self::GARDEN, 'not match its documentation' ],
			'another account' => [ 'instagram', [ 'fail' => 'body', 'body' => '{"id":"1","user_id":"2","username":"x"}' ], '/instagram/me', 'does not know this account' ],
		];
	}

	/**
	 * An account that is not the one that was asked for brings no posts.
	 *
	 * @param string $network Network.
	 * @param mixed  $fault   Fault.
	 * @param string $path    Of which call.
	 * @param string $words   Words.
	 */
	#[DataProvider( 'accounts' )]
	public function test_another_account( string $network, mixed $fault, string $path, string $words ): void {
		$this->assert_fault( $network, $fault, $path, SourceState::Failing, $words[0] === 'd' ? 'unknown' : 'malformed', $words );
	}
}
