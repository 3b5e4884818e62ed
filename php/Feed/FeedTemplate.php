<?php
/**
 * Prints feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the block's templates: the page and the answer of Load more are made by the same.
 */
final class FeedTemplate {

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
	 * @param FeedView             $view       What to print.
	 * @param array<string,string> $attributes Attributes of the wrapper.
	 * @param array<string,string> $data       What the block's script reads.
	 * @param array<string,string> $links      Addresses of Load more by the class of the screens they are for.
	 */
	public function block( FeedView $view, array $attributes, array $data, array $links ): string {
		return $this->printed(
			'render.php',
			[
				'view'       => $view,
				'attributes' => $attributes,
				'data'       => $data,
				'links'      => $links,
				'posts'      => $this->posts( $view ),
			]
		);
	}

	/**
	 * The posts as list items.
	 *
	 * @param FeedView $view What to print.
	 */
	public function posts( FeedView $view ): string {
		return $this->printed(
			'posts.php',
			[ 'view' => $view, 'icons' => (array) wp_json_file_decode( $this->icons, [ 'associative' => true ] ) ]
		);
	}

	/**
	 * What a template prints.
	 *
	 * @param string               $template Name of the file.
	 * @param array<string, mixed> $vitrine  What it prints, by name.
	 */
	private function printed( string $template, array $vitrine ): string {
		ob_start();
		// WordPress takes `&lt;` for something that is escaped already; in a post it is what somebody wrote. (WordPress
		// 6.8 unescapes `&amp;#60;`, too.)
		$vitrine['exact'] = static fn( string $text ): string => str_replace( '&', '&#38;', $text );
		( static function ( string $file, array $vitrine ): void {
			require $file;
		} )( "{$this->folder}/{$template}", $vitrine );
		// WordPress looks for shortcodes in what blocks print, and strangers write posts.
		return BlockData::without_shortcodes( (string) ob_get_clean() );
	}
}
