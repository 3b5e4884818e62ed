<?php
/**
 * Feeds on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Cli;

use Vitrine\Cli\FeedCommand;
use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Content;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Tests\FeedServer;
use Vitrine\Tests\SourceTestCase;

/**
 * Every subcommand, its formats, its exit codes and its words.
 */
final class FeedCommandTest extends SourceTestCase {

	/**
	 * Loads what stands for WP-CLI.
	 */
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/fixtures/wp-cli.php';
		\WP_CLI::$said   = [];
		\WP_CLI::$tables = [];
	}

	/**
	 * Runs a subcommand.
	 *
	 * @param string               $name    Name.
	 * @param list<string>         $args    Arguments.
	 * @param array<string, mixed> $options Options.
	 * @return int Exit code.
	 */
	private function run_command( string $name, array $args = [], array $options = [] ): int {
		$command = new FeedCommand( $this->plugin->feed );
		try {
			match ( $name ) {
				'list'    => $command->list( $args, $options ),
				'refresh' => $command->refresh( $args, $options ),
				'test'    => $command->test( $args, $options ),
				'purge'   => $command->purge( $args, $options ),
				default   => self::fail( $name ),
			};
		} catch ( Ended $ended ) {
			return $ended->exit;
		}
		return 0;
	}

	/**
	 * A further content of an account, whose posts are not fetched yet.
	 *
	 * @param Source $account The account.
	 * @param string $kind    Kind.
	 */
	private function content( Source $account, string $kind ): Source {
		return $this->plugin->feed->contents()->open( $account, new Content( $kind ) );
	}

	/**
	 * An import of two posts whose job has not run yet.
	 */
	private function imported(): Source {
		$path = (string) tempnam( sys_get_temp_dir(), 'vitrine-test' );
		file_put_contents( $path, "id,text\n1,One\n2,Two\n" );
		[ $source ] = $this->plugin->imports->imports()->begin( new ImportFile( $path ), null, 'Garden friends' );
		unlink( $path );
		return $source;
	}

	/**
	 * What was printed last.
	 *
	 * @return array{format: string, items: array<mixed>, fields: list<string>}
	 */
	private static function table(): array {
		self::assertNotSame( [], \WP_CLI::$tables );
		return \WP_CLI::$tables[ count( \WP_CLI::$tables ) - 1 ];
	}

	/**
	 * The list has no token in any column, and knows its columns.
	 */
	public function test_list(): void {
		self::assertSame( 0, $this->run_command( 'list' ) );
		self::assertSame( [], self::table()['items'] );
		$source = $this->fetched();
		self::assertSame( 0, $this->run_command( 'list', [], [ 'format' => 'json', 'fields' => 'id,state,posts' ] ) );
		self::assertSame( [ 'json', [ 'id', 'state', 'posts' ] ], [ self::table()['format'], self::table()['fields'] ] );
		$row = self::table()['items'][0];
		self::assertSame( [ $source->id, 'facebook', 'ok', 2, '' ], [ $row['id'], $row['network'], $row['state'], $row['posts'], $row['error'] ] );
		self::assertStringNotContainsString( 'EAAV', (string) wp_json_encode( $row ) );
		$this->run_command( 'list', [], [ 'format' => 'ids' ] );
		self::assertSame( [ $source->id ], self::table()['items'] );
		self::assertSame( 1, $this->run_command( 'list', [], [ 'fields' => 'id,secret' ] ) );
		self::assertStringContainsString( 'Unknown column: secret', \WP_CLI::$said[0] );
	}

	/**
	 * A refresh says what it brought, and ends with 1 where one failed.
	 */
	public function test_refresh(): void {
		$good = $this->fetched();
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'text', 'text' => 'New' ] ] );
		self::assertSame( 0, $this->run_command( 'refresh', [ (string) $good->id ] ) );
		self::assertSame( [ 'ok', 1 ], [ self::table()['items'][0]['result'], self::table()['items'][0]['added'] ] );
		$this->connected( 'page-printroom', self::PRINTROOM );
		$this->graph_control( [ 'fail' => 'expired', 'account' => self::PRINTROOM ] );
		self::assertSame( 1, $this->run_command( 'refresh', [], [ 'all' => true, 'pictures' => true, 'format' => 'csv' ] ) );
		self::assertSame( [ 'ok', 'failed' ], array_column( self::table()['items'], 'result' ) );
		self::assertStringContainsString( 'expired', self::table()['items'][1]['message'] );
		self::assertSame( 'csv', self::table()['format'] );
	}

	/**
	 * A source that is refreshed elsewhere is told, and nothing waits for ever.
	 */
	public function test_unknown_and_missing_ids(): void {
		foreach ( [ 'refresh', 'test', 'purge' ] as $name ) {
			self::assertSame( 1, $this->run_command( $name ) );
			self::assertSame( 1, $this->run_command( $name, [], [ 'all' => true ] ) );
		}
		$this->connected();
		self::assertSame( 1, $this->run_command( 'refresh', [ '999' ] ) );
		self::assertSame( 1, $this->run_command( 'test', [ '1x' ] ) );
		self::assertStringContainsString( 'There is no source with the ID 1x.', (string) end( \WP_CLI::$said ) );
		self::assertStringContainsString( 'Specify one or more source IDs', \WP_CLI::$said[0] );
		self::assertStringContainsString( 'No account is connected', \WP_CLI::$said[1] );
	}

	/**
	 * A test asks the network.
	 */
	public function test_test(): void {
		$source = $this->connected();
		self::assertSame( 0, $this->run_command( 'test', [ (string) $source->id ] ) );
		$this->graph_control( [ 'fail' => 'password_changed' ] );
		self::assertSame( 1, $this->run_command( 'test', [], [ 'all' => true ] ) );
		self::assertStringContainsString( 'password', self::table()['items'][0]['message'] );
		$this->edit_source( $source->id, [ 'token' => 'v1:other:x' ] );
		self::assertSame( 1, $this->run_command( 'test', [], [ 'all' => true ] ) );
		self::assertStringContainsString( 'can no longer be read', self::table()['items'][0]['message'] );
	}

	/**
	 * Emptying asks first; the account stays and is fetched anew.
	 */
	public function test_purge(): void {
		$source = $this->fetched();
		self::assertSame( 0, $this->run_command( 'purge', [ (string) $source->id ] ) );
		self::assertCount( 2, $this->posts( $source->id ), 'Nobody said yes.' );
		self::assertSame( 0, $this->run_command( 'purge', [ (string) $source->id ], [ 'yes' => true ] ) );
		self::assertSame( [ [], [] ], [ $this->posts( $source->id ), $this->files() ] );
		self::assertLessThanOrEqual( time(), $this->source( $source->id )->next_refresh_at );
		$this->refresh( $source->id );
		self::assertCount( 2, $this->posts( $source->id ) );
	}

	/**
	 * Contents are listed below their accounts, and are refreshed and emptied with them or by their own ids.
	 */
	public function test_contents(): void {
		$account = $this->fetched();
		$events  = $this->content( $account, 'events' );
		$reviews = $this->content( $account, 'reviews' );
		$other   = $this->connected( 'page-printroom', self::PRINTROOM );
		$this->run_command( 'list' );
		self::assertSame( [ $account->id, $events->id, $reviews->id, $other->id ], array_column( self::table()['items'], 'id' ) );
		self::assertSame( [ 'posts', 'events', 'reviews', 'posts' ], array_column( self::table()['items'], 'content' ) );

		$this->run_command( 'refresh', [ (string) $events->id ] );
		self::assertSame( [ $events->id ], array_column( self::table()['items'], 'id' ) );
		self::assertSame( [ 2, 0 ], [ count( $this->posts( $events->id ) ), count( $this->posts( $reviews->id ) ) ] );
		self::assertSame( 0, $this->run_command( 'refresh', [ (string) $reviews->id, (string) $account->id ] ) );
		self::assertSame( [ $reviews->id, $account->id, $events->id ], array_column( self::table()['items'], 'id' ), 'Each of them once.' );
		self::assertSame( 2, self::table()['items'][0]['added'] );

		$this->clear_graph_log();
		self::assertSame( 0, $this->run_command( 'test', [ (string) $events->id, (string) $account->id, (string) $reviews->id ] ) );
		self::assertSame( [ $account->id ], array_column( self::table()['items'], 'id' ), 'Its token is theirs.' );

		$this->run_command( 'purge', [ (string) $events->id ], [ 'yes' => true ] );
		self::assertSame( [ 2, 0, 2 ], array_map( fn( Source $source ): int => count( $this->posts( $source->id ) ), [ $account, $events, $reviews ] ) );
		$told = did_action( 'vitrine_posts_changed' );
		$this->run_command( 'purge', [], [ 'all' => true, 'yes' => true ] );
		self::assertSame( [ 0, 0, 0 ], array_map( fn( Source $source ): int => count( $this->posts( $source->id ) ), [ $account, $events, $reviews ] ) );
		self::assertSame( $told + 2, did_action( 'vitrine_posts_changed' ), 'Once for each account.' );
		self::assertStringContainsString( '4 source(s)', (string) end( \WP_CLI::$said ) );
		$this->run_command( 'refresh', [ (string) $account->id ] );
		self::assertSame( [ 2, 2, 2 ], array_column( self::table()['items'], 'added' ) );
	}

	/**
	 * Contents wait for an account that is refused, and have failed with it.
	 */
	public function test_contents_fail_with_their_account(): void {
		$account = $this->fetched();
		$this->content( $account, 'events' );
		$this->graph_control( [ 'fail' => 'expired', 'account' => self::GARDEN ] );
		self::assertSame( 1, $this->run_command( 'refresh', [ (string) $account->id ] ) );
		self::assertSame( [ 'failed', 'failed' ], array_column( self::table()['items'], 'result' ) );
		self::assertStringContainsString( 'expired', self::table()['items'][1]['message'] );
	}

	/**
	 * Before imports are emptied it is said that nothing brings them back; an import under way is over then, without an error.
	 */
	public function test_purge_of_imports(): void {
		$import  = $this->imported();
		$account = $this->fetched();
		$this->run_command( 'purge', [ (string) $account->id ] );
		self::assertStringNotContainsString( 'import', (string) end( \WP_CLI::$said ) );
		$this->refresh( $import->id );
		$this->run_command( 'purge', [], [ 'all' => true ] );
		$question = (string) end( \WP_CLI::$said );
		self::assertStringContainsString( 'Imported posts cannot be fetched again: Garden friends.', $question );
		self::assertStringEndsWith( 'Delete the stored posts and images of 2 source(s)?', $question );
		self::assertCount( 2, $this->posts( $import->id ), 'Nobody said yes.' );

		$this->imported();
		$this->run_command( 'purge', [ (string) $import->id ], [ 'yes' => true ] );
		self::assertSame( [], $this->posts( $import->id ) );
		self::assertSame( 0, $this->run_command( 'refresh', [ (string) $import->id ] ) );
		self::assertSame( [], $this->posts( $import->id ) );
		$this->refresh( $this->imported()->id );
		self::assertCount( 2, $this->posts( $import->id ), 'The same file may be imported again.' );
	}

	/**
	 * A website that says that nothing has changed is read anew all the same.
	 */
	public function test_purge_of_websites(): void {
		FeedServer::reset();
		$this->may_ask = [ FeedServer::url() . '/' ];
		add_filter( 'vitrine_feed_origins', static fn(): array => [ FeedServer::url() ] );
		FeedServer::put( '/feed', [ 'body' => '<rss version="2.0"><channel><title>A blog</title><item><guid>1</guid><title>Entry</title></item></channel></rss>', 'etag' => '"v1"' ] );
		$source = $this->plugin->feed->websites()->connect( FeedServer::url() . '/feed' );
		$this->refresh( $source->id );
		$this->run_command( 'purge', [ (string) $source->id ], [ 'yes' => true ] );
		self::assertSame( [], $this->posts( $source->id ) );
		self::assertSame( 0, $this->run_command( 'refresh', [ (string) $source->id ] ) );
		self::assertCount( 1, $this->posts( $source->id ) );
	}
}
