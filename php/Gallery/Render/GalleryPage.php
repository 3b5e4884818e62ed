<?php
/**
 * A page of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

defined( 'ABSPATH' ) || exit;

/**
 * What is printed, and what script reads.
 */
final class GalleryPage {

	/**
	 * Keeps both.
	 *
	 * @param GalleryView   $view   What is printed.
	 * @param GalleryConfig $config What script reads.
	 */
	public function __construct( public readonly GalleryView $view, public readonly GalleryConfig $config ) {}
}
