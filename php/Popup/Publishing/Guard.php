<?php
/**
 * Whether visitors can get out of a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Publishing;

use Vitrine\Popup\Display\PopupVariant;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The check before a popup is published (WCAG 2.1.2): something visible closes it. Escape and the page
 * behind it are no such thing.
 *
 * Pure but for synced patterns, which it looks up. Twin: frontend/render/popup/checks/guard.ts; both are held to
 * tests/fixtures/popup-guard.json.
 */
final class Guard {

	/** Visitors who cannot go are not held longer. Twin: MAX_SECONDS in guard.ts. */
	private const MAX_SECONDS = 10;

	/** Blocks whose text may hold a control that an editor has written. */
	private const TEXTS = [ 'core/html', 'core/paragraph', 'core/heading', 'core/list-item' ];

	/** Such a control; LinkActions prints the same. One that names another popup closes that one. */
	private const WRITTEN = '/<(?:a|button)\b(?=[^>]*\sdata-vitrine-popup="(?:close|dismiss)")(?![^>]*\sdata-vitrine-popup-id="(?!popup-%d"))/i';

	/** Synced patterns that are opened; further ones count as empty. */
	private const MAX_PATTERNS = 100;

	/**
	 * Whether a popup's post must not be published. One without the block shows nothing, and may.
	 *
	 * @param string $content Content of the post, possibly hostile.
	 * @param int    $post    Its id, 0 = it has none yet.
	 */
	public static function refuses( string $content, int $post = 0 ): bool {
		$root = PopupPosts::root( $content );
		return $root !== null && ! self::has_exit( $root, $post );
	}

	/**
	 * Whether something visible closes a popup: its close button, or a control in it.
	 *
	 * @param array<string, mixed> $root The block `vitrine/popup`, as core parses it.
	 * @param int                  $post The popup's post, 0 = it is none.
	 */
	public static function has_exit( array $root, int $post = 0 ): bool {
		$attributes = is_array( $root['attrs'] ?? null ) ? $root['attrs'] : [];
		$settings   = PopupSettings::of( $attributes );
		if ( $settings->has( 'close_button' ) && ! self::holds( $settings ) ) {
			return true;
		}
		[ $a, $b ] = PopupVariant::contents( $root );
		foreach ( $settings->has( 'split' ) && $b !== null ? [ $a, $b ] : [ $a ] as $content ) {
			$opened = [];
			if ( ! self::any( $content['innerBlocks'], $post, $opened ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether a close button that comes late holds visitors until then: neither Escape nor the page behind lets them
	 * out.
	 *
	 * @param PopupSettings $settings Settings.
	 */
	private static function holds( PopupSettings $settings ): bool {
		return $settings->is_modal()
			&& $settings->number( 'close_button_delay' ) > self::MAX_SECONDS
			&& $settings->has( 'prevent_close_on_esc_key' )
			&& $settings->has( 'prevent_close_on_background_click' );
	}

	/**
	 * What happened, and what mends it.
	 */
	public static function message(): string {
		return __(
			'Visitors have no visible way to close this popup, or would have to wait too long.',
			'vitrine'
		)
			. ' ' . self::remedy();
	}

	/**
	 * What mends it.
	 */
	public static function remedy(): string {
		return __(
			'Show the close button immediately, or add a button that closes the popup (to both variants, if there are two).',
			'vitrine'
		);
	}

	/**
	 * Whether one of some blocks closes the popup.
	 *
	 * @param mixed            $blocks Blocks.
	 * @param int              $post   The popup's post.
	 * @param array<int, true> $opened Synced patterns that were opened, by their ids.
	 */
	private static function any( mixed $blocks, int $post, array &$opened ): bool {
		foreach ( is_array( $blocks ) ? $blocks : [] as $block ) {
			if ( is_array( $block ) && self::closes( $block, $post, $opened ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a block closes the popup, or one in it does.
	 *
	 * @param array<mixed>     $block  Block.
	 * @param int              $post   The popup's post.
	 * @param array<int, true> $opened Synced patterns that were opened, by their ids.
	 */
	private static function closes( array $block, int $post, array &$opened ): bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		// What is in another popup closes that one.
		if (
			self::is_hidden( $attributes )
			|| in_array( $block['blockName'] ?? '', [ PopupPosts::BLOCK, PopupVariant::BLOCK ], true )
		) {
			return false;
		}
		$html = in_array( $block['blockName'] ?? '', self::TEXTS, true ) && is_string( $block['innerHTML'] ?? null )
			? $block['innerHTML']
			: '';
		if (
			preg_match( sprintf( self::WRITTEN, $post ), $html ) === 1
			|| ( self::is_control( $attributes['vitrinePopup'] ?? null, $post ) && ! self::is_empty_button( $block ) )
		) {
			return true;
		}
		if ( ( $block['blockName'] ?? '' ) === 'core/block' ) {
			$ref = is_int( $attributes['ref'] ?? null ) ? $attributes['ref'] : 0;
			// Once is enough: had it closed the popup, nobody would look on. Patterns that hold one another many times
			// would never end.
			if ( isset( $opened[ $ref ] ) || count( $opened ) >= self::MAX_PATTERNS ) {
				return false;
			}
			$opened[ $ref ] = true;
			$pattern        = $ref > 0 ? get_post( $ref ) : null;
			return $pattern instanceof \WP_Post
				&& $pattern->post_type === 'wp_block'
				&& $pattern->post_status === 'publish'
				&& self::any( parse_blocks( $pattern->post_content ), $post, $opened );
		}
		return self::any( $block['innerBlocks'] ?? [], $post, $opened );
	}

	/**
	 * Whether a block is not shown to everybody (WordPress 7: "Hide", also on some screens only).
	 *
	 * @param array<mixed> $attributes Attributes.
	 */
	private static function is_hidden( array $attributes ): bool {
		$visibility = is_array( $attributes['metadata'] ?? null )
			? $attributes['metadata']['blockVisibility'] ?? null
			: null;
		$screens    = is_array( $visibility ) ? $visibility['viewport'] ?? [] : [];
		return $visibility === false || ( is_array( $screens ) && in_array( false, $screens, true ) );
	}

	/**
	 * Whether a control closes the popup that it is in.
	 *
	 * @param mixed $control Attribute `vitrinePopup`.
	 * @param int   $post    The popup's post.
	 */
	private static function is_control( mixed $control, int $post ): bool {
		if ( ! is_array( $control ) || ! in_array( $control['action'] ?? null, [ 'close', 'dismiss' ], true ) ) {
			return false;
		}
		return in_array(
			$control['popup'] ?? 0,
			[ 0, '', ...( $post > 0 ? [ $post, (string) $post, "popup-{$post}" ] : [] ) ],
			true
		);
	}

	/**
	 * Whether a block is a button without words: WordPress prints none.
	 *
	 * @param array<mixed> $block Block.
	 */
	private static function is_empty_button( array $block ): bool {
		$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		return ( $block['blockName'] ?? '' ) === 'core/button'
			&& trim( wp_strip_all_tags( $html ) ) === ''
			&& preg_match( '/<(img|svg)\b/i', $html ) !== 1;
	}
}
