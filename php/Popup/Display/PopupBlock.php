<?php
/**
 * The block `vitrine/popup`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\Links\LinkAction;
use Vitrine\Popup\PagePopups;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Publishing\Guard;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Support\ElementIds;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the block: the popup of a post, or one that stands in a page.
 */
final class PopupBlock {

	/** Context that a popup gives to the blocks in it. */
	private const INSIDE = 'vitrine/popup';

	/**
	 * Keeps what it needs.
	 *
	 * @param PagePopups    $popups   Popups of the page.
	 * @param PopupTemplate $template Prints them.
	 * @param ElementIds    $ids      Ids of blocks with blocks of their own.
	 */
	public function __construct(
		private readonly PagePopups $popups,
		private readonly PopupTemplate $template,
		private readonly ElementIds $ids
	) {}

	/**
	 * What other plugins and themes change; it is brought within bounds like everything that is stored.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param int                  $popup      Post of the popup, 0 = it stands in a page.
	 * @return array<string, mixed>
	 */
	private static function filtered( array $attributes, int $popup ): array {
		/**
		 * Settings, rules and triggers of a popup, when a page prints it.
		 *
		 * @param array<string, mixed> $attributes Attributes of `vitrine/popup`: `kind`, `settings`, `timing`,
		 *                                         `timingAny`, `triggers`.
		 * @param int                  $popup      Post of the popup, 0 = it stands in a page.
		 */
		$filtered = apply_filters( 'vitrine_popup_attributes', $attributes, $popup );
		return is_array( $filtered ) ? $filtered : $attributes;
	}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Its inner blocks, rendered.
	 * @param \WP_Block            $block      The block.
	 */
	public function render( array $attributes, string $content, \WP_Block $block ): string {
		$post       = $this->popups->post_of( $block );
		$attributes = self::filtered( $attributes, $post->ID ?? 0 );
		if ( $post !== null ) {
			return $this->of_post( $post, PopupSettings::of( $attributes ), $content, $block );
		}
		// Readers of feeds would see it as part of the text.
		if ( is_feed() ) {
			return '';
		}
		$chosen = $attributes['popup'] ?? 0;
		if ( is_int( $chosen ) && $chosen > 0 ) {
			$this->popups->place( $chosen );
			return '';
		}
		return trim( $content ) === ''
			? ''
			: $this->of_page(
				$attributes,
				$content,
				$block,
				$this->popups->is_rendering() || isset( $block->context[ self::INSIDE ] )
			);
	}

	/**
	 * The popup of a post.
	 *
	 * @param \WP_Post      $post     Post.
	 * @param PopupSettings $settings Settings.
	 * @param string        $content  Its inner blocks, rendered.
	 * @param \WP_Block     $block    The block.
	 */
	private function of_post( \WP_Post $post, PopupSettings $settings, string $content, \WP_Block $block ): string {
		$element = PagePopups::element( $post->ID, $this->popups->is_variant() );
		$title   = html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES );
		// Script knows variant B by the popup's own number.
		if ( ! $this->popups->is_variant() ) {
			$other = $this->popups->has_variants() ? $post->ID : $this->other_half( $settings, $post->ID );
			$this->popups->add(
				new PopupConfig( $post->ID, $element, $settings, $this->popups->is_armed( $post->ID ), $other )
			);
		}
		return $this->dialog( $settings, $element, $title, PopupContent::finished( $content ), $block, $post->ID );
	}

	/**
	 * A popup that stands in a page.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    Its inner blocks, rendered.
	 * @param \WP_Block            $block      The block.
	 * @param bool                 $is_inside  Whether it stands in another popup, and cannot be seen there: it is
	 *                                         printed at the end of the page.
	 */
	private function of_page( array $attributes, string $content, \WP_Block $block, bool $is_inside ): string {
		$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		// These ids belong to posts.
		$element  = $this->ids->claim( preg_match( '/^\s*popup-\d+(-b)?\s*$/', $anchor ) === 1 ? '' : $anchor );
		$settings = PopupSettings::of( $attributes );
		$this->popups->add( new PopupConfig( $element, $element, $settings, true, $this->other_half( $settings ) ) );
		$html = $this->dialog( $settings, $element, '', LazyMedia::apply( $content, true ), $block );
		if ( ! $is_inside ) {
			wp_enqueue_script_module( PopupPage::MODULE );
			return $html;
		}
		$this->popups->add_html( $element, $html );
		// It prints nothing where it stands, but its styles are wanted.
		add_filter(
			'enqueue_empty_block_content_assets',
			static fn( mixed $enqueue, string $name ): bool => $enqueue === true || $name === PopupPosts::BLOCK,
			10,
			2
		);
		return '';
	}

	/**
	 * What half of the visits see instead; it comes to the page, too.
	 *
	 * @param PopupSettings $settings Settings.
	 * @param int           $post     Post of the popup itself, 0 = it stands in a page.
	 * @return int Post, 0 = nothing.
	 */
	private function other_half( PopupSettings $settings, int $post = 0 ): int {
		$other = $settings->has( 'split' ) ? (int) $settings->number( 'split_popup' ) : 0;
		return $other !== $post && $this->popups->want( $other ) !== '' ? $other : 0;
	}

	/**
	 * Prints a popup.
	 *
	 * @param PopupSettings $settings Settings.
	 * @param string        $element  Id of the dialog.
	 * @param string        $name     Its title, its name where neither the settings nor a heading say one.
	 * @param string        $content  What is in it.
	 * @param \WP_Block     $block    The block.
	 * @param int           $post     Its post, 0 = it stands in a page.
	 */
	private function dialog(
		PopupSettings $settings,
		string $element,
		string $name,
		string $content,
		\WP_Block $block,
		int $post = 0
	): string {
		// Visitors are never locked in: without another way out the close button comes back. Blocks may
		// print nothing, and what is printed may be hidden on phones.
		$has_close = $settings->has( 'close_button' )
			|| ! LinkAction::closes_within( $content )
			|| ! Guard::has_exit( $block->parsed_block, $post );
		$labels    = array_filter(
			[ $settings->label, FirstHeading::of( $content ), $name, __( 'Popup', 'vitrine' ) ],
			static fn( string $label ): bool => $label !== ''
		);
		return $this->template->dialog(
			PopupView::of( $settings, $element, (string) reset( $labels ), $has_close ),
			LinkAction::within( $content, $element )
		);
	}
}
