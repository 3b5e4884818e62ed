<?php
/**
 * Blocks with a link or button.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Links;

use Vitrine\Assets;
use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks whose link or button may open a popup, in one place: here, in REST and in the editor
 * (extensions/popup-link).
 *
 * Not core/cover and core/group: they have no link of their own, and one around all their blocks would hide the links
 * in them. A popup's click selector serves there.
 *
 * @phpstan-type LinkBlock array{address?: string, button?: bool, with?: array<string, mixed>}
 */
final class LinkBlocks {

	public const ATTRIBUTE = 'vitrinePopup';

	/** Whether a press is what the popup around the block is for. */
	public const GOAL = 'vitrinePopupGoal';

	private const SCRIPT = 'vitrine-popup-link';

	/**
	 * By name: `address` = the attribute with the address of the link; `button` = without an address the block is made
	 * a button, as core/button is;
	 * `with` = what else it needs to have a link.
	 *
	 * @var array<string, LinkBlock>
	 */
	private const BLOCKS = [
		'core/button'              => [
			'address' => 'url',
			'button'  => true,
		],
		'core/image'               => [
			'address' => 'href',
			'with'    => [ 'linkDestination' => 'custom' ],
		],
		'core/media-text'          => [
			'address' => 'href',
			'with'    => [ 'linkDestination' => 'custom' ],
		],
		'core/navigation-link'     => [ 'address' => 'url' ],
		'core/navigation-submenu'  => [ 'address' => 'url' ],
		// What it led to before is not this page.
		'vitrine/mega-menu-item'   => [
			'address' => 'url',
			'with'    => [
				'id'     => 0,
				'entity' => 'custom',
			],
		],
		'core/home-link'           => [],
		'core/social-link'         => [ 'address' => 'url' ],
		'core/file'                => [],
		'core/read-more'           => [],
		'core/site-logo'           => [ 'with' => [ 'isLink' => true ] ],
		'core/site-title'          => [ 'with' => [ 'isLink' => true ] ],
		'core/post-title'          => [ 'with' => [ 'isLink' => true ] ],
		'core/post-featured-image' => [ 'with' => [ 'isLink' => true ] ],
		'core/post-author'         => [ 'with' => [ 'isLink' => true ] ],
		'core/post-author-name'    => [ 'with' => [ 'isLink' => true ] ],
		'core/post-date'           => [ 'with' => [ 'isLink' => true ] ],
		'core/avatar'              => [ 'with' => [ 'isLink' => true ] ],
		'core/term-name'           => [ 'with' => [ 'isLink' => true ] ],
	];

	/**
	 * The blocks.
	 *
	 * @return array<string, LinkBlock>
	 */
	private static function all(): array {
		/**
		 * Blocks whose link or button may open a popup.
		 *
		 * @param array<string, array{
		 *     address?: string,
		 *     button?: bool,
		 *     with?: array<string, mixed>,
		 * }> $blocks By name (see BLOCKS).
		 */
		$blocks = apply_filters( 'vitrine_popup_link_blocks', self::BLOCKS );
		return is_array( $blocks ) ? array_filter( $blocks, 'is_array' ) : self::BLOCKS;
	}

	/**
	 * Lets REST and the editor accept the attributes, of blocks that are registered and of those that come later. Pages
	 * read them past the registry.
	 */
	public static function add_attributes(): void {
		foreach ( array_keys( self::all() ) as $name ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( $type !== null ) {
				$type->attributes = self::with_attributes( $type->attributes );
			}
		}
		add_filter( 'register_block_type_args', [ self::class, 'add_to_args' ], 10, 2 );
	}

	/**
	 * Adds the attributes to a block that is being registered.
	 *
	 * @param array<string, mixed> $args What it is registered with.
	 * @param string               $name Its name.
	 * @return array<string, mixed>
	 */
	public static function add_to_args( array $args, string $name ): array {
		return isset( self::all()[ $name ] )
			? [ ...$args, 'attributes' => self::with_attributes( $args['attributes'] ?? [] ) ]
			: $args;
	}

	/**
	 * The attributes of a block, with ours.
	 *
	 * @param mixed $attributes Its own.
	 * @return array<string, mixed>
	 */
	private static function with_attributes( mixed $attributes ): array {
		return [
			...(array) $attributes,
			self::ATTRIBUTE => [ 'type' => 'object' ],
			self::GOAL      => [ 'type' => 'boolean' ],
		];
	}

	/**
	 * Brings the control to the block editor.
	 */
	public static function enqueue(): void {
		$asset = Assets::asset( 'extensions/popup-link' );
		if ( $asset === null ) {
			return;
		}
		wp_enqueue_script( self::SCRIPT, $asset['url'], $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::SCRIPT, 'vitrine' );
		wp_add_inline_script(
			self::SCRIPT,
			'var vitrinePopupLink = ' . wp_json_encode(
				[ 'blocks' => (object) self::all() ],
				JSON_HEX_TAG | JSON_HEX_AMP
			) . ';',
			'before'
		);
	}

	/**
	 * Brings the badge of controls into the canvas, and the look of the control beside it.
	 */
	public static function enqueue_style(): void {
		$asset = is_admin() ? Assets::asset( 'extensions/popup-link' ) : null;
		if ( $asset !== null ) {
			wp_enqueue_style(
				self::SCRIPT,
				CapabilityModule::build_url( 'extensions/popup-link.css' ),
				[],
				$asset['version']
			);
			CapabilityModule::mirror( self::SCRIPT, 'extensions/popup-link' );
		}
	}
}
