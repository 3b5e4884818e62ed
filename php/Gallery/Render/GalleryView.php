<?php
/**
 * A gallery as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Gallery\Contents\Items\Album;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Problem;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Gallery\Settings\LevelSettings;

defined( 'ABSPATH' ) || exit;

/**
 * One album, or one page of it: everything a template prints. Twin: GalleryView in frontend/render/gallery/types.ts.
 *
 * @phpstan-type Crumb array{id: string, title: string, url: string}
 * @phpstan-type TagChoice array{name: string, count: int, selected: bool, url: string}
 * @phpstan-type Pages array{
 *     mode: string,
 *     topButtons: bool,
 *     list: list<array{number: int, url: string, current: bool}>,
 *     previous: string,
 *     next: string,
 * }
 */
final class GalleryView implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string $element Id of the element.
	 * @param GallerySettings $settings Settings.
	 * @param LevelSettings $level Settings of the album's level.
	 * @param Album $album The album.
	 * @param list<Crumb>|null $breadcrumb From the root to the album, null = not shown.
	 * @param array{mode: string, operator: string, tags: list<TagChoice>}|null $filter Tags, null = none.
	 * @param string|null $search What was searched for, null = no field.
	 * @param array{
	 *     action: string,
	 *     fields: list<array{name: string, value: string}>,
	 * } $form Where forms send to, and what along.
	 * @param array{tags: string, match: string, search: string} $names Names of fields.
	 * @param list<Item> $items Items of this page, the back item included.
	 * @param int $first Place of the first of them.
	 * @param int $total Items of the album, without the back item.
	 * @param array{
	 *     url: string,
	 *     hidden: int,
	 *     isLeast: bool,
	 *     label: string,
	 *     isPlain: bool,
	 * }|null $more The rest of the album.
	 * @param Pages|null $pages Pages.
	 * @param string $css Geometry.
	 * @param string $empty What visitors read when there is nothing.
	 * @param string $message What was asked for and is not there.
	 * @param Problem|null $problem For those who can mend it.
	 * @param int $nth Which of the galleries of the page it is, from 1.
	 * @param int $from Place of the page's own first item.
	 */
	public function __construct(
		public readonly string $element,
		public readonly GallerySettings $settings,
		public readonly LevelSettings $level,
		public readonly Album $album,
		public readonly ?array $breadcrumb,
		public readonly ?array $filter,
		public readonly ?string $search,
		public readonly array $form,
		public readonly array $names,
		public readonly array $items,
		public readonly int $first,
		public readonly int $total,
		public readonly ?array $more,
		public readonly ?array $pages,
		public readonly string $css,
		public readonly string $empty,
		public readonly string $message,
		public readonly ?Problem $problem = null,
		public readonly int $nth = 1,
		public readonly int $from = 0
	) {}

	/**
	 * The shape that the canvas gets.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'element'      => $this->element,
			'nth'          => $this->nth,
			'theme'        => $this->settings->theme,
			'album'        => [
				'id'          => $this->album->id,
				'title'       => $this->album->title,
				'description' => $this->album->description,
			],
			'breadcrumb'   => $this->breadcrumb,
			'filter'       => $this->filter,
			'search'       => $this->search,
			'form'         => $this->form,
			'names'        => $this->names,
			'items'        => $this->items,
			'first'        => $this->first,
			'from'         => $this->from,
			'total'        => $this->total,
			'more'         => $this->more,
			'pages'        => $this->pages,
			'level'        => $this->level,
			'tools'        => $this->settings->tools,
			'sizesBy'      => $this->settings->sizes_by,
			'selectable'   => $this->settings->selectable,
			'cart'         => $this->settings->cart,
			'themeButtons' => $this->settings->theme_buttons,
			'css'          => $this->css,
			'empty'        => $this->empty,
			'message'      => $this->message,
		];
	}
}
