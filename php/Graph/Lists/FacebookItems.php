<?php
/**
 * Albums, playlists and single posts of Facebook pages.
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
 * Finds one of several by its id or address, lists what there is to choose from, and the file of a film.
 */
final class FacebookItems {

	/** Posts that are searched for an address, in pages of a hundred. */
	private const PAGES = 3;

	/** Characters of a title. */
	private const TITLE = 80;

	/**
	 * Keeps where to ask.
	 *
	 * @param string $base   Base address with version.
	 * @param Client $client Conversation.
	 * @param string $token  Token.
	 */
	public function __construct(
		private readonly string $base,
		private readonly Client $client,
		#[\SensitiveParameter] private readonly string $token
	) {}

	/**
	 * What has an id or an address.
	 *
	 * @param string $account Id of the page.
	 * @param string $kind    `album`, `playlist` or `post`.
	 * @param string $item    Id or address.
	 * @return Choice|null Null where there is none.
	 * @throws GraphError When the network does not answer.
	 */
	public function find( string $account, string $kind, string $item ): ?Choice {
		$id = Content::of( $kind, $item )->item ?? Address::mark( 'facebook', $item );
		if ( $id === null ) {
			return null;
		}
		if ( $kind !== 'post' ) {
			return ctype_digit( $id ) ? $this->named( $id, $kind === 'playlist' ? 'title' : 'name' ) : null;
		}
		$known = preg_match( '/^\d+(_\d+)?$/D', $id ) === 1
			? $this->named( str_contains( $id, '_' ) ? $id : "{$account}_{$id}", 'message' )
			: null;
		return $known ?? $this->searched( $account, $id );
	}

	/**
	 * What there is to choose from, newest first.
	 *
	 * @param string $account Id of the page.
	 * @param string $kind    `album`, `playlist` or `post`.
	 * @return list<Choice>
	 * @throws GraphError When the network does not answer.
	 */
	public function all( string $account, string $kind ): array {
		[ $edge, $fields, $title ] = match ( $kind ) {
			'album'    => [ 'albums', 'id,name,created_time,photo_count,picture', 'name' ],
			'playlist' => [ 'video_lists', 'id,title,creation_time,videos_count', 'title' ],
			default    => [ 'posts', 'id,message,story,created_time,picture', 'message' ],
		};
		$list      = $this->client->listing(
			"{$this->base}/{$account}/{$edge}",
			[ 'fields' => $fields, 'limit' => 100 ],
			$this->token
		);
		return array_map( static fn( array $row ): Choice => self::choice( $row, $title ), $list->rows );
	}

	/**
	 * The file of a film.
	 *
	 * @param string $id       Id of a post or a video.
	 * @param int    $position Which of its pictures stands for the film.
	 * @return string|null Its signed address, null where the network gives none.
	 * @throws GraphError When the network does not answer.
	 */
	public function film( string $id, int $position ): ?string {
		if ( ! str_contains( $id, '_' ) ) {
			$video = $this->client->get( "{$this->base}/{$id}", [ 'fields' => 'source' ], $this->token );
			return Field::url( $video['source'] ?? null );
		}
		$one   = 'media_type,media{source},target{id}';
		$body  = $this->client->get(
			"{$this->base}/{$id}",
			[ 'fields' => "attachments{{$one},subattachments.limit(100){{$one}}}" ],
			$this->token
		);
		$first = Field::rows( Field::at( $body, 'attachments', 'data' ) )[0] ?? [];
		$parts = Field::rows( Field::at( $first, 'subattachments', 'data' ) );
		$item  = $parts === [] ? $first : $parts[ $position ] ?? [];
		$video = Field::id( Field::at( $item, 'target', 'id' ) );
		return ( $item['media_type'] ?? '' ) !== 'video' ? null : (
			Field::url( Field::at( $item, 'media', 'source' ) )
			?? ( $video === '' || str_contains( $video, '_' ) ? null : $this->film( $video, 0 ) )
		);
	}

	/**
	 * What has an id.
	 *
	 * @param string $id    Id.
	 * @param string $title Which field names it.
	 * @return Choice|null Null where there is none.
	 * @throws GraphError When the network does not answer.
	 */
	private function named( string $id, string $title ): ?Choice {
		try {
			$row = $this->client->get( "{$this->base}/{$id}", [ 'fields' => "id,{$title}" ], $this->token );
			return self::choice( [ ...$row, 'id' => $id ], $title );
		} catch ( GraphError $error ) {
			if ( Existence::is_missing( $error ) ) {
				return null;
			}
			throw $error;
		}
	}

	/**
	 * The post whose address, photo or video has a mark.
	 *
	 * @param string $account Id of the page.
	 * @param string $mark    What Address found.
	 * @return Choice|null Null where the newest posts have none.
	 * @throws GraphError When the network does not answer.
	 */
	private function searched( string $account, string $mark ): ?Choice {
		$fields = 'id,message,created_time,permalink_url,attachments{target{id}}';
		$cursor = [];
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$list = $this->client->listing(
				"{$this->base}/{$account}/posts",
				[ 'fields' => $fields, 'limit' => 100, ...$cursor ],
				$this->token
			);
			foreach ( $list->rows as $row ) {
				$attachment = Field::rows( Field::at( $row, 'attachments', 'data' ) )[0] ?? null;
				$target     = Field::at( $attachment, 'target', 'id' );
				$link       = $row['permalink_url'] ?? null;
				if ( $target === $mark || is_string( $link ) && Address::mark( 'facebook', $link ) === $mark ) {
					return self::choice( $row, 'message' );
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
	 * A row as a choice.
	 *
	 * @param array<mixed> $row   The node.
	 * @param string       $title Which field names it.
	 */
	private static function choice( array $row, string $title ): Choice {
		return new Choice(
			Field::id( $row['id'] ?? null ),
			Field::line( $row[ $title ] ?? $row['story'] ?? null, self::TITLE ),
			Field::count( $row['photo_count'] ?? $row['videos_count'] ?? null ),
			Field::time( $row['created_time'] ?? $row['creation_time'] ?? null ),
			Field::url( Field::at( $row, 'picture', 'data', 'url' ) ?? $row['picture'] ?? null )
		);
	}
}
