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
 * Notes the pictures that stay when there is not room for all: those of the first posts of every feed. Made anew for
 * each run of the job.
 */
final class ShownPictures {

	private const BLOCK = 'vitrine/social-feed';

	/**
	 * Whether this run has noted them: they are those of all sources.
	 *
	 * @var bool
	 */
	private bool $is_noted = false;

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
	 * Marks the pictures on the first page of every feed as in use, as many as there is room for, and has evicted ones
	 * fetched again. The first feeds have precedence.
	 *
	 * @param int              $room    Bytes that all pictures may have together.
	 * @param \Closure(): bool $goes_on Whether there is time for another feed.
	 */
	public function note( int $room, \Closure $goes_on ): void {
		if ( $this->is_noted ) {
			return;
		}
		$this->is_noted = true;
		$room          -= $this->images->quota->expected();
		$feeds          = [];
		$noted          = [];
		foreach ( $this->feeds() as $attributes ) {
			if ( $room < 0 || ! $goes_on() ) {
				return;
			}
			$settings = FeedSettings::of( $attributes );
			$number   = max( $settings->number, $settings->number_phone );
			$feed     = (string) wp_json_encode(
				[ $settings->source, $number, $settings->include_words, $settings->exclude_words ]
			);
			// The same feed stands in many posts.
			if ( $settings->source === 0 || ! $settings->shows_pictures() || isset( $feeds[ $feed ] ) ) {
				continue;
			}
			$feeds[ $feed ] = true;
			$images         = [];
			foreach ( $this->posts->page( $settings, null, $number ) as $post ) {
				foreach ( $post->images as $image ) {
					$images[ $image->id ] = $image;
				}
			}
			$room   = $this->images->quota->touch( array_diff_key( $images, $noted ), time(), $room );
			$noted += $images;
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
