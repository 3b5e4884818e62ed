<?php
/**
 * Pages that show changed posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

use Vitrine\Support\Background\FreshOption;

defined( 'ABSPATH' ) || exit;

/**
 * Has page caches forget them: once for all that a run of the job has brought.
 */
final class ChangedPages {

	/** Option: accounts whose pages are to be forgotten. A job that is killed leaves it to the next one. */
	public const OPTION = 'vitrine_changed_accounts';

	/**
	 * Keeps where feeds stand.
	 *
	 * @param Places $places Where they stand.
	 */
	public function __construct( private readonly Places $places ) {}

	/**
	 * Notes that posts of an account have changed.
	 *
	 * @param int $account Id of the account.
	 */
	public static function note( int $account ): void {
		$waiting = self::waiting();
		if ( ! in_array( $account, $waiting, true ) ) {
			update_option( self::OPTION, [ ...$waiting, $account ], false );
		}
	}

	/**
	 * Has the pages forgotten.
	 */
	public function purge(): void {
		$accounts = self::waiting();
		if ( $accounts === [] ) {
			return;
		}
		$this->places->note_all();
		$posts = [];
		$all   = false;
		foreach ( Places::all() as $place ) {
			if ( array_intersect( $place->accounts, $accounts ) === [] ) {
				continue;
			}
			if ( $place->kind !== Place::POST ) {
				// What is in no widget area is seen nowhere; a pattern may be.
				$all = $all || $place->kind !== Place::WIDGET || $place->area !== '';
			} elseif ( is_post_publicly_viewable( (int) $place->id ) ) {
				$posts[] = (int) $place->id;
			}
		}
		/**
		 * Filters which pages page caches are told to forget, because posts of accounts have changed that they show.
		 *
		 * @param array{posts: int[], all: bool} $pages    Ids of posts, and whether any page may be concerned, such as
		 *                                                 by a feed in a footer.
		 * @param int[]                          $accounts Ids of the accounts.
		 */
		$pages = apply_filters( 'vitrine_purge_pages', [ 'posts' => $posts, 'all' => $all ], $accounts );
		delete_option( self::OPTION );
		$pages = is_array( $pages ) ? $pages : [];
		$posts = array_values( array_filter( (array) ( $pages['posts'] ?? [] ), 'is_int' ) );
		$all   = ( $pages['all'] ?? false ) === true;
		if ( $posts === [] && ! $all ) {
			return;
		}
		PageCaches::purge( $posts, $all );
		/**
		 * Fires after page caches were told to forget pages, for those that Vitrine does not know.
		 *
		 * @param int[] $posts Ids of posts.
		 * @param bool  $all   Whether any page may be concerned.
		 */
		do_action( 'vitrine_pages_purged', $posts, $all );
	}

	/**
	 * Accounts whose pages are to be forgotten.
	 *
	 * @return list<int>
	 */
	private static function waiting(): array {
		FreshOption::refresh( self::OPTION );
		$stored = get_option( self::OPTION, [] );
		return array_values( array_filter( is_array( $stored ) ? $stored : [], 'is_int' ) );
	}
}
