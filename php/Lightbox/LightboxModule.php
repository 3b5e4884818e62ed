<?php
/**
 * The lightbox for links.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Lightbox;

use Vitrine\Assets;
use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * Opens links to images and videos in the viewer of galleries: as the site says, as a block says, or as a link says.
 *
 * Core's own lightbox opens images that are no links, ours only links: they never meet on one click.
 */
final class LightboxModule extends CapabilityModule {

	/** Twin: extensions/lightbox/index.tsx, which tells the editor. */
	private const BLOCKS = [ 'core/image', 'core/gallery', 'core/media-text', 'core/button' ];

	private const ATTRIBUTE = 'vitrineLightbox';

	private const MODULE = '@vitrine/lightbox';

	/**
	 * Attachments in links to images so far.
	 *
	 * @var array<int, true>
	 */
	private array $attachments = [];

	/**
	 * Adds the attribute, what it does on pages, and the control in the editor.
	 */
	public function register(): void {
		add_filter(
			'register_block_type_args',
			static function ( array $args, string $name ): array {
				if ( in_array( $name, self::BLOCKS, true ) ) {
					$args['attributes'][ self::ATTRIBUTE ] = [ 'type' => 'object' ];
				}
				return $args;
			},
			10,
			2
		);
		add_filter(
			'render_block',
			fn( mixed $html, mixed $block ): mixed => is_string( $html ) && is_array( $block )
				? $this->rendered( $html, $block )
				: $html,
			// After Elementor's links have become ours.
			110,
			2
		);
		// What is not of blocks, after shortcodes have become HTML and before WordPress looks at its images.
		add_filter(
			'the_content',
			function ( mixed $html ): mixed {
				if ( is_string( $html ) ) {
					$this->look( $html );
				}
				return $html;
			},
			11
		);
		add_filter(
			'wp_content_img_tag',
			fn( mixed $image, mixed $context, mixed $id ): mixed => is_string( $image ) && is_int( $id )
				&& isset( $this->attachments[ $id ] )
				? ImageTexts::write( $image, $id, self::sources() )
				: $image,
			10,
			3
		);
		add_filter(
			'script_module_data_' . self::MODULE,
			static fn( array $data ): array => [ ...$data, ...LightboxSettings::read() ]
		);
		add_action( 'enqueue_block_editor_assets', static fn() => self::bring_control() );
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_admin(): void {
		LightboxSettings::register_setting();
	}

	/**
	 * Registers the setting.
	 */
	public function prepare_rest(): void {
		LightboxSettings::register_setting();
	}

	/**
	 * A block, marked as it says.
	 *
	 * @param string       $html  The block, rendered.
	 * @param array<mixed> $block As it was parsed.
	 */
	private function rendered( string $html, array $block ): string {
		$stored = $block['attrs'][ self::ATTRIBUTE ] ?? null;
		if ( $stored !== null && in_array( $block['blockName'] ?? '', self::BLOCKS, true ) ) {
			$html = LinkMark::write( $html, $stored );
		}
		// What stands in other blocks has been looked at with them; a mark is for all that is in its block.
		$is_whole = ( $block['innerBlocks'] ?? [] ) === [] || ( $block['blockName'] ?? '' ) === 'core/media-text';
		if ( $is_whole || $stored !== null ) {
			$this->look( $html );
		}
		return $html;
	}

	/**
	 * Brings the script where there is a link that it may open.
	 *
	 * @param string $html HTML of the page.
	 */
	private function look( string $html ): void {
		// Before a class is loaded: unless the site says more, nothing opens that does not say so.
		if (
			( ! str_contains( $html, '-lightbox=' ) && ! isset( wp_load_alloptions()['vitrine_lightbox'] ) )
			|| is_feed() || wp_is_serving_rest_request()
		) {
			return;
		}
		$links = LightboxSettings::links();
		$all   = $links === 'all';
		if ( $links === 'off' || ! MediaLinks::has( $html, $all, $all && LightboxSettings::read()['videos'] ) ) {
			return;
		}
		wp_enqueue_script_module( self::MODULE );
		$this->attachments += array_fill_keys( MediaLinks::attachments( $html ), true );
	}

	/**
	 * What is shown of an image.
	 *
	 * @return list<string>
	 */
	private static function sources(): array {
		$settings = LightboxSettings::read();
		return [ $settings['title'], $settings['description'] ];
	}

	/**
	 * Brings the control to the block editor, unless the site has no lightbox.
	 */
	private static function bring_control(): void {
		$asset = LightboxSettings::links() === 'off' ? null : Assets::asset( 'extensions/lightbox' );
		if ( $asset !== null ) {
			wp_enqueue_script( 'vitrine-lightbox', $asset['url'], $asset['dependencies'], $asset['version'], true );
			wp_set_script_translations( 'vitrine-lightbox', 'vitrine' );
		}
	}
}
