<?php
/**
 * Prints feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Support\Template;

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
		return Template::html_of_strangers(
			"{$this->folder}/render.php",
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
		return Template::html_of_strangers(
			"{$this->folder}/posts.php",
			[ 'view' => $view, 'icons' => (array) wp_json_file_decode( $this->icons, [ 'associative' => true ] ) ]
		);
	}
}
