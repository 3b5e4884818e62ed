<?php
/**
 * What a menu shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Twin of its classes and styles: frontend/render/mega-menu/wrapper.ts.
 */
final class MegaMenuView {

	/**
	 * Keeps the settings.
	 *
	 * @param MegaMenuAttributes $read What the block stores.
	 */
	public function __construct( private readonly array $read ) {}

	/**
	 * Name of the landmark.
	 */
	public function label(): string {
		return $this->read['label'] === '' ? __( 'Menu', 'vitrine' ) : $this->read['label'];
	}

	/**
	 * Words of the button that opens it.
	 */
	public function toggle_text(): string {
		return $this->read['toggleText'] === '' ? __( 'Menu', 'vitrine' ) : $this->read['toggleText'];
	}

	/**
	 * Whether a button opens it anywhere.
	 */
	public function collapses(): bool {
		return $this->read['collapse'] !== 'never';
	}

	/**
	 * Whether it is a drawer there.
	 */
	public function is_drawer(): bool {
		return $this->collapses() && in_array( $this->read['phoneEffect'], [ 'slide-left', 'slide-right' ], true );
	}

	/**
	 * Classes of the wrapper.
	 */
	public function classes(): string {
		$read = $this->read;
		return implode(
			' ',
			[
				"is-{$read['orientation']} is-justified-{$read['justify']} has-{$read['effect']}",
				"collapses-{$read['collapse']} opens-{$read['phoneEffect']}",
				...( $read['phoneOver'] ? [ 'is-over' ] : [] ),
				...( $read['phonePanels'] === 'drill' ? [ 'has-drill' ] : [] ),
			]
		);
	}

	/**
	 * Custom properties of the wrapper.
	 */
	public function style(): string {
		$read  = $this->read;
		$style = array_filter(
			[
				'panel-background' => $read['panelBackground'],
				'panel-text'       => $read['panelText'],
				'menu-speed'       => $read['speed'] === 200 ? '' : "{$read['speed']}ms",
				'phone-speed'      => $read['phoneSpeed'] === 200 ? '' : "{$read['phoneSpeed']}ms",
			],
			static fn( string $value ): bool => $value !== ''
		);
		return implode(
			';',
			array_map(
				static fn( string $name, string $value ): string => "--vitrine-{$name}:{$value}",
				array_keys( $style ),
				$style
			)
		);
	}

	/**
	 * What the script is told. Twin: MenuSettings in frontend/mega-menu/settings.ts.
	 *
	 * @param string $visitor Where it asks who is logged in, '' = it does not.
	 * @return array<string, mixed>
	 */
	public function data( string $visitor ): array {
		$read = $this->read;
		return [
			'openOn'      => $read['openOn'],
			'interval'    => $read['hoverInterval'],
			'timeout'     => $read['hoverTimeout'],
			'secondClick' => $read['secondClick'],
			'enter'       => $read['enter'],
			'isVertical'  => $read['orientation'] === 'vertical',
			'collapse'    => $read['collapse'],
			'state'       => $read['phoneState'],
			'isOver'      => $read['phoneOver'],
			'isDrill'     => $read['phonePanels'] === 'drill',
			...( $visitor === '' ? [] : [ 'visitor' => $visitor ] ),
		];
	}
}
