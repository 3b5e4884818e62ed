<?php
/**
 * What a panel shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\OffCanvas;

use Vitrine\Popup\Display\FirstHeading;
use Vitrine\Popup\Links\LinkAction;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints.
 */
final class OffCanvasView {

	/**
	 * Keeps the fields.
	 *
	 * @param string              $element   Id of the dialog.
	 * @param string              $label     Name of the panel.
	 * @param bool                $has_close Whether it has a close button.
	 * @param OffCanvasAttributes $read      What the block stores.
	 */
	private function __construct(
		public readonly string $element,
		public readonly string $label,
		public readonly bool $has_close,
		private readonly array $read
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param OffCanvasAttributes $read    Attributes within their bounds.
	 * @param string              $element Id of the dialog.
	 * @param string              $content Its blocks, rendered.
	 */
	public static function of( array $read, string $element, string $content ): self {
		$label = $read['label'] === '' ? FirstHeading::of( $content ) : $read['label'];
		return new self(
			$element,
			$label === '' ? __( 'Panel', 'vitrine' ) : $label,
			// Visitors are never locked in.
			$read['closeButton'] || ! LinkAction::closes_within( $content, $element ),
			$read
		);
	}

	/**
	 * Classes of the dialog.
	 */
	public function classes(): string {
		return "is-at-{$this->read['side']}";
	}

	/**
	 * Custom properties of the dialog.
	 */
	public function style(): string {
		$read     = $this->read;
		$backdrop = $read['backdrop'] ? $read['backdropColor'] : 'transparent';
		$size     = $read['unit'] === '%' ? min( $read['size'], 100 ) : $read['size'];
		return implode(
			';',
			[
				...( $size > 0 ? [ "--vitrine-panel-size:{$size}{$read['unit']}" ] : [] ),
				...( $backdrop === '' ? [] : [ "--vitrine-backdrop:{$backdrop}" ] ),
			]
		);
	}

	/**
	 * What opens it besides links and buttons: `form`, `cart`.
	 *
	 * @return list<string>
	 */
	public function occasions(): array {
		return [
			...( $this->read['openAfterForm'] ? [ 'form' ] : [] ),
			...( $this->read['openAfterCart'] ? [ 'cart' ] : [] ),
		];
	}

	/**
	 * What script goes by. Twin: frontend/off-canvas/panel/settings.ts.
	 *
	 * @return array<string, bool|string|list<string>>
	 */
	public function data(): array {
		$read      = $this->read;
		$occasions = $this->occasions();
		return [
			'side'     => $read['side'],
			'push'     => $read['push'],
			'modal'    => $read['modal'],
			'escape'   => $read['closeOnEscape'],
			'backdrop' => $read['closeOnBackdrop'],
			'links'    => $read['closeOnLinks'],
			...( $occasions === [] ? [] : [ 'after' => $occasions ] ),
		];
	}
}
