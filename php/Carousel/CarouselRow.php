<?php
/**
 * What is in a carousel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * Its slides: blocks vitrine/slide, the posts of a query loop or the pictures of a gallery. Core's blocks print the
 * last two; their list is marked as the row.
 */
final class CarouselRow {

	/** Class of the row. */
	private const ROW = 'wp-block-vitrine-carousel__row';

	/** Kinds by the block that makes the slides, and the class of what holds them. */
	private const LISTS = [
		'core/query'   => [ 'query', 'wp-block-post-template' ],
		'core/gallery' => [ 'gallery', 'wp-block-gallery' ],
	];

	/** The caption of a gallery, which is no slide. */
	private const CAPTION = '~\s*(<figcaption class="blocks-gallery-caption\b(?:(?!<figcaption\b).)*</figcaption>)(?=\s*</figure>\s*$)~Ds';

	/**
	 * Keeps the fields.
	 *
	 * @param string $kind    `slides`, `query` or `gallery`.
	 * @param string $content HTML of the blocks.
	 */
	private function __construct( public readonly string $kind, private readonly string $content ) {}

	/**
	 * Looks what is there.
	 *
	 * @param string $content HTML of the blocks in the carousel.
	 * @param mixed  $first   Name of the first one.
	 * @return self|null Null = nothing.
	 */
	public static function of( string $content, mixed $first ): ?self {
		[ $kind, $list ] = is_string( $first ) ? self::LISTS[ $first ] ?? [ 'slides', '' ] : [ 'slides', '' ];
		if ( trim( $content ) === '' ) {
			return null;
		}
		// A loop that has found nothing shows what its author wants to be read then, and no slides.
		$has_slides = $list === '' || ( new \WP_HTML_Tag_Processor( $content ) )->next_tag( [ 'class_name' => $list ] );
		return new self( $has_slides ? $kind : 'none', $content );
	}

	/**
	 * The row, with what stands beside it.
	 *
	 * @param string $label   Name of the row.
	 * @param string $classes How it is laid out.
	 */
	public function html( string $label, string $classes ): string {
		if ( $this->kind === 'none' ) {
			return $this->content;
		}
		if ( $this->kind === 'slides' ) {
			return $this->marked( '<div>', '', $label, $classes ) . "{$this->content}</div>";
		}
		if ( $this->kind === 'query' ) {
			return $this->marked( $this->content, 'wp-block-post-template', $label, $classes );
		}
		$captions = [];
		$content  = (string) preg_replace_callback(
			self::CAPTION,
			static function ( array $match ) use ( &$captions ): string {
				$captions[] = $match[1];
				return '';
			},
			$this->content
		);
		return $this->marked( $content, 'wp-block-gallery', $label, $classes ) . implode( '', $captions );
	}

	/**
	 * HTML whose list is the row. The arrow keys scroll it, also where no slide can have the focus.
	 *
	 * @param string $html    HTML.
	 * @param string $list    Class of the list, '' = the first tag.
	 * @param string $label   Name of the row.
	 * @param string $classes How it is laid out.
	 */
	private function marked( string $html, string $list, string $label, string $classes ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		if ( $tag->next_tag( $list === '' ? null : [ 'class_name' => $list ] ) ) {
			$tag->add_class( self::ROW );
			foreach ( explode( ' ', $classes ) as $name ) {
				$tag->add_class( $name );
			}
			// Core's columns of pictures, whose widths no class could change.
			$tag->remove_class( 'has-nested-images' );
			$tag->set_attribute( 'tabindex', '0' );
			$tag->set_attribute( 'aria-label', $label );
			if ( $this->kind !== 'query' ) {
				$tag->set_attribute( 'role', 'group' );
			}
		}
		return $tag->get_updated_html();
	}
}
