<?php
/**
 * What plays in a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Consent\Embeds\Embed;
use Vitrine\Consent\Embeds\EmbedLinks;
use Vitrine\Consent\Embeds\EmbedPrinter;
use Vitrine\Consent\Mode;
use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Networks;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Images\Image;

defined( 'ABSPATH' ) || exit;

/**
 * Players of a post by the positions of the pictures that stand for them; that of a page which the post shares has
 * LINK_POSITION, whether there is a picture or not. Every one of them has a frame: a film whose file cannot be had is
 * played by the network itself.
 *
 * @phpstan-type Player array{html: string, film: int|null}
 */
final class PlayerView {

	/**
	 * Whether what is shown first of a post plays.
	 *
	 * @param Post $post The post.
	 */
	public static function is_of( Post $post ): bool {
		return match ( $post->data['kind'] ) {
			'video' => self::embed( $post, 0 ),
			'none' => self::embed( $post, RemotePost::LINK_POSITION ),
			default => null,
		} !== null;
	}

	/**
	 * Which of the pictures of a post that are here stand for films.
	 *
	 * @param Post $post The post.
	 * @return list<int> Their places among these.
	 */
	public static function films( Post $post ): array {
		if ( $post->data['kind'] !== 'video' && $post->data['films'] === [] ) {
			return [];
		}
		return array_keys(
			array_filter(
				$post->pictures(),
				static fn( Image $image ): bool => self::embed( $post, $image->position ) !== null
			)
		);
	}

	/**
	 * What stands for a player until it may be loaded. Twin: frontend/feed/players/player.ts.
	 *
	 * @param Post   $post     The post.
	 * @param int    $position Which picture stands for it.
	 * @param Mode   $mode     When visitors are asked.
	 * @param string $title    What it plays.
	 * @return Player|null `film`: what the network is asked for the file with. Null where nothing plays.
	 */
	public static function of( Post $post, int $position, Mode $mode, string $title ): ?array {
		$embed = self::embed( $post, $position );
		return $embed === null ? null : [
			'html' => EmbedPrinter::html( $embed, $mode, $title ),
			'film' => self::has_film( $post, $position ) ? $position : null,
		];
	}

	/**
	 * Whether the post's network has the file of what plays.
	 *
	 * @param Post $post     The post.
	 * @param int  $position Which picture stands for it.
	 */
	public static function has_film( Post $post, int $position ): bool {
		$data    = $post->data;
		$network = $post->account['network'];
		return in_array( $network, Networks::NAMES, true ) && (
			in_array( $position, $data['films'], true )
			|| $position === 0 && $data['kind'] === 'video' && ( $data['player']['provider'] ?? '' ) === $network
		);
	}

	/**
	 * The frame of what plays.
	 *
	 * @param Post $post     The post.
	 * @param int  $position Which picture stands for it.
	 */
	private static function embed( Post $post, int $position ): ?Embed {
		$data    = $post->data;
		$player  = $data['player'];
		$is_film = self::has_film( $post, $position );
		$plays   = $player !== null && match ( $position ) {
			0 => $data['kind'] === 'video',
			RemotePost::LINK_POSITION => $data['kind'] === 'none' && count( $data['links'] ) === 1,
			default => false,
		};
		if ( ! $is_film && ! $plays ) {
			return null;
		}
		$image = $post->images[ $position ] ?? null;
		$ratio = $image === null ? (float) ( $player['ratio'] ?? 0 ) : $image->aspect_ratio;
		return ( $plays ? EmbedLinks::of( $player['url'], $ratio ) : null )
			?? ( $is_film ? EmbedLinks::of( (string) $data['url'], $ratio ) : null )
			// The API's own name of a post.
			?? ( $is_film && $post->account['network'] === 'facebook'
				? EmbedLinks::of( "https://www.facebook.com/{$post->network_id}" )
				: null
			);
	}
}
