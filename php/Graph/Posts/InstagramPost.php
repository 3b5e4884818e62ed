<?php
/**
 * Media of Instagram accounts.
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
 * Reads a medium as Instagram answers it.
 */
final class InstagramPost {

	private const MEDIUM = [
		'id'            => 'id',
		'media_type'    => 'text',
		// Copyrighted media have none.
		'media_url'     => '?url',
		'thumbnail_url' => '?url',
	];

	/** What the fields of a medium look like. */
	private const SHAPE = self::MEDIUM + [
		'media_product_type' => 'text',
		'caption'        => 'text',
		'permalink'      => 'text',
		'timestamp'      => 'text',
		'username'       => 'text',
		'alt_text'       => 'text',
		'comments_count' => 'number',
		'like_count'     => 'number',
		'children'       => [ 'data' => [ '*' => self::MEDIUM ] ],
	];

	/**
	 * A medium as a post.
	 *
	 * @param array<mixed> $row      The node.
	 * @param bool         $is_other Whether somebody else may have made it.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function of( array $row, bool $is_other = false ): RemotePost {
		Shape::check( $row, self::SHAPE );
		$id   = Field::id( $row['id'] ?? null );
		$time = Field::time( $row['timestamp'] ?? null );
		if ( $id === '' || $time === null ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		$children = Field::rows( Field::at( $row, 'children', 'data' ) );
		$items    = $children === [] ? [ $row ] : $children;
		$alt      = Field::line( $row['alt_text'] ?? null, 500 );
		$pictures = [];
		$films    = [];
		foreach ( $items as $item ) {
			// A film has a picture of its own; copyrighted media have none at all.
			$url   = ( $item['media_type'] ?? '' ) === 'VIDEO'
				? Field::url( $item['thumbnail_url'] ?? null )
				: Field::url( $item['media_url'] ?? null );
			$child = Field::id( $item['id'] ?? null );
			if ( $url !== null && count( $pictures ) < RemotePost::KEPT_PICTURES ) {
				if ( $children !== [] && ( $item['media_type'] ?? '' ) === 'VIDEO' ) {
					$films[] = count( $pictures );
				}
				$pictures[] = new RemotePicture(
					count( $pictures ),
					$child === '' ? $id : $child,
					$url,
					$pictures === [] ? $alt : ''
				);
			}
		}
		$is_film = ( $row['media_type'] ?? '' ) === 'VIDEO';
		$kind    = $is_film ? 'video' : ( count( $items ) > 1 ? 'album' : 'photo' );
		$url     = Field::url( $row['permalink'] ?? null );
		$handle  = $is_other ? Field::handle( $row['username'] ?? null ) : null;
		return new RemotePost(
			$id,
			$time,
			[
				...RemotePost::NOTHING,
				'url'    => $url,
				'author' => $handle === null
					? null
					: [ 'name' => $handle, 'url' => "https://www.instagram.com/{$handle}/" ],
				'text'   => Field::text( $row['caption'] ?? null ),
				'kind'   => $pictures === [] && ! $is_film ? 'none' : $kind,
				'total'  => $pictures === [] ? 0 : count( $items ),
				'counts' => array_filter(
					[
						'likes'    => Field::count( $row['like_count'] ?? null ),
						'comments' => Field::count( $row['comments_count'] ?? null ),
					],
					static fn( ?int $count ): bool => $count !== null
				),
				'player' => $is_film && $url !== null
					? [ 'provider' => 'instagram', 'url' => $url, 'ratio' => 0.0 ]
					: null,
				'films'  => $films,
				'reel'   => ( $row['media_product_type'] ?? '' ) === 'REELS',
			],
			$pictures
		);
	}
}
