<?php
/**
 * Where feeds stand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Background\FreshOption;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a list of them: made anew by the background job once a day, and kept right when something is saved. No page
 * view writes.
 */
final class Places {

	/** Option: when everything was looked through, and what was found. */
	public const OPTION = 'vitrine_feed_places';

	/** Seconds between two passes: what changes past the hooks is found then. */
	private const EVERY = DAY_IN_SECONDS;

	/**
	 * Keeps what finds them.
	 *
	 * @param PlaceScan $scan Finds them.
	 */
	public function __construct( private readonly PlaceScan $scan ) {}

	/**
	 * All of them.
	 *
	 * @return list<Place> Empty while nobody has looked.
	 */
	public static function all(): array {
		return self::stored()[1];
	}

	/**
	 * Looks through everything, unless that was done today.
	 */
	public function note_all(): void {
		$at = self::stored()[0];
		if ( $at <= time() - self::EVERY || $at > time() ) {
			self::keep(
				[
					...iterator_to_array( $this->scan->posts(), false ),
					...iterator_to_array( PlaceScan::templates(), false ),
					...iterator_to_array( PlaceScan::widgets(), false ),
				],
				time()
			);
		}
	}

	/**
	 * Notes a post that was saved.
	 *
	 * @param \WP_Post $post Post.
	 */
	public function saved( \WP_Post $post ): void {
		if ( in_array( $post->post_type, [ Place::TEMPLATE, Place::PART ], true ) ) {
			$this->replace( [ Place::TEMPLATE, Place::PART ], PlaceScan::templates( ... ) );
			return;
		}
		$is_used = ! in_array( $post->post_status, StoredBlocks::UNUSED, true ) && $post->post_type !== 'revision';
		$place   = $is_used ? PlaceScan::in_post( $post->ID, $post->post_type, $post->post_content ) : null;
		$this->note( (string) $post->ID, $place );
	}

	/**
	 * Forgets a post that was deleted.
	 *
	 * @param int $post Id.
	 */
	public function deleted( int $post ): void {
		$this->note( (string) $post, null );
	}

	/**
	 * Notes widgets that were saved.
	 */
	public function widgets_saved(): void {
		$this->replace( [ Place::WIDGET ], PlaceScan::widgets( ... ) );
	}

	/**
	 * Has everything looked through by the next run: with another theme, other templates are there.
	 */
	public static function look_again(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Replaces one place that has the id of a post.
	 *
	 * @param string     $id    Id.
	 * @param Place|null $place What it is now.
	 */
	private function note( string $id, ?Place $place ): void {
		[ $at, $before ] = self::stored();
		if ( $at === 0 ) {
			return;
		}
		$is_other = static fn( Place $one ): bool => $one->id !== $id;
		$after    = array_values( array_filter( $before, $is_other ) );
		if ( $place !== null ) {
			array_unshift( $after, $place );
		}
		// Most posts have no feed, and had none.
		if ( $place !== null || count( $after ) < count( $before ) ) {
			self::keep( $after, $at );
		}
	}

	/**
	 * Replaces places of some kinds.
	 *
	 * @param list<string>                      $kinds Kinds.
	 * @param \Closure(): \Generator<int, Place> $find  Finds them.
	 */
	private function replace( array $kinds, \Closure $find ): void {
		[ $at, $before ] = self::stored();
		if ( $at > 0 ) {
			$others = array_filter( $before, static fn( Place $one ): bool => ! in_array( $one->kind, $kinds, true ) );
			self::keep( [ ...array_values( $others ), ...iterator_to_array( $find(), false ) ], $at );
		}
	}

	/**
	 * What is stored, as the database has it.
	 *
	 * @return array{int, list<Place>} When everything was looked through, and what was found.
	 */
	private static function stored(): array {
		FreshOption::refresh( self::OPTION );
		$stored = get_option( self::OPTION, [] );
		$stored = is_array( $stored ) ? $stored : [];
		$places = array_map( Place::of( ... ), is_array( $stored[1] ?? null ) ? $stored[1] : [] );
		return [
			is_int( $stored[0] ?? null ) ? $stored[0] : 0,
			array_values( array_filter( $places ) ),
		];
	}

	/**
	 * Writes the list down.
	 *
	 * @param list<Place> $places Places.
	 * @param int         $at     When everything was looked through.
	 */
	private static function keep( array $places, int $at ): void {
		$rows = array_map( static fn( Place $place ): array => $place->to_array(), $places );
		update_option( self::OPTION, [ $at, $rows ], false );
	}
}
