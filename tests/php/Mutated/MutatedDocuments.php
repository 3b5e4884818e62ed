<?php
/**
 * Feeds of websites and files that are imported, each with its reader.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Mutated;

use Vitrine\Graph\Account;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Imports\PostLine;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Graph\Profiles\Profile;
use Vitrine\Graph\Web\JsonFeed;
use Vitrine\Graph\Web\ParsedFeed;
use Vitrine\Graph\Web\XmlFeed;

/**
 * Their members are changed before they are written down: a changed text is in the document as text, or as it is.
 *
 * @phpstan-import-type Readable from MutatedAnswers
 */
final class MutatedDocuments {

	/** Where they are found. */
	private const URL = 'https://blog.example/feed';

	private const HTML = '<p>A <a href="https://blog.example/one">walk</a> &amp; more</p><img src="/a.jpg" alt="A path"><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

	/** Members of an element that are its attributes, and its text. */
	private const ATTRIBUTE = '@';

	/** An entry of RSS. */
	private const ITEM = [
		'guid'            => 'https://blog.example/?p=1',
		'title'           => 'The path through the wood',
		'link'            => 'https://blog.example/one',
		'description'     => 'A walk <b>in spring</b>',
		'content:encoded' => self::HTML,
		'pubDate'         => 'Thu, 05 Jun 2025 08:00:00 +0000',
		'dc:creator'      => 'Ada',
		'category'        => [ 'Walks', 'Wood and water' ],
		'enclosure'       => [ '@url' => 'https://blog.example/b.jpg', '@type' => 'image/jpeg', '@length' => '1000' ],
		'media:content'   => [ '@url' => 'https://blog.example/c.jpg', '@medium' => 'image', 'media:description' => 'A gate' ],
		'slash:comments'  => '12',
	];

	private const CHANNEL = [
		'title'       => 'A blog',
		'link'        => 'https://blog.example/',
		'description' => 'Of paths &amp; gates',
		'image'       => [ 'url' => 'https://blog.example/blog.png', 'title' => 'A blog', 'link' => 'https://blog.example/' ],
	];

	/** An entry of Atom. */
	private const ENTRY = [
		'id'        => 'urn:uuid:1',
		'title'     => [ '@type' => 'html', '' => 'The <i>gate</i>' ],
		'link'      => [ [ '@rel' => 'alternate', '@href' => 'https://blog.example/two' ], [ '@rel' => 'enclosure', '@type' => 'image/png', '@href' => 'https://blog.example/d.png' ] ],
		'summary'   => 'Open at noon',
		'content'   => [ '@type' => 'html', '' => self::HTML ],
		'published' => '2025-06-05T08:00:00Z',
		'updated'   => '2025-06-06T08:00:00Z',
		'author'    => [ 'name' => 'Bob', 'uri' => 'https://blog.example/bob' ],
		'category'  => [ '@term' => 'gates', '@label' => 'Gates' ],
	];

	/** An item of JSON Feed. */
	private const JSON = [
		'id'             => '1',
		'url'            => 'https://blog.example/three',
		'external_url'   => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
		'title'          => 'A film',
		'content_html'   => self::HTML,
		'summary'        => 'Of the wood',
		'image'          => 'https://blog.example/e.jpg',
		'date_published' => '2025-06-05T08:00:00Z',
		'authors'        => [ [ 'name' => 'Cleo', 'url' => 'https://blog.example/cleo' ] ],
		'tags'           => [ 'film', 'wood' ],
		'attachments'    => [ [ 'url' => 'https://blog.example/f.jpg', 'mime_type' => 'image/jpeg', 'title' => 'A leaf' ] ],
	];

	private const JSON_FEED = [
		'title'         => 'A blog',
		'home_page_url' => 'https://blog.example/',
		'description'   => 'Of paths and gates',
		'icon'          => 'https://blog.example/icon.png',
	];

	/** A row of a table. */
	private const ROW = [
		'id'          => '7',
		'date'        => '2020-12-24 18:30',
		'title'       => 'Seen today',
		'text'        => "Two lines,\nand a \"word\"; #snow @ada",
		'author'      => 'Ada',
		'author_link' => 'https://www.facebook.com/ada',
		'link'        => 'https://www.facebook.com/groups/1/posts/7',
		'pictures'    => 'https://blog.example/g.jpg https://blog.example/h.png',
		'likes'       => '1,234',
		'comments'    => '5',
		'shares'      => '6',
	];

	/** A post of a group, as its API answered, and as a download has it. */
	private const GROUP = [
		'id'            => '1_2',
		'message'       => 'Open tonight #garden',
		'created_time'  => '2020-12-24T18:30:00+0000',
		'permalink_url' => 'https://www.facebook.com/groups/1/posts/2',
		'from'          => [ 'id' => '3', 'name' => 'Bob', 'link' => 'https://www.facebook.com/bob' ],
		'full_picture'  => 'https://scontent.xx.fbcdn.net/i.jpg',
		'reactions'     => [ 'summary' => [ 'total_count' => 3 ] ],
	];

	private const DOWNLOAD = [
		'timestamp'   => 1608834600,
		'title'       => 'Cleo posted in the group.',
		'data'        => [ [ 'post' => 'H\u00c3\u00a4user' ] ],
		'attachments' => [ [ 'data' => [ [ 'media' => [ 'uri' => 'https://blog.example/j.jpg', 'description' => 'A roof', 'title' => 'Roofs' ] ] ] ] ],
	];

	/**
	 * Every kind of document.
	 *
	 * @return array<string, list<Readable>> By what it is.
	 */
	public static function all(): array {
		$rss  = static fn( array $item, array $channel = self::CHANNEL ): string => self::rss( $channel, $item );
		$json = static fn( array $item, array $feed = self::JSON_FEED ): string => (string) wp_json_encode( [ 'version' => 'https://jsonfeed.org/version/1.1', ...$feed, 'items' => [ $item ] ], JSON_INVALID_UTF8_SUBSTITUTE );
		$own  = static fn( array $post ): string => (string) wp_json_encode( [ $post ], JSON_INVALID_UTF8_SUBSTITUTE );
		return [
			'website RSS'       => [ [ static fn( array $item ): ?RemotePost => self::entry( self::xml( $rss( $item ) ) ), self::ITEM ] ],
			'website Atom'      => [ [ static fn( array $entry ): ?RemotePost => self::entry( self::xml( self::atom( $entry ) ) ), self::ENTRY ] ],
			'website JSON Feed' => [ [ static fn( array $item ): ?RemotePost => self::entry( JsonFeed::read( $json( $item ), self::URL ) ), self::JSON ] ],
			'website profile'   => [
				[ static fn( array $channel ): Account => self::account( self::xml( $rss( self::ITEM, $channel ) ) ), self::CHANNEL ],
				[ static fn( array $feed ): Account => self::account( JsonFeed::read( $json( self::JSON, $feed ), self::URL ) ), self::JSON_FEED ],
			],
			'import CSV'        => [ [ static fn( array $row ): ?RemotePost => self::imported( self::csv( $row ) ), self::ROW ] ],
			'import JSON'       => [
				[ static fn( array $row ): ?RemotePost => self::imported( $own( $row ) ), self::ROW ],
				[ static fn( array $row ): ?RemotePost => self::imported( '{"data":' . $own( $row ) . '}' ), self::GROUP ],
				[ static fn( array $row ): ?RemotePost => self::imported( $own( $row ) ), self::DOWNLOAD ],
				[ static fn( array $item ): ?RemotePost => self::imported( $json( $item ) ), self::JSON ],
			],
			'import XML'        => [
				[ static fn( array $item ): ?RemotePost => self::imported( $rss( $item ) ), self::ITEM ],
				[ static fn( array $entry ): ?RemotePost => self::imported( self::atom( $entry ) ), self::ENTRY ],
			],
		];
	}

	/**
	 * The feed of a document of XML.
	 *
	 * @param string $xml Document.
	 */
	private static function xml( string $xml ): ParsedFeed {
		return XmlFeed::read( $xml, '', self::URL );
	}

	/**
	 * The post of the only entry.
	 *
	 * @param ParsedFeed $feed Feed.
	 */
	private static function entry( ParsedFeed $feed ): ?RemotePost {
		$entry = $feed->entries[0] ?? null;
		return $entry === null || $entry->is_empty() ? null : $entry->post( 1_700_000_000 );
	}

	/**
	 * Whose feed it is.
	 *
	 * @param ParsedFeed $feed Feed.
	 */
	private static function account( ParsedFeed $feed ): Account {
		return new Account( '1', $feed->title, $feed->site, $feed->picture, profile: Profile::of( [ 'about' => $feed->about ] ) );
	}

	/**
	 * The post of a file, as the import keeps it until it is its turn.
	 *
	 * @param string $text What is in the file.
	 */
	private static function imported( string $text ): ?RemotePost {
		$path = get_temp_dir() . 'vitrine-mutated-' . getmypid();
		file_put_contents( $path, $text );
		try {
			foreach ( ( new ImportFile( $path ) )->rows() as $row ) {
				return $row instanceof RemotePost ? PostLine::post( PostLine::of( $row ) ) : null;
			}
			return null;
		} finally {
			unlink( $path );
		}
	}

	/**
	 * A document of RSS.
	 *
	 * @param array<mixed> $channel Members of the channel.
	 * @param array<mixed> $item    Members of its entry.
	 */
	private static function rss( array $channel, array $item ): string {
		return '<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/">'
			. self::element( 'channel', [ ...$channel, 'item' => $item ] ) . '</rss>';
	}

	/**
	 * A document of Atom.
	 *
	 * @param array<mixed> $entry Members of its entry.
	 */
	private static function atom( array $entry ): string {
		return '<feed xmlns="http://www.w3.org/2005/Atom"><title>A blog</title>' . self::element( 'entry', $entry ) . '</feed>';
	}

	/**
	 * A table of one row.
	 *
	 * @param array<mixed> $row Cells by column.
	 */
	private static function csv( array $row ): string {
		$cell = static fn( mixed $value ): string => '"' . str_replace( '"', '""', self::text( $value ) ) . '"';
		return implode( ',', array_map( strval( ... ), array_keys( $row ) ) ) . "\n" . implode( ',', array_map( $cell, $row ) ) . "\n";
	}

	/**
	 * An element; a list is several of its name.
	 *
	 * @param string $name  Name.
	 * @param mixed  $value Text or members.
	 */
	private static function element( string $name, mixed $value ): string {
		if ( is_array( $value ) && $value !== [] && array_is_list( $value ) ) {
			return implode( '', array_map( static fn( mixed $one ): string => self::element( $name, $one ), $value ) );
		}
		$attributes = '';
		$inside     = '';
		foreach ( is_array( $value ) ? $value : [ '' => $value ] as $member => $one ) {
			$member = (string) $member;
			if ( str_starts_with( $member, self::ATTRIBUTE ) ) {
				$attributes .= ' ' . substr( $member, 1 ) . '="' . htmlspecialchars( self::text( $one ), ENT_XML1 | ENT_QUOTES | ENT_SUBSTITUTE ) . '"';
			} elseif ( $member === '' ) {
				$inside .= self::inside( self::text( $one ) );
			} else {
				$inside .= self::element( is_numeric( $member ) ? 'x' : $member, $one );
			}
		}
		return "<{$name}{$attributes}>{$inside}</{$name}>";
	}

	/**
	 * A text in an element: mostly escaped, sometimes in CDATA or as it is, which only some parsers forgive.
	 *
	 * @param string $text Text.
	 */
	private static function inside( string $text ): string {
		return match ( mt_rand( 0, 15 ) ) {
			0       => $text,
			1, 2, 3 => "<![CDATA[{$text}]]>",
			default => htmlspecialchars( $text, ENT_XML1 | ENT_QUOTES | ENT_SUBSTITUTE ),
		};
	}

	/**
	 * A value as text.
	 *
	 * @param mixed $value Anything.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value, JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
