<?php
/**
 * What is left out of Elementor's content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Collects what has no counterpart, and tells it in words.
 */
final class ElementorNotes {

	/** Names and sentences that are told. */
	private const MAX = 40;

	/** Characters of a name. */
	private const MAX_NAME = 60;

	/** Settings that are told in a sentence. */
	private const HIDDEN = '/^hide_(?:desktop|tablet|mobile|laptop|widescreen|tablet_extra|mobile_extra)$/D';

	/** Settings that say nothing where they have the value of all our blocks. */
	private const USUAL = [
		'speed'                => [ 500 ],
		'transition_speed'     => [ 500 ],
		'slides_to_scroll'     => [ 1 ],
		'pause_on_hover'       => [ 'yes' ],
		'pause_on_interaction' => [ 'yes' ],
		'image_stretch'        => [ 'no' ],
		'direction'            => [ 'ltr' ],
		'lazyload'             => [ 'yes', 'no' ],
		'thumbnail_size'       => [ 'thumbnail', 'full', 'large' ],
		'image_size'           => [ 'full', 'large' ],
		'view'                 => [ 'traditional' ],
		'background_size'      => [ 'cover' ],
		'background_position'  => [ 'center center' ],
		'background_repeat'    => [ 'no-repeat' ],
	];

	/**
	 * Widgets that there is no block for, and how many of each.
	 *
	 * @var array<string, int>
	 */
	private array $widgets = [];

	/**
	 * Settings of elements that were left out.
	 *
	 * @var array<string, true>
	 */
	private array $settings = [];

	/**
	 * Sentences.
	 *
	 * @var array<string, true>
	 */
	private array $sentences = [];

	/**
	 * A widget that there is no block for.
	 *
	 * @param string $type Its type, possibly hostile.
	 */
	public function leave_widget( string $type ): void {
		$name                   = self::name( $type );
		$name                   = $name === '' ? '?' : $name;
		$this->widgets[ $name ] = ( $this->widgets[ $name ] ?? 0 ) + 1;
	}

	/**
	 * Settings that say something and are not taken over.
	 *
	 * @param array<mixed> $settings Settings.
	 * @param string[]     $read     Those that are.
	 */
	public function leave_settings( array $settings, array $read ): void {
		$read = array_fill_keys( $read, true );
		foreach ( $settings as $name => $value ) {
			if (
				! isset( $read[ $name ] )
				&& ! str_starts_with( (string) $name, '_element' )
				&& $name !== '_title'
				&& self::says_something( (string) $name, $value )
			) {
				$sentence = self::sentence( (string) $name );
				if ( $sentence === '' ) {
					$this->settings[ self::name( (string) $name ) ] = true;
				} else {
					$this->tell( $sentence );
				}
			}
		}
	}

	/**
	 * What is different, in a sentence.
	 *
	 * @param string $sentence Sentence.
	 */
	public function tell( string $sentence ): void {
		$this->sentences[ $sentence ] = true;
	}

	/**
	 * All of it, in words.
	 *
	 * @return list<string>
	 */
	public function all(): array {
		$notes = [];
		foreach ( $this->widgets as $widget => $number ) {
			$notes[] = sprintf(
				/* translators: 1: a number; 2: name of a widget. */
				_n( '%1$d widget “%2$s”', '%1$d widgets “%2$s”', $number, 'vitrine' ),
				$number,
				$widget
			);
		}
		$notes = [ ...self::first( $notes ), ...self::first( array_keys( $this->sentences ) ) ];
		if ( $this->settings !== [] ) {
			$notes[] = sprintf(
				/* translators: %s: names of settings. */
				__( 'Settings of elements without a counterpart: %s', 'vitrine' ),
				implode( wp_get_list_item_separator(), self::first( array_keys( $this->settings ) ) )
			);
		}
		return $notes;
	}

	/**
	 * The first of many, and how many more there are.
	 *
	 * @param list<int|string> $all Names or sentences.
	 * @return list<string>
	 */
	private static function first( array $all ): array {
		$first = array_map( 'strval', array_slice( $all, 0, self::MAX ) );
		if ( count( $all ) > self::MAX ) {
			/* translators: %s: a number. */
			$first[] = sprintf( __( 'and %s more', 'vitrine' ), number_format_i18n( count( $all ) - self::MAX ) );
		}
		return $first;
	}

	/**
	 * A name as it is told.
	 *
	 * @param string $name Name, possibly hostile.
	 */
	private static function name( string $name ): string {
		return substr( sanitize_key( $name ), 0, self::MAX_NAME );
	}

	/**
	 * What a setting means, where its name is not what people know it by.
	 *
	 * @param string $name Setting.
	 * @return string '' = its name is told.
	 */
	private static function sentence( string $name ): string {
		return match ( true ) {
			$name === '__globals__' => __( 'Global colors and fonts', 'vitrine' ),
			$name === '__dynamic__' => __( 'Dynamic tags', 'vitrine' ),
			preg_match( self::HIDDEN, $name ) === 1 => __( 'Hidden on some devices', 'vitrine' ),
			default => '',
		};
	}

	/**
	 * Whether a setting asks for anything. Empty sliders and sides ask for nothing.
	 *
	 * @param string $name  Setting.
	 * @param mixed  $value Its value.
	 */
	private static function says_something( string $name, mixed $value ): bool {
		$usual = self::USUAL[ (string) preg_replace( '/_(?:tablet|mobile)$/D', '', $name ) ] ?? [];
		if ( is_array( $value ) ) {
			unset( $value['unit'], $value['isLinked'] );
			return array_filter( $value, static fn( mixed $part ): bool => $part !== '' && $part !== [] ) !== [];
		}
		$value = is_numeric( $value ) ? (int) $value : $value;
		return $value !== '' && $value !== null && ! in_array( $value, $usual, true );
	}
}
