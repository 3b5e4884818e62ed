<?php
/**
 * Prints feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Support\Template;

use Vitrine\Feed\Comments\CommentsView;
use Vitrine\Feed\Pages\PageAddress;
use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\PostView;

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
	 * @param array<string,mixed>  $data       What the block's script reads.
	 * @param array<string,string> $links      Addresses of Load more by the class of the screens they are for.
	 * @param PageAddress|null     $address    Of its pages, where they are numbered.
	 */
	public function block(
		FeedView $view,
		array $attributes,
		array $data,
		array $links,
		?PageAddress $address = null
	): string {
		return Template::html_of_strangers(
			"{$this->folder}/render.php",
			[
				'view'       => $view,
				'attributes' => $attributes,
				'data'       => $data,
				'links'      => $links,
				'posts'      => $this->posts( $view, true ),
				'pages'      => $address === null ? '' : $this->pages( $view, $address ),
				'address'    => $address,
			]
		);
	}

	/**
	 * A post beside its pictures in the viewer.
	 *
	 * @param PostView $post    What to print.
	 * @param string   $classes Classes of a button.
	 */
	public function panel( PostView $post, string $classes ): string {
		return Template::html_of_strangers(
			"{$this->folder}/panel.php",
			[ 'post' => $post, 'icons' => $this->icons(), 'classes' => $classes ]
		);
	}

	/**
	 * Comments of a post, or replies to one.
	 *
	 * @param CommentsView $comments What to print.
	 */
	public function comments( CommentsView $comments ): string {
		return Template::html_of_strangers( "{$this->folder}/comments/list.php", [ 'comments' => $comments ] );
	}

	/**
	 * The links to the pages of a feed.
	 *
	 * @param FeedView    $view    The feed.
	 * @param PageAddress $address Where they lead.
	 */
	public function pages( FeedView $view, PageAddress $address ): string {
		return $view->has_pages()
			? Template::html_of_strangers(
				"{$this->folder}/pages/pages.php",
				[ 'pages' => $view->pages, 'address' => $address ]
			)
			: '';
	}

	/**
	 * The posts as list items.
	 *
	 * @param FeedView $view      What to print.
	 * @param bool     $is_page   Whether they open a page.
	 * @param bool     $is_answer Whether they come into a page that perhaps has not the style sheets that they need.
	 */
	public function posts( FeedView $view, bool $is_page = false, bool $is_answer = false ): string {
		return Template::html_of_strangers(
			"{$this->folder}/posts.php",
			[
				'view'    => $view,
				'is_page' => $is_page,
				'icons'   => $this->icons(),
				'sheets'  => $is_page && ! $is_answer ? [] : array_map( LayoutStyles::address( ... ), $view->sheets ),
			]
		);
	}

	/**
	 * The icons by name.
	 *
	 * @return array<mixed>
	 */
	private function icons(): array {
		return (array) wp_json_file_decode( $this->icons, [ 'associative' => true ] );
	}
}
