<?php
/**
 * Triggers in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Summary;

use Vitrine\Popup\Settings\Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Says when a popup opens by itself. What editors have written is in it: escape what comes out.
 */
final class TriggerSummary {

	/**
	 * Each trigger that is on.
	 *
	 * @param array<string, mixed> $triggers Triggers of PopupSettings.
	 * @return list<string>
	 */
	public static function of( array $triggers ): array {
		$words = [];
		foreach ( Switches::of( 'triggers' )->names() as $name ) {
			if ( isset( $triggers[ $name ] ) ) {
				$words[] = self::word(
					$name,
					static fn( string $field ): string => self::text( $triggers[ "{$name}_{$field}" ] ?? '' )
				);
			}
		}
		return $words;
	}

	/**
	 * One trigger.
	 *
	 * @param string                   $name  Trigger.
	 * @param \Closure(string): string $field Its field by the end of its name.
	 */
	private static function word( string $name, \Closure $field ): string {
		return match ( $name ) {
			'page_load' => $field( 'delay' ) === '0'
				? __( 'immediately', 'vitrine' )
				: self::seconds( (float) $field( 'delay' ) ),
			'scrolling' => $field( 'direction' ) === 'up'
				? __( 'on scroll up', 'vitrine' )
				/* translators: %s: percent of a page. */
				: sprintf( __( 'after scrolling %s%% of the page', 'vitrine' ), $field( 'offset' ) ),
			/* translators: %s: a selector. */
			'scrolling_to' => sprintf( __( 'when “%s” comes into view', 'vitrine' ), $field( 'selector' ) ),
			'click' => $field( 'times' ) === '1' ? __( 'on the first click anywhere', 'vitrine' ) : sprintf(
				/* translators: %s: a number. */
				__( 'on click number %s anywhere', 'vitrine' ),
				$field( 'times' )
			),
			/* translators: %s: seconds. */
			'inactivity' => sprintf( __( 'after %s seconds of inactivity', 'vitrine' ), $field( 'time' ) ),
			'exit_intent' => __( 'on exit intent', 'vitrine' ),
			'adblock_detection' => __( 'when an ad blocker is detected', 'vitrine' ),
			'form_submit' => __( 'when a form is submitted', 'vitrine' ),
			/* translators: %s: name of an event. */
			'custom_event' => sprintf( __( 'on the event “%s”', 'vitrine' ), $field( 'name' ) ),
			'hash' => $field( 'hash' ) === ''
				? __( 'when the URL ends in its ID', 'vitrine' )
				/* translators: %s: a fragment of an address. */
				: sprintf( __( 'when the URL ends in #%s', 'vitrine' ), ltrim( $field( 'hash' ), '#' ) ),
			/* translators: %s: a selector. */
			'hover' => sprintf( __( 'on hover over “%s”', 'vitrine' ), $field( 'selector' ) ),
			'tab_return' => __( 'when the visitor returns to the tab', 'vitrine' ),
			'video_end' => __( 'when a video ends', 'vitrine' ),
			'fast_scroll' => __( 'on fast scroll up (touch)', 'vitrine' ),
			default => $name,
		};
	}

	/**
	 * A delay.
	 *
	 * @param float $seconds Seconds.
	 */
	private static function seconds( float $seconds ): string {
		return sprintf(
			/* translators: %s: seconds. */
			_n( 'after %s second', 'after %s seconds', (int) ceil( $seconds ), 'vitrine' ),
			number_format_i18n( $seconds, $seconds === floor( $seconds ) ? 0 : 1 )
		);
	}

	/**
	 * A field as text.
	 *
	 * @param mixed $value What PopupSettings has read.
	 */
	public static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
