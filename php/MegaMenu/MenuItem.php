<?php
/**
 * An item of a menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

use Vitrine\BlockData;
use Vitrine\Popup\Display\LazyMedia;
use Vitrine\Popup\Links\LinkAction;
use Vitrine\Popup\Links\LinkBlocks;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/mega-menu-item: a link, and what it opens.
 */
final class MenuItem {

	/** What items that open something print. */
	public const TOGGLE = 'class="wp-block-vitrine-mega-menu-item__toggle';

	/** Class of items for those who are not logged in. */
	public const FOR_GUESTS = 'is-for-guests';

	/** Items within items; deeper ones are nobody's menu. */
	private const MAX_DEPTH = 4;

	/** Markup of labels. */
	private const MARKS = [ 'strong' => [], 'b' => [], 'em' => [], 'i' => [], 's' => [] ];

	/**
	 * How many items are around the one that is rendered.
	 *
	 * @var int
	 */
	private static int $depth = 0;

	/**
	 * Icons by name, once one is shown.
	 *
	 * @var array<string, array{viewBox: string, path: string}>|null
	 */
	private static ?array $icons = null;

	/**
	 * Renders it; one for members is never in the page of a guest, and nothing of it runs there.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Nothing: the block renders its blocks itself.
	 * @param \WP_Block            $block      The block.
	 */
	public static function html( array $attributes, string $content, \WP_Block $block ): string {
		/** Generated from block.json.
		 *
		 * @var MegaMenuItemAttributes $read */
		$read  = Schema::of_block( 'mega-menu-item' )->read( $attributes );
		$label = self::label( $read['label'] );
		if ( self::$depth >= self::MAX_DEPTH || $label === '' || ! self::is_for_visitor( $read['showFor'] ) ) {
			return '';
		}
		$popup = LinkAction::of( $attributes[ LinkBlocks::ATTRIBUTE ] ?? null );
		if ( $popup !== null && $read['url'] === '' ) {
			// The link, never the button of its panel, does what the control says (LinkActions).
			$read['url'] = "#{$popup->element()}";
		}
		$inside     = self::inside( $read['kind'], $block );
		$is_current = CurrentPage::is( $read['id'], $read['entity'], $read['url'] );
		return Template::html(
			dirname( VITRINE_FILE ) . '/build/mega-menu-item/render.php',
			[
				'read'       => $read,
				'href'       => esc_url( $read['url'] ),
				'classes'    => self::classes( $read, $is_current, $inside ),
				'label'      => $label,
				'name'       => wp_strip_all_tags( $label ),
				'inside'     => $inside,
				'id'         => $inside === '' ? '' : wp_unique_id( 'vitrine-panel-' ),
				'is_current' => $is_current,
				'is_drill'   => ( $block->context['vitrine/menuPanels'] ?? '' ) === 'drill',
				'icon'       => $read['icon'] === '' ? null : self::icons()[ $read['icon'] ] ?? null,
			]
		);
	}

	/**
	 * Whether somebody gets an item.
	 *
	 * @param string $show_for `all`, `members` or `guests`.
	 */
	private static function is_for_visitor( string $show_for ): bool {
		return $show_for === 'all' || ( $show_for === 'members' ) === is_user_logged_in();
	}

	/**
	 * What it opens.
	 *
	 * @param string    $kind  `link`, `group` or `panel`.
	 * @param \WP_Block $block The item.
	 */
	private static function inside( string $kind, \WP_Block $block ): string {
		++self::$depth;
		try {
			if ( $kind === 'panel' ) {
				// Nothing in a closed panel is loaded, and no picture of the page loses its priority to one there.
				$html = LazyMedia::during( static fn(): string => InnerBlocks::html( $block ) );
				return LazyMedia::apply( trim( $html ) );
			}
			$html = '';
			foreach ( $kind === 'group' ? $block->inner_blocks : [] as $inner ) {
				$html .= $inner?->name === $block->name ? InnerBlocks::one( $block, $inner ) : '';
			}
			return $html;
		} finally {
			--self::$depth;
		}
	}

	/**
	 * Classes of the item.
	 *
	 * @param MegaMenuItemAttributes $read       What the block stores.
	 * @param bool                   $is_current Whether its link leads to this page.
	 * @param string                 $inside     What it opens.
	 */
	private static function classes( array $read, bool $is_current, string $inside ): string {
		return implode(
			' ',
			[
				...( $inside === '' ? [] : [ "is-{$read['kind']}" ] ),
				...( $inside !== '' && $read['kind'] === 'panel' ? [ "is-{$read['width']}" ] : [] ),
				...( $is_current ? [ 'current-menu-item' ] : [] ),
				...( str_contains( $inside, ' aria-current="page"' ) ? [ 'current-menu-ancestor' ] : [] ),
				...( $read['showFor'] === 'guests' ? [ self::FOR_GUESTS ] : [] ),
				...array_map( static fn( string $device ): string => "is-hidden-on-{$device}", $read['hiddenOn'] ),
			]
		);
	}

	/**
	 * Words with their markup, in which WordPress finds no shortcode.
	 *
	 * @param string $label Words, possibly hostile.
	 */
	private static function label( string $label ): string {
		$html = str_contains( $label, '<' ) ? wp_kses( $label, self::MARKS ) : esc_html( $label );
		return trim( wp_strip_all_tags( $html ) ) === ''
			? ''
			: BlockData::without_shortcodes( force_balance_tags( $html ) );
	}

	/**
	 * The icons that the canvas shows, too.
	 *
	 * @return array<string, array{viewBox: string, path: string}>
	 */
	private static function icons(): array {
		/** What the build has copied.
		 *
		 * @var array<string, array{viewBox: string, path: string}> $icons */
		$icons = self::$icons
			?? (array) wp_json_file_decode( dirname( VITRINE_FILE ) . '/build/icons.json', [ 'associative' => true ] );
		self::$icons = $icons;
		return $icons;
	}
}
