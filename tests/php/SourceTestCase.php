<?php
/**
 * What the tests of connected accounts share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use RuntimeException;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sync\RefreshReport;
use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Tests\Images\QuickEditor;

/**
 * Connects accounts of the Graph server and looks at what became of them.
 *
 * After each test, whatever it was about: nothing but the Graph server was asked, certificates were verified, debug.log has nothing new, and no token stands anywhere.
 */
abstract class SourceTestCase extends TestCase {

	public const GARDEN       = '108420116093001';
	public const PRINTROOM    = '108420116093002';
	public const MEADOW       = '61558420116093';
	public const IG_GARDEN    = '17841408420116001';
	public const IG_PRINTROOM = '17841408420116002';

	/**
	 * Makes the services.
	 *
	 * @var Plugin
	 */
	protected Plugin $plugin;

	/**
	 * Every address that WordPress's HTTP functions were asked for, with its arguments.
	 *
	 * @var list<array{url: string, args: array<string, mixed>}>
	 */
	protected array $asked = [];

	/**
	 * Beginnings of addresses besides the Graph server's that a test may ask for.
	 *
	 * @var list<string>
	 */
	protected array $may_ask = [];

	/**
	 * What debug.log had before the test.
	 *
	 * @var string
	 */
	private string $log = '';

	/**
	 * Tokens of the Graph server by label.
	 *
	 * @var array<string, string>
	 */
	private static array $tokens = [];

	/**
	 * Starts with a fresh network and watches what is asked for.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control(
			[
				'reset' => true,
				// Tests that are about covers bring one.
				'edit'  => array_map( static fn( string $id ): array => [ 'id' => $id, 'cover' => null ], [ self::GARDEN, self::PRINTROOM, self::MEADOW ] ),
			]
		);
		$this->plugin  = Plugin::instance();
		$this->asked   = [];
		$this->may_ask = [];
		$this->log     = $this->debug_log();
		// Sizes of pictures take most of the time that accounts take. Tests that are about pictures take the editor of this machine.
		add_filter( 'wp_image_editors', static fn(): array => [ QuickEditor::class ], 1 );
		// Those that are about comments say how many.
		add_filter( 'vitrine_comments_kept', '__return_zero', 1 );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ): mixed {
				$this->asked[] = [ 'url' => $url, 'args' => $args ];
				return $answer;
			},
			1,
			3
		);
	}

	/**
	 * Makes the sizes of pictures as this machine does, from now on.
	 */
	protected function with_own_editor(): void {
		remove_all_filters( 'wp_image_editors', 1 );
	}

	/**
	 * Holds for every test: asked was the Graph server only, certificates were verified, nothing complained, no token lies about.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		foreach ( $this->asked as $request ) {
			$allowed = array_filter( [ $this->graph_url() . '/', ...$this->may_ask ], static fn( string $start ): bool => str_starts_with( $request['url'], $start ) );
			self::assertNotSame( [], $allowed, "Nobody may ask for {$request['url']}." );
			// Core's way to begin its own cron asks this site, and looks at no certificate.
			if ( ! str_starts_with( $request['url'], site_url( 'wp-cron.php' ) ) ) {
				self::assertTrue( $request['args']['sslverify'], "The certificate of {$request['url']} is verified." );
			}
		}
		self::assertSame( $this->log, $this->debug_log(), 'debug.log stays empty.' );
		$this->assert_no_token();
	}

	/**
	 * Takes the files away; the database is rolled back.
	 */
	protected function tearDown(): void {
		( new Folder() )->remove( null );
		parent::tearDown();
	}

	/**
	 * A token of the Graph server.
	 *
	 * @param string $label Such as 'page-garden', see tests/graph/README.md.
	 * @throws RuntimeException When there is none.
	 */
	protected function token( string $label ): string {
		if ( self::$tokens === [] ) {
			$state        = json_decode( (string) file_get_contents( $this->graph_url() . '/__control' ), true );
			self::$tokens = array_column( $state['tokens'], 'value', 'label' );
		}
		return self::$tokens[ $label ] ?? throw new RuntimeException( "No token {$label}." );
	}

	/**
	 * Keeps so many posts of a source.
	 *
	 * @param int $posts Posts.
	 */
	protected function keep( int $posts ): void {
		remove_all_filters( 'vitrine_posts_kept' );
		add_filter( 'vitrine_posts_kept', static fn(): int => $posts );
	}

	/**
	 * Connects an account; its posts are not fetched yet.
	 *
	 * @param string $token   Label of the token.
	 * @param string $account Id.
	 * @param string $network Network.
	 */
	protected function connected( string $token = 'page-garden', string $account = self::GARDEN, string $network = 'facebook' ): Source {
		return $this->plugin->feed->connections()->connect( $network, $account, $this->token( $token ) );
	}

	/**
	 * Connects an account and fetches its newest posts; the Graph server's log is empty afterwards.
	 *
	 * @param int    $posts   How many are kept.
	 * @param string $token   Label of the token.
	 * @param string $account Id.
	 * @param string $network Network.
	 */
	protected function fetched( int $posts = 2, string $token = 'page-garden', string $account = self::GARDEN, string $network = 'facebook' ): Source {
		$this->keep( $posts );
		$source = $this->connected( $token, $account, $network );
		$report = $this->refresh( $source->id );
		self::assertTrue( $report->complete );
		$this->clear_graph_log();
		return $this->source( $source->id );
	}

	/**
	 * Refreshes a source.
	 *
	 * @param int   $id    Row.
	 * @param float $until When to stop.
	 */
	protected function refresh( int $id, float $until = INF ): RefreshReport {
		return $this->plugin->feed->refresh()->run( $id, $until );
	}

	/**
	 * A source as it is now.
	 *
	 * @param int $id Row.
	 */
	protected function source( int $id ): Source {
		$source = $this->plugin->feed->sources()->get( $id );
		self::assertNotNull( $source );
		return $source;
	}

	/**
	 * Changes the row of a source.
	 *
	 * @param int                  $id     Row.
	 * @param array<string, mixed> $fields Columns.
	 */
	protected function edit_source( int $id, array $fields ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}vitrine_sources", $fields, [ 'id' => $id ] );
	}

	/**
	 * Stored posts of a source, newest first; `data` is decoded.
	 *
	 * @param int $id Row of the source.
	 * @return list<array<string, mixed>>
	 */
	protected function posts( int $id ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d ORDER BY published_at DESC, id DESC", $id ), ARRAY_A );
		return array_values( array_map( static fn( array $row ): array => [ ...$row, 'data' => json_decode( $row['data'], true, 512, JSON_THROW_ON_ERROR ) ], $rows ) );
	}

	/**
	 * Records of pictures, those of the account first; without those that only name files which stay for a day.
	 *
	 * @param int      $id   Row of the source.
	 * @param int|null $post Row of a post, 0 for the account, null for all.
	 * @return list<array<string, string|null>>
	 */
	protected function pictures( int $id, ?int $post = null ): array {
		global $wpdb;
		$where = $post === null ? '' : $wpdb->prepare( ' AND post_id = %d', $post );
		return $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_images WHERE source_id = %d AND status <> 'gone'", $id ) . $where . ' ORDER BY post_id, position', ARRAY_A );
	}

	/**
	 * Changes the records of pictures.
	 *
	 * @param array<string, mixed> $fields Columns.
	 * @param array<string, mixed> $where  Which.
	 */
	protected function edit_pictures( array $fields, array $where ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}vitrine_images", $fields, $where );
		$posts  = array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}vitrine_posts" ) );
		$copies = $this->plugin->feed->images()->posts;
		$copies->due( ...$posts );
		$copies->keep( ...$posts );
	}

	/**
	 * What a visitor sees of a source.
	 *
	 * @param int $id Row.
	 * @return list<array<string, mixed>> Posts, as the canvas gets them.
	 */
	protected function shown( int $id ): array {
		$view = $this->plugin->feed->feed()->first( FeedSettings::of( [ 'source' => $id, 'number' => 50 ] ) );
		return json_decode( (string) wp_json_encode( $view ), true, 512, JSON_THROW_ON_ERROR )['posts'];
	}

	/**
	 * Every file in our folder.
	 *
	 * @return list<string> Names below the folder.
	 */
	protected function files(): array {
		$folder = ( new Folder() )->path();
		if ( ! is_dir( $folder ) ) {
			return [];
		}
		$files = [];
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = substr( $file->getPathname(), strlen( $folder ) + 1 );
		}
		sort( $files );
		return $files;
	}

	/**
	 * Forgets what the Graph server was asked for.
	 */
	protected function clear_graph_log(): void {
		file_get_contents( $this->graph_url() . '/__log', false, stream_context_create( [ 'http' => [ 'method' => 'DELETE' ] ] ) );
	}

	/**
	 * What the Graph server was asked for.
	 *
	 * @param string $kind `api` or `picture`.
	 * @param string $end  End of the path, such as `/posts`; empty for all.
	 * @return list<array<string, mixed>>
	 */
	protected function requests( string $kind, string $end = '' ): array {
		return array_values( array_filter( $this->graph_log()['requests'], static fn( array $request ): bool => $request['kind'] === $kind && str_ends_with( $request['path'], $end ) ) );
	}

	/**
	 * Everything that the plugin has in the database, and the site's options, as one text.
	 */
	protected function stored(): string {
		global $wpdb;
		$text = '';
		foreach ( [ 'vitrine_sources', 'vitrine_posts', 'vitrine_images', 'vitrine_comments', 'vitrine_threads', 'options' ] as $table ) {
			foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}{$table}", ARRAY_N ) as $row ) {
				$text .= implode( "\n", array_map( 'strval', $row ) ) . "\n";
			}
		}
		return $text;
	}

	/**
	 * Fails where a token stands in the open: in any column of the three tables, in an option (cron and transients are options), in debug.log.
	 */
	protected function assert_no_token(): void {
		foreach ( [ 'database' => $this->stored(), 'debug.log' => $this->debug_log() ] as $place => $text ) {
			// Longer than the four letters that sealed text may have by chance.
			foreach ( [ 'access_token', 'EAAVPage', 'EAAVUser', 'EAAVSecret', 'EAAVsecret', 'IGAAVInstagram' ] as $needle ) {
				self::assertFalse( strpos( $text, $needle ), "{$needle} in the {$place}" );
			}
		}
	}

	/**
	 * What PHP and WordPress complained of.
	 */
	protected function debug_log(): string {
		$file = WP_CONTENT_DIR . '/debug.log';
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Runs PHP in another process of the same site, as `tools/native/run.php` does.
	 *
	 * @param string $code What to run; its return value comes back through JSON.
	 * @return \Closure(): mixed Waits for the end and gives the value.
	 */
	protected function process( string $code ): \Closure {
		$pipes   = [];
		$process = proc_open(
			[ PHP_BINARY, dirname( __DIR__, 2 ) . '/tools/native/run.php', untrailingslashit( ABSPATH ), (string) getenv( 'VITRINE_TEST_URL' ) ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ],
			$pipes
		);
		self::assertIsResource( $process );
		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		return static function () use ( $process, $pipes ): mixed {
			$said   = (string) stream_get_contents( $pipes[1] );
			$errors = (string) stream_get_contents( $pipes[2] );
			proc_close( $process );
			self::assertSame( '', $errors, 'The other process says nothing but its value.' );
			return json_decode( substr( $said, (int) strrpos( $said, "\n" ) + 1 ), true );
		};
	}
}
