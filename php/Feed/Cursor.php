<?php
/**
 * Where in a feed a visitor is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Sealed\Seal;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a feed and a position in it as one opaque text that only this site can have made, bound to the posts
 * around the block (SealedSettings). On a page for everybody it never ends, so that Load more works on one that was
 * cached a year ago.
 */
final class Cursor {

	/**
	 * Keeps the key.
	 *
	 * @param string $key Secret of the site, option `vitrine_cursor_key`.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * The cursors of this site.
	 */
	public static function of_site(): self {
		$key = get_option( 'vitrine_cursor_key', '' );
		return new self( is_string( $key ) ? $key : '' );
	}

	/**
	 * Seals a position for the page that is being rendered.
	 *
	 * @param FeedSettings    $settings Settings of the feed.
	 * @param array{int, int} $position Time and row of the last post shown.
	 */
	public function seal( FeedSettings $settings, array $position ): string {
		return $this->sealed()->seal( self::own( $settings ), [ 'position' => $position ] );
	}

	/**
	 * Seals a later position for whoever has a cursor: it is bound to the same posts and ends with it.
	 *
	 * @param string          $cursor   Cursor, one that opens.
	 * @param FeedSettings    $settings Settings of the feed.
	 * @param array{int, int} $position Time and row of the last post shown.
	 */
	public function next( string $cursor, FeedSettings $settings, array $position ): string {
		return $this->sealed()->again( $cursor, self::own( $settings ), [ 'position' => $position ] );
	}

	/**
	 * Opens a cursor.
	 *
	 * @param string $cursor What a visitor sent.
	 * @return array{FeedSettings, array{int, int}, bool} Settings, position, and whether cursors of this page are valid
	 *                                                    for a limited time only, so that answers may not be cached.
	 * @throws CursorInvalid When this site has not made it, or the page that had it is not for this visitor any more.
	 */
	public function open( string $cursor ): array {
		$opened   = $this->sealed()->open( $cursor );
		$data     = $opened === null
			? FormerCursor::open( $this->key, $cursor )
			: [ $opened->settings, $opened->settings['position'] ?? null ];
		$position = $data[1] ?? null;
		if ( ! is_array( $data[0] ?? null ) || ! is_int( $position[0] ?? null ) || ! is_int( $position[1] ?? null ) ) {
			throw new CursorInvalid( 'Not made here, or ended.' );
		}
		return [ FeedSettings::of( $data[0] ), [ $position[0], $position[1] ], $opened->is_brief ?? true ];
	}

	/**
	 * What differs from the block's defaults.
	 *
	 * @param FeedSettings $settings Settings.
	 * @return array<string, mixed>
	 */
	private static function own( FeedSettings $settings ): array {
		// On phones as many as elsewhere, where nothing is said.
		$normal = [ ...FeedSettings::of( [] )->attributes(), 'numberPhone' => $settings->number ];
		return array_filter(
			$settings->attributes(),
			static fn( $value, string $name ): bool => $value !== $normal[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * The same of attributes as a block has them in stored content.
	 *
	 * @param array<mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function own_of_stored( array $attributes ): array {
		return self::own( FeedSettings::of( $attributes ) );
	}

	/**
	 * The kit that seals settings, for feeds.
	 */
	private function sealed(): SealedSettings {
		global $wpdb;
		return new SealedSettings(
			FeedBlock::NAME,
			self::own_of_stored( ... ),
			new Seal( $this->key, 'vitrine-feed' ),
			new StoredBlocks( new Db( $wpdb ) )
		);
	}
}
