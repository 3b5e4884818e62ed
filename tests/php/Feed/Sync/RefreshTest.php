<?php
/**
 * The job.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\SourceTestCase;

/**
 * Rows of normalized posts, what was deleted on the network disappears here, a post whose picture is missing shows without it.
 */
final class RefreshTest extends SourceTestCase {

	/**
	 * Text posts of the print room, so that no picture takes time.
	 *
	 * @param int $posts How many are added.
	 * @return list<string> Ids, newest first.
	 */
	private function texts( int $posts ): array {
		$add = array_map( static fn( int $number ): array => [ 'account' => self::PRINTROOM, 'text' => "Text {$number}", 'age' => ( $posts - $number ) . 'm' ], range( 1, $posts ) );
		return array_values( array_reverse( $this->graph_control( [ 'add' => $add ] )['added'] ) );
	}

	/**
	 * Connects the print room and fetches its newest posts, which are texts.
	 *
	 * @param int $posts How many.
	 * @return array{int, list<string>} Row of the source, and ids of the posts, newest first.
	 */
	private function fetched_texts( int $posts ): array {
		$this->graph_control( [ 'picture' => '404' ] );
		$ids = $this->texts( $posts );
		return [ $this->fetched( $posts, 'page-printroom', self::PRINTROOM )->id, $ids ];
	}

	/**
	 * Ids of the stored posts, newest first.
	 *
	 * @param int $id Row of the source.
	 * @return list<string>
	 */
	private function ids( int $id ): array {
		return array_column( $this->posts( $id ), 'network_id' );
	}

	/**
	 * `limit` of each call for posts.
	 *
	 * @return list<int>
	 */
	private function limits(): array {
		return array_map( static fn( array $request ): int => (int) $request['query']['limit'], $this->requests( 'api', '/posts' ) );
	}

	/**
	 * Fetching brings posts with their pictures, name, link and picture of the account, and sets the time of the next refresh.
	 */
	public function test_the_first_refresh(): void {
		$states = [];
		add_action(
			'vitrine_source_state',
			static function ( mixed ...$said ) use ( &$states ): void {
				$states[] = $said;
			},
			10,
			3
		);
		$source = $this->fetched( 2 );
		self::assertSame( SourceState::Ok, $source->state );
		self::assertSame( [ [ $source->id, 'ok', 'connecting' ] ], $states );
		self::assertSame( 'Hollin Bank Gardens', $source->name );
		self::assertSame( 'https://www.facebook.com/hollinbankgardens/', $source->link );
		self::assertEqualsWithDelta( time() + 1890, $source->next_refresh_at, 92 );
		self::assertEqualsWithDelta( time(), $source->last_success_at, 3 );
		self::assertFalse( $source->round_open );
		self::assertFalse( $source->is_busy() );
		self::assertSame( [ 'added' => 2, 'changed' => 0, 'removed' => 0, 'downloaded' => 7, 'failed' => 0, 'calls' => 3 ], $source->round_counts );
		self::assertContains( $source->picture, $this->files() );
		$shown = $this->shown( $source->id );
		self::assertCount( 2, $shown );
		self::assertCount( 1, $shown[0]['media']['pictures'] );
		self::assertCount( 4, $shown[1]['media']['pictures'] );
		self::assertSame( 1, $shown[1]['media']['extra'] );
	}

	/**
	 * Photos come in the largest rendition there is up to the nearest above 1080 px, those of a shared post beside them or not.
	 */
	public function test_photos_come_large(): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$this->keep( 20 );
		$source = $this->connected();
		$this->refresh( $source->id );
		$poppy = array_values( array_filter( $this->pictures( $source->id ), static fn( array $row ): bool => str_contains( $row['alt'], 'poppy' ) ) )[0];
		self::assertStringNotContainsString( 'stp=', $poppy['remote_url'] );
	}

	/**
	 * A second refresh asks for account and posts, and downloads nothing that is there.
	 */
	public function test_nothing_is_done_twice(): void {
		$id     = $this->fetched( 2 )->id;
		$before = $this->posts( $id );
		$report = $this->refresh( $id );
		self::assertCount( 2, $this->requests( 'api' ) );
		self::assertSame( [], $this->requests( 'picture' ) );
		self::assertSame( [ 'complete' => true, 'posts' => [ 'added' => 0, 'changed' => 0, 'removed' => 0 ], 'pictures' => [ 'downloaded' => 0, 'failed' => 0 ], 'calls' => 2 ], $report->to_array() );
		$unround = static fn( array $row ): array => array_diff_key( $row, [ 'round_number' => 0 ] );
		self::assertSame( array_map( $unround, $before ), array_map( $unround, $this->posts( $id ) ) );
	}

	/**
	 * What was edited on the network changes here, text and picture; the old picture's files go.
	 */
	public function test_an_edited_post(): void {
		$id    = $this->fetched( 1 )->id;
		$files = $this->files();
		$post  = $this->posts( $id )[0];
		$other = $this->plugin_posts( 3 )[1]->pictures[0];
		$this->graph_control( [ 'edit' => [ 'id' => $post['network_id'], 'message' => 'Now in green', 'attachments' => [ 'data' => [ [ 'media_type' => 'photo', 'target' => [ 'id' => $other->facebook_id ], 'media' => [ 'image' => [ 'src' => $other->url ] ] ] ] ] ] ] );
		$report = $this->refresh( $id );
		self::assertSame( [ 1, 1 ], [ $report->counts['changed'], $report->counts['downloaded'] ] );
		$now = $this->posts( $id )[0];
		self::assertSame( [ $post['id'], 'Now in green' ], [ $now['id'], $now['data']['text'] ] );
		self::assertStringContainsString( 'now in green', $now['words'] );
		self::assertNotSame( $files, $this->files() );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
		self::assertSame( $files, array_values( array_intersect( $files, $this->files() ) ), 'Pages in caches still show the old one.' );
		$this->edit_pictures( [ 'used_at' => time() - DAY_IN_SECONDS - 1 ], [ 'status' => 'gone' ] );
		$this->refresh( $id );
		self::assertSame( [], array_values( array_intersect( preg_grep( '/-1080/', $files ), $this->files() ) ) );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
	}

	/**
	 * The newest posts of the garden, from the network.
	 *
	 * @param int $posts How many.
	 * @return RemotePost[]
	 */
	private function plugin_posts( int $posts ): array {
		$networks = new \Vitrine\Graph\Networks( \Vitrine\Graph\Http\Origins::of_site() );
		return $networks->get( 'facebook' )->posts( new \Vitrine\Graph\Http\Client(), self::GARDEN, $this->token( 'page-garden' ), null, $posts, [] )->posts;
	}

	/**
	 * A deleted post disappears with its pictures and files; a new one comes.
	 */
	public function test_a_deleted_and_an_added_post(): void {
		$this->keep( 2 );
		$id    = $this->fetched( 2 )->id;
		$posts = $this->posts( $id );
		$this->graph_control( [ 'delete' => $posts[1]['network_id'] ] );
		$added  = $this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'text' => 'New here' ] ] )['added'][0];
		$report = $this->refresh( $id );
		self::assertSame( [ 1, 1 ], [ $report->counts['added'], $report->counts['removed'] ] );
		self::assertSame( [ $added, $posts[0]['network_id'] ], $this->ids( $id ) );
		self::assertSame( [], $this->pictures( $id, (int) $posts[1]['id'] ) );
		$this->edit_pictures( [ 'used_at' => time() - DAY_IN_SECONDS - 1 ], [ 'status' => 'gone' ] );
		$this->refresh( $id );
		self::assertCount( 4 + count( preg_grep( "~^{$id}/~", $this->files() ) ) - 4, $this->files() );
		self::assertCount( 2, array_unique( array_map( static fn( string $file ): string => explode( '-', $file )[0], $this->files() ) ), 'The account\'s and one post\'s.' );
	}

	/**
	 * An emptied account is doubted, as a lost permission looks the same: the network says that its posts are gone, or three rounds on two days find none.
	 */
	public function test_an_emptied_account(): void {
		[ $id, $ids ] = $this->fetched_texts( 2 );
		$this->graph_control( [ 'emptyaccount' => self::PRINTROOM ] );
		foreach ( [ 1, 2, 3, 4 ] as $round ) {
			$this->refresh( $id );
			self::assertCount( 2, $this->shown( $id ), "Round {$round} of the first day." );
		}
		$full = $this->plugin->feed->source_view()->full( $this->source( $id ) );
		self::assertSame( [ 'Connected, see the notice', '2 posts are no longer in the network’s list.' ], [ $full['stateLabel'], $full['notices'][0]['message'] ] );
		$this->edit_posts( [ 'missed_at' => time() - DAY_IN_SECONDS ] );
		self::assertSame( 2, $this->refresh( $id )->counts['removed'] );
		self::assertSame( [], $this->posts( $id ) );
		$this->graph_control( [ 'emptyaccount' => false ] );
		$this->refresh( $id );
		self::assertSame( $ids, $this->ids( $id ) );
	}

	/**
	 * Changes the rows of all posts.
	 *
	 * @param array<string, mixed> $fields Columns.
	 */
	private function edit_posts( array $fields ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET " . implode( ', ', array_map( static fn( string $name, int $value ): string => "{$name} = {$value}", array_keys( $fields ), $fields ) ) );
	}

	/**
	 * Ways in which the network says that a post is gone.
	 *
	 * @return array<string, array{string}>
	 */
	public static function absences(): array {
		return [ 'the call fails' => [ 'strict' ], 'it is left out' => [ 'omit' ] ];
	}

	/**
	 * Posts that the network says are gone go at once, however many; those that it still has stay.
	 *
	 * @param string $ids How the Graph server answers.
	 */
	#[DataProvider( 'absences' )]
	public function test_posts_that_are_gone_for_certain( string $ids ): void {
		[ $id, $all ] = $this->fetched_texts( 8 );
		$this->graph_control( [ 'ids' => $ids, 'delete' => [ $all[1], $all[2], $all[6] ] ] );
		self::assertSame( 3, $this->refresh( $id )->counts['removed'] );
		self::assertSame( array_values( array_diff( $all, [ $all[1], $all[2], $all[6] ] ) ), array_slice( $this->ids( $id ), 0, 5 ) );
	}

	/**
	 * Posts that the page hides are still there by their ids: the network says that they are hidden, and they go at once,
	 * beside one that is deleted, and when it is all of them.
	 */
	public function test_posts_that_the_page_hides(): void {
		[ $id, $all ] = $this->fetched_texts( 5 );
		$this->graph_control( [ 'delete' => $all[3] ] );
		$this->graph_control( [ 'edit' => [ 'id' => $all[1], 'is_hidden' => true ] ] );
		self::assertSame( 2, $this->refresh( $id )->counts['removed'] );
		$left = array_values( array_diff( $all, [ $all[1], $all[3] ] ) );
		self::assertSame( $left, array_slice( $this->ids( $id ), 0, 3 ) );

		$shown = $this->ids( $id );
		$this->graph_control( [ 'edit' => array_map( static fn( string $post ): array => [ 'id' => $post, 'is_hidden' => true ], $shown ) ] );
		$this->graph_control( [ 'emptyaccount' => self::PRINTROOM ] );
		self::assertSame( count( $shown ), $this->refresh( $id )->counts['removed'] );
		self::assertSame( [], $this->ids( $id ) );

		$this->graph_control( [ 'emptyaccount' => false, 'edit' => [ 'id' => $left[0], 'is_hidden' => false ] ] );
		$this->refresh( $id );
		self::assertContains( $left[0], $this->ids( $id ), 'One that is shown again comes back.' );
	}

	/**
	 * Answers to the question for missing posts that say nothing.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function no_proofs(): array {
		return [
			'an error of the network' => [ [ 'fail' => 2 ] ],
			'a refusal'               => [ [ 'fail' => 'permission' ] ],
			'refused for every post'  => [ [ 'fail' => 'missing_object' ] ],
			'no such alias'           => [ [ 'fail' => 'alias' ] ],
			'HTML'                    => [ [ 'fail' => 'html503' ] ],
			'an empty object'         => [ [ 'fail' => [ 'fail' => 'body', 'body' => '{}' ] ] ],
			'an empty list'           => [ [ 'fail' => [ 'fail' => 'body', 'body' => '[]' ] ] ],
			'null for each'           => [ [ 'fail' => [ 'fail' => 'mangle', 'set' => [ '*' => null ] ] ] ],
		];
	}

	/**
	 * A question that fails proves nothing: the posts stay, and only three complete rounds on two days take them away.
	 *
	 * @param array<string, mixed> $switches Switches of the Graph server.
	 */
	#[DataProvider( 'no_proofs' )]
	public function test_a_question_that_fails( array $switches ): void {
		[ $id, $all ] = $this->fetched_texts( 4 );
		$this->graph_control( [ 'delete' => [ $all[1], $all[2] ] ] );
		$this->graph_control( [ 'path' => '/', 'fail' => null ] );
		$this->graph_control( [ 'path' => '/', ...$switches ] );
		foreach ( [ 1, 2 ] as $round ) {
			self::assertSame( 0, $this->refresh( $id )->counts['removed'], "Round {$round}" );
		}
		self::assertSame( $all, array_values( array_intersect( $this->ids( $id ), $all ) ) );
		$this->edit_posts( [ 'missed_at' => time() - DAY_IN_SECONDS ] );
		self::assertSame( 2, $this->refresh( $id )->counts['removed'] );
	}

	/**
	 * A post that the list names again was never gone: its misses are forgotten.
	 */
	public function test_a_post_that_comes_back(): void {
		[ $id, $all ] = $this->fetched_texts( 3 );
		foreach ( [ 1, 2, 3, 4 ] as $round ) {
			$this->graph_control( [ 'emptyaccount' => $round % 2 === 1 ? self::PRINTROOM : false ] );
			$this->refresh( $id );
			$this->edit_posts( [ 'missed_at' => time() - DAY_IN_SECONDS ] );
		}
		$this->graph_control( [ 'emptyaccount' => self::PRINTROOM ] );
		$this->refresh( $id );
		self::assertSame( $all, $this->ids( $id ) );
	}

	/**
	 * A new account without posts is no doubt and no error.
	 */
	public function test_an_account_without_posts(): void {
		$this->graph_control( [ 'emptyaccount' => self::PRINTROOM, 'picture' => '404' ] );
		$source = $this->fetched( 5, 'page-printroom', self::PRINTROOM );
		self::assertSame( [ SourceState::Ok, [] ], [ $source->state, $this->posts( $source->id ) ] );
	}

	/**
	 * The newest posts are kept, as many as the filter says; what falls out goes.
	 */
	public function test_the_newest_are_kept(): void {
		[ $id, $ids ] = $this->fetched_texts( 4 );
		self::assertSame( $ids, $this->ids( $id ) );
		$added = $this->texts( 1 )[0];
		$this->refresh( $id );
		self::assertSame( [ $added, ...array_slice( $ids, 0, 3 ) ], $this->ids( $id ) );
		$this->keep( 2 );
		$this->refresh( $id );
		self::assertSame( [ $added, $ids[0] ], $this->ids( $id ) );
		$this->keep( -5 );
		$this->refresh( $id );
		self::assertSame( [ $added ], $this->ids( $id ), 'One at least.' );
	}

	/**
	 * Ways in which the network may give its pages.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function pagings(): array {
		return [
			'by cursor'   => [ [] ],
			'short pages' => [ [ 'shortpages' => 5 ] ],
			'empty pages' => [ [ 'shortpages' => 5, 'emptypages' => true ] ],
			'by time'     => [ [ 'paging' => 'time' ] ],
		];
	}

	/**
	 * Pages may be short or empty and still have a next one; every post comes, once.
	 *
	 * @param array<string, mixed> $switches Switches of the Graph server.
	 */
	#[DataProvider( 'pagings' )]
	public function test_all_pages_are_read( array $switches ): void {
		$this->graph_control( [ 'picture' => '404', ...$switches ] );
		$source = $this->fetched( 500, 'page-printroom', self::PRINTROOM );
		self::assertCount( 12, $this->posts( $source->id ) );
		self::assertCount( 12, $this->shown( $source->id ) );
		self::assertNull( $source->round_after );
		$this->refresh( $source->id );
		self::assertCount( 12, $this->posts( $source->id ) );
	}

	/**
	 * Asks for a round's first page only, then lets its cursor die with the post it points to.
	 *
	 * @param int $kept How many posts are kept.
	 * @param int $all  How many posts there are.
	 * @return array{int, list<string>} Row of the source, and ids of the posts, newest first.
	 */
	private function with_a_dead_cursor( int $kept, int $all ): array {
		[ $id, $ids ] = $this->fetched_texts( $all );
		$this->keep( $kept );
		$this->edit_source( $id, [ 'page_size' => 4 ] );
		self::assertFalse( $this->refresh_one_page( $id ) );
		self::assertNotNull( $this->source( $id )->round_after );
		$this->graph_control( [ 'delete' => $ids[3] ] );
		return [ $id, array_values( array_diff( $ids, [ $ids[3] ] ) ) ];
	}

	/**
	 * Cuts a round after its next page of posts.
	 *
	 * @param int $id Row of the source.
	 * @return bool Whether it is complete.
	 */
	private function refresh_one_page( int $id ): bool {
		$until = microtime( true ) + 3600;
		add_filter(
			'pre_http_request',
			$cut = static function ( mixed $answer, array $args, string $url ): mixed {
				if ( str_contains( $url, '/posts?' ) ) {
					static $pages = 0;
					if ( ++$pages > 1 ) {
						throw new \OverflowException( 'Killed.' );
					}
				}
				return $answer;
			},
			10,
			3
		);
		try {
			return $this->refresh( $id, $until )->complete;
		} catch ( \OverflowException ) {
			return false;
		} finally {
			remove_filter( 'pre_http_request', $cut );
		}
	}

	/**
	 * A cursor that died with its post: the list begins again, and everything is there in the end.
	 */
	public function test_a_dead_cursor(): void {
		[ $id, $ids ] = $this->with_a_dead_cursor( 500, 10 );
		$report       = $this->refresh( $id );
		self::assertTrue( $report->complete );
		self::assertSame( $ids, array_slice( $this->ids( $id ), 0, 9 ) );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
	}

	/**
	 * A list that begins again counts from the start: no post that is still there is taken for one beyond the limit.
	 */
	public function test_a_dead_cursor_loses_no_post(): void {
		[ $id, $ids ] = $this->with_a_dead_cursor( 9, 10 );
		$this->refresh( $id );
		self::assertSame( $ids, $this->ids( $id ) );
	}

	/**
	 * Cursors that never end.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function circles(): array {
		return [ 'the same cursor' => [ false ], 'ever new cursors' => [ true ] ];
	}

	/**
	 * A network whose pages never end is left alone, and the next round begins anew.
	 *
	 * @param bool $is_new Whether each page has another cursor.
	 */
	#[DataProvider( 'circles' )]
	public function test_pages_without_end( bool $is_new ): void {
		[ $id ] = $this->fetched_texts( 3 );
		$calls  = 0;
		add_filter(
			'pre_http_request',
			$circle = static function ( mixed $answer, array $args, string $url ) use ( &$calls, $is_new ): mixed {
				if ( ! str_contains( $url, '/posts?' ) ) {
					return $answer;
				}
				if ( ++$calls > 20 ) {
					throw new \OverflowException( 'It never ends.' );
				}
				return [ 'headers' => [], 'body' => '{"data":[],"paging":{"cursors":{"after":"' . ( $is_new ? $calls : 'same' ) . '"},"next":"https://graph.facebook.com/x"}}', 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ];
			},
			10,
			3
		);
		$this->refresh( $id );
		self::assertSame( SourceState::Failing, $this->source( $id )->state );
		self::assertCount( 3, $this->shown( $id ) );
		remove_filter( 'pre_http_request', $circle );
		$this->refresh( $id );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
		self::assertCount( 3, $this->shown( $id ) );
	}

	/**
	 * Cursors that are always refused begin the list again twice; then the source waits, says why, and asks less and less often.
	 */
	public function test_refused_cursors(): void {
		[ $id, $all ] = $this->fetched_texts( 8 );
		$this->edit_source( $id, [ 'page_size' => 2 ] );
		$this->keep( 500 );
		$this->clear_graph_log();
		add_filter( 'http_request_args', $stale = static fn( array $args, string $url ): array => str_contains( $url, 'after=' ) ? [ ...$args, 'headers' => [ ...$args['headers'], 'X-Stale' => '1' ] ] : $args, 10, 2 );
		$calls = 0;
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args ) use ( &$calls ): mixed {
				++$calls;
				return isset( $args['headers']['X-Stale'] ) ? [ 'headers' => [], 'body' => '{"error":{"code":100,"message":"(#100) Invalid cursor"}}', 'response' => [ 'code' => 400, 'message' => '' ], 'cookies' => [] ] : $answer;
			},
			10,
			2
		);
		foreach ( [ 1 => 30, 2 => 60, 3 => 120, 4 => 240, 5 => 360, 6 => 360 ] as $run => $minutes ) {
			$this->refresh( $id );
			$source = $this->source( $id );
			self::assertSame( [ SourceState::Failing, 'endless', $run ], [ $source->state, $source->error->kind, $source->failures ] );
			self::assertEqualsWithDelta( time() + 1.05 * 60 * $minutes, $source->next_refresh_at, 3 * $minutes + 3 );
		}
		self::assertLessThan( 100, $calls );
		self::assertSame( $all, $this->ids( $id ) );
		self::assertStringContainsString( 'never ends', $this->source( $id )->error->message() );
	}

	/**
	 * A list whose cursors lead back to its beginning ends at the first cursor that the round has had.
	 */
	public function test_cursors_that_lead_back(): void {
		[ $id, $all ] = $this->fetched_texts( 6 );
		$this->edit_source( $id, [ 'page_size' => 2 ] );
		$first = null;
		add_filter(
			'http_response',
			static function ( array $response, array $args, string $url ) use ( &$first ): array {
				$body = json_decode( $response['body'], true );
				if ( str_contains( $url, '/posts?' ) && isset( $body['paging']['cursors']['after'] ) ) {
					$first ??= $body['paging'];
					if ( str_contains( $url, 'after=' ) ) {
						$body['paging'] = $first;
					}
					$response['body'] = (string) wp_json_encode( $body );
				}
				return $response;
			},
			10,
			3
		);
		$this->clear_graph_log();
		$this->refresh( $id );
		self::assertCount( 2, $this->requests( 'api', '/posts' ) );
		self::assertSame( 'endless', $this->source( $id )->error->kind );
		self::assertSame( $all, $this->ids( $id ) );
	}

	/**
	 * The same post twice in a page is stored once, and nothing else suffers.
	 */
	public function test_the_same_post_twice(): void {
		$source = $this->fetched( 1 );
		$avatar = $source->picture;
		add_filter(
			'http_response',
			static function ( array $response, array $args, string $url ): array {
				if ( str_contains( $url, '/posts?' ) ) {
					$body             = json_decode( $response['body'], true );
					$body['data'][0]['id'] = $body['data'][1]['id'] = $body['data'][2]['id'] . '1';
					$response['body'] = (string) wp_json_encode( $body );
				}
				return $response;
			},
			10,
			3
		);
		$this->graph_control( [ 'picture' => '404' ] );
		$this->keep( 2 );
		$this->refresh( $source->id );
		self::assertCount( 3, array_unique( $this->ids( $source->id ) ), 'Two of the list, and the one whose id it has no more.' );
		self::assertSame( $avatar, $this->source( $source->id )->picture );
		self::assertContains( $avatar, $this->files() );
	}

	/**
	 * "Please reduce the amount of data": fewer posts a call, remembered, and more again after a good round.
	 */
	public function test_less_data(): void {
		$this->graph_control( [ 'reduce' => 20, 'picture' => '404' ] );
		$this->keep( 500 );
		$id = $this->connected( 'page-printroom', self::PRINTROOM )->id;
		$this->refresh( $id );
		self::assertSame( [ 50, 25, 12 ], $this->limits() );
		self::assertSame( 24, $this->source( $id )->page_size );
		self::assertCount( 12, $this->posts( $id ) );
	}

	/**
	 * A passing error halves the limit, after it was asked for three times.
	 */
	public function test_a_passing_error_halves_the_limit(): void {
		[ $id ] = $this->fetched_texts( 2 );
		$this->graph_control( [ 'fail' => 2, 'path' => '*/posts', 'times' => 4 ] );
		$this->refresh( $id );
		self::assertSame( [ 50, 50, 50, 25, 25 ], $this->limits() );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
	}

	/**
	 * A field that the network refuses is left out for this round: what is stored of it stays, and the next refresh asks for it again.
	 */
	public function test_a_refused_field_is_left_out_for_a_round(): void {
		[ $id ] = $this->fetched_texts( 2 );
		$before = array_column( $this->posts( $id ), 'data' );
		$this->graph_control( [ 'fail' => 'permission', 'path' => '*/posts', 'times' => 1 ] );
		$this->refresh( $id );
		$source = $this->source( $id );
		self::assertSame( [ SourceState::Ok, [ 'comments' => 10 ] ], [ $source->state, $source->dropped ] );
		self::assertSame( $before, array_column( $this->posts( $id ), 'data' ) );
		$full = $this->plugin->feed->source_view()->full( $source );
		self::assertSame( [ [], 10 ], [ $full['features'][1]['missing'], $full['features'][1]['refused'] ], 'The token has the permission.' );
		self::assertStringContainsString( 'denied access to: comment counts. (10)', $full['notices'][0]['message'] );
		$this->clear_graph_log();
		$this->refresh( $id );
		self::assertCount( 1, $this->requests( 'api', '/posts' ) );
		self::assertStringContainsString( 'comments', $this->requests( 'api', '/posts' )[0]['query']['fields'] );
		self::assertSame( [], $this->source( $id )->dropped );
	}

	/**
	 * Refusals in a row leave out the counts together before the pictures, which stay even where those are refused, too.
	 */
	public function test_refused_pictures_stay(): void {
		$id     = $this->fetched( 2 )->id;
		$before = [ array_column( $this->posts( $id ), 'data' ), $this->pictures( $id ), $this->files(), $this->shown( $id ) ];
		$this->graph_control( [ 'fail' => 'field_unsupported', 'path' => '*/posts', 'times' => 7 ] );
		$this->refresh( $id );
		$fields = array_map( static fn( array $request ): string => (string) preg_replace( '/.*from\{id,name\},?/', '', $request['query']['fields'] ), $this->requests( 'api', '/posts' ) );
		self::assertStringStartsWith( 'attachments', $fields[6], 'All counts are left out before the pictures are.' );
		self::assertStringNotContainsString( 'attachments', $fields[7] );
		self::assertSame( [ 'attachments' ], array_keys( $this->source( $id )->dropped ) );
		self::assertSame( $before, [ array_column( $this->posts( $id ), 'data' ), $this->pictures( $id ), $this->files(), $this->shown( $id ) ] );
		$this->clear_graph_log();
		$this->refresh( $id );
		self::assertStringContainsString( 'attachments', $this->requests( 'api', '/posts' )[0]['query']['fields'] );
		self::assertSame( [], $this->requests( 'picture' ) );
	}

	/**
	 * A post that comes while its pictures are refused gets them when they no longer are.
	 */
	public function test_pictures_that_were_refused_come_later(): void {
		$this->keep( 1 );
		$id = $this->connected()->id;
		$this->graph_control( [ 'fail' => 'field_unsupported', 'path' => '*/posts', 'times' => 7 ] );
		$this->refresh( $id );
		self::assertNull( $this->shown( $id )[0]['media'] );
		$this->refresh( $id );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
	}

	/**
	 * The account itself may be closed to the token: its posts come all the same, under the name it had.
	 */
	public function test_an_account_that_does_not_say_its_name(): void {
		[ $id ] = $this->fetched_texts( 2 );
		$this->graph_control( [ 'fail' => 'permission', 'path' => '/' . self::PRINTROOM ] );
		$this->texts( 1 );
		$this->refresh( $id );
		self::assertSame( [ SourceState::Ok, 'The Print Room at Hollin Bank' ], [ $this->source( $id )->state, $this->source( $id )->name ] );
		self::assertSame( 1, $this->source( $id )->round_counts['added'] );
	}

	/**
	 * Percent used, and the least and most seconds until the next refresh.
	 *
	 * @return array<string, array{int, int, int}>
	 */
	public static function usages(): array {
		return [
			'a little'        => [ 10, 1800, 1980 ],
			'just below 75 %' => [ 74, 1800, 1980 ],
			'75 %'            => [ 75, 7200, 7380 ],
			'94 %'            => [ 94, 7200, 7380 ],
		];
	}

	/**
	 * At 75 % refreshes slow down.
	 *
	 * @param int $percent Percent.
	 * @param int $least   Seconds.
	 * @param int $most    Seconds.
	 */
	#[DataProvider( 'usages' )]
	public function test_much_usage_slows( int $percent, int $least, int $most ): void {
		[ $id ] = $this->fetched_texts( 2 );
		$this->graph_control( [ 'usage' => $percent ] );
		$this->refresh( $id );
		$source = $this->source( $id );
		self::assertSame( [ SourceState::Ok, $percent ], [ $source->state, $source->quota ] );
		self::assertGreaterThanOrEqual( time() + $least - 2, $source->next_refresh_at );
		self::assertLessThanOrEqual( time() + $most, $source->next_refresh_at );
	}

	/**
	 * A round that dies among its pictures, and goes on without another call, knows what the network said of the usage.
	 */
	public function test_usage_of_a_round_that_was_cut(): void {
		$id = $this->fetched( 2 )->id;
		$this->keep( 8 );
		$this->graph_control( [ 'usage' => 42 ] );
		add_filter(
			'pre_http_request',
			$cut = static function ( mixed $answer, array $args, string $url ): mixed {
				if ( str_contains( $url, '/pictures/' ) ) {
					throw new \OverflowException( 'Killed.' );
				}
				return $answer;
			},
			10,
			3
		);
		try {
			$this->refresh( $id );
			self::fail( 'No picture was asked for.' );
		} catch ( \OverflowException ) {
			self::assertTrue( $this->source( $id )->round_listed );
		} finally {
			remove_filter( 'pre_http_request', $cut );
		}
		$this->clear_graph_log();
		$this->refresh( $id );
		self::assertCount( 0, $this->requests( 'api' ) );
		self::assertSame( [ SourceState::Ok, 42 ], [ $this->source( $id )->state, $this->source( $id )->quota ] );
	}

	/**
	 * At 95 % the round stops where it is, waits as long as the header says, and goes on from there.
	 */
	public function test_usage_that_climbs_to_95_percent(): void {
		[ $id ] = $this->fetched_texts( 8 );
		$this->keep( 500 );
		$this->edit_source( $id, [ 'page_size' => 2 ] );
		$this->graph_control( [ 'usage' => [ 'percent' => 93, 'step' => 1, 'minutes' => 20 ] ] );
		self::assertTrue( $this->refresh( $id )->complete );
		$source = $this->source( $id );
		self::assertSame( [ SourceState::Throttled, 95 ], [ $source->state, $source->quota ] );
		self::assertEqualsWithDelta( time() + 1260, $source->next_refresh_at, 63 );
		self::assertTrue( $source->round_open );
		self::assertSame( 4, $source->round_posts );
		self::assertCount( 3, $this->requests( 'api' ) );
		self::assertCount( 8, $this->shown( $id ) );
		$this->graph_control( [ 'usage' => null ] );
		$this->clear_graph_log();
		$this->refresh( $id );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
		self::assertCount( 0, $this->requests( 'api', '/' . self::PRINTROOM ), 'The round went on.' );
		self::assertCount( 20, $this->posts( $id ) );
	}

	/**
	 * A limit that is reached between the list and the sizes of its photos does not leave small pictures for good.
	 */
	public function test_a_limit_between_list_and_sizes(): void {
		$this->keep( 1 );
		$id = $this->connected()->id;
		$this->graph_control( [ 'usage' => [ 'percent' => 94, 'step' => 1 ] ] );
		$this->refresh( $id );
		self::assertSame( SourceState::Throttled, $this->source( $id )->state );
		$this->graph_control( [ 'usage' => null ] );
		$this->refresh( $id );
		$post = $this->posts( $id )[0];
		self::assertStringStartsWith( '{"1080":', $this->pictures( $id, (int) $post['id'] )[0]['sizes'] );
	}

	/**
	 * The interval can be filtered, a minute at least, and has a tenth of jitter.
	 */
	public function test_the_interval(): void {
		[ $id ] = $this->fetched_texts( 1 );
		foreach ( [ 600 => [ 600, 660 ], 1 => [ 60, 66 ] ] as $wanted => [ $least, $most ] ) {
			remove_all_filters( 'vitrine_refresh_interval' );
			add_filter( 'vitrine_refresh_interval', static fn(): int => $wanted );
			$this->refresh( $id );
			$next = $this->source( $id )->next_refresh_at - time();
			self::assertTrue( $next >= $least - 2 && $next <= $most, "{$next} seconds" );
		}
	}

	/**
	 * A post whose picture does not come is shown without it, and gets it when it comes later.
	 */
	public function test_a_missing_picture(): void {
		$this->graph_control( [ 'picture' => '503', 'file' => '*_n.jpg' ] );
		$id = $this->fetched( 1 )->id;
		self::assertNull( $this->shown( $id )[0]['media'] );
		self::assertSame( 1, $this->source( $id )->round_counts['failed'] );
		$this->graph_control( [ 'picture' => null ] );
		$this->refresh( $id );
		self::assertNull( $this->shown( $id )[0]['media'], 'It waits its ten minutes.' );
		self::assertCount( 0, $this->requests( 'picture' ) );
		$this->edit_pictures( [ 'retry_at' => time() - 1 ], [ 'status' => 'error' ] );
		$this->refresh( $id );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
	}

	/**
	 * Hostile pictures that a try in the same hour does not make better.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function hostile_pictures(): array {
		return [
			'HTML'                       => [ [ 'picture' => 'html' ] ],
			'SVG'                        => [ [ 'picture' => 'svg' ] ],
			'SVG called JPEG'            => [ [ 'picture' => 'svgjpeg' ] ],
			'20,000 px wide'             => [ [ 'picture' => 'huge' ] ],
			'redirect to this machine'   => [ [ 'picture' => 'redirect', 'to' => 'http://127.0.0.1:9/x.jpg' ] ],
			'redirect to the metadata'   => [ [ 'picture' => 'redirect', 'to' => 'http://169.254.169.254/latest/meta-data/' ] ],
		];
	}

	/**
	 * The post is shown without, nothing of the picture reaches the folder, no redirect is followed, and the network is not asked about it every half hour.
	 *
	 * @param array<string, mixed> $switches Switches of the Graph server.
	 */
	#[DataProvider( 'hostile_pictures' )]
	public function test_hostile_pictures( array $switches ): void {
		$this->graph_control( $switches );
		$id = $this->fetched( 1 )->id;
		self::assertCount( 1, $this->shown( $id ) );
		self::assertNull( $this->shown( $id )[0]['media'] );
		self::assertSame( [], $this->files() );
		$this->refresh( $id );
		self::assertCount( 2, $this->requests( 'api' ) );
		self::assertSame( [], $this->requests( 'picture' ) );
	}

	/**
	 * A picture with a PHP tail is shown, and none of its files has the tail.
	 */
	public function test_a_picture_with_a_tail(): void {
		$this->with_own_editor();
		$this->graph_control( [ 'picture' => 'phptail' ] );
		$id = $this->fetched( 1 )->id;
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
		foreach ( $this->files() as $file ) {
			self::assertStringEndsWith( '.webp', $file );
			self::assertStringNotContainsString( '<?php', (string) file_get_contents( ( new \Vitrine\Images\Folder() )->path( $file ) ) );
		}
	}

	/**
	 * Addresses that have ended are not asked for; the post is shown without, and the next list brings new ones.
	 */
	public function test_addresses_that_have_ended(): void {
		$this->graph_control( [ 'lifetime' => -60 ] );
		$id = $this->fetched( 1 )->id;
		self::assertCount( 1, $this->shown( $id ) );
		self::assertSame( [], $this->requests( 'picture' ) );
		$this->graph_control( [ 'lifetime' => null ] );
		$this->refresh( $id );
		self::assertCount( 1, $this->shown( $id )[0]['media']['pictures'] );
	}

	/**
	 * An account's new picture that does not come leaves no address of the old file, which is gone.
	 */
	public function test_a_new_picture_of_the_account_that_does_not_come(): void {
		$source = $this->fetched( 1, 'instagram', self::IG_GARDEN, 'instagram' );
		self::assertContains( $source->picture, $this->files() );
		$this->graph_control( [ 'edit' => [ 'id' => self::IG_GARDEN, 'profile_picture_url' => $this->graph_url() . '/pictures/none_n.jpg' ] ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertTrue( $now->picture === null || in_array( $now->picture, $this->files(), true ) );
		self::assertSame( SourceState::Ok, $now->state );
	}

	/**
	 * Hostile words are stored as words and shown as data, hostile ids and times are no posts; in both cases nothing complains.
	 */
	public function test_a_hostile_network(): void {
		$id = $this->fetched( 1 )->id;
		$this->graph_control( [ 'hostile' => true ] );
		$this->refresh( $id );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
		$shown = $this->shown( $id );
		self::assertStringContainsString( 'She opened at ten past eight', (string) wp_json_encode( $shown[0]['text'] ) );
		self::assertCount( 1, $shown[0]['media']['pictures'], 'The picture stays.' );
		$this->graph_control( [ 'hostile' => 'all' ] );
		$this->refresh( $id );
		self::assertSame( SourceState::Failing, $this->source( $id )->state );
		self::assertCount( 1, $this->shown( $id ) );
	}

	/**
	 * A text of 60,000 characters is stored whole, with emoji and every script.
	 */
	public function test_long_and_colorful_texts(): void {
		$text = str_repeat( "👩🏽‍🌾 غروب 今朝 हमारे ดอก ☕️\n", 2200 );
		$this->graph_control( [ 'add' => [ 'account' => self::PRINTROOM, 'text' => $text ], 'picture' => '404' ] );
		$id = $this->fetched( 1, 'page-printroom', self::PRINTROOM )->id;
		self::assertSame( trim( mb_substr( $text, 0, 65000 ) ), $this->posts( $id )[0]['data']['text'] );
	}

	/**
	 * A token of Instagram is renewed on the way: the new one is sealed and used, the old one gone.
	 */
	public function test_a_token_is_renewed(): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$source = $this->fetched( 1, 'instagram-soon', self::IG_GARDEN, 'instagram' );
		self::assertCount( 0, $this->requests( 'api', '/refresh_access_token' ) );
		$this->edit_source( $source->id, [ 'connected_at' => time() - DAY_IN_SECONDS - 60 ] );
		$this->refresh( $source->id );
		$now = $this->source( $source->id );
		self::assertNotSame( $source->token, $now->token );
		self::assertEqualsWithDelta( time() + 60 * DAY_IN_SECONDS, $now->expires_at, 10 );
		self::assertSame( [ 'instagram-soon', 'instagram-soon-renewed1', 'instagram-soon-renewed1' ], array_column( $this->requests( 'api' ), 'tokenLabel' ) );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertCount( 0, $this->requests( 'api', '/refresh_access_token' ), 'Sixty days are left.' );
	}

	/**
	 * A token that is too young to be renewed works; a later refresh renews it.
	 */
	public function test_a_token_that_is_too_young(): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$id = $this->fetched( 1, 'instagram-young', self::IG_GARDEN, 'instagram' )->id;
		$this->edit_source( $id, [ 'connected_at' => time() - DAY_IN_SECONDS - 60 ] );
		$this->refresh( $id );
		self::assertSame( [ SourceState::Ok, null ], [ $this->source( $id )->state, $this->source( $id )->expires_at ] );
		$this->graph_control( [ 'clock' => DAY_IN_SECONDS ] );
		$this->refresh( $id );
		self::assertNull( $this->source( $id )->expires_at, 'What was refused is asked again after a day.' );
		$this->edit_source( $id, [ 'renewal_refused_at' => time() - DAY_IN_SECONDS - 60 ] );
		$this->refresh( $id );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
		self::assertEqualsWithDelta( time() + 60 * DAY_IN_SECONDS, $this->source( $id )->expires_at, 10 );
	}

	/**
	 * States of a source and what the network does meanwhile.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function states(): array {
		return [
			'all is well'          => [ [], [] ],
			'never fetched'        => [ [ 'state' => 'connecting', 'last_success_at' => 0, 'next_refresh_at' => 0 ], [] ],
			'long overdue'         => [ [ 'next_refresh_at' => 1 ], [] ],
			'in a round'           => [ [ 'round_open' => 1, 'lease' => 'x', 'lease_until' => 9999999999 ], [] ],
			'a dead token'         => [ [ 'state' => 'reconnect', 'next_refresh_at' => 1 ], [ 'status' => 'error' ] ],
			'failing'              => [ [ 'state' => 'failing', 'next_refresh_at' => 1 ], [ 'status' => 'pending' ] ],
			'evicted pictures'     => [ [ 'next_refresh_at' => 1 ], [ 'status' => 'evicted' ] ],
			'ended addresses'      => [ [ 'next_refresh_at' => 1 ], [ 'status' => 'pending', 'expires_at' => 1 ] ],
			'a token of other keys' => [ [ 'token' => 'v1:000000000000:AAAA', 'next_refresh_at' => 1 ], [] ],
		];
	}

	/**
	 * A page view never calls the network, whatever state anything is in; with and without due events.
	 *
	 * @param array<string, mixed> $source   Columns of the source.
	 * @param array<string, mixed> $pictures Columns of its pictures.
	 */
	#[DataProvider( 'states' )]
	public function test_a_page_view_never_calls_the_network( array $source, array $pictures ): void {
		$id = $this->fetched( 1 )->id;
		if ( $source !== [] ) {
			$this->edit_source( $id, $source );
		}
		if ( $pictures !== [] ) {
			$this->edit_pictures( $pictures, [ 'source_id' => $id ] );
		}
		$this->asked = [];
		$html        = do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $id . '} /-->' );
		self::assertStringContainsString( 'ten past eight', $html );
		self::assertSame( [], $this->asked );
		self::assertSame( [], $this->graph_log()['requests'] );
	}
}
