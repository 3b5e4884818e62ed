<?php
/**
 * Answers of networks, each with its reader.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Mutated;

use Vitrine\Graph\Account;
use Vitrine\Graph\Comments\RemoteComment;
use Vitrine\Graph\Content;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Lists\FacebookLists;
use Vitrine\Graph\Lists\InstagramLists;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\FacebookEvent;
use Vitrine\Graph\Posts\FacebookPhoto;
use Vitrine\Graph\Posts\FacebookPost;
use Vitrine\Graph\Posts\FacebookReview;
use Vitrine\Graph\Posts\InstagramPost;
use Vitrine\Graph\Posts\RemotePost;

/**
 * Asks the Graph server for one page of each content, of hashtags and of comments, and for profiles.
 *
 * @phpstan-type Readable array{\Closure(array<mixed>): (RemotePost|RemoteComment|Account|null), array<mixed>}
 */
final class MutatedAnswers {

	/** Hashtags that the Graph server has media of. */
	private const HASHTAGS = [ 'hashtag' => 'poppy', 'hashtag-top' => 'poppy' ];

	/** Posts whose comments are asked for: not every one has some. */
	private const TALKS = 12;

	/**
	 * Where the networks are.
	 *
	 * @var Networks
	 */
	private readonly Networks $networks;

	/**
	 * Keeps whom to ask.
	 *
	 * @param string $facebook  Token of a page.
	 * @param string $page      Id of the page.
	 * @param string $instagram Token of an Instagram account.
	 * @param string $account   Id of that account, which belongs to the page.
	 */
	public function __construct(
		#[\SensitiveParameter] private readonly string $facebook,
		private readonly string $page,
		#[\SensitiveParameter] private readonly string $instagram,
		private readonly string $account
	) {
		$this->networks = new Networks( Origins::of_site() );
	}

	/**
	 * Everything that was answered.
	 *
	 * @return array<string, list<Readable>> By network and content.
	 */
	public function all(): array {
		return [ ...$this->facebook(), ...$this->instagram(), ...$this->comments(), ...$this->profiles() ];
	}

	/**
	 * Posts of a page.
	 *
	 * @return array<string, list<Readable>>
	 */
	private function facebook(): array {
		$found = [];
		foreach ( array_diff( FacebookLists::CONTENTS, [ 'playlist', 'album', 'post' ] ) as $kind ) {
			$read                       = match ( $kind ) {
				'photos'  => FacebookPhoto::photo( ... ),
				'videos'  => FacebookPhoto::video( ... ),
				'albums'  => FacebookPhoto::album( ... ),
				'events'  => static fn( array $row ): RemotePost => FacebookEvent::of( $row, time() ),
				'reviews' => fn( array $row ): RemotePost => FacebookReview::of( $row, $this->page ),
				default   => fn( array $row ): RemotePost => FacebookPost::of( $row, $this->page ),
			};
			$found[ "facebook {$kind}" ] = self::rows( fn() => $this->networks->get( 'facebook' )->posts( new Client(), $this->page, $this->facebook, null, 100, [], new Content( $kind ) ), $read );
		}
		return $found;
	}

	/**
	 * Media of an account and of hashtags.
	 *
	 * @return array<string, list<Readable>>
	 */
	private function instagram(): array {
		$found = [];
		foreach ( array_diff( InstagramLists::CONTENTS, [ 'post' ] ) as $kind ) {
			$is_other = $kind === 'tagged' || isset( self::HASHTAGS[ $kind ] );
			// Only Facebook's login has hashtags.
			$token                        = isset( self::HASHTAGS[ $kind ] ) ? $this->facebook : $this->instagram;
			$found[ "instagram {$kind}" ] = self::rows(
				fn() => $this->networks->get( 'instagram' )->posts( new Client(), $this->account, $token, null, 100, [], new Content( $kind, self::HASHTAGS[ $kind ] ?? '' ) ),
				static fn( array $row ): RemotePost => InstagramPost::of( $row, $is_other )
			);
		}
		return $found;
	}

	/**
	 * Comments of both networks.
	 *
	 * @return array<string, list<Readable>>
	 */
	private function comments(): array {
		$found = [];
		foreach ( [ 'facebook' => [ $this->page, $this->facebook ], 'instagram' => [ $this->account, $this->instagram ] ] as $network => [ $account, $token ] ) {
			$edge = $this->networks->comments( $network );
			$read = static function ( array $row ) use ( $edge, $account ): ?RemoteComment {
				$comment = ( new \ReflectionMethod( $edge, 'read' ) )->invoke( $edge, $row, $account );
				return $comment instanceof RemoteComment ? $comment : null;
			};
			$rows = [];
			foreach ( array_slice( $this->networks->get( $network )->posts( new Client(), $account, $token, null, self::TALKS, [] )->posts, 0, self::TALKS ) as $post ) {
				$rows = [ ...$rows, ...self::rows( static fn() => $edge->first( new Client(), $account, $post->network_id, $token ), $read ) ];
			}
			$found[ "{$network} comments" ] = $rows;
		}
		return $found;
	}

	/**
	 * What accounts say of themselves.
	 *
	 * @return array<string, list<Readable>>
	 */
	private function profiles(): array {
		$found = [];
		foreach ( [ 'facebook' => [ $this->page, $this->facebook ], 'instagram' => [ $this->account, $this->instagram ] ] as $network => [ $account, $token ] ) {
			$ask    = fn(): Account => $this->networks->get( $network )->account( new Client(), $account, $token, true );
			$bodies = self::bodies( $ask );
			$read   = static function ( array $body ) use ( $ask ): Account {
				// Networks send JSON, which has no bytes that are no text.
				$json   = (string) wp_json_encode( $body, JSON_INVALID_UTF8_SUBSTITUTE );
				$answer = static fn(): array => [ 'headers' => [], 'body' => $json, 'response' => [ 'code' => 200, 'message' => '' ], 'cookies' => [] ];
				add_filter( 'pre_http_request', $answer );
				try {
					return $ask();
				} finally {
					remove_filter( 'pre_http_request', $answer );
				}
			};
			$found[ "{$network} profile" ] = array_map( static fn( array $body ): array => [ $read, $body ], $bodies );
		}
		return $found;
	}

	/**
	 * Rows of the lists that are answered.
	 *
	 * @param \Closure(): mixed                                                 $ask  Asks.
	 * @param \Closure(array<mixed>): (RemotePost|RemoteComment|Account|null) $read Reads a row.
	 * @return list<Readable>
	 */
	private static function rows( \Closure $ask, \Closure $read ): array {
		$found = [];
		foreach ( self::bodies( $ask ) as $body ) {
			foreach ( is_array( $body['data'] ?? null ) ? $body['data'] : [] as $row ) {
				// What a search for a hashtag answers is an id alone.
				if ( is_array( $row ) && count( $row ) > 1 ) {
					$found[] = [ $read, $row ];
				}
			}
		}
		return $found;
	}

	/**
	 * What the network answers.
	 *
	 * @param \Closure(): mixed $ask Asks.
	 * @return list<array<mixed>>
	 */
	private static function bodies( \Closure $ask ): array {
		$bodies = [];
		$keep   = static function ( array $response ) use ( &$bodies ): array {
			$body = json_decode( wp_remote_retrieve_body( $response ), true );
			if ( is_array( $body ) ) {
				$bodies[] = $body;
			}
			return $response;
		};
		add_filter( 'http_response', $keep );
		try {
			$ask();
		} catch ( GraphError ) {
			return [];
		} finally {
			remove_filter( 'http_response', $keep );
		}
		return $bodies;
	}
}
