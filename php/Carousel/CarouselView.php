<?php
/**
 * What a carousel shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Settings that exclude each other are settled here: twin of
 * frontend/render/carousel/settings.ts.
 */
final class CarouselView {

	/** Effects that show one slide at a time. */
	private const ONE_BY_ONE = [ 'fade', 'cards', 'creative' ];

	/**
	 * Keeps the fields.
	 *
	 * @param CarouselAttributes $read  Settings that go together.
	 * @param string             $kind  What the slides are.
	 * @param string             $label Name of the carousel.
	 */
	private function __construct(
		private readonly array $read,
		private readonly string $kind,
		public readonly string $label
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param CarouselAttributes $read Attributes within their bounds.
	 * @param string             $kind `slides`, `query`, `gallery`, or `none` where there is nothing to move.
	 */
	public static function of( array $read, string $kind ): self {
		$label = match ( true ) {
			$read['label'] !== '' => $read['label'],
			$kind === 'query'     => __( 'Posts', 'vitrine' ),
			$kind === 'gallery'   => __( 'Images', 'vitrine' ),
			default               => __( 'Slides', 'vitrine' ),
		};
		return new self( self::settled( $read ), $kind, $label );
	}

	/**
	 * Settings of which none contradicts another.
	 *
	 * @param CarouselAttributes $read Attributes within their bounds.
	 * @return CarouselAttributes
	 */
	private static function settled( array $read ): array {
		if ( $read['vertical'] ) {
			$read = [ ...$read, 'effect' => 'slide', 'rows' => 1, 'heights' => 'equal', 'centered' => false ];
		}
		if ( $read['effect'] !== 'slide' ) {
			$read = [ ...$read, 'rows' => 1, 'heights' => 'equal', 'free' => false ];
		}
		if ( in_array( $read['effect'], self::ONE_BY_ONE, true ) ) {
			$one  = [ 'columns' => 1, 'columnsTablet' => 1, 'columnsPhone' => 1, 'minWidth' => 0, 'centered' => false ];
			$read = [ ...$read, ...$one ];
		}
		if ( $read['effect'] === 'coverflow' ) {
			$read['centered'] = true;
		}
		// Rows are scrolled by the browser, and so are slides that stay where they are let go.
		if ( $read['ends'] === 'loop' && ( $read['rows'] > 1 || $read['free'] || $read['vertical'] ) ) {
			$read['ends'] = 'rewind';
		}
		// One row that the browser scrolls, one slide at a time.
		$adapts = $read['ends'] !== 'loop' && $read['rows'] === 1 && ! $read['free']
			&& max( $read['columns'], $read['columnsTablet'], $read['columnsPhone'] ) === 1;
		if ( $read['heights'] === 'current' && ! $adapts ) {
			$read['heights'] = 'own';
		}
		return $read;
	}

	/**
	 * Whether anything moves it.
	 */
	public function has_slides(): bool {
		return $this->kind !== 'none';
	}

	/**
	 * Whether its row is the usual one: scrolled to the side, each slide from its beginning, all of one height.
	 */
	public function is_usual(): bool {
		$read = $this->read;
		return $read['effect'] === 'slide' && $read['ends'] !== 'loop' && $read['rows'] === 1
			&& $read['heights'] === 'equal' && ! $read['centered'] && ! $read['free'] && ! $read['vertical'];
	}

	/**
	 * Classes of the wrapper: what its controls go by.
	 */
	public function classes(): string {
		$read = $this->read;
		return self::joined(
			"has-{$this->kind}",
			$read['arrows'] === 'none' ? '' : "has-arrows-{$read['arrows']}",
			$read['place'] === 'none' ? '' : "has-{$read['place']}",
			$read['autoplay'] ? 'has-pause' : '',
			$read['vertical'] ? 'is-vertical' : ''
		);
	}

	/**
	 * Classes of the row, which are on itself: another carousel may be in a slide.
	 */
	public function row_classes(): string {
		$read = $this->read;
		return self::joined(
			"is-{$read['effect']}",
			"has-{$read['heights']}-heights",
			$read['rows'] > 1 ? 'has-rows' : '',
			$read['centered'] ? 'is-centered' : '',
			$read['free'] ? 'is-free' : '',
			$read['ends'] === 'loop' ? 'has-loop' : '',
			$read['vertical'] ? 'is-vertical' : '',
			$this->has_arrows() || in_array( $read['place'], [ 'dots', 'thumbs' ], true ) ? 'is-led' : ''
		);
	}

	/**
	 * Classes that there are.
	 *
	 * @param string ...$names Classes, '' = none.
	 */
	private static function joined( string ...$names ): string {
		return implode( ' ', array_filter( $names, static fn( string $name ): bool => $name !== '' ) );
	}

	/**
	 * Custom properties of the wrapper: all of them, because those of a carousel around this one would be inherited.
	 */
	public function style(): string {
		$read = $this->read;
		return "--vitrine-slides:{$read['columns']};--vitrine-slides-tablet:{$read['columnsTablet']};"
			. "--vitrine-slides-phone:{$read['columnsPhone']};--vitrine-slide-width:{$read['minWidth']}px;"
			. "--vitrine-slide-gap:{$read['gap']}px;--vitrine-slide-gap-tablet:{$read['gapTablet']}px;"
			. "--vitrine-slide-gap-phone:{$read['gapPhone']}px"
			. ( $read['rows'] > 1 ? ";--vitrine-slide-rows:{$read['rows']}" : '' )
			. ( $read['vertical'] ? ";--vitrine-slides-height:{$read['height']}px" : '' );
	}

	/**
	 * Whether it has a button that stops it.
	 */
	public function has_pause(): bool {
		return $this->read['autoplay'];
	}

	/**
	 * Whether it has arrows.
	 */
	public function has_arrows(): bool {
		return $this->read['arrows'] !== 'none';
	}

	/**
	 * What shows which slide is seen: `dots`, `fraction`, `progress`, `thumbs`; '' = nothing.
	 */
	public function place(): string {
		return $this->read['place'] === 'none' ? '' : $this->read['place'];
	}

	/**
	 * What the script goes by. Twin: frontend/carousel/block/settings.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$read = $this->read;
		return [
			'rows'     => $read['rows'],
			'rewind'   => $read['ends'] !== 'stop',
			'loop'     => $read['ends'] === 'loop',
			'effect'   => $read['effect'],
			'vertical' => $read['vertical'],
			'centered' => $read['centered'],
			'free'     => $read['free'],
			'adapts'   => $read['heights'] === 'current',
			'place'    => $this->place(),
			'autoplay' => $read['autoplay'] ? $read['delay'] / 1000 : 0,
			'drag'     => $read['drag'],
			'wheel'    => $read['wheel'],
			'hash'     => $read['hash'],
			'words'    => [
				...CarouselWords::all( $this->label ),
				'first' => __( 'This is the first slide', 'vitrine' ),
				'last'  => __( 'This is the last slide', 'vitrine' ),
				'play'  => __( 'Play video', 'vitrine' ),
				'stop'  => __( 'Pause video', 'vitrine' ),
			],
		];
	}
}
