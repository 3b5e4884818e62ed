<?php
/**
 * Content of Elementor's templates and pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of widgets (ElementorWidget); frames around them become columns, groups or nothing. The rest is
 * named.
 */
final class ElementorContent {

	/** Elements within elements. */
	private const MAX_DEPTH = 30;

	/** Elements of one popup or page. */
	private const MAX = 2000;

	/** Settings of frames that are taken over. */
	private const FRAME = [
		...ElementorStyle::READ,
		...ElementorSticky::READ,
		'flex_direction',
		'container_type',
		'content_width',
		'structure',
		'width',
		'_column_size',
		'_inline_size',
	];

	/**
	 * Settings of elements that were left out.
	 *
	 * @var array<string, true>
	 */
	private array $dropped = [];

	/**
	 * Elements so far.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * Widgets that there is no block for, and how many of each.
	 *
	 * @var array<string, int>
	 */
	private array $left = [];

	/**
	 * Converts a tree of elements.
	 *
	 * @param mixed $elements Elements, possibly hostile.
	 * @param int   $depth    How deep they are.
	 * @return string Blocks as they are saved.
	 */
	public function blocks( mixed $elements, int $depth = 0 ): string {
		$blocks = [];
		foreach ( is_array( $elements ) && $depth < self::MAX_DEPTH ? $elements : [] as $element ) {
			$block = is_array( $element ) && ++$this->count <= self::MAX ? $this->block( $element, $depth ) : '';
			if ( $block !== '' ) {
				$blocks[] = $block;
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * What was left out, in words.
	 *
	 * @return list<string>
	 */
	public function notes(): array {
		$notes = [];
		foreach ( $this->left as $widget => $number ) {
			$notes[] = sprintf(
				/* translators: 1: a number; 2: name of a widget. */
				_n( '%1$d widget “%2$s”', '%1$d widgets “%2$s”', $number, 'vitrine' ),
				$number,
				$widget
			);
		}
		if ( $this->dropped !== [] ) {
			$notes[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings of elements without a counterpart: %s', 'vitrine' ),
				implode(
					wp_get_list_item_separator(),
					array_slice( array_map( 'strval', array_keys( $this->dropped ) ), 0, 40 )
				)
			);
		}
		if ( $this->count > self::MAX ) {
			$notes[] = sprintf(
				/* translators: %s: a number. */
				__( 'Everything after the first %s elements', 'vitrine' ),
				number_format_i18n( self::MAX )
			);
		}
		return $notes;
	}

	/**
	 * One element.
	 *
	 * @param array<mixed> $element Element.
	 * @param int          $depth   How deep it is.
	 */
	private function block( array $element, int $depth ): string {
		$inside = is_array( $element['elements'] ?? null ) ? array_values( $element['elements'] ) : [];
		$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : [];
		if ( ( $element['elType'] ?? '' ) !== 'widget' ) {
			$this->drop( $settings, self::FRAME );
			return $this->frame( $settings, $inside, $depth );
		}
		$widget   = is_string( $element['widgetType'] ?? null ) ? $element['widgetType'] : '';
		$block    = ElementorWidget::block( $widget, $settings );
		if ( $block === null ) {
			$name                = sanitize_key( $widget );
			$name                = $name === '' ? '?' : $name;
			$this->left[ $name ] = ( $this->left[ $name ] ?? 0 ) + 1;
		} else {
			$this->drop( $settings, ElementorWidget::READ[ $widget ] );
		}
		return $block ?? '';
	}

	/**
	 * Container, section or column: columns where its parts stand beside one another, a group where it has looks of its
	 * own, else only what is in it.
	 *
	 * @param array<mixed> $settings Its settings.
	 * @param list<mixed>  $inside   What is in it.
	 * @param int          $depth    How deep it is.
	 */
	private function frame( array $settings, array $inside, int $depth ): string {
		$style  = ElementorStyle::of( $settings );
		$parts  = array_values( array_filter( $inside, 'is_array' ) );
		$is_row = str_starts_with( ElementorWidget::text( $settings, 'flex_direction' ), 'row' )
			|| in_array( 'column', array_column( $parts, 'elType' ), true );
		if ( $is_row && count( $parts ) > 1 && count( $parts ) <= 6 ) {
			return $this->columns( $parts, $style, ElementorSticky::attributes( $settings ), $depth );
		}
		$blocks = $this->blocks( $inside, $depth + 1 );
		$sticky = ElementorSticky::attributes( $settings );
		if ( $blocks === '' || ( $style->style === [] && $sticky === [] ) ) {
			return $blocks;
		}
		return get_comment_delimited_block_content(
			'core/group',
			[ ...$style->attributes(), ...$sticky, 'layout' => [ 'type' => 'default' ] ],
			"\n<div{$style->html( 'wp-block-group' )}>{$blocks}</div>\n"
		);
	}

	/**
	 * Parts beside one another.
	 *
	 * @param list<array<mixed>> $parts Containers, columns or widgets.
	 * @param ElementorStyle     $frame Looks of what is around them.
	 * @param array<string, mixed> $more Further attributes of it.
	 * @param int                $depth How deep they are.
	 */
	private function columns( array $parts, ElementorStyle $frame, array $more, int $depth ): string {
		$html = '';
		foreach ( $parts as $part ) {
			$settings = is_array( $part['settings'] ?? null ) ? $part['settings'] : [];
			$is_frame = ( $part['elType'] ?? '' ) !== 'widget';
			$own      = $is_frame ? ElementorStyle::of( $settings ) : ElementorStyle::colors( null );
			// The column has the looks; a row in it is still one.
			$inside = $is_frame && ! str_starts_with( ElementorWidget::text( $settings, 'flex_direction' ), 'row' )
				? $this->blocks( $part['elements'] ?? null, $depth + 1 )
				: $this->blocks(
					[ $is_frame ? [ ...$part, 'settings' => [ 'flex_direction' => 'row' ] ] : $part ],
					$depth + 1
				);
			$width  = $is_frame ? self::width( $settings ) : '';
			if ( $is_frame ) {
				$this->drop( $settings, self::FRAME );
			}
			$html .= get_comment_delimited_block_content(
				'core/column',
				[
					...( $width === '' ? [] : [ 'width' => $width ] ),
					...$own->attributes(),
					...( $is_frame ? ElementorSticky::attributes( $settings ) : [] ),
				],
				"\n<div{$own->html( 'wp-block-column', $width === '' ? [] : [ 'flex-basis' => $width ] )}>{$inside}</div>\n"
			);
		}
		return get_comment_delimited_block_content(
			'core/columns',
			[ ...$frame->attributes(), ...$more ],
			"\n<div{$frame->html( 'wp-block-columns' )}>{$html}</div>\n"
		);
	}

	/**
	 * Width of a column.
	 *
	 * @param array<mixed> $settings Its settings.
	 */
	private static function width( array $settings ): string {
		$width = is_array( $settings['width'] ?? null ) && ( $settings['width']['unit'] ?? '%' ) === '%'
			? $settings['width']['size'] ?? null
			: null;
		$width = is_numeric( $width ) ? $width : ( $settings['_inline_size'] ?? $settings['_column_size'] ?? null );
		return is_numeric( $width ) && $width > 0 && $width < 100 ? round( (float) $width, 2 ) . '%' : '';
	}

	/**
	 * Remembers settings that say something and are not taken over.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string[]     $read     Those that are.
	 */
	private function drop( array $settings, array $read ): void {
		foreach ( $settings as $name => $value ) {
			if (
				! in_array( $name, $read, true )
				&& $value !== ''
				&& $value !== []
				&& ! str_starts_with( (string) $name, '_element' )
			) {
				$this->dropped[ sanitize_key( (string) $name ) ] = true;
			}
		}
	}
}
