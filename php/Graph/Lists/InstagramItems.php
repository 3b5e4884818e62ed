<?php
/**
 * Single posts of Instagram accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Content;
use Vitrine\Graph\Existence;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\Listing;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a medium by its id or address, lists what there is to choose from, and the file of a film.
 */
final class InstagramItems {

	/** Media that are searched for an address, in pages of a hundred. */
	private const PAGES = 3;

	/** Characters of a title. */
	private const TITLE = 80;

	private const FIELDS = 'id,caption,timestamp,permalink,media_type,media_url,thumbnail_url';

	/**
	 * Keeps where to ask.
	 *
	 * @param string $base    Base address with version.
	 * @param string $account Id of the account, or `me`.
	 * @param Client $client  Conversation.
	 * @param string $token   Token.
	 */
	public function __construct(
		private readonly string $base,
		private readonly string $account,
		private readonly Client $client,
		#[\SensitiveParameter] private readonly string $token
	) {}

	/**
	 * The medium with an id or an address.
	 *
	 * @param string $item Id or address.
	 * @return Choice|null Null where there is none.
	 * @throws GraphError When the network does not answer.
	 */
	public function find( string $item ): ?Choice {
		$id = Content::of( 'post', $item )?->item;
		if ( $id !== null ) {
			try {
				return self::choice(
					$this->client->get( "{$this->base}/{$id}", [ 'fields' => self::FIELDS ], $this->token )
				);
			} catch ( GraphError $error ) {
				if ( Existence::is_missing( $error ) ) {
					return null;
				}
				throw $error;
			}
		}
		$mark = Address::mark( 'instagram', $item );
		return $mark === null ? null : $this->searched( $mark );
	}

	/**
	 * The newest media.
	 *
	 * @return list<Choice>
	 * @throws GraphError When the network does not answer.
	 */
	public function all(): array {
		$list = $this->client->listing(
			"{$this->base}/{$this->account}/media",
			[ 'fields' => self::FIELDS, 'limit' => 100 ],
			$this->token
		);
		return array_map( self::choice( ... ), $list->rows );
	}

	/**
	 * The file of a film.
	 *
	 * @param string $id       Id of the medium.
	 * @param int    $position Which of its pictures stands for the film.
	 * @return string|null Its signed address, null where the network gives none.
	 * @throws GraphError When the network does not answer.
	 */
	public function film( string $id, int $position ): ?string {
		$one   = 'id,media_type,media_url';
		$body  = $this->client->get( "{$this->base}/{$id}", [ 'fields' => "{$one},children{{$one}}" ], $this->token );
		$parts = Field::rows( Field::at( $body, 'children', 'data' ) );
		$item  = $parts === [] ? $body : $parts[ $position ] ?? [];
		return ( $item['media_type'] ?? '' ) === 'VIDEO' ? Field::url( $item['media_url'] ?? null ) : null;
	}

	/**
	 * The medium whose address has a shortcode.
	 *
	 * @param string $shortcode Shortcode.
	 * @return Choice|null Null where the newest media have none.
	 * @throws GraphError When the network does not answer.
	 */
	private function searched( string $shortcode ): ?Choice {
		$cursor = [];
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$list = $this->client->listing(
				"{$this->base}/{$this->account}/media",
				[ 'fields' => self::FIELDS, 'limit' => 100, ...$cursor ],
				$this->token
			);
			foreach ( $list->rows as $row ) {
				$link = $row['permalink'] ?? null;
				if ( is_string( $link ) && Address::mark( 'instagram', $link ) === $shortcode ) {
					return self::choice( $row );
				}
			}
			if ( $list->after === null ) {
				break;
			}
			$cursor = Listing::cursor( $list->after );
		}
		return null;
	}

	/**
	 * A medium as a choice.
	 *
	 * @param array<mixed> $row The node.
	 */
	private static function choice( array $row ): Choice {
		$is_film = ( $row['media_type'] ?? '' ) === 'VIDEO';
		return new Choice(
			Field::id( $row['id'] ?? null ),
			Field::line( $row['caption'] ?? null, self::TITLE ),
			null,
			Field::time( $row['timestamp'] ?? null ),
			Field::url( $row['thumbnail_url'] ?? ( $is_film ? null : $row['media_url'] ?? null ) )
		);
	}
}
