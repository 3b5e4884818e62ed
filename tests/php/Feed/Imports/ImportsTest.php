<?php
/**
 * Imports of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Imports;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vitrine\Cli\ImportCommand;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Imports\ImportedPosts;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Imports\ImportProblem;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Tests\Cli\Ended;
use Vitrine\Tests\SourceTestCase;

/**
 * Files become posts, whatever they are; nothing is imported twice, and nobody is asked for anything.
 */
final class ImportsTest extends SourceTestCase {

	/**
	 * Files of the test.
	 *
	 * @var list<string>
	 */
	private array $files = [];

	/**
	 * Sources whose rows were committed, for other processes to see.
	 *
	 * @var list<int>
	 */
	private array $committed = [];

	/**
	 * Takes the files away, and what was committed.
	 */
	protected function tearDown(): void {
		global $wpdb;
		if ( $this->committed !== [] ) {
			array_map( $this->plugin->feed->connections()->remove( ... ), $this->committed );
			$wpdb->query( 'START TRANSACTION' );
			$this->committed = [];
		}
		array_map( 'unlink', array_filter( $this->files, 'is_file' ) );
		parent::tearDown();
	}

	/**
	 * A file.
	 *
	 * @param string $text What is in it.
	 */
	private function file( string $text ): ImportFile {
		$path          = (string) tempnam( sys_get_temp_dir(), 'vitrine-test' );
		$this->files[] = $path;
		file_put_contents( $path, $text );
		return new ImportFile( $path );
	}

	/**
	 * Imports a text to its end.
	 *
	 * @param string $text Text of a file.
	 */
	private function imported( string $text ): Source {
		[ $source ] = $this->plugin->imports->imports()->begin( $this->file( $text ), null, 'Garden friends (Facebook group)' );
		self::assertTrue( $this->refresh( $source->id )->complete );
		return $this->source( $source->id );
	}

	/**
	 * What is stored of posts, newest first.
	 *
	 * @param Source $source Source.
	 * @return list<array<string, mixed>>
	 */
	private function posts_of( Source $source ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT published_at, ready, data FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d ORDER BY published_at DESC, id", $source->id ), ARRAY_A );
		return array_values( array_map( static fn( array $row ): array => [ ...(array) json_decode( $row['data'], true ), 'at' => (int) $row['published_at'], 'ready' => (int) $row['ready'] ], $rows ) );
	}

	/**
	 * CSV of many rows.
	 *
	 * @param int $count How many.
	 */
	private static function csv( int $count ): string {
		$text = "id,date,text\n";
		for ( $n = 1; $n <= $count; $n++ ) {
			$text .= "{$n}," . gmdate( 'Y-m-d H:i', 1_600_000_000 + $n * 3600 ) . ",\"Post, number {$n}\"\n";
		}
		return $text;
	}

	/**
	 * A table becomes posts: quoted lines, semicolons, columns of other names in any order, pictures of several cells.
	 */
	public function test_csv(): void {
		$source = $this->imported(
			"\xEF\xBB\xBFMessage;Author Link;Created time;author;Link;likes;Other\r\n"
			. "\"Two lines\r\nand a \"\"word\"\"; <b>bold</b>\";https://example.org/ada;2020-12-24 18:30;Ada;https://example.org/1;1,234;x\r\n"
			. "\r\n"
			. "Second;javascript:alert(1);24.12.2021 08:00;Bob;javascript:alert(2);-3;\r\n"
			. "Third;;;;;;\r\n"
		);
		self::assertSame( [ 'import', 'Garden friends (Facebook group)', SourceState::Ok, '' ], [ $source->network, $source->name, $source->state, $source->token ] );
		$posts = $this->posts_of( $source );
		self::assertSame( [ 'Third', 'Second', "Two lines\nand a \"word\"; <b>bold</b>" ], array_column( $posts, 'text' ) );
		self::assertSame( [ 1, 1, 1 ], array_column( $posts, 'ready' ) );
		self::assertTrue( $posts[0]['undated'] );
		self::assertSame( [ [ 'name' => 'Bob', 'url' => null ], null, [] ], [ $posts[1]['author'], $posts[1]['url'], $posts[1]['counts'] ] );
		self::assertSame( [ [ 'name' => 'Ada', 'url' => 'https://example.org/ada' ], 'https://example.org/1', [ 'likes' => 1234 ], 1608834600 ], [ $posts[2]['author'], $posts[2]['url'], $posts[2]['counts'], $posts[2]['at'] ] );
	}

	/**
	 * Rows that cannot be imported are named by their line with the reason; the others are imported.
	 */
	public function test_skipped_rows_are_named_by_line(): void {
		$report = $this->plugin->imports->imports()->preview(
			$this->file(
				"id,date,text\n1,2020-01-01,One\n2,01/02/2020,Two\n3,2021-06-31,Three\n4,2020-01-01,\n5,2020-01-01,Five,six\n6,2020-01-01," . str_repeat( 'x', 1_100_000 ) . "\n7,2020-01-01,\"Two\nlines\"\n8,2020-01-01,\"Never closed\n9,2020-01-01,Nine\n"
			)
		);
		self::assertSame( [ 2, 6 ], [ $report['posts'], $report['skipped'] ] );
		self::assertSame( [ 3, 4, 5, 6, 7, 10 ], array_column( $report['rows'], 'line' ) );
		self::assertStringContainsString( 'date', $report['rows'][0]['reason'] );
		self::assertSame( [], $this->plugin->feed->sources()->all() );
	}

	/**
	 * The recorded answer of the Groups API, which has ended, becomes posts; the one without a word is left out.
	 */
	public function test_recorded_group(): void {
		$source = $this->imported( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/fb_group_feed_p1_legacy.json' ) );
		$posts  = $this->posts_of( $source );
		self::assertCount( 4, $posts );
		self::assertSame( strtotime( '2021-07-09T00:04:27Z' ), $posts[0]['at'] );
		self::assertSame( 'https://www.facebook.com/2260975870792283_3053924814830714', $posts[0]['url'] );
		self::assertStringNotContainsString( 'access_token', (string) wp_json_encode( $posts ) );
	}

	/**
	 * Each shape of JSON becomes the same post.
	 *
	 * @param string $json Text.
	 */
	#[DataProvider( 'shapes' )]
	public function test_json( string $json ): void {
		$posts = $this->posts_of( $this->imported( $json ) );
		self::assertSame( [ [ 'Häuser', 1608834600 ] ], array_map( static fn( array $post ): array => [ $post['text'], $post['at'] ], $posts ) );
	}

	/**
	 * Shapes of JSON.
	 *
	 * @return array<string, array{string}>
	 */
	public static function shapes(): array {
		return [
			'our own, a list'       => [ '[{"id":1,"date":"2020-12-24T18:30:00Z","text":"Häuser","comments":[{"text":"no post"}]}]' ],
			'our own, named'        => [ '{"version":1,"authors":[{"text":"Nobody"}],"posts":[{"date":1608834600,"text":"Häuser"}]}' ],
			'the Graph API'         => [ '{"data":[{"id":"1_2","message":"Häuser","created_time":"2020-12-24T18:30:00+0000"}],"paging":{}}' ],
			'JSON Feed'             => [ '{"version":"https://jsonfeed.org/version/1.1","authors":[{"name":"A"}],"items":[{"id":"1","content_html":"<p>Häuser</p><script>x</script>","date_published":"2020-12-24T18:30:00Z"}]}' ],
			'a download of a person' => [ '[{"timestamp":1608834600,"data":[{"post":"H\u00c3\u00a4user"}],"title":"Ada"}]' ],
			'a download of a group' => [ '{"group_posts_v2":[{"timestamp":1608834600,"data":[{"post":"H\u00c3\u00a4user"}]}]}' ],
			'RSS'                   => [ '<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><title>T</title><item><guid>1</guid><description>H' . "\xE4" . 'user</description><pubDate>Thu, 24 Dec 2020 18:30:00 GMT</pubDate></item></channel></rss>' ],
			'Atom'                  => [ '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>1</id><summary>H&auml;user</summary><published>2020-12-24T18:30:00Z</published></entry></feed>' ],
		];
	}

	/**
	 * What is no file of posts is refused in words, and leaves nothing.
	 *
	 * @param string $text Text of the file.
	 */
	#[DataProvider( 'refused' )]
	public function test_refused( string $text ): void {
		try {
			$this->plugin->imports->imports()->begin( $this->file( $text ), null, 'Name' );
			self::fail( 'It was taken.' );
		} catch ( ImportProblem $problem ) {
			self::assertNotSame( '', $problem->getMessage() );
		}
		self::assertSame( [], $this->plugin->feed->sources()->all() );
	}

	/**
	 * Files that are refused.
	 *
	 * @return array<string, array{string}>
	 */
	public static function refused(): array {
		return [
			'nothing'         => [ " \n" ],
			'gzip'            => [ "\x1F\x8B\x08" ],
			'an archive'      => [ "PK\x03\x04" ],
			'UTF-16'          => [ "\xFF\xFEi\0d\0" ],
			'a program'       => [ "\x7FELF\0\0" ],
			'other columns'   => [ "a,b\n1,2\n" ],
			'head only'       => [ "id,text\n" ],
			'PHP'             => [ '<?php phpinfo();' ],
			'a page'          => [ '<!doctype html><p>Hello' ],
			'entities'        => [ '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>' ],
			'damaged XML'     => [ '<rss version="2.0"><channel><title>T</title><item><title>A</title>' ],
			'damaged JSON'    => [ '[{"text":"A"},{"text":"B"' ],
			'an open string'  => [ '[{"text":"A' ],
			'JSON of nothing' => [ '{"posts":[]}' ],
			'deep JSON'       => [ str_repeat( '[', 200_000 ) ],
		];
	}

	/**
	 * Wrappers of PHP are no files.
	 */
	public function test_wrappers_are_refused(): void {
		foreach ( [ 'phar://x.phar/a', 'http://127.0.0.1/', 'php://stdin', 'data://text/plain,id' ] as $path ) {
			try {
				iterator_count( ( new ImportFile( $path ) )->rows() );
				self::fail( $path );
			} catch ( ImportProblem $problem ) {
				self::assertSame( 'This file does not exist.', $problem->getMessage() );
			}
		}
	}

	/**
	 * A file that is imported again adds nothing twice, with ids and without; what has changed is changed, and what it
	 * lacks stays.
	 */
	public function test_again(): void {
		$source = $this->imported( "id,date,text\n1,2020-01-01,One\n2,2020-01-02,Two\n" );
		$again  = $this->imported( "id,date,text\n2,2020-01-02,Two and more\n3,2020-01-03,Three\n" );
		self::assertSame( $source->id, $again->id );
		self::assertSame( [ 'Three', 'Two and more', 'One' ], array_column( $this->posts_of( $source ), 'text' ) );
		self::assertSame( [ 1, 1 ], [ $again->round_counts['added'], $again->round_counts['changed'] ] );
		$this->imported( "date,text\n2019-01-01,Without id\n" );
		$this->imported( "text,date\nWithout id,2019-01-01\n" );
		self::assertCount( 4, $this->posts_of( $source ) );
	}

	/**
	 * More than is kept of a network is kept of an import, also when it is refreshed: nobody is asked, and nothing goes.
	 */
	public function test_all_posts_are_kept(): void {
		$this->keep( 3 );
		$source = $this->imported( self::csv( 120 ) );
		self::assertCount( 120, $this->posts_of( $source ) );
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertCount( 120, $this->posts_of( $source ) );
		self::assertSame( [], $this->asked );
	}

	/**
	 * Whoever is killed within a batch does that batch again, and no other. The prepared file stays until the end, cannot
	 * be found by its name, and goes then.
	 */
	public function test_killed(): void {
		[ $source ] = $this->plugin->imports->imports()->begin( $this->file( self::csv( 175 ) ), null, 'Group' );
		$inserts    = 0;
		$kill       = static function ( string $query ) use ( &$inserts ): string {
			if ( preg_match( '/^\s*INSERT INTO \S*vitrine_posts/i', $query ) === 1 && ++$inserts === 121 ) {
				throw new RuntimeException( 'Killed.' );
			}
			return $query;
		};
		add_filter( 'query', $kill );
		try {
			$this->refresh( $source->id );
			self::fail( 'It was not killed.' );
		} catch ( RuntimeException $killed ) {
			self::assertSame( 'Killed.', $killed->getMessage() );
		}
		remove_filter( 'query', $kill );
		$half = $this->source( $source->id );
		$path = (string) ImportedPosts::path( $half->memo['file'] );
		self::assertSame( 100, $half->round_posts, 'Two batches are written down.' );
		self::assertCount( 120, $this->posts_of( $source ) );
		self::assertFileExists( $path );
		self::assertMatchesRegularExpression( '~/import-[0-9a-f]{32}\.jsonl$~', $path );
		$done = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$done ): string {
				$done += (int) preg_match( '/^\s*(INSERT INTO|UPDATE) \S*vitrine_posts\S* (\(|SET `?round)/i', $query );
				return $query;
			}
		);
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertSame( 75, $done, 'The batch that was cut, and the last one.' );
		self::assertCount( 175, $this->posts_of( $source ) );
		self::assertFileDoesNotExist( $path );
		self::assertSame( [], $this->source( $source->id )->memo );
	}

	/**
	 * The same of a process that the system kills: nothing can tidy up behind it, and its lease stays until it ends.
	 */
	public function test_killed_process(): void {
		global $wpdb;
		[ $source ]        = $this->plugin->imports->imports()->begin( $this->file( self::csv( 175 ) ), null, 'Group' );
		$path              = (string) ImportedPosts::path( $source->memo['file'] );
		$this->committed[] = $source->id;
		$wpdb->query( 'COMMIT' );
		$output = $this->killed_process(
			"\$inserts = 0; add_filter( 'query', static function ( \$query ) use ( &\$inserts ) { if ( preg_match( '/^\\s*INSERT INTO \\S*vitrine_posts/i', \$query ) === 1 && ++\$inserts === 121 ) { posix_kill( getmypid(), SIGKILL ); } return \$query; } );"
			. "return \\Vitrine\\Plugin::instance()->feed->refresh()->run( {$source->id} )->to_array();"
		);
		self::assertSame( '', $output, 'It has said nothing more.' );
		$half = $this->source( $source->id );
		self::assertTrue( $half->is_busy(), 'Its lease is still there.' );
		self::assertSame( 100, $half->round_posts, 'Two batches are written down.' );
		self::assertFileExists( $path );
		$before = array_column( $this->posts( $source->id ), 'id', 'network_id' );
		self::assertGreaterThanOrEqual( 100, count( $before ) );
		self::assertLessThanOrEqual( 120, count( $before ) );

		$this->edit_source( $source->id, [ 'lease_until' => time() - 1 ] );
		$written = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$written ): string {
				$written += (int) preg_match( '/^\s*(INSERT INTO|UPDATE) \S*vitrine_posts\S* (\(|SET `?round)/i', $query );
				return $query;
			}
		);
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertSame( 75, $written, 'The batch that was cut, and the last one.' );
		$posts = $this->posts_of( $source );
		self::assertSame( array_map( static fn( int $n ): string => "Post, number {$n}", range( 175, 1 ) ), array_column( $posts, 'text' ), 'Nothing is lost, nothing is there twice.' );
		self::assertSame( $before, array_intersect_key( array_column( $this->posts( $source->id ), 'id', 'network_id' ), $before ), 'What was there has stayed.' );
		self::assertFileDoesNotExist( $path );
		self::assertFalse( $this->source( $source->id )->is_busy() );
	}

	/**
	 * Runs code in another process of the site, which is killed.
	 *
	 * @param string $code PHP.
	 * @return string What it has printed.
	 */
	private function killed_process( string $code ): string {
		$pipes   = [];
		$process = proc_open( [ PHP_BINARY, dirname( __DIR__, 4 ) . '/tools/native/run.php', untrailingslashit( ABSPATH ), (string) getenv( 'VITRINE_TEST_URL' ) ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		$output = stream_get_contents( $pipes[1] ) . stream_get_contents( $pipes[2] );
		proc_close( $process );
		return $output;
	}

	/**
	 * While an import is under way no other begins; a file that is lost is told, and importing again mends it.
	 */
	public function test_lost_file(): void {
		[ $source ] = $this->plugin->imports->imports()->begin( $this->file( self::csv( 60 ) ), null, 'Group' );
		try {
			$this->plugin->imports->imports()->begin( $this->file( self::csv( 1 ) ), $source );
			self::fail( 'It began.' );
		} catch ( ImportProblem $problem ) {
			self::assertStringContainsString( 'still running', $problem->getMessage() );
		}
		unlink( ImportedPosts::path( $source->memo['file'] ) ?? self::fail( 'No file was uploaded.' ) );
		$this->refresh( $source->id );
		$lost = $this->source( $source->id );
		self::assertStringContainsString( 'is gone', $lost->error?->message() ?? '' );
		self::assertStringContainsString( 'Import the file again', $lost->error->remedy() );
		$this->plugin->imports->imports()->begin( $this->file( self::csv( 60 ) ), $lost );
		$this->refresh( $source->id );
		self::assertNull( $this->source( $source->id )->error );
		self::assertCount( 60, $this->posts_of( $source ) );
	}

	/**
	 * A file of any length takes no memory: 20,000 rows, texts of megabytes and a feed of 3000 entries.
	 */
	public function test_memory(): void {
		$json  = '{"paging":"' . str_repeat( 'x', 3_000_000 ) . '","data":[' . implode( ',', array_fill( 0, 5000, '{"text":"' . str_repeat( 'long ', 100 ) . '"}' ) ) . ']}';
		$items = str_repeat( '<item><title>Entry</title><description>' . str_repeat( 'word ', 100 ) . '</description></item>', 3000 );
		$files = [
			$this->file( self::csv( 20_000 ) ),
			$this->file( $json ),
			$this->file( "<rss version=\"2.0\"><channel><title>T</title>{$items}</channel></rss>" ),
		];
		unset( $json, $items );
		foreach ( $files as $file ) {
			gc_collect_cycles();
			$before = memory_get_usage();
			$most   = 0;
			$count  = 0;
			foreach ( $file->rows() as $row ) {
				$count += $row instanceof RemotePost ? 1 : 0;
				$most   = max( $most, memory_get_usage() - $before );
			}
			self::assertGreaterThan( 2999, $count );
			self::assertLessThan( 24_000_000, $most );
		}
	}

	/**
	 * The command imports, says what it skips, and refuses in words.
	 */
	public function test_command(): void {
		require_once dirname( __DIR__, 2 ) . '/fixtures/wp-cli.php';
		\WP_CLI::$said = [];
		$command       = new ImportCommand( $this->plugin->feed, $this->plugin->imports->imports(), $this->plugin->transfer->transfer() );
		$this->file( "id,date,text\n1,2020-01-01,One\n2,never,Two\n" );
		$command( [ $this->files[0] ], [ 'dry-run' => true ] );
		self::assertSame( [], $this->plugin->feed->sources()->all() );
		$command( [ $this->files[0] ], [ 'name' => 'Group' ] );
		$source = $this->plugin->feed->sources()->all()[0];
		self::assertCount( 1, $this->posts_of( $source ) );
		$said = implode( "\n", \WP_CLI::$said );
		self::assertStringContainsString( 'Line 3: ', $said );
		self::assertStringContainsString( '1 added, 0 changed', $said );
		$this->connected();
		$page    = (string) $this->plugin->feed->sources()->find( 'facebook', self::GARDEN )?->id;
		$refused = [
			[ [ '/nowhere' ], [ 'name' => 'Group' ] ],
			[ [ $this->files[0] ], [] ],
			[ [ $this->files[0] ], [ 'source' => '999' ] ],
			[ [ $this->files[0] ], [ 'source' => $page ] ],
			[ [ $this->files[0] ], [ 'name' => 'Group', 'format' => 'exe' ] ],
		];
		foreach ( $refused as [ $args, $options ] ) {
			try {
				$command( $args, $options );
				self::fail( 'It was taken.' );
			} catch ( Ended $ended ) {
				self::assertSame( 1, $ended->exit );
			}
		}
	}
}
