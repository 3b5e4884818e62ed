<?php
/**
 * Pictures that pages show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Settings\FeedSettings;
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
	 * Feeds that this run has still to note: they are those of all sources.
	 *
	 * @var \Generator<int, array<mixed>>|null
	 */
	private ?\Generator $feeds = null;

	/**
	 * Bytes that are left for pictures of the feeds to come.
	 *
	 * @var int
	 */
	private int $room = 0;

	/**
	 * Bytes of pictures that were about to be downloaded when this run began.
	 *
	 * @var int
	 */
	private int $waiting = 0;

	/**
	 * Feeds that were looked up: the same feed stands in many posts.
	 *
	 * @var array<string, true>
	 */
	private array $seen = [];

	/**
	 * Pictures that were noted, by id.
	 *
	 * @var array<int, \Vitrine\Images\Image>
	 */
	private array $noted = [];

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
	 * fetched again. The first feeds have precedence. What there was no time for is for the next call in this run.
	 *
	 * @param int   $room  Bytes that all pictures may have together.
	 * @param float $until Unix time at which to stop.
	 */
	public function note( int $room, float $until ): void {
		if ( $this->feeds === null ) {
			$this->feeds   = $this->feeds();
			$this->room    = $room;
			$this->waiting = $this->images->quota->expected_bytes();
		}
		while ( $this->room >= 0 && microtime( true ) < $until && $this->feeds->valid() ) {
			$settings = FeedSettings::of( $this->feeds->current() );
			$number   = $settings->query->sent();
			$feed     = (string) wp_json_encode( $settings->query );
			$this->feeds->next();
			if ( $settings->query->sources === [] || ! $settings->shows_pictures() || isset( $this->seen[ $feed ] ) ) {
				continue;
			}
			$this->seen[ $feed ] = true;
			$posts               = $this->posts->page( $settings, null, $number );
			$images              = [];
			foreach ( $this->images->posts->of_posts( array_column( $posts, 'id' ) ) as $own ) {
				foreach ( $own as $image ) {
					$images[ $image->id ] = $image;
				}
			}
			$images       = array_diff_key( $images, $this->noted );
			$this->room   = $this->images->quota->touch( $images, time(), $this->room, $this->waiting );
			$this->noted += $images;
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
		yield from $this->blocks->everywhere( self::BLOCK );
	}
}
