<?php
/**
 * A menu of Max Mega Menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * What Max Mega Menu keeps of a menu: its settings are those of a location of the theme (`megamenu_settings`), its
 * widgets stand in a sidebar of their own and name their item.
 */
final class MaxMegaMenu {

	/**
	 * Keeps the settings.
	 *
	 * @param array<mixed> $location Of the location.
	 * @param array<mixed> $all      Of all locations.
	 */
	private function __construct( private readonly array $location, private readonly array $all ) {}

	/**
	 * Of a menu.
	 *
	 * @param int $menu The menu.
	 * @return self|null Null where Max Mega Menu is not switched on for it.
	 */
	public static function of_menu( int $menu ): ?self {
		$all = get_option( 'megamenu_settings' );
		foreach ( is_array( $all ) ? array_keys( get_nav_menu_locations(), $menu, true ) : [] as $location ) {
			$settings = $all[ $location ] ?? null;
			if ( is_array( $settings ) && (bool) ( $settings['enabled'] ?? false ) ) {
				return new self( $settings, $all );
			}
		}
		return null;
	}

	/**
	 * Attributes of our menu. Enter opens first, and follows then, as it does there.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		return array_filter(
			[
				'enter'       => 'open',
				'openOn'      => match ( $this->text( 'event' ) ) {
					'click' => 'click',
					default => null,
				},
				// Without the pause that their other way of hovering has.
				'hoverInterval' => $this->text( 'event' ) === 'hover_' ? 0 : null,
				'effect'      => match ( $this->text( 'effect' ) ) {
					'disabled' => 'none',
					'fade_up'  => 'fade-up',
					'slide'    => 'slide',
					'slide_up' => 'slide-up',
					default    => null,
				},
				'speed'       => $this->number( 'effect_speed' ),
				'phoneEffect' => match ( $this->text( 'effect_mobile' ) ) {
					'disabled'    => 'none',
					'slide_left'  => 'slide-left',
					'slide_right' => 'slide-right',
					default       => null,
				},
				'phoneSpeed'  => $this->number( 'effect_speed_mobile' ),
				'phoneState'  => match ( $this->text( 'mobile_state' ) ) {
					'expand_all'    => 'expand',
					'expand_active' => 'active',
					default         => null,
				},
				'secondClick' => match ( $this->text( 'second_click' ) ) {
					'close'    => 'close',
					'disabled' => 'nothing',
					default    => null,
				},
			],
			static fn( mixed $value ): bool => $value !== null
		);
	}

	/**
	 * What has no counterpart.
	 *
	 * @return list<string>
	 */
	public function notes(): array {
		$theme = $this->text( 'theme' );
		return $theme === '' || $theme === 'default' ? [] : [
			sprintf(
				/* translators: %s: name of a theme of Max Mega Menu. */
				__( 'Menu theme “%s”: choose colors and sizes in the block settings.', 'vitrine' ),
				$theme
			),
		];
	}

	/**
	 * The widgets of an item's panel, one column each, and then its items.
	 *
	 * @param int       $item  The item.
	 * @param list<int> $below Items below it.
	 * @return list<list<array{span: int, items: list<array{type: string, id: string}>}>> Empty where it has none.
	 */
	public static function widgets_of( int $item, array $below ): array {
		$sidebars = wp_get_sidebars_widgets();
		$columns  = [];
		foreach ( is_array( $sidebars['mega-menu'] ?? null ) ? $sidebars['mega-menu'] : [] as $id ) {
			if ( ! is_string( $id ) || preg_match( '/^(.+)-([0-9]+)$/D', $id, $match ) !== 1 ) {
				continue;
			}
			$settings = ( (array) get_option( "widget_{$match[1]}" ) )[ (int) $match[2] ] ?? null;
			if ( is_array( $settings ) && (int) ( $settings['mega_menu_parent_menu_id'] ?? 0 ) === $item ) {
				$columns[ (int) ( $settings['mega_menu_order'][ $item ] ?? 0 ) * 1000 + count( $columns ) ] = [
					'span'  => max( 1, min( 12, (int) ( $settings['mega_menu_columns'] ?? 1 ) ) ),
					'items' => [ [ 'type' => 'widget', 'id' => $id ] ],
				];
			}
		}
		ksort( $columns );
		if ( $columns === [] ) {
			return [];
		}
		foreach ( $below as $id ) {
			$columns[] = [ 'span' => 1, 'items' => [ [ 'type' => 'item', 'id' => (string) $id ] ] ];
		}
		return [ array_values( $columns ) ];
	}

	/**
	 * A text of the location, or of all.
	 *
	 * @param string $name Name.
	 */
	private function text( string $name ): string {
		$value = $this->location[ $name ] ?? $this->all[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A number within a second.
	 *
	 * @param string $name Name.
	 */
	private function number( string $name ): ?int {
		$text = $this->text( $name );
		return is_numeric( $text ) ? max( 0, min( 1000, (int) $text ) ) : null;
	}
}
