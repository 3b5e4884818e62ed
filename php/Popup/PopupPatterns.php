<?php
/**
 * The patterns of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Popup\Patterns\ContactPatterns;
use Vitrine\Popup\Patterns\NewsletterPatterns;
use Vitrine\Popup\Patterns\NoticePatterns;
use Vitrine\Popup\Patterns\OfferPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Finished popups to begin with, in the theme's fonts and shapes. The placeholder of the block draws them
 * (blocks/popup/canvas/pattern-picture.tsx).
 *
 * @phpstan-type Popup array{
 *     title: string,
 *     description: string,
 *     keywords: list<string>,
 *     attributes: array<string, mixed>,
 *     content: string,
 * }
 */
final class PopupPatterns {

	/** Names of the patterns. Twin: OURS in blocks/popup/canvas/use-patterns.ts. */
	private const NAME = 'vitrine/popup-';

	/** Those that open by themselves do so on the whole site until somebody chooses. */
	public const EVERYWHERE = [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ] ];

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		$patterns = [];
		foreach ( self::popups() as $name => $popup ) {
			$patterns[ self::NAME . $name ] = [
				'title'         => $popup['title'],
				'description'   => $popup['description'],
				'categories'    => [ 'vitrine' ],
				'keywords'      => [ 'popup', 'modal', 'dialog', ...$popup['keywords'] ],
				'blockTypes'    => [ PopupPosts::BLOCK ],
				'viewportWidth' => 900,
				'content'       => '<!-- wp:' . PopupPosts::BLOCK . ' '
					. serialize_block_attributes( $popup['attributes'] ) . ' -->' . $popup['content'] . '<!-- /wp:'
					. PopupPosts::BLOCK . ' -->',
			];
		}
		return $patterns;
	}

	/**
	 * The popups.
	 *
	 * @return array<string, Popup>
	 */
	private static function popups(): array {
		return [
			...NewsletterPatterns::all(),
			...OfferPatterns::all(),
			...NoticePatterns::all(),
			...ContactPatterns::all(),
		];
	}
}
