<?php
/**
 * What Elementor keeps in the window.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * The setting of sticky sections out of those of a frame. Pure.
 */
final class ElementorSticky {

	/** Settings that are read here. */
	public const READ = [
		'sticky',
		'sticky_on',
		'sticky_offset',
		'sticky_effects_offset',
		'sticky_anchor_link_offset',
		'sticky_parent',
	];

	/** Devices by their names there. */
	private const DEVICES = [ 'desktop' => 'desktops', 'tablet' => 'tablets', 'mobile' => 'phones' ];

	/**
	 * What the block stores; bounds are checked where it is read.
	 *
	 * @param array<mixed> $settings Settings of the frame, possibly hostile.
	 * @return array{vitrineSticky?: array<string, mixed>}
	 */
	public static function attributes( array $settings ): array {
		$edge = $settings['sticky'] ?? '';
		if ( ! in_array( $edge, [ 'top', 'bottom' ], true ) ) {
			return [];
		}
		$sticky = [ 'edge' => $edge ];
		$names  = [
			'offset'        => 'sticky_offset',
			'effectsOffset' => 'sticky_effects_offset',
			'anchorOffset'  => 'sticky_anchor_link_offset',
		];
		foreach ( $names as $ours => $name ) {
			$value = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ]['size'] ?? 0 : $settings[ $name ] ?? 0;
			if ( is_numeric( $value ) && $value > 0 ) {
				$sticky[ $ours ] = (int) $value;
			}
		}
		// There, a section stays to the end of the page unless it says otherwise.
		if ( ( $settings['sticky_parent'] ?? '' ) !== 'yes' ) {
			$sticky['within'] = 'page';
		}
		$devices = is_array( $settings['sticky_on'] ?? null ) ? $settings['sticky_on'] : array_keys( self::DEVICES );
		foreach ( self::DEVICES as $theirs => $ours ) {
			if ( ! in_array( $theirs, $devices, true ) ) {
				$sticky[ $ours ] = false;
			}
		}
		return [ 'vitrineSticky' => $sticky ];
	}
}
