<?php
/**
 * Renditions of photos of Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Lists;

use Vitrine\Graph\Existence;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\FacebookPhoto;
use Vitrine\Graph\Posts\Field;
use Vitrine\Graph\Posts\RemotePicture;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for photos by their ids: posts come with small pictures only.
 */
final class FacebookPhotos {

	/** Halving 50 ids finds one that is refused with six refusals more. */
	private const REFUSALS = 8;

	/**
	 * The rendition nearest above 1080 px, and the alternative texts. A refusal leaves the pictures as they are.
	 *
	 * @param Client          $client   Conversation.
	 * @param string          $url      Address of `?ids=`.
	 * @param RemotePicture[] $pictures Pictures.
	 * @param string          $token    Token.
	 * @return RemotePicture[] As many, in the same order.
	 */
	public static function enlarged(
		Client $client,
		string $url,
		array $pictures,
		#[\SensitiveParameter] string $token
	): array {
		$ids   = array_values(
			array_unique(
				array_filter(
					array_map( static fn( RemotePicture $picture ): ?string => $picture->photo_id, $pictures ),
					'is_string'
				)
			)
		);
		$found = [];
		foreach ( array_chunk( $ids, Existence::BATCH ) as $batch ) {
			$refusals = self::REFUSALS;
			$found   += self::photos( $client, $url, $batch, $token, $refusals );
		}
		return array_map(
			static function ( RemotePicture $picture ) use ( $found ): RemotePicture {
				$photo = $picture->photo_id === null ? null : ( $found[ $picture->photo_id ] ?? null );
				return is_array( $photo )
					? $picture->with(
						FacebookPhoto::rendition( $photo['images'] ?? null ) ?? $picture->url,
						FacebookPhoto::alt( $photo )
					)
					: $picture;
			},
			$pictures
		);
	}

	/**
	 * Asks for photos. One that may not be read spoils the answer for all: halving finds it.
	 *
	 * @param Client   $client   Conversation.
	 * @param string   $url      Address of `?ids=`.
	 * @param string[] $ids      Photos.
	 * @param string   $token    Token.
	 * @param int      $refusals How many more refusals are taken.
	 * @return array<mixed> Nodes by id, as far as there are any.
	 * @throws GraphError When the token is refused or the limit reached.
	 */
	private static function photos(
		Client $client,
		string $url,
		array $ids,
		#[\SensitiveParameter] string $token,
		int &$refusals
	): array {
		try {
			return $client->get(
				$url,
				[ 'ids' => implode( ',', $ids ), 'fields' => 'images,alt_text,alt_text_custom' ],
				$token
			);
		} catch ( GraphError $error ) {
			if ( $error->kind === ErrorKind::Token || $error->kind === ErrorKind::Throttled ) {
				throw $error;
			}
			--$refusals;
			if ( $error->kind->is_passing() || count( $ids ) === 1 || $refusals < 1 ) {
				return [];
			}
		}
		$half = intdiv( count( $ids ), 2 );
		return self::photos( $client, $url, array_slice( $ids, 0, $half ), $token, $refusals ) + (
			$refusals < 1 ? [] : self::photos( $client, $url, array_slice( $ids, $half ), $token, $refusals )
		);
	}
}
