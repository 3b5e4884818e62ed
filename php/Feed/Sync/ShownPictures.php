<?php
/**
 * Pictures that pages show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\FeedSettings;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Images\Images;
use Vitrine\Sealed\StoredBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Notes the pictures that stay when there is not room for all: those of the first posts of every feed.
 */
final class ShownPictures {

	private const BLOCK = 'vitrine/social-feed';

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources      $sources The sources.
	 * @param PostQuery    $posts   Finds their posts.
	 * @param Images       $images  Their pictures.
	 * @param StoredBlocks $blocks  What is saved.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly PostQuery $posts,
		private readonly Images $images,
		private readonly StoredBlocks $blocks
	) {}

	/**
	 * Notes them.
	 */
	public function note(): void {
		foreach ( $this->feeds() as $attributes ) {
			$settings = FeedSettings::of( $attributes );
			$images   = [];
			foreach (
				$this->posts->page( $settings, null, max( $settings->number, $settings->number_phone ) ) as $post
			) {
				array_push( $images, ...array_values( $post->images ) );
			}
			$this->images->quota->touch( $images, time() );
		}
	}

	/**
	 * Every source as the block comes, for not everything that shows feeds is saved as a block, and every saved feed.
	 *
	 * @return \Generator<int, array<mixed>> Attributes.
	 */
	private function feeds(): \Generator {
		foreach ( $this->sources->all() as $source ) {
			yield [ 'source' => $source->id ];
		}
		yield from $this->blocks->everywhere( self::BLOCK, 'wp:' . self::BLOCK . ' ' );
	}
}
