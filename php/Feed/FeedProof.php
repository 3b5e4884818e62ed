<?php
/**
 * Proof that a page shows a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Sealed\Seal;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * What a page sends along to routes that tell more of the posts it shows: the settings of its feed, sealed, bound to
 * the posts around the block (SealedSettings). Which posts these are, PostQuery::one() knows. A cursor is such a proof,
 * too, with a position in it.
 */
final class FeedProof {

	/**
	 * Keeps the key.
	 *
	 * @param string $key Secret of the site, option `vitrine_cursor_key`.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * The proofs of this site.
	 */
	public static function of_site(): self {
		$key = get_option( 'vitrine_cursor_key', '' );
		return new self( is_string( $key ) ? $key : '' );
	}

	/**
	 * Makes the proof of a feed for the page that is being rendered; the same one at every view.
	 *
	 * @param FeedSettings $settings Settings of the feed.
	 */
	public function seal( FeedSettings $settings ): string {
		return $this->sealed()->seal( self::own( $settings ) );
	}

	/**
	 * Opens a proof.
	 *
	 * @param string $proof What a visitor sent.
	 * @return array{FeedSettings, bool} Settings, and whether the proof is valid for a limited time only, so that no
	 *                                   proxy may keep answers.
	 * @throws CursorInvalid When this site has not made it, or the page that had it is not for this visitor any more.
	 */
	public function open( string $proof ): array {
		$opened = $this->sealed()->open( $proof );
		if ( $opened === null ) {
			throw new CursorInvalid( 'Not made here, or ended.' );
		}
		return [ FeedSettings::of( $opened->settings ), $opened->is_brief ];
	}

	/**
	 * A short name of a feed, the same at every view, which tells it from others on a page.
	 *
	 * @param FeedSettings $settings Settings of the feed.
	 */
	public function name( FeedSettings $settings ): string {
		$own = self::own( $settings );
		ksort( $own );
		return substr( hash_hmac( 'sha256', (string) wp_json_encode( $own ), "vitrine-feed-name{$this->key}" ), 0, 8 );
	}

	/**
	 * What differs from the block's defaults.
	 *
	 * @param FeedSettings $settings Settings.
	 * @return array<string, mixed>
	 */
	public static function own( FeedSettings $settings ): array {
		// On phones as many as elsewhere, where nothing is said.
		$normal = [ ...FeedSettings::of( [] )->attributes(), 'numberPhone' => $settings->query->number ];
		return array_filter(
			$settings->attributes(),
			static fn( $value, string $name ): bool => $value !== ( $normal[ $name ] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * The kit that seals settings, for feeds.
	 */
	public function sealed(): SealedSettings {
		global $wpdb;
		return new SealedSettings(
			FeedBlock::NAME,
			static fn( array $stored ): array => self::own( FeedSettings::of( $stored ) ),
			new Seal( $this->key, 'vitrine-feed' ),
			new StoredBlocks( new Db( $wpdb ) )
		);
	}
}
