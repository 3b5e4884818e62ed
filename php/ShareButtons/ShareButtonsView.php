<?php
/**
 * What the block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\ShareButtons;

use Vitrine\Consent\Consent;
use Vitrine\Consent\Tools;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Twin: frontend/render/share-buttons/index.tsx.
 *
 * @phpstan-import-type Service from Services
 * @phpstan-type Button array{
 *     service: string,
 *     name: string,
 *     label: string,
 *     color: string,
 *     icon: array{viewBox: string, path: string}|null,
 *     url: string,
 *     action: string,
 * }
 */
final class ShareButtonsView {

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- Names of attributes.
	/**
	 * Keeps the fields.
	 *
	 * @param string       $label        Name of the list.
	 * @param list<Button> $buttons      The buttons; without an icon none is seen.
	 * @param string       $show         `both`, `icon` or `text`.
	 * @param string       $colors       `official` or `text`.
	 * @param int          $columns      Columns, 0 = side by side.
	 * @param bool         $hasGap       Whether the block has a gap of its own.
	 * @param string       $floatDesktop `none`, `start`, `end` or `bottom`.
	 * @param string       $floatTablet  The same.
	 * @param string       $floatPhone   The same.
	 */
	private function __construct(
		public readonly string $label,
		public readonly array $buttons,
		public readonly string $show,
		public readonly string $colors,
		public readonly int $columns,
		public readonly bool $hasGap,
		public readonly string $floatDesktop,
		public readonly string $floatTablet,
		public readonly string $floatPhone
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param ShareButtonsAttributes $read    Attributes within their bounds.
	 * @param SharedPage             $page    What is shared.
	 * @param bool                   $has_gap Whether the block has a gap of its own.
	 */
	public static function of( array $read, SharedPage $page, bool $has_gap = false ): self {
		$services = Services::all();
		$buttons  = [];
		foreach ( $read['services'] as $entry ) {
			$service = $services[ $entry['service'] ];
			if ( ! isset( $service['closed'] ) ) {
				$buttons[] = self::button( $service, $entry['label'], $read['show'], $page );
			}
		}
		return new self(
			__( 'Share', 'vitrine' ),
			$buttons,
			$read['show'],
			$read['colors'],
			$read['columns'],
			$has_gap,
			$read['floatDesktop'],
			$read['floatTablet'],
			$read['floatPhone']
		);
	}

	/**
	 * One button.
	 *
	 * @param Service    $service Its service.
	 * @param string     $label   Words of its own, or empty.
	 * @param string     $show    What of it is seen.
	 * @param SharedPage $page    What is shared.
	 * @return Button
	 */
	private static function button( array $service, string $label, string $show, SharedPage $page ): array {
		[ $words, $name ] = self::words( $service );
		return [
			'service' => $service['id'],
			'name'    => $label === '' ? $name : $label,
			'label'   => $label === '' ? $words : $label,
			'color'   => $service['color'],
			'icon'    => $show === 'text' ? null : $service['icon'],
			'url'     => isset( $service['address'] ) ? Services::address( $service, $page ) : '',
			'action'  => $service['action'] ?? '',
		];
	}

	/**
	 * Words of a button, and its name, which holds them. Twin: wordsOf() in blocks/share-buttons/services/words.ts.
	 *
	 * @param Service $service The service.
	 * @return array{string, string}
	 */
	private static function words( array $service ): array {
		$words = match ( $service['id'] ) {
			'email' => [ __( 'Email', 'vitrine' ), __( 'Share by email', 'vitrine' ) ],
			'copy' => [ __( 'Copy link', 'vitrine' ), '' ],
			'share' => [ __( 'Share', 'vitrine' ), '' ],
			'print' => [ __( 'Print', 'vitrine' ), '' ],
			/* translators: %s: name of a service such as Facebook. */
			default => [ $service['name'] ?? '', sprintf( __( 'Share on %s', 'vitrine' ), $service['name'] ?? '' ) ],
		};
		return [ $words[0], $words[1] === '' ? $words[0] : $words[1] ];
	}

	/**
	 * Where it is a bar that floats.
	 *
	 * @return array<string, string> `start`, `end` or `bottom`, by device.
	 */
	public function floats(): array {
		return array_filter(
			[ 'desktop' => $this->floatDesktop, 'tablet' => $this->floatTablet, 'phone' => $this->floatPhone ],
			static fn( string $place ): bool => $place !== 'none'
		);
	}

	/**
	 * Classes of the wrapper.
	 */
	public function classes(): string {
		$classes = [
			"has-{$this->colors}-colors shows-{$this->show}",
			...( $this->columns > 0 ? [ 'has-columns' ] : [] ),
			...( $this->hasGap ? [ 'has-own-gap' ] : [] ),
		];
		foreach ( $this->floats() as $device => $place ) {
			$classes[] = "is-{$device}-{$place}";
		}
		return implode( ' ', $classes );
	}

	/**
	 * Style of the wrapper.
	 */
	public function style(): string {
		return $this->columns > 0 ? "--vitrine-share-columns:{$this->columns}" : '';
	}

	/**
	 * What the script goes by: what it copies, or hands to the system, and says then; what it asks for Mastodon.
	 *
	 * @param SharedPage $page What is shared.
	 * @return array<string, mixed>
	 */
	public function data( SharedPage $page ): array {
		$sends = array_intersect( array_column( $this->buttons, 'action' ), [ 'copy', 'share' ] ) !== [];
		$asks  = in_array( 'mastodon', array_column( $this->buttons, 'service' ), true );
		return [
			...( $sends ? [
				'url'    => $page->url,
				'title'  => $page->title,
				'copied' => __( 'Link copied.', 'vitrine' ),
				'copy'   => __( 'Copy this link:', 'vitrine' ),
			] : [] ),
			...( $asks ? [ 'mastodon' => self::question() ] : [] ),
		];
	}

	/**
	 * The question for the server of a visitor, who has one of thousands. Twin:
	 * frontend/share-buttons/mastodon/words.ts.
	 *
	 * @return array<string, string>
	 */
	private static function question(): array {
		return [
			'server'  => __( 'Your Mastodon server', 'vitrine' ),
			'invalid' => __( 'Enter the name of a server, such as mastodon.social.', 'vitrine' ),
			'share'   => __( 'Share', 'vitrine' ),
			'cancel'  => __( 'Cancel', 'vitrine' ),
		];
	}
}
