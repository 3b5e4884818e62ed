<?php
/**
 * Stories and their end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\PostChanges;
use Vitrine\Feed\Store\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Takes stories away a day after they were published, whether the network answers or not.
 */
final class Stories {

	/** Seconds that a story is shown. */
	private const LIFE = DAY_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources $sources The sources.
	 * @param Posts   $posts   Their posts.
	 */
	public function __construct( private readonly Sources $sources, private readonly Posts $posts ) {}

	/**
	 * Deletes those that have ended.
	 *
	 * @param Source $source The source.
	 */
	public function end( Source $source ): void {
		if ( $source->content->kind === 'stories' ) {
			$end  = time() - self::LIFE;
			$over = array_filter( $this->times( $source->id ), static fn( int $time ): bool => $time <= $end );
			$this->posts->delete( $source->id, array_keys( $over ) );
			if ( $over !== [] ) {
				PostChanges::tell( $source );
			}
		}
	}

	/**
	 * Has the source looked at when the next one ends.
	 *
	 * @param int $id Id of the source.
	 */
	public function plan( int $id ): void {
		$source = $this->sources->get( $id );
		$times  = $source?->content->kind === 'stories' ? $this->times( $id ) : [];
		if ( $source !== null && $times !== [] && min( $times ) + self::LIFE < $source->next_refresh_at ) {
			$this->sources->update( $source, [ 'next_refresh_at' => min( $times ) + self::LIFE ] );
		}
	}

	/**
	 * When each story was published.
	 *
	 * @param int $source Source.
	 * @return array<int, int> Unix times by row.
	 */
	private function times( int $source ): array {
		// Every round is before that one.
		return array_column( $this->posts->unseen( $source, PHP_INT_MAX ), 'published_at', 'id' );
	}
}
