<?php
/**
 * Countdowns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Countdown;

use Vitrine\BlockWrapper;
use Vitrine\CapabilityModule;
use Vitrine\Consent\Consent;
use Vitrine\Consent\Tools;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/countdown.
 */
final class CountdownModule extends CapabilityModule {

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/countdown' => self::render( ... ) ];
	}

	/**
	 * Renders the block as of now; of one without a date there is nothing.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    The blocks inside, rendered.
	 */
	private static function render( array $attributes, string $content ): string {
		/** Generated from block.json.
		 *
		 * @var CountdownAttributes $read */
		$read = Schema::of_block( 'countdown' )->read( $attributes );
		if ( $read['kind'] === 'repeat' ) {
			// It never ends: what would be shown then is nobody's to read.
			$read['atEnd'] = 'zero';
		}
		$now = time();
		$end = Deadline::of( $read, wp_timezone(), $now );
		if ( $end === null ) {
			return '';
		}
		// News readers know no scripts, and keep what they have read.
		if ( $end > $now || $read['atEnd'] === 'zero' || is_feed() ) {
			$tool = $read['kind'] === 'visitor' && ( Consent::has_tool() || Tools::active() !== '' );
			$html = Template::html_of_strangers(
				dirname( VITRINE_FILE ) . '/build/countdown/render.php',
				[
					'view'    => CountdownView::of( $read, $end, $now ),
					'data'    => CountdownView::data( $read, $end, $tool ),
					'message' => $read['atEnd'] === 'message',
					'waits'   => $read['kind'] === 'visitor',
				]
			);
			return $read['atEnd'] === 'blocks' && ! is_feed()
				? substr_replace( $html, "<template>{$content}</template>", -strlen( '</div>' ), 0 )
				: $html;
		}
		return match ( $read['atEnd'] ) {
			'message' => sprintf(
				'<div %s><p class="wp-block-vitrine-countdown__message">%s</p></div>',
				BlockWrapper::attributes(),
				esc_html( CountdownView::message( $read ) )
			),
			'blocks' => '<div ' . BlockWrapper::attributes() . ">{$content}</div>",
			default => '',
		};
	}
}
