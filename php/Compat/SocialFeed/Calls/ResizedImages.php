<?php
/**
 * Records of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Calls;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\FeedView;

defined( 'ABSPATH' ) || exit;

/**
 * What is kept of the pictures of posts, by the id of the post on the network. Only pictures that are here have a
 * record: what is pending or has failed is left out.
 *
 * @phpstan-type Record array{
 *     facebook_id: string,
 *     media_id: string,
 *     sizes: array<int, array{int, int}>,
 *     aspect_ratio: float,
 *     extension: string,
 * }
 */
final class ResizedImages {

	/** Names of widths. */
	private const NAMES = [ 640 => 'full', 320 => 'low', 150 => 'thumb' ];

	/**
	 * The record of a post's first picture.
	 *
	 * @param Post $post Post.
	 * @return Record|null
	 */
	public static function of( Post $post ): ?array {
		return ( $post->pictures()[0] ?? null )?->record();
	}

	/**
	 * The records of posts that are handed out, as the second kind of feed names them.
	 *
	 * @param FeedView $view Posts.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_view( FeedView $view ): array {
		$records = [];
		foreach ( $view->records as $row => $images ) {
			$id = $view->keys[ $row ] ?? null;
			if ( $id !== null && is_array( $images ) && $images !== [] ) {
				ksort( $images );
				$records[ $id ] = self::named( reset( $images ) );
			}
		}
		return $records;
	}

	/**
	 * A record with names of sizes.
	 *
	 * @param array<string, mixed> $record Record.
	 * @phpstan-param Record $record
	 * @return array<string, mixed>
	 */
	public static function named( array $record ): array {
		$sizes = [];
		foreach ( self::NAMES as $width => $name ) {
			if ( isset( $record['sizes'][ $width ] ) ) {
				$sizes[ $name ] = $width;
			}
		}
		return [
			'id'        => $record['media_id'],
			'ratio'     => $record['aspect_ratio'],
			'sizes'     => $sizes,
			'extension' => $record['extension'],
		];
	}
}
