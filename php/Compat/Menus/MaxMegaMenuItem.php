<?php
/**
 * An item of Max Mega Menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * What Max Mega Menu keeps of an item of a menu, in its field `_megamenu`; read with care, for anything may be there.
 */
final class MaxMegaMenuItem {

	/** Their icons by ours. */
	private const ICONS = [
		'dashicons-admin-comments' => 'comments',
		'dashicons-cart'           => 'cart',
		'dashicons-download'       => 'download',
		'dashicons-format-image'   => 'picture',
		'dashicons-format-video'   => 'play',
		'dashicons-heart'          => 'likes',
		'dashicons-info'           => 'info',
		'dashicons-search'         => 'search',
		'dashicons-share'          => 'shares',
		'dashicons-star-filled'    => 'featured',
		'dashicons-video-alt3'     => 'play',
	];

	/**
	 * Keeps the field.
	 *
	 * @param int          $id     The item.
	 * @param array<mixed> $stored The field.
	 */
	private function __construct( private readonly int $id, private readonly array $stored ) {}

	/**
	 * Of an item of a menu.
	 *
	 * @param int $id The item.
	 * @return self|null Null where nothing is kept of it.
	 */
	public static function of( int $id ): ?self {
		$stored = get_post_meta( $id, '_megamenu', true );
		return is_array( $stored ) && $stored !== [] ? new self( $id, $stored ) : null;
	}

	/**
	 * Attributes of our item.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		$hidden = array_keys(
			array_filter(
				[
					'desktops' => $this->is( 'hide_on_desktop' ),
					'tablets'  => $this->is( 'hide_on_mobile' ),
					'phones'   => $this->is( 'hide_on_mobile' ),
				],
				static fn( bool $is_hidden ): bool => $is_hidden
			)
		);
		$badge  = $this->is_off( 'badge_type' ) ? '' : mb_substr( $this->text( 'badge_text' ), 0, 30 );
		$icon   = self::ICONS[ $this->text( 'icon' ) ] ?? '';
		return [
			...( $this->is( 'disable_link' ) ? [ 'url' => '' ] : [] ),
			...( $hidden === [] ? [] : [ 'hiddenOn' => $hidden ] ),
			...( $badge === '' ? [] : [ 'badge' => $badge ] ),
			...( $icon === '' ? [] : [ 'icon' => $icon ] ),
			...match ( $this->text( 'display_mode' ) ) {
				'logged_in'  => [ 'showFor' => 'members' ],
				'logged_out' => [ 'showFor' => 'guests' ],
				default      => [],
			},
			...( $this->is_panel() ? [ 'width' => 'content' ] : [] ),
		];
	}

	/**
	 * What has no counterpart.
	 *
	 * @param string $title Its words.
	 * @return list<string>
	 */
	public function notes( string $title ): array {
		$title = wp_strip_all_tags( $title );
		$icon  = $this->text( 'icon' );
		$lost  = [
			...( $icon === '' || $icon === 'disabled' || isset( self::ICONS[ $icon ] ) ? [] : [
				/* translators: %s: name of an icon. */
				sprintf( __( 'icon “%s”', 'vitrine' ), $icon ),
			] ),
			...( $this->is( 'hide_text' ) ? [ __( 'hidden label', 'vitrine' ) ] : [] ),
			...( $this->is( 'hide_arrow' ) ? [ __( 'hidden arrow', 'vitrine' ) ] : [] ),
			...( $this->text( 'item_align' ) === 'right' ? [ __( 'aligned to the right', 'vitrine' ) ] : [] ),
			...( $this->is_off( 'replacement' ) ? [] : [
				/* translators: %s: kind of a replacement of Max Mega Menu. */
				sprintf( __( 'replaced by “%s”', 'vitrine' ), $this->text( 'replacement' ) ),
			] ),
			...( $this->text( 'display_mode' ) === 'by_role' ? [ __( 'shown by role', 'vitrine' ) ] : [] ),
			...( $this->text( 'type' ) === 'tabbed' ? [ __( 'tabs', 'vitrine' ) ] : [] ),
		];
		return array_map(
			static fn( string $what ): string => sprintf(
				/* translators: 1: label of a menu item, 2: what has no counterpart. */
				__( 'Menu item “%1$s”: %2$s.', 'vitrine' ),
				$title,
				$what
			),
			$lost
		);
	}

	/**
	 * The rows of its panel.
	 *
	 * @param list<int> $below Items below it.
	 * @return list<list<array{span: int, items: list<array{type: string, id: string}>}>>|null Null where it has none;
	 *                                   empty where its items are the columns.
	 */
	public function panel( array $below ): ?array {
		return match ( $this->text( 'type' ) ) {
			'grid', 'tabbed' => $this->grid(),
			'megamenu'       => MaxMegaMenu::widgets_of( $this->id, $below ),
			default          => null,
		};
	}

	/**
	 * Whether it has a panel.
	 */
	private function is_panel(): bool {
		return in_array( $this->text( 'type' ), [ 'grid', 'tabbed', 'megamenu' ], true );
	}

	/**
	 * Rows that somebody has laid out.
	 *
	 * @return list<list<array{span: int, items: list<array{type: string, id: string}>}>>
	 */
	private function grid(): array {
		$rows = [];
		foreach ( self::entries( $this->stored['grid'] ?? [] ) as $row ) {
			$columns = [];
			foreach ( self::entries( $row['columns'] ?? [] ) as $column ) {
				$items = [];
				foreach ( self::entries( $column['items'] ?? [] ) as $item ) {
					$id = $item['id'] ?? '';
					if ( is_scalar( $id ) && (string) $id !== '' ) {
						$type    = ( $item['type'] ?? '' ) === 'item' ? 'item' : 'widget';
						$items[] = [ 'type' => $type, 'id' => (string) $id ];
					}
				}
				$span      = is_array( $column['meta'] ?? null ) ? (int) ( $column['meta']['span'] ?? 3 ) : 3;
				$columns[] = [ 'span' => max( 1, min( 12, $span ) ), 'items' => $items ];
			}
			if ( $columns !== [] ) {
				$rows[] = $columns;
			}
		}
		return $rows;
	}

	/**
	 * Entries of a list that are arrays.
	 *
	 * @param mixed $list What is stored.
	 * @return list<array<mixed>>
	 */
	private static function entries( mixed $list ): array {
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : [];
	}

	/**
	 * A text.
	 *
	 * @param string $name Name.
	 */
	private function text( string $name ): string {
		$text = $this->stored[ $name ] ?? '';
		return is_scalar( $text ) ? trim( wp_strip_all_tags( (string) $text ) ) : '';
	}

	/**
	 * Whether something is on; they write words.
	 *
	 * @param string $name Name.
	 */
	private function is( string $name ): bool {
		return in_array( $this->text( $name ), [ 'true', '1', 'on' ], true );
	}

	/**
	 * Whether a choice is none.
	 *
	 * @param string $name Name.
	 */
	private function is_off( string $name ): bool {
		return in_array( $this->text( $name ), [ '', 'disabled', 'none' ], true );
	}
}
