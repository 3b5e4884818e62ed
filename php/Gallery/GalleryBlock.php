<?php
/**
 * The block `vitrine/gallery`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Render\GalleryPage;
use Vitrine\Gallery\Render\GalleryTemplate;
use Vitrine\Gallery\Render\PageState;
use Vitrine\Gallery\Render\PageUrl;
use Vitrine\Gallery\Render\WrapperClasses;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Install\Database;
use Vitrine\MediaLibrary\Visibility;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Support\ElementIds;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the block.
 */
final class GalleryBlock {

	/** Style sheet of hover effects, transitions and stacks, where a gallery has them. */
	public const EFFECTS = 'vitrine-gallery-effects';

	/**
	 * Keeps its helpers.
	 *
	 * @param Gallery         $gallery    Galleries.
	 * @param SealedSettings  $sealed     Seals settings.
	 * @param Visibility      $visibility Notes what not everybody may see.
	 * @param GalleryTemplate $template   Prints them.
	 * @param ElementIds      $ids        Ids of elements.
	 */
	public function __construct(
		private readonly Gallery $gallery,
		private readonly SealedSettings $sealed,
		private readonly Visibility $visibility,
		private readonly GalleryTemplate $template,
		private readonly ElementIds $ids
	) {}

	/**
	 * Renders the block.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param int                  $post       Post that the block is shown with, 0 = none.
	 */
	public function render( array $attributes, int $post ): string {
		$element  = $this->ids->claim( is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '' );
		$settings = GallerySettings::of(
			[ ...$attributes, 'post' => ( $attributes['source'] ?? '' ) === 'attached' ? $post : 0 ]
		);
		// Sample pictures are for the canvas: until they end, nothing has been chosen for visitors, not even all
		// albums.
		if ( ( $attributes['sample'] ?? false ) === true || ! Database::exists() ) {
			return '';
		}
		$this->visibility->forget();
		$page = $this->gallery->page(
			$settings,
			'',
			PageUrl::of_request( $element ),
			$element,
			nth: $this->ids->place( $element )
		);
		if (
			$page->view->total === 0
			&& $page->view->album->id === PageState::ROOT
			&& ! $page->config->query->is_narrow()
			&& $page->view->message === ''
		) {
			return '';
		}
		$sealed = $this->sealed->seal( ...[ ...$settings->own(), $this->visibility->noted() ] );
		if (
			WrapperClasses::need_effects( $settings->level( true ) )
			|| WrapperClasses::need_effects( $settings->level( false ) )
		) {
			wp_enqueue_style( self::EFFECTS );
		}
		$page = new GalleryPage( $page->view, $page->config->sealed( $sealed ) );
		return $this->template->block( $page, [ 'class' => WrapperClasses::of( $settings, $page->view->level ) ] );
	}
}
