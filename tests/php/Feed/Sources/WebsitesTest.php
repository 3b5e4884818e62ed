<?php
/**
 * Websites as sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sources;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Tests\FeedServer;
use Vitrine\Tests\SourceTestCase;

/**
 * A feed becomes posts, over real HTTP: found, read, kept up to date, and nothing worse than an error whatever the website does.
 */
final class WebsitesTest extends SourceTestCase {

	/**
	 * Lets the site ask the server, although its address is private.
	 */
	protected function setUp(): void {
		parent::setUp();
		FeedServer::reset();
		$this->may_ask = [ FeedServer::url() . '/' ];
		add_filter( 'vitrine_feed_origins', static fn(): array => [ FeedServer::url() ] );
	}

	/**
	 * RSS of some entries, the first one being the newest.
	 *
	 * @param list<int> $numbers Numbers of entries; each is a day older than the next.
	 * @param string    $more    More of the channel.
	 * @param string    $changed Goes into the text of every entry.
	 */
	private static function rss( array $numbers, string $more = '', string $changed = '' ): string {
		$items = array_map(
			static fn( int $n ): string => "<item><guid>{$n}</guid><title>Entry {$n}</title><link>" . FeedServer::url() . "/entry-{$n}</link><description>Text {$n}{$changed}</description><pubDate>" . gmdate( 'r', 1_700_000_000 + $n * DAY_IN_SECONDS ) . '</pubDate></item>',
			$numbers
		);
		return '<?xml version="1.0"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>A blog</title><link>' . FeedServer::url() . "/</link>{$more}" . implode( '', $items ) . '</channel></rss>';
	}

	/**
	 * Connects the feed of a path.
	 *
	 * @param string $path Path.
	 */
	private function website( string $path = '/feed' ): Source {
		return $this->plugin->feed->websites()->connect( FeedServer::url() . $path );
	}

	/**
	 * Titles of the stored posts, newest first.
	 *
	 * @param Source $source Source.
	 * @return list<string>
	 */
	private function titles( Source $source ): array {
		return array_map( static fn( array $post ): string => explode( "\n", (string) $post['data']['text'] )[0], $this->posts( $source->id ) );
	}

	/**
	 * Refreshes and gives the source as it is then.
	 *
	 * @param Source $source Source.
	 */
	private function again( Source $source ): Source {
		self::assertTrue( $this->refresh( $source->id )->complete );
		return $this->source( $source->id );
	}

	/**
	 * A feed with pictures: connected, fetched, shown with local pictures under the name of the site; there is no token anywhere.
	 */
	public function test_a_feed_is_shown(): void {
		$picture = '<description>Of plants &amp;amp; &lt;b&gt;people&lt;/b&gt;</description><image><url>' . FeedServer::url() . '/pictures/cactus-130.jpg</url></image>';
		$xml     = str_replace( '<guid>3</guid>', '<guid>3</guid><enclosure url="/pictures/bellflower-577.jpg" type="image/jpeg" length="1"/>', self::rss( [ 3, 2, 1 ], $picture ) );
		FeedServer::put( '/feed', [ 'body' => $xml ] );
		$source = $this->website();
		self::assertSame( [ 'web', 'A blog', '', [] ], [ $source->network, $source->name, $source->token, $source->scopes ] );
		$source = $this->again( $source );
		self::assertSame( SourceState::Ok, $source->state );
		self::assertNotNull( $source->picture );
		self::assertSame( 'Of plants & people', $source->profile['about'] );
		$shown = $this->shown( $source->id );
		self::assertCount( 3, $shown );
		self::assertSame( [ 'View on A blog', 'A blog' ], [ $shown[0]['networkLabel'], $shown[0]['author']['name'] ] );
		self::assertStringContainsString( '/uploads/vitrine/', $shown[0]['media']['pictures'][0]['src'] );
		self::assertStringContainsString( 'A blog', $shown[0]['media']['label'] );
		$view = $this->plugin->feed->source_view()->full( $source );
		self::assertSame( [ FeedServer::url() . '/feed', [ 'posts' => [] ] ], [ $view['address'], array_column( $view['features'], 'missing', 'name' ) ] );
		$this->plugin->feed->connections()->test( $source );
		self::assertSame( $source->id, $this->website()->id, 'The same feed is one source.' );
		self::assertSame( [ true ], array_values( array_unique( array_column( array_column( $this->asked, 'args' ), 'sslverify' ) ) ), 'Certificates are verified.' );
	}

	/**
	 * What has not changed is not sent again, and says nothing of the posts; the picture that failed comes all the same.
	 */
	public function test_unchanged_feeds_are_not_sent(): void {
		FeedServer::put( '/feed', [ 'body' => str_replace( '<guid>2</guid>', '<guid>2</guid><enclosure url="/late.jpg" type="image/jpeg" length="1"/>', self::rss( [ 2, 1 ] ) ), 'etag' => '"v1"', 'modified' => 'Tue, 03 Jun 2025 09:30:00 GMT' ] );
		$source = $this->again( $this->website() );
		FeedServer::put( '/late.jpg', [ 'base64' => base64_encode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/graph/pictures/cactus-130.jpg' ) ), 'type' => 'image/jpeg' ] );
		$this->plugin->feed->refresh()->retry_pictures( $source->id );
		$before = $this->posts( $source->id );
		$again  = $this->again( $source );
		$asked  = FeedServer::asked( '/feed' );
		self::assertSame( [ '"v1"', 'Tue, 03 Jun 2025 09:30:00 GMT' ], [ $asked[2]['headers']['if-none-match'] ?? '', $asked[2]['headers']['if-modified-since'] ?? '' ] );
		self::assertCount( 3, $asked, 'To connect, to refresh, to refresh again.' );
		self::assertSame( [ 'A blog', SourceState::Ok, $source->round + 1 ], [ $again->name, $again->state, $again->round ] );
		self::assertSame( array_column( $before, 'data' ), array_column( $this->posts( $source->id ), 'data' ) );
		self::assertSame( '0', $this->posts( $source->id )[0]['missed_rounds'] );
		self::assertSame( 'ready', $this->pictures( $source->id )[0]['status'] );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 3, 2, 1 ] ), 'etag' => '"v2"' ] );
		$this->again( $again );
		self::assertSame( [ 'Entry 3', 'Entry 2', 'Entry 1' ], $this->titles( $source ) );
	}

	/**
	 * A feed has the newest entries: older ones stay, up to the number that is kept; what is missing among them goes after three rounds on two days; an entry that is pinned
	 * changes nothing.
	 */
	public function test_older_entries_stay(): void {
		$this->keep( 6 );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 4, 3, 2, 1 ] ) ] );
		$source = $this->again( $this->website() );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 7, 6, 4, 3 ] ) ] );
		$this->again( $source );
		self::assertSame( [ 'Entry 7', 'Entry 6', 'Entry 4', 'Entry 3', 'Entry 2', 'Entry 1' ], $this->titles( $source ) );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 8, 7, 4, 3, -900 ] ) ] );
		$this->again( $source );
		self::assertSame( [ 'Entry 8', 'Entry 7', 'Entry 6', 'Entry 4', 'Entry 3', 'Entry 2' ], $this->titles( $source ), 'The oldest go where there is no room.' );
		$this->again( $source );
		self::assertContains( 'Entry 6', $this->titles( $source ), 'One day is no proof.' );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET missed_at = missed_at - 90000 WHERE missed_rounds > 0" );
		$this->again( $source );
		self::assertSame( [ 'Entry 8', 'Entry 7', 'Entry 4', 'Entry 3', 'Entry 2' ], array_slice( $this->titles( $source ), 0, 5 ) );
		FeedServer::put( '/feed', [ 'body' => self::rss( [] ) ] );
		$this->again( $source );
		$this->again( $source );
		self::assertContains( 'Entry 8', $this->titles( $source ), 'An empty feed says nothing.' );
	}

	/**
	 * An entry without a date has none on the page, and keeps its place.
	 */
	public function test_missing_dates_stay_missing(): void {
		$xml = static fn( string $text ): string => "<rss version=\"2.0\"><channel><title>x</title><item><guid>a</guid><title>First</title><description>{$text}</description></item><item><guid>b</guid><title>Second</title></item></channel></rss>";
		FeedServer::put( '/feed', [ 'body' => $xml( 'one' ) ] );
		$source = $this->again( $this->website() );
		$shown  = $this->shown( $source->id );
		self::assertSame( [ null, null ], array_column( $shown, 'date' ) );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET published_at = published_at - 1000" );
		$before = array_column( $this->posts( $source->id ), 'published_at' );
		FeedServer::put( '/feed', [ 'body' => $xml( 'two' ) ] );
		$this->again( $source );
		self::assertSame( $before, array_column( $this->posts( $source->id ), 'published_at' ) );
		self::assertSame( [ "First\n\ntwo", 'Second' ], array_column( array_column( $this->posts( $source->id ), 'data' ), 'text' ) );
	}

	/**
	 * Further pages are read as far as posts are kept; one that fails, or comes round in a circle, ends the list.
	 */
	public function test_pages_have_an_end(): void {
		$next = static fn( string $path ): string => '<atom:link rel="next" href="' . FeedServer::url() . "{$path}\"/>";
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 9, 8 ], $next( '/feed?page=2' ) ) ] );
		FeedServer::put( '/feed?page=2', [ 'body' => (string) wp_json_encode( [ 'version' => 'https://jsonfeed.org/version/1.1', 'title' => 'x', 'items' => [ [ 'id' => '7', 'content_text' => 'Entry 7', 'date_published' => gmdate( 'c', 1_700_000_000 + 7 * DAY_IN_SECONDS ) ] ], 'next_url' => '/feed?page=3' ] ), 'type' => 'application/feed+json' ] );
		FeedServer::put( '/feed?page=3', [ 'body' => self::rss( [ 6 ], $next( '/feed' ) ) ] );
		$source = $this->again( $this->website() );
		self::assertSame( [ 'Entry 9', 'Entry 8', 'Entry 7', 'Entry 6' ], $this->titles( $source ) );
		self::assertSame( SourceState::Ok, $source->state );
		FeedServer::put( '/feed?page=2', [ 'status' => 500 ] );
		self::assertSame( SourceState::Ok, $this->again( $source )->state );
		self::assertCount( 4, $this->titles( $source ) );
	}

	/**
	 * The feeds of a page are found; those of comments are the last.
	 */
	public function test_discovery(): void {
		FeedServer::put( '/', [ 'type' => 'text/html', 'body' => '<!DOCTYPE html><link rel="alternate" type="application/rss+xml" title="Blog" href="/feed">' ] );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 1 ] ) ] );
		FeedServer::put( '/empty', [ 'type' => 'text/html', 'body' => '<!DOCTYPE html><p>Nothing' ] );
		$websites = $this->plugin->feed->websites();
		self::assertSame( [ [ 'url' => FeedServer::url() . '/feed', 'title' => 'Blog', 'connected' => false ] ], $websites->feeds( FeedServer::url() ) );
		$this->website();
		self::assertSame( [ [ 'url' => FeedServer::url() . '/feed', 'title' => 'A blog', 'connected' => true ] ], $websites->feeds( FeedServer::url() . '/feed#top' ) );
		try {
			$websites->feeds( FeedServer::url() . '/empty' );
			self::fail( 'There is no feed.' );
		} catch ( GraphError $error ) {
			self::assertSame( ErrorKind::NoFeed, $error->kind );
		}
	}

	/**
	 * What websites do, and what becomes of it.
	 *
	 * @return array<string, array{array<string, mixed>, ErrorKind, SourceState}>
	 */
	public static function faults(): array {
		return [
			'a page instead'         => [ [ 'type' => 'text/html', 'body' => '<!DOCTYPE html><p>Down for maintenance' ], ErrorKind::NoFeed, SourceState::Failing ],
			'a bomb in gzip'         => [ [ 'bomb' => 400 ], ErrorKind::TooLarge, SourceState::Failing ],
			'nine megabytes'         => [ [ 'oversize' => 9 ], ErrorKind::TooLarge, SourceState::Failing ],
			'gzip that is none'      => [ [ 'base64' => base64_encode( "\x1F\x8B\x08 no gzip at all" ), 'headers' => [ 'content-encoding' => 'gzip' ] ], ErrorKind::Unreachable, SourceState::Failing ],
			'a bomb of entities'     => [ [ 'body' => '<!DOCTYPE r [<!ENTITY a "b">]><rss version="2.0"><channel><title>&a;</title></channel></rss>' ], ErrorKind::Unsafe, SourceState::Failing ],
			'packed twice, badly'    => [ [ 'base64' => base64_encode( "\x1F\x8B\x08 no gzip at all" ) ], ErrorKind::Broken, SourceState::Failing ],
			'nothing'                => [ [ 'body' => '' ], ErrorKind::Broken, SourceState::Failing ],
			'half a feed'            => [ [ 'body' => '<rss version="2.0"><channel><title>x</title><item><guid>1</guid>' ], ErrorKind::Broken, SourceState::Failing ],
			'broken JSON'            => [ [ 'body' => '{"version":"https://jsonfeed.org/version/1.1"', 'type' => 'application/feed+json' ], ErrorKind::Broken, SourceState::Failing ],
			'other JSON'             => [ [ 'body' => '{"posts":[]}' ], ErrorKind::NoFeed, SourceState::Failing ],
			'gone'                   => [ [ 'status' => 410 ], ErrorKind::NotFound, SourceState::Failing ],
			'a login'                => [ [ 'status' => 401 ], ErrorKind::Closed, SourceState::Failing ],
			'too many calls'         => [ [ 'status' => 429, 'headers' => [ 'retry-after' => '900' ] ], ErrorKind::Throttled, SourceState::Throttled ],
			'its own fault'          => [ [ 'status' => 500 ], ErrorKind::Transient, SourceState::Failing ],
			'an end'                 => [ [ 'drop' => true ], ErrorKind::Unreachable, SourceState::Failing ],
			'a way into the network' => [ [ 'status' => 302, 'location' => 'http://169.254.169.254/latest/meta-data/' ], ErrorKind::NotPublic, SourceState::Failing ],
			'a way to itself'        => [ [ 'status' => 301, 'location' => '/feed' ], ErrorKind::Unreachable, SourceState::Failing ],
			'a way to a file'        => [ [ 'status' => 302, 'location' => 'file:///etc/passwd' ], ErrorKind::NotPublic, SourceState::Failing ],
			'a way with a user'      => [ [ 'status' => 302, 'location' => 'http://user:word@blog.example/' ], ErrorKind::NotPublic, SourceState::Failing ],
		];
	}

	/**
	 * Posts stay, the owner reads what happened in words about a website, visitors see nothing of it.
	 *
	 * @param array<string, mixed> $page  What the website answers.
	 * @param ErrorKind            $kind  Kind of the error.
	 * @param SourceState          $state State of the source.
	 */
	#[DataProvider( 'faults' )]
	public function test_faults( array $page, ErrorKind $kind, SourceState $state ): void {
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 2, 1 ] ) ] );
		$source = $this->again( $this->website() );
		$shown  = $this->shown( $source->id );
		FeedServer::put( '/feed', $page );
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		$used   = memory_get_usage();
		$source = $this->again( $source );
		self::assertLessThan( 64 * MB_IN_BYTES, memory_get_peak_usage() - $used );
		self::assertSame( [ $kind->value, $state ], [ $source->error?->kind, $source->state ] );
		self::assertSame( $shown, $this->shown( $source->id ) );
		self::assertDoesNotMatchRegularExpression( '/token|account|permission/i', $source->error?->message() . $source->error?->remedy() );
		self::assertStringNotContainsString( 'maintenance', $source->error?->message() ?? '' );
		self::assertGreaterThan( time(), $source->next_refresh_at );
		self::assertSame( [], glob( get_temp_dir() . 'vitrine-feed-*.tmp' ), 'No file is left.' );
		FeedServer::put( '/feed', [ 'body' => self::rss( [ 3, 2, 1 ] ) ] );
		self::assertSame( SourceState::Ok, $this->again( $source )->state );
	}

	/**
	 * Addresses that are refused before anybody is asked.
	 *
	 * @return array<string, array{string}>
	 */
	public static function refused(): array {
		return [
			'this server'          => [ 'http://127.0.0.1/feed' ],
			'metadata of a cloud'  => [ 'http://169.254.169.254/' ],
			'a private network'    => [ '10.0.0.1' ],
			'IPv6'                 => [ 'http://[::1]/feed' ],
			'a user'               => [ 'https://user:word@blog.example/feed' ],
			'a file'               => [ 'file:///etc/passwd' ],
			'an archive of PHP'    => [ 'phar://uploads/x.phar' ],
			'another protocol'     => [ 'gopher://blog.example/' ],
			'no address'           => [ 'hello there' ],
			'a very long one'      => [ 'https://blog.example/' . str_repeat( 'a', 3000 ) ],
		];
	}

	/**
	 * Refused, and nobody was asked.
	 *
	 * @param string $address Address.
	 */
	#[DataProvider( 'refused' )]
	public function test_private_addresses_are_refused( string $address ): void {
		remove_all_filters( 'vitrine_feed_origins' );
		$websites = $this->plugin->feed->websites();
		foreach ( [ $websites->feeds( ... ), $websites->connect( ... ) ] as $method ) {
			try {
				$method( $address );
				self::fail( 'It was asked.' );
			} catch ( GraphError $error ) {
				self::assertSame( ErrorKind::NotPublic, $error->kind );
			}
		}
		self::assertSame( [], $this->asked );
	}

	/**
	 * Pictures come from any public host, but from a private one only where wp-config.php names it.
	 */
	public function test_pictures_of_private_hosts_are_refused(): void {
		FeedServer::put( '/feed', [ 'body' => str_replace( '<guid>1</guid>', '<guid>1</guid><enclosure url="http://192.168.0.1/a.jpg" type="image/jpeg" length="1"/>', self::rss( [ 1 ] ) ) ] );
		$source = $this->again( $this->website() );
		self::assertSame( [ 'error', 'unreachable' ], [ $this->pictures( $source->id )[0]['status'], $this->pictures( $source->id )[0]['problem'] ] );
		self::assertSame( [], array_filter( $this->asked, static fn( array $one ): bool => str_contains( $one['url'], '192.168' ) ) );
		self::assertCount( 1, $this->shown( $source->id ) );
	}
}
