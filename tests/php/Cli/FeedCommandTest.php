<?php
/**
 * Feeds on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Cli;

use Vitrine\Cli\FeedCommand;
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
		self::assertStringContainsString( 'no column secret', \WP_CLI::$said[0] );
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
		self::assertStringContainsString( 'There is no source 1x.', (string) end( \WP_CLI::$said ) );
		self::assertStringContainsString( 'Name the ids', \WP_CLI::$said[0] );
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
		self::assertStringContainsString( 'cannot be read', self::table()['items'][0]['message'] );
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
}
