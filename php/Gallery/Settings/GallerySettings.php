<?php
/**
 * The settings of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds.
 * Twin: frontend/render/gallery/settings/index.ts; both are held to tests/fixtures/gallery-settings.json.
 */
final class GallerySettings {

	/** Name of the block. */
	public const BLOCK = 'vitrine/gallery';

	/**
	 * Keeps the fields.
	 *
	 * @param string                 $source                   `media`, `album`, `albums`, `attached`, `urls` or
	 *                                                         `provider`.
	 * @param list<array<mixed>>     $items                    Chosen files and addresses, their members possibly
	 *                                                         hostile: `entries( 'items' )` of the schema reads one.
	 * @param int                    $album                    Id of an album of the media library, 0 = none.
	 * @param string                 $provider                 Name of a configured provider.
	 * @param string                 $provider_album           Id of an album there, '' = all.
	 * @param int                    $post                     The post whose media are shown; not an attribute, the
	 *                                                         page adds it.
	 * @param list<string>           $album_list               Names or ids of albums, the only ones that are shown.
	 * @param list<string>           $white_list               Parts of names that albums have to have one of.
	 * @param list<string>           $black_list               Parts of names that albums may not have.
	 * @param list<string>           $tag_black_list           Tags that are not offered.
	 * @param string                 $featured_keyword         Marks an item in its title or description, '' = none.
	 * @param string                 $title_from               `title`, `written`, `caption`, `alt`, `filename`.
	 * @param string                 $description_from         `description`, `caption`, `alt`, `none`.
	 * @param bool                   $details_from_file        Whether author, tags and copyright come from the file,
	 *                                                         where nobody says others.
	 * @param string                 $sorting                  '', `takenAsc`, `takenDesc`, `uploadedAsc`,
	 *                                                         `uploadedDesc`, `titleAsc`, `titleDesc`, `reversed`,
	 *                                                         `random`.
	 * @param int                    $max_items                Of an album, 0 = all.
	 * @param string                 $sizes_by                 `window` or `container`.
	 * @param string                 $pagination_mode          `rectangles`, `numbers`, `dots`.
	 * @param int                    $pagination_visible_pages Most links to pages.
	 * @param bool                   $pagination_swipe         Whether pages are swiped.
	 * @param bool                   $pagination_top_buttons   Whether previous and next stand above, too.
	 * @param bool                   $breadcrumb               Whether there is a breadcrumb.
	 * @param bool                   $breadcrumb_auto_hide_top_level   Not on the first level.
	 * @param bool                   $breadcrumb_only_current_level    Only the album itself.
	 * @param bool                   $back_item                Whether a tile leads up.
	 * @param string                 $tag_filter               `none`, `single`, `multiple`.
	 * @param string                 $tag_operator             `or`, `and`.
	 * @param string                 $tags_from                `tags`, `title`, `description`.
	 * @param bool                   $search                   Whether one may search.
	 * @param ToolSettings           $tools                    Tools of tiles.
	 * @param bool                   $selectable               Whether items can be selected.
	 * @param bool                   $cart                     Whether there is a cart.
	 * @param bool                   $open_image               Whether the viewer opens.
	 * @param bool                   $open_original            Whether the original opens instead, in a new window.
	 * @param bool                   $display_image_on_album   Whether an album opens its first image.
	 * @param int                    $touch_auto_open_delay    Ms after the first tap, 0 = the second tap opens, -1 =
	 *                                                         the first does.
	 * @param bool                   $location_hash            Whether the address follows.
	 * @param ViewerSettings         $viewer                   The viewer.
	 * @param string                 $theme                    `auto`, `dark`, `light`.
	 * @param bool                   $theme_buttons            Whether buttons have the shape of WordPress's.
	 * @param LevelSettings          $first_level              Settings of the first level of albums.
	 * @param LevelSettings          $deeper_levels            Settings of all others.
	 * @param array<string, mixed>   $attributes               What these were made of: enough to make them again,
	 *                                                         possibly hostile.
	 */
	private function __construct(
		public readonly string $source,
		public readonly array $items,
		public readonly int $album,
		public readonly string $provider,
		public readonly string $provider_album,
		public readonly int $post,
		public readonly array $album_list,
		public readonly array $white_list,
		public readonly array $black_list,
		public readonly array $tag_black_list,
		public readonly string $featured_keyword,
		public readonly string $title_from,
		public readonly string $description_from,
		public readonly bool $details_from_file,
		public readonly string $sorting,
		public readonly int $max_items,
		public readonly string $sizes_by,
		public readonly string $pagination_mode,
		public readonly int $pagination_visible_pages,
		public readonly bool $pagination_swipe,
		public readonly bool $pagination_top_buttons,
		public readonly bool $breadcrumb,
		public readonly bool $breadcrumb_auto_hide_top_level,
		public readonly bool $breadcrumb_only_current_level,
		public readonly bool $back_item,
		public readonly string $tag_filter,
		public readonly string $tag_operator,
		public readonly string $tags_from,
		public readonly bool $search,
		public readonly ToolSettings $tools,
		public readonly bool $selectable,
		public readonly bool $cart,
		public readonly bool $open_image,
		public readonly bool $open_original,
		public readonly bool $display_image_on_album,
		public readonly int $touch_auto_open_delay,
		public readonly bool $location_hash,
		public readonly ViewerSettings $viewer,
		public readonly string $theme,
		public readonly bool $theme_buttons,
		private readonly LevelSettings $first_level,
		private readonly LevelSettings $deeper_levels,
		public readonly array $attributes
	) {}

	/**
	 * Reads attributes.
	 *
	 * @param array<mixed> $attributes Attributes of the block, possibly hostile; `post` with the source `attached`.
	 */
	public static function of( array $attributes ): self {
		$schema = Schema::of_block( 'gallery' );
		/** Generated from block.json.
		 *
		 * @var GalleryAttributes $read */
		$read = $schema->read( $attributes, 'items' );
		return new self(
			source: $read['source'],
			items: $read['items'],
			album: $read['album'],
			provider: $read['provider'],
			provider_album: $read['providerAlbum'],
			// As an album, an id; the page adds it.
			post: $schema->read_one( 'album', $attributes['post'] ?? null ),
			album_list: $read['albumList'],
			white_list: $read['whiteList'],
			black_list: $read['blackList'],
			tag_black_list: $read['tagBlackList'],
			featured_keyword: $read['featuredKeyword'],
			title_from: $read['titleFrom'],
			description_from: $read['descriptionFrom'],
			details_from_file: $read['detailsFromFile'],
			sorting: $read['sorting'],
			max_items: $read['maxItems'],
			sizes_by: $read['sizesBy'],
			pagination_mode: $read['paginationMode'],
			pagination_visible_pages: $read['paginationVisiblePages'],
			pagination_swipe: $read['paginationSwipe'],
			pagination_top_buttons: $read['paginationTopButtons'],
			breadcrumb: $read['breadcrumb'],
			breadcrumb_auto_hide_top_level: $read['breadcrumbAutoHideTopLevel'],
			breadcrumb_only_current_level: $read['breadcrumbOnlyCurrentLevel'],
			back_item: $read['backItem'],
			tag_filter: $read['tagFilter'],
			tag_operator: $read['tagOperator'],
			tags_from: $read['tagsFrom'],
			search: $read['search'],
			tools: ToolSettings::of( $read['tools'] ),
			selectable: $read['selectable'],
			cart: $read['cart'],
			open_image: $read['openImage'],
			open_original: $read['openOriginal'],
			display_image_on_album: $read['displayImageOnAlbum'],
			touch_auto_open_delay: $read['touchAutoOpenDelay'],
			location_hash: $read['locationHash'],
			viewer: ViewerSettings::of( $read['viewer'] ),
			theme: $read['theme'],
			theme_buttons: $read['themeButtons'],
			first_level: LevelSettings::of_first( $read ),
			deeper_levels: LevelSettings::of( $read ),
			attributes: array_intersect_key(
				$attributes,
				[ ...array_diff_key( $schema->attributes, [ 'sample' => 0 ] ), 'post' => 0 ]
			)
		);
	}

	/**
	 * What differs from the defaults of block.json, and the post that is not an attribute of the block.
	 *
	 * @return array{array<mixed>, array<mixed>}
	 */
	public function own(): array {
		$schema = Schema::of_block( 'gallery' );
		// Lists are compared as they are written: one of thousands of items costs milliseconds to read.
		$lists  = array_filter(
			$schema->attributes,
			fn( array $node, string $name ): bool => $node['type'] === 'array'
				&& is_array( $this->attributes[ $name ] ?? null )
				&& array_is_list( $this->attributes[ $name ] ),
			ARRAY_FILTER_USE_BOTH
		);
		$read   = array_intersect_key( $this->attributes, $lists )
			+ $schema->read( array_diff_key( $this->attributes, $lists ) );
		$usual  = $schema->defaults();
		$own    = array_filter(
			$this->attributes,
			static fn( string $name ): bool => ( $read[ $name ] ?? null ) !== ( $usual[ $name ] ?? null ),
			ARRAY_FILTER_USE_KEY
		);
		return [ array_diff_key( $own, [ 'post' => 0 ] ), $this->post === 0 ? [] : [ 'post' => $this->post ] ];
	}

	/**
	 * What differs from the defaults, of a block as it is stored.
	 *
	 * @param array<mixed> $attributes Attributes, possibly hostile.
	 * @return array<mixed>
	 */
	public static function own_of_stored( array $attributes ): array {
		return self::of( $attributes )->own()[0];
	}

	/**
	 * Which date it is sorted by: `taken`, `uploaded`, or '' = none.
	 */
	public function date(): string {
		return match ( $this->sorting ) {
			'takenAsc', 'takenDesc' => 'taken',
			'uploadedAsc', 'uploadedDesc' => 'uploaded',
			default => '',
		};
	}

	/**
	 * The settings of a level.
	 *
	 * @param bool $first Whether it is the first level of albums.
	 */
	public function level( bool $first ): LevelSettings {
		return $first ? $this->first_level : $this->deeper_levels;
	}
}
