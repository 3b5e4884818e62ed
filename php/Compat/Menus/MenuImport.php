<?php
/**
 * A WordPress menu as blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a Mega Menu of a menu of Appearance → Menus, with what Max Mega Menu keeps of it where that was there: its
 * items (`_megamenu`), its widgets and its settings of the location. What has no counterpart is named.
 */
final class MenuImport {

	/** Items below items; deeper ones stand beside these. */
	private const MAX_DEPTH = 4;

	/** Of the markup of a label, that which items may have. */
	private const FORMATS = [ 'strong' => [], 'b' => [], 'em' => [], 'i' => [], 's' => [] ];

	/**
	 * Items by the item that they are below.
	 *
	 * @var array<int, list<MenuEntry>>
	 */
	private array $below = [];

	/**
	 * What has no counterpart.
	 *
	 * @var list<string>
	 */
	private array $notes = [];

	/**
	 * Items that have been made.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * Keeps the items.
	 *
	 * @param \WP_Term $menu The menu.
	 */
	private function __construct( private readonly \WP_Term $menu ) {
		foreach ( MenuEntry::of_menu( $menu->term_id ) as $item ) {
			$this->below[ $item->parent ][] = $item;
		}
	}

	/**
	 * Imports a menu; nothing is stored.
	 *
	 * @param \WP_Term $menu The menu.
	 * @return array{content: string, items: int, notes: list<string>} Blocks as they are saved, how many items they
	 *                                                                   have, and what has no counterpart.
	 */
	public static function of( \WP_Term $menu ): array {
		$import  = new self( $menu );
		$options = MaxMegaMenu::of_menu( $menu->term_id );
		$inside  = $import->items( 0, 1 );
		// What is below an item that is gone stands in the bar, as WordPress shows it.
		while ( $import->below !== [] ) {
			$inside .= $import->items( array_key_first( $import->below ), 1 );
		}
		$content = get_comment_delimited_block_content(
			'vitrine/mega-menu',
			[ 'label' => html_entity_decode( $menu->name, ENT_QUOTES ), ...( $options?->attributes() ?? [] ) ],
			$inside
		);
		return [
			'content' => $content,
			'items'   => $import->count,
			'notes'   => array_values( array_unique( [ ...( $options?->notes() ?? [] ), ...$import->notes ] ) ),
		];
	}

	/**
	 * Items below an item.
	 *
	 * @param int $parent Id of the item; 0 = of the bar.
	 * @param int $depth  How deep they are.
	 */
	private function items( int $parent, int $depth ): string {
		$items = $this->below[ $parent ] ?? [];
		// An item that is below itself, or below itself by others, is met once.
		unset( $this->below[ $parent ] );
		return implode( '', array_map( fn( MenuEntry $item ): string => $this->item( $item, $depth ), $items ) );
	}

	/**
	 * An item.
	 *
	 * @param MenuEntry $item  The item.
	 * @param int       $depth How deep it is.
	 */
	private function item( MenuEntry $item, int $depth ): string {
		++$this->count;
		$max    = MaxMegaMenuItem::of( $item->id );
		$panel  = $depth === 1 ? $max?->panel( array_column( $this->below[ $item->id ] ?? [], 'id' ) ) : null;
		$inside = '';
		if ( $panel !== null ) {
			$inside = $this->panel( $panel, $item->id );
		} elseif ( isset( $this->below[ $item->id ] ) ) {
			$inside = $this->items( $item->id, $depth + 1 );
			if ( $depth >= self::MAX_DEPTH ) {
				return $this->block( $item, $max, 'link', '' ) . $inside;
			}
		}
		$this->notes = [ ...$this->notes, ...( $max?->notes( $item->title ) ?? [] ) ];
		return $this->block( $item, $max, self::kind( $inside, $panel !== null ), $inside );
	}

	/**
	 * What an item is besides a link.
	 *
	 * @param string $inside   Its blocks.
	 * @param bool   $is_panel Whether they are in a panel.
	 * @return 'link'|'group'|'panel'
	 */
	private static function kind( string $inside, bool $is_panel ): string {
		if ( $inside === '' ) {
			return 'link';
		}
		return $is_panel ? 'panel' : 'group';
	}

	/**
	 * The block of an item.
	 *
	 * @param MenuEntry            $item   The item.
	 * @param MaxMegaMenuItem|null $max    What Max Mega Menu keeps of it.
	 * @param string               $kind   What it is besides a link.
	 * @param string               $inside Its blocks.
	 */
	private function block( MenuEntry $item, ?MaxMegaMenuItem $max, string $kind, string $inside ): string {
		$attributes = [
			'kind'          => $kind,
			'label'         => wp_kses( $item->title, self::FORMATS ),
			'url'           => esc_url_raw( $item->url ),
			'id'            => $item->entity === 'custom' ? 0 : $item->object_id,
			'entity'        => $item->entity,
			'opensInNewTab' => $item->target === '_blank',
			'rel'           => preg_replace( '/[^A-Za-z -]/', '', $item->rel ),
			'description'   => sanitize_text_field( $item->description ),
			'className'     => trim( implode( ' ', array_map( 'sanitize_html_class', $item->classes ) ) ),
			...( $max?->attributes() ?? [] ),
		];
		return get_comment_delimited_block_content(
			'vitrine/mega-menu-item',
			array_filter(
				$attributes,
				static fn( mixed $value, string $name ): bool => ! in_array( $value, [ '', 0, false, [], null ], true )
					&& ! in_array( [ $name, $value ], [ [ 'kind', 'link' ], [ 'entity', 'custom' ] ], true ),
				ARRAY_FILTER_USE_BOTH
			),
			$inside
		);
	}

	/**
	 * The blocks of a panel: rows of columns with widgets and items.
	 *
	 * @param list<list<array{span: int, items: list<array{type: string, id: string}>}>> $rows Rows.
	 * @param int                                                                        $item Id of the item.
	 */
	private function panel( array $rows, int $item ): string {
		$widgets = new MenuWidgets();
		$rows    = $rows === [] ? $this->rows_of( $item ) : $rows;
		$html    = '';
		foreach ( $rows as $columns ) {
			$spans = array_sum( array_column( $columns, 'span' ) );
			$parts = array_map(
				fn( array $column ): array => [
					$column['span'],
					implode(
						'',
						array_map(
							fn( array $part ): string => $part['type'] === 'widget'
								? $widgets->block( $part['id'] )
								: $this->links( (int) $part['id'] ),
							$column['items']
						)
					),
				],
				$columns
			);
			$html .= MenuColumns::html( $parts, $spans );
		}
		$this->notes = [ ...$this->notes, ...$widgets->notes(), ...$this->forgotten( $item ) ];
		return $html;
	}

	/**
	 * Leaves out what is below an item and not in its panel.
	 *
	 * @param int $item Id of the item.
	 * @return list<string> What is left out.
	 */
	private function forgotten( int $item ): array {
		$notes = [];
		$below = $this->below[ $item ] ?? [];
		unset( $this->below[ $item ] );
		foreach ( $below as $one ) {
			/* translators: %s: label of a menu item. */
			$note  = __( 'Menu item “%s”: it is not shown in the panel of its parent item.', 'vitrine' );
			$notes = [ ...$notes, sprintf( $note, wp_strip_all_tags( $one->title ) ), ...$this->forgotten( $one->id ) ];
		}
		return $notes;
	}

	/**
	 * A row with a column for each item below an item.
	 *
	 * @param int $item Id of the item.
	 * @return list<list<array{span: int, items: list<array{type: string, id: string}>}>>
	 */
	private function rows_of( int $item ): array {
		$columns = array_map(
			static fn( MenuEntry $below ): array => [
				'span'  => 1,
				'items' => [ [ 'type' => 'item', 'id' => (string) $below->id ] ],
			],
			$this->below[ $item ] ?? []
		);
		return $columns === [] ? [] : [ $columns ];
	}

	/**
	 * An item in a panel: its link as a heading, and those below it as a list.
	 *
	 * @param int $id Id of the item.
	 */
	private function links( int $id ): string {
		$item = MenuEntry::of_post( $id );
		if ( $item === null ) {
			return '';
		}
		++$this->count;
		$this->below[ $item->parent ] = array_values(
			array_filter( $this->below[ $item->parent ] ?? [], static fn( MenuEntry $one ): bool => $one->id !== $id )
		);
		return MenuColumns::heading( $item ) . MenuColumns::items( $this->links_below( $id ) );
	}

	/**
	 * Links of all items below an item.
	 *
	 * @param int $id Id of the item.
	 * @return list<string>
	 */
	private function links_below( int $id ): array {
		$below = $this->below[ $id ] ?? [];
		unset( $this->below[ $id ] );
		$links = [];
		foreach ( $below as $one ) {
			++$this->count;
			$links = [ ...$links, MenuColumns::link( $one ), ...$this->links_below( $one->id ) ];
		}
		return $links;
	}
}
