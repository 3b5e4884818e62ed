<?php
/**
 * What is attached to a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Contents;

use Vitrine\Gallery\Contents\Items\Candidate;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Items\Wanted;

defined( 'ABSPATH' ) || exit;

/**
 * Pictures and videos that have been uploaded to a post, in its own order, then by date.
 */
final class AttachedContents extends LibraryContents {

	/**
	 * What is attached.
	 *
	 * @param Wanted $wanted What they have to bring.
	 * @return list<Candidate>
	 */
	protected function candidates( Wanted $wanted ): array {
		return $this->settings->post > 0
			? $this->files->of_post( $this->settings->post, $wanted )
			: [];
	}

	/**
	 * Whole items.
	 *
	 * @param string                    $album Id.
	 * @param string[]                  $ids   Ids.
	 * @param array<int|string, string> $below None: there is one album.
	 * @return list<Item>
	 */
	public function items( string $album, array $ids, array $below = [] ): array {
		$wanted = $album === self::ROOT
			? array_values( array_filter( array_map( 'intval', $ids ), static fn( int $id ): bool => $id > 0 ) )
			: [];
		[ $rows ] = $this->media->load( $wanted );
		$items  = [];
		foreach ( $wanted as $id ) {
			$post = get_post( $id );
			if ( isset( $rows[ $id ] ) && $post instanceof \WP_Post && $post->post_parent === $this->settings->post ) {
				$items[] = $this->media->item( (string) $id, self::ROOT, $rows[ $id ] );
			}
		}
		return array_values( array_filter( $items ) );
	}

	/**
	 * Nothing is attached.
	 */
	public function problem(): ?Problem {
		if ( $this->settings->post > 0 && $this->candidates( Wanted::Shapes ) !== [] ) {
			return null;
		}
		return new Problem(
			'empty',
			__( 'No images or videos are attached to this post.', 'vitrine' ),
			__( 'Upload files while you edit the post, or choose another source.', 'vitrine' )
		);
	}
}
