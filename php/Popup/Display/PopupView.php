<?php
/**
 * A popup as it is printed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The frame around the blocks: everything the template prints. Twin: frontend/render/popup/frame.ts; both are held to
 * blocks/popup/test/fixtures.
 */
final class PopupView implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param string                $element Id of the dialog.
	 * @param string                $label   Its accessible name.
	 * @param list<string>          $classes Its classes, without the block's own.
	 * @param array<string, string> $style   Custom properties.
	 * @param string|null           $close   Name of the close button, null = it has none.
	 */
	private function __construct(
		public readonly string $element,
		public readonly string $label,
		public readonly array $classes,
		public readonly array $style,
		public readonly ?string $close
	) {}

	/**
	 * What is printed of settings.
	 *
	 * @param PopupSettings $settings  Settings.
	 * @param string        $element   Id of the dialog.
	 * @param string        $label     Its accessible name.
	 * @param bool          $has_close Whether there is a close button.
	 */
	public static function of( PopupSettings $settings, string $element, string $label, bool $has_close ): self {
		return new self(
			$element,
			$label,
			self::classes( $settings, $has_close ),
			self::style( $settings ),
			$has_close ? __( 'Close', 'vitrine' ) : null
		);
	}

	/**
	 * Classes of the dialog (docs/popup.md, "What PHP prints").
	 *
	 * @param PopupSettings $settings  Settings.
	 * @param bool          $has_close Whether there is a close button.
	 * @return list<string>
	 */
	private static function classes( PopupSettings $settings, bool $has_close ): array {
		$is_full  = $settings->kind === 'full-screen';
		$vertical = $settings->word( 'vertical_position' );
		if ( $settings->kind === 'bar' && $vertical === 'center' ) {
			$vertical = 'top';
		}
		$content = $settings->word( 'content_position' );
		return [
			"is-{$settings->kind}",
			...( $is_full || $settings->kind === 'bar' ? [] : [ "is-{$settings->word( 'horizontal_position' )}" ] ),
			...( $is_full ? [] : [ self::vertical( $vertical ) ] ),
			...( $settings->is_modal() && $settings->has( 'overlay' ) ? [ 'has-overlay' ] : [] ),
			...( $has_close && $settings->word( 'close_button_position' ) === 'outside' ? [ 'has-outer-close' ] : [] ),
			...( ! $is_full && $settings->word( 'height_type' ) === 'fit_to_screen' ? [ 'is-fit-to-screen' ] : [] ),
			...( $content === 'top' ? [] : [ 'is-content-' . ( $content === 'center' ? 'middle' : 'bottom' ) ] ),
			...array_values(
				array_filter(
					explode( ' ', $settings->word( 'classes' ) ),
					static fn( string $name ): bool => $name !== ''
				)
			),
		];
	}

	/**
	 * Class of a place from top to bottom.
	 *
	 * @param string $position `top`, `center` or `bottom`.
	 */
	private static function vertical( string $position ): string {
		return $position === 'center' ? 'is-middle' : "is-{$position}";
	}

	/**
	 * Custom properties that differ from the default, which blocks/popup/style.scss has.
	 *
	 * @param PopupSettings $settings Settings.
	 * @return array<string, string>
	 */
	private static function style( PopupSettings $settings ): array {
		$changed = $settings->compact();
		return array_filter(
			[
				'--vitrine-popup-width'    => isset( $changed['width'] ) ? $settings->length( 'width' ) : '',
				'--vitrine-popup-height'   => $settings->word( 'height_type' ) === 'custom'
					? $settings->length( 'height' )
					: '',
				'--vitrine-popup-margin'   => isset( $changed['margin'] ) ? "{$settings->number( 'margin' )}px" : '',
				'--vitrine-popup-overlay'  => isset( $changed['overlay_background_color'] )
					? $settings->word( 'overlay_background_color' )
					: '',
				'--vitrine-popup-duration' => isset( $changed['entrance_animation_duration'] )
					? "{$settings->seconds( 'entrance_animation_duration' )}s"
					: '',
			],
			static fn( string $value ): bool => $value !== ''
		);
	}

	/**
	 * The shape that the canvas has.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'element' => $this->element,
			'label'   => $this->label,
			'classes' => $this->classes,
			'style'   => (object) $this->style,
			'close'   => $this->close,
		];
	}
}
