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

/**
 * Reads a post as the Graph API answers it.
 *
 * @phpstan-import-type Link from RemotePost
 */
final class FacebookPost {

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
		'comments'          => [ 'summary' => [ 'total_count' => 'number' ] ],
		'reactions'         => [ 'summary' => [ 'total_count' => 'number' ] ],
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

		$kind     = 'none';
		$total    = 0;
		$links    = [];
		$pictures = [];
		if ( $children !== [] || $cards !== [] ) {
			[ $links, $pictures ] = self::cards( $children === [] ? array_values( $cards ) : $children, $id );
		} elseif ( in_array( $type, [ 'photo', 'album', 'video' ], true ) ) {
			$items    = $parts === [] ? [ $attachment ] : $parts;
			// What is shared belongs to somebody else, and its photo may not be read.
			$pictures = self::media( $items, $id, ( $row['status_type'] ?? '' ) !== 'shared_story' );
			$total    = count( $items );
			$kind     = $pictures === [] ? 'none' : ( $total > 1 ? 'album' : ( $type === 'album' ? 'photo' : $type ) );
		} elseif ( $attachment !== [] ) {
			[ $links, $pictures ] = self::cards( [ $attachment ], $id );
		}

		$text   = Field::text( $row['message'] ?? null );
		$from   = Field::id( Field::at( $row, 'from', 'id' ) );
		$author = Field::line( Field::at( $row, 'from', 'name' ) );
		return new RemotePost(
			$id,
			$time,
			[
				'url'    => Field::url( $row['permalink_url'] ?? null ) ?? "https://www.facebook.com/{$id}",
				'author' => $from === '' || $from === $account || $author === ''
					? null
					: [ 'name' => $author, 'url' => null ],
				'text'   => $text === '' && $kind === 'none' && $links === []
					? Field::text( $row['story'] ?? null )
					: $text,
				'tags'   => $text === '' ? [] : self::tags( Field::rows( $row['message_tags'] ?? null ) ),
				'kind'   => $kind,
				'total'  => $total,
				'links'  => $links,
				'counts' => array_filter(
					[
						'likes'    => Field::count( Field::at( $row, 'reactions', 'summary', 'total_count' ) ),
						'comments' => Field::count( Field::at( $row, 'comments', 'summary', 'total_count' ) ),
						'shares'   => Field::count( Field::at( $row, 'shares', 'count' ) ),
					],
					static fn( ?int $count ): bool => $count !== null
				),
			],
			$pictures
		);
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
			if ( $url === null || count( $pictures ) === RemotePost::PICTURES ) {
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

	/**
	 * Mentioned accounts. People's links are app-scoped and lead nowhere: they are shown without.
	 *
	 * @param list<array<mixed>> $rows `message_tags`.
	 * @return list<array{name: string, url: string|null, offset: int, length: int}>
	 */
	private static function tags( array $rows ): array {
		$tags = [];
		foreach ( array_slice( $rows, 0, 50 ) as $row ) {
			$id   = Field::id( $row['id'] ?? null );
			$name = Field::line( $row['name'] ?? null );
			if ( $name === '' ) {
				continue;
			}
			$linked = $id !== '' && in_array( $row['type'] ?? '', [ 'page', 'group', 'event', 'application' ], true );
			$tags[] = [
				'name'   => $name,
				'url'    => $linked ? "https://www.facebook.com/{$id}" : null,
				'offset' => Field::count( $row['offset'] ?? null ) ?? 0,
				'length' => Field::count( $row['length'] ?? null ) ?? 0,
			];
		}
		return $tags;
	}
}
