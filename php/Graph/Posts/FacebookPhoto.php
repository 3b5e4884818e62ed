<?php
/**
 * Photos, videos and albums of Facebook pages.
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
 * Reads what a page has besides posts as the Graph API answers it, each as a post.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class FacebookPhoto {

	/** The picture that is asked for has at least this width, in pixels. */
	private const WIDTH = 1080;

	private const IMAGES = [ '*' => [ 'source' => 'url', 'width' => 'number', 'height' => 'number' ] ];

	private const COUNTS = [
		'comments'  => [ 'summary' => [ 'total_count' => 'number' ] ],
		'reactions' => [ 'summary' => [ 'total_count' => 'number' ] ],
	];

	private const PHOTO = [
		'id'              => 'id',
		'created_time'    => 'text',
		'backdated_time'  => 'text',
		'name'            => 'text',
		'link'            => 'text',
		'images'          => self::IMAGES,
		'alt_text'        => '?text',
		'alt_text_custom' => '?text',
	] + self::COUNTS;

	private const VIDEO = [
		'id'            => 'id',
		'created_time'  => 'text',
		'title'         => 'text',
		'description'   => 'text',
		'permalink_url' => 'text',
		'picture'       => 'url',
		'format'        => [ '*' => [ 'picture' => 'url', 'width' => 'number', 'height' => 'number' ] ],
	] + self::COUNTS;

	private const ALBUM = [
		'id'           => 'id',
		'created_time' => 'text',
		'name'         => 'text',
		'description'  => 'text',
		'link'         => 'text',
		'count'        => 'number',
		'photo_count'  => 'number',
		'cover_photo'  => '?object',
		'photos'       => [ 'data' => [ '*' => [ 'id' => 'id', 'images' => self::IMAGES ] ] ],
	] + self::COUNTS;

	/**
	 * A photo as a post.
	 *
	 * @param array<mixed> $row The node.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function photo( array $row ): RemotePost {
		Shape::check( $row, self::PHOTO );
		$picture = self::picture( $row, 0 );
		$id      = Field::id( $row['id'] ?? null );
		return self::post(
			$row,
			[
				'url'       => Field::url( $row['link'] ?? null ) ?? "https://www.facebook.com/{$id}",
				'text'      => Field::text( $row['name'] ?? null ),
				'kind'      => $picture === null ? 'none' : 'photo',
				'total'     => $picture === null ? 0 : 1,
				'backdated' => isset( $row['backdated_time'] ),
			],
			$picture === null ? [] : [ $picture ]
		);
	}

	/**
	 * A video as a post.
	 *
	 * @param array<mixed> $row The node.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function video( array $row ): RemotePost {
		Shape::check( $row, self::VIDEO );
		$id     = Field::id( $row['id'] ?? null );
		$path   = is_string( $row['permalink_url'] ?? null ) ? $row['permalink_url'] : '';
		// The path alone, as a rule.
		$url    = Field::url( str_starts_with( $path, '/' ) ? "https://www.facebook.com{$path}" : $path )
			?? "https://www.facebook.com/watch/?v={$id}";
		$format = self::nearest( Field::rows( $row['format'] ?? null ), 'picture' );
		$poster = Field::url( $format['picture'] ?? null ) ?? Field::url( $row['picture'] ?? null );
		$title  = Field::line( $row['title'] ?? null );
		$text   = Field::text( $row['description'] ?? null );
		return self::post(
			$row,
			[
				'url'    => $url,
				// Many begin their text with it.
				'title'  => str_contains( $text, $title ) ? '' : $title,
				'text'   => $text,
				'kind'   => 'video',
				'total'  => 1,
				'player' => [ 'provider' => 'facebook', 'url' => $url, 'ratio' => Player::ratio( $format ) ?? 0.0 ],
				'reel'   => str_contains( $url, '/reel/' ),
			],
			$poster === null ? [] : [ new RemotePicture( 0, $id, $poster ) ]
		);
	}

	/**
	 * An album as a post, or null while there is nothing in it.
	 *
	 * @param array<mixed> $row The node.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function album( array $row ): ?RemotePost {
		Shape::check( $row, self::ALBUM );
		$total = Field::count( $row['photo_count'] ?? null ) ?? Field::count( $row['count'] ?? null );
		if ( $total === 0 ) {
			return null;
		}
		$nodes    = Field::rows( Field::at( $row, 'photos', 'data' ) );
		$cover    = is_array( $row['cover_photo'] ?? null ) ? $row['cover_photo'] : [];
		$first    = Field::id( $cover['id'] ?? null );
		$pictures = [];
		foreach ( [ $cover, ...$nodes ] as $index => $node ) {
			$picture = $index > 0 && Field::id( $node['id'] ?? null ) === $first
				? null
				: self::picture( $node, count( $pictures ) );
			if ( $picture !== null && count( $pictures ) < RemotePost::KEPT_PICTURES ) {
				$pictures[] = $picture;
			}
		}
		$id   = Field::id( $row['id'] ?? null );
		$name = Field::line( $row['name'] ?? null );
		$text = Field::text( $row['description'] ?? null );
		return self::post(
			$row,
			[
				'url'   => Field::url( $row['link'] ?? null ) ?? "https://www.facebook.com/{$id}",
				'title' => $name,
				'text'  => $text,
				'kind'  => 'album',
				'total' => $total ?? count( $pictures ),
			],
			$pictures
		);
	}

	/**
	 * The address of the smallest rendition of at least 1080 px, else of the largest.
	 *
	 * @param mixed $images `images` of a photo.
	 */
	public static function rendition( mixed $images ): ?string {
		return Field::url( self::nearest( Field::rows( $images ), 'source' )['source'] ?? null );
	}

	/**
	 * What the network says that a photo shows; its guess, where nobody else does.
	 *
	 * @param array<mixed> $photo The node.
	 */
	public static function alt( array $photo ): string {
		$custom = Field::line( $photo['alt_text_custom'] ?? null, 500 );
		$alt    = $custom === '' ? Field::line( $photo['alt_text'] ?? null, 500 ) : $custom;
		return str_starts_with( $alt, 'No photo description' ) ? '' : $alt;
	}

	/**
	 * The smallest rendition of at least 1080 px, else the largest.
	 *
	 * @param list<array<mixed>> $renditions Renditions.
	 * @param string             $address    Which member has the address.
	 * @return array<mixed> Empty where there is none.
	 */
	private static function nearest( array $renditions, string $address ): array {
		$best  = [];
		$width = 0;
		foreach ( $renditions as $rendition ) {
			$wide   = Field::count( $rendition['width'] ?? null ) ?? 0;
			$nearer = $wide >= self::WIDTH ? ( $width < self::WIDTH || $wide < $width ) : $wide > $width;
			if ( $nearer && Field::url( $rendition[ $address ] ?? null ) !== null ) {
				$best  = $rendition;
				$width = $wide;
			}
		}
		return $best;
	}

	/**
	 * The picture of a photo, or null.
	 *
	 * @param array<mixed> $photo    The node.
	 * @param int          $position Place in the post.
	 */
	private static function picture( array $photo, int $position ): ?RemotePicture {
		$url = self::rendition( $photo['images'] ?? null );
		$id  = Field::id( $photo['id'] ?? null );
		return $url === null || $id === '' ? null : new RemotePicture( $position, $id, $url, self::alt( $photo ) );
	}

	/**
	 * A post with what all of them have.
	 *
	 * @param array<mixed>         $row      The node.
	 * @param array<string, mixed> $data     What is its own.
	 * @param RemotePicture[]      $pictures Pictures.
	 * @throws GraphError Of kind Malformed when it has no id or no time.
	 */
	private static function post( array $row, array $data, array $pictures ): RemotePost {
		$id   = Field::id( $row['id'] ?? null );
		$time = Field::time( $row['backdated_time'] ?? null ) ?? Field::time( $row['created_time'] ?? null );
		if ( $id === '' || $time === null ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		/** Its parts are of these types.
		 *
		 * @var PostData $all */
		$all = [ ...RemotePost::NOTHING, ...$data, 'counts' => FacebookCounts::of( $row ) ];
		return new RemotePost( $id, $time, $all, $pictures );
	}
}
