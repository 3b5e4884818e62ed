<?php
/**
 * Popups on pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\PagePopups;
use Vitrine\Popup\PopupIndex;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\PopupPreview;
use Vitrine\Sealed\ContentStack;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the popups of a page by its address, renders them early, so that their styles come in the head, and prints them
 * at its end.
 */
final class PopupPage {

	public const MODULE = '@vitrine/popup';

	/**
	 * Keeps what it needs.
	 *
	 * @param PopupIndex   $index   Which popups are where.
	 * @param PagePopups   $popups  Popups of the page.
	 * @param PopupPreview $preview A popup that somebody who may edit it looks at.
	 */
	public function __construct(
		private readonly PopupIndex $index,
		private readonly PagePopups $popups,
		private readonly PopupPreview $preview
	) {}

	/**
	 * A look at a draft is nobody else's.
	 */
	public function prepare_preview(): void {
		if ( $this->preview->id() !== 0 ) {
			nocache_headers();
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- What page caches look for.
			}
		}
	}

	/**
	 * WordPress renders hidden blocks, too, and throws the outcome away: what is in them must not bring popups to the
	 * page.
	 *
	 * @template T
	 * @param T                    $html  What somebody else has made of the block; null = nothing.
	 * @param array<string, mixed> $block Block as core parses it, possibly hostile.
	 * @return T|string
	 */
	public static function leave_out_hidden( mixed $html, array $block ): mixed {
		$is_hidden = ( $block['attrs']['metadata']['blockVisibility'] ?? null ) === false
			&& function_exists( 'wp_render_block_visibility_support' );
		// A variant is printed as a popup of its own; where it is none it is nothing.
		return $html === null && ( $is_hidden || ( $block['blockName'] ?? '' ) === PopupVariant::BLOCK ) ? '' : $html;
	}

	/**
	 * Finds the popups of this page, and renders them with those that its content has named so far.
	 */
	public function match(): void {
		if ( $this->index->has_rows() ) {
			foreach (
				$this->index->matching( PageKeys::current( $this->index->asks_for( 'singular/any_child_of/' ) ) ) as $id
			) {
				$this->popups->place( $id );
			}
		}
		if ( $this->preview->id() !== 0 ) {
			$this->popups->place( $this->preview->id() );
		}
		$this->render();
		// In classic themes, WordPress registers what this style needs in the foot, where that of contents is printed.
		if ( ! wp_is_block_theme() && wp_style_is( 'block-style-variation-styles' ) ) {
			wp_dequeue_style( 'block-style-variation-styles' );
			add_action( 'wp_footer', static fn() => wp_enqueue_style( 'block-style-variation-styles' ), 1 );
		}
	}

	/**
	 * Renders popups that are named and not rendered yet; what is in them may name others.
	 */
	public function render(): void {
		for ( $ids = $this->popups->take(); $ids !== []; $ids = $this->popups->take() ) {
			$posts = $this->posts( $ids );
			LazyMedia::during(
				function () use ( $posts ): void {
					foreach ( $posts as $post ) {
						$saved = $this->preview->saved( $post );
						ContentStack::during(
							$saved->ID,
							fn() => $this->popups->render( $post, PopupContent::blocks( $post, $saved->post_content ) )
						);
					}
				}
			);
		}
		if ( $this->popups->configs() !== [] ) {
			wp_enqueue_script_module( self::MODULE );
		}
	}

	/**
	 * Prints those that are rows of the page; who previews a popup sees it as it opens.
	 */
	public function print_rows(): void {
		if ( $this->preview->id() === 0 ) {
			echo $this->popups->take_rows(); // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered blocks.
		}
	}

	/**
	 * Prints them.
	 */
	public function print(): void {
		echo $this->popups->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered blocks.
	}

	/**
	 * The posts, those that visitors may see: whatever named them. Their pictures come with them.
	 *
	 * @param list<int> $ids Ids.
	 * @return list<\WP_Post>
	 */
	private function posts( array $ids ): array {
		/** Whole posts.
		 *
		 * @var list<\WP_Post> $posts */
		$posts = get_posts(
			[
				'post_type'              => PopupPosts::TYPE,
				'post_status'            => 'publish',
				'has_password'           => false,
				'post__in'               => $ids,
				// In PHP, below: SQLite takes no long list of FIELD().
				'orderby'                => 'none',
				'posts_per_page'         => -1,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		$places = array_flip( $ids );
		usort(
			$posts,
			static fn( \WP_Post $one, \WP_Post $other ): int => $places[ $one->ID ] <=> $places[ $other->ID ]
		);
		$seen    = $this->preview->id();
		$preview = in_array( $seen, $ids, true ) ? get_post( $seen ) : null;
		if ( $preview instanceof \WP_Post && ! in_array( $seen, wp_list_pluck( $posts, 'ID' ), true ) ) {
			$posts[] = $preview;
		}
		preg_match_all( '/\bwp-image-(\d+)/', implode( ' ', wp_list_pluck( $posts, 'post_content' ) ), $pictures );
		_prime_post_caches( array_values( array_unique( array_map( 'intval', $pictures[1] ) ) ), false );
		return $posts;
	}
}
