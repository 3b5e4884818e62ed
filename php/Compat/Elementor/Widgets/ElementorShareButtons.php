<?php
/**
 * Share buttons of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\ShareButtons\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Makes share buttons. Services that have closed are kept where they are stored, and never shown.
 */
final class ElementorShareButtons implements ElementorConverter {

	/** Services whose names are others. */
	private const SERVICES = [ 'x-twitter' => 'x', 'odnoklassniki' => 'ok' ];

	/** Elementor's own buttons. */
	private const USUAL = [ [ 'button' => 'facebook' ], [ 'button' => 'x-twitter' ], [ 'button' => 'linkedin' ] ];

	private const SHOWN = [ 'icon' => 'icon', 'text' => 'text' ];

	/** Looks by skin; others are those that we begin with. */
	private const LOOKS = [ 'framed' => 'outline', 'minimal' => 'minimal', 'boxed' => 'boxed' ];

	private const CORNERS = [ 'square' => '0px', 'rounded' => '8px', 'circle' => '100px' ];

	private const ALIGNED = [
		'left'    => 'left',
		'center'  => 'center',
		'right'   => 'right',
		'justify' => 'space-between',
	];

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [
			'columns',
			'alignment',
			'share_buttons',
			'view',
			'show_label',
			'skin',
			'shape',
			'color_source',
			'share_url_type',
			'share_url',
		];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Nothing.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$view     = ElementorValue::text( $settings, 'view', 'icon-text' );
		$has_text = ElementorValue::is_on( $settings, 'show_label', true );
		$is_own   = ElementorValue::text( $settings, 'share_url_type' ) === 'custom';
		return ElementorBlock::ours(
			'share-buttons',
			[
				'services' => self::services( $settings, $notes ),
				'show'     => self::SHOWN[ $view ] ?? ( $has_text ? 'both' : 'icon' ),
				'colors'   => ElementorValue::text( $settings, 'color_source' ) === 'custom' ? 'text' : 'official',
				'columns'  => ElementorValue::number( $settings, 'columns' ) ?? 0,
				'url'      => $is_own ? ElementorValue::url( $settings, 'share_url' ) : '',
			],
			'',
			self::looks( $settings )
		);
	}

	/**
	 * Share buttons with Facebook alone.
	 *
	 * @param string $url Address that is shared, '' = the page.
	 */
	public static function facebook( string $url ): string {
		return ElementorBlock::ours(
			'share-buttons',
			[ 'services' => [ [ 'service' => 'facebook' ] ], 'url' => $url ]
		);
	}

	/**
	 * The buttons.
	 *
	 * @param array<mixed>   $settings Settings of the widget.
	 * @param ElementorNotes $notes    What is left out.
	 * @return list<array{service: string, label?: string}>
	 */
	private static function services( array $settings, ElementorNotes $notes ): array {
		$known    = Services::all();
		$services = [];
		$buttons  = isset( $settings['share_buttons'] )
			? ElementorValue::rows( $settings, 'share_buttons' )
			: self::USUAL;
		foreach ( $buttons as $button ) {
			$theirs = ElementorValue::text( $button, 'button', 'facebook' );
			$ours   = self::SERVICES[ $theirs ] ?? $theirs;
			$label  = ElementorValue::text( $button, 'text' );
			if ( ! isset( $known[ $ours ] ) ) {
				/* translators: %s: name of a service. */
				$notes->tell( sprintf( __( 'Share button “%s”', 'vitrine' ), sanitize_key( $theirs ) ) );
				continue;
			}
			if ( $known[ $ours ]['closed'] ?? false ) {
				$notes->tell(
					sprintf(
						/* translators: %s: name of a service. */
						__( 'Share button “%s”: the service has shut down, and visitors do not see it', 'vitrine' ),
						$theirs
					)
				);
			}
			$services[] = [ 'service' => $ours, ...( $label === '' ? [] : [ 'label' => $label ] ) ];
		}
		return $services;
	}

	/**
	 * Looks, corners and place.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 * @return array<string, mixed>
	 */
	private static function looks( array $settings ): array {
		$look    = self::LOOKS[ ElementorValue::text( $settings, 'skin' ) ] ?? '';
		$corners = self::CORNERS[ ElementorValue::text( $settings, 'shape', 'square' ) ] ?? '';
		$aligned = self::ALIGNED[ ElementorValue::text( $settings, 'alignment' ) ] ?? '';
		return [
			...( $look === '' ? [] : [ 'className' => "is-style-{$look}" ] ),
			...( $corners === '' ? [] : [ 'style' => [ 'border' => [ 'radius' => $corners ] ] ] ),
			...( $aligned === '' ? [] : [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $aligned ] ] ),
		];
	}
}
