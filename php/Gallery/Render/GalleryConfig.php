<?php
/**
 * What visitors' script reads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Buttons\ThemeButtons;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Layout\Listing;
use Vitrine\Gallery\Layout\Ratios;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The data in the block's wrapper. Twin: GalleryConfig in frontend/render/gallery/types.ts.
 */
final class GalleryConfig implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string          $sealed   Proof that a page was given the settings (SealedSettings).
	 * @param string          $element  Id of the element.
	 * @param GallerySettings $settings Settings.
	 * @param LevelSettings   $level    Settings of the album's level.
	 * @param Listing         $listing  What is in the album.
	 * @param Query           $query    What it is filtered by.
	 * @param int             $first    Place of the first item that is printed.
	 * @param int             $page     From 0.
	 * @param int             $nth      Which of the galleries of the page it is, from 1.
	 * @param int             $from     Place of the page's own first item.
	 */
	public function __construct(
		private readonly string $sealed,
		public readonly string $element,
		public readonly GallerySettings $settings,
		public readonly LevelSettings $level,
		public readonly Listing $listing,
		public readonly Query $query,
		public readonly int $first,
		public readonly int $page,
		public readonly int $nth = 1,
		public readonly int $from = 0
	) {}

	/**
	 * The same with a proof.
	 *
	 * @param string $sealed Proof.
	 */
	public function sealed( string $sealed ): self {
		return new self(
			$sealed,
			$this->element,
			$this->settings,
			$this->level,
			$this->listing,
			$this->query,
			$this->first,
			$this->page,
			$this->nth,
			$this->from
		);
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		$settings = $this->settings;
		return [
			'rest'                => add_query_arg( 'gallery', $this->sealed, rest_url( 'vitrine/v1/gallery' ) ),
			'element'             => $this->element,
			'nth'                 => $this->nth,
			'album'               => $this->listing->album->id,
			'version'             => $this->listing->version,
			'total'               => $this->listing->places(),
			'up'                  => $this->listing->has_up,
			'first'               => $this->first,
			'from'                => $this->from,
			'ratios'              => Ratios::packed( $this->listing->ratios ),
			'cursors'             => $this->listing->cursors(),
			'level'               => $this->level,
			'sizesBy'             => $settings->sizes_by,
			'pages'               => $this->listing->pages,
			'others'              => $this->listing->others(),
			'classes'             => WrapperClasses::of_level( $this->level ),
			'query'               => [
				'tags'   => $this->query->tags,
				'match'  => $this->query->match,
				'search' => $this->query->search,
			],
			'page'                => $this->page,
			'paginationSwipe'     => $settings->pagination_swipe,
			'locationHash'        => $settings->location_hash,
			'openImage'           => $settings->open_image,
			'openOriginal'        => $settings->open_original,
			'displayImageOnAlbum' => $settings->display_image_on_album,
			'selectable'          => $settings->selectable,
			'cart'                => $settings->cart,
			'touchAutoOpenDelay'  => $settings->touch_auto_open_delay,
			'viewer'              => $settings->viewer,
			'words'               => GalleryStrings::all(),
			// Data of stored blocks stay as they are.
			...( $settings->theme_buttons ? [ 'buttons' => ThemeButtons::classes( true ) ] : [] ),
		];
	}
}
