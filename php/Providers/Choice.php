<?php
/**
 * What a gallery shows of an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers;

use Vitrine\Gallery\GallerySettings;

defined( 'ABSPATH' ) || exit;

/**
 * The filters of specification §5 for what a provider has: lists of albums, keyword, tags, order, maximum.
 */
final class Choice {

	/**
	 * Keeps the settings.
	 *
	 * @param GallerySettings $settings Settings of a gallery.
	 */
	public function __construct( private readonly GallerySettings $settings ) {}

	/**
	 * Whether an album is shown: an explicit list wins over black and white list.
	 *
	 * @param string $title Title.
	 * @param string $id    Id at the provider.
	 */
	public function allows( string $title, string $id ): bool {
		$fold = static fn( string $text ): string => mb_strtolower( $text );
		$list = array_map( $fold, $this->settings->album_list );
		if ( $list !== [] ) {
			return in_array( $fold( $title ), $list, true ) || in_array( $fold( $id ), $list, true );
		}
		$has = static fn( string $part ): bool => $part !== '' && str_contains( $fold( $title ), $fold( $part ) );
		if ( array_filter( $this->settings->black_list, $has ) !== [] ) {
			return false;
		}
		return $this->settings->white_list === [] || array_filter( $this->settings->white_list, $has ) !== [];
	}

	/**
	 * The items in their order, as many as there may be.
	 *
	 * @param list<RemoteItem> $items Items.
	 * @return list<RemoteItem>
	 */
	public function ordered( array $items ): array {
		$title = fn( RemoteItem $item ): string => $this->title( $item );
		switch ( $this->settings->sorting ) {
			case 'titleAsc':
				usort( $items, static fn( RemoteItem $one, RemoteItem $other ): int => strnatcasecmp( $title( $one ), $title( $other ) ) );
				break;
			case 'titleDesc':
				usort( $items, static fn( RemoteItem $one, RemoteItem $other ): int => strnatcasecmp( $title( $other ), $title( $one ) ) );
				break;
			case 'reversed':
				$items = array_reverse( $items );
				break;
			case 'random':
				// The same for a day: whoever pages through sees each once.
				$day = gmdate( 'Y-m-d' );
				usort( $items, static fn( RemoteItem $one, RemoteItem $other ): int => md5( $day . $one->key() ) <=> md5( $day . $other->key() ) );
				break;
		}
		return $this->settings->max_items > 0 ? array_slice( $items, 0, $this->settings->max_items ) : $items;
	}

	/**
	 * Title as it is shown.
	 *
	 * @param RemoteItem $item Item.
	 */
	public function title( RemoteItem $item ): string {
		return $this->plain( $item->title, 'title' );
	}

	/**
	 * Description as it is shown.
	 *
	 * @param RemoteItem $item Item.
	 */
	public function description( RemoteItem $item ): string {
		return $this->settings->description_from === 'none' ? '' : $this->plain( $item->description, 'description' );
	}

	/**
	 * Whether an item has the keyword.
	 *
	 * @param RemoteItem $item Item.
	 */
	public function is_featured( RemoteItem $item ): bool {
		$keyword = $this->settings->featured_keyword;
		return $keyword !== '' && ( mb_stripos( $item->title, $keyword ) !== false || mb_stripos( $item->description, $keyword ) !== false );
	}

	/**
	 * Tags that are offered.
	 *
	 * @param RemoteItem $item Item.
	 * @return list<string>
	 */
	public function tags( RemoteItem $item ): array {
		$tags = match ( $this->settings->tags_from ) {
			'title'       => self::hash_words( $item->title ),
			'description' => self::hash_words( $item->description ),
			default       => $item->tags,
		};
		$banned = array_map( 'mb_strtolower', $this->settings->tag_black_list );
		return array_values( array_filter( $tags, static fn( string $tag ): bool => ! in_array( mb_strtolower( $tag ), $banned, true ) ) );
	}

	/**
	 * Words after '#', in any script.
	 *
	 * @param string $text Text.
	 * @return list<string>
	 */
	private static function hash_words( string $text ): array {
		preg_match_all( '/(?<![\p{L}\p{N}_&])#([\p{L}\p{M}\p{N}_]+)/u', $text, $found );
		$tags = [];
		foreach ( $found[1] as $tag ) {
			$tags[ mb_strtolower( $tag ) ] ??= $tag;
		}
		return array_values( $tags );
	}

	/**
	 * A text without the keyword, and without the signs of tags where tags come from it.
	 *
	 * @param string $text Text.
	 * @param string $from 'title' or 'description'.
	 */
	private function plain( string $text, string $from ): string {
		if ( $this->settings->featured_keyword !== '' ) {
			$text = (string) preg_replace( '/\s*' . preg_quote( $this->settings->featured_keyword, '/' ) . '/iu', '', $text );
		}
		return trim( $this->settings->tags_from === $from ? str_replace( '#', '', $text ) : $text );
	}
}
