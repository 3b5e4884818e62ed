<?php
/**
 * Prints galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\BlockData;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the block's templates: the page and the answers of the routes are made by the same.
 */
final class GalleryTemplate {

	/**
	 * Keeps where the templates and icons are.
	 *
	 * @param string $folder Folder of the built block.
	 * @param string $icons  File of the icons, the same that the canvas uses.
	 */
	public function __construct( private readonly string $folder, private readonly string $icons ) {}

	/**
	 * The whole block.
	 *
	 * @param GalleryPage          $page       What to print.
	 * @param array<string,string> $attributes Attributes of the wrapper.
	 */
	public function block( GalleryPage $page, array $attributes ): string {
		$data = BlockData::script( $page->view->element, $page->config );
		return $this->printed(
			'render.php',
			$page,
			[ 'attributes' => $attributes, 'data' => $data, 'inside' => $this->inside( $page ) ]
		);
	}

	/**
	 * Everything inside the wrapper.
	 *
	 * @param GalleryPage $page What to print.
	 */
	public function inside( GalleryPage $page ): string {
		return $this->printed( 'inside.php', $page, [ 'tiles' => $this->tiles( $page ) ] );
	}

	/**
	 * The tiles as list items.
	 *
	 * @param GalleryPage $page What to print.
	 */
	public function tiles( GalleryPage $page ): string {
		return $this->printed( 'tiles.php', $page, [] );
	}

	/**
	 * What a template prints.
	 *
	 * @param string               $template Name of the file.
	 * @param GalleryPage          $page     What it prints.
	 * @param array<string, mixed> $more     Further things by name.
	 */
	private function printed( string $template, GalleryPage $page, array $more ): string {
		static $icons = null;
		$icons      ??= (array) wp_json_file_decode( $this->icons, [ 'associative' => true ] );
		$vitrine      = [
			...$more,
			'view'  => $page->view,
			'words' => GalleryStrings::template(),
			'icon'  => static function ( string $name, string $class_name ) use ( $icons ): void {
				printf(
					'<svg class="%s" viewBox="%s" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="%s"></path></svg>',
					esc_attr( $class_name ),
					esc_attr( $icons[ $name ]['viewBox'] ?? '0 0 24 24' ),
					esc_attr( $icons[ $name ]['path'] ?? '' )
				);
			},
		];
		return Template::html_of_strangers( "{$this->folder}/{$template}", $vitrine );
	}
}
