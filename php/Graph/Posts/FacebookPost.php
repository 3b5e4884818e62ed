<?php
/**
 * Posts of Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads a post as the Graph API answers it.
 *
 * @phpstan-import-type Link from RemotePost
 * @phpstan-import-type Playable from RemotePost
 */
final class FacebookPost {

	private const TOTAL = [ 'summary' => [ 'total_count' => 'number' ] ];

	private const ATTACHMENT = [
		'media_type'    => 'text',
		'type'          => 'text',
		'title'         => 'text',
		'description'   => 'text',
		'url'           => 'text',
		'unshimmed_url' => 'text',
		'target'        => [ 'id' => 'id', 'url' => 'text' ],
		'media'         => [ 'image' => [ 'src' => 'url' ] ],
	];

	/** What the fields of a post look like. */
	private const SHAPE = [
		'id'                => 'id',
		'created_time'      => 'text',
		'backdated_time'    => 'text',
		'message'           => 'text',
		'message_tags'      => [ '*' => [ 'name' => 'text' ] ],
		'story'             => 'text',
		'permalink_url'     => 'text',
		'status_type'       => 'text',
		// People are named to some tokens only.
		'from'              => '?object',
		'comments'          => self::TOTAL,
		'reactions'         => self::TOTAL + [ 'data' => [ '*' => [ 'name' => 'text' ] ] ],
		'like'              => self::TOTAL,
		'love'              => self::TOTAL,
		'care'              => self::TOTAL,
		'haha'              => self::TOTAL,
		'wow'               => self::TOTAL,
		'sad'               => self::TOTAL,
		'angry'             => self::TOTAL,
		'call_to_action'    => [ 'type' => 'text', 'value' => '?object' ],
		'parent_id'         => 'text',
		'shares'            => [ 'count' => 'number' ],
		'attachments'       => [
			'data' => [ '*' => self::ATTACHMENT + [ 'subattachments' => [ 'data' => [ '*' => self::ATTACHMENT ] ] ] ],
		],
		'child_attachments' => [
			'*' => [ 'name' => 'text', 'link' => 'text', 'description' => 'text', 'picture' => 'url' ],
		],
	];

	/**
	 * A post of an answer.
	 *
	 * @param array<mixed> $row     The node.
	 * @param string       $account Id of the page.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function of( array $row, string $account ): RemotePost {
		Shape::check( $row, self::SHAPE );
		$id   = Field::id( $row['id'] ?? null );
		$time = Field::time( $row['backdated_time'] ?? null ) ?? Field::time( $row['created_time'] ?? null );
		if ( $id === '' || $time === null ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		$attachment = Field::rows( Field::at( $row, 'attachments', 'data' ) )[0] ?? [];
		$parts      = Field::rows( Field::at( $attachment, 'subattachments', 'data' ) );
		$type       = is_string( $attachment['media_type'] ?? null ) ? $attachment['media_type'] : '';
		$children   = Field::rows( $row['child_attachments'] ?? null );
		$cards      = array_filter(
			$parts,
			static fn( array $part ): bool => in_array(
				$part['media_type'] ?? $part['type'] ?? '',
				[ 'link', 'share' ],
				true
			)
		);

		$shared   = self::shared( $row, $attachment );
		$player   = self::player( $attachment, $type );
		$kind     = 'none';
		$total    = 0;
		$links    = [];
		$pictures = [];
		$films    = [];
		if ( $children !== [] || $cards !== [] ) {
			[ $links, $pictures ] = self::cards( $children === [] ? array_values( $cards ) : $children, $id );
		} elseif ( $type === 'video' ? $player !== null : in_array( $type, [ 'photo', 'album' ], true ) ) {
			$items    = $parts === [] ? [ $attachment ] : $parts;
			// What is shared belongs to somebody else, and its photo may not be read.
			$pictures = self::media( $items, $id, ( $row['status_type'] ?? '' ) !== 'shared_story' );
			$films    = $parts === [] ? [] : self::films( $parts );
			$total    = count( $items );
			$kind     = $pictures === [] ? 'none' : ( $total > 1 ? 'album' : ( $type === 'album' ? 'photo' : $type ) );
		} elseif ( $attachment !== [] && $shared === null ) {
			[ $links, $pictures ] = self::cards( [ $attachment ], $id );
		}

		$text   = Field::text( $row['message'] ?? null );
		$from   = Field::id( Field::at( $row, 'from', 'id' ) );
		$author = Field::line( Field::at( $row, 'from', 'name' ) );
		return new RemotePost(
			$id,
			$time,
			[
				...RemotePost::NOTHING,
				'url'       => Field::url( $row['permalink_url'] ?? null ) ?? "https://www.facebook.com/{$id}",
				'author'    => $from === '' || $from === $account || $author === ''
					? null
					: [ 'name' => $author, 'url' => null ],
				'text'      => $text === '' && $kind === 'none' && $links === [] && $shared === null
					? Field::text( $row['story'] ?? null )
					: $text,
				'tags'      => $text === '' ? [] : MessageTags::of( Field::rows( $row['message_tags'] ?? null ) ),
				'kind'      => $kind,
				'total'     => $total,
				'links'     => $links,
				'counts'    => FacebookCounts::of( $row ),
				'reactions' => FacebookCounts::reactions( $row ),
				'people'    => FacebookCounts::people( $row ),
				'button'    => self::button( $row['call_to_action'] ?? null, $account ),
				'shared'    => $shared,
				'player'    => $player,
				'films'     => $films,
				'backdated' => isset( $row['backdated_time'] ),
				'reel'      => $kind === 'video' && str_contains( $player['url'] ?? '', '/reel/' ),
			],
			$pictures
		);
	}

	/**
	 * The button below a post, null when it leads nowhere.
	 *
	 * @param mixed  $action  `call_to_action`.
	 * @param string $account Id of the page.
	 * @return array{type: string, url: string}|null
	 */
	private static function button( mixed $action, string $account ): ?array {
		$type = Field::at( $action, 'type' );
		$link = Field::at( $action, 'value', 'link' );
		if ( ! is_string( $type ) || preg_match( '/^[A-Z][A-Z_]{1,39}$/D', $type ) !== 1 || $type === 'NO_BUTTON' ) {
			return null;
		}
		$chat  = $type === 'MESSAGE_PAGE' ? "https://m.me/{$account}" : null;
		$calls = is_string( $link ) && preg_match( '/^tel:\+?[0-9().\- ]{3,30}$/D', $link ) === 1;
		$url   = $calls ? $link : Field::url( $link ) ?? $chat;
		return $url === null ? null : [ 'type' => $type, 'url' => $url ];
	}

	/**
	 * What a page plays that is attached.
	 *
	 * @param array<mixed> $attachment Attachment.
	 * @param string       $type       Its `media_type`.
	 * @return Playable|null
	 */
	private static function player( array $attachment, string $type ): ?array {
		$ratio  = Player::ratio( Field::at( $attachment, 'media', 'image' ) );
		$url    = Field::url( $attachment['unshimmed_url'] ?? null ) ?? Field::url( $attachment['url'] ?? null );
		$player = Player::of( $url, $ratio );
		if ( $player !== null || $type !== 'video' || $url === null ) {
			return $player;
		}
		// A film of the network's own, whatever its address looks like.
		return preg_match( '/(^|\.)facebook\.com$/iD', (string) wp_parse_url( $url, PHP_URL_HOST ) ) === 1
			? [ 'provider' => 'facebook', 'url' => $url, 'ratio' => $ratio ?? 0.0 ]
			: null;
	}

	/**
	 * The post that a post shares.
	 *
	 * @param array<mixed> $row        The node.
	 * @param array<mixed> $attachment Its attachment.
	 * @return array{author: string, url: string, text: string}|null
	 */
	private static function shared( array $row, array $attachment ): ?array {
		$parent = Field::id( $row['parent_id'] ?? null );
		if ( $parent === '' || ( $row['status_type'] ?? '' ) !== 'shared_story' ) {
			return null;
		}
		return [
			'author' => Field::line( $attachment['title'] ?? null ),
			'url'    => Field::url( $attachment['unshimmed_url'] ?? null ) ?? "https://www.facebook.com/{$parent}",
			'text'   => Field::text( $attachment['description'] ?? null, 5000 ),
		];
	}

	/**
	 * The pictures of photos and videos.
	 *
	 * @param list<array<mixed>> $items Attachments.
	 * @param string             $post  Id of the post.
	 * @param bool               $own   Whether the account may read its photos.
	 * @return RemotePicture[]
	 */
	private static function media( array $items, string $post, bool $own ): array {
		$pictures = [];
		foreach ( $items as $item ) {
			$url = Field::url( Field::at( $item, 'media', 'image', 'src' ) );
			if ( $url === null || count( $pictures ) === RemotePost::KEPT_PICTURES ) {
				continue;
			}
			$target     = Field::id( Field::at( $item, 'target', 'id' ) );
			$is_photo   = $own && ( $item['media_type'] ?? $item['type'] ?? '' ) === 'photo';
			$pictures[] = new RemotePicture(
				count( $pictures ),
				$target === '' ? $post : $target,
				$url,
				'',
				$is_photo && $target !== '' ? $target : null
			);
		}
		return $pictures;
	}

	/**
	 * Positions of the pictures that stand for films.
	 *
	 * @param list<array<mixed>> $items Attachments.
	 * @return list<int>
	 */
	private static function films( array $items ): array {
		$shown = array_values(
			array_filter(
				$items,
				static fn( array $item ): bool => Field::url( Field::at( $item, 'media', 'image', 'src' ) ) !== null
			)
		);
		return array_keys(
			array_filter(
				array_slice( $shown, 0, RemotePost::KEPT_PICTURES ),
				static fn( array $item ): bool => ( $item['media_type'] ?? $item['type'] ?? '' ) === 'video'
			)
		);
	}

	/**
	 * Links with their pictures.
	 *
	 * @param list<array<mixed>> $items Attachments or child attachments.
	 * @param string             $post  Id of the post.
	 * @return array{list<Link>, list<RemotePicture>}
	 */
	private static function cards( array $items, string $post ): array {
		$links    = [];
		$pictures = [];
		foreach ( array_slice( $items, 0, 10 ) as $item ) {
			// `url` goes through the network's redirect; `unshimmed_url` is where the author meant it to go.
			$url = Field::url(
				$item['unshimmed_url'] ?? null
			) ?? Field::url( $item['link'] ?? null ) ?? Field::url( $item['url'] ?? null );
			if ( $url === null ) {
				continue;
			}
			$picture = Field::url(
				Field::at( $item, 'media', 'image', 'src' )
			) ?? Field::url( $item['picture'] ?? null );
			if ( $picture !== null ) {
				$pictures[] = new RemotePicture( RemotePost::LINK_POSITION + count( $links ), $post, $picture );
			}
			$links[] = [
				'url'   => $url,
				'title' => Field::line( $item['title'] ?? $item['name'] ?? null ),
				'text'  => Field::line( $item['description'] ?? null, 300 ),
			];
		}
		return [ $links, $pictures ];
	}
}
