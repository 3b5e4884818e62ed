<?php
/**
 * Moving backgrounds of sections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

use Vitrine\BlockData;
use Vitrine\Effects\Look;
use Vitrine\Popup\Display\FirstHeading;

defined( 'ABSPATH' ) || exit;

/**
 * What lies behind the content of a section: a still image, which is all that there is without script, what the script
 * needs to move it, and the button that stops it.
 *
 * @phpstan-type ImageSettings array{id: int, url: string}
 * @phpstan-type BackgroundSettings array{
 *     kind: ''|'slideshow'|'video',
 *     images: list<ImageSettings>,
 *     duration: int,
 *     transition: string,
 *     transitionDuration: int,
 *     loop: bool,
 *     kenBurns: string,
 *     size: string,
 *     position: string,
 *     url: string,
 *     start: int,
 *     end: int,
 *     once: bool,
 *     phones: bool,
 *     privacy: bool,
 *     ask: bool,
 *     poster: ImageSettings,
 * }
 */
final class Background {

	/** Class of a block with one. */
	private const CLASS_NAME = 'has-vitrine-background';

	/** Play and pause, of which the style sheet shows one. */
	private const ICONS = '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">'
		. '<path d="M8 5.5v13l10.5-6.5z"></path><path d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z"></path></svg>';

	/**
	 * A block with its background. It brings the script.
	 *
	 * @param string             $html The block, rendered.
	 * @param BackgroundSettings $read Settings within their bounds.
	 * @return string|null Null where the block has none, or does not begin with its own element.
	 */
	public static function put_into( string $html, array $read ): ?string {
		$view = match ( $read['kind'] ) {
			'slideshow' => Slideshow::view( $read ),
			'video' => Video::view( $read ),
			default => null,
		};
		if ( $view === null ) {
			return null;
		}
		$tags = new FirstTag( $html );
		$end  = $tags->end();
		if ( $end === null ) {
			return null;
		}
		if ( $view->data !== null ) {
			wp_enqueue_script_module( "@vitrine/background-{$read['kind']}" );
		}
		$view = $view->inside( FirstHeading::or_words( substr( $html, $end ) ) );
		$html = substr_replace( $html, self::html( $view, $read ), $end, 0 );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$tags->add_class( self::CLASS_NAME );
		return $tags->get_updated_html();
	}

	/**
	 * The background, the first of what is in the block: its button is reached by keyboard before the content.
	 *
	 * @param View               $view What is behind it.
	 * @param BackgroundSettings $read Settings within their bounds.
	 */
	private static function html( View $view, array $read ): string {
		$moves = $view->data === null ? '' : BlockData::script( '', $view->data );
		return BlockData::without_shortcodes(
			sprintf(
				'<div class="vitrine-background is-%s">%s%s%s</div>',
				$read['kind'],
				$moves,
				self::media( $view, $read ),
				$view->data === null ? '' : self::button( $view )
			)
		);
	}

	/**
	 * What is seen. Twin: frontend/render/effects/background/media.tsx.
	 *
	 * @param View               $view What is behind it.
	 * @param BackgroundSettings $read Settings within their bounds.
	 */
	public static function media( View $view, array $read ): string {
		$style = Look::written(
			[
				...( $read['size'] === 'cover' ? [] : [ '--vitrine-background-size' => $read['size'] ] ),
				...( $read['position'] === 'center' ? [] : [ '--vitrine-background-position' => $read['position'] ] ),
			]
		);
		return sprintf(
			'<div class="vitrine-background__media" aria-hidden="true"%s>%s</div>',
			$style === '' ? '' : ' style="' . esc_attr( $style ) . '"',
			$view->image
		);
	}

	/**
	 * The button, which the script shows.
	 *
	 * @param View $view What is behind it.
	 */
	private static function button( View $view ): string {
		return sprintf(
			'<button type="button" class="vitrine-background__button" aria-label="%s"%s hidden>%s%s</button>',
			esc_attr( $view->name ),
			// The name of the button changes, and is all that screen readers say of what is in it.
			$view->notice === '' ? '' : ' aria-description="' . esc_attr( $view->notice ) . '"',
			self::ICONS,
			$view->notice === '' ? '' : sprintf(
				'<span>%s<small>%s</small></span>',
				esc_html( $view->label ),
				esc_html( $view->notice )
			)
		);
	}
}
