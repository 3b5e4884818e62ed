<?php
/**
 * A post on a line of a prepared file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Writes posts as JSON, one on a line, so that reading can go on anywhere.
 *
 * @phpstan-import-type PostData from RemotePost
 */
final class PostLine {

	/**
	 * The line.
	 *
	 * @param RemotePost $post Post.
	 */
	public static function of( RemotePost $post ): string {
		$pictures = array_map(
			static fn( RemotePicture $one ): array => [ $one->position, $one->facebook_id, $one->url, $one->alt ],
			$post->pictures
		);
		return wp_json_encode( [ $post->network_id, $post->published_at, $post->data, $pictures ] ) . "\n";
	}

	/**
	 * The post, null where the line is damaged.
	 *
	 * @param string $line Line.
	 */
	public static function post( string $line ): ?RemotePost {
		$row = json_decode( $line, true );
		if (
			! is_array( $row )
			|| Field::id( $row[0] ?? null ) === ''
			|| ! is_int( $row[1] ?? null )
			|| ! is_array( $row[2] ?? null )
		) {
			return null;
		}
		$pictures = [];
		foreach ( Field::rows( $row[3] ?? null ) as $one ) {
			$url = Field::url( $one[2] ?? null );
			$id  = Field::id( $one[1] ?? null );
			if ( $url !== null && is_int( $one[0] ?? null ) && $id !== '' ) {
				$pictures[] = new RemotePicture( $one[0], $id, $url, Field::line( $one[3] ?? null, 500 ) );
			}
		}
		/** What of() wrote.
		 *
		 * @var PostData $data */
		$data = [ ...RemotePost::NOTHING, ...array_intersect_key( $row[2], RemotePost::NOTHING ) ];
		return new RemotePost( Field::id( $row[0] ), $row[1], $data, $pictures );
	}
}
