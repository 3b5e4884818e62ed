<?php
/**
 * Which popups are where.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * An autoloaded option that maps keys of where to popups, so that a page without any costs no query. It holds published
 * popups without a password, and nothing else.
 *
 * It is made anew of what is stored after every change: that is right also when two people save at once.
 *
 * @phpstan-type Index array{
 *     ids: list<int>,
 *     include: array<string, list<int>>,
 *     exclude: array<string, list<int>>,
 *     counts: bool,
 * }
 */
final class PopupIndex {

	public const OPTION = 'vitrine_popups';

	/** Rules that read the page views and visits that browsers keep. */
	public const COUNTED = [ 'page_views', 'sessions', 'visitor' ];

	/** Popups that are read at once. */
	private const CHUNK = 200;

	/** Whether popups have changed in this request.
	 *
	 * @var bool
	 */
	private bool $is_stale = false;

	/**
	 * The option as it is stored, and what is in it: options are unpacked each time they are asked for, and every popup
	 * of a page asks.
	 *
	 * @var array{packed: mixed, index: Index}|null
	 */
	private ?array $known = null;

	/**
	 * Popups have changed: whoever asks next, in this request or another, looks at them.
	 */
	public function forget(): void {
		$this->is_stale = true;
		delete_option( self::OPTION );
	}

	/**
	 * Makes the index anew when popups have changed. Another request may have made it of what was stored before.
	 */
	public function mend(): void {
		if ( $this->is_stale ) {
			$this->is_stale = false;
			$this->rebuild();
		}
	}

	/**
	 * Whether there is any popup.
	 */
	public function is_empty(): bool {
		return $this->index()['ids'] === [];
	}

	/**
	 * Whether visitors may see a popup.
	 *
	 * @param int $id Post.
	 */
	public function has( int $id ): bool {
		return in_array( $id, $this->index()['ids'], true );
	}

	/**
	 * Whether a key like this matters to any popup.
	 *
	 * @param string $beginning Such as `singular/any_child_of/`.
	 */
	public function asks_for( string $beginning ): bool {
		$index = $this->index();
		foreach ( [ $index['include'], $index['exclude'] ] as $keys ) {
			foreach ( array_keys( $keys ) as $key ) {
				if ( str_starts_with( $key, $beginning ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Popups that are on a page: any exclude removes one, else one include suffices.
	 *
	 * @param string[] $keys Keys that are true of the page.
	 * @return list<int>
	 */
	public function matching( array $keys ): array {
		$index = $this->index();
		$keys  = array_flip( $keys );
		$found = array_merge( [], ...array_values( array_intersect_key( $index['include'], $keys ) ) );
		$found = array_unique(
			array_diff( $found, ...array_values( array_intersect_key( $index['exclude'], $keys ) ) )
		);
		sort( $found );
		return $found;
	}

	/**
	 * Whether there is a row of where at all: popups without one are opened by links, selectors and blocks only.
	 */
	public function has_rows(): bool {
		return $this->index()['include'] !== [];
	}

	/**
	 * Whether any published popup has a rule that reads page views or visits: only then browsers keep them.
	 */
	public function counts(): bool {
		return $this->index()['counts'];
	}

	/**
	 * The index.
	 *
	 * @return Index
	 */
	private function index(): array {
		$packed = wp_load_alloptions()[ self::OPTION ] ?? null;
		if ( $this->known !== null && $this->known['packed'] === $packed ) {
			return $this->known['index'];
		}
		$index = get_option( self::OPTION );
		if (
			! is_array( $index )
			|| ! isset( $index['ids'], $index['include'], $index['exclude'], $index['counts'] )
			|| ! is_array( $index['ids'] )
			|| ! is_array( $index['include'] )
			|| ! is_array( $index['exclude'] )
		) {
			return $this->rebuild();
		}
		/** Made by rebuild().
		 *
		 * @var Index $index */
		$this->known = $packed === null ? null : [ 'packed' => $packed, 'index' => $index ];
		return $index;
	}

	/**
	 * Makes the index of what is stored, and keeps it.
	 *
	 * @return Index
	 */
	private function rebuild(): array {
		global $wpdb;
		$ids    = [];
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- a key of the index, no query.
		$rows   = [ 'include' => [], 'exclude' => [] ];
		$last   = 0;
		$counts = false;
		do {
			/** Some popups.
			 *
			 * @var list<object{ID: string, post_content: string}> $posts */
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- it makes what is kept in an option.
			$posts = (array) $wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID, post_content FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' AND ID > %d ORDER BY ID LIMIT %d",
					PopupPosts::TYPE,
					$last,
					self::CHUNK
				)
			);
			$found = count( $posts );
			foreach ( $posts as $post ) {
				$last  = (int) $post->ID;
				$ids[] = $last;
				$settings = PopupPosts::settings( $post->post_content );
				$counts   = $counts || $settings->has_rule( self::COUNTED );
				foreach ( $settings->conditions as $condition ) {
					$key                                  = implode(
						'/',
						array_filter(
							[
								$condition['name'],
								$condition['sub_name'],
								$condition['sub_name'] === '' ? '' : $condition['sub_id'],
							],
							static fn( string $part ): bool => $part !== ''
						)
					);
					$rows[ $condition['type'] ][ $key ][] = $last;
				}
			}
		} while ( $found === self::CHUNK );
		$index = [ 'ids' => $ids, ...$rows, 'counts' => $counts ];
		update_option( self::OPTION, $index, true );
		return $index;
	}
}
