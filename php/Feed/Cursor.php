<?php
/**
 * Where in a feed a visitor is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\PostOrder;
use Vitrine\Sealed\SealedSettings;

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
	 * @param list<int>    $position Position of the last post shown (Store\PostOrder).
	 */
	public function seal( FeedSettings $settings, array $position ): string {
		return $this->sealed()->seal( FeedProof::own( $settings ), [ 'position' => $position ] );
	}

	/**
	 * Seals a later position for whoever has a cursor: it is bound to the same posts and ends with it.
	 *
	 * @param string          $cursor   Cursor, one that opens.
	 * @param FeedSettings    $settings Settings of the feed.
	 * @param list<int>    $position Position of the last post shown (Store\PostOrder).
	 */
	public function next( string $cursor, FeedSettings $settings, array $position ): string {
		return $this->sealed()->again( $cursor, FeedProof::own( $settings ), [ 'position' => $position ] );
	}

	/**
	 * Opens a cursor.
	 *
	 * @param string $cursor What a visitor sent.
	 * @return array{FeedSettings, list<int>, bool} Settings, position, and whether cursors of this page are valid for a
	 *                                              limited time only, so that answers may not be cached.
	 * @throws CursorInvalid When this site has not made it, or the page that had it is not for this visitor any more.
	 */
	public function open( string $cursor ): array {
		$opened   = $this->sealed()->open( $cursor );
		$data     = $opened === null
			? FormerCursor::open( $this->key, $cursor )
			: [ $opened->settings, $opened->settings['position'] ?? null ];
		$position = array_values( array_filter( is_array( $data[1] ?? null ) ? $data[1] : [], 'is_int' ) );
		$settings = FeedSettings::of( is_array( $data[0] ?? null ) ? $data[0] : [] );
		if ( ! is_array( $data[0] ?? null ) || ! PostOrder::knows( $settings->query, $position ) ) {
			throw new CursorInvalid( 'Not made here, or ended.' );
		}
		return [ $settings, $position, $opened->is_brief ?? true ];
	}

	/**
	 * The kit that seals settings, for feeds.
	 */
	private function sealed(): SealedSettings {
		return ( new FeedProof( $this->key ) )->sealed();
	}
}
