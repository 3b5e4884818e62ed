<?php
/**
 * RSS, Atom and JSON Feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Web;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Web\Entry;
use Vitrine\Graph\Web\JsonFeed;
use Vitrine\Graph\Web\ParsedFeed;
use Vitrine\Graph\Web\XmlFeed;
use Vitrine\Tests\TestCase;

/**
 * Each kind of feed gives the same entries, and nothing of them is markup.
 */
#[Group( 'environment-agnostic' )]
final class FeedReadingTest extends TestCase {

	private const URL = 'https://blog.example/feed';

	/**
	 * RSS with everything that is read.
	 */
	public static function rss(): string {
		return '<?xml version="1.0" encoding="UTF-8"?>
			<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">
			<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:atom="http://www.w3.org/2005/Atom">
			<channel><title>Hollin Bank &amp; friends</title><link>https://blog.example/</link><atom:link rel="next" href="https://blog.example/feed?paged=2"/>
			<image><url>https://blog.example/icon.png</url><title>x</title><link>https://blog.example/</link></image>
			<item><title>Poppies &amp;amp; peas</title><link>https://blog.example/poppies/</link><guid isPermaLink="false">https://blog.example/?p=1</guid>
				<pubDate>Tue, 03 Jun 2025 09:30:00 +0200</pubDate><dc:creator><![CDATA[Mara Lind]]></dc:creator><category>Wild flowers</category><category>Uncategorized</category><slash:comments>4</slash:comments>
				<description><![CDATA[<p>They are <b>out</b>.&nbsp;Come!</p>]]></description><content:encoded><![CDATA[<p>Long text</p><img src="/in-text.jpg">]]></content:encoded>
				<media:content url="https://blog.example/poppies.jpg" medium="image"><media:description>Red poppies</media:description></media:content></item>
			<item><link>https://blog.example/note/</link><guid>note-2</guid><pubDate>Mon, 02 Jun 2025 09:30:00 GMT</pubDate><author>mara@blog.example (Mara)</author>
				<description>&lt;p&gt;A note&lt;br&gt;with two lines #garden&lt;/p&gt; &lt;img src="note.jpg"&gt;</description><category>garden</category></item>
			<item><title>A film</title><description>x</description><enclosure url="https://youtu.be/dQw4w9WgXcQ" type="text/html" length="1"/></item>
			<item><title>Sound</title><guid>s</guid><link>https://blog.example/s</link><enclosure url="https://blog.example/s.mp3" type="audio/mpeg" length="1"/><enclosure url="https://blog.example/s.png" type="image/png" length="1"/></item>
			</channel></rss>';
	}

	/**
	 * RSS: title above summary, text in full where there is no title, picture by name or by content, nothing of mail addresses.
	 */
	public function test_rss(): void {
		$feed = XmlFeed::read( self::rss(), '', self::URL );
		self::assertSame( [ 'Hollin Bank & friends', 'https://blog.example/', 'https://blog.example/icon.png', 'https://blog.example/feed?paged=2' ], [ $feed->title, $feed->site, $feed->picture, $feed->next ] );
		self::assertCount( 4, $feed->entries );
		[ $poppies, $note, $film, $sound ] = array_map( static fn( Entry $entry ) => $entry->post( 99 ), $feed->entries );
		self::assertSame( "Poppies & peas\n\nThey are out. Come!\n\n#WildFlowers", str_replace( "\u{A0}", ' ', $poppies->data['text'] ) );
		self::assertSame( [ 'https://blog.example/poppies/', [ 'name' => 'Mara Lind', 'url' => null ], 'photo', [ 'comments' => 4 ] ], [ $poppies->data['url'], $poppies->data['author'], $poppies->data['kind'], $poppies->data['counts'] ] );
		self::assertSame( [ 'https://blog.example/poppies.jpg', 'Red poppies' ], [ $poppies->pictures[0]->url, $poppies->pictures[0]->alt ] );
		self::assertSame( strtotime( '2025-06-03T07:30:00Z' ), $poppies->published_at );
		self::assertFalse( $poppies->data['undated'] );
		self::assertSame( "A note\nwith two lines #garden", $note->data['text'] );
		self::assertSame( [ 'name' => 'Mara', 'url' => null ], $note->data['author'] );
		self::assertSame( 'https://blog.example/note/note.jpg', $note->pictures[0]->url );
		self::assertSame( [ 'youtube', 'video', true, 99 ], [ $film->data['player']['provider'], $film->data['kind'], $film->data['undated'], $film->published_at ] );
		self::assertSame( 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg', $film->pictures[0]->url );
		self::assertSame( [ 'https://blog.example/s.png' ], array_column( $sound->pictures, 'url' ) );
	}

	/**
	 * What plays in a description is found as in a text; without a picture it is pressed on a card.
	 */
	public function test_player_in_a_description(): void {
		$frame = '&lt;iframe src="https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"&gt;&lt;/iframe&gt;';
		$feed  = XmlFeed::read( "<rss version=\"2.0\"><channel><title>x</title><item><title>A song</title><guid>1</guid><description>{$frame}</description></item></channel></rss>", '', self::URL );
		$song  = $feed->entries[0]->post( 99 )->data;
		self::assertSame( 'spotify', $song['player']['provider'] ?? null );
		self::assertSame( [ [ 'url' => 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'title' => 'A song', 'text' => '' ] ], $song['links'] );
	}

	/**
	 * Atom with texts of all types, relative addresses and a group of media.
	 */
	public function test_atom(): void {
		$feed = XmlFeed::read(
			'<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:base="https://tube.example/"><title type="html">Films &amp;lt;3</title><link href="/"/><logo>logo.png</logo>
			<entry><id>tag:1</id><title type="html">&lt;b&gt;One&lt;/b&gt;</title><link href="watch?v=1"/><published>2025-01-01T00:00:00Z</published><updated>2025-02-01T00:00:00Z</updated><author><name>Ann</name><uri>https://ann.example/</uri></author>
				<media:group><media:content url="https://tube.example/1.mp4" type="video/mp4"/><media:thumbnail url="https://tube.example/1.jpg"/><media:description>Text &lt;b&gt;of&lt;/b&gt; it</media:description></media:group></entry>
			<entry><id>tag:2</id><title>Two &lt;3</title><link rel="alternate" href="2"/><updated>2025-02-01T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Para</p><p>Second &amp; last</p></div></content></entry>
			<entry><id>tag:3</id><title/><content type="text">Line one
line &lt;two&gt;</content><link rel="enclosure" type="image/jpeg" href="https://tube.example/a.jpg"/><link rel="enclosure" type="image/jpeg" href="https://tube.example/b.jpg"/></entry></feed>',
			'',
			'https://tube.example/feed'
		);
		self::assertSame( [ 'Films <3', 'https://tube.example/logo.png' ], [ $feed->title, $feed->picture ] );
		[ $one, $two, $three ] = array_map( static fn( Entry $entry ) => $entry->post( 0 ), $feed->entries );
		self::assertSame( [ "One\n\nText <b>of</b> it", 'https://tube.example/watch?v=1', strtotime( '2025-01-01' ), 'Ann' ], [ $one->data['text'], $one->data['url'], $one->published_at, $one->data['author']['name'] ] );
		self::assertSame( 'https://tube.example/1.jpg', $one->pictures[0]->url );
		self::assertSame( "Two <3\n\nPara\n\nSecond & last", $two->data['text'] );
		self::assertSame( [ "Line one\nline <two>", 'album', 2 ], [ $three->data['text'], $three->data['kind'], $three->data['total'] ] );
	}

	/**
	 * RSS 1.0, where items stand beside the channel.
	 */
	public function test_rdf(): void {
		$feed = XmlFeed::read( '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://a.example/"><title>Old</title><link>https://a.example/</link></channel><item rdf:about="https://a.example/1"><title>One</title><link>https://a.example/1</link><description>Text</description><dc:date>2004-05-06T07:08:09Z</dc:date></item></rdf:RDF>', '', self::URL );
		self::assertSame( 'Old', $feed->title );
		self::assertSame( [ "One\n\nText", 'https://a.example/1', strtotime( '2004-05-06T07:08:09Z' ) ], [ $feed->entries[0]->post( 0 )->data['text'], $feed->entries[0]->url, $feed->entries[0]->published_at ] );
	}

	/**
	 * JSON Feed with everything that is read.
	 */
	public function test_json(): void {
		$feed = JsonFeed::read(
			(string) wp_json_encode(
				[
					'version'       => 'https://jsonfeed.org/version/1.1',
					'title'         => 'Notes',
					'home_page_url' => 'https://notes.example/',
					'icon'          => 'icon.png',
					'next_url'      => '/feed.json?page=2',
					'items'         => [
						[ 'id' => 7, 'url' => '/7', 'title' => 'Seven', 'summary' => 'Short', 'content_html' => '<p>Long</p>', 'image' => '7.jpg', 'date_published' => '2025-06-03T09:30:00+02:00', 'authors' => [ [ 'name' => 'Ann', 'url' => 'https://ann.example/' ] ], 'tags' => [ 'one', 2, 'two words' ] ],
						[ 'id' => 'b', 'content_text' => "No <b>title</b>\nhere", 'author' => [ 'name' => 'Bob' ], 'attachments' => [ [ 'url' => 'https://notes.example/x.png', 'mime_type' => 'image/png', 'title' => 'X' ], [ 'url' => 'https://vimeo.com/76979871', 'mime_type' => 'text/html' ] ] ],
						[ 'title' => 'Without id' ],
						'no object',
						[ 'id' => 'c', 'url' => 'javascript:alert(1)', 'title' => [ 'no' ], 'content_html' => 5, 'date_published' => 'yesterday', 'tags' => 'x', 'attachments' => [ 'x' ] ],
					],
				]
			),
			'https://notes.example/feed.json'
		);
		self::assertSame( [ 'Notes', 'https://notes.example/icon.png', 'https://notes.example/feed.json?page=2' ], [ $feed->title, $feed->picture, $feed->next ] );
		self::assertCount( 3, $feed->entries );
		[ $seven, $bob, $none ] = array_map( static fn( Entry $entry ) => $entry->post( 5 ), $feed->entries );
		self::assertSame( [ "Seven\n\nShort\n\n#one #twoWords", 'https://notes.example/7', 'https://notes.example/7.jpg' ], [ $seven->data['text'], $seven->data['url'], $seven->pictures[0]->url ] );
		self::assertSame( [ "No <b>title</b>\nhere", 'Bob', 'vimeo', 'X' ], [ $bob->data['text'], $bob->data['author']['name'], $bob->data['player']['provider'], $bob->pictures[0]->alt ] );
		self::assertTrue( $feed->entries[2]->is_empty() );
		self::assertNull( $none->data['url'] );
	}

	/**
	 * A post is the same whatever else changes in it, and two posts without ids are not.
	 */
	public function test_ids_are_stable(): void {
		$key = static fn( string $item ): string => XmlFeed::read( "<rss version=\"2.0\"><channel><title>x</title><item>{$item}</item></channel></rss>", '', self::URL )->entries[0]->key();
		self::assertSame( $key( '<guid>1</guid><title>a</title>' ), $key( '<guid>1</guid><title>b</title><link>https://b.example/</link>' ) );
		self::assertSame( $key( '<title>a</title><link>https://b.example/</link>' ), $key( '<title>b</title><link>https://b.example/</link>' ) );
		self::assertNotSame( $key( '<title>a</title>' ), $key( '<title>b</title>' ) );
		self::assertNotSame( $key( '<guid>Post</guid>' ), $key( '<guid>post</guid>' ) );
		self::assertSame( 40, strlen( $key( '<guid>' . str_repeat( 'x', 5000 ) . '</guid>' ) ) );
	}

	/**
	 * Texts in the character set that they are in, whatever is said of it.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function charsets(): array {
		$xml = '<?xml version="1.0" encoding="%s"?><rss version="2.0"><channel><title>Käse – ok</title></channel></rss>';
		return [
			'UTF-8'                        => [ sprintf( $xml, 'UTF-8' ), '' ],
			'UTF-8 with a mark'            => [ "\xEF\xBB\xBF" . sprintf( $xml, 'utf-8' ), '' ],
			'UTF-8 that calls itself Latin' => [ sprintf( $xml, 'ISO-8859-1' ), 'iso-8859-1' ],
			'Windows'                      => [ mb_convert_encoding( sprintf( $xml, 'windows-1252' ), 'Windows-1252', 'UTF-8' ), '' ],
			'Windows that calls itself UTF-8' => [ mb_convert_encoding( sprintf( $xml, 'UTF-8' ), 'Windows-1252', 'UTF-8' ), 'utf-8' ],
			'by the header alone'          => [ mb_convert_encoding( str_replace( ' encoding="%s"', '', $xml ), 'Windows-1252', 'UTF-8' ), 'windows-1252' ],
			'UTF-16'                       => [ "\xFF\xFE" . mb_convert_encoding( sprintf( $xml, 'UTF-16' ), 'UTF-16LE', 'UTF-8' ), '' ],
			'a set that nobody knows'      => [ mb_convert_encoding( sprintf( $xml, 'x-klingon' ), 'Windows-1252', 'UTF-8' ), 'x-klingon' ],
		];
	}

	/**
	 * The title is read as it was meant.
	 *
	 * @param string $xml     Document.
	 * @param string $charset Of the header.
	 */
	#[DataProvider( 'charsets' )]
	public function test_charsets( string $xml, string $charset ): void {
		self::assertSame( 'Käse – ok', XmlFeed::read( $xml, $charset, self::URL )->title );
	}

	/**
	 * What is refused.
	 *
	 * @return array<string, array{string, ErrorKind}>
	 */
	public static function refused(): array {
		$laughs = '<!DOCTYPE lolz [<!ENTITY lol "lol">' . implode( '', array_map( static fn( int $n ): string => "<!ENTITY lol{$n} \"" . str_repeat( $n === 1 ? '&lol;' : '&lol' . ( $n - 1 ) . ';', 10 ) . '">', range( 1, 9 ) ) ) . ']>';
		return [
			'a bomb of entities'     => [ "<?xml version=\"1.0\"?>{$laughs}<rss version=\"2.0\"><channel><title>&lol9;</title></channel></rss>", ErrorKind::Unsafe ],
			'a file as entity'       => [ '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&x;</title></channel></rss>', ErrorKind::Unsafe ],
			'behind a comment'       => [ "<!-- a -->\n<?p i?><!doctype rss [ ]><rss version=\"2.0\"/>", ErrorKind::Unsafe ],
			'in UTF-16'              => [ "\xFF\xFE" . mb_convert_encoding( "{$laughs}<rss version=\"2.0\"><channel><title>&lol9;</title></channel></rss>", 'UTF-16LE', 'UTF-8' ), ErrorKind::Unsafe ],
			'two document types'     => [ '<!DOCTYPE a><!DOCTYPE rss [<!ENTITY x "y">]><rss version="2.0"/>', ErrorKind::Unsafe ],
			'a page'                 => [ '<!DOCTYPE html><html><head><title>x</title></head><body><p>y</body></html>', ErrorKind::NoFeed ],
			'a drawing'              => [ '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>', ErrorKind::NoFeed ],
			'text'                   => [ 'Hello', ErrorKind::NoFeed ],
			'an end that is missing' => [ '<rss version="2.0"><channel><title>x</title><item><guid>1</guid><title>y</title></item><item><ti', ErrorKind::Broken ],
		];
	}

	/**
	 * Refused as what it is; no part of it is used.
	 *
	 * @param string    $xml  Document.
	 * @param ErrorKind $kind Kind of the error.
	 */
	#[DataProvider( 'refused' )]
	public function test_refused( string $xml, ErrorKind $kind ): void {
		try {
			XmlFeed::read( $xml, '', self::URL );
			self::fail( 'It was read.' );
		} catch ( GraphError $error ) {
			self::assertSame( $kind, $error->kind );
		}
	}

	/**
	 * Mistakes that many feeds have do not matter: entities of HTML, bare ampersands, control characters.
	 */
	public function test_common_mistakes_are_read_over(): void {
		$feed = XmlFeed::read( "\n <rss version='2.0'><channel><title>A&nbsp;B & C &unknown; \x08&#0;&#x1F600;</title><item><title>x</title><link>https://a.example/?a=1&b=2</link></item></channel></rss>", '', self::URL );
		self::assertSame( 'A B & C &unknown; 😀', $feed->title );
		self::assertSame( 'https://a.example/?a=1&b=2', $feed->entries[0]->url );
	}

	/**
	 * However long a feed is, the newest entries are read, in little memory.
	 */
	public function test_length_has_an_end(): void {
		$item = '<item><guid>%d</guid><title>Title</title><description>' . str_repeat( 'text ', 100 ) . '</description></item>';
		$xml  = '<rss version="2.0"><channel><title>x</title>' . implode( '', array_map( static fn( int $n ): string => sprintf( $item, $n ), range( 1, 9000 ) ) ) . '</channel></rss>';
		$tags = '<rss version="2.0"><channel><title>y</title><item><guid>1</guid>' . str_repeat( '<a/>', 1_500_000 ) . '</item></channel></rss>';
		$used = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
		self::assertCount( ParsedFeed::MAX_ENTRIES, XmlFeed::read( $xml, '', self::URL )->entries );
		self::assertTrue( XmlFeed::read( $tags, '', self::URL )->entries === [] );
		self::assertLessThan( 64 * MB_IN_BYTES, memory_get_peak_usage() - $used );
	}

	/**
	 * Two thousand documents with something wrong in each: read or refused, and what is read is text and addresses of the web.
	 */
	public function test_mutations_do_no_harm(): void {
		mt_srand( 20260722 );
		$json  = '{"version":"https://jsonfeed.org/version/1.1","title":"Notes","items":[{"id":"1","url":"https://a.example/","title":"T","content_html":"<p>x<img src=\\"a.jpg\\"></p>","date_published":"2025-06-03T09:30:00Z","authors":[{"name":"A"}],"tags":["a"],"attachments":[{"url":"https://a.example/a.png","mime_type":"image/png"}]}],"next_url":"/2"}';
		$spite = [ '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', ']]>', '<![CDATA[', '&lol;', "\x00", "\xFF\xFE", '<?php echo 1;?>', '<!DOCTYPE x [', 'javascript:alert(1)', '{}', '[]', '"', '<', '>', '&', '-1', '99999999999999999999', "\u{202E}", '</item>', '<item>', 'null', '1e999' ];
		for ( $round = 0; $round < 2000; $round++ ) {
			$is_json = $round % 2 === 1;
			$text    = $is_json ? $json : self::rss();
			for ( $change = mt_rand( 1, 4 ); $change > 0; $change-- ) {
				$at   = mt_rand( 0, strlen( $text ) - 1 );
				$text = substr_replace( $text, mt_rand( 0, 3 ) === 0 ? '' : $spite[ mt_rand( 0, count( $spite ) - 1 ) ], $at, mt_rand( 0, 12 ) );
			}
			try {
				$feed = $is_json ? JsonFeed::read( $text, self::URL ) : XmlFeed::read( $text, '', self::URL );
			} catch ( GraphError ) {
				continue;
			}
			foreach ( $feed->entries as $entry ) {
				$post      = $entry->post( 1 );
				$addresses = [ $post->data['url'], $post->data['author']['url'] ?? null, ...array_column( $post->pictures, 'url' ) ];
				foreach ( array_filter( $addresses, 'is_string' ) as $url ) {
					self::assertMatchesRegularExpression( '~^https?://[^\s<>"]+$~i', $url );
				}
				self::assertSame( 1, preg_match( '//u', $post->data['text'] ) );
				self::assertSame( 0, preg_match( '/[\x00-\x08\x0E-\x1F]/', $post->data['text'] ) );
				self::assertNotSame( false, wp_json_encode( $post->data ) );
			}
		}
	}
}
