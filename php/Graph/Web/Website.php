<?php
/**
 * Websites with a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Account;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\Listing;
use Vitrine\Graph\Posts\PostPage;
use Vitrine\Graph\Profiles\Profile;
use Vitrine\Graph\Tokenless;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads RSS, Atom and JSON Feed as a network. There is no token; the account is a hash of the feed's address, which is
 * too long for the column and may have a key in it.
 *
 * @phpstan-type Memo array{url?: string, validators?: array<string, string>, reader?: int}
 */
final class Website extends Tokenless {

	/** Version of what is read of a feed: raised, documents that have not changed are read again. */
	private const READER = 2;

	/** Documents of one feed: most have one, archives go on. */
	private const MAX_PAGES = 20;

	/**
	 * The first document, once it was asked for in this run.
	 *
	 * @var WebDocument|null
	 */
	private ?WebDocument $first = null;

	/**
	 * What it holds.
	 *
	 * @var ParsedFeed|null
	 */
	private ?ParsedFeed $feed = null;

	/**
	 * Keys of the entries that this run has had.
	 *
	 * @var array<string, true>
	 */
	private array $seen = [];

	/**
	 * Keeps what is known of the feed.
	 *
	 * @param WebHosts     $hosts Which origins may be private.
	 * @param array<mixed> $memo  What a source keeps: its address, and what tells whether it has changed.
	 */
	public function __construct( private readonly WebHosts $hosts, private readonly array $memo = [] ) {}

	/**
	 * The account of an address.
	 *
	 * @param string $url Address of a feed.
	 */
	public static function account_of( string $url ): string {
		return substr( hash( 'sha256', $url ), 0, 40 );
	}

	/**
	 * What a source keeps at first.
	 *
	 * @param string $url Address of the feed.
	 * @return Memo
	 */
	public static function memo( string $url ): array {
		return [ 'url' => $url ];
	}

	/**
	 * The feeds of an address: its own, or those that the page there names.
	 *
	 * @param Client $client Conversation.
	 * @param string $url    What was pasted.
	 * @return list<array{url: string, title: string}> None = it is a page without feeds.
	 * @throws GraphError When nobody answers with either.
	 */
	public function feeds( Client $client, string $url ): array {
		$document = ( new DocumentFetcher( $client, $this->hosts ) )->get( $url );
		try {
			$feed = self::parsed( $document );
			return [ [ 'url' => $url, 'title' => self::title( $feed, $document->url ) ] ];
		} catch ( GraphError $error ) {
			$found = Discovery::feeds( XmlText::utf8( $document->body, $document->charset ), $document->url );
			if ( $found === [] && $error->kind !== ErrorKind::NoFeed ) {
				throw $error;
			}
			return $found;
		}
	}

	/**
	 * The feed: its name, picture and description. Where it has not changed, nothing but its id.
	 *
	 * @param Client $client Conversation.
	 * @param string $id     Hash of its address.
	 * @param string $token  Empty.
	 * @param bool   $whole  One document tells all.
	 */
	public function account(
		Client $client,
		string $id,
		#[\SensitiveParameter] string $token,
		bool $whole = false
	): Account {
		$document = $this->first( $client );
		if ( $document->is_unchanged ) {
			return new Account( $id, '' );
		}
		$feed = $this->feed( $client );
		return new Account(
			$id,
			self::title( $feed, $this->url() ),
			$feed->site,
			$feed->picture,
			profile: Profile::of( [ 'about' => $feed->about ] )
		);
	}

	/**
	 * A document of the feed. One that does not answer ends the list, unless it is the first.
	 *
	 * @param Client      $client  Conversation.
	 * @param string      $account Hash of its address.
	 * @param string      $token   Empty.
	 * @param string|null $after   Number and address of the next document.
	 * @param int         $limit   Documents are as long as they are.
	 * @param string[]    $dropped Nothing can be left out.
	 * @param Content     $content What of it.
	 */
	public function posts(
		Client $client,
		string $account,
		#[\SensitiveParameter] string $token,
		?string $after,
		int $limit,
		array $dropped,
		Content $content = new Content()
	): PostPage {
		if ( $after === null ) {
			$document = $this->first( $client );
			return $document->is_unchanged
				? new PostPage( [], null, [], null, true )
				: $this->page( $this->feed( $client ), 1, $document );
		}
		$cursor = Listing::cursor( $after );
		try {
			$document = ( new DocumentFetcher( $client, $this->hosts ) )->get( $cursor['url'] ?? '' );
			return $this->page( self::parsed( $document ), (int) ( $cursor['page'] ?? self::MAX_PAGES ), null );
		} catch ( GraphError ) {
			return new PostPage( [], null );
		}
	}

	/**
	 * A page of posts.
	 *
	 * @param ParsedFeed       $feed     Feed.
	 * @param int              $number   Number of the document, from 1.
	 * @param WebDocument|null $document Document, where it tells whether the feed has changed.
	 */
	private function page( ParsedFeed $feed, int $number, ?WebDocument $document ): PostPage {
		$now    = time();
		$is_new = false;
		$posts  = [];
		foreach ( $feed->entries as $place => $entry ) {
			$is_new                      = $is_new || ! isset( $this->seen[ $entry->key() ] );
			$this->seen[ $entry->key() ] = true;
			if ( ! $entry->is_empty() ) {
				// What has no date keeps the order of the feed.
				$posts[] = $entry->post( $now - $place );
			}
		}
		// Pages that only repeat have come round in a circle.
		$next = $is_new && $number < self::MAX_PAGES ? $feed->next : null;
		return new PostPage(
			$posts,
			$next === null
				? null
				: http_build_query( [ 'page' => $number + 1, 'url' => $next ], '', '&', PHP_QUERY_RFC3986 ),
			[],
			$document === null
				? null
				: [ 'url' => $this->url(), 'validators' => $document->validators, 'reader' => self::READER ]
		);
	}

	/**
	 * The first document, asked for once in a run.
	 *
	 * @param Client $client Conversation.
	 * @throws GraphError When there is none.
	 */
	private function first( Client $client ): WebDocument {
		$known = ( $this->memo['reader'] ?? 0 ) === self::READER ? ( $this->memo['validators'] ?? [] ) : [];
		return $this->first ??= ( new DocumentFetcher( $client, $this->hosts ) )->get(
			$this->url(),
			array_intersect_key(
				array_filter( is_array( $known ) ? $known : [], 'is_string' ),
				[ 'If-None-Match' => 1, 'If-Modified-Since' => 1 ]
			)
		);
	}

	/**
	 * What the first document holds.
	 *
	 * @param Client $client Conversation.
	 * @throws GraphError When it is no feed.
	 */
	private function feed( Client $client ): ParsedFeed {
		return $this->feed ??= self::parsed( $this->first( $client ) );
	}

	/**
	 * What a document holds.
	 *
	 * @param WebDocument $document Document.
	 * @throws GraphError When it is no feed.
	 */
	private static function parsed( WebDocument $document ): ParsedFeed {
		$start = ltrim( substr( $document->body, 0, 1000 ), "\xEF\xBB\xBF \t\r\n" );
		if ( str_starts_with( $start, '{' ) ) {
			return JsonFeed::read( $document->body, $document->url );
		}
		if ( $start === '' ) {
			throw new GraphError( ErrorKind::Broken, 200 );
		}
		return XmlFeed::read( $document->body, $document->charset, $document->url );
	}

	/**
	 * Its name; a feed without one is called as its host.
	 *
	 * @param ParsedFeed $feed Feed.
	 * @param string     $url  Where it was found.
	 */
	private static function title( ParsedFeed $feed, string $url ): string {
		$host = (string) preg_replace( '/^www\./', '', SafeHttp::host( $feed->site ?? $url ) );
		return $feed->title === '' ? Field::line( $host ) : $feed->title;
	}

	/**
	 * Address of the feed.
	 */
	private function url(): string {
		$url = $this->memo['url'] ?? '';
		return is_string( $url ) ? $url : '';
	}
}
